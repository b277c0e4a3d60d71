"""Writes a schematic as a .kicad_sch file, and reads the nets of such a file back from its wires and labels."""

from __future__ import annotations

import itertools
import uuid
from collections.abc import Iterable, Mapping

from tools.hardware.pcb.sexpr import NAMES, Tree, bare, child, children, dump, numbers, parse, words
from tools.hardware.schematic.sheet import Instance, Sheet, Words
from tools.hardware.schematic.symbols import Pin, Point, Symbol

from roundhouse import __version__

KINDS = {
    "in": "input",
    "out": "output",
    "both": "bidirectional",
    "passive": "passive",
    "power": "power_in",
    "source": "power_out",
}
ORIGIN = (0.0, 0.0)


def quoted(text: str) -> str:
    """A string as KiCad's files have it."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if round(value, 2) else "0"


def _at(head: str, at: Point, *more: str) -> Tree:
    return [head, _number(at[0]), _number(at[1]), *more]


def _effects(size: float = 1.27, justify: Iterable[str] = (), hidden: bool = False) -> Tree:
    tree: Tree = ["effects", ["font", ["size", _number(size), _number(size)]]]
    if list(justify):
        tree.append(["justify", *justify])
    return [*tree, "hide"] if hidden else tree


def _stroke() -> list[str | Tree]:
    return [["stroke", ["width", "0"], ["type", "default"]], ["fill", ["type", "none"]]]


class Writer:
    """Writes one sheet. The marks of its items are counted from the board's name.

    Values and `footprints` are those of the board; the label that is shown for a part is a field of its own.
    """

    def __init__(self, sheet: Sheet, name: str, footprints: Mapping[str, str]) -> None:
        self.sheet, self.name, self.footprints, self.count = sheet, name, footprints, 0

    def mark(self) -> str:
        self.count += 1
        return str(uuid.uuid5(NAMES, f"{self.name} schematic/{self.count}"))

    def text(self) -> str:
        """The file."""
        sheet, mark = self.sheet, self.mark
        title: Tree = ["title_block", ["title", quoted(sheet.title)], ["rev", quoted(f"Roundhouse {__version__}")]]
        title.append(["comment", "1", quoted("Licensed under CERN-OHL-P-2.0. Untested on real hardware.")])
        tree: Tree = ["kicad_sch", ["version", "20211123"], ["generator", "roundhouse"], ["uuid", mark()]]
        tree += [["paper", quoted(sheet.paper)], title]
        library: dict[str, Symbol] = {thing.symbol.name: thing.symbol for thing in sheet.instances}
        tree.append(["lib_symbols", *(_symbol(symbol) for symbol in library.values())])
        tree += [["junction", _at("at", at), ["diameter", "0"], ["color", "0", "0", "0", "0"], ["uuid", mark()]]
                 for at in sheet.junctions]  # fmt: skip
        tree += [["no_connect", _at("at", at), ["uuid", mark()]] for at in sheet.free]
        for start, end in sheet.wires:
            points: Tree = ["pts", _at("xy", start), _at("xy", end)]
            tree.append(["wire", points, ["stroke", ["width", "0"], ["type", "default"]], ["uuid", mark()]])
        for name, start, end in sheet.frames:
            left, top, right, bottom = *start, *end
            corners = ((left, top), (right, top), (right, bottom), (left, bottom), (left, top))
            for one, two in itertools.pairwise(corners):
                points = ["pts", _at("xy", one), _at("xy", two)]
                tree.append(["polyline", points, ["stroke", ["width", "0"], ["type", "dash"]], ["uuid", mark()]])
            tree.append(
                ["text", quoted(name), _at("at", (left + 2, top + 4), "0"), _effects(2, ("left", "bottom")),
                 ["uuid", mark()]]
            )  # fmt: skip
        for name, at, way in sheet.labels:
            turn, side = ("0", "left") if way > 0 else ("180", "right")
            tree.append(
                ["global_label", quoted(name), ["shape", "passive"], _at("at", at, turn), ["fields_autoplaced"],
                 _effects(1.27, (side,)), ["uuid", mark()],
                 ["property", quoted("Intersheet References"), quoted("${INTERSHEET_REFS}"), ["id", "0"],
                  _at("at", at, "0"), _effects(hidden=True)]]
            )  # fmt: skip
        used: Tree = ["symbol_instances"]
        for count, thing in enumerate(sheet.instances, start=1):
            reference = thing.part.reference if thing.part else f"#PWR{count:03d}"
            value = thing.part.part.name if thing.part else thing.symbol.name
            footprint = self.footprints.get(reference, "")
            own = mark()
            tree.append(self._instance(thing, own, reference, value, footprint))
            path: Tree = ["path", quoted(f"/{own}"), ["reference", quoted(reference)], ["unit", "1"]]
            used.append([*path, ["value", quoted(value)], ["footprint", quoted(footprint)]])
        tree += [["sheet_instances", ["path", quoted("/"), ["page", quoted("1")]]], used]
        return dump(tree) + "\n"

    def _instance(self, thing: Instance, own: str, reference: str, value: str, footprint: str) -> Tree:
        tree: Tree = ["symbol", ["lib_id", quoted(f"roundhouse:{thing.symbol.name}")], _at("at", thing.at, "0")]
        tree += [["unit", "1"], ["in_bom", "yes" if thing.part else "no"], ["on_board", "yes"], ["uuid", own]]
        hidden = Words("", thing.at)
        fields = [("Reference", reference, thing.reference), ("Value", value, hidden if thing.part else thing.value)]
        fields += [("Footprint", footprint, hidden), ("Datasheet", "~", hidden)]
        if thing.part:
            fields.append(("Label", thing.value.text, thing.value))
        for number, (name, text, place) in enumerate(fields):
            tree.append(_field(name, text, number, place, hidden=not place.text))
        return tree + [["pin", quoted(pin.number), ["uuid", self.mark()]] for pin in thing.symbol.pins]


def _field(name: str, text: str, number: int, place: Words, hidden: bool) -> Tree:
    side = {"start": ("left",), "middle": (), "end": ("right",)}[place.anchor]
    head: Tree = ["property", quoted(name), quoted(text), ["id", str(number)]]
    x, y = place.at
    return [*head, _at("at", (x, y - place.size * 0.4), "0"), _effects(place.size, side, hidden)]


def _symbol(symbol: Symbol) -> Tree:
    """A symbol of the file's own library, which counts y upward."""
    tree: Tree = ["symbol", quoted(f"roundhouse:{symbol.name}")]
    if symbol.power:
        tree.append(["power"])
    names: Tree = ["pin_names", ["offset", "0.5" if symbol.size[0] else "0"]]
    if not symbol.size[0]:
        tree.append(["pin_numbers", "hide"])
        names.append("hide")
    tree += [names, ["in_bom", "no" if symbol.power else "yes"], ["on_board", "yes"]]
    letters = "#PWR" if symbol.power else "U"
    for number, (name, text) in enumerate(
        (("Reference", letters), ("Value", symbol.name), ("Footprint", ""), ("Datasheet", ""))
    ):
        tree.append(_field(name, text, number, Words("", ORIGIN), hidden=True))
    body: Tree = ["symbol", quoted(f"{symbol.name}_0_1")]
    for stroke in symbol.strokes:
        points: Tree = ["pts", *(_at("xy", (x, -y)) for x, y in stroke)]
        line, fill = _stroke()
        if symbol.size[0]:
            fill = ["fill", ["type", "background"]]
        body.append(["polyline", points, line, fill])
    pins: Tree = ["symbol", quoted(f"{symbol.name}_1_1"), *map(_pin, symbol.pins)]
    return [*tree, body, pins]


def _pin(pin: Pin) -> Tree:
    """KiCad's angle also leads from the connection into the part, with 90 upward."""
    tree: Tree = ["pin", KINDS[pin.kind], "line", _at("at", (pin.at[0], -pin.at[1]), str(pin.angle))]
    tree += [["length", _number(pin.length)], ["name", quoted(pin.name), _effects()]]
    return [*tree, ["number", quoted(pin.number), _effects(1.0)]]


class FileError(ValueError):
    """The text is no schematic that this module can read."""


def nets(text: str) -> dict[str, set[tuple[str, str]]]:
    """Net -> its pads, (reference, pad), from the wires, junctions, labels and power signs of a file.

    A net without a name is called after one of its pads. Symbols must not be turned or mirrored. Raises FileError.
    """
    tree = parse(text)
    if tree[0] != "kicad_sch":
        raise FileError("This is not a KiCad schematic.")
    joined: dict[Point, Point] = {}

    def root(point: Point) -> Point:
        while joined.setdefault(point, point) != point:
            point = joined[point]
        return point

    lines = [_ends(wire) for wire in children(tree, "wire")]
    for start, end in lines:
        joined[root(start)] = root(end)
    for junction in children(tree, "junction"):
        at = _point(junction)
        for start, end in lines:
            if _on(at, start, end):
                joined[root(at)] = root(start)
    names: dict[Point, set[str]] = {}
    pads: dict[Point, set[tuple[str, str]]] = {}
    for label in children(tree, "global_label"):
        names.setdefault(root(_point(label)), set()).add(bare(label[1]))
    library = {bare(symbol[1]): symbol for symbol in children(child(tree, "lib_symbols"), "symbol")}
    for symbol in children(tree, "symbol"):
        kind = library[words(symbol, "lib_id")[0]]
        x, y, turn = numbers(symbol, "at")
        if turn or children(symbol, "mirror"):
            raise FileError("A symbol is turned or mirrored.")
        fields = {bare(item[1]): bare(item[2]) for item in children(symbol, "property")}
        for pin in (pin for part in children(kind, "symbol") for pin in children(part, "pin")):
            dx, dy = numbers(pin, "at")[:2]
            at = root((round(x + dx, 2), round(y - dy, 2)))
            if children(kind, "power"):
                names.setdefault(at, set()).add(fields["Value"])
            else:
                pads.setdefault(at, set()).add((fields["Reference"], words(pin, "number")[0]))
    found: dict[str, set[tuple[str, str]]] = {}
    for at in {root(at): None for at in [*names, *pads]}:
        called = sorted({name for place, some in names.items() if root(place) == at for name in some})
        here = {pad for place, some in pads.items() if root(place) == at for pad in some}
        if len(called) > 1:
            raise FileError(f"One wire has the names {' and '.join(called)}.")
        found.setdefault(called[0] if called else ".".join(min(here)), set()).update(here)
    return found


def _ends(wire: Tree) -> tuple[Point, Point]:
    one, two = ((round(float(str(xy[1])), 2), round(float(str(xy[2])), 2)) for xy in children(child(wire, "pts"), "xy"))
    return one, two


def _point(tree: Tree) -> Point:
    x, y = numbers(tree, "at")[:2]
    return round(x, 2), round(y, 2)


def _on(at: Point, start: Point, end: Point) -> bool:
    xs, ys = sorted((start[0], end[0])), sorted((start[1], end[1]))
    return (start[0] == end[0] == at[0] and ys[0] <= at[1] <= ys[1]) or (
        start[1] == end[1] == at[1] and xs[0] <= at[0] <= xs[1]
    )


def no_connects(text: str) -> set[tuple[str, str]]:
    """The pads that the file marks as left free."""
    tree = parse(text)
    free = {_point(mark) for mark in children(tree, "no_connect")}
    library = {bare(symbol[1]): symbol for symbol in children(child(tree, "lib_symbols"), "symbol")}
    found = set()
    for symbol in children(tree, "symbol"):
        x, y = numbers(symbol, "at")[:2]
        reference = next(bare(item[2]) for item in children(symbol, "property") if bare(item[1]) == "Reference")
        for part in children(library[words(symbol, "lib_id")[0]], "symbol"):
            for pin in children(part, "pin"):
                dx, dy = numbers(pin, "at")[:2]
                if (round(x + dx, 2), round(y - dy, 2)) in free:
                    found.add((reference, words(pin, "number")[0]))
    return found
