"""Mexican Train (MT), as Puremco's sheet and its kin play it.

Trains are numbered by seat, the Mexican Train last. The game remembers the seat that has one tile left and has
not said so (MT-12).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from roundhouse.catalogs import Message
from roundhouse.dominoes import UNKNOWN, Half
from roundhouse.games.core.choices import Choices
from roundhouse.games.core.clauses import ACTS, COMMON, HUNT, REFUSES, SPEAKS, Clause, clause_table
from roundhouse.games.core.moves import DONE, DRAW, Announce, Close, LayEngine, Marker, Move, Play
from roundhouse.games.core.options import OptionError, Options
from roundhouse.games.core.position import EngineFrom, Position, Round, Stage
from roundhouse.games.core.rulings import Reason, Ruling, because, refused
from roundhouse.games.core.state_fields import StateField
from roundhouse.games.core.words import BITS, words
from roundhouse.games.mexican_options import (
    DREW_FOR_TRAIN,
    DREW_TWICE,
    FINED,
    FIRST_OUT,
    HAD_TURN,
    WAITING,
    MexicanTrainOptions,
    cover_oldest,
)
from roundhouse.games.rules.game import Game, LeadReason
from roundhouse.games.rules.last_tile import LAST_TILE, last_tile_fault, owe_call
from roundhouse.games.rules.legal_moves import AFTER_DRAW, DONE_ONLY, Obligation
from roundhouse.games.rules.placement import double_facts
from roundhouse.games.rules.refusals import Refusal
from roundhouse.games.rules.results import RoundResult
from roundhouse.games.rules.turns import begin_turn, close_double, cover, draw_tile, go_out, pass_on

if TYPE_CHECKING:
    from roundhouse.games.core.words import Word, Words

HAND_SIZES: Final = {
    9: {2: 12, 3: 11, 4: 10},
    12: {2: 16, 3: 16, 4: 15, 5: 14, 6: 12, 7: 10, 8: 9},
    15: {9: 11, 10: 11, 11: 11, 12: 11},
}
OLDER_HAND_SIZES: Final = {5: 12, 6: 11, 7: 10, 8: 9}


# The stages as plain names, since they are read for every move of a match.
TURN: Final = Stage.TURN
DREW: Final = Stage.DREW
FOLLOW_UP: Final = Stage.FOLLOW_UP
FOLLOW_UP_DREW: Final = Stage.FOLLOW_UP_DREW
MAY_CONTINUE: Final = Stage.MAY_CONTINUE
OVER: Final = Stage.OVER


class MexicanTrain(Game):
    """The rules of Mexican Train for one table.

    >>> game = MexicanTrain(4)
    >>> game.hand_size, game.rounds()
    (15, 13)
    """

    name = "mexican-train"
    turn_order = "MT-3"
    leading_clause = "MT-3"
    marker_clauses = ("MT-7", "MT-4")
    engine_clause = "MT-2"
    play_clause = "MT-4"
    closed_clause = ("MT-7", "closed")
    public_clause = "MT-6"
    call_clause = "MT-12"
    lowest_clause = "MT-13"
    tiles_a_turn = (("MT-5", "one_tile"), ("MT-8", "followed"))
    no_such_moves: ClassVar[Mapping[type, Refusal]] = {
        LayEngine: Refusal("MT-2", "no_engine", ("tile",)),
        Marker: Refusal("MT-7", "by_itself", ("seat",)),
    }
    named_play = -1
    card_tile: ClassVar[tuple[Half, Half]] = (12, 12)
    seats_offered = range(2, 13)
    options_type: ClassVar[type[Options]] = MexicanTrainOptions
    clauses = (
        COMMON
        | HUNT
        | clause_table(
            Clause("MT-1", (ACTS,), reading=True),
            Clause("MT-2", (ACTS, REFUSES), reading=True),
            Clause("MT-3", (ACTS, REFUSES), reading=True),
            Clause("MT-4", (REFUSES, ACTS), reading=True),
            Clause("MT-5", (REFUSES,), reading=True),
            Clause("MT-6", (REFUSES,), reading=True),
            Clause("MT-7", (REFUSES, ACTS), reading=True),
            Clause("MT-8", (REFUSES, ACTS), reading=True),
            Clause("MT-9", (REFUSES,), reading=True),
            Clause("MT-10", (ACTS,), reading=True),
            Clause("MT-11", (ACTS, REFUSES), reading=True),
            Clause("MT-12", (SPEAKS, ACTS, REFUSES), reading=True),
            Clause("MT-13", (ACTS,), reading=True),
        )
    )

    state_fields: ClassVar[tuple[StateField, ...]] = (
        LAST_TILE,
        HAD_TURN,
        FIRST_OUT,
        WAITING,
        DREW_TWICE,
        DREW_FOR_TRAIN,
        FINED,
    )

    def __init__(self, seats: int, options: Options | None = None, without: frozenset[str] = frozenset()):
        super().__init__(seats, options, without)
        self._marker_rises: Final = self.clause_enabled("MT-4") and not self.parts("marks")
        self._marker_falls: Final = self.clause_enabled("MT-7")
        self._close_dead: Final = bool(self.parts("closes"))
        self._changed_turns: Final = any(self.parts(step) for step in ("laid", "drawn", "turn_ends", "ends"))
        self._changed_draws: Final = any(self.parts(step) for step in ("spent", "keeps_boneyard", "draws_on"))
        self._next: Final[Words] = words([(seat + self.way) % seats for seat in range(seats)])
        """By seat: the one that is up after it."""

    @property
    def mexican(self) -> int:
        """The Mexican Train's number: it comes after the players' own."""
        return self.seats

    @property
    def stages(self) -> frozenset[int]:
        """The options of MT-2, MT-5 and MT-12 bring some."""
        found = {Stage.DEALING, TURN, DREW, FOLLOW_UP, FOLLOW_UP_DREW, OVER}
        found |= {Stage.ENGINE, Stage.HUNT} if self.engine_from is not EngineFrom.SET else set()
        found |= {MAY_CONTINUE} if self.parts("goes_on") else set()
        return frozenset(found | ({Stage.PENALTY} if self.players_announce else set()))

    # -- set-up -------------------------------------------------------------------------------------

    def check_options(self) -> None:
        """MT-1: the older sheet deals from a double-12 set, and names the hands of some tables only; MT-2."""
        if self.chosen("older_deal") and (self.options.set != 12 or self.seats not in OLDER_HAND_SIZES):
            raise OptionError("older-deal", clause="MT-1", set=self.options.set, seats=self.seats)
        first = self.chosen("first_engine") or 0
        if first > self.options.set:
            raise OptionError("first-engine", clause="MT-2", engine=first, set=self.options.set)

    def public_names(self) -> tuple[str, ...]:
        """MT-6."""
        return ("mexican",)

    def usual_hand(self) -> int:
        """MT-1."""
        if self.chosen("older_deal"):
            return OLDER_HAND_SIZES[self.seats]
        listed = HAND_SIZES.get(self.options.set, {}).get(self.seats) if self.clause_enabled("MT-1") else None
        return listed or min(16, (self.tiles.size - 1) * 2 // 3 // self.seats)

    def out_of_play(self, round: Round) -> int:
        """MT-2: the engine is taken out of the set before the shuffle, if it comes from there."""
        aside = self.clause_enabled("MT-2") and self.engine_from is EngineFrom.SET
        return 1 << self.tiles.double[round.engine] if aside else 0

    def accepted(self, end: int) -> int:
        """C-2: equal ends, and by an option others."""
        wild = self.parts("fits")
        return int(wild[0].does(end)) if wild else super().accepted(end)

    # -- the match -------------------------------------------------------------------------------------------

    @property
    def most_rounds(self) -> int | None:
        """MT-2: one for each engine that comes, or as many as agreed where they come again."""
        if self.points_to_end:
            return None
        first = self.engine_of(0)
        engines = self.options.set + 1 - first if self.chosen("engines_upward") else first + 1
        return max(engines, self.options.rounds or 0) if self.chosen("engines_again") else engines

    def engines_wanted(self, round: Round) -> int:
        """MT-2: by an option the round's double or a lower one."""
        if self.engine_from is not EngineFrom.LOWER:
            return super().engines_wanted(round)
        return sum([1 << double for double in self.tiles.double[: self.engine_of(round.number) + 1]])

    def engine_of(self, number: int) -> int:
        """MT-2: the engine of a round, counted from 0: the next lower double, or the next higher one."""
        upward = self.chosen("engines_upward")
        first = self.chosen("first_engine") or (0 if upward else self.options.set)
        number = number if self.clause_enabled("MT-2") else 0
        return int(first + number if upward else first - number) % (self.options.set + 1)

    def next_round(self, results: Sequence[RoundResult], first_leader: int) -> Round:
        """MT-2: the next engine; MT-3: the next seat, the last winner, or the player who lays the engine."""
        played = len(results)
        if self.engine_from is EngineFrom.FOUND:
            return self.unused_round(results)
        if self.engine_from is EngineFrom.LOWER:
            return Round(played, UNKNOWN, -1)
        if self.engine_from is EngineFrom.HAND:
            return Round(played, self.engine_of(played), -1)
        leader = (first_leader + played * self.way) % self.seats if self.clause_enabled("MT-3") else first_leader
        for part in self.parts("leads") if results else ():
            seat, _ = part.does(results, self.seats)
            leader = seat if seat >= 0 else first_leader
        return Round(played, self.engine_of(played), leader)

    def lead_reason(self, round: Round, results: Sequence[RoundResult]) -> LeadReason:
        """MT-3, by options, too."""
        for part in self.parts("leads") if round.number else ():
            why: LeadReason = part.does(results, self.seats)[1]
            return why
        return super().lead_reason(round, results)

    @property
    def double_blank(self) -> int:
        """MT-13, as agreed."""
        return int(self.chosen("double_blank"))

    @property
    def points_to_end(self) -> int:
        """C-9, the option."""
        return int(self.chosen("limit"))

    @property
    def below_zero(self) -> bool:
        """MT-13: by a bonus."""
        return bool(self.chosen("out_bonus"))

    def scores(self, position: Position, pips: Mapping[int, int]) -> tuple[int, ...]:
        """MT-13: the pips left in the hand, and what options add to them."""
        scored = self.left_in_hands(position, pips)
        for part in self.parts("scored"):
            part.does(position, scored, int(self.chosen(part.option)))
        return tuple(scored)

    # -- where a tile may be laid --------------------------------------------------------------------

    def fault_of(self, position: Position) -> Message | None:
        """No other double waits during a first train (MT-5); what options remember; and who owes the call (MT-12)."""
        for part in self.parts("fault"):
            fault: Message | None = part.does(position)
            if fault is not None:
                return fault
        if position.stage == MAY_CONTINUE and len(position.doubles) > position.doubles_this_turn:
            return Message("positions/doubles-of-first-train")
        return last_tile_fault(position)

    def can_close(self, position: Position, spot: int) -> bool:
        unseen = spot in position.doubles and position.open_ends[spot] < 0
        return unseen and self._close_dead and TURN <= position.stage <= MAY_CONTINUE

    def obligations(self, position: Position) -> tuple[Obligation, ...]:
        """Those of this turn's doubles (MT-8), options, a first train (MT-5), and the oldest open double (MT-9)."""
        doubles, fresh = position.doubles, position.doubles_this_turn
        if not doubles and position.stage != MAY_CONTINUE:
            return ()
        found: tuple[Obligation, ...] = ()
        if len(doubles) > fresh:
            by_option = self.parts("covers")
            found = (by_option[0].does(position) if by_option else cover_oldest(position),)
        if position.stage == MAY_CONTINUE and not self.must_play_again(position):
            found = (Obligation((position.turn,), "MT-5", "own_first_train"), *found)
        if self.obliges:
            found = (*self.option_obligations(position), *found)
        if fresh >= 2:
            found = (Obligation(doubles[len(doubles) - fresh :], "MT-8", "two_doubles"), *found)
        return found

    def playable_spots(self, position: Position) -> Word:
        """Own train, marked and begun trains of others, the Mexican Train; and a double of this turn (MT-8)."""
        opened = BITS[position.turn] | position.markers & position.begun | BITS[self.seats]
        return opened | BITS[position.doubles[-1]] if position.doubles_this_turn else opened

    def may_stop(self, position: Position) -> bool:
        """The options: no other tile is owed to a first train (MT-5), or a double need not be covered (MT-8)."""
        if position.stage not in (MAY_CONTINUE, FOLLOW_UP):
            return False
        return not self.must_play_again(position) or bool(self.parts("leaves"))

    def draws_spent(self, position: Position) -> str:
        """MT-4: one draw, or as many as an option says."""
        if self._changed_draws and (limits := self.parts("spent")):
            return limits[0].option if limits[0].does(position) else ""
        return super().draws_spent(position)

    def can_draw(self, position: Position) -> bool:
        """MT-4."""
        return position.boneyard > 0 and not (self._changed_draws and self.parts("keeps_boneyard"))

    def _draws_on(self, position: Position) -> bool:
        """MT-5, the option: a tile may be drawn for the first train that the player has begun in this turn."""
        return self._changed_draws and any(part.does(position) for part in self.parts("draws_on"))

    def waiting(self, position: Position, can_play: bool) -> tuple[Move, ...]:
        """MT-5: by the option also a draw."""
        moves = super().waiting(position, can_play)
        return (DRAW, *moves) if self._draws_on(position) and self.can_draw(position) else moves

    def draw_objections(self, position: Position) -> Iterator[Ruling]:
        """MT-5: by the option a first train is no reason not to draw."""
        if not self._draws_on(position):
            yield from super().draw_objections(position)

    def endings(self, position: Position) -> tuple[Move, ...]:
        """MT-4: by an option the player may put the marker up first."""
        if self._marker_rises or not any(part.does(position) for part in self.parts("marks")):
            return DONE_ONLY
        return DONE, Marker(position.turn, up=True)

    def marker_objections(self, position: Position, marker: Marker) -> Iterator[Ruling]:
        """MT-4, the option: it goes up in its owner's turn, when that may end."""
        seat, turn = marker.seat, position.turn
        if seat != turn:
            yield refused("MT-4", "not_own_marker", seat=seat, turn=turn)
        if position.markers >> seat & 1:
            yield refused("MT-4", "marker_is_up", seat=seat)
        yield from self._move_objections(position, DONE)

    def first_out(self, position: Position) -> int:
        return FIRST_OUT.get(position.extra_state) if self.parts("plays_on") else -1

    def take_back_in(self, p: Position) -> None:
        first = self.first_out(p)
        if first >= 0 and p.count(first):
            out = [seat for seat in range(self.seats) if p.is_out(seat)]
            p.extra_state = FIRST_OUT.put(p.extra_state, out[0] if out else FIRST_OUT.empty)

    def next_seat(self, position: Position) -> int:
        """MT-3."""
        return self._next[position.turn]

    def permit(self, position: Position, choices: Choices, sure: bool) -> None:
        """Without the second doubles that MT-8 forbids."""
        if not (position.doubles_this_turn and choices.have_doubles()):
            return
        for each in range(choices.count - 1, -1, -1):
            for play in choices.doubles_on(each):
                if self._second_double(position, play, sure):
                    choices.keep(each, self.play_table.row_of(self.tiles.everything & ~play.bit))

    def _is_second(self, position: Position, play: Play) -> bool:
        """Whether a double is laid while another of this turn stays open (MT-8)."""
        fresh = position.doubles_this_turn
        return bool(fresh and play.double) and fresh - (play.spot in position.doubles[-fresh:]) > 0

    def _second_double(self, position: Position, play: Play, sure: bool = False) -> str:
        """The reason why a play may not be laid as the second double of this turn (MT-8); nothing if it may, or is
        none.

        A hidden tile may be the one that follows it. With `sure`, only tiles that are seen count.
        """
        for part in self.parts("keeps_back") if play.double else ():
            if part.does(position):
                return part.option
        if not self._is_second(position, play):
            return ""
        seat = position.turn
        others = [
            position.open_ends[spot] for spot in position.doubles[-position.doubles_this_turn :] if spot != play.spot
        ]
        ends = [play.opens, *(end for end in others if end >= 0 or not sure)]
        if self.can_cover(position, position.hand(seat) & ~play.bit, ends):
            return ""
        if self._close_dead and not self.covering[play.opens] & ~(position.laid | play.bit):
            return ""
        if position.count(seat) == 1:
            return "second_double" if self.keeps_in(position) else ""
        return "" if position.hidden[seat] and not sure else "second_double"

    def can_cover(self, _position: Position, hand: int, ends: Sequence[int]) -> bool:
        """Whether one of these tiles may cover a double of this turn, so that only one of them stays open (MT-8)."""
        return any(hand & self.covering[end] for end in ends)

    # -- why not, and what is taken on trust ---------------------------------------------------------

    def is_closed(self, position: Position, play: Play) -> bool:
        """Not to what follows a double of this turn: on a closed train one may cover Train-Train (ST-8)."""
        fresh = position.doubles[len(position.doubles) - position.doubles_this_turn :]
        return play.spot not in fresh and super().is_closed(position, play)

    def first_tile(self, train: int) -> tuple[str, str]:
        """MT-5, MT-6."""
        return "MT-6" if train == self.mexican else "MT-5", "engine"

    def tile_objections(self, position: Position, play: Play) -> Iterator[Ruling]:
        """MT-8 keeps back a second double."""
        if why := self._second_double(position, play):
            yield refused("MT-8", why, **double_facts(position, position.doubles[-1]), tile=play.tile)

    def unsure(self, position: Position) -> bool:
        return bool(position.hidden[position.turn]) or super().unsure(position)

    def doubts(self, position: Position, play: Play) -> tuple[str, ...]:
        """A hidden tile may be the one that follows a second double (MT-8)."""
        seat = position.turn
        second = position.hidden[seat] and position.count(seat) > 1 and self._is_second(position, play)
        return ("MT-8",) * bool(second) + super().doubts(position, play)

    def duty_clause(self, position: Position) -> str:
        """To follow up, to cover or simply to play; by the option of MT-5 a draw is for the first train."""
        if self._draws_on(position):
            return "MT-5"
        return "MT-8" if position.doubles_this_turn else "MT-9" if position.doubles else "MT-4"

    # -- why it is allowed ---------------------------------------------------------------------------

    def permissions(self, position: Position, move: Move) -> Iterator[Reason]:
        """As in other games; MT-10 lets the table close a double, an option of MT-4 a player put the marker up."""
        if isinstance(move, Close):
            yield because("MT-10", "close", **double_facts(position, move.spot))
        elif isinstance(move, Marker):
            yield because("MT-4", "marker", seat=move.seat)
        yield from super().permissions(position, move)

    def consequences(self, position: Position, move: Move, after: Position) -> Iterator[Reason]:
        """As in other games; a double may be closed as soon as it lies (MT-10), or be the last tile (MT-11)."""
        yield from super().consequences(position, move, after)
        if isinstance(move, Play) and after.stage != OVER and after.is_out(position.turn):
            yield from [because(part.clause, "then_plays_on", seat=position.turn) for part in self.parts("plays_on")]
        if isinstance(move, Play) and move.double:
            if after.winner == position.turn:
                yield because("MT-11", "last_double", seat=after.winner)
            elif move.spot not in after.doubles:
                yield because("MT-10", "then_closed", tile=move.tile)

    def end_reason(self, position: Position, after: Position) -> Reason:
        """C-3, C-4: by an option, or as in other games."""
        for part in self.parts("ends") if after.winner != position.turn else ():
            if part.does(after):
                return because(part.clause, part.option, seat=after.winner)
        return super().end_reason(position, after)

    def marker_clause(self, position: Position, move: Move, up: bool) -> str:
        """MT-7, the option: by a play elsewhere."""
        return self.marker_clauses[0] if isinstance(move, Play) else super().marker_clause(position, move, up)

    # -- what comes of a move ------------------------------------------------------------------------

    def make_play(self, position: Position, play: Play) -> None:
        p, seat, spot = position, position.turn, play.spot
        begins = not (p.begun >> spot & 1 or p.doubles_this_turn)
        p.lay(play)
        if p.doubles or play.double:
            self._cover(p, play)
        if self._changed_turns:
            for part in self.parts("laid"):
                part.does(p, play)
        if p.doubles:
            # What options make of a play goes by the doubles as they lie: nobody need know yet that one is dead.
            self._close_dead_doubles(p)
        opens_double = play.double and spot in p.doubles
        if spot == seat and self._marker_falls and not (opens_double and self.parts("keeps_marker")):
            p.markers &= ~BITS[seat]
        if p.is_out(seat) and self.clause_enabled("C-3") and not (opens_double and self.keeps_in(p)):
            self._go_out(p, seat)
        elif spot == seat and (begins or p.stage == MAY_CONTINUE) and self._first_train_goes_on(p):
            p.stage = MAY_CONTINUE
        elif opens_double:
            p.stage = FOLLOW_UP
        else:
            self._begin_next(p, seat)
        if self.players_announce:
            owe_call(p, seat if p.winner < 0 and p.stage != OVER and p.count(seat) == 1 else -1)

    def make_claim(self, position: Position) -> None:
        """MT-12: a tile is drawn, or by an option it costs points."""
        if not (prices := self.parts("claimed")):
            super().make_claim(position)
        for part in prices:
            part.does(position)

    def make_other(self, position: Position, move: Move) -> None:
        """A last tile is announced (MT-12), nothing covers a double anymore (MT-10), or a marker goes up (MT-4)."""
        match move:
            case Marker(seat):
                position.markers |= BITS[seat]
                position.idle = 0  # Others may be able to play now.
            case Announce():
                owe_call(position, -1)
            case Close(spot):
                self._close(position, spot)
            case _:
                super().make_other(position, move)

    def _first_train_goes_on(self, p: Position) -> bool:
        """MT-5, the options: whether more tiles of a first train may follow in this turn."""
        return any(part.does(p) for part in self.parts("goes_on"))

    def _go_out(self, p: Position, seat: Word) -> None:
        """Let a seat go out with its last tile: the round is over, or by an option the others play on (C-3)."""
        if not self.parts("plays_on"):
            go_out(p, seat)
            return
        if self.first_out(p) < 0:
            p.extra_state = FIRST_OUT.put(p.extra_state, seat)
        self._begin_next(p, seat)

    def _begin_next(self, p: Position, seat: Word) -> None:
        """The turn of this seat is over, and it has laid a tile."""
        if self._changed_turns:
            self._end_turn(p)
        begin_turn(p, self._next[seat])
        if self._changed_turns:
            self._end_round(p)

    def _end_turn(self, p: Position) -> bool:
        """The turn is over: what follows by options; whether that may let others play."""
        changed = [part.does(p) for part in self.parts("turn_ends")]
        self._close_dead_doubles(p)
        return any(changed)

    def _end_round(self, p: Position) -> None:
        """The round is over where an option says so as a turn begins; it is won by the player who was out first."""
        if p.stage == OVER or any(part.does(p) for part in self.parts("ends")):
            p.stage, p.winner = OVER, self.first_out(p)

    def _cover(self, p: Position, play: Play) -> None:
        """The open doubles after a play: one is covered, one is new (MT-8)."""
        cover(p, play)
        if play.double and not self.clause_enabled("MT-8"):
            close_double(p, play.spot)

    def _close_dead_doubles(self, p: Position) -> None:
        """MT-10."""
        if self._close_dead:
            for spot in p.doubles:
                if self.is_dead(p, spot):
                    close_double(p, spot)

    def is_dead(self, position: Position, spot: Word) -> bool:
        """Whether every tile that could cover the double on this spot lies on the table (MT-10)."""
        covers, lying, width = self.play_table.cover_words, position.lying, self.width
        row: Word = (position.open_ends[spot] + 1) * width
        return not any(covers[row + word] & ~lying[word] for word in range(width))

    def _close(self, p: Position, spot: int) -> None:
        """MT-10, said by the table: the double was an ordinary tile after all, and needs no follow-up."""
        last = p.doubles_this_turn and spot == p.doubles[-1]
        close_double(p, spot)
        p.idle = 0  # Who could not cover it may be able to play elsewhere now.
        if last and self.clause_enabled("C-3") and p.is_out(p.turn):
            self._go_out(p, p.turn)
        elif last and p.stage != MAY_CONTINUE:
            self._begin_next(p, p.turn)

    def make_draw(self, position: Position, tile: int) -> None:
        p = position
        self.deny(p, DRAW)
        draw_tile(p, tile)
        goes_on = self._draws_on(p)
        if self._changed_turns:
            for part in self.parts("drawn"):
                part.does(p)
        if not goes_on:
            p.stage = DREW if p.stage in (TURN, DREW) else FOLLOW_UP_DREW
        if self.players_announce:
            owe_call(p, -1)

    def make_done(self, position: Position) -> None:
        p, seat, markers = position, position.turn, position.markers
        if self.may_stop(p):
            self._begin_next(p, seat)
            return
        self.deny(p, DONE)
        if self._marker_rises:
            p.markers |= BITS[seat]
        if self.players_announce:
            owe_call(p, -1)
        # A marker that goes up, or a tile drawn, may let others play: the count begins with this turn.
        changed_table = p.markers != markers or p.stage in AFTER_DRAW
        # A player whom a double has bound may play elsewhere once it is free.
        freed = self._changed_turns and self._end_turn(p)
        pass_on(p, self._next[seat], changed_table, stuck=not freed)
        if self._changed_turns:
            self._end_round(p)

    def denied(self, position: Position) -> int:
        """A double need not go on one of this turn (MT-8); a double blank that is wild fits on one and covers none."""
        fitting = super().denied(position)
        if position.doubles_this_turn == 1:
            return fitting & ~self.tiles.doubles
        return fitting & ~(1 << self.tiles.double[0]) if position.doubles and self.parts("fits") else fitting
