"""`roundhouse resume`: continues a table that was left or interrupted."""

from __future__ import annotations

import sys
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from roundhouse import i18n
from roundhouse.commands.environment import at_terminal, has_display
from roundhouse.commands.error_reporting import ImpossibleRequest
from roundhouse.commands.hall import Reports, hall_options
from roundhouse.commands.journal_tables import restore_table
from roundhouse.commands.localized_command import LocalizedCommand
from roundhouse.commands.match_exports import FILES
from roundhouse.commands.result_files import folder_for
from roundhouse.commands.run_interactive import play_interactively
from roundhouse.commands.table_factory import heard_sounds
from roundhouse.commands.table_options import (
    PhonesAt,
    out_option,
    phone_options,
    sounds_option,
    table_options,
    text_option,
    thinking_option,
)
from roundhouse.i18n.dates import moment
from roundhouse.i18n.texts import terminal_text
from roundhouse.records.journal import Journal, SavedTable
from roundhouse.referee.thinking import Thinker


@click.command(cls=LocalizedCommand)
@click.argument("name", required=False)
@click.option("--list", "listed", is_flag=True)
@text_option
@click.option("--phones", is_flag=True)
@phone_options
@out_option
@sounds_option
@thinking_option
@hall_options
@table_options
@click.pass_context
def resume(
    context: click.Context,
    name: str | None,
    listed: bool,
    text: bool,
    phones: bool,
    at: PhonesAt,
    out: Path | None,
    sounds: str | None,
    thinking: float | None,
    address: str | None,
    language: str,
    data: Path,
    reports: Reports,
) -> None:
    """Continues a saved table."""
    console = Console()
    if out is not None:
        folder_for(out, *FILES)
    with Journal(data) as journal:
        waiting = [kept for kept in journal.tables() if not kept.finished]
        if listed:
            _list(waiting, console, language)
            return
        kept = _named(waiting, name, language)
        table, page = restore_table(journal, kept)
        table.cue_filter.amount = heard_sounds(sounds, data)
        table.thinker = Thinker(thinking)
        players = ", ".join(table.referee.names)
        console.print(
            terminal_text("resumed", language, name=kept.name, players=players), highlight=False, markup=False
        )
        if phones:
            from roundhouse.commands.phone_server import listen
            from roundhouse.commands.run_phones import serve_table

            listening = listen(at)
            with reports(table, page):
                serve_table(table, page, console, listening, at=at, address=address, out=out, language=language)
            return
        # The calls of a table with real tiles may come from a pipe, which a window does not read.
        in_window = not text and has_display() and (table.mode.name == "dealt" or at_terminal())
        with reports(table, page):
            untaken = play_interactively(
                table, page, console, in_window=in_window, address=address, out=out, language=language
            )
    if untaken and not sys.stdin.isatty():
        context.exit(1)


def _named(waiting: list[SavedTable], name: str | None, language: str) -> SavedTable:
    if not waiting:
        raise click.ClickException(terminal_text("no-tables", language))
    for kept in waiting:
        if name in (None, kept.name, str(kept.number)):
            return kept
    allowed = ", ".join(kept.name for kept in waiting[:10])
    raise ImpossibleRequest("no-such-table", name=name, allowed=allowed)


def _list(waiting: list[SavedTable], console: Console, language: str) -> None:
    if not waiting:
        console.print(terminal_text("no-tables", language), highlight=False, markup=False)
        return
    sheet = Table(title=terminal_text("tables", language), title_justify="left", box=None, pad_edge=False)
    for column in ("name", "game", "players", "begun"):
        sheet.add_column("", no_wrap=column != "players")  # names are typed and dates are read in one piece
    for kept in waiting:
        names = ", ".join(player for player, _ in kept.setup.seats)
        begun = moment(kept.begun.astimezone(), language)
        sheet.add_row(kept.name, i18n.game_name(kept.setup.game, language), names, begun)
    console.print(sheet)
