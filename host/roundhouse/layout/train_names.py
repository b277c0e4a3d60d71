"""The places where the names of the trains stand: clear of every tile."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.layout.measures import Bounds, Measures, OrientedBox

ABOVE_SIGN, ABOVE_TILE = 16.5, 4.5
"""The distance of a name from the middle of the sign and from a tile's edge, px at 1280 x 800: the tallest badge ends
there, and the ring of a last play."""

INSET = 1
"""The distance of a name from both ends of its room, px at 1280 x 800."""


def name_area(sign: Bounds, side: int, first: Sequence[OrientedBox | None], measures: Measures) -> Bounds:
    """The place where a train's name can stand: above its sign, and above the first places up to a crosswise one.

    `sign` is the place of badge and marker; `first` are the tiles and the place where the train grows inward, or the
    place of the first tile if the train is empty (no rule allows a double there). A double in the row above may lie
    crosswise.
    """
    left, top, right, bottom = sign
    y, scale = (top + bottom) / 2, measures.scale
    for tile in first:
        if tile is None or tile.row or tile.height > tile.width:
            break
        left, right = (left, tile.box[2]) if side > 0 else (tile.box[0], right)
    above = measures.pitch - measures.length / 2
    below = max(ABOVE_SIGN * scale, measures.length / 4 + ABOVE_TILE * scale, measures.plate_room / 2 + INSET * scale)
    return left + INSET * scale, y - above, right - INSET * scale, y - below
