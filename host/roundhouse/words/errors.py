"""What is wrong with options and with what was typed, and what is right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from roundhouse.games.options import OptionError
from roundhouse.games.rulings import Ambiguous, Unreadable
from roundhouse.words.language import Count, Language
from roundhouse.words.languages import language_of
from roundhouse.words.typed import as_typed


def option_error(error: OptionError, language: str = "en") -> str:
    """One line that says what is wrong and what is allowed.

    >>> option_error(OptionError("bad-value", option="set", value="10", allowed=("12", "9")))
    'set cannot be 10: choose 12 or 9.'
    """
    words = language_of(language)
    facts = {name: _fact(name, fact, words) for name, fact in error.facts.items()}
    return words.option_errors[error.problem].format(**facts)


def _fact(name: str, fact: object, words: Language) -> str | Count:
    if name == "allowed":
        return words.either([str(each) for each in cast("Iterable[object]", fact)])
    if name == "game":
        return words.games[str(fact)][0]
    return words.count(fact) if isinstance(fact, int) else str(fact)


def unreadable(error: Unreadable, language: str = "en", names: Sequence[str] = ()) -> str:
    """What could not be read and what was expected.

    >>> unreadable(Unreadable("5-5 Bo", "", "on and a train after the tile, like 5-6 on Bo"))
    'Cannot read "5-5 Bo". Write on and a train after the tile, like 5-6 on Bo.'
    """
    phrases, said = language_of(language).phrases, as_typed(error.said.strip(), names, language)
    facts = {name: as_typed(fact, names, language) for name, fact in error.facts.items()}
    wanted = expected(error.template, facts, language)
    return phrases["unreadable" if said else "unreadable-nothing"].format(said=said, expected=wanted)


def expected(template: str, facts: Mapping[str, str], language: str = "en") -> str:
    """What should have been written, told in English by whoever reads it (`Unreadable.template`, `wanted_of_names`).

    >>> expected("one hand for {name}", {"name": "Bo"}, "es")
    'una mano para Bo'
    """
    said = language_of(language).expected.get(template, template)
    return said.format(**facts) if facts else said


def ambiguous(error: Ambiguous, language: str = "en", names: Sequence[str] = ()) -> str:
    """What could mean several moves, and which.

    >>> ambiguous(Ambiguous("5-6", "", ("5-6 on Bo", "6-5 on mexican")))
    '"5-6" can mean 5-6 on Bo or 6-5 on mexican. Write one of them.'
    """
    words = language_of(language)
    said, *meanings = (as_typed(each.strip(), names, language) for each in (error.said, *error.meanings))
    return words.phrases["ambiguous"].format(said=said, meanings=words.either(meanings))
