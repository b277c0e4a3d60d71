"""`roundhouse replay` in a terminal, in a window and on a hub."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pygame
import pytest
from tests.commands.typed_match import run

from roundhouse.commands.records import replay as command
from roundhouse.presenters.views import TableView
from roundhouse.window.table.painter import Painter
from roundhouse.window.window import Window

RECORD = """roundhouse record 1
game mexican-train seats=2 set=6 deal=3
players Ann, Bo
begin Ann
deal Ann 0-2 1-3 1-6; Bo 0-0 2-6 4-5
Ann 6-1 on Ann
Bo 6-2 on mexican
Ann 1-3 on Ann
Bo draw 0-4
Bo done
Ann 2-0 on mexican
begin Bo
stop
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "evening.txt"
    path.write_text(RECORD, encoding="utf-8")
    return str(path)


@pytest.fixture
def waited(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    pauses: list[float] = []
    monkeypatch.setattr("roundhouse.commands.records.replay.time.sleep", pauses.append)
    return pauses


def keys(monkeypatch: pytest.MonkeyPatch, pressed: Iterable[str]) -> None:
    left = iter(pressed)

    def getchar() -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(command, "at_terminal", lambda: True)
    monkeypatch.setattr("roundhouse.commands.records.replay.click.getchar", getchar)


def test_without_a_keyboard_everything_is_printed_at_once(file: str, waited: list[float]) -> None:
    result = run("replay", file, "--text")
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert "1 of 10  A new round begins" in lines[0]
    assert "6 of 10  Bo draws 0-4" in result.output
    assert "Ann is out and wins round 1. Ann 0, Bo 13." in result.output
    assert "That is the end of the record." in result.output
    assert "Ann's hand" not in result.output
    assert waited == []


def test_at_a_speed_the_replay_draws_and_waits(file: str, waited: list[float]) -> None:
    result = run("replay", file, "--text", "--speed", "4")
    assert "Bo's hand: 0-0 [2-6] 4-5" in " ".join(result.output.split())
    assert waited == [0.25] * 10


def test_a_key_is_a_step(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    keys(monkeypatch, ["\r", " ", "\x1b[C", "b", "x", "q"])
    result = run("replay", file, "--text")
    assert result.exit_code == 0
    assert "Enter or Space: next step" in result.output
    assert "3 of 10  Ann plays 6-1 on their own train" in result.output
    assert "Taken back: Ann plays 6-1 on their own train." in result.output
    assert "4 of 10" not in result.output
    assert "end of the record" not in result.output


def test_keys_skip_to_the_next_round_and_start_playing(
    file: str, monkeypatch: pytest.MonkeyPatch, waited: list[float]
) -> None:
    keys(monkeypatch, ["b", "r", "g"])
    result = run("replay", file, "--text")
    assert "9 of 10  A new round begins" in result.output
    assert "8 of 10" not in result.output
    assert "That is the end of the record." in result.output
    assert waited == [1.0, 1.0]


def test_the_end_of_input_ends_the_replay(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    keys(monkeypatch, ["n"])
    assert run("replay", file, "--text").exit_code == 0


def test_the_replay_starts_at_the_requested_round(file: str) -> None:
    result = run("replay", file, "--text", "--round", "2")
    assert "9 of 10  A new round begins" in result.output
    assert "8 of 10" not in result.output


def test_a_simulated_hub_shows_and_sounds_the_replay(file: str, waited: list[float]) -> None:
    result = run("replay", file, "--text", "--hub", "sim://")
    assert result.exit_code == 0, result.output
    assert waited == [1.0] * 10


def test_a_window_shows_the_replay_with_buttons(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[TableView] = []
    keys = [None, pygame.K_SPACE, pygame.K_SPACE, pygame.K_BACKSPACE]
    events = [[pygame.Event(pygame.KEYDOWN, key=key, mod=0)] if key else [] for key in keys] + [
        [pygame.Event(pygame.QUIT)]
    ]
    paint = Painter.paint
    monkeypatch.setattr(command, "has_display", lambda: True)

    def painted(self: Painter, on: pygame.Surface, view: TableView, *more: Any) -> pygame.Rect:
        shown.append(view)
        return paint(self, on, view, *more)

    monkeypatch.setattr(Painter, "paint", painted)
    monkeypatch.setattr(Window, "events", lambda _self: events.pop(0))
    result = run("replay", file, "--hub", "none")
    assert result.exit_code == 0, result.output
    assert not events, "it is shown until the window closes"
    assert [len(view.hand) for view in shown] == [0, 0, 3, 0]
    steps = [re.match(r" *(\d+) of 10", view.message.text) for view in shown]
    assert [step and int(step[1]) for step in steps] == [0, 1, 2, 1]
    assert [button.label for button in shown[0].buttons] == ["Close", "Back", "Next round", "Play", "Next"]


def test_if_no_window_opens_the_replay_is_in_the_terminal(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "has_display", lambda: True)
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-driver")
    result = run("replay", file, "--hub", "none")
    assert "Cannot open a window" in result.output
    assert "That is the end of the record." in result.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--speed", "0"], "Cannot play 0 steps a second"),
        (["--speed", "nan"], "Cannot play nan steps a second"),
        (["--round", "3"], "There is no round 3 in this record: choose 1 to 2."),
        (["--round", "0"], "There is no round 0 in this record"),
    ],
)
def test_an_invalid_request_gives_one_line(file: str, words: list[str], said: str) -> None:
    result = run("replay", file, "--text", *words)
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_record_that_breaks_the_rules_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(RECORD.replace("Bo 6-2 on mexican", "Bo 6-2 on Ann"), encoding="utf-8")
    result = run("replay", str(path), "--text")
    assert result.exit_code == 2
    assert f"{path}:7: refused by MT-7: Ann's train is closed: its marker is down." in result.stderr
    assert result.stderr.count("\n") == 1
