"""The base of all games: name, clauses and options, its set-up, its match, and what other layers may ask of it.

The rules of a round are the hooks of `position.Rules`; this class adds the rest, and answers what is the same in
every game. ADDING_A_GAME.md beside this file goes through all of it with an example.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Literal, TypeAlias

from roundhouse.dominoes import UNKNOWN, DominoSet, Half, double_set
from roundhouse.games.core.clauses import Effect
from roundhouse.games.core.moves import (
    DONE,
    DRAW,
    TURN_MOVES,
    Begin,
    Claim,
    Deal,
    Done,
    Draw,
    LastTurn,
    LayEngine,
    Move,
    Overruled,
    Penalty,
    Play,
    Reveal,
)
from roundhouse.games.core.notation import write_move
from roundhouse.games.core.options import OptionEffect, OptionError, Options, option_fields, write_options
from roundhouse.games.core.play_table import PlayTable, play_table
from roundhouse.games.core.position import EngineFrom, Position, Round, Stage
from roundhouse.games.core.position_text import write_position
from roundhouse.games.core.rulings import Refused, Ruling, refused
from roundhouse.games.core.sounds import USUAL_SOUNDS, Sound, SoundEvent
from roundhouse.games.core.words import zeros
from roundhouse.games.rules.engines import deny_higher, find_engine
from roundhouse.games.rules.last_tile import claim_missed_call, draw_penalty
from roundhouse.games.rules.overruling import made_in, make_overruled
from roundhouse.games.rules.reasons import Reasons
from roundhouse.games.rules.results import RoundResult, best, sides, totals
from roundhouse.games.rules.reveal import reveal
from roundhouse.games.rules.sound_events import sounds_of
from roundhouse.games.rules.turns import deal_hands, draw_tile, go_out

LeadReason: TypeAlias = Literal[
    "lot", "seat", "winner", "fewest", "lowest", "engine", "unused", "lower", "double", "tile"
]
"""The reason why somebody begins a round: by lot, as the next seat, as the last winner, the one with the fewest points
then or the lowest total; or holding the engine, the highest double that was none yet, the highest up to the round's
own, the highest double, the heaviest tile."""
HAND_REASONS: Final[dict[EngineFrom, LeadReason]] = {
    EngineFrom.HAND: "engine",
    EngineFrom.FOUND: "unused",
    EngineFrom.LOWER: "lower",
    EngineFrom.EACH: "double",
    EngineFrom.SET: "tile",
}
"""Of these reasons, those that lie in the hands."""


class Game(Reasons):
    """A game with its options at a table of so many seats.

    `without` takes clauses out (their refusals are ignored, their effects not applied): with it
    `make clauses PROVE=1` proves that a scenario notices.
    """

    seats_offered: ClassVar[range]
    lowest_clause: ClassVar[str] = ""
    """The clause by which the lowest total wins; without one it is the highest."""
    tiles_a_turn: ClassVar[tuple[tuple[str, str], ...]] = ()
    """The clause and case by which a turn's tiles are used up: after one tile, and after more."""
    options_type: ClassVar[type[Options]]
    table_modes: ClassVar[tuple[str, ...]] = ("dealt", "called", "slots")
    """The modes in which people can play it: on the screen, with tiles of their own and calls, or with the hub's
    buttons alone."""
    card_tile: ClassVar[tuple[Half, Half]] = (6, 6)
    """The tile pictured on the game's card: what each half shows."""

    def __init__(self, seats: int, options: Options | None = None, without: frozenset[str] = frozenset()):
        chosen = self.options_type() if options is None else options
        self.seats = seats
        self.without: Final = without
        chosen.check_values()
        if seats not in self.seats_offered:
            raise self.wrong_seats(seats)
        self.options = self.completed_options(chosen)
        self._chosen: Final[dict[str, Any]] = {
            name: getattr(self.options, name)
            for name, option in option_fields(self.options_type).items()
            if option.metadata["clause"] not in without
        }
        self.engine_from = EngineFrom(self.chosen("engine_from") or self.usual_engine_from.value)
        self._parts: Final[dict[str, tuple[OptionEffect, ...]]] = {}
        for name, option in option_fields(self.options_type).items():
            for step, does in option.metadata["parts"].items() if self.chosen(name) else ():
                part = OptionEffect(name, option.metadata["clause"], does)
                self._parts[step] = (*self._parts.get(step, ()), part)
        self.bars, self.opens, self.obliges = self.parts("bars"), self.parts("opens"), self.parts("obliges")
        self.players_announce = self.chosen("missed_call")
        self.missed_call_tiles = int(self.chosen("missed_call_tiles"))
        self.publics = self.public_names()
        self.trains = seats + len(self.publics)
        self.ends_per_train = self.open_ends()
        self.tiles = self.make_tiles()
        self.play_table = self._make_plays()
        self.width = self.play_table.width
        self.fitting, self.covering = self.play_table.fitting, self.play_table.covering
        self.check_options()
        self._check_teams()
        self._check_rounds()
        self.hand_size = self._checked_hand_size()
        self.key = (self.name, seats, tuple(sorted(write_options(self.options).items())), without)

    def chosen(self, option: str) -> Any:
        """The table's choice for an option; nothing where its clause is taken out, or the game has no such option."""
        return self._chosen.get(option, False)

    @property
    def markers_by_hand(self) -> bool:
        """Whether players say themselves that they put a marker up or take it down."""
        return bool(self.parts("marks"))

    @property
    def way(self) -> int:
        """From a seat to the next one: 1, clockwise, or by an option -1."""
        return -1 if self.chosen("counter_clockwise") else 1

    def way_in(self, _position: Position) -> int:
        """The same as things stand in this position: a letter turns it around."""
        return self.way

    def parts(self, step: str) -> tuple[OptionEffect, ...]:
        return self._parts.get(step, ())

    @classmethod
    def wrong_seats(cls, seats: int) -> OptionError:
        """The error for a wrong number of players; it names the right numbers."""
        least, most = cls.seats_offered[0], cls.seats_offered[-1]
        if least == most:
            return OptionError("seats-only", seats=seats, least=least, game=cls.name)
        return OptionError("seats", seats=seats, least=least, most=most, game=cls.name)

    # -- the set-up ---------------------------------------------------------------------------------------

    def check_options(self) -> None:
        """Raise OptionError when options do not fit each other or the seats."""

    def completed_options(self, options: Options) -> Options:
        """The options, with what the rules say by the number of players where the table has left it open."""
        return options

    def make_tiles(self) -> DominoSet:
        return double_set(self.options.set)

    def accepted(self, end: int) -> int:
        """The ends, as bits, that may lie against an open `end` (C-2): equal ones, where nothing is wild."""
        return 1 << end

    def covers(self, _end: int) -> int:
        """The tiles, as bits, that may cover an open double of `end` if they fit: on a double fits no other."""
        return ~self.tiles.doubles

    def public_names(self) -> tuple[str, ...]:
        """The names of the public trains in text; they come after the players' trains."""
        return ()

    def open_ends(self) -> int:
        """The number of a train's open ends: one where it leaves a common engine, two where its engine lies in it."""
        return 1

    @abstractmethod
    def usual_hand(self) -> int:
        """The number of tiles that the rules deal to each."""

    def most_to_deal(self) -> int:
        """The largest hand that the set has tiles for (C-8): all of them, but for an engine that is taken out first."""
        return (self.tiles.size - (self.engine_from is EngineFrom.SET)) // self.seats

    def out_of_play(self, _round: Round) -> int:
        """Tiles that lie on the table before the deal, as bits; none where the engine comes out of a hand."""
        return 0

    # -- the match ----------------------------------------------------------------------------------------

    @property
    def most_rounds(self) -> int | None:
        """As many rounds as there are engines; None where a match is not over when all have been played."""
        return None if self.points_to_end else self.options.set + 1

    @property
    def points_to_end(self) -> int:
        """The points of a side that end a match; 0 where rounds do."""
        return 0

    def rounds(self) -> int | None:
        """The rounds of a match: one for each engine, or fewer (C-9); None where it lasts until somebody wins."""
        agreed = self.options.rounds if self.clause_enabled("C-9") else None
        return agreed or self.most_rounds

    @abstractmethod
    def next_round(self, results: Sequence[RoundResult], first_leader: int) -> Round:
        """The round to play after these."""

    def unused_round(self, results: Sequence[RoundResult]) -> Round:
        """The round after these, where the hands decide who leads, and with which double that was no engine yet."""
        used = 0
        for result in results:
            if result.round.engine >= 0:
                used |= 1 << result.round.engine
        return Round(len(results), UNKNOWN, -1, used)

    def lead_reason(self, round: Round, _results: Sequence[RoundResult]) -> LeadReason:
        """The reason why the player who begins this round does so, after these."""
        if self.leader_from_hands(round):
            return HAND_REASONS[self.engine_from]
        return "seat" if round.number else "lot"

    def leaders(self, results: Sequence[RoundResult]) -> tuple[int, ...]:
        """The seats that lead the match, the winners once it is over; ties go by rounds won (C-7)."""
        lowest = self.lowest_clause and self.clause_enabled(self.lowest_clause)
        of, by_last = min if lowest else max, self.chosen("last_round_decides")
        rounds_break_ties = self.clause_enabled("C-7") and not (self.chosen("shared_win") or by_last)
        first = best(results, self.seats, of, rounds_break_ties, self.sides)
        if not by_last:
            return first
        return best(results[-1:], self.seats, of, False, [side for side in self.sides if side[0] in first])

    def match_over(self, results: Sequence[RoundResult]) -> bool:
        rounds, goal = self.rounds(), self.points_to_end
        if rounds is not None and len(results) >= rounds:
            return True
        if not goal:
            return False
        points = totals(results, self.seats)
        reached = sum(sum(points[seat] for seat in side) >= goal for side in self.sides)
        return reached >= (len(self.sides) - 1 if self.chosen("last_below") else 1)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that win together: teams that sit around the table in turn, or each seat by itself."""
        return sides(self.seats, self.chosen("teams"))

    @property
    def slots_only_error(self) -> OptionError | None:
        """The reason why presses alone cannot tell this game, on whatever hub; None where they can."""
        if "slots" not in self.table_modes:
            return OptionError("slots-tiles", game=self.name)
        return OptionError("slots-calls", game=self.name) if self.players_announce else None

    @property
    def sounds(self) -> frozenset[Sound]:
        """The sounds of this game; of the last tile only where a clause has one, of markers where a hand moves them."""
        speaks = any(
            Effect.SPEAKS in clause.effects and self.clause_enabled(clause.id) for clause in self.clauses.values()
        )
        markers = {Sound.MARKER_UP, Sound.MARKER_DOWN} if self.markers_by_hand else set()
        return USUAL_SOUNDS | markers | ({self.last_tile_warning.sound} if speaks else set())

    # -- what comes of a move -----------------------------------------------------------------------------

    @abstractmethod
    def make_play(self, position: Position, play: Play) -> None:
        """A tile is laid."""

    @abstractmethod
    def make_done(self, position: Position) -> None:
        """The player's turn is over."""

    def make_deal(self, position: Position, leader: int) -> None:
        if self.engine_from is EngineFrom.SET:
            position.stage, position.turn = Stage.TURN, position.round.leader
            return
        begins = position.stage == Stage.DEALING
        find_engine(position, leader, self.engines_wanted(position.round))
        if position.stage == Stage.HUNT and self.hunts_in_turn:
            position.turn = position.round.number * self.way % self.seats if begins else self.next_seat(position)

    def make_draw(self, position: Position, tile: int) -> None:
        self.deny(position, DRAW)
        draw_tile(position, tile)
        position.stage = Stage.FOLLOW_UP_DREW if position.doubles_this_turn else Stage.DREW

    def make_engine(self, position: Position, tile: int) -> None:
        """The engine that came out of a hand lies; the player who laid it leads, or by an option the next one."""
        p, seat = position, position.turn
        p.put_down(tile)
        if self.engine_from.is_highest_held:
            deny_higher(p, tile, self.engines_wanted(p.round))
            end = self.tiles.ends[tile][0] if tile >= 0 else UNKNOWN
            p.round = p.round._replace(engine=end, leader=seat)
            p.ends = self.initial_ends(end)
        leads = self.clause_enabled(self.turn_order) and not self.chosen("next_leads")
        p.stage, p.turn = Stage.TURN, seat if leads else self.next_seat(p)
        if p.is_out(seat) and self.clause_enabled("C-3"):
            go_out(p, seat)

    def make_claim(self, position: Position) -> None:
        """Somebody has claimed that the call of a last tile was missed."""
        claim_missed_call(position)

    def make_other(self, _position: Position, move: Move) -> None:
        """Any other move, in a game that has it."""
        raise TypeError(f"{move} is no move of {self.name}")

    def make(self, position: Position, move: Move) -> None:
        if type(move) is Play:
            self.make_play(position, move)
        elif type(move) is Draw:
            self.make_draw(position, move.tile)
        elif type(move) is Done:
            self.make_done(position)
        else:
            self._make_rare(position, move)

    def _make_rare(self, position: Position, move: Move) -> None:
        match move:
            case LayEngine(tile):
                self.make_engine(position, tile)
            case Deal():
                deal_hands(position, move)
                self.make_deal(position, move.leader)
            case Reveal():
                reveal(position, move)
            case Claim():
                self.make_claim(position)
            case Penalty(tile):
                draw_penalty(position, tile)
            case Overruled():
                make_overruled(position, move)
            case _:
                self.make_other(position, move)

    # -- what a round scores ------------------------------------------------------------------------------

    @property
    def double_blank(self) -> int:
        """The points of 0-0 in a hand."""
        return 0

    def hand_points(self, hand: int) -> int:
        return super().hand_points(hand) + (self.double_blank if hand & 1 << self.tiles.double[0] else 0)

    def left_in_hands(self, position: Position, pips: Mapping[int, int]) -> list[int]:
        """The points of each hand at the round's end, as it was shown or told."""
        return [pips[seat] if seat in pips else self.hand_points(hand) for seat, hand in enumerate(position.hands)]

    def is_void(self, position: Position) -> bool:
        """Whether a round that is over counts nothing: no engine was found, so that nothing was laid (C-10)."""
        return not (position.unknown or position.laid)

    def needs_hands(self, position: Position, pips: Mapping[int, int]) -> bool:
        return not self.is_void(position) and super().needs_hands(position, pips)

    def points(self, position: Position, pips: Mapping[int, int]) -> tuple[int, ...] | None:
        return None if self.is_void(position) else self.scores(position, pips)

    def scores(self, position: Position, pips: Mapping[int, int]) -> tuple[int, ...]:
        """The points of each seat for a round that is not void: those left in the hand."""
        return tuple(self.left_in_hands(position, pips))

    # -- what every game shares ---------------------------------------------------------------------------

    def opening(self, round: Round) -> Position:
        laid = self.out_of_play(round)
        new = Position()
        new.game, new.round = self, round
        new.turn, new.stage, new.winner = max(round.leader, 0), Stage.DEALING, -1
        new.ends = self.initial_ends(round.engine)
        new.held, new.hidden, new.laid = zeros(self.seats * self.width), ((),) * self.seats, laid
        new.boneyard = self.tiles.size - laid.bit_count()
        new.doubles = ()
        new.begun = new.markers = new.unknown = new.doubles_this_turn = new.idle = new.extra_state = 0
        return new

    def initial_ends(self, engine: int) -> tuple[int, ...]:
        end = engine if self.ends_per_train == 1 else UNKNOWN
        own = end if self.personal_trains else UNKNOWN
        return (own,) * (self.seats * self.ends_per_train) + (end,) * (len(self.publics) * self.ends_per_train)

    def clause_enabled(self, clause: str) -> bool:
        return clause not in self.without

    def turn_objections(self, position: Position, move: Move, by: int, last: LastTurn) -> Iterator[Ruling]:
        turn, stage = position.turn, position.stage
        # Who plays before the engine lies is told that it is missing; but a pass could be that of the player in turn.
        due = stage != Stage.ENGINE or by == last.seat or isinstance(move, LayEngine | Done)
        if by == turn or not (due and Stage.ENGINE <= stage <= Stage.MAY_CONTINUE and isinstance(move, TURN_MOVES)):
            return
        if by == last.seat:
            if not isinstance(move, Done):
                yield from self.turn_used_up(turn, last)
            yield refused(self.turn_order, "turn_over", seat=by, turn=turn)
        elif stage > Stage.TURN and position.ruling(DONE).allowed:
            yield refused(self.turn_order, "not_done", seat=by, turn=turn)
        yield refused(self.turn_order, "not_in_turn", seat=by, turn=turn)

    def turn_used_up(self, turn: int, last: LastTurn) -> Iterator[Ruling]:
        """The clause by which the tiles of the last turn were all that its player may lay; now it is seat `turn`."""
        if self.tiles_a_turn and last.tiles and not last.ended_by_done:
            clause, why = self.tiles_a_turn[last.tiles > 1]
            yield refused(clause, why, seat=last.seat, turn=turn)

    def play(self, position: Position, move: Move) -> Position:
        ruling = self.ruling(position, move)
        if not ruling.allowed:
            raise Refused(write_move(self, move), write_position(position), ruling)
        return self.after(position, move)

    def sound_events(self, before: Position, move: Move, after: Position) -> tuple[SoundEvent, ...]:
        sounds = self.sounds
        if isinstance(move, Overruled) and not isinstance(move.move, Begin):
            before, move = made_in(before, move), move.move
        return tuple(heard for heard in sounds_of(before, move, after) if heard.sound in sounds)

    def text(self, position: Position) -> str:
        return write_position(position)

    def _make_plays(self) -> PlayTable:
        """The plays of this game; the last entry of each table is for an end that nobody saw."""
        ends = range(self.tiles.kinds)
        accepted = (*(self.accepted(end) for end in ends), -1)
        covers = (*(self.covers(end) for end in ends), self.covers(UNKNOWN))
        return play_table(self.tiles, self.trains, self.ends_per_train, accepted, covers)

    def _check_rounds(self) -> None:
        """C-9: no more rounds than engines."""
        rounds, most = self.options.rounds, self.most_rounds
        if rounds and most is not None and rounds > most and self.clause_enabled("C-9"):
            raise OptionError("rounds", clause="C-9", rounds=rounds, most=most, set=self.options.set)

    def _check_teams(self) -> None:
        """C-7: teams are of one size."""
        teams = self.chosen("teams")
        fit = tuple(each for each in range(2, self.seats) if self.seats % each == 0)
        if teams and not fit:
            raise OptionError("no-teams", clause="C-7", seats=self.seats)
        if teams and teams not in fit:
            raise OptionError("teams", clause="C-7", teams=teams, seats=self.seats, allowed=fit)

    def _checked_hand_size(self) -> int:
        size = self.options.deal or self.usual_hand()
        most = self.most_to_deal()
        if not 1 <= size <= most and self.clause_enabled("C-8"):
            raise OptionError("deal", deal=size, most=most, seats=self.seats, set=self.options.set)
        return size

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.seats}, {self.options})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), (self.seats, self.options, self.without)
