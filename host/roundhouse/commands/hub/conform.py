"""`roundhouse conform`: checks whether a hub keeps the promises of the protocol."""

import click
from rich.console import Console
from rich.text import Text

from roundhouse import i18n
from roundhouse.commands.hub.hub_commands import hub_address
from roundhouse.commands.localized_command import LocalizedCommand, command_language
from roundhouse.hub.conformance.suite import conform as findings_of
from roundhouse.i18n.texts import terminal_text


@click.command(cls=LocalizedCommand)
@click.argument("address", required=False)
@click.pass_context
def conform(ctx: click.Context, address: str | None) -> None:
    """Prints a line for each promise, and what was seen instead if it is broken."""
    address, language = hub_address(address), command_language()
    console = Console(highlight=False)
    count = broken = 0
    with console.status(terminal_text("conform-trying", language, address=address)):
        for finding in findings_of(address):
            count += 1
            broken += not finding.kept
            mark, style = ("✓", "green") if finding.kept else ("✗", "red")
            console.print(Text(f"{mark} ", style) + Text(terminal_text(f"conform-{finding.promise}", language)))
            if finding.fault is not None:
                console.print(Text(f"  {i18n.message_text(finding.fault, language)}", "red"), soft_wrap=True)
    said = "conform-broken" if broken else "conform-kept"
    console.print(terminal_text(said, language, address=address, count=count, broken=broken))
    if broken:
        ctx.exit(1)
