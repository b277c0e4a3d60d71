"""The basic solids of the case: twelve-sided blocks, rounded blocks, rods, screw holes."""

from __future__ import annotations

from collections.abc import Iterable

from build123d import (
    Box,
    Cone,
    Cylinder,
    Location,
    Part,
    Pos,
    Rectangle,
    RectangleRounded,
    RegularPolygon,
    Rot,
    extrude,
    loft,
)
from tools.hardware.case.plan.boxes import Box as Hole
from tools.hardware.case.plan.dimensions import SLOTS, Dimensions, Point
from tools.hardware.case.plan.screws import PILOT, screws

M3_THROUGH = 3.4


def dodecagon(apothem: float, bottom: float, top: float, top_apothem: float | None = None) -> Part:
    """A twelve-sided block with corners at 0, 30, ... degrees, with an optional taper toward the top."""
    if top_apothem is None:
        return Pos(0, 0, bottom) * extrude(RegularPolygon(apothem, SLOTS, major_radius=False), top - bottom)
    faces = [
        Pos(0, 0, z) * RegularPolygon(size, SLOTS, major_radius=False)
        for z, size in ((bottom, apothem), (top, top_apothem))
    ]
    return loft(faces)


def block(size: Point, bottom: float, top: float, radius: float = 0.0) -> Part:
    """An upright block around the z axis with rounded edges."""
    face = RectangleRounded(*size, radius) if radius else Rectangle(*size)
    return Pos(0, 0, bottom) * extrude(face, top - bottom)


def flare(size: Point, bottom: float, top: float, more: float, radius: float) -> Part:
    """A block that is `more` wider on each side below than above."""
    low = RectangleRounded(size[0] + 2 * more, size[1] + 2 * more, radius + more)
    return loft([Pos(0, 0, bottom) * low, Pos(0, 0, top) * RectangleRounded(*size, radius)])


def rod(diameter: float, bottom: float, top: float) -> Part:
    """An upright cylinder around the z axis."""
    return Pos(0, 0, (bottom + top) / 2) * Cylinder(diameter / 2, top - bottom)


def countersink(bottom: float, thickness: float) -> Part:
    """The hole for a countersunk M3 screw from below: the cone of its head and its shaft."""
    head = Pos(0, 0, bottom + 0.9) * Cone(3.2, 1.4, 1.8)
    return head + rod(M3_THROUGH, bottom - 1, bottom + thickness + 1)


def drilled(dimensions: Dimensions, piece: str) -> list[Part]:
    """The holes for the screws that cut their threads into this piece."""
    found = []
    for group in screws(dimensions):
        if group.piece == piece:
            found += at(rod(PILOT[dimensions.number(group.kind, "thread_mm")], *group.cut()), group.at)
    return found


def cut(box: Hole) -> Part:
    """The solid of an opening."""
    x, y, bottom = box.middle
    return Pos(x, y, 0) * Rot(0, 0, box.turn) * block(box.size[:2], bottom, box.top)


def beam(inner: float, outer: float, width: float, bottom: float, top: float) -> Part:
    """A block along x, from `inner` to `outer`."""
    return Pos((inner + outer) / 2, 0, (bottom + top) / 2) * Box(outer - inner, width, top - bottom)


def at(shape: Part, points: Iterable[Point]) -> list[Part]:
    """The same shape at several positions."""
    return [Pos(x, y, 0) * shape for x, y in points]


def turned(shape: Part, degrees: Iterable[float]) -> list[Part]:
    """The same shape in several directions."""
    return [Rot(0, 0, angle) * shape for angle in degrees]


def seat(radius: float, degrees: float) -> Location:
    """A position on the ring; x points away from the center."""
    return Rot(0, 0, degrees) * Pos(radius, 0, 0)
