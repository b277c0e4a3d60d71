"""`roundhouse serve`: a dealt table without a window; everybody plays on a phone."""

from __future__ import annotations

import click
from rich.console import Console

from roundhouse.commands.localized_command import LocalizedCommand
from roundhouse.commands.table_options import (
    APP_OPTIONS,
    game_argument,
    hall_options,
    level_option,
    match_options,
    names_a_table,
    out_option,
    phone_options,
    place_options,
    players_option,
    seats_option,
    sounds_option,
    table_help,
    table_request,
    thinking_option,
)
from roundhouse.program.play_table import TableRunner
from roundhouse.program.table_request import TableRequest


@click.command(cls=LocalizedCommand, facts=table_help)
@game_argument
@players_option
@seats_option
@level_option
@match_options
@phone_options
@out_option
@sounds_option
@click.option("--qr", type=click.Choice(["terminal", "png"]), default="terminal")
@thinking_option
@hall_options
@place_options
@table_request
@click.pass_context
def serve(context: click.Context, request: TableRequest, qr: str) -> None:
    """Serves a new table to phones, or lets phones set tables up."""
    picture = request.data / "code.png" if qr == "png" else None
    if names_a_table(context, (*APP_OPTIONS, "qr")):
        TableRunner(request, Console(), picture).play_new()
        return
    from roundhouse.program.phones.host_tables import host_tables  # the extra need not be there for other commands

    host_tables(request, Console(), picture)
