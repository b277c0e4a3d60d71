"""The order of names in lists, as people look them up: Unicode's collation, with Ágnes beside Ann."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from functools import cache


def by_alphabet(names: Iterable[str]) -> list[str]:
    """Names as people look them up.

    >>> by_alphabet(["Zoe", "10", "Ágnes", "9", "Anton"])
    ['Ágnes', 'Anton', 'Zoe', '9', '10']
    """
    return sorted(names, key=name_order)


def name_order(name: str) -> tuple[int, object]:
    """The place of a name in a list; numbers stand by their size."""
    return (int(name) if name.isdecimal() else 0, _collation()(name))


@cache
def _collation() -> Callable[[str], object]:
    try:
        from pyuca import Collator  # reads its table for a while
    except ImportError:  # it comes with the extra `club`, and lists from files need nothing else of that
        return _plain
    table: Callable[[str], object] = Collator().sort_key
    return table


def _plain(name: str) -> tuple[str, str]:
    """The order without the collation's table: by letters without their marks; Ł and Ø stand after Z."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter)), name
