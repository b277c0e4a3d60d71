"""Names as people type them: which of them mean one player, and which player is meant.

Names are shown as they were typed. They are compared as the nickname profile of PRECIS (RFC 8266) does it: the width of
letters, capitals and composition do not count. Nor do things that people cannot see or type at will: the shape of an
apostrophe or a hyphen, marks without width, and letters of other scripts that look like Latin ones. Accents do count
(`identity`), but need not be typed where they leave no doubt (`named`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final
from unicodedata import combining, normalize

_QUOTES: Final = str.maketrans(dict.fromkeys("\u2018\u2019\u201b\u02b9\u02bb\u02bc\u02bd\u2032\u00b4\u0060\uff07", "'"))
_HYPHENS: Final = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-"))
INVISIBLE_CHARACTERS: Final = str.maketrans(
    dict.fromkeys("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u00ad\u034f\u200b\u200c\u200d\u2060\ufeff")
    | dict.fromkeys([*range(0x180B, 0x1810), *range(0xFE00, 0xFE10)])  # variants of a letter
    | dict.fromkeys([*range(0xE0020, 0xE0080), *range(0xE0100, 0xE01F0)])
)
"""Takes out the marks without width."""
_LOOKALIKES: Final = str.maketrans(
    "\u0430\u0432\u0435\u0455\u0456\u0458\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u04af\u04bb\u04cf\u0475"
    "\u0501\u051b\u051d\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u0131",
    "abesijkmhopctyxyhlvdqwabezhikmnoptyxi",
)
"""Cyrillic and Greek letters of which the small or the large one looks like a Latin one, and the i without a dot."""
_ASCII_LETTERS: Final = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ð": "d", "ħ": "h", "ŧ": "t", "ŋ": "n", "þ": "th", "æ": "ae", "œ": "oe"}
)
"""Letters that Unicode does not take apart into a plain one and an accent."""


@lru_cache(4096)
def identity(name: str) -> str:
    """Equal for names that mean one player.

    >>> identity("O\u2019BRIEN") == identity("O'Brien"), identity("\u0412\u043e") == identity("Bo")
    (True, True)
    >>> identity("Maria") == identity("María")
    False
    """
    said = normalize("NFKD", name.translate(_QUOTES).translate(_HYPHENS)).casefold()
    said = normalize("NFKD", said).translate(INVISIBLE_CHARACTERS).translate(_LOOKALIKES)
    return " ".join(normalize("NFC", said).split())


@lru_cache(4096)
def plain_word(name: str) -> str:
    """The name, or another word, in small letters that are on most keyboards.

    >>> plain_word("Zoë"), plain_word("Søren"), plain_word("Straße"), plain_word("Þóra")
    ('zoe', 'soren', 'strasse', 'thora')
    """
    letters = normalize("NFD", identity(name).translate(_ASCII_LETTERS))
    return "".join(letter for letter in letters if not combining(letter))


def named(said: str, names: Sequence[str]) -> int:
    """The place of the name that somebody typed, in any letters: with these accents, or else without regard to them.

    It is -1 where there is none, or where several differ only by their accents.

    >>> named("MARIA", ["Bo", "María"]), named("maria", ["María", "Maria"]), named("maria", ["María", "Mariá"])
    (1, 1, -1)
    """
    exact = [place for place, name in enumerate(names) if identity(name) == identity(said)]
    found = exact or [place for place, name in enumerate(names) if plain_word(name) == plain_word(said)]
    return found[0] if len(found) == 1 else -1


def names_meant(said: str, names: Sequence[str]) -> list[int]:
    """The places of the names that somebody may have typed: the one named in full, or all that begin so."""
    if (place := named(said, names)) >= 0:
        return [place]
    return [
        place for place, name in enumerate(names) if plain_word(said) and plain_word(name).startswith(plain_word(said))
    ]


def two_meant(said: str, names: Sequence[str]) -> tuple[int, int] | None:
    """The places of the two names that somebody typed, perhaps with a word between them; None for anything else.

    >>> two_meant("ann with opa jorg", ["Opa Jörg", "Ann"]), two_meant("ann opa", ["Opa Jörg", "Ann"])
    ((1, 0), (1, 0))
    """
    words = said.split()
    for count in range(1, len(words)):
        for rest in (words[count:], words[count + 1 :]):
            one, other = names_meant(" ".join(words[:count]), names), names_meant(" ".join(rest), names)
            if len(one) == len(other) == 1:
                return one[0], other[0]
    return None


def leading_name(text: str, names: Sequence[str]) -> tuple[int, str]:
    """The place of the name that begins a line, and the rest; -1 where none does. Names may have spaces in them.

    >>> leading_name("opa jorg 5-6 on Bo", ["Opa", "Opa Jörg"]), leading_name("Opa: draw", ["Opa", "Opa Jörg"])
    ((1, '5-6 on Bo'), (0, 'draw'))
    """
    head, colon, rest = text.partition(":")
    if colon and (place := named(head.strip(), names)) >= 0:
        return place, rest.strip()
    words = text.split()
    for count in range(min(len(words), max(len(name.split()) for name in names)), 0, -1):
        if (place := named(" ".join(words[:count]), names)) >= 0:
            return place, " ".join(words[count:])
    return -1, text
