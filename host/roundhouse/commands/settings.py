"""`roundhouse settings`: how a hub is set, and setting it."""

from functools import partial

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from roundhouse.commands.errors import spoken
from roundhouse.commands.facts import lines_of
from roundhouse.hub.care import Care
from roundhouse.hub.finding import first_hub
from roundhouse.hub.health import HubSettings
from roundhouse.words.terminal import terminal
from roundhouse_hub.lamps.scene import SLOTS, VOLUME_MAX
from roundhouse_hub.link.messages import NAME_LENGTH, PARTS
from roundhouse_hub.settings import checked

BRIGHTEST = 10


def _name(_context: click.Context, _parameter: click.Parameter, value: str | None) -> str | None:
    if value is not None:
        try:
            checked("name", value)
        except ValueError as error:
            raise click.BadParameter(str(error)) from None
    return value


def _parts(_context: click.Context, _parameter: click.Parameter, value: str | None) -> str | None:
    """The letters of a list such as `lamps,buttons`."""
    if value is None:
        return None
    letters = {word: letter for letter, word in PARTS.items()}
    chosen = [word.strip() for word in value.split(",") if word.strip()]
    for word in chosen:
        if word not in letters:
            raise click.BadParameter(f"There is no part {word}: take some of {', '.join(letters)}.")
    return "".join(letters[word] for word in chosen)


@click.command()
@click.argument("address", required=False)
@click.option("--volume", type=click.IntRange(0, VOLUME_MAX), help="How loud it is without a host.")
@click.option("--mute/--unmute", default=None, help="No sound at all, whatever the volume; or again.")
@click.option("--quiet/--loud", default=None, help="The evening's profile: softer sounds; or the usual ones.")
@click.option("--brightness", type=click.IntRange(1, BRIGHTEST), help="How bright the lamps are.")
@click.option("--slots", type=click.IntRange(1, SLOTS), help="How many slots it has.")
@click.option("--parts", callback=_parts, help=f"What it is made of: some of {','.join(PARTS.values())}.")
@click.option("--name", callback=_name, help=f"What it is called, in up to {NAME_LENGTH} letters.")
def settings(address: str | None, **values: object) -> None:
    """Tell how a hub is set, or set it; it remembers that when it is switched off.

    ADDRESS is a port such as /dev/ttyACM0 or COM3, or sim:// for a simulated hub, which forgets it when it ends;
    without it, the first hub that answers is taken. A hub cannot feel which parts it is made of: tell it.

    \b
      roundhouse settings                                 how the hub is set
      roundhouse settings --volume 3 --quiet              for the evening
      roundhouse settings --slots 2 --parts lamps,buttons three buttons and a strip on a breadboard
    """
    changes = {key: int(value) if isinstance(value, bool) else value for key, value in values.items()}
    changes = {key: value for key, value in changes.items() if value is not None}
    with Care(address or first_hub()) as hub:
        answer = hub.change(**changes) if changes else hub.settings()
    console = Console(highlight=False)
    console.print(table_of(answer, spoken()))
    if changes and not answer.kept:
        console.print(Text(terminal("settings-unkept", spoken()), style="red"), soft_wrap=True)


def table_of(settings: HubSettings, language: str) -> Table:
    """The settings, line by line."""
    say = partial(terminal, language=language)
    loudness = "settings-muted" if settings.mute else "settings-loudness"
    return lines_of(
        (say("hub-name"), settings.name),
        (say("settings-volume"), say(loudness, volume=settings.volume, most=VOLUME_MAX)),
        (say("settings-profile"), say("settings-quiet" if settings.quiet else "settings-loud")),
        (say("settings-brightness"), say("settings-light", brightness=settings.brightness, most=BRIGHTEST)),
        (say("settings-slots"), str(settings.slots)),
        (say("settings-parts"), ", ".join(settings.parts) or say("settings-none")),
    )
