"""The solids that are cut out of others: halves, a piece with its flaps cut at y = 0, and the coupon to print first.

The coupon is one slot of the shell with its cap and light bar, and an end of the engine, out of the very pieces of the
case: what fits here fits there. Needs build123d.
"""

from __future__ import annotations

from build123d import Box as Cuboid
from build123d import Part, Polygon, Pos, Rot, extrude
from tools.hardware.case.plan.dimensions import Dimensions
from tools.hardware.case.plan.halves import (
    BACK,
    DOVETAILS,
    FRONT,
    PIN,
    PIN_FIT,
    SEAM,
    TAIL,
    TAIL_FIT,
    flaps,
    holes,
    pins,
)
from tools.hardware.case.plan.screws import PILOT
from tools.hardware.case.solids import caps, engine, shell
from tools.hardware.case.solids.primitives import M3_THROUGH, cut, rod

LARGE = 300.0
# The coupon.
SLOT = 2  # no boss and no seam are near it
INNER, WIDE, HIGH = 48.0, 42.0, 24.0  # mm of the shell: from the center, across, and down from the deck's face
ENGINE_FROM = 14.0  # mm from the middle of the engine: an end with two springs


def halves(dimensions: Dimensions, piece: str, whole: Part) -> tuple[Part, Part]:
    """The front and the back half of the shell or the base."""
    boxes = [box for box in flaps(dimensions) if piece in box.name]
    own = [[cut(box) for box in boxes if side in box.name] for side in ("front", "back")]
    tails = list(DOVETAILS) if piece == "base" else []
    front = (whole + own[0]) & _side(-1)
    back = (whole + own[1]) & _side(1)
    if tails:
        front += [Pos(x, 0, 0) * _tail(dimensions, 0.0) for x in tails]
        back -= [Pos(x, 0, 0) * _tail(dimensions, TAIL_FIT) for x in tails]
    front -= [_across(M3_THROUGH, x, z, FRONT) for x, z in holes(dimensions)[piece]]
    back -= [_across(PILOT[3.0], x, z, BACK) for x, z in holes(dimensions)[piece]]
    if piece == "shell":
        back += [_pin(x, z, 0.0) for x, z in pins(dimensions)]
        front -= [_pin(x, z, PIN_FIT) for x, z in pins(dimensions)]
    return front, back


def _side(way: int) -> Part:
    return Pos(0, way * (LARGE / 2 + SEAM), 0) * Cuboid(LARGE, LARGE, LARGE)


def _across(diameter: float, x: float, z: float, flap: float) -> Part:
    """A hole along y through one flap, and nothing else."""
    low, high = (-flap - 0.5, 0.5) if flap == FRONT else (-0.5, flap + 0.5)
    return Pos(x, 0, z) * Rot(-90, 0, 0) * rod(diameter, low, high)


def _pin(x: float, z: float, fit: float) -> Part:
    """A square pin on an edge, so that it prints without support; it starts inside the back flap."""
    wide, reach = PIN[0] + 2 * fit, PIN[1] + fit
    return Pos(x, 0.5 - (reach + 0.5) / 2, z) * Rot(0, 45, 0) * Cuboid(wide, reach + 0.5, wide)


def _tail(dimensions: Dimensions, fit: float) -> Part:
    """A dovetail of the front half, or with its fit the hole for it; it starts inside the front half."""
    neck, end, long = TAIL[0] / 2 + fit, TAIL[1] / 2 + fit, TAIL[2] + fit
    outline = Polygon((-neck, -1.0), (neck, -1.0), (neck, 0.0), (end, long), (-end, long), (-neck, 0.0), align=None)
    bottom = 0.0 if fit == 0 else -1.0
    return Pos(0, 0, bottom) * extrude(outline, dimensions.floor - 2 * bottom)


def coupon_deck(dimensions: Dimensions) -> list[Part]:
    """The slot as cut out of the shell, a cap and a light bar, in their positions."""
    long = dimensions.corner - INNER
    turn = dimensions.slot_angle(SLOT - 1)
    place = Rot(0, 0, turn) * Pos(INNER + long / 2, 0, dimensions.height - HIGH / 2)
    piece = shell.shell(dimensions) & place * Cuboid(long, WIDE, HIGH)
    return [piece, caps.slot_caps(dimensions)[SLOT - 1], caps.lights(dimensions)[SLOT - 1]]


def coupon_engine(dimensions: Dimensions) -> list[Part]:
    """An end of the cradle and the same end of the platform."""
    half = Pos(ENGINE_FROM + 50, 0, dimensions.height) * Cuboid(100, 100, 100)
    return [engine.cradle(dimensions) & half, engine.platform(dimensions) & half]
