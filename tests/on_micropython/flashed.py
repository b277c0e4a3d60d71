"""Flashing a Pico in tests: its content before, and the messages while it is flashed."""

from collections.abc import Callable
from pathlib import Path

from tests.on_micropython.conftest import OLD
from tests.on_micropython.pico import StandInPico
from tools.testing.waiting import PATIENCE_S

from roundhouse.flashing import package
from roundhouse.flashing.flash_hub import Flashed, flash_files

NAME = package.NAME


class FlashProgress:
    """Flashes, and keeps what was said while it went on."""

    def __init__(self, pico: StandInPico) -> None:
        self.pico = pico
        self.what: Path | int = 0
        self.size = self.done = 0

    def watch(self, what: Path | int, size: int) -> Callable[[int], None]:
        self.what, self.size = what, size

        def progress(more: int) -> None:
            self.done += more

        return progress

    def flash(self, replace: bool = False) -> Flashed:
        return flash_files(self.pico.address, self.watch, replace, PATIENCE_S)


def files_on(pico: StandInPico) -> dict[str, bytes]:
    """The files of the Pico's file system below the package."""
    folder = pico.files / NAME
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


OLD_INIT = f'__version__ = "0.0.1"\nBUILD = "{OLD}"\n'.encode()


def install(pico: StandInPico, files: dict[str, bytes]) -> None:
    for name, data in files.items():
        path = pico.files / NAME / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    (pico.files / "main.py").write_bytes(package.MAIN)


def older(pico: StandInPico) -> dict[str, bytes]:
    """Put an older firmware on the Pico; return what it holds then."""
    files = package.contents() | {package.STAMPED: OLD_INIT, "attic.py": b"boo = 1\n", "app.py": b"# older\n"}
    del files["sound/mixer.py"]
    install(pico, files)
    return files
