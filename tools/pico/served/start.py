"""`roundhouse pico`: builds the image if that is to be, boots it, serves it, and keeps its flash."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from tools.pico import image as images
from tools.pico.emulated import EmulatedPico
from tools.pico.node import NoNodeError, node
from tools.pico.pipe import EmulatorError
from tools.pico.served.ends import PortTakenError, offered
from tools.pico.served.serve import Showing, serve
from tools.pico.served.serving import Serving

from roundhouse.catalogs import reason_of
from roundhouse.flashing.errors import BadImage
from roundhouse.flashing.uf2 import read_image
from roundhouse.i18n import message_text
from roundhouse.i18n.texts import terminal_text
from tools import debian


class CannotServeError(Exception):
    """The emulated Pico is not available; the message says why and what to do."""


def run(
    image: Path | None,
    kept: Path | None,
    port: int,
    console: Console,
    progress: Console,
    showing: Showing,
) -> None:
    """Serve an emulated Pico until somebody ends it; its flash is read from `kept` and written there afterward.

    Raises CannotServeError.
    """
    language = showing.language
    try:
        node()
        with ExitStack() as stack:
            ends = offered(port)
            for end in ends:
                stack.callback(end.close)
            booted: images.Image | Path
            if image is not None:
                booted = _binary(image, Path(stack.enter_context(TemporaryDirectory())))
            else:
                with progress.status(terminal_text("pico-building", language)):
                    booted = images.build()
            with progress.status(terminal_text("pico-starting", language)):
                pico = stack.enter_context(_booted(booted, kept))
            if kept is not None:
                stack.callback(lambda: _keep(kept, pico.flash))
            serve(Serving(pico, ends), pico, console, showing)
    except (NoNodeError, debian.NoPackagesError, images.ImageError) as error:
        raise CannotServeError(terminal_text("pico-not-here", language, reason=error)) from error
    except PortTakenError as error:
        raise CannotServeError(
            terminal_text("pico-port", language, port=str(error.port), reason=error.reason)
        ) from error
    except BadImage as error:
        raise CannotServeError(message_text(error, language)) from error
    except EmulatorError as error:
        raise CannotServeError(str(error)) from error
    except OSError as error:
        raise CannotServeError(
            terminal_text("no-file", language, file=error.filename, reason=reason_of(error))
        ) from error


def _binary(image: Path, folder: Path) -> Path:
    """The image in a UF2 as it lies in flash. Raises BadImage for another file."""
    binary = folder / "firmware.bin"
    binary.write_bytes(read_image(image).flash)
    return binary


def _booted(image: images.Image | Path, kept: Path | None) -> EmulatedPico:
    """The Pico with its flash as it was left, and in it the image of today."""
    if kept is None or not kept.exists():
        return EmulatedPico(image)
    pico = EmulatedPico(image, flash=kept.read_bytes())
    pico.copy_image(image)
    return pico


def _keep(kept: Path, flash: bytes) -> None:
    """Write the flash: all of it or nothing."""
    part = kept.with_name(kept.name + ".part")
    part.write_bytes(flash)
    part.replace(kept)
