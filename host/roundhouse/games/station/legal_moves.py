"""The switches of Mexican Train Station; where a player may lay a tile, and all that is legal (MS-4 to MS-10, C-6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from roundhouse.games.boneyard import YardGame
from roundhouse.games.last_tile import LAST_TILE
from roundhouse.games.memo import Kind, Part
from roundhouse.games.moves import DONE, DRAW, Announce, Claim, LayEngine, Move, Play
from roundhouse.games.options import Options, choice, switch
from roundhouse.games.position import Position, Stage

WAITED: Final = Part("waited", Kind.SEATS, 4, 12)
"""Who has had a turn and has not opened: he draws at the beginning of each turn from then on (MS-5)."""
DRAWN: Final = Part("drawn", Kind.TILE, 16, 8)
"""The tile just drawn, the only one that may be played (MS-6)."""
SOUNDED: Final = Part("sounded", Kind.NUMBER, 24, 1)
"""Whether the player in turn has made the sounds that come before a play that leaves one tile (MS-10)."""


@dataclass(frozen=True)
class StationOptions(Options):
    """The switches of Mexican Train Station."""

    set: int = choice(12, "MS-1", 6, 9, 15, 18)
    must_play: bool = switch("MS-6")
    missed_call: bool = switch("MS-10")
    railroad_sounds: bool = switch("MS-10")


class Reach(YardGame):
    """The part of the rules that says where; `rulings` says why not, `effects` what comes of it."""

    def __init__(self, seats: int, options: Options | None = None, without: frozenset[str] = frozenset()):
        super().__init__(seats, options, without)
        self._private: Final = (1 << seats) - 1
        self._whole: Final = self.clause_enabled("MS-4")
        self._calls: Final = self.switches.missed_call and self.clause_enabled("MS-10")
        self._out_ends: Final = self.clause_enabled("C-3") and self.clause_enabled("MS-11")

    @property
    def switches(self) -> StationOptions:
        """The options with the switches of this game."""
        assert isinstance(self.options, StationOptions)
        return self.options

    def unannounced(self, position: Position) -> int:
        """See `Game.unannounced`."""
        return LAST_TILE.of(position.memo)

    def _starter(self, position: Position) -> int:
        """The double that is called for this round, as a bit."""
        return 1 << self.tiles.double[position.round.engine]

    def reach(self, position: Position) -> tuple[int, ...]:
        """One's own train (MS-4), signalled ones, public ones and a new one (MS-6); a double's match goes on it."""
        seat, begun = position.turn, position.begun
        if position.stage == Stage.FOLLOW:
            return position.doubles[-1:]
        if position.stage == Stage.MORE or not begun >> seat & 1:
            return (seat,)
        opened = begun & (position.markers | ~self._private)
        others = [train for train in range(self.trains) if opened >> train & 1 and train != seat]
        return (seat, *others, *self._next_public(begun))

    def _next_public(self, begun: int) -> tuple[int, ...]:
        """The first public train that is not begun."""
        return next(((train,) for train in range(self.seats, self.trains) if not begun >> train & 1), ())

    def kept(self, position: Position, moves: list[Move], sure: bool = False) -> list[Move]:
        """After a draw only the drawn tile may be played, once one has opened (MS-6)."""
        del sure
        if not self._plays_drawn(position):
            return moves
        return [move for move in moves if isinstance(move, Play) and not self._other_than_drawn(position, move.tile)]

    def _plays_drawn(self, position: Position) -> bool:
        return position.stage == Stage.DREW and bool(position.begun >> position.turn & 1)

    def _other_than_drawn(self, position: Position, tile: int) -> bool:
        """Whether this is seen not to be the drawn tile: it is another, or one that was seen before a hidden one came.

        In a position set up by hand with all tiles seen, any may be the drawn one.
        """
        drawn, seat = DRAWN.of(position.memo), position.turn
        if drawn >= 0:
            return tile != drawn
        return bool(tile >= 0 and position.hidden[seat] and position.hands[seat] >> tile & 1)

    def _draws_first(self, position: Position) -> bool:
        """MS-5: who had a turn and has not opened draws at the beginning of each turn, if there is a tile (C-5)."""
        seat = position.turn
        waited = WAITED.of(position.memo) >> seat & 1 and not position.begun >> seat & 1
        return position.stage == Stage.TURN and bool(waited and position.yard)

    def _must_play(self, position: Position) -> bool:
        """Whether who can play must, rather than wait or draw, at the beginning of this turn."""
        seat = position.turn
        if position.yard and position.begun >> seat & 1:
            return self.switches.must_play
        return not self._draws_first(position)

    def _may_sound(self, position: Position) -> bool:
        """Whether this turn may still lay the tile that leaves its player one (MS-10)."""
        count = position.count(position.turn)
        if not self._calls or SOUNDED.of(position.memo) or self._draws_first(position):
            return False
        if position.stage == Stage.MORE or not position.begun >> position.turn & 1:
            return count >= 2 and bool(self.possible_plays(position))
        # A double and its match leave one of three.
        most = 3 if position.stage in (Stage.TURN, Stage.DREW) else 2
        return 2 <= count <= most and bool(self.possible_plays(position))

    def legal(self, position: Position) -> list[Move]:
        """See `Game.legal`."""
        stage, seat = position.stage, position.turn
        if stage == Stage.ENGINE:
            starter = LayEngine(self.tiles.double[position.round.engine])
            return [starter] if not any(self.whereabouts(position, starter.tile)) else []
        if not Stage.TURN <= stage <= Stage.MORE:
            return []
        moves = [] if self._draws_first(position) else self.possible_plays(position)
        if stage != Stage.TURN:
            moves.append(DONE)
        elif not (moves and self._must_play(position) and self.sure_plays(position)):
            moves.append(DRAW if position.yard else DONE)
        if self._calls:
            if self._may_sound(position):
                moves.append(Announce(seat))
            if stage == Stage.TURN and self.unannounced(position) >= 0:
                moves.append(Claim(self.unannounced(position)))
        return moves
