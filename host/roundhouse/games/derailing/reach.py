"""Where a player of Derailing the Train may lay a tile, and all that is legal (DT-4 to DT-11, C-6)."""

from __future__ import annotations

from typing import Final

from roundhouse.games.derailing.options import DerailingOptions
from roundhouse.games.engines import engines_in_hand
from roundhouse.games.moves import DONE, DRAW, Move, Play
from roundhouse.games.options import Options
from roundhouse.games.position import Position, Round, Stage
from roundhouse.games.yard import YardGame


class Reach(YardGame):
    """The part of the rules that says where; `rulings` says why not, `effects` what comes of it."""

    def __init__(self, seats: int, options: Options | None = None, without: frozenset[str] = frozenset()):
        super().__init__(seats, options, without)
        self.community: Final = seats
        self._derails: Final = self.holds("DT-7")
        self._own_binds: Final = self.holds("DT-9")
        self._community_binds: Final = self.holds("DT-10")
        self._several: Final = self.holds("DT-11")
        self._private: Final = self.holds("DT-5")
        self._instead: Final = self.switches.draw_instead and self.holds("DT-17")

    @property
    def switches(self) -> DerailingOptions:
        """The options with the switches of this game."""
        assert isinstance(self.options, DerailingOptions)
        return self.options

    def reach(self, position: Position) -> tuple[int, ...]:
        """A derailed train binds (DT-8 to DT-10); else all that is begun, one's own and the community train (DT-7)."""
        seat, doubles = position.turn, position.doubles
        if position.stage == Stage.MORE:
            return doubles[-1:]
        if doubles and self._own_binds and seat in doubles:
            return (seat,)
        if doubles and self._community_binds and self.community in doubles:
            return (seat, self.community) if seat in doubles else (self.community,)
        others = [spot for spot in range(self.seats) if spot != seat and position.begun >> spot & 1]
        return (seat, *others, self.community)

    def kept(self, position: Position, moves: list[Move], sure: bool = False) -> list[Move]:
        """On others' private trains doubles only, and nowhere a double as first tile (DT-5, DT-7)."""
        del sure
        takes = {spot: self._takes(position, spot) for spot in self.reach(position)}
        return [move for move in moves if isinstance(move, Play) and move.bit & takes[move.spot]]

    def _takes(self, position: Position, spot: int) -> int:
        """The tiles, as bits, that may be laid on a spot within reach where they fit."""
        tiles, begun = self.tiles, position.begun >> spot & 1
        if position.stage == Stage.MORE or not self._closed(position, spot):
            return tiles.everything if begun or not self._derails else tiles.everything & ~tiles.doubles
        return tiles.doubles if self._derails else 0

    def _closed(self, position: Position, spot: int) -> bool:
        """Whether a train is another player's and private (DT-5)."""
        others = spot not in (position.turn, self.community)
        return others and not position.markers >> spot & 1 and self._private

    def fitting_in_reach(self, position: Position) -> int:
        """See `YardGame.fitting_in_reach`; on a private train of another that is only the double of its end."""
        fitting = 0
        for spot in self.reach(position):
            if position.ends[spot] < 0:
                return 0
            fitting |= self.tiles.with_end[position.ends[spot]] & self._takes(position, spot)
        return fitting

    def legal(self, position: Position) -> list[Move]:
        """See `Game.legal`."""
        stage = position.stage
        if stage == Stage.ENGINE:
            return engines_in_hand(position, self._unused(position.round))
        if stage not in (Stage.TURN, Stage.DREW, Stage.MORE):
            return []
        moves = self.possible_plays(position)
        if stage == Stage.MORE:
            return [*moves, DONE]
        draws = stage == Stage.TURN and position.yard > 0
        hidden_away = position.hidden[position.turn] or position.unknown
        forced = moves and not (hidden_away and not self.sure_plays(position))
        if not forced or (self._instead and (draws or stage == Stage.DREW)):
            moves.append(DRAW if draws else DONE)
        return moves

    def owes(self, position: Position) -> bool:
        """DT-8: who has derailed a train need not cover it."""
        del position
        return False

    def _unused(self, round: Round) -> int:
        """The doubles that have not been platforms, as bits (DT-2)."""
        if not self.holds("DT-2"):
            return self.tiles.doubles
        return sum(1 << tile for number, tile in enumerate(self.tiles.double) if not round.used >> number & 1)
