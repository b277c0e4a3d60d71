"""The extra state of a game, in named bit fields of one integer: `Position.extra_state`.

A field that is empty is 0 there, so that a position with nothing to remember has `extra_state` 0. In a position's line
each field that is not empty is written by its name (`last_tile=B`).
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from roundhouse.games.core.words import Word


class FieldKind(Enum):
    """The kind of value in a field of a position, which decides how it is written. A game remembers the first five."""

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
    TILES = "tiles"
    """Tiles, as bits."""
    DOUBLES = "doubles"
    """The numbers of doubles, as bits."""
    STAGE = "stage"
    """A `Stage`."""
    PARTS = "parts"
    """No one value: something for each train or seat."""


class StateField:
    """Some bits of the extra state, from `start` on, `width` of them (`mask`); `empty` is the value of an empty field.

    `of_turn`: what it says ends with the turn, whoever plays next.

    >>> last = StateField("last_tile", FieldKind.SEAT, 0, 4)
    >>> last.get(0), last.get(last.put(0, 2)), last.put(last.put(0, 2), -1)
    (-1, 2, 0)
    """

    __slots__ = ("_bits", "_start", "empty", "kind", "mask", "name", "of_turn", "width")

    def __init__(self, name: str, kind: FieldKind, start: int, width: int, *, of_turn: bool = False) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.empty: Final = -1 if kind in (FieldKind.SEAT, FieldKind.TILE) else 0
        self.width: Final = width
        self.of_turn: Final = of_turn
        self._start: Final = start
        self._bits: Final = (1 << width) - 1
        self.mask: Final = self._bits << start

    def get(self, extra_state: int) -> Word:
        return (extra_state >> self._start & self._bits) + self.empty

    def put(self, extra_state: int, value: int) -> int:
        return extra_state & ~self.mask | (value - self.empty) << self._start
