"""UF2 images: checked block by block, because a Pico in bootloader mode takes any file and reports nothing.

Each block of 512 bytes holds 256 bytes of data, their address, the chip's family, and the number of blocks.
"""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass
from pathlib import Path

from roundhouse.catalogs import Message, reason_of
from roundhouse.flashing.errors import BadImage
from roundhouse.flashing.models import MODELS, PICO, PicoModel

BLOCK = 512
HEADER = struct.Struct("<8I")
START = (0x0A324655, 0x9E5D5157)
END = struct.pack("<I", 0x0AB16F30)
NOT_FLASH, HAS_FAMILY = 0x1, 0x2000
# The RP2350's other families are images for its RISC-V cores and for another security state.
OTHERS = {0xE48BFF5A: "RP2350 (RISC-V)", 0xE48BFF5B: "RP2350", 0x1C5F21B0: "ESP32", 0x57755A57: "STM32F4"}
IMAGE = "Roundhouse image {version} build {build}."
"""The text by which an image of the hub is recognized."""
STAMP = re.compile(rb"Roundhouse image (\S{1,20}) build (\w{1,16})\.")
MICROPYTHON = b"MicroPython"
NEWER = Message("flashing/take-pico-image")


@dataclass(frozen=True, slots=True)
class ImageFile:
    """A valid UF2 for a model of Pico. `firmware` and `build` are the hub's, both empty for plain MicroPython.

    `flash` is the content of the Pico's flash afterward, from its start; bytes that belong to no block are erased.
    """

    path: Path
    data: bytes
    model: PicoModel
    flash: bytes
    firmware: str
    build: str


def read_image(path: Path) -> ImageFile:
    """Read an image. Raises BadImage if it is no UF2, incomplete, for another chip, or not for a hub."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadImage("flashing/image-not-read", path=path, reason=reason_of(error)) from None
    model, flash = _flash(path, data)
    found = STAMP.search(flash)
    if found is None and MICROPYTHON not in flash:
        raise BadImage("flashing/image-without-firmware", path=path)
    firmware, build = (found[1].decode(), found[2].decode()) if found else ("", "")
    return ImageFile(path, data, model, flash, firmware, build)


def _flash(path: Path, data: bytes) -> tuple[PicoModel, bytes]:
    """The model that the blocks are for, and the content of its flash that they make. Raises BadImage."""
    if len(data) < BLOCK or HEADER.unpack_from(data)[:2] != START:
        raise BadImage("flashing/not-uf2", path=path)
    model: PicoModel | None = None
    flash = bytearray()
    total = HEADER.unpack_from(data)[6]
    for number in range(len(data) // BLOCK):
        block = data[number * BLOCK : (number + 1) * BLOCK]
        *start, flags, address, size, index, count, family = HEADER.unpack_from(block)
        if tuple(start) != START or block[-4:] != END or index != number or count != total or size > BLOCK - 36:
            raise _broken(path, Message("flashing/block-damaged", number=number + 1))
        if flags & NOT_FLASH:
            continue
        named = next((each for each in MODELS if flags & HAS_FAMILY and each.family == family), None)
        if named is None:
            chip = (
                OTHERS.get(family, Message("flashing/other-chip", family=f"{family:#010x}"))
                if flags & HAS_FAMILY
                else Message("flashing/unnamed-chip")
            )
            raise BadImage("flashing/image-for-other-chip", path=path, chip=chip, newer=NEWER)
        if model not in (None, named):
            raise BadImage("flashing/image-for-two", path=path, newer=NEWER)
        model = named
        if address not in model.flash or address + size - 1 not in model.flash:
            raise BadImage("flashing/image-for-other-board", path=path, newer=NEWER)
        offset = address - model.flash.start
        flash.extend(b"\xff" * (offset + size - len(flash)))
        flash[offset : offset + size] = block[HEADER.size : HEADER.size + size]
    if len(data) != total * BLOCK:
        raise _broken(path, Message("flashing/blocks-missing", count=len(data) // BLOCK, total=total))
    return model or PICO, bytes(flash)


def _broken(path: Path, what: Message) -> BadImage:
    return BadImage("flashing/image-broken", path=path, what=what)
