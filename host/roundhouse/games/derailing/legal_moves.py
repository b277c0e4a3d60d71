"""Where a player of Derailing the Train may lay a tile, and all that is legal (DT-4 to DT-11, C-6)."""

from __future__ import annotations

from typing import Final

from roundhouse.games.boneyard import YardGame
from roundhouse.games.derailing.options import DerailingOptions
from roundhouse.games.engines import engines_in_hand
from roundhouse.games.moves import DONE, DRAW, Move
from roundhouse.games.options import Options
from roundhouse.games.position import Position, Round, Stage
from roundhouse.messages import Message


class Reach(YardGame):
    """The part of the rules that says where; `rulings` says why not, `effects` what comes of it."""

    def __init__(self, seats: int, options: Options | None = None, without: frozenset[str] = frozenset()):
        super().__init__(seats, options, without)
        self.community: Final = seats
        self._derails: Final = self.clause_enabled("DT-7")
        self._own_binds: Final = self.clause_enabled("DT-9")
        self._community_binds: Final = self.clause_enabled("DT-10")
        self._several: Final = self.clause_enabled("DT-11")
        self._private: Final = self.clause_enabled("DT-5")
        self._instead: Final = self.switches.draw_instead and self.clause_enabled("DT-17")

    @property
    def switches(self) -> DerailingOptions:
        """The options with the switches of this game."""
        assert isinstance(self.options, DerailingOptions)
        return self.options

    def binding(self, position: Position) -> tuple[int, ...]:
        """See `Game.binding`: the double just laid (DT-8), one's own derailed train (DT-9), or the community's."""
        seat, doubles = position.turn, position.doubles
        if not doubles:
            return ()
        if position.stage == Stage.MORE:
            return doubles[-1:]
        own = seat in doubles
        if own and self._own_binds:
            return (seat,)
        if self.community in doubles and self._community_binds:
            return (seat, self.community) if own else (self.community,)
        return ()

    def reach(self, position: Position) -> tuple[int, ...]:
        """The doubles that bind; else one's own train, all that have begun and the community train (DT-4, DT-7)."""
        if binding := self.binding(position):
            return binding
        seat, begun = position.turn, position.begun
        others = [spot for spot in range(self.seats) if spot != seat and begun >> spot & 1]
        return (seat, *others, self.community)

    def places(self, position: Position) -> tuple[tuple[tuple[int, ...], int], ...]:
        """See `YardGame.places`: a private train of another takes doubles only, and no train begins with one (DT-7)."""
        spots = self.reach(position)
        if position.stage == Stage.MORE:
            return ((spots, -1),)
        closed = tuple(spot for spot in spots if self._closed(position, spot))
        begun = tuple(spot for spot in spots if position.begun >> spot & 1 and spot not in closed)
        first = tuple(spot for spot in spots if not position.begun >> spot & 1)
        doubles = self.tiles.doubles if self._derails else 0
        return ((begun, -1), (first, ~doubles), (closed, doubles))

    def _closed(self, position: Position, spot: int) -> bool:
        """Whether a train is another player's and private (DT-5)."""
        others = spot not in (position.turn, self.community)
        return others and not position.markers >> spot & 1 and self._private

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

    def fault_of(self, position: Position) -> Message | None:
        """See `Game.fault_of`: the marker of a derailed train is up (DT-7); without it, it would be private."""
        unmarked = any(spot != self.community and not position.markers >> spot & 1 for spot in position.doubles)
        return Message("positions/derailed-marker") if unmarked else None

    def owes(self, position: Position) -> bool:
        """DT-8: who has derailed a train need not cover it."""
        del position
        return False

    def _unused(self, round: Round) -> int:
        """The doubles that have not been platforms, as bits (DT-2)."""
        if not self.clause_enabled("DT-2"):
            return self.tiles.doubles
        return sum(1 << tile for number, tile in enumerate(self.tiles.double) if not round.used >> number & 1)
