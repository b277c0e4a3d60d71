"""The bought parts as boxes for the pictures: those in the case, and those on the carrier."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from hardware.case.boxes import Box
from hardware.case.contents import contents
from hardware.case.dimensions import Dimensions, Size
from hardware.case.mesh import Triangles
from hardware.case.renderer import Color, Thing

FACE = (248, 243, 230)
BOARD, METAL, DARK, CELL = (30, 110, 70), (190, 194, 198), (52, 56, 60), (88, 120, 168)
NYLON, BLUE, CAN = (236, 230, 214), (44, 92, 150), (40, 44, 70)
RAISED = {"U1": 8.5, "U2": 8.0, "U4": 3.5}  # mm: modules stand on pins or headers
DRAWN = {"U1": BOARD, "U2": BLUE, "U4": BLUE, "C16": CAN}


@dataclass(frozen=True)
class Fitted:
    """A part on the carrier: its position relative to the carrier's middle in the hub, and its size."""

    name: str
    at: tuple[float, float]
    turn: float
    size: Size


def bought(dimensions: Dimensions, supply: str, fitted: Sequence[Fitted]) -> list[tuple[Box, list[Thing]]]:
    """Every bought part of a hub with this supply: its box and its look.

    The boxes that reserve room on the carrier are left out; the parts themselves are shown there.
    """
    found = []
    for box in contents(dimensions):
        if supply in box.builds and box.name not in ("Pico", "USB socket") and "sockets" not in box.name:
            things = [Thing(cuboid(box), paint_of(box.name))]
            if box.name == "carrier":
                things += on_carrier(dimensions, fitted)
            found.append((box, things))
    return found


def on_carrier(dimensions: Dimensions, fitted: Sequence[Fitted]) -> list[Thing]:
    """The parts that are soldered to the carrier."""
    x, y = dimensions.carrier_at
    top = dimensions.carrier_bottom + dimensions.carrier[2]
    found = []
    for part in fitted:
        place = (x + part.at[0], y + part.at[1], top + RAISED.get(part.name, 0.0))
        box = Box(part.name, place, part.size, part.turn, part.name == "C16")
        found.append(Thing(cuboid(box), NYLON if part.name.startswith("J") else DRAWN.get(part.name, DARK)))
    return found


def paint_of(name: str) -> Color:
    """The color of a bought part."""
    if "board" in name or name in ("carrier", "charger"):
        return BOARD
    if "plug" in name:
        return NYLON
    if name in ("speaker", "magnet", "power switch"):
        return DARK
    if name in ("AA holder", "lithium cell"):
        return CELL
    return FACE if "lamp" in name else METAL


def cuboid(box: Box) -> Triangles:
    """The mesh of an upright box or cylinder."""
    rim = np.array(box.corners())
    count = len(rim)
    low = np.column_stack([rim, np.full(count, box.bottom)])
    high = np.column_stack([rim, np.full(count, box.top)])
    middle = rim.mean(axis=0)
    found = []
    for one in range(count):
        two = (one + 1) % count
        found += [[low[one], low[two], high[two]], [low[one], high[two], high[one]]]
        found += [[high[one], high[two], [*middle, box.top]], [low[two], low[one], [*middle, box.bottom]]]
    return np.array(found, float)
