"""A place for each item, each place for one item: a maximum bipartite matching by augmenting paths."""

from __future__ import annotations

from collections.abc import Callable, Iterable


def find_place(item: int, places: Callable[[int], Iterable[int]], taken: dict[int, int], tried: set[int]) -> bool:
    """Gives `item` one of its `places`, moving others to other places if need be; whether there was one.

    `taken` says which item has a place; `tried` collects the places that were looked at.

    >>> taken: dict[int, int] = {}
    >>> [find_place(item, {1: [7, 8], 2: [7], 3: [7, 8]}.__getitem__, taken, set()) for item in (1, 2, 3)], taken
    ([True, True, False], {7: 2, 8: 1})
    """
    for place in places(item):
        if place not in tried:
            tried.add(place)
            if place not in taken or find_place(taken[place], places, taken, tried):
                taken[place] = item
                return True
    return False
