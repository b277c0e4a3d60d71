"""The player who lays whatever fits: the measure that any thought has to beat."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.games.moves import Move
from roundhouse.games.position import Position
from roundhouse.players.player import Player


class RandomPlayer(Player):
    """Any legal move, each as likely as the others."""

    name = "random"

    def pick(self, view: Position, legal: Sequence[Move]) -> Move:
        """See `Player.pick`."""
        del view
        return self.random.choice(legal)
