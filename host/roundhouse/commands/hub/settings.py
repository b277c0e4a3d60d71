"""`roundhouse settings`: shows and changes a hub's settings."""

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from roundhouse.commands.hub.hub_commands import fact_table, hub_address, hub_name
from roundhouse.commands.localized_command import LocalizedCommand, command_texts
from roundhouse.hub.events import HubSettings
from roundhouse.hub.hub_admin import HubAdmin
from roundhouse.i18n.texts import Texts
from roundhouse.program.errors import ImpossibleRequest
from roundhouse_hub.lamps.scene import SLOTS, VOLUME_MAX
from roundhouse_hub.link.messages import NAME_LENGTH, PARTS
from roundhouse_hub.settings import checked

BRIGHTEST = 10


def _name(_context: click.Context, _parameter: click.Parameter, value: str | None) -> str | None:
    if value is not None:
        try:
            checked("name", value)
        except ValueError as error:
            raise ImpossibleRequest("bad-hub-name", most=str(NAME_LENGTH)) from error
    return value


def _parts(_context: click.Context, _parameter: click.Parameter, value: str | None) -> str | None:
    """The letters of a list such as `lamps,buttons`."""
    if value is None:
        return None
    letters = {word: letter for letter, word in PARTS.items()}
    chosen = [word.strip() for word in value.split(",") if word.strip()]
    for word in chosen:
        if word not in letters:
            allowed = ", ".join(letters)
            raise ImpossibleRequest("no-part", part=word, allowed=allowed)
    return "".join(letters[word] for word in chosen)


@click.command(cls=LocalizedCommand, facts=lambda _: {"letters": NAME_LENGTH, "parts": ",".join(PARTS.values())})
@click.argument("address", required=False)
@click.option("--volume", type=click.IntRange(0, VOLUME_MAX), metavar="N")
@click.option("--mute/--unmute", default=None)
@click.option("--quiet/--loud", default=None)
@click.option("--brightness", type=click.IntRange(1, BRIGHTEST), metavar="N")
@click.option("--slots", type=click.IntRange(1, SLOTS), metavar="N")
@click.option("--parts", callback=_parts, metavar="LIST")
@click.option("--name", callback=_name, metavar="NAME")
def settings(address: str | None, **values: object) -> None:
    """Change the named settings and show all of them."""
    changes = {key: int(value) if isinstance(value, bool) else value for key, value in values.items()}
    changes = {key: value for key, value in changes.items() if value is not None}
    with HubAdmin(hub_address(address)) as hub:
        answer = hub.change(**changes) if changes else hub.settings()
    console = Console(highlight=False)
    console.print(settings_table(command_texts(), answer))
    if changes and not answer.kept:
        console.print(Text(command_texts().terminal("settings-unkept"), style="red"), soft_wrap=True)


def settings_table(texts: Texts, settings: HubSettings) -> Table:
    say = texts.terminal
    loudness = "settings-muted" if settings.mute else "settings-loudness"
    return fact_table(
        (say("hub-name"), hub_name(texts, settings.name)),
        (say("settings-volume"), say(loudness, volume=settings.volume, most=VOLUME_MAX)),
        (say("settings-profile"), say("settings-quiet" if settings.quiet else "settings-loud")),
        (say("settings-brightness"), say("settings-light", brightness=settings.brightness, most=BRIGHTEST)),
        (say("settings-slots"), str(settings.slots)),
        (say("settings-parts"), ", ".join(map(texts.of, settings.parts)) or say("settings-none")),
    )
