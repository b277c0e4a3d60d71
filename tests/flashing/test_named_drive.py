"""An image goes to the drive that was named or is there, and to no other folder; what comes up then is told."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, Self

import pytest
from tests.flashing.uf2s import blocks, put

from roundhouse.flashing import flash_hub
from roundhouse.flashing.errors import BadImage, NotConfirmed
from roundhouse.flashing.flash_hub import Flashed
from roundhouse.flashing.package import MARK
from roundhouse.flashing.uf2 import IMAGE, read_image


class Sent:
    """A board at a port that restarts into its bootloader as asked; only `appears` makes a drive of it."""

    appears: Path | None = None
    removed = ""
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
        Sent.removed = path

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
    assert Sent.removed == MARK, "or an image that ran here before keeps the files that were put on since"


def test_a_pico_2_is_not_sent_to_its_bootloader_for_the_image_of_a_pico(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sent, "machine", "Roundhouse hub with RP2350")
    monkeypatch.setattr(Sent, "enter_bootloader", None)
    image = read_image(put(tmp_path, blocks()))
    with pytest.raises(BadImage, match=r"is for a Pico, and the one at /dev/ttyACM0 is a Pico 2: take the image for"):
        flash_hub.flash_image(image, "/dev/ttyACM0", None, lambda *_: lambda _: None)


@pytest.fixture
def copied(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The drives that took an image; then a hub of the build "now" is at COM5."""
    taken: list[Path] = []
    hub = SimpleNamespace(info=SimpleNamespace(firmware="0.2.0", build="now"), problem=None)
    monkeypatch.setattr(flash_hub, "copy", lambda _image, drive, _progress: taken.append(drive))
    monkeypatch.setattr(flash_hub, "pico_ports", lambda: {"COM5"} if taken else set())
    monkeypatch.setattr(flash_hub, "probe", lambda _: hub)
    return taken


def flash(tmp_path: Path, program: str, start_s: float = 1) -> Flashed:
    image = read_image(put(tmp_path, blocks(program.encode(), 300)))
    return flash_hub.flash_image(image, None, None, lambda *_: lambda _: None, start_s)


def test_an_image_goes_on_a_drive_that_is_there_and_the_hub_that_comes_up_is_told(
    tmp_path: Path, copied: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flash_hub, "the_drive", lambda: tmp_path)
    assert flash(tmp_path, IMAGE.format(version="0.2.0", build="now")) == Flashed("COM5", None, "0.2.0 (now)")
    assert copied == [tmp_path]


@pytest.mark.usefixtures("copied")
def test_an_image_that_does_not_come_up_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flash_hub, "the_drive", lambda: tmp_path)
    with pytest.raises(NotConfirmed, match="Build another is on the Pico, but the hub has not said hello with it"):
        flash(tmp_path, IMAGE.format(version="0.1.0", build="another"), 0)


@pytest.mark.usefixtures("copied")
def test_micropython_alone_is_put_on_and_its_prompt_awaited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flash_hub, "the_drive", lambda: tmp_path)
    assert flash(tmp_path, "MicroPython v1.25.0 on 2025-04-15") == Flashed("COM5", None, flash_hub.MICROPYTHON)
