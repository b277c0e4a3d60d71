"""The bought parts for the pictures: boxes in the case and on the carrier, the switch's lever, and wires."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from tools.hardware.case.pictures.renderer import Color, Thing
from tools.hardware.case.plan.boxes import Box
from tools.hardware.case.plan.contents import TOGGLE, Fitted, carried, contents, toggle_height
from tools.hardware.case.plan.dimensions import Dimensions, around
from tools.hardware.case.solids.mesh import Triangles

FACE = (248, 243, 230)
BOARD, METAL, DARK, CELL = (30, 110, 70), (190, 194, 198), (52, 56, 60), (88, 120, 168)
NYLON, BLUE, CAN = (236, 230, 214), (44, 92, 150), (40, 44, 70)
SIDES = 8  # of a drawn wire
NECK, LEVER = 6.0, 9.0  # mm: how far the switch's neck reaches beyond the wall, and its lever beyond the neck
DRAWN = {"U1": BOARD, "U2": BLUE, "U4": BLUE, "C16": CAN}


def bought(dimensions: Dimensions, fitted: Sequence[Fitted]) -> list[tuple[Box, list[Thing]]]:
    """Every bought part of a hub with cells: its box and its look.

    Wires are drawn by `tube`. The Pico is drawn with the parts on the carrier.
    """
    found = []
    for box in contents(dimensions):
        if box.name not in ("Pico", "USB socket") and "wires" not in box.name:
            things = [Thing(cuboid(box), paint_of(box.name))]
            if box.name == "power switch":
                things += lever(dimensions)
            if box.name == "carrier":
                things += [
                    *usb_socket(dimensions),
                    *(
                        Thing(cuboid(part), NYLON if part.name.startswith("J") else DRAWN.get(part.name, DARK))
                        for part in carried(dimensions, fitted)
                    ),
                ]
            found.append((box, things))
    return found


def usb_socket(dimensions: Dimensions) -> list[Thing]:
    return [Thing(cuboid(box), METAL) for box in contents(dimensions) if box.name == "USB socket"]


def lever(dimensions: Dimensions) -> list[Thing]:
    """The neck of the power switch in its wall, and its lever in the middle position."""
    z, wall = toggle_height(dimensions), dimensions.apothem
    places = [(*around(radius, TOGGLE), z) for radius in (wall - 4, wall + NECK, wall + NECK + LEVER)]
    neck = dimensions.number("switch", "hole_mm") - 0.4
    return [Thing(tube(places[:2], neck), METAL), Thing(tube(places[1:], neck / 2), METAL)]


def paint_of(name: str) -> Color:
    """The color of a bought part."""
    if "board" in name or name == "carrier":
        return BOARD
    if "plug" in name:
        return NYLON
    if name in ("speaker", "magnet", "power switch"):
        return DARK
    if name == "AA holder":
        return CELL
    return FACE if "lamp" in name else METAL


def cuboid(box: Box, ends: tuple[float, float] = (1.0, 1.0)) -> Triangles:
    """The mesh of an upright box or cylinder, or with other `ends`, the shares of its width, of a cone."""
    rim = np.array(box.corners())
    count, middle = len(rim), rim.mean(axis=0)
    low, high = (
        np.column_stack([middle + share * (rim - middle), np.full(count, z)])
        for share, z in zip(ends, (box.bottom, box.top), strict=True)
    )
    found = []
    for one in range(count):
        two = (one + 1) % count
        found += [[low[one], low[two], high[two]], [low[one], high[two], high[one]]]
        found += [[high[one], high[two], [*middle, box.top]], [low[two], low[one], [*middle, box.bottom]]]
    return np.array(found, float)


def tube(points: Sequence[tuple[float, float, float]], diameter: float) -> Triangles:
    """A line as a round wire, with its corners cut twice."""
    way = np.array(points, float)
    for _ in range(2):
        cut = np.empty((2 * (len(way) - 1), 3))
        cut[0::2], cut[1::2] = 0.75 * way[:-1] + 0.25 * way[1:], 0.25 * way[:-1] + 0.75 * way[1:]
        way = np.concatenate([way[:1], cut, way[-1:]])
    along = np.gradient(way, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True) + 1e-12
    side = np.cross(along[0], [0.31, 0.87, 0.38])
    rings = []
    for place, here in zip(way, along, strict=True):
        side = side - here * (side @ here)
        side /= np.linalg.norm(side)
        other, turn = np.cross(here, side), np.linspace(0, 2 * np.pi, SIDES, endpoint=False)[:, None]
        rings.append(place + diameter / 2 * (np.cos(turn) * side + np.sin(turn) * other))
    ring = np.array(rings)
    following = np.roll(ring, -1, axis=1)
    first = np.stack([ring[:-1], following[:-1], ring[1:]], axis=2)
    second = np.stack([following[:-1], following[1:], ring[1:]], axis=2)
    found: Triangles = np.concatenate([first.reshape(-1, 3, 3), second.reshape(-1, 3, 3)])
    return found
