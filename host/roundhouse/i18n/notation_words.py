"""Translates typed lines between the words of a language and those of the notation, which is the same for all."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from roundhouse.catalogs import SOURCE, has_text, messages_of, topics
from roundhouse.games.core.names import names_meant as names_meant
from roundhouse.games.core.names import plain_word
from roundhouse.games.core.names import two_meant as two_meant
from roundhouse.games.core.notation import ENDS, ON
from roundhouse.games.text.call_parser import OWN
from roundhouse.i18n.texts import Texts

_WORD = re.compile(r"[^\W\d_]{2,}|(?<!\S)[^\W\d_](?!\S)")
"""Words; a single letter is one only by itself, for it may be the end of a tile."""
_IGNORED = "ignored"
"""The id of the words of a language that say nothing more, such as articles."""
_AFTER_NAME = (*ENDS, "train")
"""Words of the notation that may follow a train's name."""


def to_notation(texts: Texts, line: str, names: Sequence[str]) -> str:
    """A typed line translated to the words of the notation, which are also valid in any language; names stay.

    >>> to_notation(Texts("es"), "5-6 en Bo, anunciar", ("Ann", "Bo"))
    '5-6 on Bo, announce'
    >>> to_notation(Texts("de"), "bo legt den 5-6 an", ("Ann", "Bo"))
    'bo plays 5-6 on'
    """
    return ",".join(_in_notation(texts, sentence, names) for sentence in line.split(","))


def _in_notation(texts: Texts, sentence: str, names: Sequence[str]) -> str:
    """One sentence. A short word that begins it or ends it may be the beginning of a player's name: that goes first."""
    words = _notation(texts, topics(texts.language))
    spoken = [plain_word(part) for name in names for part in name.split()]

    def one(match: re.Match[str]) -> str:
        word = plain_word(match.group())
        meant = match.group() if word in spoken else words.get(word, match.group())
        if meant in (_IGNORED, OWN, ON) and any(name.startswith(word) for name in spoken):
            rest = [words.get(plain_word(each), each) for each in sentence[match.end() :].split()]
            ends = meant != ON and all(each in _AFTER_NAME for each in rest)
            if ends or not sentence[: match.start()].strip():
                return match.group()
        return "" if meant == _IGNORED else meant

    before = sentence[: len(sentence) - len(sentence.lstrip())]
    return before + " ".join(_WORD.sub(one, sentence).split()) if words else sentence


def from_notation(texts: Texts, line: str, names: Sequence[str]) -> str:
    """A line of notation in the words that people type in the language.

    >>> from_notation(Texts("es"), "5-6 on Bo", ("Ann", "Bo"))
    '5-6 en Bo'
    """
    words = _typed(texts, topics(texts.language))
    kept = {word.casefold() for name in names for word in name.split()}

    def one(match: re.Match[str]) -> str:
        word = match.group()
        return word if word.casefold() in kept else words.get(word.casefold(), word)

    return _WORD.sub(one, line)


@cache
def _notation(texts: Texts, known: tuple[str, ...]) -> dict[str, str]:
    return {plain_word(word): meant for meant, words in _words(texts, known) for word in words}


@cache
def _typed(texts: Texts, known: tuple[str, ...]) -> dict[str, str]:
    return {meant: words[0] for meant, words in _words(texts, known) if meant != _IGNORED}


def _words(texts: Texts, known: tuple[str, ...]) -> list[tuple[str, list[str]]]:
    """Each word of the notation with those that may be typed for it, from the `known` topics.

    None in English, whose own it is.
    """
    language = texts.language
    if language == SOURCE:
        return []
    ids = {word: f"typed/{word}" for word in messages_of("typed", language)}
    # A game from elsewhere says in its own file how its public trains are typed.
    for topic in known:
        publics = [name for name in messages_of(topic, language) if name.startswith("public-")]
        trains = {name.removeprefix("public-"): f"{topic}/{name}.typed" for name in publics}
        ids |= {kind: id for kind, id in trains.items() if has_text(id, language)}
    return [(word, texts.text(id).split(", ")) for word, id in ids.items()]
