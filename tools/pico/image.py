"""Builds the hub's image: MicroPython with firmware and sounds frozen in, one UF2, the same bytes each time."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tools.file_lock import locked
from tools.pico import contents, frozen
from tools.pico.sources import sources
from tools.pico.toolchain import toolchain

from roundhouse.flashing.uf2 import FLASH, RP2040

ROOT = Path(__file__).resolve().parents[2]
# CMake builds only where it began to: checkouts that share a cache must call it by one path.
CACHE = (ROOT / ".cache" / "image").resolve()
BOARD = Path(__file__).resolve().parent / "board"
STORAGE = 512 * 1024
"""What mpconfigboard.h leaves to the file system, at the end of the flash."""
USB_REGISTERS = 0x50100000
"""The RP2040's USB memory. At 8 * endpoint lie its control registers (to the host; 4 further, from the host), and 0x80
further its buffer control registers."""
WATCHED = (
    (frozen.PACKAGE / "board/console.py", "_TO_HOST", "USBD_CDC_EP_IN", 0x80),
    (frozen.PACKAGE / "board/prompt.py", "_FROM_HOST", "USBD_CDC_EP_OUT", 0x84),
    (frozen.PACKAGE / "board/prompt.py", "_BUFFER", "USBD_CDC_EP_OUT", 4),
)
ROOM = len(FLASH) - STORAGE
"""The longest that an image may be, in bytes."""
EPOCH = "1744700000"
"""The time that stands in the image: any, but always the same."""
VERSION = "v1.25.0"
LINKER_SCRIPT = "ports/rp2/memmap_mp_rp2040.ld"
IN_FLASH = re.compile(r"(\*\(EXCLUDE_FILE\([^)]*)(\) \.text\*\))")
HOT = BOARD / "sram.txt"
"""The modules that run all the time, by their files: the interpreter, the ports of the amplifier and the computer."""
KEPT = 4
"""How many images the cache keeps: those of the last changes to the firmware."""


class ImageError(Exception):
    """The image cannot be built, or would not fit; the message says why."""


@dataclass(frozen=True)
class Image:
    """A built image: the UF2 to be copied to a Pico, the same as it lies in flash, and what went in."""

    uf2: Path
    binary: Path
    manifest: Path

    @property
    def sources(self) -> str:
        """Letters that stand for everything that it was made from."""
        return self.manifest.parent.name


def build(cache: Path = CACHE) -> Image:
    """The image of the firmware as it stands; taken from the cache when it was built before.

    Raises NoPackagesError when tools are missing, ImageError when it does not compile, does not fit, or has
    something in it whose license is not known.
    """
    source, programs = sources(), toolchain()
    made_with = contents.made_with(programs)
    recipe = _recipe(made_with)
    home = cache / hashlib.sha256(f"{recipe} {frozen.mark()}".encode()).hexdigest()[:16]
    image = Image(home / "roundhouse-hub.uf2", home / "firmware.bin", home / "image.json")
    if not image.manifest.exists():
        cache.mkdir(parents=True, exist_ok=True)
        with locked(cache):
            # Somebody may have built the same while this build waited for its turn.
            if not image.manifest.exists():
                check_endpoints(source)
                work = _workshop(cache, recipe)
                binary = _compile(source, programs, work)
                libraries = contents.compiled_in(binary.parent)
                check_licenses(libraries)
                shutil.rmtree(home, ignore_errors=True)
                home.mkdir()
                shutil.copy(binary, image.binary)
                check_size(image.binary)
                _pack(source, image)
                _tell(image, {**made_with, "licenses": contents.licenses(libraries)})
                _forget_oldest(cache)
    return image


def _workshop(cache: Path, recipe: str) -> Path:
    """The folder to work in. What is compiled there serves the next build: only the firmware that is frozen in differs
    between most of them."""
    work = cache / f"work-{recipe}"
    for other in cache.glob("work-*"):
        if other != work:
            shutil.rmtree(other)
    work.mkdir(exist_ok=True)
    return work


def check_size(binary: Path) -> None:
    """Raises ImageError when the image reaches into the file system, whose first format would destroy it in silence."""
    size = binary.stat().st_size
    if size > ROOM:
        raise ImageError(
            f"the image has {size:,} bytes and would reach into the file system: {ROOM:,} is the most; make the sounds "
            "shorter, or the file system smaller in tools/pico/board/mpconfigboard.h"
        )


def check_endpoints(source: Path) -> None:
    """Raises ImageError when MicroPython puts the serial port on other USB endpoints than the firmware watches.

    The firmware reads the USB controller's registers of these endpoints, since MicroPython does not say what waits.
    """
    settings = (source / "shared/tinyusb/tusb_config.h").read_text(encoding="utf-8")
    for module, constant, endpoint, offset in WATCHED:
        watched = re.search(rf"^{constant} = (0x[0-9a-f]+)", module.read_text(encoding="utf-8"), re.M)
        used = re.search(rf"^#define {endpoint} \((0x[0-9a-fA-F]+)\)", settings, re.M)
        base = USB_REGISTERS + offset
        if watched is None or used is None or int(watched[1], 16) != base + 8 * (int(used[1], 16) & 15):
            raise ImageError(
                f"{constant} in {module.name} is not the register of {endpoint} in MicroPython's tusb_config.h: set it "
                f"to 0x{base:x} + 8 * endpoint"
            )


def check_licenses(libraries: list[str]) -> None:
    """Raises ImageError when a library has come into the image whose license nobody has looked up."""
    unknown = [library for library in libraries if library not in contents.COMPILED]
    if unknown:
        raise ImageError(
            f"the image would have parts of {', '.join(unknown)} in it, whose license is not known: add it to "
            "COMPILED in tools/pico/contents.py"
        )


def surroundings(source: Path, programs: Path, home: Path) -> dict[str, str]:
    """The variables that the build sees. Nothing of this machine or checkout may show in the image: no paths, no date,
    no version of our own repository, and no chance."""
    here = f"-ffile-prefix-map={source}=micropython -ffile-prefix-map={home}=image"
    return os.environ | {
        "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
        "SOURCE_DATE_EPOCH": EPOCH,
        # A pin with two names has them in a set, whose order is another with each start of Python.
        "PYTHONHASHSEED": "0",
        "MICROPY_GIT_TAG": VERSION,
        "MICROPY_GIT_HASH": "roundhouse",
        "CFLAGS": here,
        "CXXFLAGS": here,
        "ASMFLAGS": here,
    }


def _recipe(made_with: dict[str, object]) -> str:
    """Letters that stand for how an image is made and with what, whatever is frozen into it."""
    mark = hashlib.sha256(f"{made_with} {FLASH} {RP2040}".encode())
    here = Path(__file__).resolve().parent
    modules = [here / f"{name}.py" for name in ("image", "contents", "frozen", "sources", "toolchain")]
    for path in [*modules, *sorted(BOARD.iterdir())]:
        mark.update(path.read_bytes())
    return mark.hexdigest()[:16]


def _compile(source: Path, programs: Path, home: Path) -> Path:
    """Compile below `home`, where an earlier build may have left its objects; the binary's path."""
    manifest = frozen.lay_out(home / "frozen")
    # Checkouts that share the cache have a board folder each, with the same in it: by one path for all, or each of
    # them would compile everything again.
    board = home / "board"
    if not board.exists():
        shutil.copytree(BOARD, board)
    told = surroundings(source, programs, home)
    script = home / "linker.ld"
    script.write_text(in_sram((source / LINKER_SCRIPT).read_text(encoding="utf-8")), encoding="utf-8")
    jobs = f"-j{os.cpu_count() or 1}"
    _run(["make", "-C", str(source / "mpy-cross"), jobs], os.environ | {"MICROPY_GIT_TAG": VERSION}, home)
    chosen = {
        "MICROPY_BOARD": "ROUNDHOUSE_HUB",
        "MICROPY_BOARD_DIR": str(board),
        "MICROPY_FROZEN_MANIFEST": str(manifest),
        "USER_C_MODULES": str(board / "micropython.cmake"),
        "ROUNDHOUSE_LINKER_SCRIPT": str(script),
        "PICO_NO_PICOTOOL": "1",
        "PICO_BUILD_DOCS": "0",
    }
    options = [f"-D{name}={value}" for name, value in chosen.items()]
    _run(["cmake", "-S", str(source / "ports/rp2"), "-B", str(home / "build"), *options], told, home)
    _run(["make", "-C", str(home / "build"), jobs], told, home)
    return home / "build/firmware.bin"


def in_sram(script: str) -> str:
    """MicroPython's linker script with our HOT modules in SRAM. Raises ImageError if it is not the one we know.

    What it leaves out of the flash goes there. It leaves out the interpreter's loop by a name that the object has with
    other versions of the SDK, so that it stays in flash here, in silence.
    """
    hot = "".join(f" */{name}.c.o" for name in HOT.read_text(encoding="utf-8").split())
    changed, count = IN_FLASH.subn(rf"\g<1>{hot}\g<2>", script)
    if count != 1:
        raise ImageError("MicroPython's linker script does not say where the code lies as in_sram expects")
    return changed


def _pack(source: Path, image: Image) -> None:
    """The binary as a UF2: blocks that a Pico in bootloader mode takes like a file."""
    convert = [sys.executable, str(source / "tools/uf2conv.py"), "-f", hex(RP2040), "-b", hex(FLASH.start), "-c"]
    _run([*convert, "-o", str(image.uf2), str(image.binary)], dict(os.environ), image.uf2.parent)


def _tell(image: Image, more: dict[str, object]) -> None:
    """Write the manifest."""
    told = {
        "made_by": "make image",
        "build": frozen.build_id(),
        "micropython": VERSION,
        "uf2_sha256": contents.sha256(image.uf2),
        "bytes": image.binary.stat().st_size,
        "room": ROOM,
        "files": contents.files(),
        **more,
    }
    image.manifest.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def _forget_oldest(cache: Path) -> None:
    built = sorted(cache.glob("*/image.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in built[KEPT:]:
        shutil.rmtree(old.parent)


def _run(words: list[str], told: dict[str, str], home: Path) -> None:
    with (home / "build.log").open("a", encoding="utf-8") as log:
        done = subprocess.run(words, env=told, stdout=log, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        raise ImageError(f"{words[0]} failed; see {home / 'build.log'}")
