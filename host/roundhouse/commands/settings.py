"""`roundhouse settings`: how a hub is set, and setting it."""

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from roundhouse.hub.care import Care
from roundhouse.hub.finding import first_hub
from roundhouse.hub.health import HubSettings
from roundhouse_hub.lamps.scene import SLOTS, VOLUME_MAX
from roundhouse_hub.link.messages import NAME_LENGTH, PARTS
from roundhouse_hub.settings import checked


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
@click.option("--brightness", type=click.IntRange(1, 10), help="How bright the lamps are.")
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
    console.print(table_of(answer))
    if changes and not answer.kept:
        said = "The hub could not write to its flash: it goes by these until it is switched off."
        console.print(Text(said, style="red"), soft_wrap=True)


def table_of(settings: HubSettings) -> Table:
    """The settings, line by line."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="dim")
    table.add_column(overflow="fold")
    for name, value in (
        ("Name", settings.name),
        ("Volume", f"{settings.volume} of {VOLUME_MAX}" + (", muted" if settings.mute else "")),
        ("Profile", "quiet" if settings.quiet else "loud"),
        ("Brightness", f"{settings.brightness} of 10"),
        ("Slots", str(settings.slots)),
        ("Parts", ", ".join(settings.parts) or "none"),
    ):
        table.add_row(name, Text(value))
    return table
