"""The version in the printed pieces: digits of seven strokes, cut into the base's underside and the deck's inside.

Strokes are boxes, so no font of the machine changes a piece.
"""

from __future__ import annotations

from collections.abc import Iterator

from tools.hardware.case.plan.boxes import Box
from tools.hardware.case.plan.dimensions import Dimensions, Point

WIDE, HIGH, THICK = 4.0, 8.0, 1.2  # mm: a digit and its strokes
PITCH, DOT_PITCH = 6.4, 3.4
DEEP = 0.6
# Stroke -> its middle and its direction, in halves of a digit: right of the middle, up, and whether it stands.
STROKES = {
    "a": (0, 1, False),
    "b": (1, 0.5, True),
    "c": (1, -0.5, True),
    "d": (0, -1, False),
    "e": (-1, -0.5, True),
    "f": (-1, 0.5, True),
    "g": (0, 0, False),
}
DIGITS = dict(
    zip("0123456789", "abcdef bc abged abgcd fgbc afgcd afgedc abc abcdefg abcdfg".split(), strict=True)  # noqa: SIM905
)
AT: dict[str, Point] = {"shell": (0.0, 38.0), "base": (0.0, -30.0)}


def places(text: str) -> Iterator[tuple[str, float]]:
    """Each character and the x of its middle; the text is centered."""
    widths = [DOT_PITCH if character == "." else PITCH for character in text]
    at = -sum(widths) / 2
    for character, width in zip(text, widths, strict=True):
        yield character, at + width / 2
        at += width


def strokes(text: str) -> Iterator[tuple[float, float, float, float]]:
    """The strokes of a text: x, y, length along x, length along y."""
    for character, x in places(text):
        if character == ".":
            yield x, -HIGH / 2, THICK, THICK
        for stroke in DIGITS.get(character, ""):
            yield _stroke(stroke, x)


def _stroke(stroke: str, x: float) -> tuple[float, float, float, float]:
    right, up, stands = STROKES[stroke]
    long = (HIGH / 2 if stands else WIDE) + THICK
    return x + right * WIDE / 2, up * HIGH / 2, THICK if stands else long, long if stands else THICK


def cuts(dimensions: Dimensions, piece: str, version: str) -> list[Box]:
    """The solid that is cut out of the shell or the base. The base's text reads from below, and so does the shell's."""
    surface = dimensions.under_deck if piece == "shell" else 0.0
    low = surface - 0.5
    x, y = AT[piece]
    return [Box("version", (x - dx, y + dy, low), (long, high, DEEP + 0.5)) for dx, dy, long, high in strokes(version)]
