"""Points as people read them: where a game takes them as well as it gives them, both are said."""

from __future__ import annotations

from roundhouse.games.game import Game
from roundhouse.messages import Number, written


def signed(game: Game | type[Game], points: int) -> str:
    """The number alone.

    >>> from roundhouse.games import MexicanTrain, MexicanTrainStation
    >>> signed(MexicanTrain, 7), signed(MexicanTrainStation, 7), signed(MexicanTrainStation, -7)
    ('7', '+7', '−7')
    """
    return written(points, signed=game.points_lost)


def counted(game: Game, points: int) -> Number:
    """The number in a sentence, where it agrees with its noun."""
    return Number(points, signed=game.points_lost)
