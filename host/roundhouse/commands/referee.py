"""`roundhouse referee`: referees a table of real tiles; calls are typed or pressed."""

from __future__ import annotations

import sys
from pathlib import Path

import click
from rich.console import Console

from roundhouse.commands.hall import Reports, hall_options
from roundhouse.commands.journal_tables import add_to_journal
from roundhouse.commands.localized_command import LocalizedCommand
from roundhouse.commands.match_exports import FILES
from roundhouse.commands.result_files import folder_for
from roundhouse.commands.run_interactive import play_interactively
from roundhouse.commands.table_factory import TableRequest, heard_sounds, new_table
from roundhouse.commands.table_options import (
    PhonesAt,
    game_argument,
    match_options,
    out_option,
    phone_options,
    rules_help,
    sounds_option,
    table_options,
)
from roundhouse.games.core.options import read_rules
from roundhouse.records.journal import Journal


@click.command(cls=LocalizedCommand, facts=rules_help)
@game_argument
@click.option("--players", metavar="NAMES")
@click.option("--slots", is_flag=True)
@click.option("--phones", is_flag=True)
@phone_options
@match_options
@out_option
@sounds_option
@hall_options
@table_options
@click.pass_context
def referee(
    context: click.Context,
    game: str,
    players: str | None,
    slots: bool,
    phones: bool,
    at: PhonesAt,
    domino_set: int | None,
    rounds: int | None,
    minutes: float | None,
    rule: tuple[str, ...],
    announce_time: int | None,
    out: Path | None,
    sounds: str | None,
    address: str | None,
    language: str,
    data: Path,
    reports: Reports,
) -> None:
    """Referees a table of real tiles; exit code 1 if calls from a pipe could not be understood."""
    mode = "slots" if slots else "called"
    request = TableRequest(
        game,
        players,
        rules=read_rules(rule, set=domino_set, rounds=rounds),
        mode=mode,
        minutes=minutes,
        announce_time=announce_time,
    )
    table = new_table(request)
    table.cue_filter.amount = heard_sounds(sounds, data)
    if out is not None:
        folder_for(out, *FILES)
    if phones:
        from roundhouse.commands.phone_server import listen
        from roundhouse.commands.run_phones import serve_table

        listening = listen(at)  # before anything is saved
        with Journal(data) as journal:
            page = add_to_journal(journal, table)
            with reports(table, page):
                serve_table(table, page, Console(), listening, at=at, address=address, out=out, language=language)
        return
    with Journal(data) as journal:
        page = add_to_journal(journal, table)
        with reports(table, page):
            untaken = play_interactively(
                table, page, Console(), in_window=False, address=address, out=out, language=language
            )
    if untaken and not sys.stdin.isatty():
        context.exit(1)
