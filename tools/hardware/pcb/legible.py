"""Whether a plotted schematic can be read: its texts are clear of lines and of each other, and all is in the frame.

Boxes are (left, top, right, bottom) in millimeters of the sheet, y downward, as KiCad shows them.
"""

from __future__ import annotations

import re
from itertools import combinations, pairwise

Box = tuple[float, float, float, float]

CLEAR = 0.2  # mm around a text
FRAME = 12.0  # mm from the sheet's edge to the inner line of KiCad's frame
TITLE_BLOCK = (120.0, 44.0)  # mm from the sheet's right and lower edge
TEXT = re.compile(r'<g class="stroked-text">.*?</g>', re.DOTALL)
RECTANGLE = re.compile(r'<rect x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"')


def drawing(svg: str) -> tuple[list[Box], list[Box]]:
    """The boxes of the texts, and those of each straight piece of a line.

    >>> drawing('<g class="stroked-text"><path d="M1 1 L2 2 M3 1 L3 2"/></g><path d="M 0,4 5,4 5,6"/>')
    ([(1.0, 1.0, 3.0, 2.0)], [(0.0, 4.0, 5.0, 4.0), (5.0, 4.0, 5.0, 6.0)])
    """
    texts = [_around(_strokes(text)) for text in TEXT.findall(svg)]
    rest = TEXT.sub("", svg)
    lines = _strokes(rest)
    for left, top, width, height in (map(float, found) for found in RECTANGLE.findall(rest)):
        right, bottom = left + width, top + height
        lines += [(left, top, right, top), (left, bottom, right, bottom)]
        lines += [(left, top, left, bottom), (right, top, right, bottom)]
    return texts, lines


def faults(svg: str, sheet: tuple[float, float]) -> list[str]:
    """One sentence for each text that touches something, and for each that KiCad's frame or title block cuts."""
    texts, lines = drawing(svg)
    width, height = sheet
    block = (width - TITLE_BLOCK[0], height - TITLE_BLOCK[1], width, height)
    touching = [text for pair in combinations(set(texts), 2) if _near(*pair) for text in pair]
    touching += [text for text in texts if any(_near(text, line) for line in lines)]
    cut = [
        box
        for box in texts
        if min(box[:2]) < FRAME or box[2] > width - FRAME or box[3] > height - FRAME or _near(box, block)
    ]
    return [
        f"The text at ({left:.1f}, {top:.1f}) mm {what}."
        for boxes, what in ((touching, "touches a line or another text"), (cut, "is not inside the sheet's frame"))
        for left, top, _, _ in sorted(set(boxes))
    ]


def _strokes(svg: str) -> list[Box]:
    """The boxes of the straight pieces of all paths; a path with an arc has none."""
    pieces = []
    for path in re.findall(r' d="([^"]*)"', svg):
        for stroke in path.split("M")[1:]:
            if "A" in stroke:
                continue
            points = [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+)[ ,](-?[\d.]+)", stroke)]
            ends = pairwise([*points, points[0]] if "Z" in stroke else points)
            pieces += [(min(a, c), min(b, d), max(a, c), max(b, d)) for (a, b), (c, d) in ends]
    return pieces


def _around(boxes: list[Box]) -> Box:
    left, top, right, bottom = zip(*boxes, strict=True)
    return min(left), min(top), max(right), max(bottom)


def _near(a: Box, b: Box) -> bool:
    return a[0] - CLEAR < b[2] and b[0] - CLEAR < a[2] and a[1] - CLEAR < b[3] and b[1] - CLEAR < a[3]
