"""Checks whether a hub has exactly the firmware that this program would flash, and says what to run if not."""

from __future__ import annotations

from roundhouse.flashing.package import build_id
from roundhouse.hub.events import HubInfo
from roundhouse.hub.versions import version_advice
from roundhouse.sentences import Sentence


def advice(address: str, info: HubInfo) -> str:
    """The sentence for a hub with another version or build; empty if it is up to date."""
    said = version_advice(address, info.firmware)
    build = build_id()
    if said or info.build == build:
        return said
    return Sentence(
        "The hub at {address} has another build ({theirs}) of firmware {firmware} than this program ({ours}): run "
        "`roundhouse flash {address}` to make them the same.",
        address=address,
        theirs=info.build or Sentence("unknown"),
        firmware=info.firmware,
        ours=build,
    )
