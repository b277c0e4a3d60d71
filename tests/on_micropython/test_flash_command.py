"""`roundhouse flash` as a person sees it, on a stand-in Pico: files, image, a second thought, a wrong word."""

import shutil
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.flashing.uf2s import blocks, put
from tests.on_micropython.conftest import OLD
from tests.on_micropython.flashed import older
from tests.on_micropython.pico import StandInPico

from roundhouse.cli import main
from roundhouse.commands.hub import flash as command
from roundhouse.flashing import board, drives, flash_hub, package, uf2
from roundhouse_hub import __version__

BUILD = package.build_id()
INFO = "Board-ID: RPI-RP2\n"


def run(*words: object) -> Result:
    return CliRunner().invoke(main, ["flash", *map(str, words)])


def said(result: Result, code: int = 0) -> str:
    """The only line that was said."""
    assert result.exit_code == code, result.output
    (line,) = [line for line in result.output.splitlines() if line.strip()]
    return line


def test_a_pico_is_flashed_and_then_up_to_date(pico: StandInPico) -> None:
    now = f"{__version__} ({BUILD})"
    older(pico)
    assert said(run(pico.address)) == f"The hub at {pico.address} had firmware 0.0.1 ({OLD}) and now has {now}."
    assert said(run(pico.address)) == f"The hub at {pico.address} is up to date: {now}."


def interrupt_at_second_file(write: Callable[..., None]) -> Callable[..., None]:
    """Ctrl-C at the second file that is written."""
    written: list[str] = []

    def stopped(it: board.Board, path: str, *rest: object) -> None:
        written.append(path)
        if len(written) == 2:
            raise KeyboardInterrupt
        write(it, path, *rest)

    return stopped


def test_ctrl_c_says_how_to_finish(pico: StandInPico, monkeypatch: pytest.MonkeyPatch) -> None:
    older(pico)
    with monkeypatch.context() as patch:
        patch.setattr(board.Board, "write", interrupt_at_second_file(board.Board.write))
        result = run(pico.address)
    assert f"Stopped: run `roundhouse flash {pico.address}` again to finish" in said(result, 130)
    assert BUILD in said(run(pico.address))


class Bootloader:
    """The stand-in Pico as a drive: takes an image, goes away and starts with `image` frozen in, or with nothing."""

    def __init__(self, pico: StandInPico, drive: Path, image: Path | None) -> None:
        self.pico, self.drive, self.image = pico, drive, image
        self.taken = b""
        self.size = 0

    def __call__(self) -> None:
        self.drive.mkdir(parents=True)
        (self.drive / "INFO_UF2.TXT").write_text(INFO)
        self.thread = threading.Thread(target=self._take, daemon=True)
        self.thread.start()

    def _take(self) -> None:
        while not self.taken:
            for file in self.drive.glob("*.uf2"):
                if file.stat().st_size == self.size:
                    self.taken = file.read_bytes()
        shutil.rmtree(self.drive)
        self.pico.image = self.image
        self.pico.plug()


@pytest.fixture
def bootloader(
    pico: StandInPico, old_image: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Bootloader]:
    made = pico.in_bootloader = Bootloader(pico, tmp_path / "media/RPI-RP2", old_image)
    monkeypatch.setattr(drives, "mount_points", lambda: iter([made.drive]))
    yield made
    made.thread.join()


def hub_image(tmp_path: Path, bootloader: Bootloader) -> Path:
    path = put(tmp_path, blocks(uf2.IMAGE.format(version=__version__, build=OLD).encode(), 300))
    bootloader.size = path.stat().st_size
    return path


def test_an_image_goes_on_a_hub_that_is_plugged_in(pico: StandInPico, bootloader: Bootloader, tmp_path: Path) -> None:
    older(pico)
    image = hub_image(tmp_path, bootloader)
    line = said(run(pico.address, "--image", image))
    assert line == f"The hub at {pico.address} had firmware 0.0.1 ({OLD}) and now has {__version__} ({OLD})."
    assert bootloader.taken == image.read_bytes()


def test_an_image_that_ran_here_before_removes_what_was_put_on_since(
    pico: StandInPico, bootloader: Bootloader, tmp_path: Path
) -> None:
    older(pico)
    (pico.files / "image.txt").write_text(OLD)
    said(run(pico.address, "--image", hub_image(tmp_path, bootloader)))
    assert not (pico.files / "roundhouse_hub").exists()


def test_an_image_goes_on_a_drive_that_is_there(
    pico: StandInPico, bootloader: Bootloader, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pico.unplug()
    monkeypatch.setattr(flash_hub, "pico_ports", lambda: {pico.address} if bootloader.taken else set())
    bootloader()
    line = said(run("--image", hub_image(tmp_path, bootloader)))
    now = f"{__version__} ({OLD})"
    assert (
        line
        == f"The hub at {pico.address} now has firmware {now}; a Pico in bootloader mode cannot say what it had before."
    )


def test_an_image_that_does_not_come_up_is_reported(
    pico: StandInPico, bootloader: Bootloader, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flash_hub, "START_S", 0.0)
    monkeypatch.setattr(command, "flash_image", partial(flash_hub.flash_image, start_s=0.0))
    image = put(tmp_path, blocks(uf2.IMAGE.format(version=__version__, build="another").encode(), 300))
    bootloader.size = image.stat().st_size
    line = said(run(pico.address, "--image", image), 1)
    assert "Build another is on the Pico, but the hub has not said hello with it" in line


def test_micropython_alone_is_put_on_and_the_next_step_reported(
    pico: StandInPico, bootloader: Bootloader, tmp_path: Path
) -> None:
    bootloader.image = None
    image = put(tmp_path, blocks(b"MicroPython v1.25.0 on 2025-04-15", 300))
    bootloader.size = image.stat().st_size
    line = said(run(pico.address, "--image", image))
    at = pico.address
    assert line == f"MicroPython is on the Pico at {at}: now run `roundhouse flash {at}` for the hub's files."
