"""The names of the trains on the table: as large as the room between two rows allows."""

from __future__ import annotations

from roundhouse.layout.measures import Bounds
from roundhouse.layout.train_names import INSET
from roundhouse.window.drawing.lettering import size_of, width

SIZE, LEAST = 16, 12  # px at 1280 x 800
CAPITALS = 0.73
"""The height of a capital, in shares of the size of its letters."""


def min_name_width(name: str, scale: float) -> float:
    """The width that a name needs in the smallest letters, px."""
    return width(name, "SemiBold", size_of(LEAST, scale)) + 1 + 2 * INSET * scale  # one px for rounding


def name_size(name: str, room: Bounds, scale: float, text: float) -> int:
    """The size of a name in px: a name too long even in the smallest letters is cut.

    `scale` is that of the screen, `text` the viewer's factor for the height of letters.
    """
    left, top, right, bottom = room
    least = size_of(LEAST, scale)
    size = max(least, min(size_of(SIZE, scale * text), int((bottom - top) / CAPITALS)))
    while size > least and width(name, "SemiBold", size) > right - left:
        size -= 1
    return size
