"""The smallest hub on its breadboard: the hole of each leg, and the wires that result.

A breadboard connects the five holes of a short row, and those of a rail. Every other connection of the circuit is a
wire between the nearest free holes of two strips. `joined_groups` returns what is connected in the end.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from tools.hardware.circuits.model import GROUND, RAIL, Circuit, Pad
from tools.hardware.tables import FOLDER, InvalidTables

LAYOUT = FOLDER / "guide" / "breadboard.toml"
COLUMNS = 63
ROWS = {row: y for y, row in enumerate("abcde", start=3)} | {row: y for y, row in enumerate("fghij", start=10)}
RAILS = {"T+": 0.0, "T-": 1.0, "B+": 16.0, "B-": 17.0}
NETS = {"+": RAIL, "-": GROUND}

StripName = str  # "T+" or "12 top"


@dataclass(frozen=True)
class Wire:
    """A wire of a net between two positions (column, row); `parts` are those whose pads it connects."""

    net: str
    ends: tuple[tuple[float, float], tuple[float, float]]
    strips: tuple[StripName, StripName]
    parts: tuple[frozenset[str], frozenset[str]]

    def joins(self, there: set[str]) -> bool:
        """Whether both ends are at a rail or at one of these parts."""
        return all(not parts or parts & there for parts in self.parts)


@dataclass
class Breadboard:
    """The finished breadboard: pad -> hole (column, row), pad -> strip, and the wires."""

    hub: Circuit
    places: dict[Pad, tuple[float, float]] = field(default_factory=dict)
    strips: dict[Pad, StripName] = field(default_factory=dict)
    wires: list[Wire] = field(default_factory=list)
    used: set[tuple[float, float]] = field(default_factory=set)


def build(hub: Circuit, layout: Mapping[str, Any] | None = None) -> Breadboard:
    """Put the circuit on the board. Raises InvalidTables if two legs need one hole or a strip is full."""
    if layout is None:
        layout = tomllib.loads(LAYOUT.read_text(encoding="utf-8"))["parts"]
    if set(layout) != set(hub.parts):
        raise InvalidTables("hardware/guide/breadboard.toml and the circuit do not have the same parts.")
    board = Breadboard(hub)
    for reference, place in layout.items():
        _stick(board, reference, place)
    for net, pads in hub.nets.items():
        _wire(board, net, pads)
    return board


def joined_groups(board: Breadboard) -> set[frozenset[Pad]]:
    """The groups of two or more pads that strips and wires connect."""
    group = {strip: {strip} for strip in (*board.strips.values(), *RAILS)}
    for wire in board.wires:
        first, second = (group[strip] for strip in wire.strips)
        if first is not second:
            first |= second
            group.update(dict.fromkeys(second, first))
    found: dict[int, set[Pad]] = {}
    for pad, strip in board.strips.items():
        found.setdefault(id(group[strip]), set()).add(pad)
    return {frozenset(pads) for pads in found.values() if len(pads) > 1}


def faults(hub: Circuit) -> list[str]:
    """One sentence for each net that the breadboard connects differently from the circuit."""
    try:
        groups = joined_groups(build(hub))
    except InvalidTables as fault:
        return [str(fault)]
    found = []
    for net, pads in hub.nets.items():
        if frozenset(pads) not in groups:
            met = set().union(*(group for group in groups if group & set(pads))) ^ set(pads)
            names = ", ".join(sorted({f"{hub.name(pad)} of {pad[0]}" for pad in met or pads}))
            found.append(f"The breadboard connects {net} differently from the circuit: check {names}.")
    return found


def _stick(board: Breadboard, reference: str, place: Mapping[str, Any]) -> None:
    numbers = list(board.hub.parts[reference].pads())
    if "at" in place:
        holes = [_hole(text) for text in place["at"]]
    elif "off" in place:
        x, y = place["off"]
        holes = [(x, y + step) for step in range(len(numbers))]
    elif "row" in place:
        holes = [(place["column"] + step, ROWS[place["row"]]) for step in range(len(numbers))]
        if reference == "U2":  # its last two pads are the terminal at the opposite edge
            holes[7:] = [(place["column"] + step, ROWS["a"] - 0.2) for step in (2, 4)]
    else:
        half = len(numbers) // 2
        first, top, bottom = place["column"], ROWS[place["top"]], ROWS[place["bottom"]]
        holes = [(first + step, bottom) for step in range(half)]
        holes += [(first + half - 1 - step, top) for step in range(half)]
    for number, hole in zip(numbers, holes, strict=True):
        pad = (reference, number)
        board.places[pad] = hole
        board.strips[pad] = strip_of(hole) or f"{reference}.{number}"
        if hole in board.used:
            raise InvalidTables(
                f"Two legs need the same hole in column {hole[0]:g} of the breadboard, one of them of {reference}."
            )
        board.used.add(hole)


def _hole(text: str) -> tuple[float, float]:
    """The hole with this name: g27, or B+42 in a rail."""
    if text[:2] in RAILS:
        return float(text[2:]), RAILS[text[:2]]
    return float(text[1:]), float(ROWS[text[0]])


def strip_of(hole: tuple[float, float]) -> StripName:
    """The strip of a hole, or an empty string off the board."""
    column, y = hole
    if column > COLUMNS or y != int(y):
        return ""
    for name, height in RAILS.items():
        if y == height:
            return name
    return f"{column:g} {'top' if y < ROWS['f'] else 'bottom'}"


def _wire(board: Breadboard, net: str, pads: list[Pad]) -> None:
    """The wires of a net: to the nearest rail, or from strip to strip."""
    owners: dict[StripName, set[str]] = {}
    for pad in pads:
        owners.setdefault(board.strips[pad], set()).add(pad[0])
    places = {board.strips[pad]: board.places[pad] for pad in reversed(pads)}
    loose = sorted((strip for strip in owners if strip not in RAILS), key=lambda strip: places[strip])
    if net in NETS.values():
        sign = "+" if net == RAIL else "-"
        first = frozenset(owners[board.strips[pads[0]]])
        column = COLUMNS if sign == "+" else COLUMNS - 1
        ends = ((float(column), RAILS["T" + sign]), (float(column), RAILS["B" + sign]))
        board.used.update(ends)
        board.wires.append(Wire(net, ends, ("T" + sign, "B" + sign), (first, first)))
        for strip in loose:
            rail = ("T" if places[strip][1] < ROWS["f"] else "B") + sign
            one = _free(board, strip, places[strip])
            two = _beside(board, rail, one[0])
            board.wires.append(Wire(net, (one, two), (strip, rail), (frozenset(owners[strip]), frozenset())))
        return
    for first_strip, second_strip in pairwise(loose):
        ends = (_free(board, first_strip, places[first_strip]), _free(board, second_strip, places[second_strip]))
        parts = (frozenset(owners[first_strip]), frozenset(owners[second_strip]))
        board.wires.append(Wire(net, ends, (first_strip, second_strip), parts))


def _free(board: Breadboard, strip: StripName, place: tuple[float, float]) -> tuple[float, float]:
    """The outermost free hole of a strip; off the board, the pad itself."""
    if not strip_of(place):
        return place
    for row in "abcde" if strip.endswith("top") else "jihgf":
        hole = (place[0], float(ROWS[row]))
        if hole not in board.used:
            board.used.add(hole)
            return hole
    raise InvalidTables(f"The strip {strip} of the breadboard is full.")


def _beside(board: Breadboard, rail: StripName, column: float) -> tuple[float, float]:
    """The free hole of a rail that is nearest to a column."""
    free = [(float(one), RAILS[rail]) for one in range(1, COLUMNS + 1) if (float(one), RAILS[rail]) not in board.used]
    hole = min(free, key=lambda one: (abs(one[0] - column), one[0]))
    board.used.add(hole)
    return hole
