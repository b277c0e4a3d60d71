"""`roundhouse replay FILE`: replays a record in a window or the terminal, and on a hub."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from rich.console import Console

from roundhouse.commands.localized_command import LocalizedCommand
from roundhouse.commands.records.record_files import record_of
from roundhouse.commands.table_options import hub_option, language_option, text_option
from roundhouse.hub.thread import HubThread
from roundhouse.i18n.texts import Texts
from roundhouse.indices import RoundIndex, index_of
from roundhouse.presenters.match.replay_presenter import ReplayPresenter
from roundhouse.presenters.table.hub_state import sounds_by_itself
from roundhouse.program.environment import at_terminal, has_display
from roundhouse.program.errors import ImpossibleRequest
from roundhouse.program.hubs import NO_HUB, connected_hub
from roundhouse.program.speakers import HubWithSpeaker
from roundhouse.referee import Replay, TableSession
from roundhouse.terminal.replay_console import ReplayConsole

USUAL_SPEED = 1.0
FASTEST = 1000.0


@click.command(cls=LocalizedCommand)
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@text_option
@click.option("--speed", type=float, metavar="N")
@click.option("--round", "first", type=int, metavar="N")
@click.option("--rule-anew", "anew", is_flag=True)
@hub_option
@language_option
def replay(
    file: Path, text: bool, speed: float | None, first: int | None, anew: bool, hub: str | None, texts: Texts
) -> None:
    """Replay a record in a window or in the terminal."""
    if speed is not None and not 0 < speed <= FASTEST:
        raise ImpossibleRequest("bad-speed", speed=f"{speed:g}")
    record = record_of(texts, file, anew=anew)
    again = Replay(record.game, record.names, record.events, record.start, record.rule_sheet)
    if first is not None:
        try:
            again.skip_to(RoundIndex(index_of(first)))
        except ValueError as error:
            raise ImpossibleRequest("no-such-round", round=first, most=again.rounds) from error
    console = Console()
    try:
        if text or not has_display() or not _window(texts, again, speed, hub, console):
            _in_terminal(texts, again, speed, hub, console)
    except KeyboardInterrupt:
        console.print()


def _window(texts: Texts, again: Replay, speed: float | None, address: str | None, console: Console) -> bool:
    """Show it in a window. Return False, after printing why, if none can be opened."""
    from roundhouse.window.display import DisplaySettings
    from roundhouse.window.screens.application import show
    from roundhouse.window.screens.table.table_screen import TableScreen
    from roundhouse.window.window import WindowError

    try:
        with connected_hub(again.table, address) as hub, _heard(again.table, hub):
            events = hub.events if hub is not None else tuple
            host = ReplayPresenter(again, events, speed or USUAL_SPEED, going=speed is not None, texts=texts)
            caption = texts.game_name(again.table.referee.game.name)
            show(caption, TableScreen(host), DisplaySettings(texts=texts))
    except WindowError as error:
        console.print(texts.terminal("no-window", reason=error), highlight=False, markup=False, soft_wrap=True)
        return False
    return True


def _in_terminal(texts: Texts, again: Replay, speed: float | None, address: str | None, console: Console) -> None:
    with connected_hub(again.table, address or NO_HUB) as hub:
        presenter = ReplayPresenter(again, texts=texts)
        if presenter.rules:
            console.print(f"{presenter.rules}.", highlight=False, markup=False)
        desk = ReplayConsole(presenter, console, _key, time.sleep)
        if speed is None and at_terminal():
            desk.by_key(USUAL_SPEED)
        else:
            # Nobody can press a key: show everything at once, unless a hub plays along.
            desk.at_speed(speed or (USUAL_SPEED if hub is not None else None))


def _key() -> str:
    """Wait for a key; empty at the end of the input."""
    try:
        return click.getchar()
    except EOFError:
        return ""


@contextmanager
def _heard(table: TableSession, hub: HubThread | None) -> Iterator[None]:
    """Play the table's sounds on this computer, unless its hub is a real one with a speaker."""
    if sounds_by_itself(hub):
        yield
        return
    from roundhouse.window.speaker import Speaker

    speaker = Speaker()
    table.output.connect(HubWithSpeaker(hub, speaker))
    try:
        yield
    finally:
        table.output.connect(None)
        speaker.close()
