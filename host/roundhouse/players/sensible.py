"""A computer player that plans: it keeps a line for its own train, sheds heavy tiles and considers the next player."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.games.moves import Move
from roundhouse.games.position import Position
from roundhouse.players.one_end import OneEnd
from roundhouse.players.player import Player
from roundhouse.players.two_ends import TwoEnds


class SensiblePlayer(Player):
    """Weighs each move by what it gains: see `one_end` and `two_ends` for the games with one and two open ends."""

    name = "sensible"
    remembers = True

    def pick(self, view: Position, legal: Sequence[Move]) -> Move:
        """See `Player.pick`."""
        one_end = view.game.ends_per_train == 1
        return max(legal, key=OneEnd(view, legal).worth if one_end else TwoEnds(view).worth)
