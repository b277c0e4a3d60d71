"""People at a live table: in a window where one can be opened, else in the terminal; afterwards the table is saved."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console

from roundhouse.commands.outside import resume_arguments
from roundhouse.commands.setting import NO_HUB, open_hub
from roundhouse.commands.souvenirs import save_record, save_table
from roundhouse.commands.text.called_desk import CalledDesk
from roundhouse.commands.text.desk import Desk
from roundhouse.commands.text.lines import Lines
from roundhouse.commands.text.slots_desk import SlotsDesk, said_by_buttons
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
        elif not (in_window and _in_window(table, page, address, language, console)):
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


def _in_window(table: LiveTable, page: TableJournal, address: str | None, language: str, console: Console) -> bool:
    """Plays in a window; False, after saying why, where none can be opened."""
    # The screens take a while to be read, which a terminal need not wait for.
    from roundhouse.commands.application import run_table

    return run_table(table, page, address, language, console)
