"""`roundhouse referee`: referees a table of real tiles; calls are typed or pressed."""

from __future__ import annotations

from dataclasses import replace

import click
from rich.console import Console

from roundhouse.commands import table_options as options
from roundhouse.commands.localized_command import LocalizedCommand
from roundhouse.program.environment import at_terminal
from roundhouse.program.play_table import TableRunner
from roundhouse.program.table_request import TableRequest


@click.command(cls=LocalizedCommand, facts=options.rules_help)
@options.game_argument
@options.players_option
@click.option("--slots", is_flag=True)
@click.option("--score-pad", is_flag=True)
@options.phone_options
@options.match_options
@options.out_option
@options.sounds_option
@options.hall_options
@options.place_options
@options.table_request
@click.pass_context
def referee(context: click.Context, request: TableRequest, slots: bool, score_pad: bool) -> None:
    """Referee a table of real tiles; exit code 1 if calls from a pipe could not be understood."""
    request = replace(request, mode="slots" if slots else "score-pad" if score_pad else "called")
    if TableRunner(request, Console()).play_new() and not at_terminal():
        context.exit(1)
