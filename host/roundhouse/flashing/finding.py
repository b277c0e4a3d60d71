"""What there is to be flashed: Picos on a serial port, and drives of Picos in bootloader mode."""

from __future__ import annotations

from pathlib import Path

from roundhouse.flashing.drives import find_drives, unmounted
from roundhouse.flashing.errors import FlashError, NoPico, SeveralPicos
from roundhouse.hub.errors import NotAHub, OtherProtocol
from roundhouse.hub.finding import SIMULATED, Found, find_hubs

BOOTSEL = "hold its BOOTSEL button while plugging it in"


def the_port(address: str | None) -> str:
    """The serial port of the Pico that is meant: the one that is named, or the only one.

    Raises NoPico, SeveralPicos, and whatever is wrong with the port of the only one.
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
        listed = "; ".join(f"`roundhouse flash {each.address}` ({described(each)})" for each in found)
        raise SeveralPicos(f"There are {len(found)} Picos: name the one you mean: {listed}.")
    drives = find_drives()
    if drives:
        raise NoPico(
            f"The Pico at {drives[0]} waits for an image: run `roundhouse flash --image FILE.uf2`, or plug it in again "
            "without holding BOOTSEL if it has MicroPython on it."
        )
    raise nothing_here()


def the_drive() -> Path | None:
    """The only drive of a Pico in bootloader mode, or None. Raises SeveralPicos."""
    drives = find_drives()
    if len(drives) > 1:
        listed = " or ".join(f"--drive {drive}" for drive in drives)
        raise SeveralPicos(f"There are {len(drives)} Picos in bootloader mode: name the one you mean with {listed}.")
    return drives[0] if drives else None


def picos() -> list[Found]:
    """Every Pico on a serial port, whatever runs on it."""
    return [found for found in find_hubs() if found.address != SIMULATED]


def nothing_here() -> NoPico:
    """What to say when there is no Pico at all."""
    waiting = unmounted()
    if waiting:
        return NoPico(f"No Pico can be reached: {waiting}.")
    return NoPico(
        f"No Pico is there: plug the hub in with a cable that carries data, or, for a new Pico, {BOOTSEL} and run "
        "`roundhouse flash --image FILE.uf2`."
    )


def described(found: Found) -> str:
    """What is at a port, in a few words.

    >>> from roundhouse.hub import HubInfo
    >>> described(Found("COM3", "", HubInfo("Toby", "0.1.0", "abc1234")))
    'hub Toby, firmware 0.1.0, build abc1234'
    """
    if found.info is not None:
        return f"hub {found.info.name}, firmware {found.info.firmware}, build {found.info.build}"
    if isinstance(found.problem, OtherProtocol):
        return "a hub with another protocol"
    return "no hub yet" if isinstance(found.problem, NotAHub) else "cannot be asked now"
