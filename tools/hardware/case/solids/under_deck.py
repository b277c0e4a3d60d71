"""The solids that hang from the deck: the seats of the slot boards, the guides of their caps, and the ribs.

`seats` has the numbers of the slots. A cap slides in a guide, so that it goes down straight wherever a finger presses,
and a wall keeps the lamp's light from it. The ribs carry a hand that leans on the deck.
"""

from __future__ import annotations

import math

from build123d import Part, Plane, Polygon, Pos, Rot, extrude
from tools.hardware.case.plan import seats
from tools.hardware.case.plan.contents import KEY, KEY_SCREWS, KEYS, PILLAR, POST, USB
from tools.hardware.case.plan.dimensions import SLOTS, STEP, Dimensions
from tools.hardware.case.plan.screws import ears
from tools.hardware.case.solids.primitives import at, beam, block, dodecagon, rod, turned

INTO = 1.0  # mm by which everything here reaches into the deck
RIB = 2.4  # mm thick: six lines of a 0.4 mm nozzle
FRAME_GAP = 0.5  # mm between the cradle and the frame around it
FRAME_CORNER = 4.0
FILLET = 1.5  # mm: the radius at a pillar's foot
ROOT = 1.5  # mm: a slope of 45 degrees where a hook joins the deck
GUIDE = 1.2  # mm: the thickness of a cap's guide
FROM_KEYS = 56.0  # mm from the center: where a rib begins that would cross the strip of the volume keys
FROM_VERSION = 44.0  # or the engraved version


def hanging(dimensions: Dimensions) -> list[Part]:
    """Everything, in its position in the hub."""
    angles = [dimensions.slot_angle(slot) for slot in range(SLOTS)]
    one = [*pillars(dimensions), hook(dimensions), guide(dimensions), shade(dimensions)]
    return [
        *(part for piece in one for part in turned(piece, angles)),
        *posts(dimensions),
        *key_guides(dimensions),
        *ribs(dimensions),
        hook_ring(dimensions),
        frame(dimensions),
    ]


def pillars(dimensions: Dimensions) -> list[Part]:
    """The two pillars of the slot at 0 degrees, clear of the way of its light bar."""
    inner, outer = seats.pillars(dimensions)
    low, high = dimensions.board_top, dimensions.under_deck + INTO
    one = beam(inner, outer + 0.5, PILLAR, low, high)
    # A round foot on both sides. On the inner one is the light bar's rim, and the outer one grows out of the wall.
    one += beam(inner, outer + 0.5, PILLAR + 2 * FILLET, dimensions.under_deck - FILLET, high)
    hollow = Rot(0, 90, 0) * rod(2 * FILLET, inner - 1, outer + 1)
    one -= [Pos(0, side * (PILLAR / 2 + FILLET), dimensions.under_deck - FILLET) * hollow for side in (-1, 1)]
    return [Pos(0, y, 0) * one for _, y in dimensions.board_holes]


def hook(dimensions: Dimensions) -> Part:
    """The hook of the slot at 0 degrees, drawn from the side."""
    width, shank, foot = seats.HOOK
    end, top = seats.board_end(dimensions), dimensions.under_deck
    front, seat_z = end - seats.HOOK_GAP, seats.board_bottom(dimensions) - seats.HOOK_PLAY
    back, toe = front - shank, end + seats.HOOK_UNDER
    outline = Polygon(
        (back - ROOT, top + INTO),
        (back - ROOT, top),
        (back, top - ROOT),
        (back, seat_z - foot),
        (toe, seat_z - foot),
        (toe, seat_z),
        (front, seat_z),
        (front, top - ROOT),
        (front + ROOT, top),
        (front + ROOT, top + INTO),
        align=None,
    )
    return Pos(0, width / 2, 0) * extrude(Plane.XZ * outline, width)


def guide(dimensions: Dimensions) -> Part:
    """The guide of the cap at 0 degrees: the hole in the deck goes on downward, but for a window on two sides."""
    long, wide = (side + 2 * dimensions.cap_play for side in dimensions.cap)
    low, high = seats.guide_end(dimensions), dimensions.under_deck + INTO
    tube = block((long + 2 * GUIDE, wide + 2 * GUIDE), low, high, 2.0) - block((long, wide), low - 1, high + 1, 2.0)
    return Pos(dimensions.cap_radius, 0, 0) * (tube - block((long + 9, seats.WINDOW), low - 1, high + 1))


def shade(dimensions: Dimensions) -> Part:
    """The wall between the cap at 0 degrees and its lamp."""
    low, high = seats.guide_end(dimensions), dimensions.under_deck + INTO
    return beam(*seats.shade(dimensions), dimensions.light[1], low, high)


def posts(dimensions: Dimensions) -> list[Part]:
    """The posts of the cradle and the pillars of the volume keys."""
    top = dimensions.under_deck + INTO
    keys = at(rod(PILLAR, dimensions.board_top, top), KEY_SCREWS)  # they grow together with the guides of the keys
    return keys + at(rod(POST, dimensions.cradle_top_of_ears, top), ears(dimensions))


def key_guides(dimensions: Dimensions) -> list[Part]:
    """The guides of the volume keys, still without their bores, which `shell` cuts through them and the deck."""
    across = KEY + 2 * (dimensions.cap_play + GUIDE)
    return at(rod(across, seats.key_guide_end(dimensions), dimensions.under_deck + INTO), KEYS)


def ribs(dimensions: Dimensions) -> list[Part]:
    """A rib below each corner of the deck but for two, where the halves of the shell have their flaps."""
    found = []
    for angle in (STEP * side for side in range(SLOTS)):
        if angle % 180:
            rib = beam(rib_start(dimensions, angle), dimensions.apothem, RIB, *_deep(dimensions))
            found += turned(rib, [angle])
    return found


def rib_start(dimensions: Dimensions, angle: float) -> float:
    """The distance from the center to the rib in this direction: it begins at the frame unless something is in its
    way."""
    if abs(angle - USB) <= STEP:
        return FROM_KEYS
    if angle == 90.0:
        return FROM_VERSION
    long, wide = (side / 2 + FRAME_GAP + RIB / 2 for side in dimensions.cradle_outside)
    cos, sin = (abs(way(math.radians(angle))) for way in (math.cos, math.sin))
    return min(long / cos if cos > 1e-9 else math.inf, wide / sin if sin > 1e-9 else math.inf)


def hook_ring(dimensions: Dimensions) -> Part:
    """The twelve-sided rib that joins the hooks."""
    outer = seats.board_end(dimensions) - seats.HOOK_GAP
    low, high = _deep(dimensions)
    return dodecagon(outer, low, high) - dodecagon(outer - RIB, low - 1, high + 1)


def frame(dimensions: Dimensions) -> Part:
    """The rib around the cradle, which its posts grow out of."""
    low, high = _deep(dimensions)
    long, wide = (side + 2 * FRAME_GAP for side in dimensions.cradle_outside)
    outer = block((long + 2 * RIB, wide + 2 * RIB), low, high, FRAME_CORNER + RIB)
    return outer - block((long, wide), low - 1, high + 1, FRAME_CORNER)


def _deep(dimensions: Dimensions) -> tuple[float, float]:
    """The z of a rib's lower and upper end."""
    return dimensions.under_deck - dimensions.rib, dimensions.under_deck + INTO
