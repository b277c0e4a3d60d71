"""What a game has to remember beside what every position holds: named parts of `Position.memo`, one integer.

A part that says nothing is 0 there, so that a position with nothing to remember has `memo` 0; in a position's line each
part is a field of its own (`last_tile=B`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Kind(Enum):
    """What a part stands for, and so how it is written."""

    SEAT = "seat"
    """One seat; -1 is nobody."""
    SEATS = "seats"
    """Some seats, as bits."""
    TRAINS = "trains"
    """Some trains, as bits."""
    TILE = "tile"
    """One tile of the player in turn, which the others do not see; -1 is none, or one that nobody saw."""
    NUMBER = "number"
    """A number from 0."""


@dataclass(frozen=True, slots=True)
class Part:
    """Some bits of the memo, from `start` on, `width` of them.

    >>> last = Part("last_tile", Kind.SEAT, 0, 4)
    >>> last.of(0), last.of(last.put(0, 2)), last.put(last.put(0, 2), -1)
    (-1, 2, 0)
    """

    name: str
    kind: Kind
    start: int
    width: int

    @property
    def nothing(self) -> int:
        """The value that says nothing."""
        return -1 if self.kind in (Kind.SEAT, Kind.TILE) else 0

    def of(self, memo: int) -> int:
        """The part's value in a memo."""
        return (memo >> self.start & (1 << self.width) - 1) + self.nothing

    def put(self, memo: int, value: int) -> int:
        """The memo with another value in this part."""
        mask = (1 << self.width) - 1 << self.start
        return memo & ~mask | (value - self.nothing) << self.start
