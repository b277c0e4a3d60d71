"""The ways of the wires in the picture of the breadboard: around the parts, so that no wire hides a pin.

A wire runs from its hole into a lane between the rows and the rails, along it, and, where it changes sides, across the
middle gap between two parts. All wires of the hub get their lanes at once, so each is in the same place in every step.
"""

from __future__ import annotations

from itertools import count

from tools.hardware.breadboards.breadboard import COLUMNS, RAILS, ROWS, Breadboard, Wire, strip_of

PITCH = 13.0  # pixels
LEFT, TOP = 40.0, 76.0
LANES = 34.0  # pixels of room for the lanes above row a and below row j, which a real board does not have
LANE = 5.0
BODY = 9.0  # pixels of a part around its outermost legs, and of a wire
STRAIGHT_BELOW = 2.0  # columns: a shorter wire is straight

Point = tuple[float, float]
Route = list[Point]


def at(place: tuple[float, float]) -> Point:
    """The pixels of a column and a row."""
    column, y = place
    return LEFT + PITCH * column, TOP + PITCH * y + LANES * ((y > RAILS["T-"] + 1) + (y > ROWS["j"] + 1))


def routes(board: Breadboard) -> list[Route]:
    """The corners of each wire, in the order of the board's wires."""
    router = _Router(board)
    return [router.way(wire) for wire in board.wires]


class _Router:
    """Hands out the lanes and the places where a wire crosses the middle gap."""

    def __init__(self, board: Breadboard) -> None:
        self.lanes: dict[bool, list[list[tuple[float, float]]]] = {True: [], False: []}
        self.crossed: set[float] = set()
        self.beside = count()
        ends = {end for wire in board.wires for end in wire.ends} | set(board.places.values())
        self.used = {column for column, y in ends if y not in RAILS.values()}
        self.bodies: list[tuple[float, float]] = []
        for reference in board.hub.parts:
            columns = [
                at(place)[0] for (owner, _), place in board.places.items() if owner == reference and strip_of(place)
            ]
            rows = {place[1] for (owner, _), place in board.places.items() if owner == reference}
            if columns and not rows <= set(RAILS.values()):
                self.bodies.append((min(columns) - BODY, max(columns) + BODY))

    def way(self, wire: Wire) -> Route:
        """The corners of a wire."""
        first, last = sorted(wire.ends)
        start, end = at(first), at(last)
        if last[0] > COLUMNS:
            return self._outward(first, start, end)
        if last[0] - first[0] <= STRAIGHT_BELOW:
            return [start, end]
        above, below = _above(first), _above(last)
        if above == below:
            y = self._lane(above, start[0], end[0])
            return [start, (start[0], y), (end[0], y), end]
        x = self._crossing(end[0])
        one, two = self._lane(above, start[0], x), self._lane(below, x, end[0])
        return [start, (start[0], one), (x, one), (x, two), (end[0], two), end]

    def _outward(self, first: tuple[float, float], start: Point, end: Point) -> Route:
        """To a part beside the board."""
        x = LEFT + PITCH * (COLUMNS + 2.2) + LANE * next(self.beside)
        if strip_of(first) in RAILS:
            y = TOP - 1.6 * PITCH if _above(first) else at((0, RAILS["B-"] + 1.6))[1]
        else:
            y = self._lane(_above(first), start[0], x)
        return [start, (start[0], y), (x, y), (x, end[1]), end]

    def _lane(self, above: bool, one: float, two: float) -> float:
        """The height of the first lane that is free between two columns."""
        left, right = min(one, two) - LANE, max(one, two) + LANE
        for number in count():
            if number == len(self.lanes[above]):
                self.lanes[above].append([])
            taken = self.lanes[above][number]
            if all(right < start or end < left for start, end in taken):
                taken.append((left, right))
                edge = at((0, RAILS["T-"]))[1] if above else at((0, RAILS["B+"]))[1]
                return edge + (1 if above else -1) * (10 + LANE * number)
        raise AssertionError

    def _crossing(self, wanted: float) -> float:
        """The column without a leg or a wire that is nearest to the end of the wire."""
        free = [
            x
            for x in (at((column, 0))[0] for column in range(1, COLUMNS) if column not in self.used)
            if x not in self.crossed and not any(left < x < right for left, right in self.bodies)
        ]
        best = min(free, key=lambda x: abs(x - wanted))
        self.crossed.add(best)
        return best


def _above(place: tuple[float, float]) -> bool:
    return place[1] < ROWS["f"] - 1
