"""`tools.pico.serve`: the emulated hub at a port, for the programs that people open a real one with."""

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.pico.command import ENVIRONMENT, PATIENCE_S

from roundhouse.flashing.models import PICO
from roundhouse.hub.discovery import probe
from roundhouse.hub.events import HubInfo
from roundhouse.hub.hub_admin import HubAdmin


class Served:
    """The command, started with a file that keeps the flash."""

    def __init__(self, kept: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tools.pico.serve", "--flash", str(kept)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=ENVIRONMENT,
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        self.address = self.said.partition(" is at ")[2].partition(". Ctrl")[0]

    def answer(self) -> HubInfo:
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            found = probe(self.address)
            if found.info is not None:
                return found.info
        raise AssertionError(f"no hub answers: {found.problem}")

    def end(self) -> tuple[int, str]:
        self.process.send_signal(signal.SIGINT)
        _, complaints = self.process.communicate(timeout=PATIENCE_S)
        return self.process.returncode, complaints


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    return tmp_path / "hub.flash"


@pytest.fixture
def served(kept: Path) -> Iterator[Served]:
    served = Served(kept)
    yield served
    if served.process.poll() is None:
        served.process.kill()
    served.process.communicate()


def test_a_host_reaches_it_and_it_ends_with_ctrl_c_and_keeps_its_flash(served: Served, kept: Path) -> None:
    assert [str(part) for part in served.answer().parts] == ["lamps", "sound", "buttons"]
    with HubAdmin(served.address) as hub:
        assert hub.change(name="Attic").kept
    assert served.end() == (0, "")
    assert kept.stat().st_size == len(PICO.flash)
    again = Served(kept)
    try:
        assert again.answer().name == "Attic"
        assert again.end() == (0, "")
    finally:
        again.process.kill()
        again.process.communicate()
