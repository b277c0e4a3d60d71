"""Valid player names: those that a record cannot confuse with its own words."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.sentences import Sentence

_WORDS = """after announce begin claim community correct deal depart done draw drew engine expect game join leads left
mexican on pass passed penalty players position reveal right scenario stop"""
RESERVED = frozenset(_WORDS.split())
MARKS = frozenset(",;#!?+=:/*")


def fault_of_names(names: Sequence[str], seats: int) -> Sentence | None:
    """What is expected instead of these names; None if they are valid.

    >>> fault_of_names(["Ann", "Bo"], 2)
    >>> fault_of_names(["Ann", "ann"], 2)
    'a different name for each player'
    >>> fault_of_names(["Ann", "Draw"], 2)
    "a name without the word 'Draw', which stands for something else here"
    """
    if len(names) != seats:
        return Sentence("{seats} names, one a seat", seats=seats)
    if len({name.casefold() for name in names}) < seats:
        return Sentence("a different name for each player")
    for name in names:
        words = name.split()
        if not words or name != " ".join(words):
            return Sentence("names that are not empty, their words one space apart")
        if set(name) & MARKS or not name.isprintable():
            marks = " ".join(sorted(MARKS))
            return Sentence("letters, digits and spaces in {name}, and none of {marks}", name=repr(name), marks=marks)
        for word in words:
            if word.casefold() in RESERVED:
                return Sentence("a name without the word {word}, which stands for something else here", word=repr(word))
            if word[0].isdecimal():
                return Sentence("a name whose words begin with a letter, unlike {word}", word=repr(word))
    return None
