"""Serves the hub's image on an emulated Pico in real time, at a port that programs open like a real hub's.

python -m tools.pico.serve                       build the image if the firmware has changed, and boot it
python -m tools.pico.serve --flash hub.flash     settings are still there next time
python -m tools.pico.serve --image old.uf2       boot an older image
"""

import argparse
import signal
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.pico import image
from tools.pico.emulation.emulated_pico import EmulatedPico
from tools.pico.emulation.node import NoNodeError
from tools.pico.emulation.pipe import EmulatorError
from tools.pico.emulation.serving import HostPlug, Serving

from roundhouse.flashing.errors import BadImage
from roundhouse.flashing.uf2 import read_image
from roundhouse.i18n.texts import Texts
from tools import debian


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--image", type=Path, metavar="FILE.uf2", help="boot this image")
    parser.add_argument("--flash", type=Path, metavar="FILE", help="keep the flash in this file")
    arguments = parser.parse_args()
    try:
        serve(arguments.image, arguments.flash)
    except BadImage as error:
        print(Texts().of(error), file=sys.stderr)
    except (NoNodeError, debian.NoPackagesError, image.ImageError, EmulatorError, OSError) as error:
        print(f"The Pico cannot be emulated here: {error}", file=sys.stderr)
    else:
        return 0
    return 1


def serve(file: Path | None, kept: Path | None) -> None:
    """Serve a Pico with the image of a file, or today's; its flash is read from `kept`, and written there at the end.

    Raises BadImage, NoNodeError, NoPackagesError, ImageError, EmulatorError, OSError.
    """
    with ExitStack() as stack:
        end = HostPlug()
        stack.callback(end.close)
        booted: image.Image | Path
        if file is None:
            booted = image.build()
        else:
            booted = Path(stack.enter_context(TemporaryDirectory()), "firmware.bin")
            booted.write_bytes(read_image(file).flash)
        is_used = kept is not None and kept.exists()
        pico = stack.enter_context(EmulatedPico(booted, flash=kept.read_bytes() if kept and is_used else None))
        if is_used:
            pico.copy_image(booted)
        ended: list[int] = []
        for number in (signal.SIGINT, signal.SIGTERM):  # between two slices, never in the middle of one
            signal.signal(number, lambda number, _: ended.append(number))
        print(f"The emulated hub is at {end.address}. Ctrl-C ends it.", flush=True)
        serving = Serving(pico, end)
        while not ended:
            serving.step()
        if kept is not None:
            part = kept.with_name(kept.name + ".part")
            part.write_bytes(pico.flash)
            part.replace(kept)


if __name__ == "__main__":
    sys.exit(main())
