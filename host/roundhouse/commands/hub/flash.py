"""`roundhouse flash`: puts this program's firmware, or an image, on a hub."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn

from roundhouse.commands.error_reporting import INTERRUPTED
from roundhouse.commands.localized_command import LocalizedCommand, command_texts
from roundhouse.flashing.drives import check_drive
from roundhouse.flashing.flash_hub import MICROPYTHON, Flashed, ProgressStart, flash_files, flash_image
from roundhouse.flashing.targets import the_port
from roundhouse.flashing.uf2 import read_image
from roundhouse.i18n.texts import Texts
from roundhouse.program.environment import typed
from roundhouse.program.errors import ImpossibleRequest


@click.command(cls=LocalizedCommand)
@click.argument("address", required=False)
@click.option("--image", type=click.Path(path_type=Path), metavar="FILE.uf2")
@click.option("--drive", type=click.Path(path_type=Path), metavar="DIR")
@click.option("--replace", is_flag=True)
@click.pass_context
def flash(context: click.Context, address: str | None, image: Path | None, drive: Path | None, replace: bool) -> None:
    """Flash files, or with `--image` a whole image."""
    if drive is not None and image is None:
        raise ImpossibleRequest("drive-without-image")
    if replace and image is not None:
        raise ImpossibleRequest("replace-with-image")
    console = Console(highlight=False, soft_wrap=True)
    try:
        if image is None:
            port = the_port(address)
            done = _watched(console, lambda watch: flash_files(port, watch, replace))
        else:
            whole = read_image(image)
            chosen = check_drive(drive) if drive is not None and address is None else drive
            done = _watched(console, lambda watch: flash_image(whole, address, chosen, watch))
    except KeyboardInterrupt:
        click.echo("\n" + command_texts().terminal("flash-stopped", command=_again(context)), err=True)
        context.exit(INTERRUPTED)
    for line in report(command_texts(), done):
        console.print(line, markup=False)


def _again(context: click.Context) -> str:
    """The command line, to be typed again."""
    said = context.params
    named = [part for name in ("image", "drive") if said[name] is not None for part in (f"--{name}", str(said[name]))]
    address = [said["address"]] if said["address"] else []
    return typed("roundhouse", "flash", *address, *named, *(["--replace"] if said["replace"] else []))


def report(texts: Texts, done: Flashed) -> list[str]:
    address, now = done.address, done.now
    if now == MICROPYTHON:
        return [texts.terminal("flash-micropython", address=address)]
    if not done.changed:
        return [texts.terminal("flash-same", address=address, now=now)]
    if done.was is None:
        lines = [texts.terminal("flash-image", address=address, now=now)]
    elif done.was:
        lines = [texts.terminal("flash-done", address=address, was=done.was, now=now)]
    else:
        lines = [texts.terminal("flash-new", address=address, now=now)]
    if done.left_out:
        sounds = ", ".join(Path(path).stem for path in done.left_out)
        lines.append(texts.terminal("flash-left-out", sounds=sounds))
    return lines


def _watched(console: Console, work: Callable[[ProgressStart], Flashed]) -> Flashed:
    """Do the work while a progress bar shows the bytes written."""
    texts = command_texts()
    columns = (TextColumn("{task.description}"), BarColumn(32), DownloadColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bars:
        waiting = bars.add_task(texts.terminal("flash-asking"), total=None)

        def watch(what: Path | int, size: int) -> Callable[[int], None]:
            title = what.name if isinstance(what, Path) else texts.terminal("flash-files", files=what)
            bars.update(waiting, description=title, total=size, completed=0)
            done = 0

            def progress(more: int) -> None:
                nonlocal done
                done += more
                bars.update(waiting, advance=more)
                if done >= size:
                    bars.update(waiting, description=texts.terminal("flash-waiting"), total=None)

            if not size:
                progress(0)
            return progress

        return work(watch)
