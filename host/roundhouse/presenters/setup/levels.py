"""The levels of computer players as people read and type them."""

from __future__ import annotations

from roundhouse.games.core.names import plain_word
from roundhouse.i18n.texts import Texts
from roundhouse.players import LEVELS, PLAYERS


def level_names(texts: Texts) -> tuple[str, ...]:
    """The names of the levels, the easiest first.

    >>> level_names(Texts())
    ('easy', 'good', 'strong', 'expert')
    """
    return tuple(texts.level_name(level) for level in LEVELS)


def level_lines(texts: Texts) -> str:
    return ", ".join(f"{texts.level_name(level)} ({texts.level_line(level)})" for level in LEVELS)


def level_called(said: str, *spoken: Texts) -> str:
    """The computer player whose level has this name in a language `spoken`, in English, or in files; empty if none.

    >>> [level_called(said, Texts("es")) for said in ("Facil", "easy", "greedy", "easily")]
    ['casual', 'casual', 'greedy', '']
    """
    word = plain_word(said)
    if word in PLAYERS:
        return word
    named = (level for texts in (*spoken, Texts()) for level in LEVELS if plain_word(texts.level_name(level)) == word)
    return next(named, "")
