"""Reads a .kicad_pcb file without KiCad: its copper, and where its parts, holes, texts and edges are.

The files of KiCad 6 to 9 are read, so that a board can be changed in any of them and checked here.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from tools.hardware.pcb.sexpr import Tree, bare, child, children, numbers, parse, words

FRONT, BACK = 0, 1
LAYER = {"F.Cu": FRONT, "B.Cu": BACK}

Point = tuple[float, float]


@dataclass(frozen=True)
class Pad:
    """A pad: a rectangle (`round`: with ends as round as they go) on the layers it has copper on."""

    owner: str
    number: str
    net: str
    center: Point
    half: tuple[float, float]
    round: bool
    layers: tuple[int, ...]
    drill: float = 0.0

    @property
    def name(self) -> str:
        return f"{self.owner}.{self.number}"

    def covers(self, point: Point) -> bool:
        """Whether a point is on the pad's copper."""
        corner = min(self.half) if self.round else 0.0
        beyond = (max(0.0, abs(a - b) - h + corner) for a, b, h in zip(point, self.center, self.half, strict=True))
        return math.hypot(*beyond) <= corner


@dataclass(frozen=True)
class Track:
    """A straight piece of copper with round ends."""

    net: str
    start: Point
    end: Point
    width: float


@dataclass(frozen=True)
class Via:
    """A plated hole from one layer to the other."""

    net: str
    center: Point
    size: float
    drill: float


@dataclass(frozen=True)
class Footprint:
    """A part: library:name, value, the middle of its courtyard from the board's, y up, and its turn to the left."""

    name: str
    value: str
    at: Point
    turn: float
    layer: int
    on_board_only: bool  # a hole or a mark, which no schematic has


@dataclass(frozen=True)
class SilkscreenText:
    """Words in the silkscreen, and their height."""

    words: str
    size: float


@dataclass(frozen=True)
class BoardFile:
    """The content of a board file. `corner`: its upper left corner, from which Gerber files count, y down."""

    pads: tuple[Pad, ...]
    tracks: tuple[Track, ...]
    vias: tuple[Via, ...]
    footprints: dict[str, Footprint]
    holes: tuple[tuple[float, float, float], ...]  # x and y from the middle, y up, and the diameter
    texts: tuple[SilkscreenText, ...]
    corner: Point
    size: Point

    def from_middle(self, point: Point) -> Point:
        """A point of the file from the board's middle, y up."""
        x, y = point[0] - self.corner[0] - self.size[0] / 2, self.corner[1] + self.size[1] / 2 - point[1]
        return round(x, 3), round(y, 3)


def read(text: str) -> BoardFile:
    """The content of a .kicad_pcb file. Raises ValueError if it is not one."""
    tree = parse(text)
    if tree[0] != "kicad_pcb":
        raise ValueError("This is not a KiCad board.")
    nets = {str(net[1]): bare(net[2]) for net in children(tree, "net")}
    tracks = [
        Track(
            nets[str(child(line, "net")[1])],
            _point(line, "start"),
            _point(line, "end"),
            numbers(line, "width")[0],
        )
        for line in children(tree, "segment")
    ]
    vias = [
        Via(nets[str(child(via, "net")[1])], _point(via, "at"), numbers(via, "size")[0], numbers(via, "drill")[0])
        for via in children(tree, "via")
    ]
    corner, size = _edges(tree)
    made = BoardFile((), tuple(tracks), tuple(vias), {}, (), (), corner, size)
    pads: list[Pad] = []
    holes = []
    texts = [_text(item) for item in children(tree, "gr_text") if words(item, "layer")[0].endswith("SilkS")]
    for footprint in children(tree, "footprint"):
        reference = _field(footprint, "reference")
        made.footprints[reference] = _footprint(footprint, made)
        for pad in children(footprint, "pad"):
            if pad[2] == "np_thru_hole":
                holes.append((*made.from_middle(_placed(footprint, numbers(pad, "at"))), numbers(pad, "drill")[0]))
            elif not made.footprints[reference].on_board_only:
                pads.append(_pad(pad, reference, footprint, nets))
        texts += [_text(item) for item in _fields(footprint) if _shown(item)]
    return replace(made, pads=tuple(pads), holes=tuple(holes), texts=tuple(texts))


def _edges(tree: Tree) -> tuple[Point, Point]:
    """The upper left corner of the outline, and its size."""
    points = [
        (float(str(item[1])), float(str(item[2])))
        for kind in ("gr_line", "gr_arc", "gr_rect")
        for line in children(tree, kind)
        if words(line, "layer") == ["Edge.Cuts"]
        for head in ("start", "mid", "end")
        for item in children(line, head)
    ]
    if not points:
        return (0.0, 0.0), (0.0, 0.0)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs), min(ys)), (round(max(xs) - min(xs), 3), round(max(ys) - min(ys), 3))


def _fields(footprint: Tree) -> list[Tree]:
    """The texts of a footprint; its reference and value are properties since KiCad 8."""
    return [*children(footprint, "fp_text"), *children(footprint, "property")]


def _field(footprint: Tree, name: str) -> str:
    """The reference or the value of a footprint."""
    found = [item for item in _fields(footprint) if bare(item[1]).lower() == name and len(item) > 3]
    return bare(found[0][2]) if found else ""


def _shown(text: Tree) -> bool:
    """Whether a text of a footprint is printed."""
    hidden = "hide" in text or any(word == "yes" for word in words(text, "hide"))
    hidden = hidden or any("hide" in item for item in children(text, "effects"))
    return not hidden and any(layer.endswith("SilkS") for layer in words(text, "layer"))


def _text(item: Tree) -> SilkscreenText:
    height = numbers(child(child(item, "effects"), "font"), "size")[0]
    return SilkscreenText(bare(item[2] if item[0] != "gr_text" else item[1]), height)


def _footprint(footprint: Tree, board: BoardFile) -> Footprint:
    court = [
        _placed(footprint, numbers([["at", *item[1:]]], "at"))
        for kind in ("fp_line", "fp_rect", "fp_arc")
        for line in children(footprint, kind)
        if words(line, "layer")[0].endswith("CrtYd")
        for head in ("start", "mid", "end")
        for item in children(line, head)
    ]
    for circle in children(footprint, "fp_circle"):
        if words(circle, "layer")[0].endswith("CrtYd"):
            radius = math.dist(_point(circle, "center"), _point(circle, "end"))
            x, y = _placed(footprint, numbers(circle, "center"))
            court += [(x - radius, y - radius), (x + radius, y + radius)]
    xs, ys = [x for x, _ in court], [y for _, y in court]
    place = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2) if court else _point(footprint, "at")
    at = board.from_middle(place)
    turn = (numbers(footprint, "at")[2:] or [0.0])[0] % 360
    layer = LAYER[words(footprint, "layer")[0]]
    only = "board_only" in words(footprint, "attr")
    return Footprint(bare(footprint[1]), _field(footprint, "value"), at, turn, layer, only)


def _placed(footprint: Tree, place: list[float]) -> Point:
    at = numbers(footprint, "at")
    turn = math.radians(at[2] if len(at) > 2 else 0.0)
    x = at[0] + place[0] * math.cos(turn) + place[1] * math.sin(turn)
    return x, at[1] - place[0] * math.sin(turn) + place[1] * math.cos(turn)


def _point(tree: Tree, head: str) -> Point:
    x, y = numbers(tree, head)[:2]
    return x, y


def _pad(pad: Tree, reference: str, footprint: Tree, nets: dict[str, str]) -> Pad:
    place = numbers(pad, "at")
    w, h = numbers(pad, "size")
    if len(place) > 2 and round(place[2] / 90) % 2:
        w, h = h, w
    net = children(pad, "net")
    on = words(pad, "layers")
    layers = (FRONT, BACK) if "*.Cu" in on else tuple(LAYER[name] for name in on if name in LAYER)
    drill = numbers(pad, "drill")
    number = bare(pad[1])
    name = nets[str(net[0][1])] if net else ""
    if not name or name.startswith("unconnected-"):  # so KiCad calls the net of a pad that stays free
        name = f"alone {reference}.{number}"
    at = _placed(footprint, place)
    return Pad(reference, number, name, at, (w / 2, h / 2), pad[3] in ("circle", "oval"), layers, *drill[:1])
