"""`roundhouse play`: a table in a window, in the terminal, or played by computers alone."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from roundhouse.commands.environment import has_display
from roundhouse.commands.error_reporting import ImpossibleRequest
from roundhouse.commands.journal_tables import add_to_journal
from roundhouse.commands.localized_command import LANGUAGE, LocalizedCommand
from roundhouse.commands.match_exports import FILES
from roundhouse.commands.result_files import folder_for
from roundhouse.commands.run_autoplay import autoplay_hub, export_autoplay, show_match
from roundhouse.commands.run_interactive import play_interactively
from roundhouse.commands.run_window import run_application
from roundhouse.commands.table_factory import TableRequest, heard_sounds, is_seed, new_table
from roundhouse.commands.table_options import (
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
    text_option,
    thinking_option,
)
from roundhouse.games.core.options import read_rules
from roundhouse.records.journal import Journal

ROUNDS_SHOWN = 1


@click.command(cls=LocalizedCommand, facts=table_help)
@game_argument
@click.option("--players", metavar="NAMES")
@click.option("--seats", type=int, metavar="N")
@level_option
@match_options
@click.option("--seed", metavar="TEXT")
@text_option
@click.option("--computer", is_flag=True)
@click.option("--phones", is_flag=True)
@phone_options
@out_option
@sounds_option
@thinking_option
@table_options
@click.pass_context
def play(
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
    seed: str | None,
    text: bool,
    computer: bool,
    phones: bool,
    at: PhonesAt,
    out: Path | None,
    sounds: str | None,
    thinking: float | None,
    address: str | None,
    language: str,
    data: Path,
) -> None:
    """Opens the application or a table, or lets computers play."""
    console = Console()
    in_window, phones_at = has_display() and not text, at if phones else None
    if phones:
        from roundhouse.commands.phone_server import listen  # the extra need not be there for other tables
    if (
        not names_a_table(context)
        and in_window
        and run_application(data, address, _language(context), console, phones_at, thinking)
    ):
        return
    if seed is not None and not is_seed(seed):
        raise ImpossibleRequest("bad-seed")
    if computer and rounds is None and not any(each.startswith("rounds=") for each in rule):
        rounds = ROUNDS_SHOWN
    rules = read_rules(rule, set=domino_set, rounds=rounds)
    request = TableRequest(
        game,
        players,
        seats,
        rules,
        level,
        seed,
        all_computers=computer,
        minutes=minutes,
        thinking=thinking,
        announce_time=announce_time,
    )
    if out is not None:
        folder_for(out, *FILES)
    table = new_table(request)
    table.cue_filter.amount = heard_sounds(sounds, data)
    if computer:
        hub = autoplay_hub(address)
        table.connect_hub(hub)
        try:
            show_match(table, hub, console, language)
        finally:
            hub.close()
        if out is not None:
            export_autoplay(table, hub, out, console, language)
        return
    listening = listen(at) if phones and not in_window else None  # before anything is saved
    with Journal(data) as journal:
        page = add_to_journal(journal, table)
        if listening is not None:
            from roundhouse.commands.run_phones import serve_table

            serve_table(table, page, console, listening, at=at, address=address, out=out, language=language)
            return
        play_interactively(
            table, page, console, in_window=in_window, address=address, out=out, language=language, phones=phones_at
        )


def _language(context: click.Context) -> str | None:
    """The language given before or after the command's name; without one the application uses the saved one."""
    return context.find_root().ensure_object(dict).get(LANGUAGE)
