"""Computer players that overlook some of the tiles that fit, as people do who do not look closely."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from roundhouse.games.core.moves import LayEngine, Move, Play
from roundhouse.games.core.position import Position
from roundhouse.players.player import Player
from roundhouse.players.sensible import weigher


def noticed(legal: Sequence[Move], share: float, rng: Random) -> list[Move]:
    """The moves that lay a tile which is noticed, each tile with the same chance; none where no tile can be laid.

    A player who notices none of them looks again, and sees one.
    """
    plays = [move for move in legal if isinstance(move, Play | LayEngine)]
    tiles = sorted({move.tile for move in plays})
    seen = {tile for tile in tiles if rng.random() < share} or set(tiles and [rng.choice(tiles)])
    return [move for move in plays if move.tile in seen]


class CasualPlayer(Player):
    """Notices half of the tiles that fit and lays the heaviest of them, on its own train if it fits there; it never
    passes up a play."""

    name = "casual"

    def pick(self, view: Position, legal: Sequence[Move]) -> Move:
        pips = view.game.tiles.pips
        return max(noticed(legal, 0.5, self.random), key=lambda move: pips[move.tile], default=legal[0])


class RegularPlayer(Player):
    """Weighs the moves that it notices; it never passes up a play. It notices so much that it plays between easy and
    strong (STRENGTH.md)."""

    name = "regular"
    remembers = True

    def pick(self, view: Position, legal: Sequence[Move]) -> Move:
        found = noticed(legal, 0.7, self.random)
        return max(found, key=weigher(view, found)) if len(found) > 1 else found[0] if found else legal[0]
