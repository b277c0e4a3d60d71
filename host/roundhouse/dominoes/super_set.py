"""The tiles of Super Train: the double-12 set and 21 tiles with a Train end, seven of them with a letter too (ST-1).

In text the Train end is `W`, as in wild: `5-W`, `W-W`, `S-W`. A number tells the three A tiles apart, `A1-W` to
`A3-W`; `A-W` means any of them.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from roundhouse.dominoes.sets import DominoSet

HIGHEST: Final = 12
ANYWHERE, DRAW, REVERSE, SKIP, TWICE = range(13, 18)
"""The letter ends, each with a Train at the other end of its tile."""
WILD: Final = 18
"""The Train end."""
WORTH: Final = 10
"""The points of each Train and each letter (ST-17)."""


class SuperSet(DominoSet):
    """The 112 tiles; `wilds` are those with a Train end, as bits.

    >>> tiles = super_set()
    >>> tiles.size, tiles.text(tiles.tile(5, WILD)), tiles.pips[tiles.tile(5, WILD)], tiles.read("W-S")[1] == WILD
    (112, '5-W', 15, True)
    """

    __slots__ = ("wilds",)

    def __init__(self) -> None:
        wilds = [(end, WILD) for end in range(WILD + 1)]
        super().__init__(HIGHEST, "ADRSTW", WORTH, [*wilds, (ANYWHERE, WILD), (ANYWHERE, WILD)])
        self.wilds: Final = self.with_end[WILD]

    @property
    def name(self) -> str:
        """`Super Train`."""
        return "Super Train"

    def __repr__(self) -> str:
        return "super_set()"

    def __reduce__(self) -> tuple[object, tuple[int, ...]]:
        return super_set, ()


@cache
def super_set() -> SuperSet:
    """The set of Super Train, made once and shared."""
    return SuperSet()
