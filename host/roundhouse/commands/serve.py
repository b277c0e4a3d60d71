"""`roundhouse serve`: a dealt table without a window; everybody plays on a phone."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from roundhouse.commands.hall import Reports, hall_options
from roundhouse.commands.journal_tables import add_to_journal
from roundhouse.commands.localized_command import LocalizedCommand
from roundhouse.commands.match_exports import FILES
from roundhouse.commands.result_files import folder_for
from roundhouse.commands.table_factory import TableRequest, heard_sounds, new_table
from roundhouse.commands.table_options import (
    APP_OPTIONS,
    PhonesAt,
    game_argument,
    level_option,
    match_options,
    names_a_table,
    out_option,
    phone_options,
    sounds_option,
    table_help,
    table_options,
    thinking_option,
)
from roundhouse.games.core.options import read_rules
from roundhouse.records.journal import Journal


@click.command(cls=LocalizedCommand, facts=table_help)
@game_argument
@click.option("--players", metavar="NAMES")
@click.option("--seats", type=int, metavar="N")
@level_option
@match_options
@phone_options
@out_option
@sounds_option
@click.option("--qr", type=click.Choice(["terminal", "png"]), default="terminal")
@thinking_option
@hall_options
@table_options
@click.pass_context
def serve(
    context: click.Context,
    game: str,
    players: str | None,
    seats: int | None,
    level: str,
    domino_set: int | None,
    rounds: int | None,
    minutes: float | None,
    rule: tuple[str, ...],
    announce_time: int | None,
    at: PhonesAt,
    out: Path | None,
    sounds: str | None,
    qr: str,
    thinking: float | None,
    address: str | None,
    language: str,
    data: Path,
    reports: Reports,
) -> None:
    """Serves a new table to phones, or lets phones set tables up."""
    from roundhouse.commands.phone_server import listen  # the extra need not be there for other commands
    from roundhouse.commands.run_phones import serve_table

    picture = data / "code.png" if qr == "png" else None
    if not names_a_table(context, (*APP_OPTIONS, "qr")):
        from roundhouse.commands.run_host import host_tables

        host_tables(
            data,
            Console(),
            listen(at),
            at=at,
            address=address,
            language=language,
            thinking=thinking,
            picture=picture,
        )
        return
    rules = read_rules(rule, set=domino_set, rounds=rounds)
    table = new_table(
        TableRequest(
            game, players, seats, rules, level, minutes=minutes, thinking=thinking, announce_time=announce_time
        )
    )
    table.cue_filter.amount = heard_sounds(sounds, data)
    if out is not None:
        folder_for(out, *FILES)
    listening = listen(at)  # before anything is saved
    with Journal(data) as journal:
        page = add_to_journal(journal, table)
        with reports(table, page):
            serve_table(
                table, page, Console(), listening, at=at, address=address, out=out, language=language, picture=picture
            )
