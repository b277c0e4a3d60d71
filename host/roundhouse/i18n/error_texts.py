"""Errors in options and in typed input, as sentences that say what is right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, cast

from roundhouse.catalogs import Message, UserFacingError, text
from roundhouse.games.core.options import OptionError
from roundhouse.games.core.rulings import Ambiguous, Unreadable
from roundhouse.i18n.labels import game_name
from roundhouse.i18n.lookup import game_text_id, joined
from roundhouse.i18n.notation_words import from_notation
from roundhouse.records.record_parser import RecordError

LONGEST_QUOTE: Final = 200
"""The most letters of a quoted line."""


def option_error_text(error: OptionError, language: str = "en") -> str:
    """One line that says what is wrong and what is allowed.

    >>> option_error_text(OptionError("bad-value", option="set", value="10", allowed=("12", "9")))
    'set cannot be 10: choose 12 or 9.'
    """
    facts = {name: _fact(name, fact, language) for name, fact in error.facts.items()}
    return text(game_text_id(f"problem-{error.problem}"), language, **facts)


def _fact(name: str, fact: object, language: str) -> object:
    if name == "allowed":
        return joined("any-of", [str(each) for each in cast("Iterable[object]", fact)], language)
    return game_name(str(fact), language) if name == "game" else fact


def unreadable_text(error: Unreadable | RecordError, language: str = "en", names: Sequence[str] | None = None) -> str:
    """What could not be read and what was expected.

    `names` are those of the table at which it was typed; without them it stands in a record, whose notation is the same
    in every language.

    >>> unreadable_text(Unreadable("5-5 Bo", "", "notation/train-after-tile", on="on", play="5-6 on Bo"))
    'Cannot read "5-5 Bo". Write on and a train after the tile, like 5-6 on Bo.'
    """
    said = shortened(_notation(error.said.strip(), names, language))
    facts = {
        name: fact if isinstance(fact, Message | int) else _notation(str(fact), names, language)
        for name, fact in error.expected.facts.items()
    }
    wanted = text(error.expected.id, language, **facts)
    if not said:
        return text("words/unreadable-nothing", language, expected=wanted)
    return text("words/unreadable", language, said=said, expected=wanted)


def shortened(text: str) -> str:
    """A text from outside, cut to the length that people read.

    >>> shortened("x" * 1000) == "x" * 200 + "…"
    True
    """
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"


def _notation(line: str, names: Sequence[str] | None, language: str) -> str:
    return line if names is None else from_notation(line, names, language)


def message_text(said: str | Message | UserFacingError, language: str) -> str:
    """The text of an error or a `Message` from a layer that knows no language. Any other text stays as it is.

    >>> message_text(Message("notation/one-hand", name="Bo"), "es")
    'una mano para Bo'
    >>> message_text("The amplifier is missing.", "es")
    'The amplifier is missing.'
    """
    message = said.message if isinstance(said, UserFacingError) else said
    return message.text(language) if isinstance(message, Message) else message


def message_texts(parts: Iterable[str | Message], language: str) -> str:
    """Several messages joined into one line.

    >>> message_texts([Message("hub-reports/part-lamps"), Message("hub-reports/part-sound"), "wheels"], "es")
    'luces, sonido, wheels'
    """
    return ", ".join(message_text(part, language) for part in parts)


def ambiguous_text(error: Ambiguous, language: str = "en", names: Sequence[str] | None = None) -> str:
    """What could mean several moves, and which; `names` as for `unreadable`.

    >>> ambiguous_text(Ambiguous("5-6", "", ("5-6 on Bo", "6-5 on mexican")))
    '"5-6" can mean 5-6 on Bo or 6-5 on mexican. Write one of them.'
    """
    said, *meanings = (_notation(each.strip(), names, language) for each in (error.said, *error.meanings))
    told = joined("any-of", meanings, language)
    return text("words/ambiguous", language, said=said, meanings=told, count=len(meanings))
