"""UF2, the file that is dragged onto a Pico: blocks of 512 bytes, each with the place in flash that it belongs to."""

from __future__ import annotations

import struct

FLASH = 0x10000000
BLOCK = 512
HEAD = struct.Struct("<8I")
MAGIC = (0x0A324655, 0x9E5D5157)
END = struct.pack("<I", 0x0AB16F30)
NOT_FOR_FLASH = 0x1
RP2040 = 0xE48BFF56


class Uf2Error(Exception):
    """What is no UF2 for a Pico; the message says why."""


def unpacked(data: bytes) -> bytes:
    """What lies in flash, from its start, when `data` has been copied to a Pico; gaps are as erased.

    Raises Uf2Error.
    """
    if not data or len(data) % BLOCK:
        raise Uf2Error("it is no UF2, which consists of blocks of 512 bytes")
    flash = bytearray()
    for at in range(0, len(data), BLOCK):
        first, second, flags, address, size, _, _, family = HEAD.unpack_from(data, at)
        if (first, second) != MAGIC or data[at + BLOCK - len(END) : at + BLOCK] != END:
            raise Uf2Error(f"block {at // BLOCK} is not one of a UF2")
        if flags & NOT_FOR_FLASH:
            continue
        if family != RP2040 or address < FLASH or size > BLOCK - HEAD.size - len(END):
            raise Uf2Error("it is for another chip than the Pico's RP2040")
        offset = address - FLASH
        flash.extend(b"\xff" * (offset + size - len(flash)))
        flash[offset : offset + size] = data[at + HEAD.size : at + HEAD.size + size]
    return bytes(flash)
