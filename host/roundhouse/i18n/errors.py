"""What is wrong with options and with what was typed, and what is right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from roundhouse.games.options import OptionError
from roundhouse.games.rulings import Ambiguous, Unreadable
from roundhouse.i18n.language import Count, Language
from roundhouse.i18n.languages import language_of
from roundhouse.i18n.typed import as_typed
from roundhouse.records.reading import RecordError
from roundhouse.sentences import Sentence, ToldError


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


def unreadable(error: Unreadable | RecordError, language: str = "en", names: Sequence[str] | None = None) -> str:
    """What could not be read and what was expected.

    `names` are those of the table at which it was typed; without them it stands in a record, whose notation is the same
    in every language.

    >>> unreadable(Unreadable("5-5 Bo", "", "{on} and a train after the tile, like {play}", on="on", play="5-6 on Bo"))
    'Cannot read "5-5 Bo". Write on and a train after the tile, like 5-6 on Bo.'
    """
    phrases, said = language_of(language).phrases, _notation(error.said.strip(), names, language)
    facts = {
        name: fact if isinstance(fact, Sentence | int) else _notation(str(fact), names, language)
        for name, fact in error.expected.facts.items()
    }
    wanted = told(Sentence(error.expected.template, **facts), language)
    return phrases["unreadable" if said else "unreadable-nothing"].format(said=said, expected=wanted)


def _notation(text: str, names: Sequence[str] | None, language: str) -> str:
    return text if names is None else as_typed(text, names, language)


def told(said: str | ToldError, language: str = "en") -> str:
    """What a layer that knows no language tells in English: an error, or a `Sentence`. Any other text stays as it is.

    >>> told(Sentence("one hand for {name}", name="Bo"), "es")
    'una mano para Bo'
    >>> told("The amplifier is missing.", "es")
    'The amplifier is missing.'
    """
    sentence = said.sentence if isinstance(said, ToldError) else said
    return language_of(language).tell(sentence) if isinstance(sentence, Sentence) else sentence


def all_told(parts: Iterable[str], language: str) -> str:
    """Several things that are told, side by side.

    >>> all_told([Sentence("lamps"), Sentence("sound"), "wheels"], "es")
    'luces, sonido, wheels'
    """
    return ", ".join(told(part, language) for part in parts)


def ambiguous(error: Ambiguous, language: str = "en", names: Sequence[str] | None = None) -> str:
    """What could mean several moves, and which; `names` as for `unreadable`.

    >>> ambiguous(Ambiguous("5-6", "", ("5-6 on Bo", "6-5 on mexican")))
    '"5-6" can mean 5-6 on Bo or 6-5 on mexican. Write one of them.'
    """
    words = language_of(language)
    said, *meanings = (_notation(each.strip(), names, language) for each in (error.said, *error.meanings))
    return words.phrases["ambiguous"].format(said=said, meanings=words.either(meanings))
