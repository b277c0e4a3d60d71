"""The worth of a move where trains have two open ends and the tiles left are counted, not their pips (Basic Trains).

Each turn begins with a tile on one's own train; without one, the whole turn is lost. So the player keeps enough tiles
that fit in line on the two ends of that train, and lays the others on other trains, best where they leave the owner
nothing to add.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.core.moves import LayEngine, Move, Play
from roundhouse.games.core.position import Position
from roundhouse.players.search.longest_train import longest_train

LONGEST_LINE_BONUS: Final = 100
"""The line is the longest, whatever its pips."""
TILES_PER_TURN: Final = 2.0
"""About how many tiles a player sheds in a turn, which says how many plays on their own train are needed."""
MISSING_PLAY_COST: Final = 1.5
"""The cost of each missing play on the own train, in tiles."""
SPARE_PLAY_WORTH: Final = 0.15
"""The worth of each play on the own train beyond those needed, in tiles."""
BLOCKED_TILE_WORTH: Final = 0.12
"""The worth of one tile fewer that fits on another player's train."""


class TwoEndsEvaluation:
    """The worth of each move in one view, in tiles."""

    def __init__(self, view: Position) -> None:
        self.view = view
        self.tiles = view.game.tiles
        self.seat = view.turn
        self.hand = view.hands[self.seat]
        self.ends = view.ends[2 * self.seat : 2 * self.seat + 2]

    def worth(self, move: Move) -> float:
        """The gain of the player by `move`; ending the turn gains nothing."""
        if isinstance(move, LayEngine):
            number = self.tiles.ends[move.tile][0]
            return self._prospect(self.hand & ~(1 << move.tile), (number, number))
        before = self._prospect(self.hand, self.ends)
        if not isinstance(move, Play):
            return 0.0
        rest = self.hand & ~move.bit
        if not rest:
            return 100.0
        if move.train == self.seat:
            ends = (move.opens, self.ends[1]) if move.spot % 2 == 0 else (self.ends[0], move.opens)
            return self._prospect(rest, ends) - before
        return self._prospect(rest, self.ends) - before + BLOCKED_TILE_WORTH * self._blocked(move)

    def _prospect(self, hand: int, ends: tuple[int, ...]) -> float:
        """The worth of holding `hand` with one's train open at `ends`: the higher the better."""
        left = hand.bit_count()
        own = self._own_plays(hand, ends)
        needed = left / TILES_PER_TURN
        return -left - MISSING_PLAY_COST * max(0.0, needed - own) + SPARE_PLAY_WORTH * max(0.0, own - needed)

    def _own_plays(self, hand: int, ends: tuple[int, ...]) -> int:
        """The number of tiles of the hand that fit in line at the two ends: the longer line first, then the other."""
        most = 0
        for first, second in {ends, ends[::-1]}:
            line = longest_train(self.view.game, hand, first, LONGEST_LINE_BONUS).tiles
            rest = hand
            for tile in line:
                rest &= ~(1 << tile)
            most = max(most, len(line) + len(longest_train(self.view.game, rest, second, LONGEST_LINE_BONUS).tiles))
        return most

    def _blocked(self, play: Play) -> int:
        """The loss of unseen tiles that fit on the owner's train, by this play."""
        unseen = self.view.unseen
        first = 2 * play.train
        before = self.view.ends[first : first + 2]
        after = (play.opens, before[1]) if play.spot % 2 == 0 else (before[0], play.opens)
        with_end = self.tiles.with_end
        return (unseen & (with_end[before[0]] | with_end[before[1]])).bit_count() - (
            unseen & (with_end[after[0]] | with_end[after[1]])
        ).bit_count()
