"""Where a player of Private Trains may lay a tile, and all that is legal (PT-5 to PT-10, C-6)."""

from __future__ import annotations

from typing import Final

from roundhouse.games.boneyard import YardGame
from roundhouse.games.memo import Kind, Part
from roundhouse.games.moves import DONE, DRAW, Marker, Move, Play
from roundhouse.games.options import Options
from roundhouse.games.position import Position, Stage
from roundhouse.games.private_trains.options import PrivateTrainsOptions
from roundhouse.messages import Message

HAS_PLAYED: Final = Part("has_played", Kind.SEATS, 0, 12)
"""Whose markers may come down: they have played on their own trains since their markers went up (PT-7)."""
LEFT: Final = Part("left", Kind.SEAT, 12, 4)
"""Whose own double was left for the next player (PT-8)."""


class Reach(YardGame):
    """The part of the rules that says where; `rulings` says why not, `effects` what comes of it."""

    memory = (HAS_PLAYED, LEFT)

    def __init__(self, seats: int, options: Options | None = None, without: frozenset[str] = frozenset()):
        super().__init__(seats, options, without)
        o = self.switches
        self.mexican: Final = seats if o.mexican_train else -1
        self._draws_first: Final = not o.visit_without_drawing and self.clause_enabled("PT-6")
        self._suspends: Final = o.suspend_plays and self.clause_enabled("PT-10")
        self._follows_last: Final = o.follow_last_double and self.clause_enabled("PT-11")
        self._doubles_bind: Final = self.clause_enabled("PT-8")

    @property
    def switches(self) -> PrivateTrainsOptions:
        """The options with the switches of this game."""
        assert isinstance(self.options, PrivateTrainsOptions)
        return self.options

    def reach(self, position: Position) -> tuple[int, ...]:
        """See `YardGame.reach` (PT-5, PT-8 to PT-10, C-6)."""
        if not position.doubles_this_turn:
            duty = self._to_cover(position)
            return (duty,) if duty >= 0 else self.open_to_him(position)
        double = position.doubles[-1]
        if self._has_drawn(position):
            return (double, *(spot for spot in self.open_to_him(position) if spot != double))
        return (double, self.mexican) if double == position.turn and self.mexican >= 0 else (double,)

    def kept(self, position: Position, moves: list[Move], sure: bool = False) -> list[Move]:
        """PT-6: no visit before the draw of who has nothing for his own train; PT-8, PT-9: what follows a double."""
        if not position.doubles_this_turn:
            first = self._draws_before_visits(position)
            own = not first or any(isinstance(move, Play) and move.spot == position.turn for move in moves)
            return moves if own else []
        follows = [move for move in moves if isinstance(move, Play) and self._follows(position, move)]
        if sure or not self._has_drawn(position) or self.sure_plays(position):
            return [*follows]
        double = position.doubles[-1]
        seconds = (move for move in moves if isinstance(move, Play) and move.double and move.spot != double)
        return [*follows, *seconds]

    def _has_drawn(self, position: Position) -> bool:
        """Whether he has drawn for what he does now, or cannot since the boneyard is empty (C-5)."""
        return position.stage in (Stage.DREW, Stage.FOLLOW_DREW) or not position.yard

    def _draws_before_visits(self, position: Position) -> bool:
        """PT-6: whether he may visit other trains only if his own takes a tile of his."""
        return self._draws_first and not self._has_drawn(position) and self._to_cover(position) < 0

    def _to_cover(self, position: Position) -> int:
        """The spot of the double of an earlier turn that he must cover (PT-8, PT-10), or -1."""
        if not position.doubles:
            return -1
        if self._suspends:
            return position.doubles[0]
        left = LEFT.of(position.memo)
        return left if left in position.doubles else -1

    def fault_of(self, position: Position) -> Message | None:
        """See `Game.fault_of`: what was left for the next player is an open double (PT-8)."""
        left = LEFT.of(position.memo)
        missing = left >= 0 and left not in position.doubles
        return Message("positions/left-among-doubles") if missing else None

    def binding(self, position: Position) -> tuple[int, ...]:
        """PT-8 to PT-10: one that could not be followed binds nobody, unless plays are suspended."""
        duty = position.doubles[-1] if position.doubles_this_turn else self._to_cover(position)
        return (duty,) if duty >= 0 else ()

    def _follows(self, position: Position, play: Play) -> bool:
        """PT-8: on the double; or no double on the Mexican Train, if that one lies on his own."""
        double = position.doubles[-1]
        return play.spot == double or (play.spot == self.mexican and double == position.turn and not play.double)

    def _may_close(self, position: Position) -> bool:
        """PT-7: whether the player in turn may take his marker down."""
        return bool(position.markers & HAS_PLAYED.of(position.memo) & 1 << position.turn)

    def legal(self, position: Position) -> list[Move]:
        """See `Game.legal`."""
        stage = position.stage
        moves: list[Move] = []
        if not Stage.TURN <= stage <= Stage.MORE:
            return moves
        if stage != Stage.MORE:
            moves = self.possible_plays(position)
            # Where all is seen and no double wants its tile, whatever can be played must be.
            plain = not (position.doubles_this_turn or position.unknown or position.hidden[position.turn])
            if not moves or not (plain or self.sure_plays(position)):
                moves.append(DONE if self._has_drawn(position) else DRAW)
        if self._may_close(position):
            moves.append(Marker(position.turn, up=False))
        return [*moves, DONE] if stage == Stage.MORE else moves
