"""`roundhouse hubs`: lists the hubs that are plugged in."""

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from roundhouse.commands.hub.hub_commands import build_name, hub_name
from roundhouse.commands.localized_command import LocalizedCommand, command_texts
from roundhouse.flashing.drives import waiting_picos
from roundhouse.flashing.package import firmware_advice
from roundhouse.hub.discovery import FoundHub, find_hubs
from roundhouse.i18n.texts import Texts


@click.command(cls=LocalizedCommand)
@click.option("--all", "every_port", is_flag=True)
def hubs(every_port: bool) -> None:
    console, texts = Console(), command_texts()
    with console.status(texts.terminal("hubs-asking")):
        found = find_hubs(every_port)
    console.print(hubs_table(texts, found))
    for each in found:
        if each.note is not None:
            console.print(Text(texts.of(each.note)), soft_wrap=True)
        said = (each.problem or "") if each.info is None else firmware_advice(each.address, each.info)
        if said:
            console.print(Text(texts.of(said)), soft_wrap=True)
    for waiting in waiting_picos():
        console.print(Text(texts.of(waiting)), soft_wrap=True)


def hubs_table(texts: Texts, found: list[FoundHub]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in ("hubs-address", "hub-name", "hub-firmware", "hub-protocol", "hub-with"):
        table.add_column(texts.terminal(title), overflow="fold")
    for each in found:
        info = each.info
        if info is None:
            what = texts.of(each.what) if each.problem is None else texts.terminal("hubs-unreachable")
            table.add_row(Text(each.address), Text(what, style="dim"), "", "", "")
            continue
        table.add_row(
            Text(each.address),
            Text(hub_name(texts, info.name)),
            Text(f"{info.firmware} ({build_name(texts, info.build)})"),
            ".".join(map(str, info.protocol)),
            ", ".join(map(texts.of, info.parts)),
        )
    return table
