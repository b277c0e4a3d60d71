"""What is said at a called table: what is asked, what cannot be taken, and what the ledger of trust came to."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.games.position import Position
from roundhouse.i18n.facts import Facts
from roundhouse.i18n.lookup import commands_of, joined, message_name
from roundhouse.messages import text


def called(sentence: str, language: str = "en", **facts: object) -> str:
    """A sentence of the called table; numbers agree with their nouns.

    >>> called("sum", parts="7 + 10", sum=17)
    '7 + 10 = 17'
    """
    return text(f"called/{message_name(sentence)}", language, **facts)


def called_commands(language: str = "en") -> list[tuple[str, str]]:
    """What may be typed, and what it does."""
    return commands_of("called", language)


def any_of(names: Sequence[str], language: str = "en") -> str:
    """`Ann, Bo or Cy`."""
    return joined("any-of", names, language)


def all_of(names: Sequence[str], language: str = "en") -> str:
    """`Ann, Bo and Cy`."""
    return joined("all-of", names, language)


def train_called(position: Position, train: int, names: Sequence[str], language: str = "en") -> str:
    """`Bo's train`, `the Mexican Train`."""
    return Facts(position.game, names, language).train(train)


def number_called(position: Position, number: int, language: str = "en") -> str:
    """An open end as it is said."""
    return Facts(position.game, (), language).number(number)
