"""The order of names in lists, as people look them up: Unicode's collation, with Ágnes beside Ann."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pyuca import Collator


def by_alphabet(names: Iterable[str]) -> list[str]:
    """Names as people look them up.

    >>> by_alphabet(["Zoe", "10", "Ágnes", "9", "Anton"])
    ['Ágnes', 'Anton', 'Zoe', '9', '10']
    """
    return sorted(names, key=name_order)


def name_order(name: str) -> tuple[int, object]:
    """The place of a name in a list; numbers stand by their size."""
    return (int(name) if name.isdecimal() else 0, _collator().sort_key(name))


@cache
def _collator() -> Collator:
    from pyuca import Collator  # reads its table for a while

    return Collator()
