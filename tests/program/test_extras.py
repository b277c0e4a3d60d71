"""The advice what to install: the command of the installer that was used, with what is there already."""

import importlib.metadata
import json
import sys
from pathlib import Path

import pytest

from roundhouse.program import environment
from roundhouse.program.environment import typed


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder with spaces that this program, which has the extra for phones, was installed from."""
    folder = tmp_path / "train games"
    folder.mkdir()

    class Installed:
        def read_text(self, name: str) -> str:
            assert name == "direct_url.json"
            return json.dumps({"url": folder.as_uri(), "dir_info": {}})

    monkeypatch.setattr(importlib.metadata, "distribution", lambda _: Installed())
    monkeypatch.setattr(environment, "has_extra", lambda name: name == "phones")
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    return folder


@pytest.mark.parametrize(
    ("mark", "command"),
    [
        ("", (sys.executable, "-m", "pip", "install")),
        ("pipx_metadata.json", ("pipx", "install", "--force")),
        ("uv-receipt.toml", ("uv", "tool", "install", "--force")),
    ],
)
def test_the_command_is_of_the_installer_and_keeps_what_is_there(
    source: Path, tmp_path: Path, mark: str, command: tuple[str, ...]
) -> None:
    if mark:
        (tmp_path / mark).touch()
    assert str(environment.how_to_install("club")) == f"run `{typed(*command, f'{source}[phones,club]')}`"


def test_where_the_source_is_gone_it_is_said_how_such_a_command_looks(source: Path) -> None:
    source.rmdir()
    assert str(environment.how_to_install("mdns")).endswith("behind its name, as in `pip install '.[phones,mdns]'`")
