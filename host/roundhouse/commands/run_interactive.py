"""Lets people play at a table, in a window if one can be opened, else in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from time import monotonic

from rich.console import Console

from roundhouse.commands.environment import resume_arguments
from roundhouse.commands.match_exports import save_record, save_table
from roundhouse.commands.table_factory import address_of_hub, open_hub
from roundhouse.commands.table_options import PhonesAt
from roundhouse.flashing.drives import waiting_picos
from roundhouse.hub.discovery import is_simulated
from roundhouse.i18n.texts import buttons_text, terminal_text
from roundhouse.presenters.presenter import Presenter
from roundhouse.records.journal import TableJournal
from roundhouse.referee import TableSession
from roundhouse.terminal.console import TableConsole, is_complete_press
from roundhouse.terminal.input_queue import InputQueue


def play_interactively(
    table: TableSession,
    page: TableJournal,
    console: Console,
    *,
    in_window: bool,
    address: str | None,
    out: Path | None,
    language: str,
    phones: PhonesAt | None = None,
) -> int:
    """Plays until the match is over or people leave; prints how to resume.

    Returns how many typed lines at a table with real tiles could not be understood.
    """
    rejected = 0
    try:
        if not (in_window and _in_window(table, page, address, language, console, phones)):
            rejected = _in_terminal(table, address, language, console)
    except KeyboardInterrupt:
        # Every call is on disk, so an interrupt is as good as quitting.
        console.print()
    leave_table(table, page, console, out=out, language=language)
    return rejected


def leave_table(
    table: TableSession, page: TableJournal, console: Console, *, out: Path | None, language: str, how: str = ""
) -> None:
    """Print `how` a table is resumed whose match is not over, and save the match to `out`."""
    if table.referee.match.over:
        page.finish()
    else:
        name = resume_arguments(page.name, page.journal.path.parent) + how
        console.print(terminal_text("saved", language, name=name), highlight=False, markup=False, soft_wrap=True)
    if out is not None and table.referee.match.events:
        written = save_record(table.referee, out), save_table(table.referee, out, language)
        console.print(terminal_text("saved-files", language))
        for path in written:
            console.print(f"  {path}", highlight=False, soft_wrap=True)


def _in_window(
    table: TableSession,
    page: TableJournal,
    address: str | None,
    language: str,
    console: Console,
    phones: PhonesAt | None,
) -> bool:
    """Plays in a window. Returns False, after printing why, if none can be opened."""
    # Importing the screens takes a while, so it is done only here.
    from roundhouse.commands.run_window import run_table

    return run_table(table, page, address, language, console, phones)


def _in_terminal(table: TableSession, address: str | None, language: str, console: Console) -> int:
    """Plays in the terminal; returns the number of lines that could not be understood."""
    lines = InputQueue(console, is_complete_press if table.mode.name == "slots" else None)
    hub = open_hub(address_of_hub(table, address), lines.put_hub_event)
    table.connect_hub(hub)
    try:
        quiet = not table.mode.deals and not sys.stdin.isatty()
        if quiet:
            table.announce_time = 0  # lines from a pipe tell no time
        desk = TableConsole(Presenter(table, language), console, lines.ask, quiet, lambda: round(1000 * monotonic()))
        lines.is_due = lambda: desk.is_due
        if hub is not None and is_simulated(hub.address):
            if table.mode.name == "slots":
                desk.tell(buttons_text("no-hub", language), "dim")
            for waiting in waiting_picos() if address is None else ():
                desk.tell(waiting.text(language), "dim")
        desk.run()
        return desk.rejected
    finally:
        if hub is not None:
            hub.flush()
            hub.close()
