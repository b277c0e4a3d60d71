"""Finds what can be flashed: Picos at a serial port, and drives of Picos in bootloader mode."""

from __future__ import annotations

from functools import reduce
from pathlib import Path

from roundhouse.flashing.drives import find_drives, unmounted
from roundhouse.flashing.errors import FlashError, NoPico, SeveralPicos
from roundhouse.hub.errors import NotAHub, OtherProtocol
from roundhouse.hub.finding import SIMULATED, FoundHub, find_hubs
from roundhouse.sentences import Sentence

BOOTSEL = Sentence("hold its BOOTSEL button while plugging it in")


def the_port(address: str | None) -> str:
    """The serial port to flash: the one that is named, or the only Pico's.

    Raises NoPico, SeveralPicos, and the HubError of the only Pico's port.
    """
    if address is not None:
        if address.startswith(SIMULATED):
            raise FlashError("The simulated hub always runs this program's own firmware: there is nothing to flash.")
        return address
    found = picos()
    if len(found) == 1:
        problem = found[0].problem
        if problem is not None and not isinstance(problem, NotAHub | OtherProtocol):
            raise problem
        return found[0].address
    if found:
        commands = [
            Sentence("`roundhouse flash {address}` ({what})", address=each.address, what=described(each))
            for each in found
        ]
        listed = reduce(lambda some, more: Sentence("{some}; {more}", some=some, more=more), commands)
        raise SeveralPicos("There are {count} Picos: name the one you mean: {listed}.", count=len(found), listed=listed)
    drives = find_drives()
    if drives:
        raise NoPico(
            "The Pico at {drive} waits for an image: run `roundhouse flash --image FILE.uf2`, or plug it in again "
            "without holding BOOTSEL if it has MicroPython on it.",
            drive=drives[0],
        )
    raise nothing_here()


def the_drive() -> Path | None:
    """The only drive of a Pico in bootloader mode, or None. Raises SeveralPicos."""
    drives = find_drives()
    if len(drives) > 1:
        options = [f"--drive {drive}" for drive in drives]
        listed = reduce(lambda some, more: Sentence("{some} or {more}", some=some, more=more), options)
        raise SeveralPicos(
            "There are {count} Picos in bootloader mode: name the one you mean with {listed}.",
            count=len(drives),
            listed=listed,
        )
    return drives[0] if drives else None


def picos() -> list[FoundHub]:
    """All Picos at serial ports, whatever they run."""
    return [found for found in find_hubs() if found.address != SIMULATED]


def nothing_here() -> NoPico:
    """The error when there is no Pico at all."""
    waiting = unmounted()
    if waiting:
        return NoPico("No Pico can be reached: {cure}.", cure=waiting)
    return NoPico(
        "No Pico is there: plug the hub in with a cable that carries data, or, for a new Pico, {bootsel} and run "
        "`roundhouse flash --image FILE.uf2`.",
        bootsel=BOOTSEL,
    )


def described(found: FoundHub) -> Sentence:
    """A short description of what is at a port.

    >>> from roundhouse.hub import HubInfo
    >>> described(FoundHub("COM3", "", HubInfo("Toby", "0.1.0", "abc1234")))
    'hub Toby, firmware 0.1.0, build abc1234'
    """
    if found.info is not None:
        info = found.info
        return Sentence(
            "hub {name}, firmware {firmware}, build {build}", name=info.name, firmware=info.firmware, build=info.build
        )
    if isinstance(found.problem, OtherProtocol):
        return Sentence("a hub with another protocol")
    return Sentence("no hub yet") if isinstance(found.problem, NotAHub) else Sentence("cannot be asked now")
