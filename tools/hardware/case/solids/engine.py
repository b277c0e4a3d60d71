"""The engine: a sprung platform that takes the domino and glows, and the cradle under the deck that guides it."""

from __future__ import annotations

from build123d import Part, Pos, Rot
from tools.hardware.case.plan.contents import ENGINE_BOARD, PLUG
from tools.hardware.case.plan.dimensions import EAR, PAD_SUNK, SLIDING, Dimensions
from tools.hardware.case.plan.printed_boxes import EAR_SIZE, ear_middle
from tools.hardware.case.plan.screws import ears, engine_screws
from tools.hardware.case.solids.primitives import M3_THROUGH, at, block, drilled, rod


def platform(dimensions: Dimensions) -> Part:
    """The platform at rest. Printed upright in clear filament: the lamp below makes its rim glow."""
    low, deck = dimensions.plate_bottom, dimensions.under_deck
    rim = deck + dimensions.tray
    solid = block(dimensions.plate, low, deck, 3.0) + block(dimensions.tray_outside, low, rim, 3.0)
    solid -= block(dimensions.recess, deck - 1.0, rim + 1, 1.0)
    solid -= grip(dimensions)
    bores = rod(dimensions.pin + 0.7, low - 1, deck + 1) + rod(5.0 + 0.8, low - 1, low + dimensions.pocket)
    return solid - at(bores, dimensions.spring_at) - rod(dimensions.size_of("pad")[0] + 0.4, low - 1, low + PAD_SUNK)


def inlay(dimensions: Dimensions) -> Part:
    """The frame in the platform that holds the usual domino; without it, the platform has room for the largest."""
    low, rim = dimensions.under_deck - 1.0, dimensions.under_deck + dimensions.tray
    outside = dimensions.recess[0] - 2 * SLIDING, dimensions.recess[1] - 2 * SLIDING
    solid = block(outside, low, rim, 1.0) - block(dimensions.inlay, low - 1, rim + 1, 1.0)
    return solid - grip(dimensions)


def grip(dimensions: Dimensions) -> Part:
    """The notches in the platform's rim and its inlay for a thumb and a finger, which lift the domino."""
    rim = dimensions.under_deck + dimensions.tray
    return Pos(0, 0, rim + 5.0) * Rot(90, 0, 0) * rod(18, -40, 40)


def cradle(dimensions: Dimensions) -> Part:
    """The cradle, an open box: guide pins for the springs, stops, posts for the engine's board, ears for screws."""
    low, floor, top = dimensions.cradle_bottom, dimensions.cradle_floor, dimensions.under_deck - 0.2
    inside, hung = dimensions.cradle, ears(dimensions)
    solid = block(dimensions.cradle_outside, low, top, 4.0)
    solid += at(block(EAR_SIZE, low, low + EAR, 2.0), [ear_middle(*ear) for ear in hung])
    solid -= block(inside, floor, top + 1, 2.0)
    solid += at(rod(9, low, low + EAR), hung)
    solid += at(rod(dimensions.pin, floor - 1, dimensions.under_deck - 0.8), dimensions.spring_at)
    stop = dimensions.plate_bottom - dimensions.lower_stop
    side = inside[1] / 2 - 1.0
    rests = [(x, y) for x in (-18.0, 18.0) for y in (side, -side)]
    solid += at(block((8, 2.2), floor - 1, stop), rests)
    # The stops of the platform's middle lead what leans on it straight into the walls, not into the floor.
    inner, outer = dimensions.board[1] / 2 + 1.0, inside[1] / 2 + 0.5
    end = dimensions.plate_bottom - dimensions.middle_stop
    solid += at(block((8, outer - inner), floor - 1, end), [(0, side * (inner + outer) / 2) for side in (-1, 1)])
    board = dimensions.engine_board_top - dimensions.board[2]
    solid += at(rod(5.5, floor - 1, board), engine_screws(dimensions)) + at(
        block((3, 5), floor - 1, board), [(0, 7.4), (0, -7.4)]
    )
    plug_x = ENGINE_BOARD + dimensions.board_point("socket")[0]
    solid -= Pos(plug_x, 0, 0) * block((PLUG[0] + 3, PLUG[1] + 3), low - 1, floor + 1)
    solid -= drilled(dimensions, "cradle") + at(rod(M3_THROUGH, low - 1, low + EAR + 1), hung)
    return solid - at(springs(dimensions), dimensions.spring_at)


def springs(dimensions: Dimensions) -> Part:
    """The ring around a spring's lower end."""
    across = dimensions.size_of("spring")[0] + 0.8
    seat, top = dimensions.spring_seat, dimensions.cradle_floor + 0.01
    return rod(across, seat, max(top, seat + 0.01)) - rod(dimensions.pin, seat - 1, top + 1)
