"""What is said in the terminal, and in the window where it says the same: what may be typed, and answers to it."""

from __future__ import annotations

from roundhouse.i18n.lookup import TERMINAL, commands_of, text_in


def terminal(sentence: str, language: str = "en", **facts: object) -> str:
    """A sentence of the terminal; numbers agree with their nouns.

    >>> terminal("saved", name="mexican-train-3"), terminal("undo-possible", possible=1)
    ('The table is saved: `roundhouse resume mexican-train-3` goes on here.', 'Only 1 step can be taken back.')
    """
    return text_in(TERMINAL, sentence, language, **facts)


def terminal_commands(language: str = "en") -> list[tuple[str, str]]:
    """What may be typed, and what it does."""
    return commands_of("terminal", language)
