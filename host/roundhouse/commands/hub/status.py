"""`roundhouse status`: shows a hub's state."""

from functools import partial

import click
from babel.numbers import format_decimal
from rich.console import Console
from rich.table import Table
from rich.text import Text

from roundhouse import i18n
from roundhouse.catalogs import format_number, locale_of
from roundhouse.commands.hub.hub_commands import build_name, fact_table, hub_address, hub_name
from roundhouse.commands.localized_command import LocalizedCommand, command_language
from roundhouse.hub.events import HubInfo
from roundhouse.hub.health import Status
from roundhouse.hub.hub_admin import HubAdmin
from roundhouse.i18n.texts import terminal_text


@click.command(cls=LocalizedCommand)
@click.argument("address", required=False)
def status(address: str | None) -> None:
    """Shows the hub's state and what to do about problems."""
    address = hub_address(address)
    with HubAdmin(address) as hub:
        answer = hub.status()
        console = Console(highlight=False)
        console.print(status_table(hub.info, answer, command_language()))
        for advice in advice_of(answer, address, command_language()):
            console.print(Text(advice, style="red"), soft_wrap=True)


def status_table(info: HubInfo, status: Status, language: str) -> Table:
    """The hub's state as a table."""
    say = partial(terminal_text, language=language)
    build, protocol = build_name(info.build, language), ".".join(map(str, info.protocol))
    bad, again = str(status.lines_bad), str(status.lines_again)
    return fact_table(
        (say("hub-name"), hub_name(info.name, language)),
        (
            say("hub-firmware"),
            say("status-firmware", firmware=info.firmware, build=build, protocol=protocol),
        ),
        (
            say("hub-with"),
            say(
                "status-with", slots=info.slots, parts=i18n.message_texts(info.parts, language) or say("status-nothing")
            ),
        ),
        (say("status-running"), duration(status.up_seconds, language)),
        (
            say("status-memory"),
            say("status-bytes", count=format_decimal(status.free_bytes, locale=locale_of(language)))
            if status.free_bytes
            else say("status-untold"),
        ),
        (say("status-supply"), supply(status, language)),
        (say("status-temperature"), say("status-celsius", celsius=f"{status.celsius:.0f}")),
        (say("status-lines"), say("status-healed", bad=bad, again=again)),
        (say("status-late"), str(status.late_sounds)),
        (say("status-errors"), say("status-faults", faults=str(status.faults))),
    )


def supply(status: Status, language: str) -> str:
    """The supply voltage as text."""
    if status.volts is None:
        return terminal_text("status-unmeasured", language)
    return terminal_text(
        "status-low" if status.battery_low else "status-volts",
        language,
        volts=format_number(status.volts, language, digits=2),
    )


def advice_of(status: Status, address: str, language: str) -> list[str]:
    """What to do about a low battery and about safe mode."""
    advice = []
    if status.battery_low:
        advice.append(terminal_text("status-battery", language))
    if status.safe_mode:
        advice.append(terminal_text("status-safe", language, address=address))
    return advice


def duration(seconds: int, language: str) -> str:
    """A duration as text.

    >>> duration(59, "en"), duration(3 * 86400 + 7500, "en")
    ('0:00:59', '3 days 2:05:00')
    """
    days, rest = divmod(seconds, 86400)
    clock = f"{rest // 3600}:{rest // 60 % 60:02d}:{rest % 60:02d}"
    return terminal_text("status-days", language, days=days, clock=clock) if days else clock
