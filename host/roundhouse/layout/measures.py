"""Lengths of the table at one tile length, and the box that everything laid on it has. All in px."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property

from roundhouse.indices import Slot

Point = tuple[float, float]
Bounds = tuple[float, float, float, float]
"""Left, top, right, bottom."""

HUB_RADIUS = 84  # inner radius of the hub's dodecagon at 1280 x 800
LENGTH_AT_HUB = 104
"""Longer tiles come with a larger hub, px at 1280 x 800."""
LENGTHS = (120, 112, 104, 96, 88, 80, 72, 64, 60, 56, 52, 48, 44, 40)
"""The lengths of a tile that can be read, px at 1280 x 800, the longest first."""
LEAST_LENGTH, LENGTH_STEP = 16, 4  # px


@dataclass(frozen=True, slots=True)
class OrientedBox:
    """A box by its middle. `heading` is +1 where the train runs to the right, -1 to the left.

    It is upright at rest; on its way around a bend it is `turned`, by degrees clockwise.
    """

    x: float
    y: float
    width: float
    height: float
    heading: int = 1
    row: int = 0
    turned: float = 0.0

    @property
    def box(self) -> Bounds:
        """Its edges."""
        half_width, half_height = self.width / 2, self.height / 2
        return self.x - half_width, self.y - half_height, self.x + half_width, self.y + half_height


@dataclass(frozen=True)
class Measures:
    """The measures that follow from the size of the table, the scale of the screen and the length of a tile.

    Kept, since a table tries many lengths, and asks for each of these at every tile.
    """

    width: float
    height: float
    scale: float
    length: float

    @cached_property
    def tile_width(self) -> float:
        """The short side of a tile."""
        return self.length / 2

    def along(self, crosswise: bool) -> float:
        """The length that a tile takes from its row."""
        return self.tile_width if crosswise else self.length

    @cached_property
    def gap(self) -> float:
        """Between two tiles of a train."""
        return max(2, round(self.length * 0.05))

    @cached_property
    def pitch(self) -> float:
        """From row to row: a crosswise double fits between any two."""
        return self.length + max(6 * self.scale, round(0.12 * self.length))

    @cached_property
    def bend(self) -> float:
        """The length that a turn of the track takes from the end of a row."""
        return round(0.45 * self.length)

    @cached_property
    def train_gap(self) -> float:
        """The least distance between the strips of two trains."""
        return max(6 * self.scale, 0.14 * self.length)

    @cached_property
    def sign(self) -> float:
        """The start of a first row, kept for badge and marker."""
        return 64 * self.scale

    @cached_property
    def sign_gap(self) -> float:
        """Between the sign and the first tile."""
        return 4 * self.scale

    @cached_property
    def plate_room(self) -> float:
        """The length that a number plate takes from a row."""
        return 0.62 * self.length

    @cached_property
    def hub_scale(self) -> float:
        """The scale of the hub: it grows with the longest tiles, so that its engine is never much shorter than they."""
        grown = self.length / LENGTH_AT_HUB
        if grown <= 1.03 * self.scale:  # lengths come in whole steps
            return self.scale
        return 2 * round(HUB_RADIUS * grown / 2) / HUB_RADIUS

    @cached_property
    def hub_radius(self) -> float:
        """Inner radius of the hub's dodecagon."""
        return round(HUB_RADIUS * self.hub_scale)

    @cached_property
    def border(self) -> float:
        """Kept free above the first and below the last area."""
        return 6 * self.scale

    @cached_property
    def row_end(self) -> float:
        """The distance from the middle of the table that a row may reach."""
        return self.width / 2 - 12 * self.scale - self.bend


def readable_lengths(scale: float) -> list[float]:
    """The lengths of a tile that can be read at this scale, in whole steps, the longest first.

    >>> readable_lengths(1)[:3], readable_lengths(1.35)[-3:], readable_lengths(0.75)[-3:]
    ([120, 112, 104], [64, 60, 56], [40, 36, 32])
    """
    steps = {max(LEAST_LENGTH, LENGTH_STEP * round(length * scale / LENGTH_STEP)) for length in LENGTHS}
    return sorted(steps, reverse=True)


def slot_angle(slot: Slot) -> float:
    """Direction of a slot's face as seen from the hub, degrees, counter-clockwise from the right.

    >>> [slot_angle(slot) for slot in (0, 5, 6, 11, 12)]
    [75, -75, -105, -255, 90]
    """
    return 90 if slot == 12 else 75 - 30 * slot


def slot_point(slot: Slot, radius: float) -> tuple[float, float]:
    """The place where a slot's face meets a circle around the hub; y grows downward.

    >>> x, y = slot_point(12, 10)
    >>> round(x), round(y)
    (0, -10)
    """
    angle = math.radians(slot_angle(slot))
    return radius * math.cos(angle), -radius * math.sin(angle)


def side_of(slot: Slot) -> int:
    """+1 for a train at the right of the hub, -1 at the left."""
    return -1 if 6 <= slot < 12 else 1
