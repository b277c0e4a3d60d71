"""Reads a wiring plan back from its drawing and compares it with the circuit: which lines meet, what their labels say.

Only the positions of the boxes are known in advance; lines, dots and labels come from the SVG.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import unescape
from itertools import combinations, pairwise

from tools.hardware.model import GROUND, PICO, RAIL, Circuit, Pad
from tools.hardware.plan_layout import TOP, Sheet, pad_y

NUMBER = r"(-?[\d.]+)"
LINE = re.compile(
    rf'<line x1="{NUMBER}" y1="{NUMBER}" x2="{NUMBER}" y2="{NUMBER}" stroke="(#\w+)" stroke-width="{NUMBER}"'
    r'(?: stroke-dasharray="([^"]*)")?/>'
)
DOT = re.compile(rf'<circle cx="{NUMBER}" cy="{NUMBER}" r="[\d.]+" fill="#\w+" stroke="#fff"/>')
NAME = re.compile(rf'<text x="{NUMBER}" y="{NUMBER}" font-size="9.5" text-anchor="(\w+)" fill="#111">([^<]*)</text>')
SAID = re.compile(rf'<text x="{NUMBER}" y="{NUMBER}" font-size="{NUMBER}"([^>]*)>([^<]*)</text>')
SIZE = re.compile(rf'<svg [^>]*width="{NUMBER}" height="{NUMBER}"')
NAME_SIZE = 9.5
LETTER = 0.56  # width of a letter as a share of the font size
EDGES = ("#fff", "#ffffff")  # the white outline of a line, and the white core of one
BESIDE, ABOVE = 10.0, 6.0  # how far a label may be from the end of its wire

Point = tuple[float, float]


@dataclass
class Line:
    """One straight piece of a wire, and its look without color: width, pattern, white core."""

    start: Point
    end: Point
    look: tuple[float, str, bool]

    def meets(self, point: Point) -> bool:
        """Whether a point is on the line, ends included; lines are horizontal or vertical."""
        (x1, x2), (y1, y2) = (sorted(pair) for pair in zip(self.start, self.end, strict=True))
        return x1 <= point[0] <= x2 and y1 <= point[1] <= y2

    def passes(self, point: Point) -> bool:
        """Whether the line continues on both sides of a point."""
        return self.meets(point) and point not in (self.start, self.end)


def faults(hub: Circuit, sheet: Sheet, text: str) -> list[str]:
    """One sentence for each difference between the drawing and the circuit."""
    lines, pads = _lines(text), _pads(sheet)
    return [
        *_joints(hub, _groups(lines, pads)),
        *_unnamed(hub, lines, pads, text),
        *_dots(lines, text),
        *_alike(hub, sheet, lines),
        *_boxes(sheet, lines),
        *overlaps(text),
        *overruns(text),
    ]


def width(text: str) -> float:
    """The width of a drawing in pixels."""
    return float(SIZE.findall(text)[0][0])


def _lines(text: str) -> list[Line]:
    """The wires below the plan's header, which holds the legend."""
    found: dict[tuple[Point, Point], Line] = {}
    for x1, y1, x2, y2, color, width, dash in LINE.findall(text):
        ends = ((float(x1), float(y1)), (float(x2), float(y2)))
        if color not in EDGES:
            found[ends] = Line(*ends, (float(width), dash, False))
        elif ends in found:
            found[ends].look = (*found[ends].look[:2], True)
    return [line for line in found.values() if line.start[1] >= TOP]


def _pads(sheet: Sheet) -> dict[Point, Pad]:
    """The position of each pad."""
    return {
        (box.x + (box.width if right else 0), pad_y(box, row)): pad
        for box in sheet.boxes
        for pad, right, row in box.pads()
    }


def _groups(lines: list[Line], pads: dict[Point, Pad]) -> list[set[Pad]]:
    """The groups of connected pads: two lines are connected where one ends on the other."""
    of: dict[int, tuple[list[int], set[Pad]]] = {
        at: ([at], {pads[end] for end in (line.start, line.end) if end in pads}) for at, line in enumerate(lines)
    }
    near = _near(lines)
    for at, line in enumerate(lines):
        for end in (line.start, line.end):
            for other in near(end):
                kept, gone = of[at], of[other]
                if kept is not gone and lines[other].meets(end):
                    kept[0].extend(gone[0])
                    kept[1].update(gone[1])
                    of.update(dict.fromkeys(gone[0], kept))
    return [joined for _, joined in {id(group): group for group in of.values()}.values() if joined]


def _near(lines: list[Line]) -> Callable[[Point], list[int]]:
    """Returns a function that finds the lines that may go through a point, by its row and its column."""
    level: dict[float, list[int]] = {}
    upright: dict[float, list[int]] = {}
    for at, line in enumerate(lines):
        if line.start[0] == line.end[0]:
            upright.setdefault(line.start[0], []).append(at)
        else:
            level.setdefault(line.start[1], []).append(at)
    return lambda point: upright.get(point[0], []) + level.get(point[1], [])


def _joints(hub: Circuit, groups: list[set[Pad]]) -> Iterator[str]:
    """Pads that the plan connects and the circuit does not, and the other way around."""
    for net, pads in hub.nets.items():
        met = next((group for group in groups if pads[0] in group), {pads[0]})
        for pad in pads[1:]:
            if pad not in met:
                ends = f"{_say(hub, pad)} to {_say(hub, pads[0])}"
                yield f"The plan does not connect {ends}, as the circuit does in {net}."
        for pad in sorted(met - set(pads)):
            yield f"The plan connects {_say(hub, pad)} to {_say(hub, pads[0])}; the circuit does not."
        if len(pads) == 1 and not any(pads[0] in group for group in groups):
            yield f"The plan has no wire at {_say(hub, pads[0])}."


def _say(hub: Circuit, pad: Pad) -> str:
    return f"{hub.name(pad)} of {pad[0]}"


def _unnamed(hub: Circuit, lines: list[Line], pads: dict[Point, Pad], text: str) -> Iterator[str]:
    """Ends of wires that are not labeled with the other end."""
    names = [((float(x), float(y)), unescape(said)) for x, y, _, said in NAME.findall(text)]

    def said_at(point: Point) -> str:
        near = [said for (x, y), said in names if abs(x - point[0]) <= BESIDE and 0 <= point[1] - y <= ABOVE]
        return " ".join(near)

    for line in lines:
        for here, there in ((line.start, line.end), (line.end, line.start)):
            pad = pads.get(here)
            net = hub.net_of(pad) if pad else None
            if pad is None or net is None:
                continue
            rail = net in (RAIL, GROUND)
            wanted = (
                [" rail"] if rail else [word for other in hub.nets[net] if other != pad for word in _words(hub, other)]
            )
            if not all(word in said_at(here) for word in wanted):
                yield f"At {_say(hub, pad)} the plan does not say where its wire goes."
            if rail and not all(word in said_at(there) for word in _words(hub, pad)):
                yield f"The plan does not say on the rail that a wire goes to {_say(hub, pad)}."


def _words(hub: Circuit, pad: Pad) -> list[str]:
    """The words that a label must contain: its part and its pad."""
    return ["Pico" if pad[0] == PICO else pad[0], hub.name(pad)]


def _dots(lines: list[Line], text: str) -> Iterator[str]:
    """There is a dot exactly where wires join; a wire's own corner has none."""
    dots = {(float(x), float(y)) for x, y in DOT.findall(text)}
    ends = Counter(end for line in lines for end in (line.start, line.end))
    near = _near(lines)
    for point, count in sorted(ends.items()):
        through = any(lines[at].passes(point) for at in near(point))
        if (through or count > 2) and point not in dots:
            yield f"Wires join at {point[0]:g}, {point[1]:g} of the plan without a dot."
    for dot in sorted(dots - ends.keys()):
        yield f"The plan has a dot at {dot[0]:g}, {dot[1]:g}, where no wires join."


def _alike(hub: Circuit, sheet: Sheet, lines: list[Line]) -> Iterator[str]:
    """Wires at neighboring pads that look the same in gray."""
    looks = {end: line.look for line in lines for end in (line.start, line.end)}
    for box in sheet.boxes:
        for side, x in ((box.left, box.x), (box.right, box.x + box.width)):
            rows = [(pad, looks.get((x, pad_y(box, row)))) for row, pad in enumerate(side) if pad]
            for (one, look), (other, second) in pairwise([(pad, look) for pad, look in rows if look]):
                if look == second and hub.net_of(one) != hub.net_of(other):
                    yield f"The wires at {_say(hub, one)} and {_say(hub, other)} look alike in gray."


def _boxes(sheet: Sheet, lines: list[Line]) -> Iterator[str]:
    """Boxes that overlap or leave the sheet, and wires that cross boxes."""
    for one, other in combinations(sheet.boxes, 2):
        beside = one.x >= other.x + other.width or other.x >= one.x + one.width
        if not beside and one.y < other.y + other.height and other.y < one.y + one.height:
            yield f"{one.title} and {other.title} overlap in the plan."
    for box in sheet.boxes:
        if not (box.x > 0 and box.x + box.width < sheet.width and box.y >= TOP and box.y + box.height < sheet.height):
            yield f"{box.title} is off the sheet of the plan."
        for line in lines:
            (x1, x2), (y1, y2) = (sorted(pair) for pair in zip(line.start, line.end, strict=True))
            if x1 < box.x + box.width and box.x < x2 and y1 < box.y + box.height and box.y < y2:
                yield f"A wire of the plan crosses {box.title}."
                break


def overlaps(text: str) -> Iterator[str]:
    """Labels of wires that run into each other."""
    rows: dict[float, list[tuple[float, float, str]]] = {}
    for x, y, anchor, said in NAME.findall(text):
        rows.setdefault(float(y), []).append((*_span(float(x), anchor, NAME_SIZE, unescape(said)), unescape(said)))
    for row in rows.values():
        for (_, end, one), (start, _, other) in pairwise(sorted(row)):
            if start < end:
                yield f"The labels {one!r} and {other!r} of the plan run into each other."


def overruns(text: str) -> Iterator[str]:
    """Text that runs over the edge of the sheet, and a header that reaches into the plan."""
    width, height = map(float, SIZE.findall(text)[0])
    for x, y, size, more, said in SAID.findall(text):
        anchor = next((name for name in ("end", "middle") if f'"{name}"' in more), "start")
        left, right = _span(float(x), anchor, float(size), unescape(said))
        if left < 0 or right > width or not 0 < float(y) < height:
            yield f"The text {unescape(said)!r} runs over the edge of the plan."


def _span(x: float, anchor: str, size: float, said: str) -> tuple[float, float]:
    """Where a text begins and ends."""
    long = LETTER * size * len(said)
    left = x - {"start": 0.0, "middle": long / 2, "end": long}[anchor]
    return left, left + long
