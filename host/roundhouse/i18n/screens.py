"""What stands on the screens beside the table: headings, buttons, explanations."""

from __future__ import annotations

from roundhouse.i18n.lookup import SCREENS, text_in
from roundhouse.messages import text


def screen(sentence: str, language: str = "en", **facts: object) -> str:
    """A sentence of the screens; whole numbers among the facts may choose between singular and plural.

    >>> screen("deal-for", players=4), screen("deal-for", players=1)
    ('Deal for 4 players', 'Deal for 1 player')
    """
    return text_in(SCREENS, sentence, language, **facts)


def lesson(sentence: str, language: str = "en", **facts: object) -> str:
    """What the coach of a first game says."""
    return screen(f"learn-{sentence}", language, **facts)


def game_lines(game: str, language: str = "en") -> tuple[str, str]:
    """What a game is known for, and how it goes: a sentence each, for its card."""
    return text(f"games/{game}/game.card", language), text(f"games/{game}/game.card-how", language)
