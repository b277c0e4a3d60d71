"""`roundhouse referee`: referees a table of real tiles; calls are typed or pressed."""

from __future__ import annotations

import sys
from dataclasses import replace

import click
from rich.console import Console

from roundhouse.commands.localized_command import LocalizedCommand
from roundhouse.commands.table_options import (
    game_argument,
    hall_options,
    match_options,
    out_option,
    phone_options,
    phones_option,
    place_options,
    players_option,
    rules_help,
    sounds_option,
    table_request,
)
from roundhouse.program.play_table import TableRunner
from roundhouse.program.table_request import TableRequest


@click.command(cls=LocalizedCommand, facts=rules_help)
@game_argument
@players_option
@click.option("--slots", is_flag=True)
@phones_option
@phone_options
@match_options
@out_option
@sounds_option
@hall_options
@place_options
@table_request
@click.pass_context
def referee(context: click.Context, request: TableRequest, slots: bool) -> None:
    """Referees a table of real tiles; exit code 1 if calls from a pipe could not be understood."""
    request = replace(request, mode="slots" if slots else "called")
    if TableRunner(request, Console()).play_new() and not sys.stdin.isatty():
        context.exit(1)
