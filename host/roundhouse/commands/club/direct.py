"""`roundhouse club direct`: opens a hall, whose director hears every table at a desk in the browser."""

from __future__ import annotations

from typing import Any

import click

from roundhouse.commands.localized_command import LocalizedCommand, command_texts
from roundhouse.commands.option_types import CERTIFICATE_AND_KEY, PORT, WebAddress
from roundhouse.commands.table_options import data_option
from roundhouse.program.hall.director import EVERYWHERE, USUAL_PORT, USUAL_TABLES, HallRequest, open_hall
from roundhouse.program.hall.reports import stderr_printer
from roundhouse.program.table_request import MOST_TABLES, PHONE_PORT


@click.command(cls=LocalizedCommand)
@click.option("--tables", type=click.IntRange(1, MOST_TABLES), default=USUAL_TABLES, metavar="N")
@click.option("--broker", metavar="ADDRESS")
@click.option("--host", default=EVERYWHERE, metavar="ADDRESS")
@click.option("--port", type=PORT, default=USUAL_PORT, metavar="N")
@click.option("--tls", type=CERTIFICATE_AND_KEY, default=None, metavar="CERTIFICATE KEY")
@click.option("--pages-port", type=PORT, default=PHONE_PORT, metavar="N")
@click.option("--public", type=WebAddress(), default="", metavar="ADDRESS")
@click.option("--new", is_flag=True)
@data_option
def direct(**said: Any) -> None:
    """Direct a hall: hear every table, keep the scores, serve the evening's pages, and sound all hubs."""
    texts, request = command_texts(), HallRequest(**said)
    with open_hall(request, stderr_printer(texts)) as hall:
        if request.broker is None:
            click.echo(texts.text("hall/listening", address=request.own_address, folder=str(request.folder)))
        desk, wall = f"{hall.pages}/desk/{hall.desk.secret}", f"{hall.pages}/wall"
        click.echo(texts.text("hall/pages", desk=desk, wall=wall))
        here, begun = len(hall.desk.evening.present), len(hall.desk.evening.rounds)
        if here or begun:
            click.echo(texts.text("hall/goes-on", count=str(here), round=str(begun)))
        click.echo(texts.text("hall/ends"))
        try:
            hall.director.connection.wait()
        except KeyboardInterrupt:
            click.echo()
