"""The plays that a person does not see at a glance: some of the tiles that fit are overlooked, never all of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from roundhouse.games.core.moves import LayEngine, Move, Play


def noticed(legal: Sequence[Move], share: float, rng: Random) -> list[Move]:
    """The moves that lay a tile which is noticed, each tile with the same chance; none where no tile can be laid.

    Who notices none of them looks again, and sees one.
    """
    plays = [move for move in legal if isinstance(move, Play | LayEngine)]
    tiles = sorted({move.tile for move in plays})
    seen = {tile for tile in tiles if rng.random() < share} or set(tiles and [rng.choice(tiles)])
    return [move for move in plays if move.tile in seen]
