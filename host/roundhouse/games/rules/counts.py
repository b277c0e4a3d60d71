"""Counts of hands that are told and not shown: their pips, or their tiles where the game counts these (BT-6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from roundhouse.dominoes import tiles_in
from roundhouse.games.core.position import Position, Rules


def counts_of(game: Rules, tiles: Iterable[int]) -> list[int]:
    """The amount that each of these tiles adds to the count of a hand."""
    return [1 if game.tile_points else game.hand_points(1 << tile) for tile in tiles]


def possible_sums(counts: Iterable[int]) -> int:
    """The sums that some of these counts can have, as bits.

    >>> [count for count in range(7) if possible_sums([1, 4]) >> count & 1]
    [0, 1, 4, 5]
    """
    sums = 1
    for count in counts:
        sums |= sums << count
    return sums


def can_count(position: Position, hands: Sequence[int]) -> bool:
    """Whether hands can count so much at the same time, none of which is empty."""
    counts = counts_of(position.game, tiles_in(position.unseen))
    sums = possible_sums(counts)
    return all(sums >> each & 1 for each in (*hands, sum(hands))) and list(hands).count(0) <= counts.count(0)
