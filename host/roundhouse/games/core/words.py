"""Words: whole numbers in a row, of which the hands, the tiles on the table and the open ends of a position are made.

They change in place while a table is played on. A hand takes as many words as its set needs, WIDTH tiles in each. In
the interpreter one word holds any set, since a step on a long integer costs no more there than on a short one.
Compiled, a word is a machine word: `tools/rules/compiled_rules.py` changes some lines of this module.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from typing import TypeAlias

    Word: TypeAlias = int
    Words: TypeAlias = list[int]

WIDTH: Final = 4096


def words(values: Iterable[int]) -> Words:
    """These numbers in a row."""
    return [*values]


def zeros(count: Word) -> Words:
    """A row of `count` zeros."""
    return [0] * count


def copied(row: Words) -> Words:
    """A row of its own with the same numbers."""
    return row[:]


MASK: Final = (1 << WIDTH) - 1
BITS: Final = words([1 << place for place in range(min(WIDTH, 512))])
"""The powers of two. Compiled, `1 << n` is wrong where `n` is a machine word (mypyc 2.4.1)."""


def hand_words(hands: Sequence[int], count: Word) -> Words:
    """Tiles as bits, each hand in `count` words."""
    if count == 1:
        return words(hands)
    row = zeros(len(hands) * count)
    for seat, hand in enumerate(hands):
        place, rest = seat * count, hand
        while rest:
            row[place] = rest & MASK
            rest >>= WIDTH
            place += 1
    return row


def gathered(row: Words, first: int, count: int) -> int:
    """The tiles as bits that `count` words from place `first` on hold."""
    tiles: int = row[first]
    for place in range(1, count):
        tiles |= int(row[first + place]) << WIDTH * place
    return tiles
