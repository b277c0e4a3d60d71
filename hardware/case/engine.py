"""The engine: a sprung platform that takes the domino and glows, and the cradle under the deck that guides it."""

from __future__ import annotations

from build123d import Part, Pos, Rot
from hardware.case.contents import ENGINE_BOARD, PLUG
from hardware.case.forms import M3_THROUGH, at, block, drilled, rod
from hardware.case.measures import Measures
from hardware.case.printed import EAR_SIZE, ear_middle
from hardware.case.screws import EAR, ears, engine_screws

FLOOR = 2.4


def platform(measures: Measures) -> Part:
    """The platform at rest. Printed as it stands, of clear filament: the lamp below makes its rim glow."""
    low, deck = measures.plate_bottom, measures.under_deck
    rim = deck + measures.tray
    solid = block(measures.plate, low, deck, 3.0) + block(measures.tray_outside, low, rim, 3.0)
    solid -= block(measures.recess, deck - 1.0, rim + 1, 1.0)
    grip = Pos(0, 0, rim) * (Rot(90, 0, 0) * rod(18, -40, 40))  # a thumb and a finger lift the domino here
    solid -= Pos(0, 0, 5.0) * grip
    bores = rod(measures.pin + 0.7, low - 1, deck + 1) + rod(5.0 + 0.8, low - 1, low + measures.pocket)
    return solid - at(bores, measures.spring_at)


def cradle(measures: Measures) -> Part:
    """A box without a lid: guide pins in the springs, two posts for the engine's slot board, four ears for screws."""
    low, floor, top = measures.cradle_bottom, measures.cradle_floor, measures.under_deck - 0.2
    inside, hung = measures.cradle, ears(measures)
    solid = block(measures.cradle_outside, low, top, 4.0)
    solid += at(block(EAR_SIZE, low, low + EAR, 2.0), [ear_middle(*ear) for ear in hung])
    solid -= block(inside, floor, top + 1, 2.0)
    solid += at(rod(9, low, low + EAR), hung)
    solid += at(rod(measures.pin, floor - 1, measures.under_deck - 0.8), measures.spring_at)
    stop = measures.plate_bottom - measures.lower_stop
    side = inside[1] / 2 - 1.0
    rests = [(x, y) for x in (-18.0, 18.0) for y in (side, -side)]
    solid += at(block((8, 2.2), floor - 1, stop), rests)
    board = measures.engine_board_top - measures.board[2]
    solid += at(rod(5.5, floor - 1, board), engine_screws(measures)) + at(
        block((3, 5), floor - 1, board), [(0, 7.4), (0, -7.4)]
    )
    plug_x = ENGINE_BOARD + measures.board_point("socket")[0]
    solid -= Pos(plug_x, 0, 0) * block((PLUG[0] + 3, PLUG[1] + 3), low - 1, floor + 1)
    solid -= drilled(measures, "cradle") + at(rod(M3_THROUGH, low - 1, low + EAR + 1), hung)
    return solid - at(springs(measures), measures.spring_at)


def springs(measures: Measures) -> Part:
    """The ring that a spring's lower end stands in."""
    across = measures.size_of("spring")[0] + 0.8
    seat, top = measures.spring_seat, measures.cradle_floor + 0.01
    return rod(across, seat, max(top, seat + 0.01)) - rod(measures.pin, seat - 1, top + 1)
