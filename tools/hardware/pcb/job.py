"""What a board is made of, as plain data: placed parts with their nets, rules, texts. KiCad's half reads it as JSON.

Places are in millimeters from the board's middle, x to the right and y up, seen from the front; turns are in degrees
against the clock. A part's place is the middle of its courtyard.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

FRONT_SIDE, BACK_SIDE = "front", "back"


@dataclass(frozen=True)
class Placed:
    """One part on the board. `pins` gives the net of each pad, unused pads left out."""

    reference: str
    footprint: str
    value: str
    at: tuple[float, float]
    turn: float
    side: str
    pins: dict[str, str]
    name_at: tuple[float, float] | None = None  # where its reference is printed; None: nowhere


@dataclass(frozen=True)
class Text:
    """Words in the silkscreen."""

    text: str
    at: tuple[float, float]
    size: float
    side: str = FRONT_SIDE
    turn: float = 0.0


@dataclass(frozen=True)
class Rules:
    """What the fab can make, in millimeters, and the widths that this board uses."""

    clearance: float
    track: float
    via: float
    via_drill: float
    edge: float
    hole_clearance: float
    grid: float
    stitch: float  # how far apart the vias between the two pours are
    widths: dict[str, float]  # of nets; the others take `track`


@dataclass(frozen=True)
class Job:
    """One board."""

    name: str
    title: str
    size: tuple[float, float]
    rules: Rules
    parts: tuple[Placed, ...]
    texts: tuple[Text, ...]
    holes: tuple[tuple[float, float, float], ...]  # x, y, diameter
    hole_free: float  # radius around a hole's middle that holds no copper: the screw's head
    poured: str  # the net of the pours on both sides
    first: tuple[str, ...]  # nets that are routed first, in this order

    def to_json(self) -> str:
        """The job for the other half."""
        return json.dumps(asdict(self), indent=1, sort_keys=True)

    @property
    def nets(self) -> dict[str, list[str]]:
        """Net -> its pads, `REFERENCE.PAD`, all in order."""
        found: dict[str, list[str]] = {}
        for part in self.parts:
            for pin, net in part.pins.items():
                found.setdefault(net, []).append(f"{part.reference}.{pin}")
        return {net: sorted(pads) for net, pads in sorted(found.items())}


def from_json(text: str) -> Job:
    """A job as `Job.to_json` wrote it."""
    raw: dict[str, Any] = json.loads(text)
    raw["rules"] = Rules(**raw["rules"])
    raw["parts"] = tuple(Placed(**{**part, "at": tuple(part["at"])}) for part in raw["parts"])
    raw["texts"] = tuple(Text(**{**words, "at": tuple(words["at"])}) for words in raw["texts"])
    for name in ("size", "holes", "first"):
        raw[name] = tuple(tuple(item) if isinstance(item, list) else item for item in raw[name])
    return Job(**raw)
