"""Images are looked at block by block before a Pico is given one; each that will not do is refused with a reason."""

from pathlib import Path

import pytest
from tests.flashing.uf2s import HUB, block, blocks, put

from roundhouse.flashing.errors import BadImage
from roundhouse.flashing.uf2 import BLOCK, read_image


def test_an_image_of_the_hub_says_what_it_is(tmp_path: Path) -> None:
    image = read_image(put(tmp_path, blocks()))
    assert (image.firmware, image.build) == ("0.1.0", "abc1234")
    assert len(image.data) == 20 * BLOCK


def test_micropython_alone_will_do(tmp_path: Path) -> None:
    image = read_image(put(tmp_path, blocks(b"MicroPython v1.25.0")))
    assert (image.firmware, image.build) == ("", "")


def test_blocks_that_do_not_go_into_flash_are_passed_over(tmp_path: Path) -> None:
    data = blocks(count=20)[: 19 * BLOCK] + block(b"a note", 19, 20, flags=0x2001, address=0)
    assert read_image(put(tmp_path, data)).build == "abc1234"


def test_each_block_lies_in_flash_where_it_says_and_gaps_are_erased(tmp_path: Path) -> None:
    places = (0x10000300, 0x10000000)
    data = b"".join(block(HUB.ljust(256), index, 2, address=place) for index, place in enumerate(places))
    assert read_image(put(tmp_path, data)).flash == HUB.ljust(256) + b"\xff" * 512 + HUB.ljust(256)


WHOLE = blocks()


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "is not a UF2 file"),
        (b"import machine\n" * 100, "is not a UF2 file"),
        (WHOLE[: 7 * BLOCK], "it has 7 of 20 blocks: download or build it again"),
        (WHOLE[: 7 * BLOCK + 128], "it has 7.25 of 20 blocks"),
        (WHOLE + WHOLE[:BLOCK], "block 21 is damaged"),
        (WHOLE[: 3 * BLOCK] + bytes(BLOCK) + WHOLE[4 * BLOCK :], "block 4 is damaged"),
        (WHOLE[: 4 * BLOCK - 4] + b"oops" + WHOLE[4 * BLOCK :], "block 4 is damaged"),
        (WHOLE[: 3 * BLOCK] + WHOLE[4 * BLOCK :], "block 4 is damaged"),
        (blocks(family=0xE48BFF59), r"is for RP2350, not for a Pico: use one for the Raspberry Pi Pico \(RP2040\)"),
        (blocks(family=0x12345678), r"is for another chip \(0x12345678\), not for a Pico"),
        (blocks(flags=0), "is for a chip it does not name, not for a Pico"),
        (blocks(address=0x20000000), "is for a board with another memory"),
        (blocks(b"Doom"), "has neither the hub's firmware nor MicroPython in it"),
    ],
)
def test_what_a_pico_must_not_be_given_is_refused(tmp_path: Path, data: bytes, says: str) -> None:
    with pytest.raises(BadImage, match=says) as refused:
        read_image(put(tmp_path, data))
    assert "\n" not in str(refused.value) and str(refused.value).endswith(".")


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    for path in (tmp_path / "none.uf2", tmp_path):
        with pytest.raises(BadImage, match=r"cannot be read \(.*\): name the image's file"):
            read_image(path)
