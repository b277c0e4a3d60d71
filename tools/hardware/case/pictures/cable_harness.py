"""The wires in the pictures: as they lie in the hub that is open like a book, with the spine at the USB cable.

Each is a line of points with its thickness and its color.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from tools.hardware.case.plan.boxes import Box
from tools.hardware.case.plan.contents import TOGGLE, Fitted, connected_parts, contents, holder_at
from tools.hardware.case.plan.dimensions import SLOTS, Dimensions, around

PLUS, MINUS = (200, 40, 38), (34, 36, 40)
GRAY = ((96, 118, 176), (122, 142, 192))  # two shades, so that neighbors differ
WIRE = 1.3  # mm
BUNDLE = 3.5  # mm: the thickness of five wires
RING = 56.0  # mm from the middle: between the plugs and the cradle
SPINE = -118.0  # the y at which the wires leave the picture
KEYS_SOCKET, SWITCH_SOCKET = 32, 33
PLUS_PIN = 2.5  # mm: how far the plus pin of J31 is to the right of its middle, with the board as in the hub

Color = tuple[int, int, int]
Line = tuple[Sequence[tuple[float, float, float]], float, Color]


def lines(name: str, dimensions: Dimensions, fitted: Sequence[Fitted]) -> Iterator[Line]:
    """The wires of one picture, by their part: `deck`, `base`, `cells`."""
    boxes = {box.name: box for box in [*contents(dimensions), *connected_parts(dimensions, fitted)]}
    if name == "deck":
        yield from _deck(dimensions, boxes)
    elif name == "base":
        numbers = (*range(1, SLOTS + 2), KEYS_SOCKET, SWITCH_SOCKET)
        sockets = sorted((boxes[f"wires of J{number}"] for number in numbers), key=lambda box: box.middle)
        for rank, socket in enumerate(sockets):
            (x, y, top), out = socket.middle, (rank - len(sockets) // 2) * 5.0
            high = top + dimensions.bend + rank % 4 * BUNDLE
            points = ((x, y, top - 1), (x, y, high), (x * 0.9, y - 6, high), (out, -84.0, 29.0), (out, SPINE, 4.0))
            yield points, BUNDLE, GRAY[rank % 2]
    else:
        yield from _cells(dimensions, boxes)


def _deck(dimensions: Dimensions, boxes: dict[str, Box]) -> Iterator[Line]:
    """From each plug around the cradle to the spine, one below the other; engine, keys and switch straight there."""
    sides = {-1: 0, 1: 0}
    order = sorted(range(1, SLOTS + 1), key=lambda number: boxes[f"plug {number}"].middle[1])
    for number in order:
        x, y, low = boxes[f"plug {number}"].middle
        side = 1 if x > 0 else -1
        sides[side] += 1
        z = low - dimensions.bend - (sides[side] - 1) * BUNDLE
        start, end = math.degrees(math.atan2(y, x)), -90.0 + side * (12.0 + 4.0 * sides[side])
        start -= 360.0 if start > 90.0 else 0.0
        way = [around(RING, start + (end - start) * step / 8) for step in range(9)]
        points = [(x, y, low + 1), (x, y, z), *((a, b, z) for a, b in way)]
        out = side * (18.0 + 4.5 * sides[side])  # beside the alcove
        yield [*points, (out, -88.0, min(z, -4.0)), (out, SPINE, -6.0)], BUNDLE, GRAY[number % 2]
    x, y, low = boxes["engine plug"].middle
    low_end = low - dimensions.bend
    yield (
        [(x, y, low + 1), (x, y, low_end), (x, y - 20, low_end - 8), (0.0, -84.0, -8.0), (0.0, SPINE, -8.0)],
        BUNDLE,
        GRAY[1],
    )
    (x, y, low), switch = boxes["key board"].middle, boxes["power switch"]
    yield [(x, y, low + 1), (x, y, low - 6), (-10.0, -76.0, -8.0), (-10.0, SPINE, -8.0)], BUNDLE, GRAY[0]
    x, y = around(math.hypot(*switch.middle[:2]) - switch.size[0] / 2, TOGGLE)
    z = switch.bottom + switch.size[2] / 2
    yield [(x, y, z), (x * 0.9, y * 0.9, z), (x * 0.8, y - 12, 2.0), (62.0, SPINE, -4.0)], BUNDLE, GRAY[0]


def _cells(dimensions: Dimensions, boxes: dict[str, Box]) -> Iterator[Line]:
    """The cells' wires to J31: red is plus."""
    (jx, jy, jz), (x, y) = boxes["wires of J31"].middle, holder_at(dimensions)
    box = boxes["AA holder"]
    edge, top = x + box.size[0] / 2, box.top
    for ex, color, dy in ((jx + PLUS_PIN, PLUS, 3.0), (jx - PLUS_PIN, MINUS, -3.0)):
        start = (edge - 2, y - 14 + dy, top)
        way = ((edge, y - 14 + dy, top + 4), (ex, jy + 6, jz + 8), (ex, jy, jz + 6), (ex, jy, jz - 1))
        yield (start, *way), WIRE, color
