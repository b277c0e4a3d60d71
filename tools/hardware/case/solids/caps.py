"""The pieces that show in the deck: a cap for each slot with its number in pips, the volume keys, the light bars."""

from __future__ import annotations

from build123d import Cone, Part, Polygon, Pos, Rot, extrude
from tools.hardware.case.plan.contents import KEY, KEY_EDGE, KEYS
from tools.hardware.case.plan.dimensions import CROWN, LIGHT_RIM, PAD_SUNK, PROUD, SLOTS, Dimensions, Point
from tools.hardware.case.plan.enclosure import THIN, slot, steps
from tools.hardware.case.plan.seats import KEY_RIM, RIM, RIM_WIDE
from tools.hardware.case.solids.primitives import at, block, flare, rod, seat

PIP = 1.7
DEEP = 0.6
ROWS = 3.2, 4.0  # mm between pips: radial, along the side


def pips(number: int) -> list[Point]:
    """The positions of the pips of a slot's number on its cap; x points away from the hub's middle.

    >>> len(pips(12)), pips(1)
    (12, [(0.0, 0.0)])
    """
    x, y = ROWS
    thirds, halves = (-1.0, 0.0, 1.0), (-1.5, -0.5, 0.5, 1.5)
    corners = [(a * x, b * y) for a in (-1, 1) for b in (-1, 1)]
    table = {
        1: [(0.0, 0.0)],
        2: [corners[0], corners[3]],
        3: [corners[0], (0.0, 0.0), corners[3]],
        4: corners,
        5: [*corners, (0.0, 0.0)],
        6: [(a * x, b * y) for a in (-1, 1) for b in thirds],
        7: [(a * x, b * y) for a in (-1, 1) for b in thirds] + [(0.0, 0.0)],
        8: [(a * x, b * y) for a in (-1, 1) for b in thirds] + [(0.0, -y), (0.0, y)],
        9: [(a * x, b * y) for a in thirds for b in thirds],
        10: [(a * x, b * 3.6) for a in (-1, 1) for b in halves] + [(0.0, -1.8), (0.0, 1.8)],
        11: [(a * x, b * 3.6) for a in (-1, 1) for b in halves] + [(0.0, b * 3.6) for b in thirds],
        12: [(a * x, b * 3.6) for a in thirds for b in halves],
    }
    return [(float(a), float(b)) for a, b in table[number]]


def hollow(dimensions: Dimensions, size: Point, radius: float) -> Part:
    """A cap with this outline: a pad lies between it and the button's stem, and it cannot come out through the deck.

    Its lower edge is its stop, on the board.
    """
    deck = dimensions.under_deck
    top = dimensions.height + PROUD
    low = deck - 1.8
    # The rim below the deck: a slope that prints without support, and what carries it, in the windows of its guide.
    rim = deck - dimensions.cap_rise - RIM + dimensions.cap_play
    solid = flare(size, rim, rim + RIM, RIM, radius)
    solid += block((size[0] + 2 * RIM, size[1] + 2 * RIM), low, rim + 0.01, radius + RIM)
    solid = solid & block((size[0] + 9, RIM_WIDE), low - 1, top)
    solid += block(size, low, top, radius)
    stop = dimensions.board_top + dimensions.cap_stop
    solid += block(size, stop, low + 0.01, radius)
    solid -= block((max(size[0] - 3.4, 7.4), size[1] - 3.4), stop - 1, top - CROWN - PAD_SUNK, max(radius - 1.7, 0.4))
    return solid - rod(dimensions.size_of("pad")[0] + 0.4, stop, top - CROWN)


def slot_caps(dimensions: Dimensions) -> list[Part]:
    """The caps of slots 1 to 12, in their positions."""
    top = dimensions.height + PROUD
    plain = hollow(dimensions, dimensions.cap, 1.8)
    dent = rod(PIP, top - DEEP, top + 1)
    return [
        seat(dimensions.cap_radius, dimensions.slot_angle(slot)) * (plain - at(dent, pips(slot + 1)))
        for slot in range(SLOTS)
    ]


def keys(dimensions: Dimensions) -> list[Part]:
    """The keys quieter, mute and louder, in their positions."""
    top = dimensions.height + PROUD
    sign = (top - DEEP, top + 1)
    minus = block((5.0, 1.2), *sign)
    plus = minus + block((1.2, 5.0), *sign)
    horn = Pos(0, 0, sign[0]) * extrude(
        Polygon((-2.8, -0.9), (-1.2, -0.9), (0.6, -2.4), (0.6, 2.4), (-1.2, 0.9), (-2.8, 0.9), align=None), 2
    )
    mute = horn + Pos(2.2, 0, 0) * (
        Rot(0, 0, 45) * block((2.8, 0.9), *sign) + Rot(0, 0, -45) * block((2.8, 0.9), *sign)
    )
    return [
        Pos(*place, 0) * (round_cap(dimensions) - cut) for place, cut in zip(KEYS, (minus, mute, plus), strict=True)
    ]


def round_cap(dimensions: Dimensions) -> Part:
    """A volume key around the z axis, without its sign. The rim at its lower end keeps it below its guide."""
    top = dimensions.height + PROUD
    stop = dimensions.board_top + dimensions.cap_stop
    rim = stop + KEY_RIM
    solid = rod(KEY, stop, top) + rod(KEY + 2 * KEY_EDGE, stop, rim)
    solid += Pos(0, 0, rim + KEY_EDGE / 2) * Cone(KEY / 2 + KEY_EDGE, KEY / 2, KEY_EDGE)
    solid -= rod(KEY - 2.8, stop - 1, top - CROWN - PAD_SUNK)  # room for the button's body
    return solid - rod(dimensions.size_of("pad")[0] + 0.4, stop, top - CROWN)


def light(dimensions: Dimensions) -> Part:
    """A light bar around the z axis: a white box, open below; x points away from the hub's middle."""
    deck, top = dimensions.under_deck, dimensions.height
    solid = block(dimensions.light, deck + 1.0, top, 1.75) + flare(dimensions.light, deck, deck + 1.2, LIGHT_RIM, 1.75)
    wide, long = slot(dimensions)
    solid -= block((wide, long), deck - 1, top - THIN, 1.0)
    for reach, thick in steps(dimensions):
        solid += block((wide + 0.2, 2 * reach), top - thick, top - THIN + 0.1)
    return solid


def lights(dimensions: Dimensions) -> list[Part]:
    """All twelve light bars, in their positions."""
    one = light(dimensions)
    return [seat(dimensions.lamp_radius, dimensions.slot_angle(slot)) * one for slot in range(SLOTS)]
