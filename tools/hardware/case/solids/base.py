"""The base with feet, speaker grille and battery compartment; the battery door; what holds speaker and battery."""

from __future__ import annotations

from functools import cache

from build123d import Part, Pos, Rot
from tools.hardware.case.plan import openings
from tools.hardware.case.plan.contents import POST, SPEAKER, SPEAKER_SUNK, TOGGLE, USB, holder_at
from tools.hardware.case.plan.dimensions import Dimensions, Point
from tools.hardware.case.plan.enclosure import CUP, CUP_WALL, HOLE, LOBE, LOBE_RADIUS, RIBS, SCREW_SHAFT, grille, roof
from tools.hardware.case.plan.printed_boxes import HEDGE, HEDGE_CORNER
from tools.hardware.case.plan.screws import (
    CLAMP,
    DOOR,
    DOOR_EAR,
    RING,
    bar_of,
    carrier_screws,
    clamp_posts,
    corner_screws,
    door_screw,
    feet,
    speaker_posts,
    speaker_top,
)
from tools.hardware.case.solids import engraving
from tools.hardware.case.solids.primitives import (
    M3_THROUGH,
    at,
    beam,
    block,
    countersink,
    cut,
    dodecagon,
    drilled,
    flare,
    rod,
    turned,
)
from tools.hardware.case.solids.shell import angles

from roundhouse import __version__

SEAT = 2.0  # mm by which the door is wider below than above, on each side


@cache
def base(dimensions: Dimensions) -> Part:
    """The base. Printed upright."""
    floor, low = dimensions.floor, -1.0
    solid = base_outline(dimensions)
    solid += at(rod(7.5, floor - 1, dimensions.carrier_bottom), carrier_screws(dimensions))
    solid += Pos(*SPEAKER, 0) * (rod(44.4, floor - 1, floor + 2) - rod(40.6, low, floor + 3))
    solid += at(rod(7, floor - 1, speaker_top(dimensions)), speaker_posts())
    solid += battery_walls(dimensions)
    cuts = at(countersink(0, floor), corner_screws()) + drilled(dimensions, "base")
    cuts += at(rod(dimensions.size_of("foot")[0] + 0.6, low, 0.8), feet())
    cuts += [Pos(*SPEAKER, 0) * rod(40.6, floor - SPEAKER_SUNK, floor + 1)]
    cuts += at(rod(HOLE, low, floor + 1), grille(dimensions))
    cuts += [cut(box) for box in engraving.cuts(dimensions, "base", __version__)]
    return solid - cuts - battery_cuts(dimensions)


def base_outline(dimensions: Dimensions) -> Part:
    """The base's outline: inside the shell, behind the notches."""
    width = dimensions.notch_width + 2 * (dimensions.wall + dimensions.fit)
    inner = dimensions.notch_end - dimensions.wall - dimensions.fit
    full = dodecagon(dimensions.apothem - dimensions.wall - dimensions.fit, 0, dimensions.floor)
    panels = turned(beam(dimensions.apothem - 2 - dimensions.fit, dimensions.corner, 30, -1, 9), (TOGGLE,))
    width_there = dimensions.alcove_outside + 2 * dimensions.fit
    panels += turned(beam(dimensions.alcove_end - dimensions.fit, dimensions.corner, width_there, -1, 9), (USB,))
    return full - turned(beam(inner, dimensions.corner, width, -1, 9), angles(dimensions)) - panels


def speaker_cup(dimensions: Dimensions) -> Part:
    """The closed cup behind the speaker, whose ribs hold down its rim. Printed on its roof."""
    low, ring = dimensions.floor + 0.2, speaker_top(dimensions)
    under = roof(dimensions)
    top = under + CUP_WALL
    outer = rod(2 * CUP, low, top)
    inner = rod(2 * (CUP - CUP_WALL), low - 1, under)
    solid = Pos(*SPEAKER, 0) * outer + Pos(*LOBE, 0) * rod(2 * LOBE_RADIUS, low, top)
    solid -= [Pos(*SPEAKER, 0) * inner, Pos(*LOBE, 0) * rod(2 * (LOBE_RADIUS - CUP_WALL), low - 1, under)]
    count, thick, start = RIBS
    rib = beam(start, CUP - CUP_WALL + 0.5, thick, ring, under + 0.5)
    solid += [Pos(*SPEAKER, 0) * one for one in turned(rib, [30 + 360 / count * n for n in range(count)])]
    solid += at(rod(SCREW_SHAFT[1], low, top), speaker_posts())
    solid -= Pos(*SPEAKER, 0) * rod(2 * CUP + 0.8, 0, dimensions.floor + 2.2)  # the wall around the speaker on the base
    solid -= at(rod(SCREW_SHAFT[0], 0, ring), speaker_posts())
    solid -= at(rod(SCREW_SHAFT[0], ring + RING, top + 1), speaker_posts())
    wires = Pos(*SPEAKER, 0) * Rot(0, 0, 180) * beam(15, 30, 3.0, 0, dimensions.floor + 4.2)
    return solid - [*at(rod(M3_THROUGH, 0, 60), speaker_posts()), wires]


def holder(dimensions: Dimensions) -> tuple[Point, Point, float]:
    """The middle, size and height of the battery holder."""
    length, width, high = dimensions.size_of("aa_holder")
    return holder_at(dimensions), (length, width), high


def battery_walls(dimensions: Dimensions) -> list[Part]:
    """The low wall around the battery holder, the posts for its bar, and the boss for the door's screw."""
    middle, (length, width), high = holder(dimensions)
    floor = dimensions.floor
    more, low = HEDGE
    around_it = block((length + more, width + more), floor - 1, floor + low, HEDGE_CORNER) - block(
        (length + 0.6, width + 0.6), 0, floor + 7
    )
    boss = rod(8, floor - 1, floor + 8)
    return [
        Pos(*middle, 0) * around_it,
        *at(rod(POST, floor - 1, floor + high), clamp_posts(dimensions)),
        Pos(*door_screw(dimensions), 0) * boss,
    ]


def battery_cuts(dimensions: Dimensions) -> list[Part]:
    """The opening for the cells, with the ledge, slits and recess for the door."""
    middle, (length, width), _ = holder(dimensions)
    inner = openings.battery(dimensions).size[:2]
    opening = block(inner, -1, dimensions.floor + 1, 1.0)
    ledge = flare(inner, 0, DOOR, SEAT, 1.0)
    tongue = block((7.0, 10.6), 0.8, DOOR)
    slits = at(tongue, [(length / 2, side * (width / 4)) for side in (-1, 1)])
    screw = door_screw(dimensions)
    ear = Pos(screw[0] + 1, screw[1], 0) * block((DOOR_EAR + 2, DOOR_EAR), -1, DOOR, 1.0)
    lip = cut(openings.lip(dimensions))
    return [Pos(*middle, 0) * hole for hole in (opening, ledge, *slits)] + [ear, lip]


def door(dimensions: Dimensions) -> Part:
    """The battery door, flush with the base: two tongues on the right, a screw in its ear. Printed upside down."""
    middle, (length, width), _ = holder(dimensions)
    fit = dimensions.fit
    opening = openings.battery(dimensions).size
    inner = (opening[0] - 2 * fit, opening[1] - 2 * fit)
    solid = Pos(*middle, 0) * flare(inner, 0, DOOR, SEAT, 1.0)
    tongues = [(middle[0] + length / 2 - 0.5, middle[1] + side * (width / 4)) for side in (-1, 1)]
    solid += at(block((6.0, 10.0), 1.0, DOOR - 0.1), tongues)
    screw = door_screw(dimensions)
    solid += Pos(screw[0] + 1, screw[1], 0) * block((DOOR_EAR + 2 - 2 * fit, DOOR_EAR - 2 * fit), 0, DOOR, 1.0)
    ribs = [Pos(middle[0] + length / 2 - 9 - 2.2 * n, middle[1], 0) * block((1.0, 14.0), -1, 0.6) for n in range(4)]
    return solid - ribs - Pos(*screw, 0) * countersink(0, DOOR)


def clamp(dimensions: Dimensions) -> Part:
    """The bar across the battery holder."""
    posts = clamp_posts(dimensions)
    low = dimensions.floor + holder(dimensions)[2]
    middle, size = bar_of(dimensions)
    bar = Pos(*middle, 0) * block(size, low, low + CLAMP, 4.4)
    return bar - at(rod(M3_THROUGH, 0, 60), posts)
