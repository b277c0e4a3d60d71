"""The upper shell: deck, bevel and sides in one, with the notches for the trains. Printed with the deck on the bed."""

from __future__ import annotations

from functools import cache

from build123d import Cone, Part, Pos, RectangleRounded, Rot, loft
from tools.hardware.case.plan import openings, seats
from tools.hardware.case.plan.contents import KEY, KEYS, PANEL, TOGGLE, USB, toggle_height
from tools.hardware.case.plan.dimensions import LIGHT_RIM, SLOTS, STEP, Dimensions, Point
from tools.hardware.case.plan.screws import corner_screws
from tools.hardware.case.plan.seats import SLOPE
from tools.hardware.case.solids import engraving, under_deck
from tools.hardware.case.solids.primitives import at, beam, block, cut, dodecagon, drilled, flare, rod, seat, turned

from roundhouse import __version__

GROOVE = (1.2, 0.6)  # width, depth


def angles(dimensions: Dimensions) -> list[float]:
    """The directions of the slots."""
    return [dimensions.slot_angle(slot) for slot in range(SLOTS)]


@cache
def shell(dimensions: Dimensions) -> Part:
    """The shell in its position in the hub."""
    outside = body(dimensions)
    solid = outside - cavity(dimensions) + standing(dimensions, outside)
    solid -= notches(dimensions) + deck_holes(dimensions) + grooves(dimensions)
    text = [cut(box) for box in engraving.cuts(dimensions, "shell", __version__)]
    return solid - ports(dimensions) - drilled(dimensions, "shell") - text


def body(dimensions: Dimensions) -> Part:
    """The outline as a solid block."""
    edge = dimensions.height - dimensions.bevel
    upper = dodecagon(dimensions.apothem, edge, dimensions.height, dimensions.apothem - dimensions.bevel)
    return dodecagon(dimensions.apothem, 0, edge) + upper


def cavity(dimensions: Dimensions) -> Part:
    """The hollow of the shell, leaving walls of equal thickness under the bevel and around each notch."""
    inside = dimensions.apothem - dimensions.wall
    edge = dimensions.height - dimensions.bevel - dimensions.wall * (2**0.5 - 1)
    narrow = inside - (dimensions.under_deck - edge)
    hollow = dodecagon(inside, -1, edge) + dodecagon(inside, edge, dimensions.under_deck, narrow)
    width = dimensions.notch_width + 2 * dimensions.wall
    return hollow - turned(
        beam(dimensions.notch_end - dimensions.wall, dimensions.corner, width, -1, dimensions.height),
        angles(dimensions),
    )


def notches(dimensions: Dimensions) -> list[Part]:
    """The slots: full height, so that a domino lies on the table, and wider at the mouth."""
    width, low, high = dimensions.notch_width, -1.0, dimensions.height + 1
    straight = beam(dimensions.notch_end, dimensions.corner, width, low, high)
    mouth = Rot(0, 0, 45) * block((width / 2**0.5 + 2.83, width / 2**0.5 + 2.83), low, high)
    mouth = Pos(dimensions.apothem, 0, 0) * mouth & beam(
        dimensions.apothem - 2, dimensions.corner, 2 * width, low, high
    )
    return turned(straight, angles(dimensions)) + turned(mouth, angles(dimensions))


def standing(dimensions: Dimensions, outside: Part) -> Part:
    """The solids on the deck and the walls: bosses for the base, filled corners, and all of `under_deck`."""
    top = dimensions.height - 1
    bosses = at(rod(7, dimensions.floor, top), corner_screws())
    panels = turned(beam(dimensions.apothem - 2, dimensions.corner, 24, 0, top), (TOGGLE,))
    panels += turned(beam(dimensions.alcove_end, dimensions.corner, dimensions.alcove_outside, 0, top), (USB,))
    return outside & (panels[0] + panels[1:] + bosses + under_deck.hanging(dimensions))


def deck_holes(dimensions: Dimensions) -> list[Part]:
    """The holes in the deck: the engine's well, caps, lights, volume keys."""
    low, high = dimensions.under_deck - 1, dimensions.height + 1
    well = dimensions.tray_outside
    holes = [block((well[0] + 0.8, well[1] + 0.8), low, high, 3.4)]
    long, wide = (side + 2 * dimensions.cap_play for side in dimensions.cap)
    # The first layer of the print spreads; the slope keeps it out of the cap's way.
    cap = block((long, wide), low, high, 2.0) + mouth((long, wide), dimensions.height)
    size = (dimensions.light[0] + 0.3, dimensions.light[1] + 0.3)
    light = block(size, low, high, 1.9) + flare(
        size, dimensions.under_deck - 0.01, dimensions.under_deck + 1.2, LIGHT_RIM + 0.15, 1.9
    )
    for angle in angles(dimensions):
        holes += [seat(dimensions.cap_radius, angle) * cap, seat(dimensions.lamp_radius, angle) * light]
    across = KEY + 2 * dimensions.cap_play
    key = rod(across, seats.key_guide_end(dimensions) - 1, high)
    key += Pos(0, 0, dimensions.height - SLOPE / 2) * Cone(across / 2, across / 2 + SLOPE, SLOPE)
    return holes + at(key, KEYS)


def mouth(size: Point, top: float) -> Part:
    """The slope at the upper edge of a hole."""
    long, wide = size
    upper = block((long + 2 * SLOPE, wide + 2 * SLOPE), top, top + 1, 2.0 + SLOPE)
    return upper + loft(
        [
            Pos(0, 0, top - SLOPE) * RectangleRounded(long, wide, 2.0),
            Pos(0, 0, top) * RectangleRounded(long + 2 * SLOPE, wide + 2 * SLOPE, 2.0 + SLOPE),
        ]
    )


def grooves(dimensions: Dimensions) -> list[Part]:
    """Shallow lines in the deck: twelve fields, one for each train, as on the screen."""
    width, depth = GROOVE
    low, high = dimensions.height - depth, dimensions.height + 1
    inner = 53.0
    ring = dodecagon(inner, low, high) - dodecagon(inner - width, low - 1, high + 1)
    spoke = beam(inner + 1, dimensions.corner, width, low, high)
    return [ring, *turned(spoke, [STEP * side for side in range(SLOTS)])]


def ports(dimensions: Dimensions) -> list[Part]:
    """The openings for the cable and, in a flat corner, for the power switch."""
    flat = dimensions.apothem + PANEL
    cuts = turned(beam(flat, flat + 20, 60, -1, dimensions.height + 1), (TOGGLE,))
    hole = dimensions.number("switch", "hole_mm")
    across = Rot(0, 90, 0) * rod(hole, dimensions.apothem - 6, flat + 1)
    lever = Pos(0, 0, toggle_height(dimensions)) * across
    holes = (openings.alcove(dimensions), openings.usb(dimensions))
    return [*cuts, *map(cut, holes), Rot(0, 0, TOGGLE) * lever]
