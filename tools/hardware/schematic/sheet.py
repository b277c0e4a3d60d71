"""Lays out a schematic: a box for each part with many pins, the parts with two pins at the wires that lead to them.

The circuit decides what is drawn; a layout only groups the boxes. So a part that is new in the circuit gets a place by
itself: at its wire if it has two pins, else in the group of the boxes that no group names.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tools.hardware.model import GROUND, RAIL, Placed
from tools.hardware.schematic.symbols import (
    GRID,
    HALF,
    LETTER,
    Point,
    Sides,
    Symbol,
    box,
    head_room,
    on_grid,
    power_sign,
    two_pins,
)

PAPERS = {"A5": (210.0, 148.0), "A4": (297.0, 210.0), "A3": (420.0, 297.0), "A2": (594.0, 420.0), "A1": (841.0, 594.0)}
MARGIN = 5 * GRID
FOOT = 10 * GRID  # the title block below
GAP = 4 * GRID  # between groups
TALL = 1.2  # half the height of a label, with its distance to the next
UNNAMED = "Other parts"


@dataclass(frozen=True)
class Words:
    """A text: `anchor` is start, middle or end."""

    text: str
    at: Point
    anchor: str = "start"
    size: float = 1.27


@dataclass(frozen=True)
class Instance:
    """A symbol on the sheet. A power sign has no part."""

    symbol: Symbol
    at: Point
    reference: Words
    value: Words
    part: Placed | None = None


@dataclass
class Sheet:
    """What is drawn. A label's flag goes to the right, or with -1 to the left."""

    title: str
    paper: str = "A5"
    instances: list[Instance] = field(default_factory=list)
    wires: list[tuple[Point, Point]] = field(default_factory=list)
    junctions: list[Point] = field(default_factory=list)
    labels: list[tuple[str, Point, int]] = field(default_factory=list)
    free: list[Point] = field(default_factory=list)
    frames: list[tuple[str, Point, Point]] = field(default_factory=list)

    def moved(self, by: Point, onto: Sheet) -> None:
        """Draws everything onto another sheet, moved."""

        def to(point: Point) -> Point:
            return round(point[0] + by[0], 2), round(point[1] + by[1], 2)

        def words(text: Words) -> Words:
            return Words(text.text, to(text.at), text.anchor, text.size)

        for thing in self.instances:
            onto.instances.append(
                Instance(thing.symbol, to(thing.at), words(thing.reference), words(thing.value), thing.part)
            )
        onto.wires += [(to(start), to(end)) for start, end in self.wires]
        onto.junctions += map(to, self.junctions)
        onto.labels += [(name, to(at), way) for name, at, way in self.labels]
        onto.free += map(to, self.free)

    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom of everything that is drawn."""
        xs: list[float] = []
        ys: list[float] = []
        for thing in self.instances:
            points = [point for stroke in thing.symbol.strokes for point in stroke] + [p.at for p in thing.symbol.pins]
            xs += [thing.at[0] + x for x, _ in points]
            ys += [thing.at[1] + y for _, y in points]
            for words in (thing.reference, thing.value):
                wide = len(words.text) * LETTER
                start = words.at[0] - {"start": 0, "middle": wide / 2, "end": wide}[words.anchor]
                xs += [start, start + wide] if words.text else []
                ys += [words.at[1] - 1, words.at[1] + 1] if words.text else []
        for name, (x, y), way in self.labels:
            xs += [x, x + way * flag(name)]
            ys += [y - TALL, y + TALL]
        for wire in self.wires:
            xs += [point[0] for point in wire]
            ys += [point[1] for point in wire]
        return min(xs), min(ys), max(xs), max(ys)


def flag(name: str) -> float:
    """The length of a label's flag."""
    return len(name) * LETTER + 3.0


class Drawer:
    """Draws the parts of one board. `nets` are complete: net -> pads of these parts."""

    def __init__(
        self, parts: Mapping[str, Placed], nets: Mapping[str, list[tuple[str, str]]], layout: Mapping[str, Any]
    ) -> None:
        self.parts, self.nets, self.layout = parts, nets, layout
        self.net_of = {pad: net for net, pads in nets.items() for pad in pads}
        self.waiting = [reference for reference, placed in parts.items() if len(placed.pads()) == 2]
        self.home: dict[
            str, str
        ] = {}  # a part between supply and ground -> the box that stands before it in the circuit
        last = ""
        for reference in parts:
            if reference not in self.waiting:
                last = reference
            self.home[reference] = last

    def groups(self) -> list[tuple[str, int, int, str, list[str]]]:
        """Title, column, boxes in a row, side of the connectors' pins, and references of each group of boxes."""
        boxes = [reference for reference in self.parts if reference not in self.waiting]
        made = []
        for group in self.layout["group"]:
            named = [reference for reference in group["parts"] if reference in boxes]
            boxes = [reference for reference in boxes if reference not in named]
            made.append((group["title"], group["column"], group.get("across", 1), group.get("pins", "both"), named))
        if boxes:
            made.append((UNNAMED, max(group[1] for group in made), 1, "both", boxes))
        return [group for group in made if group[4]]

    def draw(self, title: str) -> Sheet:
        """The whole sheet."""
        sheet = Sheet(title)
        drawn: list[tuple[str, int, Sheet]] = []
        for name, column, across, side, references in self.groups():
            cells = [self._cell(reference, side) for reference in references]
            for reference in references:
                loose = [
                    two
                    for two in self.waiting
                    if self.home.get(two) == reference
                    and {self.net_of.get((two, pad)) for pad in self.parts[two].pads()} <= {RAIL, GROUND}
                ]
                if loose:
                    cells.append(self._across_supply(loose))
            drawn.append((name, column, _packed(cells, across)))
        rest = [self._alone(reference) for reference in list(self.waiting) if reference in self.waiting]
        if rest:
            drawn.append((UNNAMED, max(column for _, column, _ in drawn), _packed(rest, 2)))
        x, high = MARGIN, 0.0
        for column in sorted({column for _, column, _ in drawn}):
            y, wide = MARGIN, 0.0
            for name, at, group in drawn:
                if at != column:
                    continue
                left, top, right, bottom = group.bounds()
                dx, dy = _snap(x + 2 * GRID - left), _snap(y + 4 * GRID - top)
                group.moved((dx, dy), sheet)
                corner = (_snap(right + dx + 3 * GRID), _snap(bottom + dy + 3 * GRID))
                sheet.frames.append((name, (x, y), corner))
                wide, y = max(wide, corner[0] - x), corner[1] + GAP
            high = max(high, y)
            edge = x + wide
            sheet.frames = [
                (name, start, (edge, end[1]) if start[0] == x else end) for name, start, end in sheet.frames
            ]
            x = _snap(edge + GAP)
        sheet.paper = next(
            (name for name, (w, h) in PAPERS.items() if x - GAP + MARGIN <= w and high + FOOT - GAP <= h), "A1"
        )
        return sheet

    def _cell(self, reference: str, side: str) -> Sheet:
        """A box with what its pins lead to."""
        placed, cell = self.parts[reference], Sheet("")
        pads = placed.pads()
        top = [number for number in pads if self.net_of.get((reference, number)) == RAIL]
        bottom = [number for number in pads if self.net_of.get((reference, number)) == GROUND]
        others = [number for number in pads if number not in (*top, *bottom)]
        ends: dict[str, list[str]] = {"left": [], "right": []}
        for at, number in enumerate(others):
            ends[_side(pads[number][1], at < len(others) / 2, side)].append(number)
        rows: dict[str, dict[str, float]] = {}
        trees: list[tuple[str, str, Sheet]] = []
        for end, numbers in ends.items():
            y, rows[end] = head_room(pads, top) - GRID, {}
            for number in numbers:
                tree = self._tree((reference, number), 1 if end == "right" else -1)
                _, above, _, below = tree.bounds() if tree.wires else (0, 0, 0, 0)
                y = _snap(y + max(GRID, TALL - above))
                rows[end][number] = y
                y = _snap(y + max(0.0, below - TALL))
                trees.append((end, number, tree))
        texts = (reference, placed.label)
        shape = box(f"{placed.part.key}_{reference}", pads, Sides(rows["left"], rows["right"], top, bottom), texts)
        height = shape.size[1]
        cell.instances.append(
            Instance(shape, (0.0, 0.0), Words(reference, (0, -1.2)), Words(placed.label, (0, height + 2.2)), placed)
        )
        where = {pin.number: pin.at for pin in shape.pins}
        for _, number, tree in trees:
            tree.moved(where[number], cell)
        for numbers, net in ((top, RAIL), (bottom, GROUND)):
            points = [where[number] for number in numbers]
            cell.wires += list(itertools.pairwise(points))
            cell.junctions += points[1:-1]
            if points:
                _power(cell, net, points[-1])
        return cell

    def _tree(self, pad: tuple[str, str], way: int) -> Sheet:
        """What a pin leads to, from the pin at the origin to the left or right."""
        tree = Sheet("")
        net = self.net_of.get(pad)
        if net is None:
            tree.free.append((0.0, 0.0))
        else:
            self._branch(tree, net, (0.0, 0.0), way)
        return tree

    def _branch(self, tree: Sheet, net: str, at: Point, way: int) -> None:
        here = [reference for reference in self.waiting if any(pad[0] == reference for pad in self.nets[net])]
        far = {reference: self._other(reference, net) for reference in here}
        hanging = [reference for reference in here if far[reference][1] in (RAIL, GROUND)]
        onward = [reference for reference in here if far[reference][1] not in (RAIL, GROUND, None)]
        x, y = at
        room = 0.0
        for reference in hanging:
            self.waiting.remove(reference)
            number, other = far[reference]
            down = 1 if other == GROUND else -1
            wide = on_grid(len(self.parts[reference].label) * LETTER + 5.0)  # its texts stand on its right
            start, x = x, x + way * max(4 * GRID, room if way > 0 else wide)
            room = wide
            tree.wires.append(((start, y), (x, y)))
            tree.junctions.append((x, y))
            tree.wires.append(((x, y), (x, y + down * GRID)))
            self._stand(tree, reference, (x, y + down * (GRID + HALF)), number, down)
            _power(tree, str(other), (x, y + down * (GRID + 2 * HALF)))
        if not onward:
            end = (x + way * GRID * (2 if hanging else 1), y)
            tree.wires.append(((x, y), end))
            tree.labels.append((net, end, way))
            return
        reference = onward[0]
        self.waiting.remove(reference)
        number, other = far[reference]
        knot = (x + way * GRID, y)
        tree.wires += [((x, y), knot), (knot, (knot[0], y - 2 * GRID))]
        tree.junctions.append(knot)
        tree.labels.append((net, (knot[0], y - 2 * GRID), way))
        start = x + way * 3 * GRID
        tree.wires.append((knot, (start, y)))
        turn = (90 if way > 0 else 270) if number == self._first(reference) else (270 if way > 0 else 90)
        middle = (start + way * HALF, y)
        placed = self.parts[reference]
        tree.instances.append(
            Instance(
                two_pins(placed.part.key, placed.pads(), turn),
                middle,
                Words(reference, (middle[0], y - 2.2), "middle"),
                Words(placed.label, (middle[0], y + 3.2), "middle"),
                placed,
            )
        )
        self._branch(tree, str(other), (start + way * 2 * HALF, y), way)

    def _first(self, reference: str) -> str:
        return next(iter(self.parts[reference].pads()))

    def _other(self, reference: str, net: str) -> tuple[str, str | None]:
        """The pad of a part with two that is on the net, and the net of the other pad."""
        one, two = self.parts[reference].pads()
        if self.net_of.get((reference, one)) == net:
            return one, self.net_of.get((reference, two))
        return two, self.net_of.get((reference, one))

    def _stand(self, sheet: Sheet, reference: str, middle: Point, number: str, down: int) -> None:
        """An upright part: the pad `number` is above if `down` is 1, else below."""
        placed = self.parts[reference]
        turn = 0 if (number == self._first(reference)) == (down > 0) else 180
        x, y = middle
        sheet.instances.append(
            Instance(
                two_pins(placed.part.key, placed.pads(), turn),
                middle,
                Words(reference, (x + 2.6, y - 1.2)),
                Words(placed.label, (x + 2.6, y + 1.2)),
                placed,
            )
        )

    def _across_supply(self, references: Sequence[str]) -> Sheet:
        """Parts between supply and ground, side by side."""
        sheet = Sheet("")
        for at, reference in enumerate(references):
            self.waiting.remove(reference)
            x = at * 8 * GRID
            self._stand(sheet, reference, (x, 0.0), self._other(reference, RAIL)[0], 1)
            _power(sheet, RAIL, (x, -HALF))
            _power(sheet, GROUND, (x, HALF))
        return sheet

    def _alone(self, reference: str) -> Sheet:
        """A part with two pins that no box leads to."""
        sheet = Sheet("")
        self.waiting.remove(reference)
        placed = self.parts[reference]
        sheet.instances.append(
            Instance(
                two_pins(placed.part.key, placed.pads(), 90),
                (0.0, 0.0),
                Words(reference, (0, -2.2), "middle"),
                Words(placed.label, (0, 2.6), "middle"),
                placed,
            )
        )
        for number, way in zip(placed.pads(), (-1, 1), strict=True):
            net = self.net_of.get((reference, number))
            if net is None:
                sheet.free.append((way * HALF, 0.0))
            elif net in (RAIL, GROUND):
                end = (way * (HALF + GRID), 0.0)
                sheet.wires.append(((way * HALF, 0.0), end))
                _power(sheet, net, end)
            else:
                self._branch(sheet, net, (way * HALF, 0.0), way)
        return sheet


def _side(kind: str, first_half: bool, given: str) -> str:
    """The side of a box that a pin is on: as the layout says, else inputs on the left, outputs on the right."""
    if given in ("left", "right"):
        return given
    if kind in ("in", "out", "source"):
        return "left" if kind == "in" else "right"
    return "left" if first_half else "right"


def _power(sheet: Sheet, net: str, at: Point) -> None:
    ground = net == GROUND
    words = Words("" if ground else net, (at[0], at[1] - 3.4), "middle")
    sheet.instances.append(Instance(power_sign(net, ground), at, Words("", at), words))


def _packed(cells: Sequence[Sheet], across: int) -> Sheet:
    """Cells in rows of `across`, each column as wide as its widest cell."""
    sheet, y = Sheet(""), 0.0
    boxes = [cell.bounds() for cell in cells]
    columns = [boxes[at::across] for at in range(min(across, len(cells)))]
    widths = [max(-left for left, *_ in column) + max(box[2] for box in column) + 2 * GRID for column in columns]
    for first in range(0, len(cells), across):
        row = range(first, min(first + across, len(cells)))
        top = min(boxes[at][1] for at in row)
        for at in row:
            place = at - first
            left = max(-box[0] for box in columns[place]) + sum(widths[:place])
            cells[at].moved((_snap(left), _snap(y - top)), sheet)
        y += max(boxes[at][3] for at in row) - top + GRID
    return sheet


def _snap(length: float) -> float:
    return round(math.ceil(round(2 * length / GRID, 3)) * GRID / 2, 2)
