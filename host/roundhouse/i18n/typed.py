"""What is typed, in the words of a language or in those of the notation, which is one for all languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from unicodedata import combining, normalize

from roundhouse.messages import SOURCE, messages_of, text

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
    return {_plain(word): meant for meant, words in _words(language) for word in words}


@cache
def _typed(language: str) -> dict[str, str]:
    return {meant: words[0] for meant, words in _words(language)}


def _words(language: str) -> list[tuple[str, list[str]]]:
    """Each word of the notation with those that may be typed for it; none in English, whose own it is."""
    meant = messages_of("typed", language) if language != SOURCE else []
    return [(word, text(f"typed/{word}", language).split(", ")) for word in meant]


def _plain(word: str) -> str:
    """Small letters without accents: few people type those."""
    return "".join(letter for letter in normalize("NFD", word.casefold()) if not combining(letter))
