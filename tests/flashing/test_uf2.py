"""Images are checked block by block; an unsuitable one is refused with a reason."""

from pathlib import Path

import pytest
from tests.flashing.uf2s import HUB, block, blocks, put

from roundhouse.flashing.errors import BadImage
from roundhouse.flashing.models import PICO, PICO_2
from roundhouse.flashing.uf2 import BLOCK, read_image


def test_an_image_of_the_hub_is_recognized(tmp_path: Path) -> None:
    image = read_image(put(tmp_path, blocks()))
    assert (image.firmware, image.build) == ("0.1.0", "abc1234")
    assert len(image.data) == 20 * BLOCK and image.model is PICO


def test_an_image_for_a_pico_2_may_be_as_long_as_its_flash(tmp_path: Path) -> None:
    end = PICO.flash.stop
    data = block(HUB, 0, 2, family=PICO_2.family) + block(b"", 1, 2, family=PICO_2.family, address=end)
    image = read_image(put(tmp_path, data))
    assert image.model is PICO_2 and len(image.flash) == len(PICO.flash) + 256
    with pytest.raises(BadImage, match="is for a board with another memory"):
        read_image(put(tmp_path, block(HUB, 0, 1, address=end)))


def test_plain_micropython_is_accepted(tmp_path: Path) -> None:
    image = read_image(put(tmp_path, blocks(b"MicroPython v1.25.0")))
    assert (image.firmware, image.build) == ("", "")


def test_blocks_that_are_not_for_flash_are_skipped(tmp_path: Path) -> None:
    data = blocks(count=20)[: 19 * BLOCK] + block(b"a note", 19, 20, flags=0x2001, address=0)
    assert read_image(put(tmp_path, data)).build == "abc1234"


def test_each_block_goes_to_its_address_and_gaps_are_erased(tmp_path: Path) -> None:
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
        (WHOLE[: 7 * BLOCK + 128], "it has 7 of 20 blocks"),
        (WHOLE + WHOLE[:BLOCK], "block 21 is damaged"),
        (WHOLE[: 3 * BLOCK] + bytes(BLOCK) + WHOLE[4 * BLOCK :], "block 4 is damaged"),
        (WHOLE[: 4 * BLOCK - 4] + b"oops" + WHOLE[4 * BLOCK :], "block 4 is damaged"),
        (WHOLE[: 3 * BLOCK] + WHOLE[4 * BLOCK :], "block 4 is damaged"),
        (
            blocks(family=0xE48BFF5A),
            r"is for RP2350 \(RISC-V\), not for a Pico: use one for the Raspberry Pi Pico \(RP2040\) or Pico 2",
        ),
        (block(HUB, 0, 2) + block(HUB, 1, 2, family=PICO_2.family), "is for two chips at once"),
        (blocks(family=0x12345678), r"is for another chip \(0x12345678\), not for a Pico"),
        (blocks(flags=0), "is for a chip it does not name, not for a Pico"),
        (blocks(address=0x20000000), "is for a board with another memory"),
        (blocks(b"Doom"), "has neither the hub's firmware nor MicroPython in it"),
    ],
)
def test_an_unsuitable_image_is_refused(tmp_path: Path, data: bytes, says: str) -> None:
    with pytest.raises(BadImage, match=says) as refused:
        read_image(put(tmp_path, data))
    assert "\n" not in str(refused.value) and str(refused.value).endswith(".")


def test_a_missing_file_is_explained(tmp_path: Path) -> None:
    for path in (tmp_path / "none.uf2", tmp_path):
        with pytest.raises(BadImage, match=r"cannot be read \(.*\): name the image's file"):
            read_image(path)
