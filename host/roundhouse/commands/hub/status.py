"""`roundhouse status`: shows a hub's state."""

import click
from babel.numbers import format_decimal
from rich.console import Console
from rich.table import Table
from rich.text import Text

from roundhouse.commands.hub.hub_commands import build_name, fact_table, hub_address, hub_name
from roundhouse.commands.localized_command import LocalizedCommand, command_texts
from roundhouse.hub.events import HubInfo, HubStatus
from roundhouse.hub.hub_admin import HubAdmin
from roundhouse.i18n.texts import Texts


@click.command(cls=LocalizedCommand)
@click.argument("address", required=False)
def status(address: str | None) -> None:
    """Show the hub's state and what to do about problems."""
    address = hub_address(address)
    with HubAdmin(address) as hub:
        answer = hub.status()
        console = Console(highlight=False)
        console.print(status_table(command_texts(), hub.info, answer))
        for advice in advice_of(command_texts(), answer, address):
            console.print(Text(advice, style="red"), soft_wrap=True)


def status_table(texts: Texts, info: HubInfo, status: HubStatus) -> Table:
    say = texts.terminal
    build, protocol = build_name(texts, info.build), ".".join(map(str, info.protocol))
    bad, again = str(status.lines_bad), str(status.lines_again)
    return fact_table(
        (say("hub-name"), hub_name(texts, info.name)),
        (say("hub-firmware"), say("status-firmware", firmware=info.firmware, build=build, protocol=protocol)),
        (
            say("hub-with"),
            say("status-with", slots=info.slots, parts=", ".join(map(texts.of, info.parts)) or say("status-nothing")),
        ),
        (say("status-running"), duration(texts, status.up_seconds)),
        (
            say("status-memory"),
            say("status-bytes", count=format_decimal(status.free_bytes, locale=texts.locale))
            if status.free_bytes
            else say("status-untold"),
        ),
        (say("status-supply"), supply(texts, status)),
        (say("status-temperature"), say("status-celsius", celsius=f"{status.celsius:.0f}")),
        (say("status-lines"), say("status-healed", bad=bad, again=again)),
        (say("status-late"), str(status.late_sounds)),
        (say("status-errors"), say("status-faults", faults=str(status.faults))),
    )


def supply(texts: Texts, status: HubStatus) -> str:
    if status.volts is None:
        return texts.terminal("status-unmeasured")
    return texts.terminal(
        "status-low" if status.battery_low else "status-volts", volts=texts.number(status.volts, digits=2)
    )


def advice_of(texts: Texts, status: HubStatus, address: str) -> list[str]:
    """Advice about a low battery and about safe mode."""
    advice = []
    if status.battery_low:
        advice.append(texts.terminal("status-battery"))
    if status.safe_mode:
        advice.append(texts.terminal("status-safe", address=address))
    return advice


def duration(texts: Texts, seconds: int) -> str:
    """A duration as text.

    >>> duration(Texts(), 59), duration(Texts(), 3 * 86400 + 7500)
    ('0:00:59', '3 days 2:05:00')
    """
    days, rest = divmod(seconds, 86400)
    clock = f"{rest // 3600}:{rest // 60 % 60:02d}:{rest % 60:02d}"
    return texts.terminal("status-days", days=days, clock=clock) if days else clock
