"""What is said at a table where the hub's buttons say all."""

from __future__ import annotations

from roundhouse.i18n.lookup import commands_of, message_name
from roundhouse.messages import text


def pressed(sentence: str, language: str = "en", **facts: object) -> str:
    """A sentence of that table.

    >>> pressed("ask-seat", seat="Bo")
    'Bo presses the slot in front'
    """
    return text(f"buttons/{message_name(sentence)}", language, **facts)


def pressed_commands(language: str = "en") -> list[tuple[str, str]]:
    """What the buttons say, and what may be typed."""
    return commands_of("buttons", language)
