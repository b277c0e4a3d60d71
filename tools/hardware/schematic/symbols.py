"""Symbols of a schematic: boxes for parts with many pins, the usual signs for those with two, and power signs.

Coordinates are millimeters, y down; all connection points lie on the grid.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

GRID = 2.54
HALF = 3 * GRID / 2  # from the middle of a part with two pins to each of them
LETTER = 1.1  # the width of a letter at the usual size

Point = tuple[float, float]


@dataclass(frozen=True)
class Pin:
    """A pin: where wires connect, and the direction from there into the part (one of 0, 90, 180, 270; 90 is up)."""

    number: str
    name: str
    at: Point
    angle: int
    length: float
    kind: str


@dataclass(frozen=True)
class Symbol:
    """A part's drawing around its own origin: strokes (closed ones are filled), circles, and pins."""

    name: str
    strokes: tuple[tuple[Point, ...], ...]
    pins: tuple[Pin, ...]
    size: Point = (0.0, 0.0)  # of a box; none if the pins' names are not shown
    power: bool = False


def on_grid(length: float) -> float:
    """The next length that is a multiple of the grid."""
    return math.ceil(round(length / GRID, 3)) * GRID


# Strokes of a part with two pins, the first pin above.
SIGNS: dict[str, tuple[tuple[Point, ...], ...]] = {
    "resistor": (((-1.0, -2.54), (1.0, -2.54), (1.0, 2.54), (-1.0, 2.54), (-1.0, -2.54)),),
    "capacitor": (
        ((-2.0, -0.6), (2.0, -0.6)),
        ((-2.0, 0.6), (2.0, 0.6)),
        ((0, -2.54), (0, -0.6)),
        ((0, 0.6), (0, 2.54)),
    ),
    "polarized": (
        ((-2.0, -0.6), (2.0, -0.6)),
        ((-2.0, 0.6), (-2.0, 1.2), (2.0, 1.2), (2.0, 0.6), (-2.0, 0.6)),
        ((0, -2.54), (0, -0.6)),
        ((0, 1.2), (0, 2.54)),
        ((-2.2, -1.8), (-1.2, -1.8)),
        ((-1.7, -2.3), (-1.7, -1.3)),
    ),
    "schottky": (
        ((-1.3, 1.27), (1.3, 1.27), (0, -1.27), (-1.3, 1.27)),
        ((-1.3, -0.7), (-1.3, -1.27), (1.3, -1.27), (1.3, -1.84)),
        ((0, -2.54), (0, 2.54)),
    ),
    "fuse": (((-0.8, -2.54), (0.8, -2.54), (0.8, 2.54), (-0.8, 2.54), (-0.8, -2.54)), ((0, -2.54), (0, 2.54))),
    "button": (
        ((0, -2.54), (0, -1.4), (-1.6, 1.2)),
        ((0, 2.54), (0, 1.4)),
        ((-0.9, 0), (-2.4, 0)),
        ((-2.4, -0.9), (-2.4, 0.9)),
    ),
    "other": (((-1.3, -2.54), (1.3, -2.54), (1.3, 2.54), (-1.3, 2.54), (-1.3, -2.54)),),
}


def sign_of(key: str, names: Sequence[str]) -> str:
    """Which of SIGNS a kind of part has, by its key in parts.toml and the names of its pads."""
    if key.startswith("c_"):
        return "polarized" if "+" in names else "capacitor"
    if key.startswith("r_"):
        return "resistor"
    return {"diode": "schottky", "fuse": "fuse", "fuse_usb": "fuse", "button": "button"}.get(key, "other")


def two_pins(key: str, pads: Mapping[str, tuple[str, str]], turn: int) -> Symbol:
    """A part with two pins, its first one above, turned against the clock by 0, 90, 180 or 270 degrees."""
    sign = sign_of(key, [name for name, _ in pads.values()])
    pins = [
        Pin(number, name, _turned((0, y), turn), (angle + turn) % 360, HALF - GRID, kind)
        for (number, (name, kind)), y, angle in zip(pads.items(), (-HALF, HALF), (270, 90), strict=True)
    ]
    strokes = tuple(tuple(_turned(point, turn) for point in stroke) for stroke in SIGNS[sign])
    return Symbol(f"{key}_{turn}", strokes, tuple(pins))


def _turned(point: Point, turn: int) -> Point:
    x, y = point
    return {0: (x, y), 90: (y, -x), 180: (-x, -y), 270: (-y, x)}[turn]


@dataclass(frozen=True)
class Sides:
    """The pins of a box by side: number -> distance from the upper edge, and the pins above and below in order."""

    left: Mapping[str, float]
    right: Mapping[str, float]
    top: Sequence[str]
    bottom: Sequence[str]


def box(key: str, pads: Mapping[str, tuple[str, str]], sides: Sides, texts: Sequence[str]) -> Symbol:
    """A box with its upper left corner at the origin, as large as its pins and its texts need."""

    def longest(numbers: Sequence[str] | Mapping[str, float]) -> float:
        return max((len(pads[number][0]) for number in numbers), default=0) * LETTER

    edge = max(len(sides.top), len(sides.bottom)) * GRID + max(len(text) for text in texts) * LETTER
    width = on_grid(max(longest(sides.left) + longest(sides.right) + 4.0, edge + 1.0, 4 * GRID))
    lowest = max([*sides.left.values(), *sides.right.values(), 0.0])
    below = longest(sides.bottom) + 1.0 if sides.bottom else 0.0
    height = on_grid(max(lowest + GRID + below, longest(sides.top) + 1.0 + below))
    pins = [_pin(pads, number, (-GRID, y), 0) for number, y in sides.left.items()]
    pins += [_pin(pads, number, (width + GRID, y), 180) for number, y in sides.right.items()]
    for numbers, y, angle in ((sides.top, -GRID, 270), (sides.bottom, height + GRID, 90)):
        first = width - len(numbers) * GRID
        pins += [_pin(pads, number, (first + at * GRID, y), angle) for at, number in enumerate(numbers)]
    outline = ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height), (0.0, 0.0))
    return Symbol(key, (outline,), tuple(pins), (width, height))


def _pin(pads: Mapping[str, tuple[str, str]], number: str, at: Point, angle: int) -> Pin:
    name, kind = pads[number]
    return Pin(number, name, at, angle, GRID, kind)


def head_room(pads: Mapping[str, tuple[str, str]], top: Sequence[str]) -> float:
    """How far below the upper edge of a box the first pin of its sides may lie."""
    return on_grid(max((len(pads[number][0]) for number in top), default=0) * LETTER + (GRID if top else 1.0))


def power_sign(net: str, ground: bool) -> Symbol:
    """Ground as a triangle that points down; a supply as an arrow that points up."""
    if ground:
        strokes: tuple[tuple[Point, ...], ...] = (
            ((0, 0), (0, 1.27)),
            ((-1.27, 1.27), (1.27, 1.27), (0, 2.54), (-1.27, 1.27)),
        )
    else:
        strokes = (((0, 0), (0, -2.54)), ((-0.8, -1.27), (0, -2.54), (0.8, -1.27)))
    return Symbol(net, strokes, (Pin("1", net, (0.0, 0.0), 270 if ground else 90, 0.0, "power"),), power=True)
