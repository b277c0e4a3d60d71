"""Typed lines and the hub's news, one after another."""

import io
import os
import pty
import select
import signal
import subprocess
import sys
import termios
from pathlib import Path

import pytest
from rich.console import Console
from tools.testing.waiting import PATIENCE_S

from roundhouse.catalogs import Verbatim
from roundhouse.hub.events import ButtonEvent, Connected, HubInfo, Lost
from roundhouse.terminal.console import is_complete_press
from roundhouse.terminal.input_queue import InputQueue


def lines_of(typed: str, monkeypatch: pytest.MonkeyPatch) -> InputQueue:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return InputQueue(Console(file=io.StringIO()))


def test_a_line_is_read_for_each_prompt_and_the_end_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = lines_of("5-6\ndone\n", monkeypatch)
    assert [lines.ask("> "), lines.ask("> ")] == ["5-6", "done"]
    with pytest.raises(EOFError):
        lines.ask("> ")


def test_news_of_the_hub_come_before_a_line_that_is_not_typed_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = lines_of("", monkeypatch)
    for event in (ButtonEvent(3, "down", 0), Lost(Verbatim("unplugged")), Connected(HubInfo())):
        lines.put_hub_event(event)
    assert [lines.ask("> ") for _ in range(3)] == [
        ButtonEvent(3, "down", 0),
        Lost(Verbatim("unplugged")),
        Connected(HubInfo()),
    ]


def test_news_without_a_message_does_not_interrupt_the_typing(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = lines_of("done\n", monkeypatch)
    for event in (
        Connected(HubInfo()),
        ButtonEvent(12, "down", 0),
        ButtonEvent(3, "press", 0),
        ButtonEvent(3, "twice", 0),
    ):
        lines.put_hub_event(event)
    assert lines.ask("> ") == "done"


def test_a_table_of_buttons_hears_what_a_press_turned_out_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    lines = InputQueue(Console(file=io.StringIO()), is_complete_press)
    for event in (
        ButtonEvent(3, "down", 0),
        ButtonEvent(3, "twice", 0),
        ButtonEvent(12, "down", 0),
        ButtonEvent(12, "long", 0),
    ):
        lines.put_hub_event(event)
    assert [lines.ask("> ") for _ in range(2)] == [ButtonEvent(3, "twice", 0), ButtonEvent(12, "long", 0)]


def shown_until(terminal: int, words: bytes) -> None:
    """Wait until these words are on a terminal, whose lines may have been broken between them."""
    shown = b""
    while words not in b" ".join(shown.split()):
        assert select.select([terminal], [], [], PATIENCE_S)[0], f"{words!r} does not come after {shown!r}"
        shown += os.read(terminal, 1000)


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL])
def test_a_terminal_is_left_as_it_was_found(end: signal.Signals, tmp_path: Path) -> None:
    """A program that ends while it waits for a line must not leave a terminal that hides what is typed."""
    ours, theirs = pty.openpty()
    before = termios.tcgetattr(theirs)
    command = "from roundhouse.cli import main; main(['play', '--text', '--hub', 'none', '--players', 'Ann'])"
    environment = {**os.environ, "ROUNDHOUSE_DATA": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    # A shell's background job, and all that it starts, would not hear of Ctrl-C.
    begun = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        process = subprocess.Popen(
            [sys.executable, "-c", command], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
        )
    finally:
        signal.signal(signal.SIGINT, begun)
    with process:
        shown_until(ours, b"Ann >")
        os.write(ours, b"dra")
        shown_until(ours, b"dra")
        process.send_signal(end)
        if end is signal.SIGINT:
            shown_until(ours, b"continue with")
        process.wait(PATIENCE_S)
    assert termios.tcgetattr(theirs) == before
    os.close(ours)
    os.close(theirs)
