"""Computer players that choose from their legal moves alone: at random, or the heaviest tile that fits.

They are the baseline for other players, and the fastest for tests and measurements.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from roundhouse.games.core.moves import LayEngine, Move, Play
from roundhouse.games.core.position import Position
from roundhouse.players.player import Player


class LegalMovePlayer(Player):
    """A player that chooses from its legal moves alone and needs no view."""

    def pick(self, view: Position, legal: Sequence[Move]) -> Move:
        del view
        return self.pick_from(tuple(legal))

    @abstractmethod
    def pick_from(self, legal: tuple[Move, ...]) -> Move:
        """One of at least two moves, none of them an announcement."""


class RandomPlayer(LegalMovePlayer):
    """Any legal move, each equally likely."""

    name = "random"

    def pick_from(self, legal: tuple[Move, ...]) -> Move:
        return self.random.choice(legal)


class GreedyPlayer(LegalMovePlayer):
    """Sheds the heaviest tile; among trains, the one that `legal` names first: its own."""

    name = "greedy"

    def pick_from(self, legal: tuple[Move, ...]) -> Move:
        # Tiles are numbered by their pips: the greatest number is the heaviest tile.
        best, heaviest = legal[0], -1
        for move in legal:
            # Moves that lay no tile, as a draw, come last; a loop takes half the time of `max` with a key.
            if (type(move) is Play or type(move) is LayEngine) and move.tile > heaviest:
                best, heaviest = move, move.tile
        return best
