"""`tools.pico.serve`: the emulated hub at a port, for the programs that people open a real one with."""

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import serial
from tests.pico.command import ENVIRONMENT, PATIENCE_S

from roundhouse.flashing.models import PICO
from roundhouse.hub.discovery import probe
from roundhouse.hub.events import HubInfo

TRIES = 3


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


def mpremote(address: str, code: str) -> str:
    """What a program prints at the prompt.

    On a busy machine the hub may still be reading a host's lines. Ctrl-C is then one byte among many to it, as it
    should be, so mpremote is run again.
    """
    for _ in range(TRIES):
        ran = subprocess.run(
            [sys.executable, "-m", "mpremote", "connect", address, "exec", code],
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=False,
        )
        if ran.returncode == 0:
            return ran.stdout.strip()
    raise AssertionError(ran.stdout + ran.stderr)


def test_a_host_and_mpremote_reach_it_and_it_ends_with_ctrl_c(served: Served, kept: Path) -> None:
    assert [str(part) for part in served.answer().parts] == ["lamps", "sound", "buttons"]

    # mpremote interrupts the hub's app with Ctrl-C and asks the prompt.
    mpremote(served.address, "open('kept.txt', 'w').write('still here')")

    # Ctrl-D starts the app again.
    with serial.serial_for_url(served.address) as prompt:
        prompt.write(b"\x04")
        served_again = time.monotonic() + PATIENCE_S
        said = b""
        while b'"hello"' not in said and time.monotonic() < served_again:
            said += prompt.read(1)
    assert [str(part) for part in served.answer().parts] == ["lamps", "sound", "buttons"]

    assert served.end() == (0, "")
    assert b"still here" in kept.read_bytes()
    assert kept.stat().st_size == len(PICO.flash)

    again = Served(kept)
    try:
        again.answer()
        assert mpremote(again.address, "print(open('kept.txt').read())") == "still here"
        assert again.end() == (0, "")
    finally:
        again.process.kill()
        again.process.communicate()
