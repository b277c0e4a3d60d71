"""`roundhouse hubs`: lists the hubs that are plugged in."""

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from roundhouse import i18n
from roundhouse.commands.hub.hub_commands import build_name, hub_name
from roundhouse.commands.localized_command import LocalizedCommand, command_language
from roundhouse.flashing.drives import waiting_picos
from roundhouse.flashing.package import firmware_advice
from roundhouse.hub.discovery import FoundHub, find_hubs
from roundhouse.i18n.texts import terminal_text


@click.command(cls=LocalizedCommand)
@click.option("--all", "every_port", is_flag=True)
def hubs(every_port: bool) -> None:
    """Lists the hubs."""
    console = Console()
    with console.status(terminal_text("hubs-asking", command_language())):
        found = find_hubs(every_port)
    console.print(hubs_table(found, command_language()))
    for each in found:
        if each.note is not None:
            console.print(Text(i18n.message_text(each.note, command_language())), soft_wrap=True)
        said = (each.problem or "") if each.info is None else firmware_advice(each.address, each.info)
        if said:
            console.print(Text(i18n.message_text(said, command_language())), soft_wrap=True)
    for waiting in waiting_picos():
        console.print(Text(waiting.text(command_language())), soft_wrap=True)


def hubs_table(found: list[FoundHub], language: str) -> Table:
    """The hubs and ports that were found, as a table."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in ("hubs-address", "hub-name", "hub-firmware", "hub-protocol", "hub-with"):
        table.add_column(terminal_text(title, language), overflow="fold")
    for each in found:
        info = each.info
        if info is None:
            what = (
                i18n.message_text(each.what, language)
                if each.problem is None
                else terminal_text("hubs-unreachable", language)
            )
            table.add_row(Text(each.address), Text(what, style="dim"), "", "", "")
            continue
        table.add_row(
            Text(each.address),
            Text(hub_name(info.name, language)),
            Text(f"{info.firmware} ({build_name(info.build, language)})"),
            ".".join(map(str, info.protocol)),
            i18n.message_texts(info.parts, language),
        )
    return table
