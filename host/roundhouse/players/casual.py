"""A computer player to win against: it plays like a person who looks at the table and misses half of what fits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.games.moves import LayEngine, Move, Play
from roundhouse.games.position import Position
from roundhouse.players.player import Player

NOTICED: Final = 0.5
"""How likely it sees that a tile fits, each time it looks."""


class CasualPlayer(Player):
    """Lays the heaviest of the tiles that it notices, on its own train if it fits there; it never passes up a play."""

    name = "casual"

    def pick(self, view: Position, legal: Sequence[Move]) -> Move:
        """See `Player.pick`. Who notices none of them looks again."""
        plays = [move for move in legal if isinstance(move, Play | LayEngine)]
        if not plays:
            return legal[0]
        tiles = sorted({move.tile for move in plays})
        noticed = {tile for tile in tiles if self.random.random() < NOTICED} or {self.random.choice(tiles)}
        pips = view.game.tiles.pips
        return max((move for move in plays if move.tile in noticed), key=lambda move: pips[move.tile])
