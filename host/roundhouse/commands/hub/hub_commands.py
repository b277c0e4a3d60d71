"""The common parts of the commands about a hub: finding the hub, and the table of its facts."""

from __future__ import annotations

import click
from rich.table import Table
from rich.text import Text

from roundhouse.commands.localized_command import command_texts
from roundhouse.flashing.drives import waiting_picos
from roundhouse.hub.discovery import first_hub, is_simulated
from roundhouse.i18n.texts import Texts
from roundhouse.program.errors import ImpossibleRequest
from roundhouse.simulator.machine import NAME as SIMULATED
from roundhouse_hub import BUILD as SOURCE_BUILD


def hub_address(address: str | None, *, simulated: bool = True) -> str:
    """The address; without one, that of the first hub that answers, else (with a note) of the simulated one.

    Raises ImpossibleRequest if there is no hub and a `simulated` one does not do.
    """
    if address is not None:
        return address
    found = first_hub()
    if is_simulated(found):
        for waiting in waiting_picos():
            click.echo(command_texts().of(waiting), err=True)
        if not simulated:
            raise ImpossibleRequest("hub-missing", address=found)
        click.echo(command_texts().terminal("hub-simulated", address=found), err=True)
    return found


def hub_name(texts: Texts, name: str) -> str:
    """The name of a hub that calls itself `name`; the simulated hub is named in the person's language."""
    return texts.text("hub/simulated") if name == SIMULATED else name


def build_name(texts: Texts, build: str) -> str:
    """The build of a hub's firmware; without an image, it runs from source."""
    return texts.terminal("hub-source") if build == SOURCE_BUILD else build


def fact_table(*facts: tuple[str, str]) -> Table:
    """A table of two columns: names, dimmed, and values."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="dim")
    table.add_column(overflow="fold")
    for name, value in facts:
        table.add_row(name, Text(value))
    return table
