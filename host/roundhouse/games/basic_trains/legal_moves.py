"""Which engine a player of Basic Trains may lay, and where he may add a tile (BT-2 to BT-4)."""

from __future__ import annotations

from typing import ClassVar, Final

from roundhouse.dominoes import tiles_in
from roundhouse.games.game import Game
from roundhouse.games.memo import Kind, Part
from roundhouse.games.moves import DONE, LayEngine, Move
from roundhouse.games.options import Options
from roundhouse.games.position import Position, Stage

ADDED_TO: Final = Part("added_to", Kind.SEATS, 0, 10)
"""The trains that the player has added to in this turn (BT-4)."""


class Reach(Game):
    """The part of the rules that says where; `rulings` says why not, `effects` what comes of it."""

    memory: ClassVar[tuple[Part, ...]] = (ADDED_TO,)
    leads_with_highest: ClassVar[bool] = True
    """Whether the first engine is the highest double held (BT-2)."""

    def __init__(self, seats: int, options: Options | None = None, without: frozenset[str] = frozenset()):
        super().__init__(seats, options, without)
        self._in_line: Final = self.clause_enabled("BT-5")
        self._out_ends: Final = self.clause_enabled("C-3") and self.clause_enabled("BT-6")
        each = self.ends_per_train
        self.own_ends: Final = tuple(tuple(range(seat * each, seat * each + each)) for seat in range(seats))
        """The spots of each player's own train."""

    def open_ends(self) -> int:
        """Both sides of everyone's engine (BT-3)."""
        return 2

    def reach(self, position: Position) -> tuple[int, ...]:
        """BT-3: first the ends of one's own train; BT-4: then those of each other train, once."""
        seat = position.turn
        if position.stage == Stage.TURN:
            return self.own_ends[seat]
        visited = ADDED_TO.of(position.memo) if self.clause_enabled("BT-4") else 1 << seat
        open_trains = position.begun & ~visited
        return tuple(spot for train, spots in enumerate(self.own_ends) if open_trains >> train & 1 for spot in spots)

    def engines(self, position: Position) -> list[Move]:
        """The doubles the player may lay as his engine (BT-2)."""
        seat = position.turn
        held = position.hands[seat] & self.tiles.doubles
        unseen = position.unseen & self.tiles.doubles if position.hidden[seat] else 0
        if position.begun:
            return [LayEngine(tile) for tile in tiles_in(held | unseen)]
        # The leader lays the highest double held: none that is lower than one that is seen.
        highest = self._highest_seen(position)
        return [LayEngine(tile) for tile in tiles_in(held | unseen) if tile >= highest]

    def _highest_seen(self, position: Position) -> int:
        """The highest double that is seen in any hand, or -1."""
        return max((hand & self.tiles.doubles).bit_length() for hand in position.hands) - 1

    def legal(self, position: Position) -> list[Move]:
        """See `Game.legal`."""
        stage = position.stage
        if stage == Stage.ENGINE:
            moves = self.engines(position)
            sure = position.hands[position.turn] & self.tiles.doubles
            return moves if sure or (moves and not position.hidden[position.turn]) else [*moves, DONE]
        if stage == Stage.MORE:
            return [*self.plays(position, self.reach(position)), DONE]
        if stage != Stage.TURN:
            return []
        moves = self.plays(position, self.reach(position))
        return moves if self.sure_own(position) else [*moves, DONE]

    def sure_own(self, position: Position) -> int:
        """The tiles seen in the player's hand that fit his own train where its end is seen, as bits."""
        spots = [spot for spot in self.own_ends[position.turn] if position.ends[spot] >= 0]
        return position.hands[position.turn] & self.fits(position, spots)
