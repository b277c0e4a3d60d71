"""A computer player that lays whatever fits: the baseline that any thought has to beat."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.games.moves import Move
from roundhouse.players.player import ViewlessPlayer


class RandomPlayer(ViewlessPlayer):
    """Any legal move, each as likely as the others."""

    name = "random"

    def pick_from(self, legal: Sequence[Move]) -> Move:
        """See `ViewlessPlayer`."""
        return self.random.choice(legal)
