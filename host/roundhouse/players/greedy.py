"""A computer player that gets rid of pips: the heaviest tile that fits, wherever it fits."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from roundhouse.games.moves import LayEngine, Move, Play
from roundhouse.players.player import ViewlessPlayer

TILE = attrgetter("tile")
"""Tiles are numbered by their pips: the greatest number is the heaviest tile."""


class GreedyPlayer(ViewlessPlayer):
    """Sheds the heaviest tile; among trains, the one that `legal` names first: its own."""

    name = "greedy"

    def pick_from(self, legal: Sequence[Move]) -> Move:
        """See `ViewlessPlayer`."""
        try:
            return max(legal, key=TILE)
        except AttributeError:
            # Where one may also stop, a move without a tile is among them.
            return max((move for move in legal if isinstance(move, Play | LayEngine)), key=TILE, default=legal[0])
