"""People at a live table: in a window where one can be opened, else in the terminal; afterwards the table is saved."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console

from roundhouse import words
from roundhouse.commands.outside import resume_arguments
from roundhouse.commands.setting import NO_HUB, open_hub
from roundhouse.commands.souvenirs import save_record, save_table
from roundhouse.commands.text.called_desk import CalledDesk
from roundhouse.commands.text.desk import Desk
from roundhouse.commands.text.lines import Lines
from roundhouse.commands.text.slots_desk import SlotsDesk, said_by_buttons
from roundhouse.hub import HubThread
from roundhouse.hub.finding import SIMULATED, first_hub
from roundhouse.records.journal import TableJournal
from roundhouse.referee import LiveTable
from roundhouse.referee.called import CalledTable
from roundhouse.referee.slots_table import SlotsTable
from roundhouse.words.pressed import pressed
from roundhouse.words.terminal import terminal


def sit_down(
    table: LiveTable,
    page: TableJournal,
    console: Console,
    *,
    in_window: bool,
    address: str | None,
    out: Path | None,
    language: str,
) -> int:
    """Plays until the match is over or the people have had enough; says where the table is kept.

    Returns how many lines of a real table, called or slots only, could not be taken.
    """
    lines = Lines(console, said_by_buttons if isinstance(table, SlotsTable) else None)
    hub, untaken = None, 0
    try:
        if isinstance(table, SlotsTable):
            hub = open_hub(address, lines.heard)
            table.join(hub)
            buttons = SlotsDesk(table, console, lines.ask, language, quiet=not sys.stdin.isatty())
            if hub is not None and hub.address.startswith(SIMULATED):
                buttons.tell(pressed("no-hub", language), "dim")
            buttons.run()
            untaken = buttons.untaken
        elif isinstance(table, CalledTable):
            # A simulated hub would stand on nobody's table, unless somebody asks for it.
            hub = open_hub(address or (NO_HUB if first_hub().startswith(SIMULATED) else None), lines.heard)
            table.join(hub)
            desk = CalledDesk(table, console, lines.ask, language, quiet=not sys.stdin.isatty())
            desk.run()
            untaken = desk.untaken
        elif not (in_window and _window(table, address, console, language)):
            hub = open_hub(address, lines.heard)
            table.join(hub)
            Desk(table, console, lines.ask, language).run()
    except KeyboardInterrupt:
        # Everything said is on disk: stopping is as good as quitting.
        console.print()
    finally:
        if hub is not None:
            hub.flush()
            hub.close()
    if out is not None and table.referee.match.events:
        console.print(terminal("souvenirs", language))
        for path in (save_record(table.referee, out), save_table(table.referee, out, language)):
            console.print(f"  {path}", highlight=False, soft_wrap=True)
    if table.referee.match.over:
        page.finish()
    else:
        name = resume_arguments(page.name, page.journal.path.parent)
        console.print(terminal("saved", language, name=name), highlight=False, markup=False, soft_wrap=True)
    return untaken


def _window(table: LiveTable, address: str | None, console: Console, language: str) -> bool:
    """Plays in a window; False, after saying why, where none can be opened."""
    from roundhouse.table.live.playing import Playing
    from roundhouse.table.look import Look
    from roundhouse.table.screens.application import show
    from roundhouse.table.screens.at_table import AtTable
    from roundhouse.table.window import WindowError

    try:
        with heard_at(table, address) as hub:
            caption = words.game_name(table.referee.game.name, language)
            show(caption, AtTable(Playing(table, hub, language)), Look(language=language))
    except WindowError as error:
        console.print(terminal("no-window", language, reason=error), highlight=False, markup=False, soft_wrap=True)
        return False
    return True


@contextmanager
def heard_at(table: LiveTable, address: str | None) -> Iterator[HubThread | None]:
    """The table with a hub, which is heard through this computer unless it is a real one with its own loudspeaker."""
    from roundhouse.table.live.speaker import HubWithSpeaker, Speaker

    hub = open_hub(address)
    speaker = None
    try:
        if hub is None or hub.address.startswith(SIMULATED):
            speaker = Speaker()
            table.join(HubWithSpeaker(hub, speaker))
        else:
            table.join(hub)
        yield hub
    finally:
        table.join(None)
        if speaker is not None:
            speaker.close()
        if hub is not None:
            hub.close()
