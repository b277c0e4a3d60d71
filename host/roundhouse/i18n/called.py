"""What is said at a called table: what is asked, what cannot be taken, and what the ledger of trust came to."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.games.position import Position
from roundhouse.i18n.facts import Facts
from roundhouse.i18n.languages import language_of


def called(sentence: str, language: str = "en", **facts: object) -> str:
    """A sentence of the called table; numbers agree with their nouns.

    >>> called("sum", parts="7 + 10", sum=17)
    '7 + 10 = 17'
    """
    words = language_of(language)
    return words.say(words.called[sentence], facts)


def called_commands(language: str = "en") -> list[tuple[str, str]]:
    """What may be typed, and what it does."""
    return list(language_of(language).called_commands.values())


def any_of(names: Sequence[str], language: str = "en") -> str:
    """`Ann, Bo or Cy`."""
    return language_of(language).either(names)


def all_of(names: Sequence[str], language: str = "en") -> str:
    """`Ann, Bo and Cy`."""
    return language_of(language).listed(names)


def train_called(position: Position, train: int, names: Sequence[str], language: str = "en") -> str:
    """`Bo's train`, `the Mexican Train`."""
    return Facts(position.game, names, language_of(language)).train(train)


def number_called(position: Position, number: int, language: str = "en") -> str:
    """An open end as it is said."""
    return Facts(position.game, (), language_of(language)).number(number)
