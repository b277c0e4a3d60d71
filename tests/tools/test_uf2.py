"""A UF2 unpacked is what a Pico would have in flash."""

import struct

import pytest
from tools.pico.uf2 import RP2040, Uf2Error, unpacked

FLASH = 0x10000000


def block(offset, payload, family=RP2040, flags=0x2000, magic=0x0A324655):
    head = struct.pack("<8I", magic, 0x9E5D5157, flags, FLASH + offset, len(payload), 0, 1, family)
    return head + payload.ljust(476, b"\0") + struct.pack("<I", 0x0AB16F30)


def test_blocks_lie_where_they_say_and_gaps_are_erased():
    assert unpacked(block(512, b"b" * 256) + block(0, b"a" * 256)) == b"a" * 256 + b"\xff" * 256 + b"b" * 256


def test_blocks_not_for_flash_are_passed_over():
    assert unpacked(block(0, b"a" * 4) + block(8, b"b", flags=0x2001)) == b"aaaa"


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "it is no UF2"),
        (b"x" * 511, "it is no UF2"),
        (block(0, b"a") + b"x" * 512, "block 1 is not one of a UF2"),
        (block(0, b"a", magic=1), "block 0 is not"),
        (block(0, b"a", family=0xE48BFF59), "for another chip"),
        (block(-FLASH, b"a"), "for another chip"),
    ],
)
def test_what_is_no_image_for_a_pico_is_refused(data, why):
    with pytest.raises(Uf2Error, match=why):
        unpacked(data)
