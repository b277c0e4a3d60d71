"""`roundhouse replay FILE`: replays a record in a window or the terminal, and on a hub."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from rich.console import Console

from roundhouse import i18n
from roundhouse.commands.environment import at_terminal, has_display
from roundhouse.commands.error_reporting import ImpossibleRequest
from roundhouse.commands.localized_command import LocalizedCommand
from roundhouse.commands.record_files import record_of
from roundhouse.commands.table_factory import open_hub
from roundhouse.commands.table_options import language_option, text_option
from roundhouse.hub import HubThread
from roundhouse.i18n.texts import terminal_text
from roundhouse.presenters.match.replay_presenter import ReplayPresenter
from roundhouse.presenters.table.hub_state import sounds_by_itself
from roundhouse.referee import Replay, TableSession
from roundhouse.terminal.replay_console import ReplayConsole

USUAL_SPEED = 1.0
FASTEST = 1000.0


@click.command(cls=LocalizedCommand)
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@text_option
@click.option("--speed", type=float, metavar="N")
@click.option("--round", "first", type=int, metavar="N")
@click.option("--hub", "address", metavar="ADDRESS")
@language_option
def replay(
    file: Path,
    text: bool,
    speed: float | None,
    first: int | None,
    address: str | None,
    language: str,
) -> None:
    """Replays a record in a window or in the terminal."""
    if speed is not None and not 0 < speed <= FASTEST:
        raise ImpossibleRequest("bad-speed", speed=f"{speed:g}")
    record = record_of(file, language)
    again = Replay(record.game, record.names, record.events, record.start)
    if first is not None:
        try:
            again.skip_to(first)
        except ValueError as error:
            raise ImpossibleRequest("no-such-round", round=first, most=again.rounds) from error
    console = Console()
    try:
        if text or not has_display() or not _window(again, speed, address, console, language):
            _in_terminal(again, speed, address, console, language)
    except KeyboardInterrupt:
        console.print()


def _window(again: Replay, speed: float | None, address: str | None, console: Console, language: str) -> bool:
    """Shows it in a window. Returns False, after printing why, if none can be opened."""
    from roundhouse.window.display import Display
    from roundhouse.window.screens.application import show
    from roundhouse.window.screens.table.table_screen import TableScreen
    from roundhouse.window.window import WindowError

    try:
        with _hub_of_table(again.table, address) as hub:
            events = hub.events if hub is not None else tuple
            host = ReplayPresenter(again, events, speed or USUAL_SPEED, going=speed is not None, language=language)
            caption = i18n.game_name(again.table.referee.game.name, language)
            show(caption, TableScreen(host), Display(language=language))
    except WindowError as error:
        console.print(terminal_text("no-window", language, reason=error), highlight=False, markup=False, soft_wrap=True)
        return False
    return True


def _in_terminal(again: Replay, speed: float | None, address: str | None, console: Console, language: str) -> None:
    hub = open_hub(address) if address is not None else None
    again.table.connect_hub(hub)
    desk = ReplayConsole(ReplayPresenter(again, language=language), console, _key, time.sleep)
    try:
        if speed is None and at_terminal():
            desk.by_key(USUAL_SPEED)
        else:
            # Nobody can press a key: show everything at once, unless a hub plays along.
            desk.at_speed(speed or (USUAL_SPEED if hub is not None else None))
    finally:
        if hub is not None:
            hub.flush()
            hub.close()


def _key() -> str:
    """Waits for a key; empty at the end of the input."""
    try:
        return click.getchar()
    except EOFError:
        return ""


@contextmanager
def _hub_of_table(table: TableSession, address: str | None) -> Iterator[HubThread | None]:
    """Connects the table to a hub; plays its sounds on this computer unless it is a real hub with a speaker."""
    from roundhouse.window.speaker import HubWithSpeaker, Speaker

    hub = open_hub(address)
    speaker = None
    try:
        if not sounds_by_itself(hub):
            speaker = Speaker()
            table.connect_hub(HubWithSpeaker(hub, speaker))
        else:
            table.connect_hub(hub)
        yield hub
    finally:
        table.connect_hub(None)
        if speaker is not None:
            speaker.close()
        if hub is not None:
            hub.close()
