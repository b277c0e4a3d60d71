"""Players to measure others by: a simple plan, the kind that peers publish, and one who sees all hands.

They are no levels to play against; only the arena has them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.dominoes import tiles_in
from roundhouse.games.core.moves import Draw, LayEngine, Move, Play
from roundhouse.games.core.position import Position
from roundhouse.games.rules.placement import fitting_tiles
from roundhouse.players.expert import ExpertPlayer
from roundhouse.players.player import Player
from roundhouse.players.search.rollouts import own_line

TILE_WORTH: Final = 1000
"""The worth of one more tile in a line: more than all pips of a hand."""


class LongestLinePlayer(Player):
    """Keeps the longest line of its hand for its own train, and sheds the heaviest of the rest elsewhere."""

    name = "longest-line"

    def pick(self, view: Position, legal: Sequence[Move]) -> Move:
        game, seat = view.game, view.turn
        line, pips = own_line(view, seat, TILE_WORTH).tiles, game.tiles.pips

        def rank(move: Move) -> tuple[int, int]:
            if isinstance(move, LayEngine):
                return 3, pips[move.tile]
            if not isinstance(move, Play):
                return -1, 0
            if move.tile not in line:
                return 2, pips[move.tile]
            return int(move.train == seat and move.tile == line[0]), pips[move.tile]

        return max(legal, key=rank)


class OnePlyPlayer(Player):
    """Sheds the most pips after the next player's expected best answer: expectimax of one ply, as peers have it.

    The next player's tiles are any of the unseen, each equally likely: passes and draws are not thought of.
    """

    name = "one-ply"

    def pick(self, view: Position, legal: Sequence[Move]) -> Move:
        return max(legal, key=lambda move: self._worth(view, move))

    def _worth(self, view: Position, move: Move) -> float:
        pips = view.game.tiles.pips
        if isinstance(move, Draw):
            return -sum(pips[tile] for tile in tiles_in(view.unseen)) / max(1, view.unseen.bit_count())
        if not isinstance(move, Play | LayEngine):
            return 0.0
        after = view.after(move)
        if after.over or after.turn == view.turn:
            return pips[move.tile]
        return pips[move.tile] - _expected_answer(after)


def _expected_answer(position: Position) -> float:
    """The pips that the player in turn, whose hand is hidden, is expected to shed by its heaviest tile that fits."""
    game, unseen, held = position.game, position.unseen, position.count(position.turn)
    left = unseen.bit_count()
    answer, none_heavier = 0.0, 1.0
    for tile in reversed(tiles_in(unseen & fitting_tiles(position))):
        # Of the tiles not yet ruled out, `held` are in this hand.
        has = min(1.0, held / max(1, left))
        answer += none_heavier * has * game.tiles.pips[tile]
        none_heavier *= 1 - has
        left -= 1
    return answer


class OraclePlayer(Player):
    """The expert with sight of all hands, not of the order of the boneyard: what that sight gives at least.

    Everybody is taken to move by the fast policy of `rollouts` from then on; who reasons better gets more from the same
    sight, so this is no bound yet.
    """

    name = "oracle"
    sees_all_hands = True

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._expert = ExpertPlayer(seed)

    def pick(self, view: Position, legal: Sequence[Move]) -> Move:
        return self._expert.pick(view, legal)


BASELINES: Final[dict[str, type[Player]]] = {
    player.name: player for player in (LongestLinePlayer, OnePlyPlayer, OraclePlayer)
}
"""The players that only the arena has, by their names."""
