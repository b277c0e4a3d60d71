"""Player names: which are valid, and which mean the same player.

Names are shown as they were typed. They are compared as the nickname profile of PRECIS (RFC 8266) does it: the width of
letters, capitals and composition do not count. Nor do things that people cannot see or type at will: the shape of an
apostrophe or a hyphen, marks without width, and letters of other scripts that look like Latin ones. Accents do count.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final
from unicodedata import category, combining, normalize

from roundhouse.catalogs import Message
from roundhouse.games import GAMES

_WORDS = """after announce ask begin claim correct deal depart done draw drew engine expect game join leads
left nobody on pass passed penalty players position reveal right scenario stop"""
RESERVED = frozenset(_WORDS.split())
MARKS = frozenset(",;#!?+=:/*")
JOINER: Final = "\u200d"
_JOINED: Final = re.compile(r"(?<=\S)[\u200c\u200d\U000e0020-\U000e007f](?=\S|$)")
"""Marks without width inside a word: joiners, as in emoji and in Persian, and the letters of a flag."""
_STACKED: Final = 4
"""More accents on a letter than this belong to no language."""
_TONES: Final = range(0x1F3FB, 0x1F400)
_REGIONS: Final = range(0x1F1E6, 0x1F200)
_QUOTES: Final = str.maketrans(dict.fromkeys("\u2018\u2019\u201b\u02b9\u02bb\u02bc\u02bd\u2032\u00b4\u0060\uff07", "'"))
_HYPHENS: Final = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-"))
_UNSEEN: Final = str.maketrans(
    dict.fromkeys("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u00ad\u034f\u200b\u200c\u200d\u2060\ufeff")
    | dict.fromkeys([*range(0x180B, 0x1810), *range(0xFE00, 0xFE10)])  # variants of a letter
    | dict.fromkeys([*range(0xE0020, 0xE0080), *range(0xE0100, 0xE01F0)])
)
_LOOKALIKES: Final = str.maketrans(
    "\u0430\u0432\u0435\u0455\u0456\u0458\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u04af\u04bb\u04cf\u0475"
    "\u0501\u051b\u051d\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u0131",
    "abesijkmhopctyxyhlvdqwabezhikmnoptyxi",
)
"""Cyrillic and Greek letters of which the small or the large one looks like a Latin one, and the i without a dot."""


def tidy(name: str) -> str:
    """A name as it is kept: composed, its words one space apart.

    >>> tidy("  Zoe\u0308   Ann ")
    'Zoë Ann'
    """
    return " ".join(normalize("NFC", name).split())


def identity(name: str) -> str:
    """Equal for names that mean one player.

    >>> identity("O\u2019BRIEN") == identity("O'Brien"), identity("\u0412\u043e") == identity("Bo")
    (True, True)
    >>> identity("Maria") == identity("María")
    False
    """
    said = normalize("NFKD", name.translate(_QUOTES).translate(_HYPHENS)).casefold()
    said = normalize("NFKD", said).translate(_UNSEEN).translate(_LOOKALIKES)
    return " ".join(normalize("NFC", said).split())


def letters_of(name: str) -> list[str]:
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
            or not sign.translate(_UNSEEN)
            or ord(sign) in _TONES
            or before.endswith(JOINER)
        )
        if before and (belongs or half_a_flag):
            letters[-1] += sign
        else:
            letters.append(sign)
    return letters


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
            if word.casefold() in RESERVED or _is_train(word.casefold()):
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


def _is_train(word: str) -> bool:
    """Whether a public train of some game is called so, whatever its number."""
    return word.rstrip("0123456789") in GAMES.public_trains()
