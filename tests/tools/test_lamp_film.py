"""The pictures of the lamps are what the firmware shows, and say so when they are not anymore."""

from __future__ import annotations

from pathlib import Path

import pytest

from roundhouse_hub.lamps import idle, render
from tools import lamp_film

DARK = (0, 0, 0)


def drawn(folder: Path, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr("sys.argv", ["lamp_film.py", "--into", str(folder), *arguments])
    return lamp_film.main()


def test_a_film_shows_the_lamps_at_its_times() -> None:
    film = lamp_film.Film("blinking", {0: lamp_film.shown("d", "1")}, 0, 500)
    assert [colors[0] for colors in film.frames(4)] == [render.AMBER, DARK, render.AMBER, DARK]


def test_each_picture_is_stale_once_a_lamp_does_something_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert drawn(tmp_path, monkeypatch, "--check") == 1
    assert drawn(tmp_path, monkeypatch) == 0
    assert drawn(tmp_path, monkeypatch, "--check") == 0
    monkeypatch.setattr(render, "_CLOSED_LEVEL", 120)
    capsys.readouterr()
    assert drawn(tmp_path, monkeypatch, "--check") == 1
    assert "rhythms.png" in capsys.readouterr().out
    monkeypatch.undo()
    monkeypatch.setattr(idle, "_WAVE_MS", 5000)
    assert drawn(tmp_path, monkeypatch, "--check") == 1
    said = capsys.readouterr().out
    assert "shows.png" in said and "rhythms.png" not in said
