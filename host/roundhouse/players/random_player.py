"""A computer player that lays whatever fits: the baseline that any thought has to beat."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.games.moves import Move
from roundhouse.players.player import Sightless


class RandomPlayer(Sightless):
    """Any legal move, each as likely as the others."""

    name = "random"

    def pick_from(self, legal: Sequence[Move]) -> Move:
        """See `Sightless`."""
        return self.random.choice(legal)
