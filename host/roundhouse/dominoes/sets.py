"""A domino set: which tiles there are, and the numbers that stand for them in the whole project.

A tile is a small integer, its place in the set when the set is sorted by pips. A greater number is
therefore never a lighter tile, and a hand is an integer with one bit per tile (see `hands`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal, TypeAlias

from roundhouse.catalogs import Message

UNKNOWN: Final = -1
"""A tile (or an end) that exists but is not known to the viewer."""
UNKNOWN_DOUBLE: Final = -2
"""A tile known only to be a double."""
_DASHES: Final = str.maketrans("/\N{EN DASH}", "--")
"""The marks that some write between the two ends of a tile."""


Half: TypeAlias = int | Literal["train", "A", "D", "R", "S", "T"]
"""The sign on a half of a tile: a number of pips, `"train"` for a wild end, or the letter of an action."""


class NotInSet(ValueError):
    """A text names no tile, or no end, of a set; `expected` says what would."""

    def __init__(self, expected: str, **facts: object) -> None:
        self.expected = Message(expected, **facts)
        super().__init__(f"expected {self.expected}")


class DominoSet:
    """The double-n set: every pair `a <= b` of 0..n once (C-1); with `symbols`, also tiles that bear those.

    Ends are numbered: 0..n are the numbers, each symbol is one more; `kinds` is how many that makes.
    `ends[tile]` is the pair (low, high); `pips[tile]` their sum, a symbol counting as told; `with_end[end]` the tiles
    that bear the end, as bits (`with_end[UNKNOWN]`: all of them, since any may fit an end nobody knows);
    `double[end]` is the double of it (`UNKNOWN` if there is none); `doubles` and `everything` are bits.

    >>> tiles = double_set(12)
    >>> tiles.size, tiles.text(tiles.tile(5, 3)), tiles.text(tiles.tile(3, 5), joined=5)
    (91, '3-5', '5-3')
    """

    __slots__ = (
        "_names",
        "_tiles",
        "double",
        "doubles",
        "ends",
        "everything",
        "highest",
        "kinds",
        "pips",
        "size",
        "with_end",
    )

    def __init__(self, highest: int, symbols: str = "", worth: int = 0, more: Sequence[tuple[int, int]] = ()) -> None:
        self.highest: Final = highest
        self._names: Final = (*map(str, range(highest + 1)), *symbols)
        self.kinds: Final = len(self._names)
        counts = [end if end <= highest else worth for end in range(self.kinds)]
        pairs = [*((low, high) for high in range(highest + 1) for low in range(high + 1)), *more]
        self.ends: Final = tuple(sorted(pairs, key=lambda pair: (counts[pair[0]] + counts[pair[1]], pair[1], pair[0])))
        self.size: Final = len(self.ends)
        self.pips: Final = tuple(counts[low] + counts[high] for low, high in self.ends)
        self.everything: Final = (1 << self.size) - 1
        # By ends: more than one tile where several look the same.
        self._tiles: Final[dict[tuple[int, int], list[int]]] = {}
        for tile, pair in enumerate(self.ends):
            self._tiles.setdefault(pair, []).append(tile)
        self.double: Final = tuple(self._tiles.get((end, end), [UNKNOWN])[0] for end in range(self.kinds))
        self.doubles: Final = sum(1 << tile for tile in self.double if tile >= 0)
        self.with_end: Final = (
            *(sum(1 << tile for tile, pair in enumerate(self.ends) if end in pair) for end in range(self.kinds)),
            self.everything,
        )

    def tile(self, one: int, other: int) -> int:
        """The tile with these two ends, in either order; the first of several. Raises KeyError if there is none."""
        return self._tiles[(one, other) if one <= other else (other, one)][0]

    def other_end(self, tile: int, end: int) -> int:
        """The end that stays open when `end` lies against a train."""
        low, high = self.ends[tile]
        return high if end == low else low

    def is_double(self, tile: int) -> bool:
        """Whether both ends bear the same number; an unknown tile counts only if it is known to be a double."""
        return tile == UNKNOWN_DOUBLE or (tile >= 0 and bool(self.doubles >> tile & 1))

    def text(self, tile: int, joined: int | None = None, which: bool = True) -> str:
        """`3-5`; the joined end first when one is given; `?` and `?=?` for the two unknown tiles.

        Tiles that look the same are told apart by a number (`A2-W`) unless it does not matter `which` it is.
        """
        if tile < 0:
            return "?=?" if tile == UNKNOWN_DOUBLE else "?"
        low, high = self.ends[tile]
        first, last = (high, low) if joined == high else (low, high)
        alike = self._tiles[low, high]
        if len(alike) == 1 or not which:
            return f"{self._names[first]}-{self._names[last]}"
        number = str(alike.index(tile) + 1)
        return "-".join(self._names[end] + (number if end == low else "") for end in (first, last))

    def end_text(self, end: int) -> str:
        """An end as text; `?` for one that nobody saw."""
        return self._names[end] if end >= 0 else "?"

    def read_end(self, text: str) -> int:
        """The end that `text` names. Raises NotInSet when the set has no such end."""
        if text == "?":
            return UNKNOWN
        name = str(int(text)) if text.isdecimal() else text.upper()
        if name not in self._names:
            symbols = "".join(f", {name}" for name in self._names[self.highest + 1 :])
            raise NotInSet("notation/open-end-of-set", set=self.name, highest=self.highest, symbols=symbols, text=text)
        return self._names.index(name)

    def read(self, text: str) -> tuple[int, int]:
        """The tile that `text` names, the first where it may be several, and the end written first.

        Raises NotInSet when the text is not a tile of this set.

        >>> double_set(6).read("5-3")
        (20, 5)
        """
        if text in ("?", "?=?"):
            return (UNKNOWN if text == "?" else UNKNOWN_DOUBLE), UNKNOWN
        tiles, first = self.named(text)
        return tiles[0], first

    def named(self, text: str) -> tuple[Sequence[int], int]:
        """The tiles that `text` may mean (three that look the same: `A-W`; one: `A2-W`), and the end written first.

        Raises NotInSet when the text is not a tile of this set.
        """
        one, dash, other = text.translate(_DASHES).partition("-")
        (first, first_copy), (last, last_copy) = self._half(one), self._half(other)
        if not dash or first is None or last is None:
            raise self._no_tile(text)
        alike = self._tiles.get((first, last) if first <= last else (last, first), ())
        copy = first_copy or last_copy
        if not alike or copy > len(alike) or (first_copy and last_copy):
            raise self._no_tile(text)
        return (alike[copy - 1 : copy] if copy else alike), first

    def _no_tile(self, text: str) -> NotInSet:
        return NotInSet("notation/tile-of-set", set=self.name, text=text)

    def _half(self, text: str) -> tuple[int | None, int]:
        """The end that a half of a tile's text names (None: it can be none), and which of several tiles it tells."""
        if text.isdecimal():
            # A number too high is an end that no tile has; it must not be taken for a symbol's.
            return (int(text) if int(text) <= self.highest else UNKNOWN_DOUBLE), 0
        symbol, copy = text[:1].upper(), text[1:]
        if symbol not in self._names or (copy and not (copy.isdecimal() and int(copy))):
            return None, 0
        return self._names.index(symbol), int(copy or 0)

    @property
    def name(self) -> str | Message:
        """`double-12`."""
        return Message("notation/set-name", highest=self.highest)

    def __repr__(self) -> str:
        return f"double_set({self.highest})"

    def __reduce__(self) -> tuple[object, tuple[int, ...]]:
        return double_set, (self.highest,)


@cache
def double_set(highest: int) -> DominoSet:
    """The double-n set, made once and shared."""
    return DominoSet(highest)
