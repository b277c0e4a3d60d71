"""A good computer player: it plans as the strong one does, but overlooks a part of what fits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.games.core.moves import Move
from roundhouse.games.core.position import Position
from roundhouse.players.overlooking import noticed
from roundhouse.players.player import Player
from roundhouse.players.sensible import weigher

NOTICED: Final = 0.7
"""How likely it sees that a tile fits: between easy and strong, as STRENGTH.md has it."""


class RegularPlayer(Player):
    """Weighs the moves that it notices; it never passes up a play."""

    name = "regular"
    remembers = True

    def pick(self, view: Position, legal: Sequence[Move]) -> Move:
        found = noticed(legal, NOTICED, self.random)
        return max(found, key=weigher(view, found)) if len(found) > 1 else found[0] if found else legal[0]
