"""What is said in the terminal only: what may be typed, and what the table answers beside rulings and plays."""

from __future__ import annotations

from roundhouse.words.languages import language_of


def terminal(sentence: str, language: str = "en", **facts: object) -> str:
    """A sentence of the terminal.

    >>> terminal("saved", name="mexican-train-3")
    'The table is saved: `roundhouse resume mexican-train-3` goes on here.'
    """
    return language_of(language).terminal[sentence].format(**facts)


def terminal_commands(language: str = "en") -> dict[str, str]:
    """What may be typed, and what it does."""
    return dict(language_of(language).commands)
