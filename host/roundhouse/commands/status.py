"""`roundhouse status`: how a hub is."""

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from roundhouse.hub.care import Care
from roundhouse.hub.events import HubInfo
from roundhouse.hub.finding import first_hub
from roundhouse.hub.health import Status


@click.command()
@click.argument("address", required=False)
def status(address: str | None) -> None:
    """Tell how a hub is: since when it runs, what it is made of, what went wrong.

    ADDRESS is a port such as /dev/ttyACM0 or COM3, or sim:// for a simulated hub; without it, the first hub that
    answers is taken, and the simulated one if there is none. A hub whose battery is low, or that runs in safe mode,
    says what to do about it.
    """
    address = address or first_hub()
    with Care(address) as hub:
        answer = hub.status()
        console = Console(highlight=False)
        console.print(table_of(hub.info, answer))
        for advice in advice_of(answer, address):
            console.print(Text(advice, style="red"), soft_wrap=True)


def table_of(info: HubInfo, status: Status) -> Table:
    """What there is to tell, line by line."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="dim")
    table.add_column(overflow="fold")
    supply = "cannot be measured" if status.volts is None else f"{status.volts:.2f} V"
    for name, value in (
        ("Name", info.name),
        ("Firmware", f"{info.firmware} ({info.build}), protocol {'.'.join(map(str, info.protocol))}"),
        ("With", f"{info.slots} slots, {', '.join(info.parts) or 'nothing'}"),
        ("Running for", duration(status.up_seconds)),
        ("Free memory", f"{status.free_bytes:,} bytes" if status.free_bytes else "not told"),
        ("Supply", supply + (", low" if status.battery_low else "")),
        ("Temperature", f"{status.celsius:.0f} °C in the processor"),
        ("Lines healed", f"{status.lines_bad} came cut or changed, {status.lines_again} were sent again"),
        ("Late sounds", str(status.late_sounds)),
        ("Errors", f"{status.faults} since it was switched on"),
    ):
        table.add_row(name, Text(value))
    return table


def advice_of(status: Status, address: str) -> list[str]:
    """What to do about what is not as it should be."""
    advice = []
    if status.battery_low:
        advice.append("The battery is nearly empty: change it, or plug the hub into a USB port.")
    if status.safe_mode:
        advice.append(
            "The hub crashed three times in a row and runs in safe mode, with link and lamps only: it starts anew by "
            f"itself after five minutes; if it comes back to this, run `roundhouse flash {address}`."
        )
    return advice


def duration(seconds: int) -> str:
    """A time for people.

    >>> duration(59), duration(3 * 86400 + 7500)
    ('0:00:59', '3 days 2:05:00')
    """
    days, rest = divmod(seconds, 86400)
    clock = f"{rest // 3600}:{rest // 60 % 60:02d}:{rest % 60:02d}"
    return clock if not days else f"{days} day{'s' if days > 1 else ''} {clock}"
