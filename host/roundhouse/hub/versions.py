"""Compares the version of a hub's firmware with this program's, and says what to run if they differ."""

from __future__ import annotations

import re

from roundhouse.catalogs import Message
from roundhouse_hub import __version__


def version_advice(address: str, firmware: str, version: str = __version__) -> Message | None:
    """The sentence for a hub whose firmware is older or newer than this program; None if they are the same.

    >>> print(version_advice("COM3", "0.1.0", "0.2.0"))
    The hub at COM3 has firmware 0.1.0, which is older than this program (0.2.0): run `roundhouse flash COM3`.
    >>> print(version_advice("COM3", "0.10.0", "0.9.0"))
    The hub at COM3 has firmware 0.10.0, which is newer than this program (0.9.0): install a newer Roundhouse on this
    computer.
    >>> version_advice("COM3", "0.2.0", "0.2.0")
    """
    theirs, ours = version_key(firmware), version_key(version)
    if theirs == ours:
        return None
    if theirs < ours:
        which, cure = Message("hub/older"), Message("hub/run-flash", address=address)
    else:
        which, cure = Message("hub/newer"), Message("hub/install-newer")
    return Message(
        "hub/other-firmware",
        address=address,
        firmware=firmware or Message("hub/no-version"),
        which=which,
        version=version,
        cure=cure,
    )


def version_key(version: str) -> tuple[int, ...]:
    """The numbers of a version, for comparison; a text without numbers comes first.

    >>> version_key("0.10.0") > version_key("0.9.3"), version_key("unknown")
    (True, ())
    """
    return tuple(map(int, re.findall(r"\d+", version)))
