"""A computer player that plans: it keeps a line for its own train, sheds heavy tiles and considers the next player."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from roundhouse.games.core.moves import Move
from roundhouse.games.core.position import Position
from roundhouse.players.player import Player
from roundhouse.players.search.one_end_evaluation import OneEndEvaluation
from roundhouse.players.search.two_ends_evaluation import TwoEndsEvaluation


class SensiblePlayer(Player):
    """Weighs each move by what it gains: see `OneEndEvaluation` and `TwoEndsEvaluation`, for games with one and two
    open ends."""

    name = "sensible"
    remembers = True

    def pick(self, view: Position, legal: Sequence[Move]) -> Move:
        return max(legal, key=weigher(view, legal))


def weigher(view: Position, legal: Sequence[Move]) -> Callable[[Move], float]:
    """The worth of each legal move to the sensible player, in pips."""
    return OneEndEvaluation(view, legal).worth if view.game.ends_per_train == 1 else TwoEndsEvaluation(view).worth
