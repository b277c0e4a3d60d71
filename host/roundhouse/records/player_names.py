"""Valid player names: those that a record cannot confuse with its own words."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.catalogs import Message
from roundhouse.games import GAMES

_WORDS = """after announce ask begin claim correct deal depart done draw drew engine expect game join leads
left nobody on pass passed penalty players position reveal right scenario stop"""
RESERVED = frozenset(_WORDS.split())
MARKS = frozenset(",;#!?+=:/*")


def fault_of_names(names: Sequence[str], seats: int) -> Message | None:
    """What is expected instead of these names; None if they are valid.

    >>> fault_of_names(["Ann", "Bo"], 2)
    >>> print(fault_of_names(["Ann", "ann"], 2))
    a different name for each player
    >>> print(fault_of_names(["Ann", "Draw"], 2))
    a name without the word 'Draw', which means something else here
    """
    if len(names) != seats:
        return Message("names/count", seats=seats)
    if len({name.casefold() for name in names}) < seats:
        return Message("names/different")
    for name in names:
        words = name.split()
        if not words or name != " ".join(words):
            return Message("names/spaced")
        if set(name) & MARKS or not name.isprintable():
            marks = " ".join(sorted(MARKS))
            return Message("names/letters", name=repr(name), marks=marks)
        for word in words:
            if word.casefold() in RESERVED or _is_train(word.casefold()):
                return Message("names/reserved-word", word=repr(word))
            if word[0].isdecimal():
                return Message("names/word-without-letter", word=repr(word))
    return None


def _is_train(word: str) -> bool:
    """Whether a public train of some game is called so, whatever its number."""
    return word.rstrip("0123456789") in GAMES.public_trains()
