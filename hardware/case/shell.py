"""The upper shell: deck, bevel and sides in one, with the notches for the trains. Printed with the deck on the bed."""

from __future__ import annotations

from build123d import Part, Pos, Rot
from hardware.case.contents import CHARGER, KEY, KEY_SCREWS, KEYS, PILLAR, POST, TOGGLE, USB, toggle_height
from hardware.case.forms import at, beam, block, dodecagon, drilled, flare, rod, seat, turned
from hardware.case.measures import SLOTS, STEP, Measures
from hardware.case.screws import EAR, corner_screws, ears, slot_screws

PANEL = 1.5  # how far outside the flats' distance a corner is cut flat
PLAY = 0.35  # on each side of a cap
GROOVE = (1.2, 0.6)  # width, depth


def angles(measures: Measures) -> list[float]:
    """Where the slots look."""
    return [measures.slot_angle(slot) for slot in range(SLOTS)]


def shell(measures: Measures) -> Part:
    """The shell as it sits in the hub."""
    outside = body(measures)
    solid = outside - cavity(measures) + standing(measures, outside)
    solid -= notches(measures) + openings(measures) + grooves(measures)
    return solid - ports(measures) - drilled(measures, "shell")


def body(measures: Measures) -> Part:
    """The outline, full."""
    edge = measures.height - measures.bevel
    upper = dodecagon(measures.apothem, edge, measures.height, measures.apothem - measures.bevel)
    return dodecagon(measures.apothem, 0, edge) + upper


def cavity(measures: Measures) -> Part:
    """What is hollow: walls of the same thickness under the bevel, and around each notch."""
    inside = measures.apothem - measures.wall
    edge = measures.height - measures.bevel - measures.wall * (2**0.5 - 1)
    narrow = inside - (measures.under_deck - edge)
    hollow = dodecagon(inside, -1, edge) + dodecagon(inside, edge, measures.under_deck, narrow)
    width = measures.notch_width + 2 * measures.wall
    return hollow - turned(
        beam(measures.notch_end - measures.wall, measures.corner, width, -1, measures.height), angles(measures)
    )


def notches(measures: Measures) -> list[Part]:
    """The slots: through the whole height, so that a domino lies on the table, and wider at the mouth."""
    width, low, high = measures.notch_width, -1.0, measures.height + 1
    straight = beam(measures.notch_end, measures.corner, width, low, high)
    mouth = Rot(0, 0, 45) * block((width / 2**0.5 + 2.83, width / 2**0.5 + 2.83), low, high)
    mouth = Pos(measures.apothem, 0, 0) * mouth & beam(measures.apothem - 2, measures.corner, 2 * width, low, high)
    return turned(straight, angles(measures)) + turned(mouth, angles(measures))


def standing(measures: Measures, outside: Part) -> Part:
    """What hangs from the deck: bosses for the base, pillars for boards, posts for the cradle, filled corners."""
    top = measures.height - 1
    bosses = at(rod(7, measures.floor, top), corner_screws())
    panels = turned(beam(measures.apothem - 2, measures.corner, 24, 0, top), (USB, CHARGER, TOGGLE))
    pillars = at(rod(PILLAR, measures.board_top, top), (*KEY_SCREWS, *slot_screws(measures)))
    posts = at(rod(POST, measures.cradle_bottom + EAR, top), ears(measures))
    clipped = outside & (panels[0] + panels[1:] + bosses)
    return clipped + pillars + posts


def openings(measures: Measures) -> list[Part]:
    """Holes of the deck: the engine's well, caps, lights, volume keys."""
    low, high = measures.under_deck - 1, measures.height + 1
    well = measures.tray_outside
    holes = [block((well[0] + 0.8, well[1] + 0.8), low, high, 3.4)]
    cap = block((measures.cap[0] + 2 * PLAY, measures.cap[1] + 2 * PLAY), low, high, 2.0)
    size = (measures.light[0] + 0.3, measures.light[1] + 0.3)
    light = block(size, low, high, 1.9) + flare(size, measures.under_deck - 0.01, measures.under_deck + 1.2, 1.2, 1.9)
    for angle in angles(measures):
        holes += [seat(measures.cap_radius, angle) * cap, seat(measures.lamp_radius, angle) * light]
    return holes + at(rod(KEY + 2 * PLAY, low, high), KEYS)


def grooves(measures: Measures) -> list[Part]:
    """Shallow lines in the deck: twelve fields, one a train, as on the screen."""
    width, depth = GROOVE
    low, high = measures.height - depth, measures.height + 1
    inner = 53.0
    ring = dodecagon(inner, low, high) - dodecagon(inner - width, low - 1, high + 1)
    spoke = beam(inner + 1, measures.corner, width, low, high)
    return [ring, *turned(spoke, [STEP * side for side in range(SLOTS)])]


def ports(measures: Measures) -> list[Part]:
    """Flat corners with the openings for cable, charger and power switch."""
    flat = measures.apothem + PANEL
    cuts = turned(beam(flat, flat + 20, 60, -1, measures.height + 1), (USB, CHARGER, TOGGLE))
    cable = beam(measures.apothem - 14, flat + 1, 14, measures.usb_height - 5.5, measures.usb_height + 5.5)
    middle = measures.floor + 2 + 1.6 + 1.6  # the charger's socket stands on its board
    charge = beam(measures.apothem - 6, flat + 1, 12, middle - 4, middle + 4)
    hole = measures.number("switch", "hole_mm")
    across = Rot(0, 90, 0) * rod(hole, measures.apothem - 6, flat + 1)
    lever = Pos(0, 0, toggle_height(measures)) * across
    return [*cuts, Rot(0, 0, USB) * cable, Rot(0, 0, CHARGER) * charge, Rot(0, 0, TOGGLE) * lever]
