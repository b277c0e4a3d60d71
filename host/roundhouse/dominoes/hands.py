"""Hands as integers: one bit per tile, so that a hand is compared, joined and searched in one step."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_

from roundhouse.dominoes.sets import DominoSet


def hand_of(tiles: Iterable[int]) -> int:
    """The hand that holds these tiles.

    >>> hand_of([0, 3])
    9
    """
    return reduce(or_, map((1).__lshift__, tiles), 0)


def tiles_in(hand: int) -> list[int]:
    """The tiles of a hand, lightest first.

    >>> tiles_in(9)
    [0, 3]
    """
    tiles = []
    while hand:
        lowest = hand & -hand
        tiles.append(lowest.bit_length() - 1)
        hand ^= lowest
    return tiles


def pips_in(hand: int, tiles: DominoSet) -> int:
    """The pips on all tiles of a hand."""
    return sum(map(tiles.pips.__getitem__, tiles_in(hand)))
