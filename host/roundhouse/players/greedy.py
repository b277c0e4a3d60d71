"""The player who gets rid of pips: the heaviest tile that fits, wherever it fits."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.games.moves import LayEngine, Move, Play
from roundhouse.players.player import Sightless


class GreedyPlayer(Sightless):
    """Sheds the heaviest tile; among trains, the one that `legal` names first: its own."""

    name = "greedy"

    def pick_from(self, legal: Sequence[Move]) -> Move:
        """See `Sightless`."""
        best, heaviest = legal[0], -1
        for move in legal:
            # Tiles are numbered by their pips: the greatest number is the heaviest tile.
            if (type(move) is Play or type(move) is LayEngine) and move.tile > heaviest:
                best, heaviest = move, move.tile
        return best
