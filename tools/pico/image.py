"""Builds the hub's image: MicroPython with firmware and sounds frozen in, one UF2, the same bytes each time."""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tools.pico import frozen
from tools.pico.sources import sources
from tools.pico.toolchain import toolchain

from roundhouse.flashing.uf2 import FLASH, RP2040

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / ".cache" / "image"
BOARD = Path(__file__).resolve().parent / "board"
STORAGE = 512 * 1024
"""What mpconfigboard.h leaves to the file system, at the end of the flash."""
ROOM = len(FLASH) - STORAGE
"""The longest that an image may be, in bytes."""
EPOCH = "1744700000"
"""The time that stands in the image: any, but always the same."""
VERSION = "v1.25.0"
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


def build() -> Image:
    """The image of the firmware as it stands; taken from the cache when it was built before.

    Raises NoPackagesError when tools are missing, ImageError when it does not compile or does not fit.
    """
    source, programs = sources(), toolchain()
    recipe = _recipe(source)
    frozen_in = f"{frozen.stamp(frozen.build_id())} {_hash(frozen.START)}"
    home = CACHE / hashlib.sha256(f"{recipe} {frozen_in}".encode()).hexdigest()[:16]
    image = Image(home / "roundhouse-hub.uf2", home / "firmware.bin", home / "image.json")
    if not image.manifest.exists():
        with _alone(CACHE / f"work-{recipe}") as work:
            # Somebody may have built the same while this build waited for its turn.
            if not image.manifest.exists():
                _make(source, programs, work, image)
    return image


def _make(source: Path, programs: Path, work: Path, image: Image) -> None:
    home = image.manifest.parent
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    shutil.copy(_compile(source, programs, work), image.binary)
    check_size(image.binary)
    _pack(source, image)
    image.manifest.write_text(json.dumps(_contents(image), indent=1) + "\n", encoding="utf-8")
    built = sorted(CACHE.glob("*/image.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in built[KEPT:]:
        shutil.rmtree(old.parent)


@contextmanager
def _alone(work: Path) -> Iterator[Path]:
    """A folder in which one build at a time works. What is compiled there serves the next build: only the firmware that
    is frozen in differs between most of them."""
    for other in CACHE.glob("work-*"):
        if other != work:
            shutil.rmtree(other)
    work.mkdir(parents=True, exist_ok=True)
    with (work / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield work


def check_size(binary: Path) -> None:
    """Raises ImageError when the image reaches into the file system, whose first format would destroy it in silence."""
    size = binary.stat().st_size
    if size > ROOM:
        raise ImageError(
            f"the image has {size:,} bytes and would reach into the file system: {ROOM:,} is the most; make the sounds "
            "shorter, or the file system smaller in tools/pico/board/mpconfigboard.h"
        )


def _recipe(source: Path) -> str:
    """Letters that stand for how an image is made, whatever is frozen into it."""
    mark = hashlib.sha256(f"{source.parent.name} {EPOCH} {FLASH} {RP2040}".encode())
    here = Path(__file__).resolve().parent
    modules = [here / f"{name}.py" for name in ("image", "frozen", "sources", "toolchain")]
    for path in [*modules, *sorted(BOARD.iterdir())]:
        mark.update(path.read_bytes())
    return mark.hexdigest()[:16]


def _compile(source: Path, programs: Path, home: Path) -> Path:
    """Compile below `home`, where an earlier build may have left its objects; the binary's path."""
    manifest = frozen.lay_out(home / "frozen")
    # Checkouts that share the cache have a board folder each, with the same in it: by one path for all, or each of
    # them would compile everything anew.
    board = home / "board"
    if not board.exists():
        shutil.copytree(BOARD, board)
    # Nothing of this machine or checkout may show in the image: no paths, no date, no version of our own repository.
    here = f"-ffile-prefix-map={source}=micropython -ffile-prefix-map={home}=image"
    told = os.environ | {
        "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
        "SOURCE_DATE_EPOCH": EPOCH,
        "MICROPY_GIT_TAG": VERSION,
        "MICROPY_GIT_HASH": "roundhouse",
        "CFLAGS": here,
        "CXXFLAGS": here,
        "ASMFLAGS": here,
    }
    jobs = f"-j{os.cpu_count() or 1}"
    _run(["make", "-C", str(source / "mpy-cross"), jobs], os.environ | {"MICROPY_GIT_TAG": VERSION}, home)
    chosen = {
        "MICROPY_BOARD": "ROUNDHOUSE_HUB",
        "MICROPY_BOARD_DIR": str(board),
        "MICROPY_FROZEN_MANIFEST": str(manifest),
        "PICO_NO_PICOTOOL": "1",
        "PICO_BUILD_DOCS": "0",
    }
    options = [f"-D{name}={value}" for name, value in chosen.items()]
    _run(["cmake", "-S", str(source / "ports/rp2"), "-B", str(home / "build"), *options], told, home)
    _run(["make", "-C", str(home / "build"), jobs], told, home)
    return home / "build/firmware.bin"


def _pack(source: Path, image: Image) -> None:
    """The binary as a UF2: blocks that a Pico in bootloader mode takes like a file."""
    convert = [sys.executable, str(source / "tools/uf2conv.py"), "-f", hex(RP2040), "-b", hex(FLASH.start), "-c"]
    _run([*convert, "-o", str(image.uf2), str(image.binary)], dict(os.environ), image.uf2.parent)


def _contents(image: Image) -> dict[str, object]:
    """What went in, with hashes and licenses."""
    return {
        "made_by": "make image",
        "build": frozen.build_id(),
        "micropython": VERSION,
        "uf2_sha256": _hash(image.uf2),
        "bytes": image.binary.stat().st_size,
        "room": ROOM,
        "files": {str(path.relative_to(ROOT)): _hash(path) for path in frozen.parts()},
        "licenses": {
            "Roundhouse": "MIT",
            "MicroPython": "MIT",
            "pico-sdk": "BSD-3-Clause",
            "TinyUSB": "MIT",
            "mbed TLS": "Apache-2.0 OR GPL-2.0-or-later",
            "littlefs": "BSD-3-Clause",
            "oofatfs": "BSD-1-Clause",
        },
    }


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _run(words: list[str], told: dict[str, str], home: Path) -> None:
    with (home / "build.log").open("a", encoding="utf-8") as log:
        done = subprocess.run(words, env=told, stdout=log, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        raise ImageError(f"{words[0]} failed; see {home / 'build.log'}")
