"""Private Trains, also called Domino Trains (PT): a train each, and markers that only their owner's hand takes down.

Trains are numbered by seat, the Mexican Train last. The game remembers whose markers may come down, since their owners
have played on their trains (PT-7), and whose own double was left for the next player (PT-8). Where a marker may come
down after the turn's last tile, the turn waits for that or for Done (`Stage.MAY_CONTINUE`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from roundhouse.catalogs import Message
from roundhouse.games.core.choices import Choices
from roundhouse.games.core.clauses import ACTS, COMMON, REFUSES, Clause, clause_table
from roundhouse.games.core.moves import DONE, Announce, Claim, Deal, LastTurn, LayEngine, Marker, Move, Penalty, Play
from roundhouse.games.core.options import Options, choice, switch
from roundhouse.games.core.position import EVERY_STAGE, Position, Round, Stage
from roundhouse.games.core.rulings import Reason, Ruling, because, refused
from roundhouse.games.core.state_fields import FieldKind, StateField
from roundhouse.games.core.words import BITS
from roundhouse.games.rules.engines import highest_held, may_hold_highest
from roundhouse.games.rules.game import Game, LeadReason
from roundhouse.games.rules.legal_moves import AFTER_DRAW, Obligation
from roundhouse.games.rules.placement import (
    double_facts,
    double_on_closed_fault,
    fitting_tiles,
    has_denied,
    surely_plays,
)
from roundhouse.games.rules.refusals import Refusal
from roundhouse.games.rules.results import RoundResult
from roundhouse.games.rules.turns import begin_turn, cover, go_out, pass_on

if TYPE_CHECKING:
    from roundhouse.games.core.words import Word


HAS_PLAYED: Final = StateField("has_played", FieldKind.SEATS, 0, 12)
"""The seats whose markers may come down: they have played on their own trains since their markers went up (PT-7)."""
LEFT_DOUBLE: Final = StateField("left", FieldKind.SEAT, 12, 4)
"""The seat whose own double was left for the next player (PT-8)."""


def left_double(p: Position) -> int:
    """PT-8: the double that its player left to the next one."""
    left = LEFT_DOUBLE.get(p.extra_state)
    return left if left in p.doubles else -1


def oldest_double(p: Position) -> int:
    """PT-10: plays are suspended until the first double is covered."""
    return p.doubles[0] if p.doubles else -1


def can_draw(p: Position) -> bool:
    return p.boneyard > 0


@dataclass(frozen=True)
class PrivateTrainsOptions(Options):
    """The switches of Private Trains; each names its clause."""

    set: int = choice(12, "PT-1", 6, 9, 15, 18)
    upward: bool = switch("PT-1")
    counter_clockwise: bool = switch("PT-4")
    mexican_train: bool = switch("PT-5", default=True)
    visit_without_drawing: bool = switch("PT-6")
    suspend_plays: bool = switch("PT-10", covers=oldest_double)
    follow_last_double: bool = switch("PT-11", keeps_in=can_draw)


class PrivateTrains(Game):
    """The rules of Private Trains for one table.

    >>> game = PrivateTrains(4)
    >>> game.hand_size, game.rounds()
    (13, 13)
    """

    name = "private-trains"
    turn_order = "PT-4"
    leading_clause = "PT-3"
    engine_clause = "PT-2"
    play_clause = "PT-6"
    closed_clause = ("PT-5", "closed")
    public_clause = "PT-5"
    lowest_clause = "PT-11"
    no_such_moves: ClassVar[Mapping[type, Refusal]] = {
        LayEngine: Refusal("PT-1", "no_engine", ("tile",)),
        Announce: Refusal("PT-11", "no_call"),
        Claim: Refusal("PT-11", "no_call"),
        Penalty: Refusal("PT-11", "no_call"),
    }
    card_tile = (12, 5)
    seats_offered = range(2, 13)
    options_type = PrivateTrainsOptions
    clauses = COMMON | clause_table(
        Clause("PT-1", (ACTS,)),
        Clause("PT-2", (ACTS,), reading=True),
        Clause("PT-3", (ACTS, REFUSES), reading=True),
        Clause("PT-4", (ACTS,)),
        Clause("PT-5", (REFUSES,), reading=True),
        Clause("PT-6", (REFUSES, ACTS), reading=True),
        Clause("PT-7", (REFUSES, ACTS), reading=True),
        Clause("PT-8", (REFUSES, ACTS), reading=True),
        Clause("PT-9", (REFUSES, ACTS), reading=True),
        Clause("PT-10", (REFUSES,), reading=True),
        Clause("PT-11", (ACTS,), reading=True),
    )

    state_fields = (HAS_PLAYED, LEFT_DOUBLE)

    def __init__(self, seats: int, options: Options | None = None, without: frozenset[str] = frozenset()):
        super().__init__(seats, options, without)
        self.mexican: Final = seats if self.publics else -1
        self._mexican: Final[Word] = BITS[seats] if self.publics else 0
        self._draws_first: Final = self.clause_enabled("PT-6") and not self.chosen("visit_without_drawing")
        self._doubles_bind: Final = self.clause_enabled("PT-8")

    @property
    def markers_by_hand(self) -> bool:
        """PT-7."""
        return True

    # -- set-up and the match ---------------------------------------------------------------------------

    def public_names(self) -> tuple[str, ...]:
        """PT-5."""
        return ("mexican",) if self.chosen("mexican_train") else ()

    def usual_hand(self) -> int:
        """PT-2: n+1, or what leaves a tenth of the set besides the lead double."""
        fits = (self.tiles.size * 9 // 10 - 1) // self.seats
        return min(self.options.set + 1, fits) if self.clause_enabled("PT-2") else fits

    def out_of_play(self, round: Round) -> int:
        """PT-1, PT-2: the lead double is laid before anybody draws."""
        return 1 << self.tiles.double[round.engine] if self.clause_enabled("PT-1") else 0

    def leader_from_hands(self, round: Round) -> bool:
        """PT-3: in the first round."""
        return round.leader < 0

    def leader_clause(self, round: Round) -> str:
        return "PT-3" if self.leader_from_hands(round) else ""

    def make_deal(self, position: Position, leader: int) -> None:
        """PT-3: in the first round the holder of the heaviest tile leads; tiles are sorted by pips and higher end."""
        seat = position.round.leader if position.round.leader >= 0 else leader
        if seat < 0:
            seat = highest_held(position.hands, self.tiles.everything)[0]
        position.stage, position.turn = Stage.TURN, seat

    def next_seat(self, position: Position) -> int:
        """PT-4."""
        return (position.turn + self.way) % self.seats

    def next_round(self, results: Sequence[RoundResult], first_leader: int) -> Round:
        """PT-1: the next double, down or up; PT-3: the fewest points lead; in the first round the deal decides."""
        played = len(results) if self.clause_enabled("PT-1") else 0
        engine = played if self.chosen("upward") else self.options.set - played
        leader = -1 if self.clause_enabled("PT-3") else first_leader
        if results and self.clause_enabled("PT-3"):
            points = results[-1].points
            leader = points.index(min(points))
        return Round(len(results), engine, leader)

    def lead_reason(self, round: Round, results: Sequence[RoundResult]) -> LeadReason:
        """PT-3: the heaviest tile, then the fewest points."""
        return "fewest" if round.number else super().lead_reason(round, results)

    @property
    def double_blank(self) -> int:
        """PT-11: 50."""
        return 50 if self.clause_enabled("PT-11") else 0

    # -- where a tile may be laid --------------------------------------------------------------------

    def obligations(self, position: Position) -> tuple[Obligation, ...]:
        """The double of an earlier turn comes before other plays (PT-8, PT-10)."""
        duty = -1 if position.doubles_this_turn else self._to_cover(position)
        return () if duty < 0 else (Obligation((duty,), self._cover_clause(), "cover"),)

    def playable_spots(self, position: Position) -> Word:
        """Own train, marked trains of others, the Mexican Train (PT-5, C-6); or what follows a double (PT-8, PT-9)."""
        opened = BITS[position.turn] | position.markers & position.begun | self._mexican
        if not position.doubles_this_turn:
            return opened
        double = position.doubles[-1]
        if self._has_drawn(position):
            return opened | BITS[double]
        return BITS[double] | self._mexican if double == position.turn else BITS[double]

    def place(self, position: Position, choices: Choices) -> None:
        """Once the turn's last tile is laid, only the marker is left to take down (PT-7)."""
        if position.stage != Stage.MAY_CONTINUE:
            super().place(position, choices)

    def permit(self, position: Position, choices: Choices, sure: bool) -> None:
        """PT-6: no visit before the draw without a tile for one's own train; PT-8, PT-9: what follows a double."""
        if not position.doubles_this_turn:
            if self._draws_before_visits(position) and not choices.found() & BITS[position.turn]:
                choices.count = 0
            return
        choices.count = 0
        table, double = self.play_table, position.doubles[-1]
        choices.add(BITS[double])
        if double == position.turn:
            choices.add_only(self._mexican, table.other_words)
        if not (sure or not self._has_drawn(position) or surely_plays(position)):
            choices.add_only(self.playable_spots(position) & ~BITS[double], table.double_words)

    def waiting(self, position: Position, can_play: bool) -> tuple[Move, ...]:
        """A second double may be laid, and need not be (PT-9)."""
        must = can_play and (not position.doubles_this_turn or surely_plays(position))
        return super().waiting(position, must)

    def _has_drawn(self, position: Position) -> bool:
        """Whether the player has drawn for this part of the turn, or cannot since the boneyard is empty (C-5)."""
        return position.stage in AFTER_DRAW or not position.boneyard

    def _draws_before_visits(self, position: Position) -> bool:
        """PT-6: whether the player may visit other trains only with a tile for their own train in hand."""
        return self._draws_first and not self._has_drawn(position) and self._to_cover(position) < 0

    def _to_cover(self, position: Position) -> int:
        """The spot of the double of an earlier turn that the player must cover (PT-8, PT-10), or -1."""
        by_option = self.parts("covers")
        return int(by_option[0].does(position)) if by_option else left_double(position)

    def fault_of(self, position: Position) -> Message | None:
        """A double of this turn lies where its player may play."""
        return double_on_closed_fault(position)

    @property
    def stages(self) -> frozenset[int]:
        return EVERY_STAGE - {Stage.ENGINE, Stage.HUNT, Stage.PENALTY}

    def doubles_to_cover(self, position: Position) -> tuple[int, ...]:
        """PT-8 to PT-10: one that could not be followed binds nobody, unless plays are suspended."""
        duty = position.doubles[-1] if position.doubles_this_turn else self._to_cover(position)
        return (duty,) if duty >= 0 else ()

    def _follows(self, position: Position, play: Play) -> bool:
        """PT-8: on the double; or, if that lies on their own train, an ordinary tile on the Mexican Train."""
        double = position.doubles[-1]
        return play.spot == double or (play.spot == self.mexican and double == position.turn and not play.double)

    def _may_close(self, position: Position) -> bool:
        """PT-7: whether the player in turn may take the marker down."""
        return bool(position.markers & HAS_PLAYED.get(position.extra_state) & BITS[position.turn])

    def find(self, position: Position, choices: Choices) -> tuple[Move, ...]:
        """The marker comes down before the turn is over (PT-7), and stands before it in the list."""
        moves = super().find(position, choices)
        if not (Stage.TURN <= position.stage <= Stage.MAY_CONTINUE and self._may_close(position)):
            return moves
        marker = Marker(position.turn, up=False)
        return (marker, *moves) if position.stage == Stage.MAY_CONTINUE else (*moves, marker)

    # -- why not, and what is taken on trust ---------------------------------------------------------

    def deal_objections(self, position: Position, deal: Deal) -> Iterator[Ruling]:
        """If hands are hidden, the deal must name the leader of the first round, and nobody else (PT-3)."""
        if position.round.leader >= 0:
            yield from super().deal_objections(position, deal)
        elif deal.leader < 0:
            if any(deal.hidden):
                yield refused("PT-3", "who_leads")
        elif not may_hold_highest(position, deal, self.tiles.everything):
            yield refused("PT-3", "not_heaviest", seat=deal.leader)

    def marker_objections(self, position: Position, marker: Marker) -> Iterator[Ruling]:
        """PT-6 puts it up; only its owner takes it down, in turn, after a play on that train (PT-7)."""
        seat = marker.seat
        if marker.up:
            yield refused("PT-6", "up_by_itself", seat=seat)
            return
        if seat != position.turn:
            yield refused("PT-7", "not_in_turn", seat=seat)
        if not position.markers >> seat & 1:
            yield refused("PT-7", "not_up", seat=seat)
        if not HAS_PLAYED.get(position.extra_state) >> seat & 1:
            yield refused("PT-7", "not_played", seat=seat)

    def place_objections(self, position: Position, play: Play) -> Iterator[Ruling]:
        """The reasons why nothing may be laid on this train now, or not this tile."""
        seat, spot = position.turn, play.spot
        if position.stage == Stage.MAY_CONTINUE:
            yield refused("PT-5", "one_tile", seat=seat)
            return
        if position.doubles_this_turn:
            if self._follows(position, play):
                return
            yield from self._second_objections(position, play)
        yield from super().place_objections(position, play)
        visits = not position.doubles_this_turn and spot != seat and self._draws_before_visits(position)
        if visits and not self.fitting_on(position, seat):
            yield refused("PT-6", "draw_to_visit", seat=seat, train=spot)

    def first_tile(self, _train: int) -> tuple[str, str]:
        """The first tile of a train matches the lead double (PT-5)."""
        return "PT-5", "engine"

    def draw_objections(self, position: Position) -> Iterator[Ruling]:
        """The turn's last tile is laid (PT-5)."""
        if position.stage == Stage.MAY_CONTINUE:
            yield refused("PT-5", "one_tile", seat=position.turn)

    def _second_objections(self, position: Position, play: Play) -> Iterator[Ruling]:
        """The reasons why a tile that does not follow the player's double may not be laid (PT-8, PT-9)."""
        double = position.doubles[-1]
        value, on = position.open_ends[double], double
        if not self._has_drawn(position):
            yield refused("PT-8", "follow", value=value, on=on, train=play.spot)
        elif not play.double:
            yield refused("PT-9", "only_double", value=value, on=on, tile=play.tile)
        elif surely_plays(position):
            yield refused("PT-9", "can_follow", value=value, on=on, tile=play.tile)

    def permissions(self, position: Position, move: Move) -> Iterator[Reason]:
        """As in other games; only here a marker comes down by hand (PT-7)."""
        if isinstance(move, Marker):
            yield because("PT-7", "marker", seat=move.seat)
        yield from super().permissions(position, move)

    def play_permissions(self, position: Position, play: Play) -> Iterator[Reason]:
        """A double may follow another only after a draw (PT-9), and so are other trains visited (PT-6)."""
        seat, visits = position.turn, play.spot != position.turn
        if position.doubles_this_turn and not self._follows(position, play):
            double = double_facts(position, position.doubles[-1])
            yield because("PT-9", "second_double", **double, tile=play.tile, train=play.train)
            return
        if visits and not position.doubles_this_turn and self._draws_first and not self.obligations(position):
            yield because("PT-6", "visit" if self._has_drawn(position) else "visit_first", seat=seat, train=play.train)
        yield from super().play_permissions(position, play)

    def done_permissions(self, position: Position) -> Iterator[Reason]:
        """A marker may stay up (PT-7); after a draw for a double nothing more is due (PT-9)."""
        if position.stage == Stage.MAY_CONTINUE:
            yield because("PT-7", "stop", seat=position.turn)
        elif position.doubles_this_turn:
            yield because("PT-9", "pass", seat=position.turn)
        else:
            yield from super().done_permissions(position)

    def consequences(self, position: Position, move: Move, after: Position) -> Iterator[Reason]:
        """The turn waits for the marker (PT-7)."""
        if after.stage == Stage.MAY_CONTINUE and isinstance(move, Play):
            yield because("PT-7", "then_marker", seat=after.turn)
        else:
            yield from super().consequences(position, move, after)

    def marker_clause(self, position: Position, _move: Move, up: bool) -> str:
        """A marker goes up with a pass (PT-6), or where a double is not followed (PT-9)."""
        return ("PT-9" if position.doubles_this_turn else "PT-6") if up else ""

    def duty_clause(self, position: Position) -> str:
        """To follow (PT-8), to cover (PT-8, PT-10) or simply to play."""
        if position.doubles_this_turn:
            return "PT-8"
        return "PT-6" if self._to_cover(position) < 0 else self._cover_clause()

    def _cover_clause(self) -> str:
        """The clause by which the double of an earlier turn comes before other plays."""
        return self.parts("covers")[0].clause if self.parts("covers") else "PT-8"

    def turn_objections(self, position: Position, move: Move, by: int, last: LastTurn) -> Iterator[Ruling]:
        """Only its owner takes a marker down (PT-7)."""
        if isinstance(move, Marker) and not move.up and move.seat != by:
            yield refused("PT-7", "not_owner", train=move.seat)
        yield from super().turn_objections(position, move, by, last)

    def turn_used_up(self, turn: int, last: LastTurn) -> Iterator[Ruling]:
        """PT-5: a turn is one tile, two with a double."""
        if last.tiles:
            yield refused("PT-5", "turn_used", seat=last.seat, turn=turn)

    def doubts(self, position: Position, play: Play) -> tuple[str, ...]:
        """A hidden tile may follow the double where a second is laid (PT-9), or fit on their own train (PT-6)."""
        unseen = bool(position.hidden[position.turn] or position.unknown)
        second = position.doubles_this_turn and not self._follows(position, play)
        skips = unseen and second and self._follows_possible(position)
        visits = (unseen and self._claims_own_tile(position, play)) or has_denied(position, play.tile)
        return ("PT-9",) * bool(skips) + ("PT-6",) * bool(visits)

    def _claims_own_tile(self, position: Position, move: Move) -> bool:
        """Whether this visit without a draw claims a tile for their own train (PT-6), and does not show one itself."""
        if not isinstance(move, Play) or position.doubles_this_turn or move.spot == position.turn:
            return False
        if not self._draws_before_visits(position) or surely_plays(position):
            return False
        own = position.open_ends[position.turn]
        return own < 0 or move.tile < 0 or not self.tiles.with_end[own] >> move.tile & 1

    def _follows_possible(self, position: Position) -> bool:
        """Whether the player may hold a tile that follows the double just laid."""
        double = position.doubles[-1]
        on_mexican = double == position.turn and self.mexican >= 0
        follows = self.fitting_on(position, self.mexican) & ~self.tiles.doubles if on_mexican else 0
        return bool(follows or self.fitting_on(position, double))

    def denied_tiles(self, position: Position, move: Move) -> int:
        """As in other games; a second double, too, says that no tile had to be laid."""
        second = isinstance(move, Play) and position.doubles_this_turn and not self._follows(position, move)
        return self.denied(position) if second else super().denied_tiles(position, move)

    def denied(self, position: Position) -> int:
        ends, with_end = position.ends, self.tiles.with_end
        if position.doubles_this_turn:
            double = position.doubles[-1]
            on_mexican = double == position.turn and self.mexican >= 0
            if ends[double] < 0 or (on_mexican and ends[self.mexican] < 0):
                return 0
            return with_end[ends[double]] | (with_end[ends[self.mexican]] & ~self.tiles.doubles if on_mexican else 0)
        if self._draws_before_visits(position):
            return with_end[ends[position.turn]] if ends[position.turn] >= 0 else 0
        return fitting_tiles(position)

    def claimed_tiles(self, position: Position, move: Move) -> int:
        """A visit without a draw claims a tile for their own train (PT-6)."""
        end = position.open_ends[position.turn]
        return self.tiles.with_end[end] & position.unseen if end >= 0 and self._claims_own_tile(position, move) else 0

    # -- what comes of a move ------------------------------------------------------------------------

    def make_play(self, position: Position, play: Play) -> None:
        p, seat = position, position.turn
        second = bool(p.doubles_this_turn) and play.spot != p.doubles[-1]
        self.deny(p, play)
        p.lay(play)
        if self._doubles_bind:
            cover(p, play)
        if play.spot == seat and p.markers >> seat & 1:
            _note_play(p, seat, True)
        if play.spot == LEFT_DOUBLE.get(p.extra_state):
            p.extra_state = LEFT_DOUBLE.put(p.extra_state, -1)
        if p.is_out(seat) and self.clause_enabled("C-3") and not (play.double and self.keeps_in(p)):
            go_out(p, seat)
        elif play.double and self._doubles_bind:
            p.stage = Stage.FOLLOW_UP
        else:
            not_followed = p.doubles_this_turn
            if second:
                # This double is left for the next player; only one before it counts as not followed.
                p.extra_state = LEFT_DOUBLE.put(p.extra_state, seat)
                not_followed -= 1
            if not_followed and self.clause_enabled("PT-9"):
                self._mark(p)
            self._end(p)

    def make_done(self, position: Position) -> None:
        p, markers, drew = position, position.markers, position.stage == Stage.DREW
        if p.stage == Stage.MAY_CONTINUE:
            begin_turn(p, self.next_seat(p))
            return
        self.deny(p, DONE)
        if self.clause_enabled("PT-9" if p.doubles_this_turn else "PT-6"):
            self._mark(p)
        if p.doubles_this_turn:
            # The turn had a tile, and the player may hold others that PT-9 forbids.
            begin_turn(p, self.next_seat(p))
        else:
            pass_on(p, self.next_seat(p), p.markers != markers or drew)

    def make_other(self, position: Position, move: Move) -> None:
        """The player in turn takes the marker down (PT-7)."""
        if not isinstance(move, Marker):
            super().make_other(position, move)
            return
        position.markers &= ~BITS[move.seat]
        _note_play(position, move.seat, False)
        if position.stage == Stage.MAY_CONTINUE:
            self._end(position)

    def _mark(self, p: Position) -> None:
        """The player's marker goes up, whether or not it was (PT-6, PT-9)."""
        p.markers |= BITS[p.turn]
        _note_play(p, p.turn, False)

    def _end(self, p: Position) -> None:
        """After the last tile of a turn: it waits while the marker may come down (PT-7)."""
        if self._may_close(p) and self.clause_enabled("PT-7"):
            p.stage, p.doubles_this_turn = Stage.MAY_CONTINUE, 0
        else:
            begin_turn(p, self.next_seat(p))


def _note_play(p: Position, seat: int, has: bool) -> None:
    """The seat has played on its own train, or has not since its marker went up."""
    seats = HAS_PLAYED.get(p.extra_state)
    p.extra_state = HAS_PLAYED.put(p.extra_state, seats | BITS[seat] if has else seats & ~BITS[seat])
