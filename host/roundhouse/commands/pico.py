"""`roundhouse pico`: runs the image on an emulated Raspberry Pi Pico, at a port like a real hub's.

For developers: the emulator is in the project's tools, which an installed package does not have.
"""

from __future__ import annotations

import sys
from pathlib import Path

import click
from rich.console import Console

import roundhouse
from roundhouse.commands.localized_command import LocalizedCommand, command_language
from roundhouse.commands.option_types import FiniteRange
from roundhouse.i18n.texts import terminal_text

CHECKOUT = Path(roundhouse.__file__).resolve().parents[2]
PORT = 2040
FILE = click.Path(dir_okay=False, path_type=Path)


@click.command(cls=LocalizedCommand, facts=lambda _: {"port": PORT})
@click.option(
    "--image",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE.uf2",
)
@click.option("--flash", "kept", type=FILE, metavar="FILE")
@click.option("--port", type=click.IntRange(0, 65535), default=PORT, metavar="N")
@click.option("--panel", is_flag=True)
@click.option("--seconds", type=FiniteRange(min=0), metavar="N")
def pico(image: Path | None, kept: Path | None, port: int, panel: bool, seconds: float | None) -> None:
    """Serves an emulated Pico from the checkout's tools."""
    if not (CHECKOUT / "tools" / "pico" / "emulator").is_dir():
        raise click.ClickException(terminal_text("no-checkout", command_language()))
    if str(CHECKOUT) not in sys.path:
        sys.path.insert(0, str(CHECKOUT))
    from tools.pico.served import start
    from tools.pico.served.serve import Showing

    try:
        start.run(image, kept, port, Console(), Console(stderr=True), Showing(panel, seconds, command_language()))
    except start.CannotServeError as error:
        raise click.ClickException(str(error)) from None
