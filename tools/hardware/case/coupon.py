"""A coupon to print before the case: one slot of the shell with its cap and light bar, and an end of the engine.

Its parts are cut out of the very pieces of the case, so what fits here fits there.
"""

from __future__ import annotations

from build123d import Box as Cuboid
from build123d import Part, Pos, Rot
from tools.hardware.case import caps, engine, shell
from tools.hardware.case.dimensions import Dimensions

SLOT = 2  # no boss and no seam are near it
INNER, WIDE, HIGH = 48.0, 42.0, 24.0  # mm of the shell: from the center, across, and down from the deck's face
ENGINE_FROM = 14.0  # mm from the middle of the engine: an end with two springs


def deck(dimensions: Dimensions) -> list[Part]:
    """The slot as cut out of the shell, a cap and a light bar, in their positions."""
    long = dimensions.corner - INNER
    turn = dimensions.slot_angle(SLOT - 1)
    place = Rot(0, 0, turn) * Pos(INNER + long / 2, 0, dimensions.height - HIGH / 2)
    piece = shell.shell(dimensions) & place * Cuboid(long, WIDE, HIGH)
    return [piece, caps.slot_caps(dimensions)[SLOT - 1], caps.lights(dimensions)[SLOT - 1]]


def end_of_engine(dimensions: Dimensions) -> list[Part]:
    """An end of the cradle and the same end of the platform."""
    half = Pos(ENGINE_FROM + 50, 0, dimensions.height) * Cuboid(100, 100, 100)
    return [engine.cradle(dimensions) & half, engine.platform(dimensions) & half]
