"""Reads a .kicad_sch file without KiCad: its parts, and the nets that its wires, labels and power symbols make.

One sheet is read, of KiCad 6 or newer. `kicad-cli`, where there is one, reads the same file by KiCad's own rules.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from tools.hardware.model import Pad
from tools.hardware.pcb.sexpr import Tree, bare, child, children, numbers, parse, words
from tools.hardware.pcb.shapes import Point

Wire = tuple[Point, Point]

SHEETS = {"A5": (210.0, 148.0), "A4": (297.0, 210.0), "A3": (420.0, 297.0)}


class FileError(ValueError):
    """The text is no schematic that this module can read."""


@dataclass(frozen=True)
class Symbol:
    """A part on the sheet: its symbol, footprint and value, and where each of its pins connects."""

    kind: str
    footprint: str
    value: str
    pins: dict[str, Point]


@dataclass(frozen=True)
class Schematic:
    """Parts by reference, net -> its pads, and the pads that are marked as free."""

    parts: dict[str, Symbol]
    nets: dict[str, set[Pad]]
    free: set[Pad]


def read(text: str) -> Schematic:
    """The content of a sheet. A net without a name is called after one of its pads. Raises FileError."""
    tree = parse(text)
    if tree[0] != "kicad_sch":
        raise FileError("This is not a KiCad schematic.")
    if children(tree, "sheet"):
        raise FileError("The schematic has sheets below it; keep each board's on one sheet.")
    library = {bare(symbol[1]): symbol for symbol in children(child(tree, "lib_symbols"), "symbol")}
    parts: dict[str, Symbol] = {}
    names: list[tuple[str, Point]] = []
    for kind in ("global_label", "label"):
        names += [(bare(label[1]), _point(label)) for label in children(tree, kind)]
    for symbol in children(tree, "symbol"):
        fields = {bare(item[1]): bare(item[2]) for item in children(symbol, "property")}
        kind = words(symbol, "lib_id")[0]
        pins = dict(_pins(symbol, library[kind]))
        if children(library[kind], "power"):
            if not kind.endswith(":PWR_FLAG"):
                names += [(fields["Value"], at) for at in pins.values()]
        else:
            parts[fields["Reference"]] = Symbol(kind, fields.get("Footprint", ""), fields["Value"], pins)
    wires = [_ends(wire) for wire in children(tree, "wire")]
    marks = {_point(mark) for mark in children(tree, "no_connect")}
    pads = {(reference, number): at for reference, part in parts.items() for number, at in part.pins.items()}
    return Schematic(parts, _nets(wires, names, pads), {pad for pad, at in pads.items() if at in marks})


def sheet(text: str) -> tuple[float, float]:
    """Width and height of the sheet in millimeters. Raises FileError if its size is no landscape of `SHEETS`."""
    size = words(parse(text), "paper")
    if len(size) != 1 or size[0] not in SHEETS:
        raise FileError(f"The sheet has the size {' '.join(size)}; choose one of {', '.join(SHEETS)}, landscape.")
    return SHEETS[size[0]]


def _nets(
    wires: list[tuple[Point, Point]], names: list[tuple[str, Point]], pads: dict[Pad, Point]
) -> dict[str, set[Pad]]:
    """Joins what touches: ends of wires, pins and labels, each also in the middle of a wire, and equal names."""
    joined: dict[Point, Point] = {}

    def root(point: Point) -> Point:
        while joined.setdefault(point, point) != point:
            point = joined[point]
        return point

    for start, end in wires:
        joined[root(start)] = root(end)
    touching = [*(end for wire in wires for end in wire), *(at for _, at in names), *pads.values()]
    for at in touching:
        for start, end in wires:
            if _on(at, start, end):
                joined[root(at)] = root(start)
    called: dict[Point, set[str]] = {}
    for name, at in names:
        called.setdefault(root(at), set()).add(name)
    found: dict[str, set[Pad]] = {}
    groups: dict[Point, set[Pad]] = {}
    for pad, at in pads.items():
        groups.setdefault(root(at), set()).add(pad)
    for at in {*called, *groups}:
        here = called.get(at, set())
        if len(here) > 1:
            raise FileError(f"One wire has the names {' and '.join(sorted(here))}.")
        ends = groups.get(at, set())
        found.setdefault(next(iter(here)) if here else ".".join(min(ends)), set()).update(ends)
    return found


def _pins(symbol: Tree, kind: Tree) -> Iterator[tuple[str, Point]]:
    """Where each pin of a placed symbol connects. The library counts y upward; a symbol is turned, then mirrored."""
    x, y, degrees = numbers(symbol, "at")
    turn = math.radians(degrees)
    mirror = words(symbol, "mirror")
    for part in children(kind, "symbol"):
        for pin in children(part, "pin"):
            across, up = numbers(pin, "at")[:2]
            dx = across * math.cos(turn) - up * math.sin(turn)
            dy = across * math.sin(turn) + up * math.cos(turn)
            at = (x + (-dx if "y" in mirror else dx), y - (-dy if "x" in mirror else dy))
            yield words(pin, "number")[0], (round(at[0], 2), round(at[1], 2))


def _ends(wire: Tree) -> Wire:
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
