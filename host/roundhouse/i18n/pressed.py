"""What is said at a table where the hub's buttons say all."""

from __future__ import annotations

from roundhouse.i18n.languages import language_of


def pressed(sentence: str, language: str = "en", **facts: object) -> str:
    """A sentence of that table.

    >>> pressed("ask-seat", seat="Bo")
    'Bo presses the slot in front > '
    """
    words = language_of(language)
    return words.say(words.pressed[sentence], facts)


def pressed_commands(language: str = "en") -> list[tuple[str, str]]:
    """What the buttons say, and what may be typed."""
    return list(language_of(language).pressed_commands.values())
