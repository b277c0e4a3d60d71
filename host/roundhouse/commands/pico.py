"""`roundhouse pico`: the image people flash, on an emulated Raspberry Pi Pico, at a port like a real hub's.

For developers: the emulator lives in the project's tools, which an installed package does not have.
"""

from __future__ import annotations

import sys
from pathlib import Path

import click
from rich.console import Console

import roundhouse
from roundhouse.commands.errors import spoken
from roundhouse.words.terminal import terminal

CHECKOUT = Path(roundhouse.__file__).resolve().parents[2]
PORT = 2040
FILE = click.Path(dir_okay=False, path_type=Path)


@click.command()
@click.option(
    "--image",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE.uf2",
    help="Boot this image; usually that of the firmware as it stands, built when it has changed.",
)
@click.option("--flash", "kept", type=FILE, metavar="FILE", help="Keep the flash, with the hub's settings, in FILE.")
@click.option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True, help="The socket's port.")
@click.option("--panel", is_flag=True, help="Show the lamps and the sound, from the pins; keys press the buttons.")
@click.option("--seconds", type=click.FloatRange(min=0), help="Stop after so long; without it, stop with Ctrl-C.")
def pico(image: Path | None, kept: Path | None, port: int, panel: bool, seconds: float | None) -> None:
    """Boot the hub's image on an emulated Pico.

    It is offered as a socket and, on Linux and macOS, as a serial port: for `roundhouse play --hub ADDRESS`,
    `roundhouse monitor ADDRESS`, `mpremote connect ADDRESS` and any terminal. It runs at a Pico's speed, or slower
    where the computer is. Needs Node and a checkout of the project.

    \b
      roundhouse pico --panel                see the lamps, press the buttons with keys
      roundhouse pico --flash hub.flash      settings are still there the next time
      roundhouse pico --image old.uf2        boot an older image
    """
    if not (CHECKOUT / "tools" / "pico" / "emulator").is_dir():
        raise click.ClickException(terminal("no-checkout", spoken()))
    if str(CHECKOUT) not in sys.path:
        sys.path.insert(0, str(CHECKOUT))
    from tools.pico.served import start

    try:
        start.run(image, kept, port, Console(), Console(stderr=True), panel=panel, seconds=seconds)
    except start.CannotServeError as error:
        raise click.ClickException(str(error)) from None
