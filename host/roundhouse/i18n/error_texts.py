"""Errors in options and in typed input, as sentences that say what is right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, cast

from roundhouse.catalogs import Message
from roundhouse.games.core.options import Contradicted, OptionError
from roundhouse.games.core.rulings import Ambiguous, Unreadable
from roundhouse.i18n.lookup import game_text_id
from roundhouse.i18n.notation_words import from_notation
from roundhouse.i18n.texts import Texts
from roundhouse.records.record_parser import RecordError

LONGEST_QUOTE: Final = 200
"""The most letters of a quoted line."""


def option_error_text(texts: Texts, error: OptionError) -> str:
    """One line that says what is wrong and what is allowed.

    >>> option_error_text(Texts(), OptionError("bad-value", option="set", value="10", allowed=("12", "9")))
    'set cannot be 10: choose 12 or 9.'
    """
    facts = {name: _fact(texts, name, fact) for name, fact in error.facts.items()}
    return texts.text(game_text_id(f"problem-{error.problem}"), **facts)


def _fact(texts: Texts, name: str, fact: object) -> object:
    match name, fact:
        case "allowed", _:
            return texts.any_of([str(each) for each in cast("Iterable[object]", fact)])
        case "game", str():
            return texts.game_name(fact)
        case _, Contradicted(option, value):
            title = texts.option_name(option)
            return f"{title}: {texts.option_value(option, value)}" if value else title
    return fact


def unreadable_text(texts: Texts, error: Unreadable | RecordError, names: Sequence[str] | None = None) -> str:
    """The text of a line that could not be read, with what was expected.

    `names` are those of the table at which it was typed; without them it stands in a record, whose notation is the same
    in every language.

    >>> unreadable_text(Texts(), Unreadable("5-5 Bo", "", "notation/train-after-tile", on="on", play="5-6 on Bo"))
    'Cannot read "5-5 Bo". Write on and a train after the tile, like 5-6 on Bo.'
    """
    said = shortened(_notation(texts, error.said.strip(), names))
    facts = {
        name: fact if isinstance(fact, Message | int) else _notation(texts, str(fact), names)
        for name, fact in error.expected.facts.items()
    }
    wanted = texts.text(error.expected.id, **facts)
    if not said:
        return texts.text("words/unreadable-nothing", expected=wanted)
    return texts.text("words/unreadable", said=said, expected=wanted)


def shortened(text: str) -> str:
    """A text from outside, cut to the length that people read.

    >>> shortened("x" * 1000) == "x" * 200 + "…"
    True
    """
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"


def _notation(texts: Texts, line: str, names: Sequence[str] | None) -> str:
    return line if names is None else from_notation(texts, line, names)


def ambiguous_text(texts: Texts, error: Ambiguous, names: Sequence[str] | None = None) -> str:
    """The text of a line that could mean several moves, and which; `names` as for `unreadable_text`.

    >>> ambiguous_text(Texts(), Ambiguous("5-6", "", ("5-6 on Bo", "6-5 on mexican")))
    '"5-6" can mean 5-6 on Bo or 6-5 on mexican. Write one of them.'
    """
    said, *meanings = (_notation(texts, each.strip(), names) for each in (error.said, *error.meanings))
    return texts.text("words/ambiguous", said=said, meanings=texts.any_of(meanings), count=len(meanings))
