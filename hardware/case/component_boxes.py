"""The bought parts as boxes for the pictures: those in the case, and those on the carrier."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from hardware.case.boxes import Box
from hardware.case.contents import Fitted, carried, contents
from hardware.case.dimensions import Dimensions
from hardware.case.mesh import Triangles
from hardware.case.renderer import Color, Thing

FACE = (248, 243, 230)
BOARD, METAL, DARK, CELL = (30, 110, 70), (190, 194, 198), (52, 56, 60), (88, 120, 168)
NYLON, BLUE, CAN = (236, 230, 214), (44, 92, 150), (40, 44, 70)
DRAWN = {"U1": BOARD, "U2": BLUE, "U4": BLUE, "C16": CAN}


def bought(dimensions: Dimensions, supply: str, fitted: Sequence[Fitted]) -> list[tuple[Box, list[Thing]]]:
    """Every bought part of a hub with this supply: its box and its look.

    Wires are not drawn, nor the Pico as a block: it is drawn with the parts on the carrier.
    """
    found = []
    for box in contents(dimensions):
        if supply in box.builds and box.name not in ("Pico", "USB socket") and "wires" not in box.name:
            things = [Thing(cuboid(box), paint_of(box.name))]
            if box.name == "carrier":
                things += [
                    Thing(cuboid(part), NYLON if part.name.startswith("J") else DRAWN.get(part.name, DARK))
                    for part in carried(dimensions, fitted)
                ]
            found.append((box, things))
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
