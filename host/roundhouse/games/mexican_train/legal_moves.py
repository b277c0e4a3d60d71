"""Where a player of Mexican Train may lay a tile, and all that is legal (MT-4 to MT-11, C-6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.games.boneyard import YardGame
from roundhouse.games.last_tile import LAST_TILE
from roundhouse.games.mexican_train.options import MexicanSwitches
from roundhouse.games.moves import DONE, DRAW, Announce, Claim, Move, Play
from roundhouse.games.options import Options
from roundhouse.games.position import Position, Stage

# The stages as plain names: what follows looks at them for every move of a match.
TURN: Final = Stage.TURN
DREW: Final = Stage.DREW
FOLLOW: Final = Stage.FOLLOW
FOLLOW_DREW: Final = Stage.FOLLOW_DREW
MORE: Final = Stage.MORE
USUAL: Final = (TURN, DREW)
OVER: Final = Stage.OVER

OTHER_PARTS: Final = ~0b1111
"""The memo without `LAST_TILE`: other games on these rules use the rest."""


class Reach(YardGame):
    """The part of the rules that says where; `rulings` says why not, `effects` what comes of it."""

    def __init__(self, seats: int, options: Options | None = None, without: frozenset[str] = frozenset()):
        super().__init__(seats, options, without)
        o = self.switches
        self.mexican: Final = seats
        self._own_first: Final = o.own_train_first
        self._follow_on_double: Final = o.follow_on_double
        self._one_double: Final = o.one_double
        self._marker_rises: Final = self.clause_enabled("MT-4")
        self._marker_falls: Final = self.clause_enabled("MT-7")
        self._blocks: Final = self.clause_enabled("C-4")
        self._doubles_bind: Final = self.clause_enabled("MT-8")
        self._close_dead: Final = o.close_dead_doubles and self.clause_enabled("MT-10")
        self._cover_last: Final = o.cover_last_double and self.clause_enabled("MT-11")
        self._calls: Final = o.missed_call and self.clause_enabled("MT-12")
        self._whole: Final = o.whole_first_train and self.clause_enabled("MT-5")
        self._out_ends: Final = self.clause_enabled("C-3")
        equal_ends = all(self.accepted(end) == 1 << end for end in range(self.tiles.kinds))
        self._plain: Final = equal_ends and not (o.own_train_first or o.missed_call)
        self._open_spots: Final[list[dict[int, tuple[int, ...]]]] = [{} for _ in range(seats)]

    def unannounced(self, position: Position) -> int:
        """See `Game.unannounced`."""
        return LAST_TILE.of(position.memo)

    def can_close(self, position: Position, spot: int) -> bool:
        """See `Game.can_close`."""
        unseen = spot in position.doubles and position.ends[spot] < 0
        return unseen and self._close_dead and TURN <= position.stage <= MORE

    @property
    def switches(self) -> MexicanSwitches:
        """The options with the switches of this game."""
        assert isinstance(self.options, MexicanSwitches)
        return self.options

    def reach(self, position: Position) -> tuple[int, ...]:
        """The spots on which the player may lay a tile that fits (MT-5 to MT-9, C-6)."""
        doubles, fresh = position.doubles, position.doubles_this_turn
        if len(doubles) == fresh:
            if fresh >= 2:
                return doubles
            usual: tuple[int, ...] = (position.turn,)
            if position.stage != MORE or self.owes(position):
                usual = self._usual_reach(position)
        elif fresh >= 2:
            return doubles[-fresh:]
        else:
            usual = doubles[:1]
        if not fresh:
            return usual
        if self._follow_on_double or self._must_cover_last(position):
            return doubles[-1:]
        return usual if doubles[-1] in usual else (*usual, doubles[-1])

    def _usual_reach(self, position: Position) -> tuple[int, ...]:
        """Own train, marked and begun trains of others, the Mexican Train."""
        seat, begun = position.turn, position.begun
        opened = position.markers & begun
        if self._own_first and not begun >> self.mexican & 1 and not begun >> seat & 1:
            opened |= 1 << self.mexican
        spots = self._open_spots[seat].get(opened)
        if spots is None:
            others = (s for s in range(self.seats) if s != seat and opened >> s & 1)
            mexican = () if opened >> self.mexican & 1 else (self.mexican,)
            spots = self._open_spots[seat][opened] = (seat, *others, *mexican)
        return spots

    def lays_first_train(self, position: Position) -> bool:
        """MT-5, the option: he is laying his first train, and no other tile is owed."""
        return position.stage == MORE and not self.owes(position)

    def goes_anywhere(self, tile: int) -> bool:
        """Whether a tile may lie on a train whose marker is not up."""
        del tile
        return False

    def _must_cover_last(self, position: Position) -> bool:
        """MT-11, the option: the last tile was a double, and what he drew for it goes on it only."""
        return self._cover_last and position.stage == FOLLOW_DREW and position.count(position.turn) == 1

    def legal(self, position: Position) -> list[Move]:
        """See `Game.legal`."""
        stage, seat = position.stage, position.turn
        if position.doubles or stage not in USUAL or position.hidden[seat] or not self._plain:
            return self._legal_with_care(position)
        spots = self._open_spots[seat].get(position.markers & position.begun) or self._usual_reach(position)
        # Most moves of a match come by here; the loop of `plays` stands here too, since calls cost as much as it does.
        moves: list[Move] = []
        hand, ends, fits, table = position.hands[seat], position.ends, self.fitting, self._plays
        for spot in spots:
            end = ends[spot]
            fitting = hand & fits[end]
            if fitting:
                if end < 0:
                    return self._legal_with_care(position)
                plays = table[spot][end]
                if fitting in plays:
                    # A single tile fits, as it mostly does.
                    moves.append(plays[fitting])
                    continue
                while fitting:
                    bit = fitting & -fitting
                    moves.append(plays[bit])
                    fitting ^= bit
        if moves:
            return moves
        return [DRAW] if stage == TURN and position.yard else [DONE]

    def _legal_with_care(self, position: Position) -> list[Move]:
        """The legal moves wherever there is more to think of than own, marked and Mexican trains."""
        stage, seat = position.stage, position.turn
        if not TURN <= stage <= MORE:
            return []
        moves = self.possible_plays(position)
        if not moves or stage == MORE or position.hidden[seat] or position.unknown:
            self._add_waiting(position, moves)
        if position.memo & ~OTHER_PARTS:
            seat = self.unannounced(position)
            moves.append(Announce(seat))
            if stage == TURN:
                moves.append(Claim(seat))
        return moves

    def _add_waiting(self, position: Position, moves: list[Move]) -> None:
        """Adds what a player does who cannot play, or need not: he draws, or his turn is over."""
        stage = position.stage
        if self.lays_first_train(position):
            moves.append(DONE)
        elif not moves or not self.sure_plays(position):
            drew = stage in (DREW, FOLLOW_DREW)
            moves.append(DONE if drew or not position.yard else DRAW)

    def kept(self, position: Position, moves: list[Move], sure: bool = False) -> list[Move]:
        """The follow-ups without second doubles that MT-8 forbids."""
        if not position.doubles_this_turn or not moves:
            return moves
        return [
            move
            for move in moves
            if not (isinstance(move, Play) and self._is_second(position, move))
            or not self._second_double(position, move, sure)
        ]

    def _is_second(self, position: Position, play: Play) -> bool:
        """Whether a double is laid while another of this turn stays open, or where one a turn is all (MT-8)."""
        fresh = position.doubles_this_turn
        if not (fresh and play.double):
            return False
        return self._one_double or fresh - (play.spot in position.doubles[-fresh:]) > 0

    def _second_double(self, position: Position, play: Play, sure: bool = False) -> str:
        """Why a second double of this turn may not be laid (MT-8), or nothing.

        A hidden tile may be the one that follows it; where it must be `sure` that he may lay it, only seen ones count.
        """
        if self._one_double:
            return "one_double"
        seat = position.turn
        if self._close_dead and not self.covering[play.opens] & ~(position.laid | play.bit):
            return ""
        if position.count(seat) == 1:
            return "second_double" if self._cover_last and position.yard else ""
        if position.hidden[seat] and not sure:
            return ""
        others = [position.ends[spot] for spot in position.doubles[-position.doubles_this_turn :] if spot != play.spot]
        ends = [play.opens, *(end for end in others if end >= 0 or not sure)]
        return "" if self.can_cover(position, position.hands[seat] & ~play.bit, ends) else "second_double"

    def can_cover(self, position: Position, hand: int, ends: Sequence[int]) -> bool:
        """Whether one of these tiles may cover a double of this turn, so that only one of them stays open (MT-8)."""
        del position
        return any(hand & self.covering[end] for end in ends)
