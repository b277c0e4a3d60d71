"""The cables of the closed hub as volumes: each finds a way from its plug to its socket, and none shares its room.

The inside is a grid of cells, in each of which a bundle of five wires has room. A cable takes a short free way
(A*); the cells that it takes are gone for the next one. The rest of its length is folded somewhere: there must be room
for that, too.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterable, Iterator, Sequence

from hardware.case.boxes import Box
from hardware.case.contents import Fitted, contents, mated
from hardware.case.dimensions import SLOTS, Dimensions
from hardware.case.printed_boxes import printed

CELL = 4.0  # mm: the grid, and the distance between two bundles
BUNDLE = 3.5  # mm: the thickness of five wires of 1.3 mm
CABLES = [*range(1, SLOTS + 1), 13]  # sockets of the slots, and the engine's
WIRES = 5  # of a cable
FOLDED = 0.25  # of the free room may be filled with the rest of the cables

Cell = tuple[int, int, int]


def faults(dimensions: Dimensions, fitted: Sequence[Fitted]) -> list[str]:
    """One sentence for each cable that finds no way, and one if there is no room for their rest."""
    found = []
    free = room(dimensions, fitted)
    whole = len(free)
    ends = {box.name: box for box in [*contents(dimensions), *mated(dimensions, fitted)]}
    for number in CABLES:
        first = ends["engine wires" if number == SLOTS + 1 else f"wires {number}"]
        way = route(free, cells(first), cells(ends[f"wires of J{number}"]))
        if not way:
            found.append(f"The cable of J{number} finds no way through the closed hub.")
        free -= set(way)
    length = float(dimensions.parts["plug_5"]["cable"])
    taken = WIRES * len(CABLES) * length * dimensions.size_of("wire")[1] ** 2
    if taken > FOLDED * whole * CELL**3:
        share = taken / (whole * CELL**3)
        found.append(f"The wires fill {share:.0%} of the room in the hub; only {FOLDED:.0%} fold well.")
    return found


def room(dimensions: Dimensions, fitted: Sequence[Fitted]) -> set[Cell]:
    """The cells inside the walls that hold no part, plug or printed piece."""
    half = dimensions.notch_width / 2 + dimensions.wall + CELL / 2
    inside = dimensions.apothem - dimensions.wall - CELL / 2
    end = dimensions.notch_end - dimensions.wall - CELL / 2
    turns = [math.radians(dimensions.slot_angle(slot)) for slot in range(SLOTS)]
    reach = int(dimensions.corner / CELL) + 1
    low, high = math.ceil((dimensions.floor + CELL / 2) / CELL), int((dimensions.under_deck - CELL / 2) / CELL)

    def within(x: float, y: float) -> bool:
        for turn in turns:
            along, aside = x * math.cos(turn) + y * math.sin(turn), y * math.cos(turn) - x * math.sin(turn)
            if along > inside or (along > end and abs(aside) < half):
                return False
        return True

    columns = [(i, j) for i in range(-reach, reach + 1) for j in range(-reach, reach + 1) if within(i * CELL, j * CELL)]
    free = {(i, j, k) for i, j in columns for k in range(low, high + 1)}
    for box in (*contents(dimensions), *mated(dimensions, fitted), *printed(dimensions)):
        if "wires" not in box.name:
            free -= set(cells(box, BUNDLE / 2))
    return free


def cells(box: Box, more: float = 0.0) -> Iterator[Cell]:
    """The cells whose middles are inside a box, or less than `more` mm outside."""
    x, y, z = box.middle[0], box.middle[1], box.middle[2] - more
    length, width, high = (side + 2 * more for side in box.size)
    turn = math.radians(box.turn)
    reach = math.hypot(length, width) / 2
    for i in _steps(x - reach, x + reach):
        for j in _steps(y - reach, y + reach):
            dx, dy = i * CELL - x, j * CELL - y
            along, aside = dx * math.cos(turn) + dy * math.sin(turn), dy * math.cos(turn) - dx * math.sin(turn)
            there = (
                math.hypot(dx, dy) <= length / 2 if box.round else abs(along) <= length / 2 and abs(aside) <= width / 2
            )
            if there:
                yield from ((i, j, k) for k in _steps(z, z + high))


def _steps(low: float, high: float) -> range:
    return range(math.ceil(low / CELL), math.floor(high / CELL) + 1)


def route(free: set[Cell], starts: Iterable[Cell], ends: Iterable[Cell]) -> list[Cell]:
    """A short way through free cells from one of `starts` to one of `ends`, or nothing."""
    goals = set(ends) & free
    if not goals:
        return []
    middle = [sum(goal[axis] for goal in goals) / len(goals) for axis in range(3)]
    queue = [(0.0, 0, cell) for cell in starts if cell in free]
    before: dict[Cell, Cell | None] = {cell: None for _, _, cell in queue}
    while queue:
        _, done, cell = heapq.heappop(queue)
        if cell in goals:
            way: list[Cell] = []
            at: Cell | None = cell
            while at is not None:
                way.append(at)
                at = before[at]
            return way
        for axis in range(3):
            for step in (-1, 1):
                other = (cell[0] + step * (axis == 0), cell[1] + step * (axis == 1), cell[2] + step * (axis == 2))
                if other in free and other not in before:
                    before[other] = cell
                    left = sum(abs(one - two) for one, two in zip(other, middle, strict=True))
                    heapq.heappush(queue, (done + 1 + left, done + 1, other))
    return []
