"""The version in the printed pieces: digits of seven strokes, cut into the base's underside and the deck's inside.

Strokes are boxes, so no font of the machine changes a piece, and `shows` reads them back from an STL file.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from tools.hardware.case import mesh
from tools.hardware.case.boxes import Box
from tools.hardware.case.dimensions import Dimensions, Point
from tools.hardware.case.mesh import Triangles

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
DECK = 3.0  # mm: the thickness of the deck, on which the shell is printed


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
    """What is cut out of the shell or the base. The base's text reads from below, and so does the shell's."""
    surface = dimensions.under_deck if piece == "shell" else 0.0
    low = surface - 0.5
    x, y = AT[piece]
    return [Box("version", (x - dx, y + dy, low), (long, high, DEEP + 0.5)) for dx, dy, long, high in strokes(version)]


def shows(triangles: Triangles, version: str, flip: bool, turn: float = 0.0) -> bool:
    """Whether a mesh in printing position has exactly the strokes of this version; `flip`: it is the shell's.
    `turn`: the degrees by which it lies turned on the bed.

    The floors of the strokes are the only faces at their height; their outline tells where the text is.
    """
    surface = float(triangles[:, :, 2].min()) if not flip else DECK
    floor = surface - DEEP if flip else surface + DEEP
    sunk = triangles[np.abs(triangles[:, :, 2] - floor).max(axis=1) < 0.02]
    if not len(sunk):
        return False
    cos, sin = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    found = sunk[:, :, :2] @ np.array([[cos, -sin], [sin, cos]]) * np.array([-1.0, -1.0 if flip else 1.0])
    low = found.reshape(-1, 2).min(axis=0)
    flat = np.dstack([found, np.zeros(found.shape[:2])])
    wanted = list(strokes(version))
    lows = np.array([(x - long / 2, y - wide / 2) for x, y, long, wide in wanted]).min(axis=0)
    highs = np.array([(x + long / 2, y + wide / 2) for x, y, long, wide in wanted]).max(axis=0)
    if np.abs(found.reshape(-1, 2).max(axis=0) - low - highs + lows).max() > 0.05:
        return False  # longer or shorter
    shift = low - lows
    others = [_stroke(name, x) for character, x in places(version) for name in STROKES if character != "."]

    def there(stroke: tuple[float, float, float, float]) -> bool:
        return len(mesh.line_crossings(flat, stroke[0] + shift[0] + 0.11, stroke[1] + shift[1] + 0.07)) > 0

    return all(map(there, wanted)) and not any(there(stroke) for stroke in others if stroke not in wanted)
