"""`roundhouse conform`: checks whether a hub keeps the promises of the protocol."""

import click
from rich.console import Console
from rich.text import Text

from roundhouse.commands.hub.hub_commands import hub_address
from roundhouse.commands.localized_command import LocalizedCommand, command_texts
from roundhouse.hub.conformance.suite import conform as findings_of


@click.command(cls=LocalizedCommand)
@click.argument("address", required=False)
@click.pass_context
def conform(ctx: click.Context, address: str | None) -> None:
    """Print a line for each promise, and what was seen instead if it is broken."""
    address, texts = hub_address(address), command_texts()
    console = Console(highlight=False)
    count = broken = 0
    with console.status(texts.terminal("conform-trying", address=address)):
        for finding in findings_of(address):
            count += 1
            broken += not finding.kept
            mark, style = ("✓", "green") if finding.kept else ("✗", "red")
            console.print(Text(f"{mark} ", style) + Text(texts.terminal(f"conform-{finding.promise}")))
            if finding.fault is not None:
                console.print(Text(f"  {texts.of(finding.fault)}", "red"), soft_wrap=True)
    said = "conform-broken" if broken else "conform-kept"
    console.print(texts.terminal(said, address=address, count=count, broken=broken))
    if broken:
        ctx.exit(1)
