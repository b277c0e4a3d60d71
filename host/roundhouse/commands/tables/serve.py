"""`roundhouse serve`: a dealt table without a window; everybody plays on a phone."""

from __future__ import annotations

import click
from rich.console import Console

from roundhouse.commands import table_options as options
from roundhouse.commands.localized_command import LocalizedCommand
from roundhouse.program.play_table import TableRunner
from roundhouse.program.table_request import TableRequest


@click.command(cls=LocalizedCommand, facts=options.table_help)
@options.dealt_options
@options.phone_server_options
@options.out_option
@options.sounds_option
@click.option("--qr", type=click.Choice(["terminal", "png"]), default="terminal")
@options.thinking_option
@options.hall_options
@options.place_options
@options.table_request
@click.pass_context
def serve(context: click.Context, request: TableRequest, qr: str) -> None:
    """Serve a new table to phones, or let phones set tables up."""
    picture = request.data / "code.png" if qr == "png" else None
    if options.names_a_table(context, (*options.APP_OPTIONS, "qr")):
        TableRunner(request, Console(), picture).play_new()
        return
    from roundhouse.program.phones.host_tables import host_tables  # the extra need not be there for other commands

    host_tables(request, Console(), picture)
