"""`roundhouse flash` at an emulated Pico: an older hub is updated over its serial port, and by an image."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.pico import firmware_overrides
from tests.pico.command import PATIENCE_S
from tests.pico.conftest import OLDER, OLDER_VERSION
from tests.pico.flash.plugged_pico import PicoTime, PluggedPico
from tools.pico.emulation.emulated_pico import EmulatedPico
from tools.pico.image import Image
from tools.pico.observing import probe

from roundhouse.cli import main
from roundhouse.flashing import board, drives, package
from roundhouse.flashing import flash_hub as updating
from roundhouse.flashing.flash_hub import START_S, await_hello
from roundhouse.flashing.uf2 import read_image
from roundhouse.hub import discovery, hub
from roundhouse_hub import __version__

NOW = f"{__version__} ({package.build_id()})"
IN_THE_MIDDLE = b"roundhouse_hub/link/wire.py.part"
"""The words of the host when about half of the files are there."""
FILES_START_MS = 8000
LARGEST_LEAST = 16 * 1024
"""Bytes of the heap in one piece, for the buffers of board and sound."""


@pytest.fixture
def older(older_image: Image, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PluggedPico]:
    """A hub with an older image, and files in front of that. The host goes by its time."""
    before = firmware_overrides.flash_with(older_image, firmware_overrides.takes(OLDER_VERSION))
    with EmulatedPico(older_image, flash=before) as pico, PluggedPico(pico, tmp_path) as plugged:
        for module in (hub, discovery, board, drives, updating):
            monkeypatch.setattr(module, "time", PicoTime(plugged))
        # mpremote measures these in wall-clock time.
        monkeypatch.setattr(board, "SILENT_S", PATIENCE_S)
        monkeypatch.setattr(board, "PROMPT_S", PATIENCE_S)
        yield plugged


def flash(*words: object) -> Result:
    return CliRunner().invoke(main, ["flash", *map(str, words)])


def said(result: Result, code: int = 0) -> str:
    assert result.exit_code == code, result.output
    (line,) = [line for line in result.output.splitlines() if line.strip()]
    return line


def await_build(address: str, build: str) -> None:
    """Wait for the hello of a hub with this build."""
    await_hello(lambda: [address], build, START_S)


def test_an_older_hub_is_updated_over_its_cable_which_is_pulled_in_the_middle(older: PluggedPico) -> None:
    at = older.address
    await_build(at, firmware_overrides.BUILD)
    older.pull_at = IN_THE_MIDDLE
    line = said(flash(at), 1)
    assert f"was lost during the update: plug it in and run `roundhouse flash {at}` again" in line

    # What came of the files is not started: the image's own firmware is.
    older.unplug()
    older.plug()
    await_build(at, OLDER)
    assert said(flash(at)) == f"The hub at {at} had firmware {OLDER_VERSION} ({OLDER}) and now has {NOW}."
    assert said(flash(at)) == f"The hub at {at} is up to date: {NOW}."

    # Its code is compiled at each start, and what that leaves behind does not scatter it over the heap.
    older.unplug()
    pico = older.pico
    pico.power_on()
    pico.run_until(probe.awaits(pico, probe.HELLO), FILES_START_MS, step_ms=10)
    probe.into_prompt(pico)
    empty = probe.awaits(pico, probe.RAW)
    pico.write(b"\x04")
    pico.run_until(empty, FILES_START_MS, step_ms=10)
    imported = "import roundhouse_hub.main\ngc.collect()\nprint([largest()])"
    assert probe.value(probe.ask(pico, probe.LARGEST + imported, FILES_START_MS))[0] > LARGEST_LEAST


class Drive:
    """The drive that a Pico in its bootloader is."""

    def __init__(self, pico: EmulatedPico, folder: Path, image: Path) -> None:
        self.pico = pico
        self.folder = folder
        self.image = image

    def __call__(self) -> None:
        """The drive comes, waits for the whole image and goes away, and the Pico starts with it."""
        self.folder.mkdir()
        (self.folder / drives.INFO).write_text(f"Board-ID: {drives.BOARDS[0]}\n")
        taken = self.folder / self.image.name
        while not taken.exists() or taken.stat().st_size < self.image.stat().st_size:
            self.pico.run(10)
        binary = self.folder.parent / "taken.bin"
        binary.write_bytes(read_image(taken).flash)
        taken.unlink()
        (self.folder / drives.INFO).unlink()
        self.folder.rmdir()
        self.pico.copy_image(binary)


def test_an_older_hub_is_given_an_image(
    older: PluggedPico, hub_image: Image, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drive = older.in_bootloader = Drive(older.pico, tmp_path / drives.BOARDS[0], hub_image.uf2)
    monkeypatch.setattr(drives, "mount_points", lambda: iter([drive.folder]))
    await_build(older.address, firmware_overrides.BUILD)
    line = said(flash(older.address, "--image", hub_image.uf2))
    was = f"{OLDER_VERSION} ({firmware_overrides.BUILD})"
    assert line == f"The hub at {older.address} had firmware {was} and now has {NOW}."
    assert said(flash(older.address)) == f"The hub at {older.address} is up to date: {NOW}."
    older.unplug()
    assert older.pico.reset_causes[0] == "image"
