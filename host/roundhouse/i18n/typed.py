"""What is typed, in the words of a language or in those of the notation, which is one for all languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from unicodedata import combining, normalize

from roundhouse.i18n.languages import language_of

_WORD = re.compile(r"[^\W\d_]{2,}")


def in_notation(line: str, names: Sequence[str], language: str = "en") -> str:
    """A typed line in the notation's own words, which may be typed in any language; players' names stay.

    >>> in_notation("5-6 en Bo, anunciar", ("Ann", "Bo"), "es")
    '5-6 on Bo, announce'
    """
    return _replaced(line, names, _notation(language), _plain)


def as_typed(line: str, names: Sequence[str], language: str = "en") -> str:
    """A line of notation as somebody would type it in the language.

    >>> as_typed("5-6 on Bo", ("Ann", "Bo"), "es")
    '5-6 en Bo'
    """
    return _replaced(line, names, _typed(language), str.casefold)


def _replaced(line: str, names: Sequence[str], words: Mapping[str, str], plain: Callable[[str], str]) -> str:
    if not words:
        return line
    kept = {word.casefold() for name in names for word in name.split()}

    def one(match: re.Match[str]) -> str:
        word = match.group()
        return word if word.casefold() in kept else words.get(plain(word), word)

    return _WORD.sub(one, line)


@cache
def _notation(language: str) -> dict[str, str]:
    return {_plain(word): meant for word, meant in language_of(language).typed.items()}


@cache
def _typed(language: str) -> dict[str, str]:
    return {meant: word for word, meant in reversed(list(language_of(language).typed.items()))}


def _plain(word: str) -> str:
    """Small letters without accents: few people type those."""
    return "".join(letter for letter in normalize("NFD", word.casefold()) if not combining(letter))
