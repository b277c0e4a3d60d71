"""Player names: which are valid, and how their letters are counted. Which of them are one: `games.names`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final
from unicodedata import category, combining, normalize

from roundhouse.catalogs import Message
from roundhouse.games import GAMES
from roundhouse.games.core.names import INVISIBLE_CHARACTERS, identity

_WORDS = """after announce ask begin claim correct deal depart done draw drew engine expect game join leads
left nobody on pass passed penalty players position reveal right scenario stop"""
RESERVED = frozenset(_WORDS.split())
SAMPLE_NAMES = ("Ada", "Beatriz", "Caleb", "Dana", "Emil", "Farah", "Goran", "Hanna", "Ines", "Jonas", "Kaya", "Luis")
"""Names for seats that nobody has named, at most eight letters."""
MARKS = frozenset(",;#!?+=:/*")
JOINER: Final = "\u200d"
_JOINED: Final = re.compile(r"(?<=\S)[\u200c\u200d\U000e0020-\U000e007f](?=\S|$)")
"""Marks without width inside a word: joiners, as in emoji and in Persian, and the letters of a flag."""
_STACKED: Final = 4
"""More accents on a letter than this belong to no language."""
_TONES: Final = range(0x1F3FB, 0x1F400)
_REGIONS: Final = range(0x1F1E6, 0x1F200)


def tidy(name: str) -> str:
    """A name as it is kept: composed, its words one space apart.

    >>> tidy("  Zoe\u0308   Ann ")
    'Zoë Ann'
    """
    return " ".join(normalize("NFC", name).split())


@lru_cache(1024)
def letters_of(name: str) -> tuple[str, ...]:
    """The letters of a name as people count them: one that is composed of several signs is one.

    >>> [len(letters_of(name)) for name in ("Zoe\u0308", "\U0001f469\u200d\U0001f467\ufe0f", "\U0001f1e9\U0001f1ea")]
    [3, 1, 1]
    """
    letters: list[str] = []
    for sign in name:
        before = letters[-1] if letters else ""
        half_a_flag = len(before) == 1 and ord(before) in _REGIONS and ord(sign) in _REGIONS
        belongs = (
            category(sign).startswith("M")
            or not sign.translate(INVISIBLE_CHARACTERS)
            or ord(sign) in _TONES
            or before.endswith(JOINER)
        )
        if before and (belongs or half_a_flag):
            letters[-1] += sign
        else:
            letters.append(sign)
    return tuple(letters)


def is_longer(name: str, most: int) -> bool:
    return len(letters_of(name)) > most


def fault_of_names(names: Sequence[str], seats: int) -> Message | None:
    """The names that are expected instead of these; None if they are valid.

    >>> fault_of_names(["Ann", "Bo"], 2)
    >>> print(fault_of_names(["Ann", "ann"], 2))
    a different name for each player
    >>> print(fault_of_names(["Ann", "Draw"], 2))
    a name without the word 'Draw', which means something else here
    """
    if len(names) != seats:
        return Message("names/count", seats=seats)
    if len({identity(name) for name in names}) < seats:
        return Message("names/different")
    for name in names:
        words = name.split()
        if not words or name != " ".join(words):
            return Message("names/spaced")
        if set(name) & MARKS or not is_written(name):
            marks = " ".join(sorted(MARKS))
            return Message("names/letters", name=repr(name), marks=marks)
        for word in words:
            if word.casefold() in RESERVED or word.casefold().rstrip("0123456789") in GAMES.public_trains():
                return Message("names/reserved-word", word=repr(word))
            if word[0].isdecimal():
                return Message("names/word-without-letter", word=repr(word))
    return None


def is_written(name: str) -> bool:
    """Whether all of a name can be seen, and belongs to some language."""
    return (
        _JOINED.sub("", name).isprintable()
        and all(identity(word) for word in name.split())
        and all(sum(combining(sign) > 0 for sign in letter) <= _STACKED for letter in letters_of(name))
    )
