"""Single words and short phrases: buttons, headings, names of games and options."""

from __future__ import annotations

from roundhouse.games.game import Game
from roundhouse.i18n.languages import language_of

SAMPLE_NAMES = ("Ada", "Beatriz", "Caleb", "Dana", "Emil", "Farah", "Goran", "Hanna", "Ines", "Jonas", "Kaya", "Luis")
"""Names for seats that nobody has named, at most eight letters."""


def label(name: str, language: str = "en", **facts: object) -> str:
    """A button, a heading, a small print.

    >>> label("draw"), label("round", round=4, rounds=13)
    ('Draw a tile', 'Round 4 of 13')
    """
    words = language_of(language)
    return words.say(words.labels[name], facts)


def game_name(game: str, language: str = "en") -> str:
    """What a game is called.

    >>> game_name("basic-trains")
    'Basic Trains'
    """
    return language_of(language).games[game][0]


def game_line(game: str, language: str = "en") -> str:
    """What a game is, in one line."""
    return language_of(language).games[game][1]


def public_train(game: Game, train: int, language: str = "en", *, short: bool = False) -> str:
    """The heading of a train that is nobody's own.

    >>> from roundhouse.games import MexicanTrain
    >>> public_train(MexicanTrain(4), 4), public_train(MexicanTrain(4), 4, short=True)
    ('Mexican Train', 'Mexican')
    """
    kind, number = game.public_kind(train)
    return language_of(language).publics[kind][int(short)].format(number=number)


def option_name(option: str, language: str = "en") -> str:
    """What a house rule is called."""
    return language_of(language).options[option][0]


def option_line(option: str, language: str = "en") -> str:
    """What a house rule does, in one line."""
    return language_of(language).options[option][1]
