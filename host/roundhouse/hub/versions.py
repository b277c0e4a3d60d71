"""Which of two is newer, a hub's firmware or this program, and what to run."""

from __future__ import annotations

import re

from roundhouse.messages import Message
from roundhouse_hub import __version__

UPGRADE = "pip install --upgrade roundhouse-hub"


def difference(address: str, firmware: str, version: str = __version__) -> Message | None:
    """A sentence for a hub with an older or newer firmware than this program's own; None when they are the same.

    >>> print(difference("COM3", "0.1.0", "0.2.0"))
    The hub at COM3 has firmware 0.1.0, which is older than this program (0.2.0): run `roundhouse flash COM3`.
    >>> print(difference("COM3", "0.10.0", "0.9.0"))
    The hub at COM3 has firmware 0.10.0, which is newer than this program (0.9.0): run `pip install ...`.
    >>> difference("COM3", "0.2.0", "0.2.0")
    """
    theirs, ours = order(firmware), order(version)
    if theirs == ours:
        return None
    which, cure = (
        (Message("hub/older"), f"roundhouse flash {address}") if theirs < ours else (Message("hub/newer"), UPGRADE)
    )
    return Message(
        "hub/other-firmware",
        address=address,
        firmware=firmware or Message("hub/no-version"),
        which=which,
        version=version,
        cure=cure,
    )


def order(version: str) -> tuple[int, ...]:
    """A version as numbers that can be compared; what is none comes before all others.

    >>> order("0.10.0") > order("0.9.3"), order("unknown")
    (True, ())
    """
    return tuple(map(int, re.findall(r"\d+", version)))
