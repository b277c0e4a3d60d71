"""Super Train (ST): Mexican Train with a Train end that fits anything, and letters that act.

A tile with a Train end is laid as it is written: the end written first lies against the train (ST-5). What letters have
done is remembered: which seats are skipped or draw, which way the turn goes, and that T gives one more play.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from roundhouse.catalogs import Message
from roundhouse.dominoes import DominoSet, double_set
from roundhouse.dominoes.super_set import ANYWHERE, DRAW, REVERSE, SKIP, TWICE, WILD, super_set
from roundhouse.games.core.choices import Choices
from roundhouse.games.core.clauses import ACTS, REFUSES, Clause, clause_table
from roundhouse.games.core.moves import Done, Draw, LastTurn, Move, Overruled, Play
from roundhouse.games.core.options import Options, choice
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.core.rulings import Reason, Ruling, because, refused
from roundhouse.games.core.state_fields import FieldKind, StateField
from roundhouse.games.core.words import BITS
from roundhouse.games.mexican_options import FINED, MexicanSwitches
from roundhouse.games.mexican_train import MexicanTrain
from roundhouse.games.rules.last_tile import LAST_TILE
from roundhouse.games.rules.placement import fitting_tiles, misfits, sure_plays

if TYPE_CHECKING:
    from roundhouse.games.core.words import Word, Words

DEAL: Final = {2: 25, 3: 23, 4: 18, 5: 16, 6: 14, 7: 12, 8: 11}

OWED_PLAY: Final = StateField("twice", FieldKind.NUMBER, 4, 1, of_turn=True)
"""1 while the player in turn owes the one more play that T gives (ST-13)."""
REVERSED: Final = StateField("reversed", FieldKind.NUMBER, 5, 1)
"""1 once R has turned the rotation round (ST-11)."""
SKIPPED: Final = StateField("skipped", FieldKind.SEATS, 6, 12)
"""The seats that miss their next turn (ST-12)."""
DRAWS: Final = StateField("draws", FieldKind.SEATS, 18, 12)
"""The seats that draw before they play (ST-10)."""
CLOSED: Final = StateField("closed", FieldKind.TRAINS, 30, 13)
"""Trains whose last tile is a double that nothing can cover anymore: Train-Train may not either (ST-8)."""

LETTER_EFFECTS: Final = OWED_PLAY.mask | REVERSED.mask | SKIPPED.mask | DRAWS.mask
"""The bits of the extra state that are set while a letter still decides whose turn it is, or what is owed."""

LETTER_CLAUSES: Final = {DRAW: "ST-10", REVERSE: "ST-11", SKIP: "ST-12", TWICE: "ST-13"}
"""The clause by which each letter acts."""


@dataclass(frozen=True)
class SuperTrainOptions(MexicanSwitches):
    """The switches of Super Train: those of Mexican Train, for the one set there is."""

    set: int = choice(12, "ST-1")


class SuperTrain(MexicanTrain):
    """The rules of Super Train for one table.

    >>> game = SuperTrain(4)
    >>> game.tiles.size, game.hand_size, game.rounds()
    (112, 18, 14)
    """

    name = "super-train"
    card_tile = ("train", 6)
    options_type = SuperTrainOptions
    table_modes = ("dealt", "called")
    clauses = {id: clause for id, clause in MexicanTrain.clauses.items() if id not in ("MT-1", "C-10")} | clause_table(
        Clause("ST-1", (ACTS,)),
        Clause("ST-2", (ACTS,), reading=True),
        Clause("ST-3", (ACTS,), reading=True),
        Clause("ST-4", (ACTS,)),
        Clause("ST-5", (REFUSES,)),
        Clause("ST-6", (ACTS,)),
        Clause("ST-7", (REFUSES, ACTS), reading=True),
        Clause("ST-8", (REFUSES,), reading=True),
        Clause("ST-9", (ACTS,), reading=True),
        Clause("ST-10", (ACTS, REFUSES), reading=True),
        Clause("ST-11", (ACTS,), reading=True),
        Clause("ST-12", (ACTS,), reading=True),
        Clause("ST-13", (ACTS, REFUSES), reading=True),
        Clause("ST-14", (ACTS,), reading=True),
        Clause("ST-15", (ACTS, REFUSES), reading=True),
        Clause("ST-16", (REFUSES,)),
        Clause("ST-17", (ACTS,)),
        Clause("ST-18", (ACTS,), reading=True),
    )
    skips_players = True
    state_fields = (LAST_TILE, OWED_PLAY, REVERSED, SKIPPED, DRAWS, CLOSED, FINED)

    def __init__(self, seats: int, options: Options | None = None, without: frozenset[str] = frozenset()):
        super().__init__(seats, options, without)
        anywhere = self.tiles.with_end[ANYWHERE] if self._wilds and self.clause_enabled("ST-9") else 0
        no_train_train = self.tiles.everything & ~(self._wilds & self.tiles.doubles)
        self._no_train_train: Final[Words] = self.play_table.row_of(no_train_train)
        self._anywhere: Final[Words] = self.play_table.row_of(anywhere)

    @property
    def _wilds(self) -> int:
        """The tiles with a T, as bits; none in a set without letters."""
        return self.tiles.with_end[WILD] if self.tiles.kinds > WILD else 0

    @property
    def _train_train(self) -> int:
        """Train-Train; in a set without it, no tile at all."""
        return self.tiles.double[WILD] if self._wilds else -3

    # -- tiles, rounds and scores -----------------------------------------------------------------------------

    def make_tiles(self) -> DominoSet:
        """ST-1."""
        return super_set() if self.clause_enabled("ST-1") else double_set(self.options.set)

    def accepted(self, end: int) -> int:
        """ST-4, ST-6, ST-7: the ends that may lie against an open `end`."""
        letters = sum(1 << letter for letter in range(ANYWHERE, WILD)) if self.clause_enabled("ST-7") else 0
        if end == WILD and self.clause_enabled("ST-6"):
            return -1
        if end >= ANYWHERE:
            return letters | 1 << WILD
        return 1 << end | letters | (1 << WILD if self.clause_enabled("ST-4") else 0)

    def covers(self, end: int) -> int:
        """ST-8: a double may cover Train-Train alone, and Train-Train covers no double."""
        if end in (WILD, -1) and self.tiles.kinds > WILD:
            return ~(1 << self.tiles.double[WILD])
        return super().covers(end)

    def usual_hand(self) -> int:
        """ST-3: what the sheet says, and for more players what is left after a tenth of the set, shared evenly."""
        size = self.tiles.size
        listed = DEAL.get(self.seats) if self.clause_enabled("ST-3") else None
        return listed or (size - 1 - size // 10) // self.seats

    @property
    def _engines(self) -> int:
        """ST-2: one more than there are numbers."""
        return self.options.set + 1 + (self.clause_enabled("ST-2") and self.clause_enabled("ST-1"))

    @property
    def most_rounds(self) -> int | None:
        return None if self.points_to_end else self._engines

    def engine_of(self, number: int) -> int:
        """ST-2: the last engine is Train-Train; where points end the match, the first comes again."""
        number %= self._engines
        return WILD if number > self.options.set else super().engine_of(number)

    def hand_points(self, hand: int) -> int:
        """ST-17: numbers as pips, each Train and each letter 10."""
        return super().hand_points(hand if self.clause_enabled("ST-17") else hand & ~self._wilds)

    # -- where a tile may be laid -----------------------------------------------------------------------------

    def must_play_again(self, position: Position) -> bool:
        """A follow-up (MT-8), or the one more play that T gives (ST-13)."""
        return super().must_play_again(position) or OWED_PLAY.get(position.extra_state) > 0

    def owes_draw(self, position: Position) -> bool:
        """Nothing is drawn from an empty boneyard (C-5)."""
        return position.boneyard > 0 and bool(DRAWS.get(position.extra_state) >> position.turn & 1)

    def is_closed(self, position: Position, play: Play) -> bool:
        """Not to an A (ST-9)."""
        anywhere = play.tile >= 0 and self.tiles.ends[play.tile][0] == ANYWHERE and self.clause_enabled("ST-9")
        return not anywhere and super().is_closed(position, play)

    def place(self, position: Position, choices: Choices) -> None:
        """Besides the usual spots, an A goes on the closed trains of others (ST-9); Train-Train on no double (ST-8)."""
        if self.owes_draw(position):
            return
        super().place(position, choices)
        closed = position.begun & ~position.markers & ~BITS[self.seats] & ~choices.found() & ~self.barred(position)
        if closed and not self.obligations(position):
            choices.add_only(closed, self._anywhere)
        if self._wilds:
            for each in range(choices.count - 1, -1, -1):
                if self._lies_on_double(position, choices.spots[each]):
                    choices.keep(each, self._no_train_train)

    def _lies_on_double(self, position: Position, spot: int) -> bool:
        """Whether a tile laid there lies on a double: one that is open or closed, or the engine."""
        closed = CLOSED.get(position.extra_state) >> spot & 1
        return spot in position.doubles or bool(closed) or not position.begun >> spot & 1

    def can_cover(self, position: Position, hand: int, ends: Sequence[int]) -> bool:
        """A double on Train-Train covers one and opens another: it helps only as the last tile, that ends the round."""
        if super().can_cover(position, hand & ~self.tiles.doubles, ends):
            return True
        last = hand.bit_count() == 1 and not self.keeps_in(position)
        return last and super().can_cover(position, hand, ends)

    def is_dead(self, position: Position, spot: Word) -> bool:
        """ST-18: a double is closed when no wild that could cover it is left either."""
        if self.clause_enabled("ST-18"):
            return super().is_dead(position, spot)
        return not self.covering[position.open_ends[spot]] & ~(position.laid | self._wilds)

    def turned(self, tile: int, spot: int, end: int, first: int) -> Play:
        """A tile with a Train lies as the player says (ST-5)."""
        return self.play_of(tile, spot, first) if self._wilds >> tile & 1 else super().turned(tile, spot, end, first)

    def fault_of(self, position: Position) -> Message | None:
        """A tile that a D asks for is drawn before anything else in the turn (ST-10)."""
        # Before the draw, a call that was missed may be claimed, and its penalty drawn (MT-12).
        if DRAWS.get(position.extra_state) >> position.turn & 1 and position.stage not in (Stage.TURN, Stage.PENALTY):
            return Message("positions/with-draws")
        return super().fault_of(position)

    # -- why not ----------------------------------------------------------------------------------------------

    def objections(self, position: Position, move: Move) -> Iterator[Ruling]:
        if isinstance(move, Play | Done) and position.stage == Stage.TURN and self.owes_draw(position):
            yield refused("ST-10", "draw_first", seat=position.turn)
        if isinstance(move, Play) and move.tile < 0:
            yield refused("ST-15", "unseen", train=move.spot)
        yield from super().objections(position, move)

    def overruling_objections(self, position: Position, overruled: Overruled) -> Iterator[Ruling]:
        """A letter that nobody saw cannot act (ST-15)."""
        if isinstance(overruled.move, Play) and overruled.move.tile < 0:
            yield refused("ST-15", "unseen", train=overruled.move.spot)
        yield from super().overruling_objections(position, overruled)

    def fit_objections(self, position: Position, play: Play) -> Iterator[Ruling]:
        tile, spot, end = play.tile, play.spot, position.open_ends[play.spot]
        if tile == self._train_train and self._lies_on_double(position, spot):
            yield refused("ST-8", "on_double" if position.begun >> spot & 1 else "on_engine", tile=tile, train=spot)
        elif tile < 0 or not misfits(position, play):
            yield from ()
        elif ANYWHERE <= end < WILD:
            yield refused("ST-7", "letter", tile=tile, train=spot, value=end)
        elif self._wilds >> tile & 1:
            yield refused("ST-5", "number_end", tile=tile, train=spot, value=play.joined)
        else:
            yield from super().fit_objections(position, play)

    def play_due(self, position: Position, what: str) -> Iterator[Ruling]:
        """ST-13: T gives one more play; ST-16: a Train end need not be kept."""
        plays = sure_plays(position)
        if plays and OWED_PLAY.get(position.extra_state):
            clause = "ST-13"
        elif plays and all(self._wilds >> play.tile & 1 for play in plays):
            clause = "ST-16"
        else:
            yield from super().play_due(position, what)
            return
        yield refused(clause, f"can_play_{what}", seat=position.turn, tile=plays[-1].tile, train=plays[-1].train)

    def turn_objections(self, position: Position, move: Move, by: int, last: LastTurn) -> Iterator[Ruling]:
        """An S or an R may have brought another player's turn (ST-11, ST-12)."""
        step = self._step(position.extra_state)
        for objection in super().turn_objections(position, move, by, last):
            if last.seat >= 0 and objection.why == "not_in_turn" and by != last.seat:
                if by == (last.seat + step) % self.seats:
                    yield refused("ST-12", "skipped", seat=by, turn=position.turn)
                elif step < 0 and by == (last.seat + 1) % self.seats:
                    yield refused("ST-11", "reversed", seat=by, turn=position.turn)
            yield objection

    def turn_used_up(self, turn: int, last: LastTurn) -> Iterator[Ruling]:
        """As in Mexican Train; ST-13: T gives one more play, and no third."""
        twice = OWED_PLAY.get(last.extra_state) or any(self._letter_of(play.tile) == TWICE for play in last.plays[:-1])
        if twice and last.plays and not last.ended_by_done:
            yield refused("ST-13", "once_more", seat=last.seat, turn=turn)
        yield from super().turn_used_up(turn, last)

    def must_play(self, position: Position) -> bool:
        """A draw because of a D says nothing of the hand (ST-10)."""
        return super().must_play(position) and not self.owes_draw(position)

    def denied(self, position: Position) -> int:
        """MT-8 may keep a player from any double while one of this turn is open; Train-Train covers none (ST-8)."""
        fitting = fitting_tiles(position)
        if position.doubles_this_turn:
            return fitting & ~self.tiles.doubles
        wild = self.tiles.double[WILD] if position.doubles and self.tiles.kinds > WILD else -1
        return fitting & ~(1 << wild) if wild >= 0 else fitting

    # -- why it is allowed ------------------------------------------------------------------------------------

    def permissions(self, position: Position, move: Move) -> Iterator[Reason]:
        if isinstance(move, Draw) and self.owes_draw(position):
            yield because("ST-10", "draw_first", seat=position.turn)
        else:
            yield from super().permissions(position, move)

    def play_permissions(self, position: Position, play: Play) -> Iterator[Reason]:
        """As in Mexican Train; T gives one more play (ST-13), and wild ends fit (ST-4, ST-6, ST-7)."""
        tile, end, wild = play.tile, position.open_ends[play.spot], ""
        if ANYWHERE <= play.joined < WILD:
            wild = "ST-7"
        elif WILD in (end, play.joined):
            wild = "ST-6" if end == WILD else "ST-4"
        if OWED_PLAY.get(position.extra_state):
            yield because("ST-13", "again", tile=tile)
        yield from (each for each in super().play_permissions(position, play) if not (wild and each.clause == "C-2"))
        if wild:
            yield because(wild, "wild", tile=tile, train=play.train)

    def place_reason(self, position: Position, play: Play) -> tuple[str, str]:
        """An A goes where the marker is down (ST-9)."""
        clause, why = super().place_reason(position, play)
        return ("ST-9", "anywhere") if why == "open" and super().is_closed(position, play) else (clause, why)

    def consequences(self, position: Position, move: Move, after: Position) -> Iterator[Reason]:
        """As in Mexican Train; a letter acts (ST-10 to ST-13)."""
        yield from super().consequences(position, move, after)
        letter = self._acting_letter(position, move) if isinstance(move, Play) else -1
        if letter >= 0 and after.stage != Stage.OVER:
            yield because(LETTER_CLAUSES[letter], "then_act", seat=after.turn)

    # -- what comes of a move ---------------------------------------------------------------------------------

    def make_play(self, position: Position, play: Play) -> None:
        """Lay it as in Mexican Train; then the letter on the tile has its effect (ST-10 to ST-15)."""
        p, seat, before = position, position.turn, position.doubles
        if not (p.extra_state & LETTER_EFFECTS or before or play.double or self._letter_of(play.tile) >= 0):
            super().make_play(p, play)
            return
        letter, fresh = self._acting_letter(p, play), before[len(before) - p.doubles_this_turn :]
        p.extra_state = OWED_PLAY.put(self._has_drawn(p), 0)
        super().make_play(p, play)
        if before or play.double:
            opened = {*before, play.spot} if play.double else {*before} - {play.spot}
            closed = CLOSED.get(p.extra_state)
            for spot in opened - {*p.doubles}:
                closed |= BITS[spot]
            p.extra_state = CLOSED.put(p.extra_state, closed)
        if p.stage == Stage.OVER:
            return
        following = BITS[(seat + self._step(p.extra_state)) % self.seats]
        if letter == TWICE:
            p.extra_state = OWED_PLAY.put(p.extra_state, 1)
            if p.stage == Stage.TURN:
                p.turn, p.stage = seat, Stage.FOLLOW_UP
                p.doubles_this_turn = sum([spot in p.doubles for spot in fresh])
        elif letter == DRAW:
            p.extra_state = DRAWS.put(p.extra_state, DRAWS.get(p.extra_state) | following)
        elif letter == SKIP:
            p.extra_state = SKIPPED.put(p.extra_state, SKIPPED.get(p.extra_state) | following)
        elif letter == REVERSE and self.seats > 2:
            p.extra_state = REVERSED.put(p.extra_state, 1)
        if p.stage == Stage.TURN:
            self._pass_on(p, seat)

    def make_draw(self, position: Position, tile: int) -> None:
        """A tile that a D asked for is drawn before the turn goes on (ST-10)."""
        owed, stage = self.owes_draw(position), position.stage
        super().make_draw(position, tile)
        if owed:
            position.stage, position.extra_state = stage, self._has_drawn(position)

    def make_done(self, position: Position) -> None:
        seat = position.turn
        super().make_done(position)
        if SKIPPED.get(position.extra_state) and not position.boneyard:
            # A seat is skipped, and may be able to play: the count of seats that cannot starts again.
            position.stage, position.idle = Stage.TURN, 0
        self._pass_on(position, seat)

    def _letter_of(self, tile: int) -> int:
        """The letter on a tile; -1 where it has none, or nobody saw the tile."""
        low = self.tiles.ends[tile][0] if tile >= 0 else -1
        return low if ANYWHERE <= low < WILD < self.tiles.kinds else -1

    def _acting_letter(self, p: Position, play: Play) -> int:
        """The letter that acts when this tile is laid; -1 for none (ST-15: whichever way it lies)."""
        letter = self._letter_of(play.tile)
        if letter not in LETTER_CLAUSES or not self.clause_enabled(LETTER_CLAUSES[letter]):
            return -1
        if play.opens == letter and not self.clause_enabled("ST-15"):
            return -1
        if letter == TWICE and p.stage == Stage.FOLLOW_UP_DREW and not self.clause_enabled("ST-14"):
            return -1
        return letter

    def _step(self, extra_state: int) -> int:
        """One seat further, clockwise or the other way around."""
        return -1 if REVERSED.get(extra_state) else 1

    def way_in(self, position: Position) -> int:
        """An R turns it around (ST-11)."""
        return self._step(position.extra_state)

    def _has_drawn(self, p: Position) -> int:
        """The extra state once the player in turn has drawn for a D, or had nothing to draw."""
        return DRAWS.put(p.extra_state, DRAWS.get(p.extra_state) & ~BITS[p.turn])

    def _pass_on(self, p: Position, seat: int) -> None:
        """Make it the turn of the next player after `seat` that is not skipped (ST-11, ST-12)."""
        p.turn = seat
        extra_state, step = OWED_PLAY.put(self._has_drawn(p), 0), self._step(p.extra_state)
        skipped, turn = SKIPPED.get(extra_state), (seat + step) % self.seats
        while skipped >> turn & 1:
            skipped &= ~BITS[turn]
            turn = (turn + step) % self.seats
        p.turn, p.extra_state = turn, SKIPPED.put(extra_state, skipped)

    def next_seat(self, position: Position) -> int:
        new = position.copy()
        self._pass_on(new, position.turn)
        return new.turn
