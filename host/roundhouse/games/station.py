"""Mexican Train Station (MS): a whole first train in one turn, any number of public trains, points won and lost.

Trains are numbered by seat, then the public ones in the order in which they are begun. Each begins with a tile that
bears the station's number and somebody's private train comes first, so that one fewer than the set's highest number can
be public. The game remembers which seats had a turn before opening (MS-5), the tile just drawn (MS-6), whether the
player in turn has made the sounds of the last tile but one, and the seat that forgot them (MS-10).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from roundhouse.catalogs import Message
from roundhouse.games.core.choices import Choices
from roundhouse.games.core.clauses import ACTS, COMMON, HUNT, REFUSES, SPEAKS, Clause, clause_table
from roundhouse.games.core.moves import DONE, DRAW, Announce, Claim, Draw, LastTurn, Marker, Move, Play
from roundhouse.games.core.notation import seat_name
from roundhouse.games.core.options import OptionError, Options, choice, switch
from roundhouse.games.core.position import EVERY_STAGE, EngineFrom, Position, Round, Stage
from roundhouse.games.core.rulings import Reason, Ruling, because, refused
from roundhouse.games.core.sounds import Sound, WarningTime
from roundhouse.games.core.state_fields import FieldKind, StateField
from roundhouse.games.core.words import BITS
from roundhouse.games.rules.game import Game
from roundhouse.games.rules.last_tile import LAST_TILE, last_tile_fault
from roundhouse.games.rules.legal_moves import Obligation
from roundhouse.games.rules.placement import has_denied, may_play, sure_plays
from roundhouse.games.rules.results import RoundResult
from roundhouse.games.rules.turns import draw_tile, pass_on

if TYPE_CHECKING:
    from roundhouse.games.core.words import Word

WAITED: Final = StateField("waited", FieldKind.SEATS, 4, 12)
"""The seats that had a turn and have not opened: they draw at the beginning of each further turn (MS-5)."""
DRAWN: Final = StateField("drawn", FieldKind.TILE, 16, 8, of_turn=True)
"""The tile just drawn, the only one that may be played (MS-6)."""
SOUNDED: Final = StateField("sounded", FieldKind.NUMBER, 24, 1, of_turn=True)
"""Whether the player in turn has made the sounds that come before a play that leaves one tile (MS-10)."""


RAILROAD_SOUNDS: Final = frozenset((Sound.MARKER_UP, Sound.MARKER_DOWN, Sound.BACK_ON_TRACK))
"""The sounds of signals, and of a double that takes its match along (MS-10)."""


@dataclass(frozen=True)
class StationOptions(Options):
    """The switches of Mexican Train Station."""

    set: int = choice(12, "MS-1", 6, 9, 15, 18)
    must_play: bool = switch("MS-6")
    missed_call: bool = switch("MS-10")
    missed_call_tiles: int = choice(1, "MS-10", 2)
    railroad_sounds: bool = switch("MS-10")


class MexicanTrainStation(Game):
    """The rules of Mexican Train Station for one table.

    >>> game = MexicanTrainStation(6)
    >>> game.hand_size, game.rounds(), len(game.publics)
    (9, 13, 11)
    """

    name = "station"
    turn_order = "MS-3"
    engine_clause = "MS-2"
    usual_engine_from = EngineFrom.HAND
    play_clause = "MS-6"
    closed_clause = ("MS-6", "closed")
    public_clause = "MS-6"
    call_clause = "MS-10"
    marker_clauses = ("MS-8", "MS-6")
    card_tile = (10, 4)
    seats_offered = range(2, 13)
    points_lost = True
    doubles_outlast_turn = False
    options_type = StationOptions
    state_fields = (LAST_TILE, WAITED, DRAWN, SOUNDED)
    clauses = (
        COMMON
        | HUNT
        | clause_table(
            Clause("MS-1", (ACTS, REFUSES), reading=True),
            Clause("MS-2", (ACTS, REFUSES), reading=True),
            Clause("MS-3", (ACTS,)),
            Clause("MS-4", (REFUSES, ACTS), reading=True),
            Clause("MS-5", (REFUSES, ACTS), reading=True),
            Clause("MS-6", (REFUSES, ACTS), reading=True),
            Clause("MS-7", (ACTS, REFUSES)),
            Clause("MS-8", (ACTS, REFUSES)),
            Clause("MS-9", (ACTS, REFUSES), reading=True),
            Clause("MS-10", (SPEAKS, ACTS, REFUSES), reading=True),
            Clause("MS-11", (ACTS,), reading=True),
            Clause("MS-12", (ACTS,), reading=True),
        )
    )

    last_tile_warning = WarningTime.BEFORE_PLAY

    def __init__(self, seats: int, options: Options | None = None, without: frozenset[str] = frozenset()):
        super().__init__(seats, options, without)
        self._private: Final[Word] = (1 << seats) - 1
        self._whole: Final = self.clause_enabled("MS-4")
        self._out_ends: Final = self.clause_enabled("C-3") and self.clause_enabled("MS-11")

    @property
    def sounds(self) -> frozenset[Sound]:
        """MS-10, and by an option those of signals and of a double with its match."""
        return super().sounds | RAILROAD_SOUNDS if self.chosen("railroad_sounds") else super().sounds

    # -- set-up -------------------------------------------------------------------------------------

    def check_options(self) -> None:
        """MS-1: a hand is two tiles at least."""
        o, size = self.options, self.options.deal or self.usual_hand()
        if size < 2 and self.clause_enabled("MS-1"):
            raise OptionError("few-tiles", clause="MS-1", deal=size, seats=self.seats, set=o.set, most=o.set + 1)

    def public_names(self) -> tuple[str, ...]:
        """MS-7: as many as can ever be begun."""
        count = self.options.set - 1 if self.clause_enabled("MS-7") else 1
        return tuple(f"public-{number}" for number in range(1, count + 1))

    def usual_hand(self) -> int:
        """MS-1."""
        highest, seats = self.options.set, self.seats
        return highest - 1 if seats <= 4 or not self.clause_enabled("MS-1") else highest - seats + 3

    # -- the match -------------------------------------------------------------------------------------------

    def next_round(self, results: Sequence[RoundResult], _first_leader: int) -> Round:
        """MS-2: the next lower double; the deal decides who begins."""
        played = len(results)
        return Round(played, self.options.set - played if self.clause_enabled("MS-2") else self.options.set, -1)

    def scores(self, position: Position, pips: Mapping[int, int]) -> tuple[int, ...]:
        """MS-12: the others lose their pips, the winner gains them."""
        left = self.left_in_hands(position, pips)
        if not self.clause_enabled("MS-12"):
            return tuple(left)
        return tuple(sum(left) if seat == position.winner else -each for seat, each in enumerate(left))

    # -- where a tile may be laid --------------------------------------------------------------------

    @property
    def stages(self) -> frozenset[int]:
        return EVERY_STAGE - {Stage.FOLLOW_UP_DREW} - (set() if self.players_announce else {Stage.PENALTY})

    def fault_of(self, position: Position) -> Message | None:
        """Doubles of this turn, and the call of the last tile."""
        if not len(position.doubles) == position.doubles_this_turn == (position.stage == Stage.FOLLOW_UP):
            return Message("positions/double-of-turn", name=seat_name(position.turn), stage="follow")
        return last_tile_fault(position)

    def obligations(self, position: Position) -> tuple[Obligation, ...]:
        """A double's match goes on it (MS-9), and a first train goes on (MS-4)."""
        if position.stage == Stage.FOLLOW_UP:
            return (Obligation(position.doubles[-1:], "MS-9", "on_double"),)
        goes_on = position.stage == Stage.MAY_CONTINUE
        return (Obligation((position.turn,), "MS-4", "own_first_train"),) if goes_on else ()

    def playable_spots(self, position: Position) -> Word:
        """One's own train (MS-4), signalled ones, public ones and a new one (MS-6)."""
        begun, own = position.begun, BITS[position.turn]
        if not begun & own:
            return own
        new = self._next_public(begun)
        return own | begun & (position.markers | ~self._private) | (BITS[new] if new >= 0 else 0)

    def place(self, position: Position, choices: Choices) -> None:
        """Nothing is laid before the draw that MS-5 asks for."""
        if not self._draws_first(position):
            super().place(position, choices)

    def _next_public(self, begun: int) -> int:
        """The first public train that is not begun, or -1."""
        return next((train for train in range(self.seats, self.trains) if not begun >> train & 1), -1)

    def permit(self, position: Position, choices: Choices, _sure: bool) -> None:
        """After a draw only the drawn tile may be played, once one has opened (MS-6)."""
        if self._plays_drawn(position):
            # No machine word, of which a shift would make a short one.
            drawn: int = DRAWN.get(position.extra_state)
            seat = position.turn
            if drawn < 0 and not position.hidden[seat]:
                return
            kept = self.play_table.row_of(1 << drawn if drawn >= 0 else self.tiles.everything & ~position.hand(seat))
            for each in range(choices.count - 1, -1, -1):
                choices.keep(each, kept)

    def _plays_drawn(self, position: Position) -> bool:
        return position.stage == Stage.DREW and bool(position.begun >> position.turn & 1)

    def _other_than_drawn(self, position: Position, tile: int) -> bool:
        """Whether this is seen not to be the drawn tile: it is another, or one that was seen before a hidden one came.

        In a position set up by hand with all tiles seen, any may be the drawn one.
        """
        drawn, seat = DRAWN.get(position.extra_state), position.turn
        if drawn >= 0:
            return tile != drawn
        return bool(tile >= 0 and position.hidden[seat] and position.hand(seat) >> tile & 1)

    def _draws_first(self, position: Position) -> bool:
        """MS-5: a player who had a turn and has not opened draws first in each turn, if there is a tile (C-5)."""
        seat = position.turn
        waited = WAITED.get(position.extra_state) >> seat & 1 and not position.begun >> seat & 1
        return position.stage == Stage.TURN and bool(waited and position.boneyard)

    def may_stop(self, position: Position) -> bool:
        return position.stage != Stage.TURN

    def must_play(self, position: Position) -> bool:
        """Whether a player who can play must, rather than wait or draw, at the beginning of this turn."""
        seat = position.turn
        if position.stage != Stage.TURN:
            return False
        if position.boneyard and position.begun >> seat & 1:
            return bool(self.chosen("must_play"))
        return not self._draws_first(position)

    def _may_sound(self, position: Position) -> bool:
        """Whether this turn may still lay the tile that leaves its player one (MS-10)."""
        count = position.count(position.turn)
        if not self.players_announce or SOUNDED.get(position.extra_state):
            return False
        if position.stage == Stage.MAY_CONTINUE or not position.begun >> position.turn & 1:
            return count >= 2 and may_play(position)
        # A double and its match leave one of three.
        most = 3 if position.stage in (Stage.TURN, Stage.DREW) else 2
        return 2 <= count <= most and may_play(position)

    def spoken(self, position: Position) -> tuple[Move, ...]:
        """The sounds of the last tile but one, and the claim that they were missed (MS-10)."""
        seat = self.unannounced(position)
        sounds = (Announce(position.turn),) if self._may_sound(position) else ()
        return (*sounds, Claim(seat)) if seat >= 0 and position.stage == Stage.TURN else sounds

    def may_announce(self, position: Position, seat: int) -> bool:
        return seat == position.turn and self._may_sound(position)

    # -- why not, and what is taken on trust ---------------------------------------------------------

    def marker_objections(self, position: Position, marker: Marker) -> Iterator[Ruling]:
        """Markers move by themselves (MS-8), once there is a train (MS-5)."""
        if not position.begun >> marker.seat & 1:
            yield refused("MS-5", "no_train", seat=marker.seat)
        yield refused("MS-8", "by_itself", seat=marker.seat)

    def place_objections(self, position: Position, play: Play) -> Iterator[Ruling]:
        """Nor before the train is opened (MS-4), or a public train out of order (MS-7)."""
        seat, train, begun = position.turn, play.train, position.begun
        if self.obligations(position):
            yield from super().place_objections(position, play)
            return
        if self._draws_first(position):
            yield refused("MS-5", "draw_first", seat=seat)
        if not begun >> seat & 1:
            if train < self.seats and train != seat and not begun >> train & 1:
                yield refused("C-6", "not_begun", train=train)
            if train != seat:
                yield refused("MS-4", "not_opened", seat=seat, train=train)
            return
        if self._plays_drawn(position) and self._other_than_drawn(position, play.tile):
            yield refused("MS-6", "only_drawn", seat=seat, tile=play.tile)
        if train >= self.seats and not begun >> train & 1 and train != self._next_public(begun):
            yield refused("MS-7", "in_order", train=train, on=self._next_public(begun))
        yield from super().place_objections(position, play)

    def first_tile(self, train: int) -> tuple[str, str]:
        return "MS-6" if train >= self.seats else "MS-4", "station"

    def duty_clause(self, position: Position) -> str:
        """A player who has not opened must open (MS-5)."""
        return "MS-6" if position.begun >> position.turn & 1 else "MS-5"

    def draw_clause(self, position: Position) -> str:
        return self.duty_clause(position)

    def play_due(self, position: Position, _what: str) -> Iterator[Ruling]:
        clause, seat, plays = self.duty_clause(position), position.turn, sure_plays(position)[-1:]
        return iter([refused(clause, "can_play", seat=seat, tile=play.tile, train=play.train) for play in plays])

    def done_objections(self, position: Position) -> Iterator[Ruling]:
        """A turn begins with a play or a draw."""
        if position.stage == Stage.TURN and (position.boneyard or not self.clause_enabled("C-5")):
            yield refused(self.duty_clause(position), "no_pass", seat=position.turn)

    def turn_used_up(self, turn: int, last: LastTurn) -> Iterator[Ruling]:
        """MS-4: a first train is laid in one turn; MS-6: another turn is one tile; MS-9: or a double and its match."""
        lone_double = last.ended_by_done and last.tiles == 1 and all(play.double for play in last.plays)
        if not last.tiles or lone_double:
            return
        if last.ended_by_done:
            yield refused("MS-4", "one_turn", seat=last.seat, turn=turn)
        elif last.tiles > 1:
            yield refused("MS-9", "matched", seat=last.seat, turn=turn)
        else:
            yield refused("MS-6", "one_tile", seat=last.seat, turn=turn)

    def doubts(self, position: Position, play: Play) -> tuple[str, ...]:
        """Nobody else sees whether it is the tile just drawn (MS-6)."""
        if not position.begun >> position.turn & 1:
            return ()
        nobody_saw = self._plays_drawn(position) and DRAWN.get(position.extra_state) < 0
        return ("MS-6",) if nobody_saw or has_denied(position, play.tile) else ()

    # -- why it is allowed ---------------------------------------------------------------------------

    def permissions(self, position: Position, move: Move) -> Iterator[Reason]:
        """A player who could not open draws first (MS-5); a public train is begun in order (MS-7)."""
        if isinstance(move, Draw) and self._draws_first(position):
            yield because("MS-5", "draw_first", seat=position.turn)
            return
        if isinstance(move, Play) and move.train >= self.seats and not position.begun >> move.train & 1:
            yield because("MS-7", "next", train=move.train)
        yield from super().permissions(position, move)

    # -- what comes of a move ------------------------------------------------------------------------

    def make_play(self, position: Position, play: Play) -> None:
        p, seat, train = position, position.turn, play.train
        first = p.stage == Stage.MAY_CONTINUE or not p.begun >> seat & 1
        p.lay(play)
        p.extra_state = DRAWN.put(LAST_TILE.put(p.extra_state, -1), -1)
        p.doubles, p.doubles_this_turn = (), 0
        if train < self.seats and self.clause_enabled("MS-8"):
            p.markers &= ~BITS[train]
        if self._out_ends and p.is_out(seat):
            p.stage, p.winner = Stage.OVER, seat
        elif self._whole and first:
            p.stage = Stage.MAY_CONTINUE
        elif play.double and self.clause_enabled("MS-9"):
            p.stage, p.doubles, p.doubles_this_turn = Stage.FOLLOW_UP, (play.spot,), 1
        else:
            self._end_turn(p, played=True)

    def make_draw(self, position: Position, tile: int) -> None:
        p = position
        self.deny(p, DRAW)
        draw_tile(p, tile)
        extra_state = SOUNDED.put(LAST_TILE.put(p.extra_state, -1), 0)
        p.extra_state = DRAWN.put(extra_state, tile if p.begun >> p.turn & 1 else -1)
        p.stage = Stage.DREW

    def make_done(self, position: Position) -> None:
        p, seat, markers = position, position.turn, position.markers
        if p.stage not in (Stage.TURN, Stage.DREW):
            self._end_turn(p, played=True)
            return
        self.deny(p, DONE)
        if p.begun >> seat & 1 and self.clause_enabled("MS-6"):
            p.markers |= BITS[seat]
        self._end_turn(p, changed_table=p.markers != markers)

    def make_other(self, position: Position, move: Move) -> None:
        """The sounds of the last tile but one (MS-10)."""
        if not isinstance(move, Announce):
            super().make_other(position, move)
        position.extra_state = SOUNDED.put(position.extra_state, 1)

    def _end_turn(self, p: Position, played: bool = False, changed_table: bool = True) -> None:
        """The next player's turn. With an empty boneyard only turns count for C-4 in which nothing could be played."""
        seat, drew = p.turn, p.stage == Stage.DREW
        pass_on(p, (seat + 1) % self.seats, changed_table)
        if played or drew:
            p.idle = 0
        p.doubles = ()
        waited = WAITED.get(p.extra_state)
        if not p.begun >> seat & 1 and self.clause_enabled("MS-5"):
            waited |= BITS[seat]
        forgot = self.players_announce and played and p.count(seat) == 1 and not SOUNDED.get(p.extra_state)
        p.extra_state = LAST_TILE.put(WAITED.put(0, waited & ~p.begun), seat if forgot else -1)
