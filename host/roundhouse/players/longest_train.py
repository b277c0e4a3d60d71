"""The best line that a hand can lay on one open end: bounded work, always the same answer.

Finding the longest train of a hand is a search for the longest trail in a graph (numbers are its points, tiles its
edges), which takes exponential time in the worst case. The search remembers what it has found for each rest of
the hand, tries heavy tiles first, and once it has looked at `budget` of them it goes back to no other choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from roundhouse.dominoes import DominoSet

BUDGET: Final = 250
"""How many rests of the hand are looked at: enough for the best line of 15 tiles, and 99 % of that of 22."""


class Line(NamedTuple):
    """Tiles in the order they would be laid, and what they are worth together."""

    tiles: tuple[int, ...]
    value: int


@lru_cache(maxsize=1 << 15)
def longest_train(tiles: DominoSet, hand: int, end: int, bonus: int, budget: int = BUDGET) -> Line:
    """The line of tiles of `hand` from the open number `end` that is worth most: its pips, and `bonus` for each tile.

    With a great bonus it is the longest, with none the heaviest. A double is laid as soon as the line comes to it.

    >>> from roundhouse.dominoes import double_set, hand_of
    >>> six = double_set(6)
    >>> hand = hand_of(six.tile(*ends) for ends in ((6, 1), (6, 5), (5, 5), (5, 2), (2, 1), (4, 3)))
    >>> [six.text(tile) for tile in longest_train(six, hand, 6, bonus=50).tiles]
    ['5-6', '5-5', '2-5', '1-2', '1-6']
    """
    worth = _worths(tiles, bonus)
    search = _Search(tiles, worth, budget)
    value = search.value(hand, end)
    line: list[int] = []
    while (first := search.first.get((hand, end), -1)) >= 0:
        line.append(first)
        hand, end = hand & ~(1 << first), tiles.other_end(first, end)
    return Line(tuple(line), value)


@lru_cache(maxsize=32)
def _worths(tiles: DominoSet, bonus: int) -> tuple[int, ...]:
    return tuple(pips + bonus for pips in tiles.pips)


class _Search:
    """The values of the lines met so far, and the tile that each begins with."""

    def __init__(self, tiles: DominoSet, worth: Sequence[int], budget: int) -> None:
        self.tiles, self.worth, self.budget = tiles, worth, budget
        self.values: dict[tuple[int, int], int] = {}
        self.first: dict[tuple[int, int], int] = {}

    def value(self, hand: int, end: int) -> int:
        key = hand, end
        known = self.values.get(key)
        if known is not None:
            return known
        fitting = hand & self.tiles.with_end[end]
        best, first = 0, -1
        if fitting:
            double = self.tiles.double[end]
            if fitting >> double & 1:
                fitting = 1 << double
            while fitting and (first < 0 or len(self.values) < self.budget):
                tile = fitting.bit_length() - 1
                fitting ^= 1 << tile
                value = self.worth[tile] + self.value(hand & ~(1 << tile), self.tiles.other_end(tile, end))
                if value > best or first < 0:
                    best, first = value, tile
        self.values[key] = best
        self.first[key] = first
        return best
