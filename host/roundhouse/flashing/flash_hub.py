"""Flashing from start to finish: writes the files or the image, then waits for the hub's hello."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from roundhouse.catalogs import Message
from roundhouse.flashing.board import Board
from roundhouse.flashing.drives import board_of, copy, find_drives, unmounted, wrong_image
from roundhouse.flashing.errors import NoPrompt, NotConfirmed
from roundhouse.flashing.models import of_drive, of_machine
from roundhouse.flashing.package import MARK
from roundhouse.flashing.targets import BOOTSEL, nothing_here, the_drive, the_port
from roundhouse.flashing.uf2 import ImageFile
from roundhouse.flashing.update import UpdatePlan, apply, update_steps
from roundhouse.hub.discovery import probe
from roundhouse.hub.errors import HubError
from roundhouse.hub.events import HubInfo
from roundhouse.hub.port import pico_ports

START_S = 60.0
"""The first start takes long: the Pico makes a file system and compiles the files that are not frozen."""
DRIVE_S = 30.0
POLL_S = 0.5

MICROPYTHON = "MicroPython"
"""`Flashed.now` of a Pico without the hub's firmware."""

ProgressStart = Callable[[Path | int, int], Callable[[int], None]]
"""Called with what is about to be written, an image or a number of files, and its size in bytes; returns a callback
for the number of bytes written since the last call."""


@dataclass(frozen=True, slots=True)
class Flashed:
    """The result: the hub's address, its firmware before and now.

    `was` is empty if there was no complete firmware, and None if it is unknown because only a drive was there.
    """

    address: str
    was: str | None
    now: str
    left_out: tuple[str, ...] = ()
    changed: bool = True


def firmware_name(firmware: str, build: str) -> str:
    """A firmware as people read it; empty if there is none.

    >>> firmware_name("0.1.0", "abc1234"), firmware_name("", "")
    ('0.1.0 (abc1234)', '')
    """
    return f"{firmware} ({build})" if firmware else ""


def flash_files(address: str, watch: ProgressStart, replace: bool, start_s: float = START_S) -> Flashed:
    """Bring the files of the hub at a serial port up to date. Raises HubError."""
    with Board(address) as board:
        todo: UpdatePlan = update_steps(board, replace)
        apply(board, todo, watch(len(todo.write), todo.size))
    info = await_hello(lambda: [address], todo.build, start_s)
    was = firmware_name(todo.what.firmware, todo.what.build)
    return Flashed(address, was, firmware_name(info.firmware, info.build), todo.left_out, not todo.empty)


def flash_image(
    image: ImageFile, address: str | None, drive: Path | None, watch: ProgressStart, start_s: float = START_S
) -> Flashed:
    """Write an image to a Pico: to its drive, or to the one at a serial port, which is switched to its bootloader.

    Raises HubError.
    """
    was = None
    if address is not None or (drive is None and the_drive() is None):
        address = the_port(address)
        was, drive = _to_drive(image, address, drive)
    drive = drive or the_drive()
    if drive is None:
        raise nothing_here()
    before = pico_ports()
    copy(image, drive, watch(image.path, len(image.data)))
    named_port = [] if address is None else [address]

    def come_back() -> list[str]:
        return [*named_port, *sorted(pico_ports() - before - set(named_port))]

    if not image.build:
        return Flashed(_await_prompt(come_back, start_s), was, MICROPYTHON)
    found: list[str] = []
    info = await_hello(come_back, image.build, start_s, found)
    return Flashed(found[0], was, firmware_name(info.firmware, info.build))


def await_hello(
    addresses: Callable[[], list[str]], build: str, within_s: float, found: list[str] | None = None
) -> HubInfo:
    """Wait for the hello of a hub with this build at one of these addresses. Raises NotConfirmed."""
    end = time.monotonic() + within_s
    problem = Message("flashing/silent")
    while True:
        for address in addresses():
            seen = probe(address)
            if seen.info is not None and seen.info.build == build:
                if found is not None:
                    found.append(address)
                return seen.info
            if seen.info is not None:
                problem = Message("flashing/says-build", build=seen.info.build or Message("hub/unknown"))
            elif seen.problem is not None:
                problem = seen.problem.message
        if time.monotonic() > end:
            raise NotConfirmed("flashing/not-confirmed", build=build, problem=problem)
        time.sleep(POLL_S)


def _to_drive(image: ImageFile, address: str, drive: Path | None) -> tuple[str, Path]:
    """Switch the Pico at a serial port to its bootloader; return its firmware until now, and its drive.

    Raises BadImage, and leaves the Pico as it is, if the image is for another model.
    """
    before = set(find_drives())
    with Board(address) as board:
        what = board.info()
        model = of_machine(what.machine)
        if model is not None and model != image.model:
            raise wrong_image(image, model, address)
        # Without this mark an image that ran here before removes the files that were flashed since (image/main.py).
        board.remove(MARK)
        board.enter_bootloader()
    end = time.monotonic() + DRIVE_S
    while time.monotonic() < end:
        if drive is not None:
            new = [drive] if of_drive(board_of(drive)) else []
        else:
            new = [each for each in find_drives() if each not in before]
        if new:
            return firmware_name(what.firmware, what.build), new[0]
        time.sleep(POLL_S)
    cure = unmounted() or Message("flashing/no-drive", bootsel=BOOTSEL)
    raise NotConfirmed("flashing/in-bootloader", address=address, cure=cure)


def _await_prompt(addresses: Callable[[], list[str]], within_s: float) -> str:
    end = time.monotonic() + within_s
    while time.monotonic() < end:
        for address in addresses():
            with suppress(HubError), Board(address):
                return address
        time.sleep(POLL_S)
    raise NoPrompt("flashing/port-not-back")
