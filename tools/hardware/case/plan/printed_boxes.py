"""Printed pieces that stand among the contents, as boxes: the cradle, its posts, the bar across the cells.

Solids show every overlap, but only of the case that was built. These boxes check every size of domino, every time.
"""

from __future__ import annotations

from collections.abc import Iterator

from tools.hardware.case.plan.boxes import Box
from tools.hardware.case.plan.contents import POST, SPEAKER, holder_at
from tools.hardware.case.plan.dimensions import EAR, Dimensions
from tools.hardware.case.plan.enclosure import CUP, CUP_WALL, LOBE, LOBE_RADIUS, SCREW_SHAFT, roof
from tools.hardware.case.plan.halves import flaps
from tools.hardware.case.plan.screws import CLAMP, bar_of, clamp_posts, ears, speaker_posts

EAR_SIZE = (14.0, 13.0)  # along the domino, and away from it
HEDGE = (4.6, 6.0)  # the low wall around a battery holder: mm larger than the holder, and its height
HEDGE_CORNER = 1.5  # radius of its corners


def printed(dimensions: Dimensions) -> Iterator[Box]:
    """All boxes; boxes of one piece share a name."""
    low, deck, floor = dimensions.cradle_bottom, dimensions.under_deck, dimensions.floor
    yield Box("cradle", (0, 0, low), (*dimensions.cradle_outside, deck - low))
    for x, y in ears(dimensions):
        yield Box("cradle", (*ear_middle(x, y), low), (*EAR_SIZE, EAR))
        yield Box("cradle's post", (x, y, low + EAR), (POST, POST, deck - low - EAR), round=True)
    yield from cup(dimensions)
    yield from flaps(dimensions)
    high = dimensions.size_of("aa_holder")[2]
    (x, y), (long, wide) = bar_of(dimensions)
    straight = long - wide  # its ends are round
    yield Box("bar", (x, y, floor + high), (straight, wide, CLAMP))
    for end in (-0.5, 0.5):
        yield Box("bar", (x + end * straight, y, floor + high), (wide, wide, CLAMP), round=True)
    for x, y in clamp_posts(dimensions):
        yield Box("bar's post", (x, y, floor), (POST, POST, high), round=True)


def cup(dimensions: Dimensions) -> Iterator[Box]:
    """The cup behind the speaker and the shafts to its screws."""
    low, high = dimensions.floor, roof(dimensions) + CUP_WALL - dimensions.floor
    yield Box("speaker's cup", (*SPEAKER, low), (2 * CUP, 2 * CUP, high), round=True)
    yield Box("speaker's cup", (*LOBE, low), (2 * LOBE_RADIUS, 2 * LOBE_RADIUS, high), round=True)
    for x, y in speaker_posts():
        yield Box("speaker's cup", (x, y, low), (SCREW_SHAFT[1], SCREW_SHAFT[1], high), round=True)


def hedge(dimensions: Dimensions) -> Iterator[Box]:
    """The low wall around the battery holder, rounded at the corners; only the case can be in its way."""
    length, width, _ = dimensions.size_of("aa_holder")
    (x, y), low = holder_at(dimensions), dimensions.floor
    across, along, name = length + HEDGE[0], width + HEDGE[0], "the wall around the holder"
    yield Box(name, (x, y, low), (across, along - 2 * HEDGE_CORNER, HEDGE[1]))
    yield Box(name, (x, y, low), (across - 2 * HEDGE_CORNER, along, HEDGE[1]))
    for right, far in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        corner = (x + right * (across / 2 - HEDGE_CORNER), y + far * (along / 2 - HEDGE_CORNER), low)
        yield Box(name, corner, (2 * HEDGE_CORNER, 2 * HEDGE_CORNER, HEDGE[1]), round=True)


def ear_middle(x: float, y: float) -> tuple[float, float]:
    """The middle of an ear, which reaches from the cradle's wall past its screw at x, y."""
    return x, y - 2 if y > 0 else y + 2
