"""UF2 files made for the tests."""

import struct
from pathlib import Path

from roundhouse.flashing.models import PICO
from roundhouse.flashing.uf2 import END, IMAGE

HUB = IMAGE.format(version="0.1.0", build="abc1234").encode()


def block(
    data: bytes, index: int, count: int, *, family: int = PICO.family, flags: int = 0x2000, address: int | None = None
) -> bytes:
    place = 0x10000000 + 256 * index if address is None else address
    head = struct.pack("<8I", 0x0A324655, 0x9E5D5157, flags, place, 256, index, count, family)
    return head + data.ljust(476, b"\0") + END


def blocks(program: bytes = HUB, count: int = 20, **named: int) -> bytes:
    """An image of `count` blocks; the program lies across the border of two."""
    binary = bytes(256 - len(program) // 2) + program
    binary = binary.ljust(256 * count, b"\xaa")
    return b"".join(block(binary[256 * index :][:256], index, count, **named) for index in range(count))


def put(folder: Path, data: bytes, name: str = "roundhouse-hub.uf2") -> Path:
    path = folder / name
    path.write_bytes(data)
    return path
