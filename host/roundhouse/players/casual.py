"""A computer player to win against: it plays like a person who looks at the table and misses half of what fits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.games.core.moves import Move
from roundhouse.games.core.position import Position
from roundhouse.players.overlooking import noticed
from roundhouse.players.player import Player

NOTICED: Final = 0.5
"""How likely it sees that a tile fits, each time it looks."""


class CasualPlayer(Player):
    """Lays the heaviest of the tiles that it notices, on its own train if it fits there; it never passes up a play."""

    name = "casual"

    def pick(self, view: Position, legal: Sequence[Move]) -> Move:
        pips = view.game.tiles.pips
        return max(noticed(legal, NOTICED, self.random), key=lambda move: pips[move.tile], default=legal[0])
