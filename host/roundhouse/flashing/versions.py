"""Checks whether a hub has exactly the firmware that this program would flash, and says what to run if not."""

from __future__ import annotations

from roundhouse.flashing.package import build_id
from roundhouse.hub.events import HubInfo
from roundhouse.hub.versions import version_advice
from roundhouse.messages import Message


def advice(address: str, info: HubInfo) -> Message | None:
    """The sentence for a hub with another version or build; None if it is up to date."""
    said = version_advice(address, info.firmware)
    build = build_id()
    if said or info.build == build:
        return said
    return Message(
        "flashing/other-build",
        address=address,
        theirs=info.build or Message("hub/unknown"),
        firmware=info.firmware,
        ours=build,
    )
