"""Reads the copper of a .kicad_pcb file without KiCad: pads with their nets, tracks, vias, poured islands.

The files of KiCad 6 to 9 are read, so that a board can be changed by hand in today's version and checked here.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from tools.hardware.pcb.sexpr import Tree, bare, child, children, numbers, parse, words
from tools.hardware.pcb.shapes import BACK, BOTH, FRONT, Pad, Point, Track, Via

LAYER = {"F.Cu": FRONT, "B.Cu": BACK}


@dataclass(frozen=True)
class Pour:
    """One island of a poured net."""

    net: str
    layer: int
    outline: tuple[Point, ...]


@dataclass(frozen=True)
class Board:
    """The copper of a board file."""

    pads: tuple[Pad, ...]
    tracks: tuple[Track, ...]
    vias: tuple[Via, ...]
    pours: tuple[Pour, ...]
    footprints: dict[str, str]  # reference -> library:name


def read(text: str) -> Board:
    """The copper in the text of a .kicad_pcb file. Raises ValueError if it is not one."""
    tree = parse(text)
    if tree[0] != "kicad_pcb":
        raise ValueError("This is not a KiCad board.")
    nets = {str(net[1]): bare(net[2]) for net in children(tree, "net")}
    pads: list[Pad] = []
    footprints = {}
    for footprint in children(tree, "footprint"):
        reference = _reference(footprint)
        if reference:
            footprints[reference] = bare(footprint[1])
        at = numbers(footprint, "at")
        pads += [_pad(pad, reference, at, nets) for pad in children(footprint, "pad") if pad[2] != "np_thru_hole"]
    tracks = [
        Track(
            nets[str(child(line, "net")[1])],
            _point(line, "start"),
            _point(line, "end"),
            numbers(line, "width")[0],
            LAYER[words(line, "layer")[0]],
        )
        for line in children(tree, "segment")
    ]
    vias = [
        Via(nets[str(child(via, "net")[1])], _point(via, "at"), numbers(via, "size")[0], numbers(via, "drill")[0])
        for via in children(tree, "via")
    ]
    pours = [
        Pour(
            nets[str(child(zone, "net")[1])],
            LAYER[words(island, "layer")[0]],
            tuple((float(str(xy[1])), float(str(xy[2]))) for xy in children(child(island, "pts"), "xy")),
        )
        for zone in children(tree, "zone")
        for island in children(zone, "filled_polygon")
    ]
    return Board(tuple(pads), tuple(tracks), tuple(vias), tuple(pours), footprints)


def _reference(footprint: Tree) -> str:
    """A footprint's reference: a text up to KiCad 7, a property since KiCad 8."""
    texts = [text for text in children(footprint, "fp_text") if text[1] == "reference"]
    return bare((texts or [field for field in children(footprint, "property") if field[1] == '"Reference"'])[0][2])


def _point(tree: Tree, head: str) -> Point:
    x, y = numbers(tree, head)[:2]
    return x, y


def _pad(pad: Tree, reference: str, at: list[float], nets: dict[str, str]) -> Pad:
    turn = math.radians(at[2] if len(at) > 2 else 0.0)
    place = numbers(pad, "at")
    x = at[0] + place[0] * math.cos(turn) + place[1] * math.sin(turn)
    y = at[1] - place[0] * math.sin(turn) + place[1] * math.cos(turn)
    w, h = numbers(pad, "size")
    if len(place) > 2 and round(place[2] / 90) % 2:
        w, h = h, w
    net = children(pad, "net")
    on = words(pad, "layers")
    layers = BOTH if "*.Cu" in on else tuple(LAYER[name] for name in on if name in LAYER)
    drill = numbers(pad, "drill")
    number = bare(pad[1])
    name = nets[str(net[0][1])] if net else f"alone {reference}.{number}"
    return Pad(reference, number, name, (x, y), (w / 2, h / 2), pad[3] in ("circle", "oval"), layers, *drill[:1])
