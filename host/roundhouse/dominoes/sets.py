"""A domino set: which tiles there are, and the numbers by which the whole project knows them.

A tile is a small integer, its place in the set when the set is sorted by pips. A greater number is
therefore never a lighter tile, and a hand is an integer with one bit a tile (see `hands`).
"""

from __future__ import annotations

from functools import cache
from typing import Final

UNKNOWN: Final = -1
"""A tile (or an end) that is there but not known to who looks at it."""
UNKNOWN_DOUBLE: Final = -2
"""A tile of which only this is known: it is a double."""


class DominoSet:
    """The double-n set: every pair `a <= b` of 0..n once (C-1).

    `ends[tile]` is the pair (low, high); `pips[tile]` their sum; `with_end[number]` the tiles that
    bear the number, as bits (`with_end[UNKNOWN]`: all of them, since any may fit an end nobody knows);
    `double[number]` is the double of it; `doubles` and `everything` are bits.

    >>> tiles = double_set(12)
    >>> tiles.size, tiles.text(tiles.tile(5, 3)), tiles.text(tiles.tile(3, 5), joined=5)
    (91, '3-5', '5-3')
    """

    __slots__ = ("_numbers", "double", "doubles", "ends", "everything", "highest", "pips", "size", "with_end")

    def __init__(self, highest: int) -> None:
        self.highest: Final = highest
        pairs = [(low, high) for high in range(highest + 1) for low in range(high + 1)]
        self.ends: Final = tuple(sorted(pairs, key=lambda pair: (pair[0] + pair[1], pair[1])))
        self.size: Final = len(self.ends)
        self.pips: Final = tuple(low + high for low, high in self.ends)
        self.everything: Final = (1 << self.size) - 1
        self._numbers: Final = {pair: tile for tile, pair in enumerate(self.ends)}
        self.double: Final = tuple(self._numbers[number, number] for number in range(highest + 1))
        self.doubles: Final = sum(1 << tile for tile in self.double)
        self.with_end: Final = (
            *(sum(1 << tile for tile, pair in enumerate(self.ends) if number in pair) for number in range(highest + 1)),
            self.everything,
        )

    def tile(self, one: int, other: int) -> int:
        """The tile with these two ends, in either order.

        Raises KeyError when the set has no such tile.
        """
        return self._numbers[(one, other) if one <= other else (other, one)]

    def other_end(self, tile: int, end: int) -> int:
        """The end that stays open when `end` lies against a train."""
        low, high = self.ends[tile]
        return high if end == low else low

    def is_double(self, tile: int) -> bool:
        """Whether both ends bear the same number; an unknown tile is one only if that is known of it."""
        return tile == UNKNOWN_DOUBLE or (tile >= 0 and bool(self.doubles >> tile & 1))

    def text(self, tile: int, joined: int | None = None) -> str:
        """`3-5`; the joined end first when one is given; `?` and `?=?` for the two unknown tiles."""
        if tile < 0:
            return "?=?" if tile == UNKNOWN_DOUBLE else "?"
        low, high = self.ends[tile]
        first, last = (high, low) if joined == high else (low, high)
        return f"{self.end_text(first)}-{self.end_text(last)}"

    def end_text(self, end: int) -> str:
        """An end as it is written; `?` for one that nobody saw."""
        return str(end) if end >= 0 else "?"

    def read_end(self, text: str) -> int:
        """The end that `text` names. Raises ValueError when the set has no such end."""
        if text == "?":
            return UNKNOWN
        if not text.isdecimal() or int(text) > self.highest:
            raise ValueError(f"{text} is no end of a double-{self.highest} set: a number up to {self.highest}, or ?")
        return int(text)

    def read(self, text: str) -> tuple[int, int]:
        """The tile that `text` names and the end written first.

        Raises ValueError when the text is not a tile of this set.

        >>> double_set(6).read("5-3")
        (20, 5)
        """
        if text in ("?", "?=?"):
            return (UNKNOWN if text == "?" else UNKNOWN_DOUBLE), UNKNOWN
        first, dash, second = text.partition("-")
        if not (dash and first.isdecimal() and second.isdecimal()):
            raise ValueError(f"{text!r} is not a tile; write the two ends like 3-5")
        if max(int(first), int(second)) > self.highest:
            raise ValueError(f"{text} is not in a double-{self.highest} set")
        return self.tile(int(first), int(second)), int(first)

    @property
    def name(self) -> str:
        """`double-12`."""
        return f"double-{self.highest}"

    def __repr__(self) -> str:
        return f"double_set({self.highest})"

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return double_set, (self.highest,)


@cache
def double_set(highest: int) -> DominoSet:
    """The double-n set, made once and shared."""
    return DominoSet(highest)
