"""`roundhouse resume`: continues a table that was left or interrupted."""

from __future__ import annotations

import sys

import click
from rich.console import Console
from rich.table import Table

from roundhouse.commands import table_options as options
from roundhouse.commands.localized_command import LocalizedCommand
from roundhouse.i18n.saved_answers import difference_lines
from roundhouse.i18n.texts import Texts
from roundhouse.program.environment import at_terminal, has_display
from roundhouse.program.errors import ImpossibleRequest
from roundhouse.program.journal_tables import restore_table
from roundhouse.program.play_table import ShowTable, TableRunner
from roundhouse.program.table_factory import heard_sounds
from roundhouse.program.table_request import TableRequest
from roundhouse.records.journal import Journal, SavedTable
from roundhouse.referee.session.saved_table import RuledOtherwise
from roundhouse.referee.session.thinking import Thinker


@click.command(cls=LocalizedCommand)
@click.argument("name", required=False)
@click.option("--list", "listed", is_flag=True)
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
    context: click.Context, request: TableRequest, name: str | None, listed: bool, text: bool, anew: bool
) -> None:
    """Continues a saved table."""
    console, texts = Console(), request.texts
    runner = TableRunner(request, console)
    with Journal(request.data) as journal:
        waiting = [kept for kept in journal.tables() if not kept.finished]
        if listed:
            _list(texts, waiting, console)
            return
        kept = _named(texts, waiting, name)
        try:
            table, page = restore_table(journal, kept, anew=anew)
        except RuledOtherwise as found:
            told, lost = difference_lines(texts, found.difference), texts.text("saved/lost", count=found.lost)
            what = " ".join((texts.of(found), *told, lost))
            raise ImpossibleRequest("ruled-otherwise", what=what, name=kept.name) from found
        table.output.hear(heard_sounds(request))
        table.computers.think_with(Thinker(request.thinking))
        players = ", ".join(table.referee.names)
        console.print(texts.terminal("resumed", name=kept.name, players=players), highlight=False, markup=False)
        window: ShowTable | None = None
        # The calls of a table with real tiles may come from a pipe, which a window does not read.
        if request.phones is None and not text and has_display() and (table.mode.name == "dealt" or at_terminal()):
            from roundhouse.program.run_window import run_table as window
        untaken = runner.play(table, page, window)
    if untaken and not sys.stdin.isatty():
        context.exit(1)


def _named(texts: Texts, waiting: list[SavedTable], name: str | None) -> SavedTable:
    if not waiting:
        raise click.ClickException(texts.terminal("no-tables"))
    for kept in waiting:
        if name in (None, kept.name, str(kept.number)):
            return kept
    allowed = ", ".join(kept.name for kept in waiting[:10])
    raise ImpossibleRequest("no-such-table", name=name, allowed=allowed)


def _list(texts: Texts, waiting: list[SavedTable], console: Console) -> None:
    if not waiting:
        console.print(texts.terminal("no-tables"), highlight=False, markup=False)
        return
    sheet = Table(title=texts.terminal("tables"), title_justify="left", box=None, pad_edge=False)
    for column in ("name", "game", "players", "begun"):
        sheet.add_column("", no_wrap=column != "players")  # names are typed and dates are read in one piece
    for kept in waiting:
        names = ", ".join(player for player, _ in kept.setup.seats)
        begun = texts.moment(kept.begun.astimezone())
        sheet.add_row(kept.name, texts.game_name(kept.setup.game), names, begun)
    console.print(sheet)
