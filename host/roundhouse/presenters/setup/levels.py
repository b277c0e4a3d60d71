"""The levels of computer players as people read and type them."""

from __future__ import annotations

from roundhouse.catalogs import SOURCE
from roundhouse.games.core.names import plain
from roundhouse.i18n.labels import level_line, level_name
from roundhouse.players import LEVELS, PLAYERS


def level_names(language: str) -> tuple[str, ...]:
    """What the levels are called, the easiest first.

    >>> level_names("en")
    ('easy', 'good', 'strong', 'expert')
    """
    return tuple(level_name(level, language) for level in LEVELS)


def level_lines(language: str) -> str:
    """Every level with what it does."""
    return ", ".join(f"{level_name(level, language)} ({level_line(level, language)})" for level in LEVELS)


def level_called(said: str, *languages: str) -> str:
    """The computer player whose level has this name in one of these languages, in English, or in files; empty if none.

    >>> level_called("Facil", "es"), level_called("easy", "es"), level_called("greedy", "es"), level_called("easily")
    ('casual', 'casual', 'greedy', '')
    """
    word = plain(said)
    if word in PLAYERS:
        return word
    named = (
        level for language in (*languages, SOURCE) for level in LEVELS if plain(level_name(level, language)) == word
    )
    return next(named, "")
