"""Finds what can be flashed: Picos at a serial port, and drives of Picos in bootloader mode."""

from __future__ import annotations

from functools import reduce
from pathlib import Path

from roundhouse.catalogs import Message
from roundhouse.flashing.drives import find_drives, unmounted
from roundhouse.flashing.errors import FlashError, NoPico, SeveralPicos
from roundhouse.hub.discovery import FoundHub, find_hubs, is_simulated
from roundhouse.hub.errors import NotAHub, OtherProtocol

BOOTSEL = Message("flashing/hold-bootsel")


def the_port(address: str | None) -> str:
    """The serial port to flash: the one that is named, or the only Pico's.

    Raises NoPico, SeveralPicos, and the HubError of the only Pico's port.
    """
    if address is not None:
        if is_simulated(address):
            raise FlashError("flashing/simulated")
        return address
    found = find_picos()
    if len(found) == 1:
        problem = found[0].problem
        if problem is not None and not isinstance(problem, NotAHub | OtherProtocol):
            raise problem
        return found[0].address
    if found:
        commands = [
            Message("flashing/flash-command", address=each.address, what=port_description(each)) for each in found
        ]
        listed = reduce(lambda some, more: Message("flashing/several-listed", some=some, more=more), commands)
        raise SeveralPicos("flashing/several-picos", count=len(found), listed=listed)
    drives = find_drives()
    if drives:
        raise NoPico("flashing/waits-for-image", drive=drives[0])
    raise nothing_here()


def the_drive() -> Path | None:
    """The only drive of a Pico in bootloader mode, or None. Raises SeveralPicos."""
    drives = find_drives()
    if len(drives) > 1:
        first, *others = (f"--drive {drive}" for drive in drives)
        listed = Message("flashing/either", some=first, more=others.pop(0))
        for each in others:
            listed = Message("flashing/either", some=listed, more=each)
        raise SeveralPicos("flashing/several-drives", count=len(drives), listed=listed)
    return drives[0] if drives else None


def find_picos() -> list[FoundHub]:
    """All Picos at serial ports, whatever they run."""
    return [found for found in find_hubs() if not is_simulated(found.address)]


def nothing_here() -> NoPico:
    """The error when there is no Pico at all."""
    waiting = unmounted()
    if waiting:
        return NoPico("flashing/no-pico-reached", cure=waiting)
    return NoPico("flashing/no-pico", bootsel=BOOTSEL)


def port_description(found: FoundHub) -> Message:
    """A short description of what is at a port.

    >>> from roundhouse.hub.events import HubInfo
    >>> print(port_description(FoundHub("COM3", "", HubInfo("Toby", "0.1.0", "abc1234"))))
    hub Toby, firmware 0.1.0, build abc1234
    """
    if found.info is not None:
        info = found.info
        return Message("flashing/hub-described", name=info.name, firmware=info.firmware, build=info.build)
    if isinstance(found.problem, OtherProtocol):
        return Message("flashing/other-protocol")
    return Message("flashing/no-hub-yet") if isinstance(found.problem, NotAHub) else Message("flashing/cannot-be-asked")
