"""Finding MicroPython: one that is too old is not taken."""

import shutil
from pathlib import Path

import pytest

from tools import micropython


def test_without_debian_and_path_the_message_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(micropython.NoMicroPython) as fault:
        micropython.command()
    assert "Install `micropython` so that it is on the PATH." in str(fault.value)


def test_an_old_one_on_the_path_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    old = tmp_path / "micropython"
    old.write_text("#!/bin/sh\necho 1.19\n", encoding="utf-8")
    old.chmod(0o755)
    which = {"micropython": str(old), "apt-get": None}
    monkeypatch.setattr(shutil, "which", which.get)
    with pytest.raises(micropython.NoMicroPython, match=r"is too old .*Install MicroPython 1\.22 or newer"):
        micropython.command()


def test_a_new_one_on_the_path_is_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    new = tmp_path / "micropython"
    new.write_text("#!/bin/sh\necho 1.25\n", encoding="utf-8")
    new.chmod(0o755)
    which = {"micropython": str(new), "apt-get": None}
    monkeypatch.setattr(shutil, "which", which.get)
    assert micropython.command() == [str(new)]
