"""The base with feet, speaker grille and battery compartment; the battery's door; what holds speaker and battery."""

from __future__ import annotations

from build123d import Part, Pos
from hardware.case.contents import POST, SPEAKER, SPEAKER_SUNK, holder_at
from hardware.case.forms import M3_THROUGH, at, beam, block, dodecagon, drilled, flare, rod, sunk, turned
from hardware.case.measures import Measures, Point
from hardware.case.printed import HEDGE, HEDGE_CORNER
from hardware.case.screws import (
    CLAMP,
    DOOR,
    DOOR_EAR,
    HOLDERS,
    RING,
    bar_of,
    carrier_screws,
    clamp_posts,
    corner_screws,
    door_screws,
    feet,
    speaker_posts,
    speaker_top,
)
from hardware.case.shell import angles

LEDGE = 2.0  # what the holder rests on, on each side


def base(measures: Measures, supply: str) -> Part:
    """The base for one of the SUPPLIES. Printed as it stands."""
    floor, low = measures.floor, -1.0
    solid = plate(measures)
    solid += at(rod(7.5, floor - 1, measures.carrier_bottom), carrier_screws(measures))
    solid += Pos(*SPEAKER, 0) * (rod(44.4, floor - 1, floor + 2) - rod(40.6, low, floor + 3))
    solid += at(rod(7, floor - 1, speaker_top(measures)), speaker_posts())
    solid += battery_walls(measures, supply)
    cuts = at(sunk(0, floor), corner_screws()) + drilled(measures, f"base-{supply}", supply)
    cuts += at(rod(measures.size_of("foot")[0] + 0.6, low, 0.8), feet())
    cuts += [Pos(*SPEAKER, 0) * rod(40.6, floor - SPEAKER_SUNK, floor + 1)]
    cuts += at(rod(2.8, low, floor + 1), grille(measures))
    return solid - cuts - battery_cuts(measures, supply)


def plate(measures: Measures) -> Part:
    """The base's outline: inside the shell, behind the notches."""
    width = measures.notch_width + 2 * (measures.wall + measures.fit)
    inner = measures.notch_end - measures.wall - measures.fit
    full = dodecagon(measures.apothem - measures.wall - measures.fit, 0, measures.floor)
    panels = turned(beam(measures.apothem - 2 - measures.fit, measures.corner, 30, -1, 9), (0.0, 270.0, 330.0))
    return full - turned(beam(inner, measures.corner, width, -1, 9), angles(measures)) - panels


def grille(measures: Measures) -> list[Point]:
    """The speaker's holes, six around each other as in a honeycomb."""
    pitch, reach = 4.4, measures.number("speaker", "cone_mm") / 2 - 1.4
    found = []
    for row in range(-5, 6):
        for column in range(-6, 7):
            x, y = (column + row % 2 / 2) * pitch, row * pitch * 0.866
            if x * x + y * y <= reach * reach:
                found.append((SPEAKER[0] + x, SPEAKER[1] + y))
    return found


def speaker_ring(measures: Measures) -> Part:
    """Presses the speaker's rim down."""
    low = speaker_top(measures)
    ring = Pos(*SPEAKER, 0) * rod(44, low, low + RING)
    ring += at(rod(8, low, low + RING), speaker_posts())
    opening = measures.number("speaker", "magnet_mm") + 5
    return ring - [Pos(*SPEAKER, 0) * rod(opening, 0, 30), *at(rod(M3_THROUGH, 0, 30), speaker_posts())]


def holder(measures: Measures, supply: str) -> tuple[Point, Point, float]:
    """Middle, size and height of the battery's holder."""
    length, width, high = measures.size_of(HOLDERS[supply])
    return holder_at(measures, supply), (length, width), high


def battery_walls(measures: Measures, supply: str) -> list[Part]:
    """A low wall around the holder, posts for its bar, a boss for the door's screw."""
    middle, (length, width), high = holder(measures, supply)
    floor = measures.floor
    more, low = HEDGE
    around_it = block((length + more, width + more), floor - 1, floor + low, HEDGE_CORNER) - block(
        (length + 0.6, width + 0.6), 0, floor + 7
    )
    boss = rod(8, floor - 1, floor + 8)
    return [
        Pos(*middle, 0) * around_it,
        *at(rod(POST, floor - 1, floor + high), clamp_posts(measures, supply)),
        *at(boss, door_screws(measures, supply)),
    ]


def battery_cuts(measures: Measures, supply: str) -> list[Part]:
    """The opening for the cells, the ledge for the door, slits for its tongues, room for its ear."""
    middle, (length, width), _ = holder(measures, supply)
    floor = measures.floor
    opening = block((length - 2 * LEDGE, width - 2 * LEDGE), -1, floor + 1, 1.0)
    ledge = flare((length - 2 * LEDGE, width - 2 * LEDGE), 0, DOOR, LEDGE, 1.0)
    tongue = block((7.0, 10.6), 0.8, DOOR)
    slits = at(tongue, [(length / 2, side * (width / 4)) for side in (-1, 1)])
    (screw,) = door_screws(measures, supply)
    ear = Pos(screw[0] + 1, screw[1], 0) * block((DOOR_EAR + 2, DOOR_EAR), -1, DOOR, 1.0)
    return [Pos(*middle, 0) * cut for cut in (opening, ledge, *slits)] + [ear]


def door(measures: Measures, supply: str) -> Part:
    """The battery's door, flush with the base: two tongues at the right, a screw in its ear. Printed upside down."""
    middle, (length, width), _ = holder(measures, supply)
    fit = measures.fit
    inner = (length - 2 * LEDGE - 2 * fit, width - 2 * LEDGE - 2 * fit)
    solid = Pos(*middle, 0) * flare(inner, 0, DOOR, LEDGE, 1.0)
    tongues = [(middle[0] + length / 2 - 0.5, middle[1] + side * (width / 4)) for side in (-1, 1)]
    solid += at(block((6.0, 10.0), 1.0, DOOR - 0.1), tongues)
    (screw,) = door_screws(measures, supply)
    solid += Pos(screw[0] + 1, screw[1], 0) * block((DOOR_EAR + 2 - 2 * fit, DOOR_EAR - 2 * fit), 0, DOOR, 1.0)
    ribs = [Pos(middle[0] + length / 2 - 9 - 2.2 * n, middle[1], 0) * block((1.0, 14.0), -1, 0.6) for n in range(4)]
    return solid - ribs - Pos(*screw, 0) * sunk(0, DOOR)


def clamp(measures: Measures, supply: str) -> Part:
    """The bar across the battery's holder."""
    posts = clamp_posts(measures, supply)
    low = measures.floor + holder(measures, supply)[2]
    middle, size = bar_of(measures, supply)
    bar = Pos(*middle, 0) * block(size, low, low + CLAMP, 4.4)
    return bar - at(rod(M3_THROUGH, 0, 60), posts)


def blank(measures: Measures) -> Part:
    """Closes the charger's opening where there is no charger: pushed in from outside."""
    del measures
    return block((14.0, 10.0), 0, 1.2, 2.0) + block((11.7, 7.7), 1.19, 5.0, 0.6)
