"""Whether a hub has exactly the firmware that this program would put on it, and what to run if not."""

from __future__ import annotations

from roundhouse.flashing.package import build_id
from roundhouse.hub.events import HubInfo
from roundhouse.hub.versions import difference
from roundhouse.messages import Message


def advice(address: str, info: HubInfo) -> Message | None:
    """A sentence for a hub with another version, or another build of the same one; None when it is up to date."""
    said = difference(address, info.firmware)
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
