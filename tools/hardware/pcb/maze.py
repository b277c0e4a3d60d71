"""The grid on which a track looks for its way, as one net finds it: what is closed to it, and the cheapest way."""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from tools.hardware.pcb.shapes import BOTH, Pad, Point, Track, Via, pad_to_point, to_segment

MARGIN = 0.04  # mm: a diagonal step may pass closer than the two cells it joins
VIA_COST = 12.0  # in cells
AGAINST_COST = 0.35  # a step against the layer's direction: the front runs across, the back up and down
BEND_COST = 0.3
EAGER = 1.25  # above 1 the search runs straight at its goal: much faster, hardly longer

Cell = tuple[int, int, int]  # layer, column, row
STEPS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))


@dataclass(frozen=True)
class Ground:
    """What the tracks are drawn on, in millimeters: the board's size, the grid, the rules, where no copper may be."""

    width: float
    height: float
    grid: float
    origin: Point  # a point that the grid goes through
    clearance: float
    edge: float
    via: tuple[float, float]  # size, drill
    holes: tuple[tuple[Point, float], ...] = ()  # center and the radius that stays free of copper
    taken: tuple[tuple[float, float, float, float], ...] = ()  # rectangles free of tracks: left, top, right, bottom


@dataclass
class Copper:
    """What was drawn."""

    tracks: list[Track] = field(default_factory=list)
    vias: list[Via] = field(default_factory=list)


class Maze:
    """The grid as one net finds it: which cells its track and which its vias may use."""

    def __init__(self, ground: Ground, pads: Sequence[Pad], copper: Copper, net: str, width: float) -> None:
        self.ground, self.net, self.width = ground, net, width
        self.columns = int(ground.width / ground.grid) + 1
        self.rows = int(ground.height / ground.grid) + 1
        self.shift = (ground.origin[0] % ground.grid, ground.origin[1] % ground.grid)
        size = self.columns * self.rows
        self.closed = [bytearray(size), bytearray(size)]
        self.no_via = bytearray(size)
        track, via = width / 2 + ground.clearance + MARGIN, ground.via[0] / 2 + ground.clearance + MARGIN
        self._close_edges()
        for pad in pads:
            reach = max(pad.half) + max(track, via)
            box = (pad.center[0] - reach, pad.center[1] - reach, pad.center[0] + reach, pad.center[1] + reach)
            for cell, point in self._around(box):
                apart = pad_to_point(pad, point)
                if pad.net != net:
                    self._close(cell, pad.layers, apart < track, apart < via)
                elif apart < ground.via[0] / 2 + 0.1:
                    self.no_via[cell] = 1  # a via in a pad drinks the solder
        for line in copper.tracks:
            if line.net != net:
                self.close_line(line.start, line.end, line.width / 2, (line.layer,), track, via)
        for hole in copper.vias:
            if hole.net != net:
                self.close_line(hole.center, hole.center, hole.size / 2, BOTH, track, via)
            else:
                self.close_line(hole.center, hole.center, hole.size / 2, (), track, via)
        for center, radius in ground.holes:
            self.close_line(center, center, radius, BOTH, width / 2, ground.via[0] / 2)

    def _around(self, box: tuple[float, float, float, float]) -> Iterable[tuple[int, Point]]:
        grid, (sx, sy) = self.ground.grid, self.shift
        for row in range(max(0, math.ceil((box[1] - sy) / grid)), min(self.rows - 1, int((box[3] - sy) / grid)) + 1):
            for col in range(
                max(0, math.ceil((box[0] - sx) / grid)), min(self.columns - 1, int((box[2] - sx) / grid)) + 1
            ):
                yield row * self.columns + col, (sx + col * grid, sy + row * grid)

    def _close(self, cell: int, layers: Iterable[int], track: bool, via: bool) -> None:
        if track:
            for layer in layers:
                self.closed[layer][cell] = 1
        if via:
            self.no_via[cell] = 1

    def close_line(
        self, start: Point, end: Point, radius: float, layers: tuple[int, ...], track: float, via: float
    ) -> None:
        if start[0] != end[0] and start[1] != end[1] and math.dist(start, end) > 2.0:  # a slope's box is mostly empty
            middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
            self.close_line(start, middle, radius, layers, track, via)
            self.close_line(middle, end, radius, layers, track, via)
            return
        reach = radius + max(via, track)
        box = (min(start[0], end[0]) - reach, min(start[1], end[1]) - reach)
        for cell, point in self._around((*box, max(start[0], end[0]) + reach, max(start[1], end[1]) + reach)):
            apart = to_segment(point, start, end) - radius
            self._close(cell, layers, apart < track, apart < via)

    def _close_edges(self) -> None:
        ground = self.ground
        free = ground.edge + max(self.width, ground.via[0]) / 2
        for cell, (x, y) in self._around((0, 0, ground.width, ground.height)):
            if not (free <= x <= ground.width - free and free <= y <= ground.height - free):
                self._close(cell, BOTH, True, True)
        for box in ground.taken:
            for cell, _ in self._around(box):
                self._close(cell, BOTH, True, True)

    def place(self, cell: Cell) -> Point:
        """Where a cell is, in millimeters."""
        return (
            round(self.shift[0] + cell[1] * self.ground.grid, 4),
            round(self.shift[1] + cell[2] * self.ground.grid, 4),
        )

    def cells(self, pad: Pad) -> list[Cell]:
        """The cell nearest to a pad's center, on each of its layers."""
        column = round((pad.center[0] - self.shift[0]) / self.ground.grid)
        row = round((pad.center[1] - self.shift[1]) / self.ground.grid)
        return [(layer, column, row) for layer in pad.layers]

    def stub(self, pad: Pad, copper: Copper, drawn: list[Track]) -> None:
        """From the pad's cell to its true center, where a track has come to the cell."""
        place = self.place(self.cells(pad)[0])
        if math.dist(place, pad.center) > 0.001:
            width = min(self.width, 2 * min(pad.half))
            for layer in pad.layers:
                if any(line.layer == layer and to_segment(place, line.start, line.end) < 0.001 for line in drawn):
                    copper.tracks.append(Track(self.net, place, pad.center, width, layer))

    def shortest(self, sources: set[Cell], targets: dict[Cell, Pad]) -> tuple[list[Cell], Pad] | None:
        """The cheapest way from any source to any target, and the pad it comes to; None where there is none."""
        columns = [cell[1] for cell in targets]
        rows = [cell[2] for cell in targets]
        left, right, top, bottom = min(columns), max(columns), min(rows), max(rows)

        def ahead(column: int, row: int) -> float:
            across, down = max(left - column, 0, column - right), max(top - row, 0, row - bottom)
            return EAGER * (across + down - 0.59 * min(across, down))

        cost = dict.fromkeys(sources, 0.0)
        came: dict[Cell, Cell] = {}
        heading: dict[Cell, int] = {}
        queue = [(ahead(cell[1], cell[2]), cell) for cell in sorted(sources)]
        heapq.heapify(queue)
        done: set[Cell] = set()
        while queue:
            _, here = heapq.heappop(queue)
            if here in done:
                continue
            done.add(here)
            if here in targets:
                return self._way(here, came), targets[here]
            for there, price, turn in self._steps(here, heading.get(here, -1)):
                new = cost[here] + price
                if new < cost.get(there, math.inf):
                    cost[there], came[there], heading[there] = new, here, turn
                    heapq.heappush(queue, (new + ahead(there[1], there[2]), there))
        return None

    def to_via(self, pad: Pad) -> list[Cell] | None:
        """The cheapest way from a pad on one side to where a via may be; None where there is none."""
        start = self.cells(pad)[0]
        cost, came, queue = {start: 0.0}, dict[Cell, Cell](), [(0.0, start)]
        while queue:
            spent, here = heapq.heappop(queue)
            if not self.no_via[here[2] * self.columns + here[1]]:
                return self._way(here, came)
            for there, price, _ in self._steps(here, -1):
                if there[0] == start[0] and spent + price < cost.get(there, math.inf):
                    cost[there], came[there] = spent + price, here
                    heapq.heappush(queue, (spent + price, there))
        return None

    def _steps(self, here: Cell, heading: int) -> Iterable[tuple[Cell, float, int]]:
        layer, column, row = here
        closed = self.closed[layer]
        for turn, (dx, dy) in enumerate(STEPS):
            x, y = column + dx, row + dy
            if not (0 <= x < self.columns and 0 <= y < self.rows) or closed[y * self.columns + x]:
                continue
            price = math.hypot(dx, dy) + AGAINST_COST * (abs(dy) if layer == 0 else abs(dx))
            yield (layer, x, y), price + (BEND_COST if heading not in (-1, turn) else 0.0), turn
        index = row * self.columns + column
        if not self.no_via[index] and not self.closed[1 - layer][index]:
            yield (1 - layer, column, row), VIA_COST, -1

    @staticmethod
    def _way(end: Cell, came: dict[Cell, Cell]) -> list[Cell]:
        way = [end]
        while way[-1] in came:
            way.append(came[way[-1]])
        return way[::-1]

    def tracks(self, way: list[Cell]) -> list[Track]:
        """The straight pieces of a way."""
        made: list[Track] = []
        start = 0
        for at in range(1, len(way)):
            ended = at + 1 == len(way) or _heading(way[at], way[at + 1]) != _heading(way[at - 1], way[at])
            if ended:
                if way[start][0] == way[at][0]:
                    made.append(Track(self.net, self.place(way[start]), self.place(way[at]), self.width, way[at][0]))
                start = at
        return made


def _heading(a: Cell, b: Cell) -> Cell:
    return b[0] - a[0], b[1] - a[1], b[2] - a[2]
