"""An image goes to the drive that was named, and to no other folder."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, Self

import pytest
from tests.flashing.uf2s import blocks, put

from roundhouse.flashing import flash_hub
from roundhouse.flashing.errors import BadImage, NotConfirmed
from roundhouse.flashing.uf2 import IMAGE, read_image


class Sent:
    """A board at a port that restarts into its bootloader as asked; only `appears` makes a drive of it."""

    appears: Path | None = None
    machine = "Roundhouse hub with RP2040"

    def __init__(self, address: str) -> None:
        self.address = address

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def info(self) -> Any:
        return SimpleNamespace(firmware="0.1.0", build="old", machine=Sent.machine)

    def remove(self, path: str) -> None:
        pass

    def enter_bootloader(self) -> None:
        if Sent.appears is not None:
            (Sent.appears / "INFO_UF2.TXT").write_text("Board-ID: RPI-RP2\n")


@pytest.fixture(autouse=True)
def board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flash_hub, "Board", Sent)
    monkeypatch.setattr(flash_hub, "the_port", lambda address: address)
    monkeypatch.setattr(flash_hub, "find_drives", list)
    monkeypatch.setattr(flash_hub, "DRIVE_S", 0.05)
    monkeypatch.setattr(Sent, "appears", None)


def test_a_folder_that_never_becomes_the_drive_of_a_pico_gets_nothing(tmp_path: Path) -> None:
    whole = blocks(IMAGE.format(version="0.1.0", build="new").encode(), 300)
    image, folder = read_image(put(tmp_path, whole)), tmp_path / "stick"
    folder.mkdir()
    with pytest.raises(NotConfirmed, match="is in its bootloader now, but"):
        flash_hub.flash_image(image, "/dev/ttyACM0", folder, lambda *_: lambda _: None)
    assert list(folder.iterdir()) == []


def test_the_named_drive_gets_the_image_once_it_is_the_picos(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drive = tmp_path / "RPI-RP2"
    drive.mkdir()
    monkeypatch.setattr(Sent, "appears", drive)
    image = read_image(put(tmp_path, blocks()))
    assert flash_hub._to_drive(image, "/dev/ttyACM0", drive) == ("0.1.0 (old)", drive)


def test_a_pico_2_is_not_sent_to_its_bootloader_for_the_image_of_a_pico(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sent, "machine", "Roundhouse hub with RP2350")
    monkeypatch.setattr(Sent, "enter_bootloader", None)
    image = read_image(put(tmp_path, blocks()))
    with pytest.raises(BadImage, match=r"is for a Pico, and the one at /dev/ttyACM0 is a Pico 2: take the image for"):
        flash_hub.flash_image(image, "/dev/ttyACM0", None, lambda *_: lambda _: None)
