"""The smallest hub on its breadboard: where each leg sticks, which wires follow from that, and a picture of both.

A breadboard joins the five holes of a short row by itself, and those of a rail. What the circuit joins beside that is a
wire, from the next free hole of one strip to that of another: `joined` says what is connected in the end.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from html import escape
from itertools import pairwise
from typing import Any

from tools.hardware.draw import FONT, styles
from tools.hardware.model import GROUND, RAIL, Circuit, Pad
from tools.hardware.tables import FOLDER, TableError

from roundhouse import __version__

LAYOUT = FOLDER / "guide" / "breadboard.toml"
COLUMNS = 63
ROWS = {row: y for y, row in enumerate("abcde", start=3)} | {row: y for y, row in enumerate("fghij", start=10)}
RAILS = {"T+": 0.0, "T-": 1.0, "B+": 16.0, "B-": 17.0}
NETS = {"+": RAIL, "-": GROUND}
PITCH = 13  # pixels
LEFT, TOP = 40, 70
OLD = "#b5b5b5"

Strip = str  # "T+" or "12 top"


@dataclass(frozen=True)
class Wire:
    """A wire of a net between two places, in columns and rows; `parts` are those whose pads it joins."""

    net: str
    ends: tuple[tuple[float, float], tuple[float, float]]
    strips: tuple[Strip, Strip]
    parts: tuple[frozenset[str], frozenset[str]]

    def joins(self, there: set[str]) -> bool:
        """Whether both its ends have something to join when these parts are there; a rail always has."""
        return all(not parts or parts & there for parts in self.parts)


@dataclass
class Breadboard:
    """Everything in its place: pads -> where they stick (column, row), pads -> their strip, and the wires."""

    hub: Circuit
    places: dict[Pad, tuple[float, float]] = field(default_factory=dict)
    strips: dict[Pad, Strip] = field(default_factory=dict)
    wires: list[Wire] = field(default_factory=list)
    used: set[tuple[float, float]] = field(default_factory=set)


def build(hub: Circuit, layout: Mapping[str, Any] | None = None) -> Breadboard:
    """The circuit on the board. Raises TableError if two legs want one hole, or a strip is full."""
    layout = layout or tomllib.loads(LAYOUT.read_text(encoding="utf-8"))["parts"]
    if set(layout) != set(hub.parts):
        raise TableError("hardware/guide/breadboard.toml and the circuit do not have the same parts.")
    board = Breadboard(hub)
    for reference, place in layout.items():
        _stick(board, reference, place)
    for net, pads in hub.nets.items():
        _wire(board, net, pads)
    return board


def joined(board: Breadboard) -> set[frozenset[Pad]]:
    """The groups of pads that strips and wires join, those that stand alone left out."""
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


def _stick(board: Breadboard, reference: str, place: Mapping[str, Any]) -> None:
    numbers = list(board.hub.parts[reference].pads())
    if "at" in place:
        holes = [_hole(text) for text in place["at"]]
    elif "off" in place:
        x, y = place["off"]
        holes = [(x, y + step) for step in range(len(numbers))]
    elif "row" in place:
        holes = [(place["column"] + step, ROWS[place["row"]]) for step in range(len(numbers))]
        if reference == "U2":  # its last two pads are the terminal at its other edge
            holes[7:] = [(place["column"] + step, ROWS["a"] - 0.2) for step in (2, 4)]
    else:
        half = len(numbers) // 2
        first, top, bottom = place["column"], ROWS[place["top"]], ROWS[place["bottom"]]
        holes = [(first + step, bottom) for step in range(half)]
        holes += [(first + half - 1 - step, top) for step in range(half)]
    for number, hole in zip(numbers, holes, strict=True):
        pad = (reference, number)
        board.places[pad] = hole
        board.strips[pad] = _strip(hole) or f"{reference}.{number}"
        if hole in board.used:
            raise TableError(
                f"Two legs want the hole in column {hole[0]:g} of the breadboard, one of them {reference}'s."
            )
        board.used.add(hole)


def _hole(text: str) -> tuple[float, float]:
    """A hole by its name: g27, or B+42 in a rail."""
    if text[:2] in RAILS:
        return float(text[2:]), RAILS[text[:2]]
    return float(text[1:]), float(ROWS[text[0]])


def _strip(hole: tuple[float, float]) -> Strip:
    """What joins the hole to others, or nothing beside the board."""
    column, y = hole
    if column > COLUMNS or y != int(y):
        return ""
    for name, height in RAILS.items():
        if y == height:
            return name
    return f"{column:g} {'top' if y < ROWS['f'] else 'bottom'}"


def _wire(board: Breadboard, net: str, pads: list[Pad]) -> None:
    """The wires of a net: to the nearest rail, or from strip to strip."""
    owners: dict[Strip, set[str]] = {}
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


def _free(board: Breadboard, strip: Strip, place: tuple[float, float]) -> tuple[float, float]:
    """The outermost free hole of a strip; beside the board the pad itself."""
    if not _strip(place):
        return place
    for row in "abcde" if strip.endswith("top") else "jihgf":
        hole = (place[0], float(ROWS[row]))
        if hole not in board.used:
            board.used.add(hole)
            return hole
    raise TableError(f"The strip {strip} of the breadboard is full.")


def _beside(board: Breadboard, rail: Strip, column: float) -> tuple[float, float]:
    """The free hole of a rail that is nearest to a column."""
    free = [(float(one), RAILS[rail]) for one in range(1, COLUMNS + 1) if (float(one), RAILS[rail]) not in board.used]
    hole = min(free, key=lambda one: (abs(one[0] - column), one[0]))
    board.used.add(hole)
    return hole


def picture(board: Breadboard, new: Collection[str], earlier: Collection[str]) -> str:
    """The board with the `new` parts and their wires in color, and what is there already in grey."""
    look = styles(board.hub)
    bodies, names = [], []
    old: list[str] = []
    fresh: list[str] = []
    for reference in board.hub.parts:
        if reference in new or reference in earlier:
            body, name = _part(board, reference, reference in new)
            bodies.append(body)
            names.append(name)
    for wire in board.wires:
        was, comes = (
            all(not parts or parts & set(group) for parts in wire.parts) for group in (earlier, (*earlier, *new))
        )
        if comes:
            (old if was else fresh).append(_line(wire, OLD if was else look[wire.net].color))
    width, height = LEFT + PITCH * 79, TOP + PITCH * 19 + 10
    drawn = [*_empty(), *bodies, *old, *fresh, *names]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'font-family="{FONT}">\n<rect width="{width}" height="{height}" fill="#fff"/>\n'
        f'<text x="{LEFT}" y="30" font-size="14">On the breadboard: what is new is in color. Version {__version__}. '
        "Red wires go to the 5 V rail, black ones to ground.</text>\n" + "\n".join(drawn) + "\n</svg>\n"
    )


def _at(place: tuple[float, float]) -> tuple[float, float]:
    return LEFT + PITCH * place[0], TOP + PITCH * place[1]


def _empty() -> list[str]:
    """The breadboard itself."""
    (left, top), (right, bottom) = _at((0, -0.8)), _at((COLUMNS + 1, 17.8))
    found = [
        f'<rect x="{left}" y="{top:g}" width="{right - left}" height="{bottom - top:g}" rx="4" fill="#f3f1ea" '
        'stroke="#c9c4b4"/>'
    ]
    for name, y in RAILS.items():
        color = "#c62828" if name.endswith("+") else "#111"
        shift = -0.5 if name in ("T+", "B+") else 0.5
        (x1, height), (x2, _) = _at((0.6, y + shift)), _at((COLUMNS + 0.4, y + shift))
        found.append(f'<path d="M{x1:g} {height:g}H{x2:g}" stroke="{color}" stroke-width="1"/>')
        found.append(f'<text x="{left - 16}" y="{_at((0, y))[1] + 4:g}" font-size="11">{name[1]}</text>')
    dots = "".join(
        "M{:g} {:g}h0".format(*_at((column, y)))
        for column in range(1, COLUMNS + 1)
        for y in (*RAILS.values(), *ROWS.values())
    )
    found.append(f'<path d="{dots}" stroke="#b3ad9c" stroke-width="3.4" stroke-linecap="round"/>')
    found += [
        f'<text x="{left - 16}" y="{_at((0, y))[1] + 4:g}" font-size="9" fill="#777">{row}</text>'
        for row, y in ROWS.items()
    ]
    for column in (1, *range(5, COLUMNS, 5)):
        x, y = _at((column, 2.2))
        found.append(f'<text x="{x:g}" y="{y:g}" font-size="8" fill="#777" text-anchor="middle">{column}</text>')
    return found


def _part(board: Breadboard, reference: str, new: bool) -> tuple[str, str]:
    """A part over its legs, and its name, which is drawn above all wires."""
    pads = {number: place for (owner, number), place in board.places.items() if owner == reference}
    points = [_at(place) for place in pads.values()]
    placed = board.hub.parts[reference]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    x1, y1, x2, y2 = min(xs), min(ys), max(xs), max(ys)
    color = "#f5b83d" if new else "#dcdcdc"
    legs = "".join(f'<circle cx="{x:g}" cy="{y:g}" r="2.6" fill="#333"/>' for x, y in points)
    if len(pads) == 2 and not placed.part.key.startswith("button") and _strip(next(iter(pads.values()))):
        way = f"M{points[0][0]:g} {points[0][1]:g}L{points[1][0]:g} {points[1][1]:g}"
        body = f'<path d="{way}" stroke="#444" stroke-width="10"/><path d="{way}" stroke="{color}" stroke-width="8.5"/>'
        return body + legs, _words((x1 + x2) / 2, (y1 + y2) / 2 + 4, reference, 10, "middle")
    body = (
        f'<rect x="{x1 - 6:g}" y="{y1 - 6:g}" width="{x2 - x1 + 12:g}" height="{y2 - y1 + 12:g}" rx="4" fill="{color}" '
        'fill-opacity="0.85" stroke="#444"/>'
    )
    if not _strip(next(iter(pads.values()))):
        names = "".join(
            _words(x + 8, y + 4, board.hub.name((reference, number)), 9, "start")
            for number, (x, y) in zip(pads, points, strict=True)
        )
        return body + legs, names + _words(x1 - 4, y1 - 12, f"{reference} {placed.label}", 11, "start")
    pins = ""
    if y2 - y1 > 6 * PITCH:  # room for the names of the pins
        for pad, (x, y) in zip(pads, points, strict=True):
            angle, inward = (90, 6) if y < (y1 + y2) / 2 else (-90, -6)
            pins += (
                f'<text transform="translate({x - 2.5 * inward / 6:g} {y + inward:g}) rotate({angle})" font-size="7.5">'
                f"{escape(board.hub.name((reference, pad)))}</text>"
            )
    text = f"{reference} {placed.label}" if x2 - x1 > 10 * PITCH else reference
    return body + legs + pins, _words((x1 + x2) / 2, (y1 + y2) / 2 + 4, text, 11, "middle")


def _words(x: float, y: float, text: str, size: int, anchor: str) -> str:
    where = f'x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}"'
    return (
        f'<text {where} fill="#fff" stroke="#fff" stroke-width="3" stroke-linejoin="round">{escape(text)}</text>'
        f'<text {where} fill="#111">{escape(text)}</text>'
    )


def _line(wire: Wire, color: str) -> str:
    """A wire, bent a little, so that two of them between the same rows can be told apart."""
    (x1, y1), (x2, y2) = (_at(end) for end in wire.ends)
    bend = min(60.0, abs(x2 - x1) / 4)
    path = f"M{x1:g} {y1:g}Q{(x1 + x2) / 2:g} {(y1 + y2) / 2 - bend:g} {x2:g} {y2:g}"
    return (
        f'<path d="{path}" fill="none" stroke="#fff" stroke-width="4.6"/>'
        f'<path d="{path}" fill="none" stroke="{color}" stroke-width="2.8" stroke-linecap="round"/>'
        f'<circle cx="{x1:g}" cy="{y1:g}" r="3" fill="{color}"/><circle cx="{x2:g}" cy="{y2:g}" r="3" fill="{color}"/>'
    )
