"""`roundhouse resume`: continues a table that was left or interrupted."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from roundhouse.commands import table_options as options
from roundhouse.commands.localized_command import LocalizedCommand
from roundhouse.i18n.saved_answers import difference_lines
from roundhouse.i18n.texts import Texts
from roundhouse.program.environment import at_terminal, has_display
from roundhouse.program.errors import ImpossibleRequest
from roundhouse.program.journal_tables import unfinished_tables
from roundhouse.program.play_table import TableRunner
from roundhouse.program.table_request import TableRequest
from roundhouse.records.journal import Journal, TableJournal
from roundhouse.referee import TableSession
from roundhouse.referee.session.saved_table import RuledOtherwise


@click.command(cls=LocalizedCommand)
@click.argument("name", required=False)
@click.option("--list", "listed", is_flag=True)
@click.option("--as-it-was", "kept", is_flag=True)
@click.option("--rule-anew", "anew", is_flag=True)
@options.text_option
@options.phone_options
@options.out_option
@options.sounds_option
@options.thinking_option
@options.hall_options
@options.place_options
@options.table_request
@click.pass_context
def resume(
    context: click.Context, request: TableRequest, name: str | None, listed: bool, text: bool, kept: bool, anew: bool
) -> None:
    """Continue a saved table."""
    if listed:
        _list(request.data, request.texts, Console())
        return
    window = None if request.phones is not None or text or not has_display() else _in_window
    try:
        untaken = TableRunner(request, Console()).play_saved(name, window, "keep" if kept else "anew" if anew else "")
    except RuledOtherwise as found:
        texts = request.texts
        told, lost = difference_lines(texts, found.difference), texts.text("saved/lost", count=found.lost)
        what = " ".join((texts.of(found), *told, lost))
        raise ImpossibleRequest("ruled-otherwise", what=what, name=found.kept.name) from found
    if untaken and not at_terminal():
        context.exit(1)


def _in_window(table: TableSession, page: TableJournal, request: TableRequest, console: Console) -> bool:
    from roundhouse.program.run_window import run_table  # takes a while

    return run_table(table, page, request, console)


def _list(data: Path, texts: Texts, console: Console) -> None:
    with Journal(data) as journal:
        waiting = unfinished_tables(journal)
    if not waiting:
        console.print(texts.terminal("no-tables"), highlight=False, markup=False)
        return
    sheet = Table(title=texts.terminal("tables"), title_justify="left", box=None, pad_edge=False)
    for column in ("name", "game", "players", "begun"):
        sheet.add_column("", no_wrap=column != "players")  # names are typed and dates are read in one piece
    for kept in waiting:
        names = ", ".join(player for player, _ in kept.setup.seats)
        begun = texts.moment(kept.begun.astimezone())
        copy = f" · {texts.text('saved/copy')}" if kept.is_copy else ""
        sheet.add_row(kept.name, texts.game_name(kept.setup.game) + copy, names, begun)
    console.print(sheet)
