"""The hidden tiles of one hand, in groups of which each is known by what its tiles are not.

A player who draws or passes reveals what the hand did not hold at that time. Tiles drawn later form a group of their
own. Groups are in order, oldest first, so an older one excludes at least what a younger one does.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias


class Unseen(NamedTuple):
    """A group of hidden tiles: how many, and which tiles (bits) are not among them."""

    size: int
    excluded: int


Groups: TypeAlias = tuple[Unseen, ...]


def fewer(groups: Groups, tile: int) -> Groups:
    """The groups after a tile, perhaps an unknown one, has left the hand.

    The oldest group that allows the tile gives it: then the others stay true, whichever group it really came from. If
    none allows it (the player denied holding such a tile and lays it), the exclusions were wrong and are dropped.

    >>> fewer((Unseen(2, 0b11), Unseen(1, 0)), 0)
    (Unseen(size=2, excluded=3),)
    """
    left = list(groups)
    for number, group in enumerate(left):
        if tile < 0 or not group.excluded >> tile & 1:
            left[number] = Unseen(group.size - 1, group.excluded)
            break
    else:
        left = [Unseen(sum([group.size for group in groups]) - 1, 0)]
    return tuple([group for group in left if group.size])


@lru_cache(maxsize=4096)
def with_more(groups: Groups, count: int = 1) -> Groups:
    """The groups with so many tiles more, of which nothing is known."""
    if groups and not groups[-1].excluded:
        return (*groups[:-1], Unseen(groups[-1].size + count, 0))
    return (*groups, Unseen(count, 0))


def without(groups: Groups, tiles: int) -> Groups:
    """The groups once the player has said, by a draw or a pass, that none of them holds one of these tiles (bits)."""
    merged: list[Unseen] = []
    for group in groups:
        excluded = group.excluded | tiles
        if merged and merged[-1].excluded == excluded:
            merged[-1] = Unseen(merged[-1].size + group.size, excluded)
        else:
            merged.append(Unseen(group.size, excluded))
    return tuple(merged)
