"""Builds the hub's image: MicroPython with firmware and sounds frozen in, one UF2, the same bytes each time."""

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

from roundhouse.flashing.models import PICO, PicoModel

ROOT = Path(__file__).resolve().parents[2]
# CMake builds only where it began to: checkouts that share a cache must call it by one path.
CACHE = (ROOT / ".cache" / "image").resolve()
BOARD = Path(__file__).resolve().parent / "board"
STORAGE = 512 * 1024
"""The bytes that mpconfigboard.h leaves to the file system, at the end of the flash."""
USB_REGISTERS = 0x50100000
"""Both chips' USB memory. At 8 * endpoint lie its control registers (to the host; 4 further, from the host), and 0x80
further its buffer control registers."""
ENDPOINT_CONSTANTS = (
    (frozen.PACKAGE / "board/stock_serial.py", "_TO_HOST", "USBD_CDC_EP_IN", 0x80),
    (frozen.PACKAGE / "board/prompt.py", "_FROM_HOST", "USBD_CDC_EP_OUT", 0x84),
    (frozen.PACKAGE / "board/prompt.py", "_BUFFER", "USBD_CDC_EP_OUT", 4),
)
MAX_IMAGE_BYTES = len(PICO.flash) - STORAGE
"""The longest that an image may be, in bytes; that of a Pico 2 is the same program and needs no more."""
REGISTERS = (("PADS", "PADS_BANK0_BASE"), ("WATCHDOG", "WATCHDOG_BASE"))
"""The addresses that board/chip.py has for both chips, and their names in the SDK."""
EPOCH = "1744700000"
"""The time that stands in the image: any, but always the same."""
VERSION = "v1.25.0"
LINKER_SCRIPT = "ports/rp2/memmap_mp_{chip}.ld"
IN_FLASH = re.compile(r"(\*\(EXCLUDE_FILE\([^)]*)(\) \.text\*\))")
HOT = BOARD / "sram.txt"
"""The modules that run all the time, by their files: the interpreter, the ports of the amplifier and the computer."""
CACHED_IMAGES = 8
"""The number of images that the cache keeps: those of the last changes to the firmware, for each Pico."""


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


def build(cache: Path = CACHE, model: PicoModel = PICO) -> Image:
    """The image of the firmware as it stands, for a model of Pico; taken from the cache when it was built before.

    Raises NoPackagesError when tools are missing, ImageError when it does not compile, does not fit, or has
    something in it whose license is not known.
    """
    source, programs = sources(), toolchain()
    made_with = contents.made_with(programs, model.chip)
    recipe = _recipe(made_with, model)
    home = cache / hashlib.sha256(f"{recipe} {frozen.mark()}".encode()).hexdigest()[:16]
    image = Image(home / file_name(model), home / "firmware.bin", home / "image.json")
    if not image.manifest.exists():
        cache.mkdir(parents=True, exist_ok=True)
        with locked(cache):
            # Somebody may have built the same while this build waited for its turn.
            if not image.manifest.exists():
                check_endpoints(source)
                check_registers(source)
                work = _workshop(cache, model, recipe)
                binary = _compile(source, programs, work, model)
                libraries = contents.compiled_in(binary.parent)
                check_licenses(libraries)
                shutil.rmtree(home, ignore_errors=True)
                home.mkdir()
                shutil.copy(binary, image.binary)
                check_image_size(image.binary)
                _pack(source, image, model)
                _tell(image, {"for": model.name, **made_with, "licenses": contents.licenses(libraries)})
                _forget_oldest(cache)
    return image


def file_name(model: PicoModel) -> str:
    """The file of a model's image.

    >>> file_name(PICO)
    'roundhouse-hub.uf2'
    """
    return f"roundhouse-hub{'' if model is PICO else f'-{sdk_board(model)}'}.uf2"


def sdk_board(model: PicoModel) -> str:
    """The model's name for the SDK."""
    return model.name.lower().replace(" ", "")


def _workshop(cache: Path, model: PicoModel, recipe: str) -> Path:
    """The folder to work in. What is compiled there serves the next build: only the firmware that is frozen in differs
    between most of them."""
    work = cache / f"work-{sdk_board(model)}-{recipe}"
    for other in cache.glob(f"work-{sdk_board(model)}-*"):
        if other != work:
            shutil.rmtree(other)
    work.mkdir(exist_ok=True)
    return work


def check_image_size(binary: Path) -> None:
    """Raise ImageError when the image reaches into the file system, whose first format would destroy it in silence."""
    size = binary.stat().st_size
    if size > MAX_IMAGE_BYTES:
        raise ImageError(
            f"the image has {size:,} bytes and would reach into the file system: {MAX_IMAGE_BYTES:,} is the most; "
            "make the sounds shorter, or the file system smaller in tools/pico/board/mpconfigboard.h"
        )


def check_endpoints(source: Path) -> None:
    """Raise ImageError when MicroPython puts the serial port on other USB endpoints than the firmware watches.

    The firmware reads the USB controller's registers of these endpoints, since MicroPython does not say what waits.
    """
    settings = (source / "shared/tinyusb/tusb_config.h").read_text(encoding="utf-8")
    for module, constant, endpoint, offset in ENDPOINT_CONSTANTS:
        watched = re.search(rf"^{constant} = (0x[0-9a-f]+)", module.read_text(encoding="utf-8"), re.M)
        used = re.search(rf"^#define {endpoint} \((0x[0-9a-fA-F]+)\)", settings, re.M)
        base = USB_REGISTERS + offset
        if watched is None or used is None or int(watched[1], 16) != base + 8 * (int(used[1], 16) & 15):
            raise ImageError(
                f"{constant} in {module.name} is not the register of {endpoint} in MicroPython's tusb_config.h: set it "
                f"to 0x{base:x} + 8 * endpoint"
            )


def check_registers(source: Path) -> None:
    """Raise ImageError when a register that the firmware reads lies elsewhere on one of the chips."""
    ours = (frozen.PACKAGE / "board/chip.py").read_text(encoding="utf-8")
    for constant, name in REGISTERS:
        found = re.search(rf"^{constant} = (0x\w+) if _RP2350 else (0x\w+)", ours, re.M)
        for chip, address in zip(("rp2350", "rp2040"), found.groups() if found else ("", ""), strict=True):
            header = source / f"lib/pico-sdk/src/{chip}/hardware_regs/include/hardware/regs/addressmap.h"
            there = re.search(rf"^#define {name} _u\((0x\w+)\)", header.read_text(encoding="utf-8"), re.M)
            if there is None or not address or int(address, 16) != int(there[1], 16):
                raise ImageError(f"{constant} in chip.py is not {name} in the SDK's addressmap.h for the {chip}")


def check_licenses(libraries: list[str]) -> None:
    """Raise ImageError when the image has a library with a license that nobody has looked up."""
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


def _recipe(made_with: dict[str, object], model: PicoModel) -> str:
    """Letters that stand for how an image is made and with what, whatever is frozen into it."""
    mark = hashlib.sha256(f"{made_with} {model}".encode())
    here = Path(__file__).resolve().parent
    modules = [here / f"{name}.py" for name in ("image", "contents", "frozen", "sources", "toolchain")]
    for path in [*modules, *sorted(BOARD.iterdir())]:
        mark.update(path.read_bytes())
    return mark.hexdigest()[:16]


def _compile(source: Path, programs: Path, home: Path, model: PicoModel) -> Path:
    """Compile below `home`, where an earlier build may have left its objects; the binary's path."""
    manifest = frozen.write_frozen(home / "frozen")
    # Checkouts that share the cache have a board folder each, with the same in it: by one path for all, or each of
    # them would compile everything again.
    board = home / "board"
    if not board.exists():
        shutil.copytree(BOARD, board)
    told = surroundings(source, programs, home)
    script = home / "linker.ld"
    theirs = source / LINKER_SCRIPT.format(chip=model.chip.lower())
    script.write_text(in_sram(theirs.read_text(encoding="utf-8")), encoding="utf-8")
    jobs = f"-j{os.cpu_count() or 1}"
    _run(["make", "-C", str(source / "mpy-cross"), jobs], os.environ | {"MICROPY_GIT_TAG": VERSION}, home)
    chosen = {
        "MICROPY_BOARD": "ROUNDHOUSE_HUB",
        "MICROPY_BOARD_DIR": str(board),
        "PICO_BOARD": sdk_board(model),
        "PICO_PLATFORM": model.chip.lower(),
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


def _pack(source: Path, image: Image, model: PicoModel) -> None:
    """The binary as a UF2: blocks that a Pico in bootloader mode takes like a file."""
    convert = [sys.executable, str(source / "tools/uf2conv.py"), "-c"]
    convert += ["-f", hex(model.family), "-b", hex(model.flash.start)]
    _run([*convert, "-o", str(image.uf2), str(image.binary)], dict(os.environ), image.uf2.parent)


def _tell(image: Image, more: dict[str, object]) -> None:
    """Write the manifest."""
    told = {
        "made_by": "make image",
        "build": frozen.build_id(),
        "micropython": VERSION,
        "uf2_sha256": contents.sha256(image.uf2),
        "bytes": image.binary.stat().st_size,
        "room": MAX_IMAGE_BYTES,
        "files": contents.files(),
        **more,
    }
    image.manifest.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def _forget_oldest(cache: Path) -> None:
    built = sorted(cache.glob("*/image.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in built[CACHED_IMAGES:]:
        shutil.rmtree(old.parent)


def _run(words: list[str], told: dict[str, str], home: Path) -> None:
    with (home / "build.log").open("a", encoding="utf-8") as log:
        done = subprocess.run(words, env=told, stdout=log, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        raise ImageError(f"{words[0]} failed; see {home / 'build.log'}")
