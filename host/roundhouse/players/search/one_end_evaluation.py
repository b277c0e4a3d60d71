"""The worth of a move where a train has one open end and pips in hand are counted (Mexican Train).

A hand falls into a line, kept for the player's own train, and the rest. The rest is what costs points in the end, and
only others' trains and the Mexican Train take it, so it goes first, heaviest tile first. The line can wait, but not
forever: a round ends while tiles are still in hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.dominoes import pips_in
from roundhouse.games.core.moves import Draw, Move, Play
from roundhouse.games.core.position import Position
from roundhouse.players.search.longest_train import PlannedTrain, longest_train

TILE_BONUS: Final = 6
"""The worth of one more tile, in pips, when a line is chosen."""
LINE_COST_SHARE: Final = 0.25
"""The part of a tile's pips that counts as a cost while it waits in the line."""
FOLLOWED_DOUBLE_WORTH: Final = 8.0
"""The worth of laying a double that another tile can follow: two tiles go in one turn."""
COVER_WORTH: Final = 2.0
"""The worth of covering a double laid this turn: then nobody has to cover it, the player who laid it included."""
MARKER_DOWN_WORTH: Final = 7.0
"""The worth of playing on one's own train while its marker is up."""
OPENING_WORTH: Final = 50.0
"""The worth of opening one's own train rather than laying a tile on a public one: more than any other gain, for until
then only the engine's number fits there, and tiles with that number are few."""
DRAW_COST: Final = 9.0
"""The cost of drawing where one could play (MS-6): about one more tile in hand."""
FITS_NEXT_COST: Final = 3.0
"""The highest cost of leaving open a number that the next player may have."""


class OneEndEvaluation:
    """The worth of each move in one view, in pips."""

    def __init__(self, view: Position, legal: Sequence[Move]) -> None:
        self.view = view
        # What can be laid beside a double now can follow it then: the open ends stay as they are.
        self.followed = len({move.tile for move in legal if isinstance(move, Play)}) > 1
        self.tiles = view.game.tiles
        self.seat = view.turn
        self.hand = view.hands[self.seat]
        self.own_end = view.ends[self.seat]
        self.line = self._line(self.hand, self.own_end)

    def worth(self, move: Move) -> float:
        """The gain of the player by `move`: ending the turn gains nothing, and a draw costs something."""
        if not isinstance(move, Play):
            return -DRAW_COST if isinstance(move, Draw) else 0.0
        view, rest = self.view, self.hand & ~move.bit
        own = move.train == self.seat
        before, after = self._cost(self.hand, self.line), self._cost(rest, self._line_after(move, rest, own))
        gain = before - after
        if own and view.markers >> self.seat & 1:
            gain += MARKER_DOWN_WORTH
        if own and view.game.publics and not view.begun >> self.seat & 1:
            gain += OPENING_WORTH
        if not own and rest:
            gain -= FITS_NEXT_COST * self._chance_next(move.opens)
        if move.double and self.followed:
            gain += FOLLOWED_DOUBLE_WORTH
        if view.doubles_this_turn and move.spot in view.doubles[-view.doubles_this_turn :]:
            gain += COVER_WORTH
        return gain

    def _line(self, hand: int, end: int) -> PlannedTrain:
        return longest_train(self.view.game, hand, end, TILE_BONUS) if end >= 0 else PlannedTrain()

    def _line_after(self, play: Play, rest: int, own: bool) -> PlannedTrain:
        """The line once `play` is made; searched again only if the play breaks the present one."""
        line = self.line
        if own:
            if line.tiles and (line.tiles[0], line.opens[0]) == (play.tile, play.opens):
                worth = line.value - self.tiles.pips[play.tile] - TILE_BONUS
                return PlannedTrain(line.tiles[1:], worth, line.opens[1:])
            return self._line(rest, play.opens)
        return line if play.tile not in line.tiles else self._line(rest, self.own_end)

    def _cost(self, hand: int, line: PlannedTrain) -> float:
        """The expected cost of a hand: everything that has no place in the line, and a part of the line."""
        in_line = line.value - TILE_BONUS * len(line.tiles)
        return pips_in(hand, self.tiles) - in_line * (1 - LINE_COST_SHARE)

    def _chance_next(self, number: int) -> float:
        """The chance that the next player holds a tile with `number`, from 0 to 1, as far as this player knows."""
        view = self.view
        following = view.game.next_seat(view)
        unseen = view.unseen
        pool = unseen.bit_count()
        fitting = unseen & view.game.fitting[number]
        missing = 1.0
        for group in view.hidden[following]:
            may_fit = (fitting & ~group.excluded).bit_count()
            may_be = max(1, (unseen & ~group.excluded).bit_count())
            missing *= (1 - may_fit / may_be) ** group.size
        return 1 - missing if pool else 0.0
