"""The best line that a hand can lay on one open end: bounded work, always the same answer.

Finding the longest train of a hand is a search for the longest trail in a graph (numbers are its points, tiles its
edges), which takes exponential time in the worst case. The search remembers what it found for each remaining hand,
tries heavy tiles first, and no longer backtracks once it has examined `BUDGET` hands.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from roundhouse.dominoes import UNKNOWN, tiles_in
from roundhouse.games.position import Rules

BUDGET: Final = 250
"""How many remaining hands are examined: enough for the best line of 15 tiles, and 99 % of that of 22."""


class PlannedTrain(NamedTuple):
    """Tiles in the order they would be laid, what they are worth together, and the end that each leaves open.

    `complete`: the search has tried every line, so that there is no better one.
    """

    tiles: tuple[int, ...] = ()
    value: int = 0
    opens: tuple[int, ...] = ()
    complete: bool = True


@lru_cache(maxsize=1 << 15)
def longest_train(game: Rules, hand: int, end: int, bonus: int, budget: int = BUDGET) -> PlannedTrain:
    """The line of tiles of `hand` from the open `end` that is worth the most: its pips, and `bonus` for each tile.

    With a large bonus it is the longest line, with none the heaviest. A double is laid as soon as the line reaches it.

    >>> from roundhouse.dominoes import hand_of
    >>> from roundhouse.games import MexicanTrain
    >>> game, tiles = MexicanTrain(2), MexicanTrain(2).tiles
    >>> hand = hand_of(tiles.tile(*ends) for ends in ((6, 1), (6, 5), (5, 5), (5, 2), (2, 1), (4, 3)))
    >>> [tiles.text(tile) for tile in longest_train(game, hand, 6, bonus=50).tiles]
    ['5-6', '5-5', '2-5', '1-2', '1-6']
    """
    search = _Search(game, bonus, budget)
    value = search.value(hand, end)
    line: list[int] = []
    ends: list[int] = []
    while True:
        _, tile, opens = search.found[hand, end]
        if tile < 0:
            return PlannedTrain(tuple(line), value, tuple(ends), search.complete)
        hand, end = hand & ~(1 << tile), opens
        line.append(tile)
        ends.append(opens)


@lru_cache(maxsize=32)
def _worths(game: Rules, bonus: int) -> tuple[int, ...]:
    return tuple(pips + bonus for pips in game.tiles.pips)


@lru_cache(maxsize=32)
def _opened(game: Rules) -> tuple[dict[int, tuple[int, ...]], ...]:
    """For each open end: the tiles that fit it, each with the ends it may leave open."""
    opened, fitting = game.play_table.opened, game.fitting
    return tuple({tile: opened(tile, end) for tile in tiles_in(fitting[end])} for end in range(game.tiles.kinds))


class _Search:
    """What was found for each hand and open end: the best line's value, its first tile (-1: none), what that opens."""

    def __init__(self, game: Rules, bonus: int, budget: int) -> None:
        self.worth, self.opened, self.budget = _worths(game, bonus), _opened(game), budget
        self.fitting, self.double = game.fitting, game.tiles.double
        self.complete = True
        self.found: dict[tuple[int, int], tuple[int, int, int]] = {}

    def value(self, hand: int, end: int) -> int:
        """The value of the best line of `hand` from the open `end`."""
        known = self.found.get((hand, end))
        if known is not None:
            return known[0]
        fitting = hand & self.fitting[end]
        best, first, leaves = 0, UNKNOWN, UNKNOWN
        if fitting:
            double = self.double[end]
            if double >= 0 and fitting >> double & 1:
                fitting = 1 << double
            opened = self.opened[end]
            while fitting and (first < 0 or len(self.found) < self.budget):
                tile = fitting.bit_length() - 1
                bit = 1 << tile
                fitting ^= bit
                for opens in opened[tile]:
                    value = self.worth[tile] + self.value(hand ^ bit, opens)
                    if value > best or first < 0:
                        best, first, leaves = value, tile, opens
            if fitting:
                self.complete = False
        self.found[hand, end] = best, first, leaves
        return best
