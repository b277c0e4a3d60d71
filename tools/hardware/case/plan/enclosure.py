"""The closed room behind the speaker, the gap below its grille, and the faces of the light bars: what is calculated.

Plain numbers; the solids in `base` and `caps` are made from them, and `faults` says what they do not reach.
"""

from __future__ import annotations

import math

from tools.hardware.case.plan.contents import SPEAKER, SPEAKER_SUNK
from tools.hardware.case.plan.dimensions import Dimensions, Point
from tools.hardware.case.plan.screws import speaker_posts

CUP = 22.6  # mm: outer radius of the cup around the speaker, next to the bar across the AA holder
LOBE = (38.0, 64.0)  # the cup bulges toward the outer wall, where nothing else is
LOBE_RADIUS = 15.0
CUP_WALL = 1.4
SCREW_SHAFT = (7.6, 10.0)  # inner and outer diameter of the shafts down to the screws
RIBS = (6, 1.6, 17.5)  # their number, their thickness, and where they begin; they press on the speaker's rim
ROOM_BEHIND = 0.6  # mm between the magnet and the cup's roof
HIGHEST_BOX = 600.0  # Hz: below the fundamental of the lowest cue that must be heard (tools/hardware/budgets/sound.py)
SOUND_SPEED, AIR_DENSITY = 343.0, 1.2  # m/s, kg/m3

HOLE, HOLE_PITCH = 2.8, 4.4  # mm: the grille's holes

THIN = 0.8  # mm: the ends of a light bar's diffuser, four layers
LAYER = 0.2
THICKEST = 2.0
HALVES = 0.5  # mm of white plastic that let half of the light through: an estimate, and it differs between filaments
EVEN = 2.0  # the middle of a light bar may be this many times as bright as its ends
BAR_WALL = 0.8


def grille(dimensions: Dimensions) -> list[Point]:
    """The holes of the speaker grille, in a honeycomb pattern."""
    reach = dimensions.number("speaker", "cone_mm") / 2 - HOLE / 2
    found = []
    for row in range(-5, 6):
        for column in range(-6, 7):
            x, y = (column + row % 2 / 2) * HOLE_PITCH, row * HOLE_PITCH * 0.866
            if x * x + y * y <= reach * reach:
                found.append((SPEAKER[0] + x, SPEAKER[1] + y))
    return found


def grille_mm2(dimensions: Dimensions) -> float:
    """The open area of the grille."""
    return len(grille(dimensions)) * math.pi * HOLE**2 / 4


def gap_mm2(dimensions: Dimensions, recess: float = 0.8) -> float:
    """The area through which the sound leaves between the grille's rim and the table: the feet keep it open."""
    return math.pi * dimensions.number("speaker", "cone_mm") * (dimensions.size_of("foot")[2] - recess)


def roof(dimensions: Dimensions) -> float:
    """The z of the underside of the cup's roof."""
    return dimensions.floor - SPEAKER_SUNK + dimensions.size_of("speaker")[2] + ROOM_BEHIND


def litres(dimensions: Dimensions) -> float:
    """The air in the closed cup, without the magnet, the shafts and the ribs."""
    step, top = 0.5, roof(dimensions)
    low_inside = dimensions.floor - SPEAKER_SUNK + 4.0  # the rim's upper side
    magnet, total = dimensions.number("speaker", "magnet_mm") / 2, 0.0
    for i in range(-80, 81):
        for j in range(-80, 81):
            x, y = SPEAKER[0] + i * step, SPEAKER[1] + j * step
            own, lobe = math.dist((x, y), SPEAKER), math.dist((x, y), LOBE)
            if own > CUP - CUP_WALL and lobe > LOBE_RADIUS - CUP_WALL:
                continue
            if any(math.dist((x, y), post) < SCREW_SHAFT[1] / 2 for post in speaker_posts()):
                continue
            over_rim = own < dimensions.size_of("speaker")[0] / 2 + 2
            free = top - (low_inside if over_rim else dimensions.floor)
            total += step * step * (ROOM_BEHIND if own < magnet else free)
    count, thick, inner = RIBS
    return (total - count * thick * (CUP - CUP_WALL - inner) * (top - low_inside)) / 1e6


def box_hz(dimensions: Dimensions) -> float:
    """The resonance of the speaker in its cup: the air behind it is a second spring for its cone."""
    free, moving = dimensions.number("speaker", "resonance_hz"), dimensions.number("speaker", "moving_g") / 1000
    area = math.pi * (dimensions.number("speaker", "cone_mm") / 2000) ** 2
    give = 1 / ((2 * math.pi * free) ** 2 * moving)  # of its suspension, m/N
    equal = AIR_DENSITY * SOUND_SPEED**2 * area**2 * give  # m3 of air that are as stiff
    return free * math.sqrt(1 + equal * 1000 / litres(dimensions))


def slot(dimensions: Dimensions) -> Point:
    """The width and length of the hollow in a light bar."""
    return dimensions.light[0] - 2 * BAR_WALL, dimensions.light[1] - 2 * BAR_WALL


def lit(dimensions: Dimensions, x: float) -> float:
    """The light on a bar's inside at this distance from its middle; 1 is straight above the lamp."""
    high = dimensions.height - dimensions.lamp_top
    return (high**2 / (high**2 + x**2)) ** 2


def thickness(dimensions: Dimensions, x: float) -> float:
    """The thickness of a bar's face, in layers: where more light arrives, there is more white plastic."""
    end = lit(dimensions, slot(dimensions)[1] / 2)
    more = HALVES * math.log2(lit(dimensions, x) / end)
    return min(THIN + LAYER * math.floor(more / LAYER + 0.5), THICKEST)


def steps(dimensions: Dimensions) -> list[Point]:
    """The layers of a bar's face above its thinnest part: how far each reaches from the middle, and its thickness."""
    half = slot(dimensions)[1] / 2
    places = [half * n / 100 for n in range(101)]
    found = []
    for layer in range(1, round((THICKEST - THIN) / LAYER) + 1):
        thick = THIN + layer * LAYER
        reach = max((x for x in places if thickness(dimensions, x) >= thick - 1e-9), default=0.0)
        if reach:
            found.append((round(reach, 2), round(thick, 2)))
    return found


def brightness_ratio(dimensions: Dimensions) -> float:
    """The brightness of a bar's brightest place over that of its darkest, without what its walls reflect."""
    half = slot(dimensions)[1] / 2
    seen = [
        lit(dimensions, half * n / 100) * 2 ** (-thickness(dimensions, half * n / 100) / HALVES) for n in range(101)
    ]
    return max(seen) / min(seen)


def faults(dimensions: Dimensions) -> list[str]:
    """One sentence for a box that is too small, a gap that chokes the grille, and a light bar with a hot spot."""
    found = []
    if box_hz(dimensions) > HIGHEST_BOX:
        found.append(
            f"The speaker's cup holds {1000 * litres(dimensions):.0f} cm3: it resonates at {box_hz(dimensions):.0f} "
            f"Hz, above the {HIGHEST_BOX:.0f} Hz that the cues need."
        )
    if gap_mm2(dimensions) < grille_mm2(dimensions):
        found.append(
            f"The feet leave {gap_mm2(dimensions):.0f} mm2 between the grille's rim and the table, less than the "
            f"{grille_mm2(dimensions):.0f} mm2 of its holes."
        )
    if (ratio := brightness_ratio(dimensions)) > EVEN:
        found.append(
            f"The middle of a light bar is {ratio:.1f} times as bright as its darkest place; {EVEN:g} is "
            "the most that looks even."
        )
    return found
