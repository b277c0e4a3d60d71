"""The seat of a slot's board, the way there, and the guide of its cap: plain numbers.

A board lies on two pillars at its outer end, which grow out of the wall behind the slot, and is screwed to them. At its
inner end it rests on a hook: it comes up beside the hook and slides onto it, toward the hub's middle.
"""

from __future__ import annotations

from tools.hardware.case.plan.contents import KEY_EDGE
from tools.hardware.case.plan.dimensions import LIGHT_RIM, PRINT, Dimensions

HOOK = (14.0, 3.0, 2.4)  # mm: width along the board's end, thickness of its shank, thickness of its foot
HOOK_GAP = 0.4  # mm between the board's end and the shank
HOOK_UNDER = 1.0  # mm by which the foot reaches below the board
HOOK_PLAY = 0.15  # mm between the foot and the board
SLIDE = HOOK_UNDER + PRINT  # mm that a board slides onto its hook
SLOPE = 0.4  # mm: the slope at the upper edge of a cap's hole, because the first layer of a print spreads
PARTS_BELOW = 1.2  # mm above a slot board that a guide and a light wall leave for its small parts
SHADE = 0.9  # mm: the thickness of the wall between a cap and its lamp
RIM = 0.9  # mm: the rim that keeps a cap below the deck
RIM_WIDE = 10.0  # mm of it on two sides, in the windows of the cap's guide
WINDOW = RIM_WIDE + 0.6
KEY_RIM = 0.5  # mm: the height of a key's rim, below its slope


def board_bottom(dimensions: Dimensions) -> float:
    """The z of the slot boards' underside."""
    return dimensions.board_top - dimensions.board[2]


def board_end(dimensions: Dimensions) -> float:
    """From the center to the inner end of a slot board."""
    return dimensions.ring - dimensions.board[0] / 2


def pillars(dimensions: Dimensions) -> tuple[float, float]:
    """From the center to the inner and outer side of a slot's pillars: clear of the way of the light bar."""
    return dimensions.lamp_radius + dimensions.light[0] / 2 + LIGHT_RIM + 0.5, dimensions.notch_end - dimensions.wall


def shade(dimensions: Dimensions) -> tuple[float, float]:
    """From the center to the inner and outer side of the wall between a cap and its lamp."""
    outer = dimensions.lamp_radius - dimensions.light[0] / 2 - LIGHT_RIM - 0.3
    return outer - SHADE, outer


def guide_end(dimensions: Dimensions) -> float:
    """The z of the lower end of a cap's guide."""
    return dimensions.board_top + PARTS_BELOW


def guided(dimensions: Dimensions, end: float) -> float:
    """The part of a cap's or key's height, mm, that is held by its guide, which ends at this z."""
    return dimensions.height - SLOPE - end


def key_guide_end(dimensions: Dimensions) -> float:
    """The z of the lower end of a volume key's guide: the slope of the key's rim stops there when the key rises."""
    slope = KEY_RIM + KEY_EDGE - dimensions.cap_play
    return dimensions.board_top + dimensions.cap_stop + slope + dimensions.cap_rise


def lowered(dimensions: Dimensions) -> float:
    """The distance that a board goes down below its cap until its hook bears it, mm."""
    screw = dimensions.board_holes[0][0]
    return HOOK_PLAY * (screw - dimensions.board_point("button")[0]) / (screw + dimensions.board[0] / 2)


def faults(dimensions: Dimensions) -> list[str]:
    """One sentence for each thing at a slot's board that does not fit or does not hold."""
    found = []
    free = pillars(dimensions)[1] - (board_end(dimensions) + dimensions.board[0])
    if free < SLIDE + PRINT - 1e-9:
        found.append(f"A slot board has {free:.1f} mm to slide onto its hook; it needs {SLIDE + PRINT:.1f}.")
    if HOOK_UNDER < 2 * PRINT:
        found.append(f"A hook reaches {HOOK_UNDER} mm below its board; it must be {2 * PRINT} to hold it.")
    wall = dimensions.ring + dimensions.board_holes[0][0] - pillars(dimensions)[0]
    if wall - dimensions.number("screw_m25", "thread_mm") / 2 < 0.5:
        found.append(f"The screw of a slot board is {wall:.1f} mm from its pillar's side.")
    gap = shade(dimensions)[0] - dimensions.cap_radius - dimensions.cap[0] / 2 - RIM - dimensions.cap_play
    if gap < 0.1:
        found.append(f"A cap and the wall that shades it are {gap:.2f} mm apart.")
    return found
