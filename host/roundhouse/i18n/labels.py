"""Single words and short phrases: buttons, headings, names of games and options."""

from __future__ import annotations

from roundhouse.catalogs import text
from roundhouse.games.core.position import Rules
from roundhouse.i18n.lookup import game_text_id

SAMPLE_NAMES = ("Ada", "Beatriz", "Caleb", "Dana", "Emil", "Farah", "Goran", "Hanna", "Ines", "Jonas", "Kaya", "Luis")
"""Names for seats that nobody has named, at most eight letters."""


def game_name(game: str, language: str = "en") -> str:
    """The title of a game.

    >>> game_name("basic-trains")
    'Basic Trains'
    """
    return text(f"games/{game}/game", language)


def game_line(game: str, language: str) -> str:
    """A description of a game in one line."""
    return text(f"games/{game}/game.line", language)


def level_name(level: str, language: str) -> str:
    """How well a computer plays.

    >>> level_name("regular", "en"), level_name("regular", "de")
    ('good', 'gut')
    """
    return text(f"start/who-{level}.level", language)


def level_line(level: str, language: str) -> str:
    """What a player of a level does, in one line; a `person`, too.

    >>> level_line("casual", "en")
    'lays the heaviest tile it notices, and overlooks many'
    """
    return text(f"start/who-{level}.line", language)


def public_train(game: Rules, train: int, language: str, *, short: bool = False) -> str:
    """The heading of a train that is nobody's own.

    >>> from roundhouse.games import MexicanTrain
    >>> public_train(MexicanTrain(4), 4, "en"), public_train(MexicanTrain(4), 4, "en", short=True)
    ('Mexican Train', 'Mexican')
    """
    kind, number = game.public_kind(train)
    form = "short" if short else "title"
    return text(f"{game_text_id(f'public-{kind}')}.{form}", language, number=number)


def option_name(option: str, language: str = "en") -> str:
    """The title of a house rule."""
    return text(game_text_id(f"option-{option}"), language)


def option_line(option: str, language: str = "en") -> str:
    """What a house rule does, in one line."""
    return text(game_text_id(f"option-{option}") + ".line", language)


def game_lines(game: str, language: str) -> tuple[str, str]:
    """The card of a game: a sentence about its character, and one about how it is played."""
    return text(f"games/{game}/game.card", language), text(f"games/{game}/game.card-how", language)
