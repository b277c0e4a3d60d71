"""What a game is: its name, clauses and options, its set-up, its match, and what other layers may ask of it.

The rules of a round are the hooks of `position.Rules`; this class adds the rest, and answers what is the same in
every game. ADDING_A_GAME.md beside this file goes through all of it with an example.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import ClassVar, Final, Literal, TypeAlias

from roundhouse.dominoes import UNKNOWN, DominoSet, Half, double_set
from roundhouse.games.core.clauses import Clause, Effect
from roundhouse.games.core.moves import (
    DONE,
    TURN_MOVES,
    Claim,
    Close,
    Deal,
    Done,
    Draw,
    LastTurn,
    LayEngine,
    Move,
    Penalty,
    Play,
    Reveal,
)
from roundhouse.games.core.notation import write_move
from roundhouse.games.core.options import OptionError, Options, write_options
from roundhouse.games.core.play_table import PlayTable, play_table
from roundhouse.games.core.position import EngineFrom, Position, Round, Rules, Stage
from roundhouse.games.core.position_text import write_position
from roundhouse.games.core.rulings import ALLOWED, Refused, Ruling, refused
from roundhouse.games.core.sounds import ALWAYS, Sound, SoundEvent
from roundhouse.games.rules.engines import hunt_objections
from roundhouse.games.rules.last_tile import claim_missed_call, draw_penalty
from roundhouse.games.rules.results import RoundResult, sides
from roundhouse.games.rules.reveal import reveal, reveal_objections
from roundhouse.games.rules.sound_events import sounds_of
from roundhouse.games.rules.turns import deal_hands

LeadReason: TypeAlias = Literal["lot", "seat", "winner", "fewest", "engine", "unused", "double", "tile"]
"""Why somebody begins a round: by lot, as the next seat, as the last winner or the one with the fewest points then; or
holding the engine, the highest double that was none yet, the highest double, the heaviest tile."""
HAND_REASONS: Final[dict[EngineFrom, LeadReason]] = {
    EngineFrom.HAND: "engine",
    EngineFrom.FOUND: "unused",
    EngineFrom.EACH: "double",
    EngineFrom.SET: "tile",
}
"""Of these reasons, those that lie in the hands."""


class Game(Rules):
    """A game with its options at a table of so many seats.

    `without` takes clauses out (their refusals are ignored, their effects not applied): with it
    `make clauses PROVE=1` proves that a scenario notices.
    """

    seats_offered: ClassVar[range]
    clauses: ClassVar[Mapping[str, Clause]]
    turn_order: ClassVar[str]
    """The clause by which turns go round the table."""
    leading_clause: ClassVar[str] = ""
    """The clause by which somebody leads a round after the first, where the hands do not decide that."""
    options_type: ClassVar[type[Options]]
    table_modes: ClassVar[tuple[str, ...]] = ("dealt", "called", "slots")
    """How people can play it: on the screen, with tiles of their own and calls, or with the hub's buttons alone."""
    markers_by_hand: ClassVar[bool] = False
    """Whether players say themselves that they put a marker up or take it down."""
    card_tile: ClassVar[tuple[Half, Half]] = (6, 6)
    """The tile pictured on the game's card: what each half shows."""
    guided_match: ClassVar[Mapping[str, str] | None] = None
    """The house rules of the guided first match, for the game that the tutorial explains."""

    def __init__(self, seats: int, options: Options | None = None, without: frozenset[str] = frozenset()):
        chosen = self.options_type() if options is None else options
        self.seats = seats
        self.without: Final = without
        chosen.check_values()
        if seats not in self.seats_offered:
            raise self.wrong_seats(seats)
        self.options = self.completed_options(chosen)
        self.publics = self.public_names()
        self.trains = seats + len(self.publics)
        self.ends_per_train = self.open_ends()
        self.tiles = self.make_tiles()
        self.play_table = self._make_plays()
        self.width = self.play_table.width
        self.fitting, self.covering = self.play_table.fitting, self.play_table.covering
        self.check_options()
        self._check_rounds()
        self.hand_size = self._checked_hand_size()
        self.key = (self.name, seats, tuple(sorted(write_options(self.options).items())), without)

    @classmethod
    def wrong_seats(cls, seats: int) -> OptionError:
        """The error for a wrong number of players; it names the right numbers."""
        least, most = cls.seats_offered[0], cls.seats_offered[-1]
        if least == most:
            return OptionError("seats-only", seats=seats, least=least, game=cls.name)
        return OptionError("seats", seats=seats, least=least, most=most, game=cls.name)

    # -- the set-up ---------------------------------------------------------------------------------------

    @abstractmethod
    def check_options(self) -> None:
        """Raises OptionError when options contradict each other or do not fit the seats."""

    def completed_options(self, options: Options) -> Options:
        """The options, with what the rules say by the number of players where the table has left it open."""
        return options

    def make_tiles(self) -> DominoSet:
        """The tiles the game is played with."""
        return double_set(self.options.set)

    def accepted(self, end: int) -> int:
        """The ends, as bits, that may lie against an open `end` (C-2): equal ones, where nothing is wild."""
        return 1 << end

    def covers(self, end: int) -> int:
        """The tiles, as bits, that may cover an open double of `end` if they fit: on a double fits no other."""
        del end
        return ~self.tiles.doubles

    def public_names(self) -> tuple[str, ...]:
        """What the public trains are called in text; they come after the players' trains."""
        return ()

    def open_ends(self) -> int:
        """How many ends of a train are open: one where it leaves a common engine, two where its engine lies in it."""
        return 1

    @abstractmethod
    def usual_hand(self) -> int:
        """How many tiles the rules deal to each."""

    def most_to_deal(self) -> int:
        """The largest hand that the set has tiles for (C-8): all of them, but for an engine that is taken out first."""
        return (self.tiles.size - (self.engine_from is EngineFrom.SET)) // self.seats

    def out_of_play(self, round: Round) -> int:
        """Tiles that lie on the table before the deal, as bits; none where the engine comes out of a hand."""
        del round
        return 0

    # -- the match ----------------------------------------------------------------------------------------

    @property
    def most_rounds(self) -> int | None:
        """As many rounds as there are engines; None where a match is not over when all have been played."""
        return self.options.set + 1

    def rounds(self) -> int | None:
        """How many rounds a match has: one for each engine, or fewer (C-9); None where it lasts until somebody wins."""
        agreed = self.options.rounds if self.clause_enabled("C-9") else None
        return agreed or self.most_rounds

    @abstractmethod
    def next_round(self, results: Sequence[RoundResult], first_leader: int) -> Round:
        """The round to play after these."""

    def lead_reason(self, round: Round, results: Sequence[RoundResult]) -> LeadReason:
        """Why the player who begins this round does so, after these."""
        del results
        if self.leader_from_hands(round):
            return HAND_REASONS[self.engine_from]
        return "seat" if round.number else "lot"

    @property
    def tile_points(self) -> int:
        """What each tile in the others' hands counts, where tiles are scored and not their pips; else 0 (BT-6)."""
        return 0

    @abstractmethod
    def leaders(self, results: Sequence[RoundResult]) -> tuple[int, ...]:
        """The seats that lead the match, the winners once it is over (C-7)."""

    def match_over(self, results: Sequence[RoundResult]) -> bool:
        """Whether the match is at its end after these rounds."""
        rounds = self.rounds()
        return rounds is not None and len(results) >= rounds

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that win together: each by itself, where there are no teams (DT-15)."""
        return sides(self.seats)

    @property
    def slots_only_error(self) -> OptionError | None:
        """Why presses alone cannot tell this game, on whatever hub; None where they can."""
        if "slots" not in self.table_modes:
            return OptionError("slots-tiles", game=self.name)
        return OptionError("slots-calls", game=self.name) if self.players_announce else None

    @property
    def sounds(self) -> frozenset[Sound]:
        """The sounds of this game; the last-tile warning only where a clause has one."""
        speaks = any(
            Effect.SPEAKS in clause.effects and self.clause_enabled(clause.id) for clause in self.clauses.values()
        )
        return ALWAYS | {self.last_tile_warning.sound} if speaks else ALWAYS

    # -- what comes of a move -----------------------------------------------------------------------------

    @abstractmethod
    def make_play(self, position: Position, play: Play) -> None:
        """A tile is laid."""

    @abstractmethod
    def make_done(self, position: Position) -> None:
        """The player's turn is over."""

    @abstractmethod
    def make_deal(self, position: Position, deal: Deal) -> None:
        """Hands have been dealt: whose turn it is and what that player does first."""

    def make_draw(self, position: Position, tile: int) -> None:
        """A tile is drawn from the boneyard."""
        self.make_other(position, Draw(tile))

    def make_engine(self, position: Position, tile: int) -> None:
        """A tile is laid as an engine."""
        self.make_other(position, LayEngine(tile))

    def make_other(self, position: Position, move: Move) -> None:
        """Any other move, in a game that has it."""
        del position
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
                self.make_deal(position, move)
            case Reveal():
                reveal(position, move)
            case Claim():
                claim_missed_call(position)
            case Penalty(tile):
                draw_penalty(position, tile)
            case _:
                self.make_other(position, move)

    # -- what every game shares ---------------------------------------------------------------------------

    def opening(self, round: Round) -> Position:
        laid = self.out_of_play(round)
        return Position.of(
            game=self,
            round=round,
            turn=max(round.leader, 0),
            stage=Stage.DEALING,
            ends=self.unbegun(round.engine),
            begun=0,
            markers=0,
            hands=(0,) * self.seats,
            hidden=((),) * self.seats,
            laid=laid,
            unknown=0,
            yard=self.tiles.size - laid.bit_count(),
            doubles=(),
            doubles_this_turn=0,
            idle=0,
            memo=0,
            winner=-1,
        )

    def unbegun(self, engine: int) -> tuple[int, ...]:
        end = engine if self.ends_per_train == 1 else UNKNOWN
        own = end if self.personal_trains else UNKNOWN
        return (own,) * (self.seats * self.ends_per_train) + (end,) * (len(self.publics) * self.ends_per_train)

    def clause_enabled(self, clause: str) -> bool:
        return clause not in self.without

    def ruling(self, position: Position, move: Move) -> Ruling:
        for objection in chain(_common_objections(position, move), self.objections(position, move)):
            if objection.clause not in self.without:
                return objection
        trusted = self.trusts(position, move)
        return Ruling(trusted=trusted) if trusted else ALLOWED

    def turn_objections(self, position: Position, move: Move, by: int, last: LastTurn) -> Iterator[Ruling]:
        turn, stage = position.turn, position.stage
        # Who plays before the engine lies is told that it is missing; but a pass could be that of the player in turn.
        due = stage != Stage.ENGINE or by == last.seat or isinstance(move, LayEngine | Done)
        if by == turn or not (due and Stage.ENGINE <= stage <= Stage.MORE and isinstance(move, TURN_MOVES)):
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
        del turn, last
        return iter(())

    def play(self, position: Position, move: Move) -> Position:
        ruling = self.ruling(position, move)
        if not ruling.allowed:
            raise Refused(write_move(self, move), write_position(position), ruling)
        return self.after(position, move)

    def sound_events(self, before: Position, move: Move, after: Position) -> tuple[SoundEvent, ...]:
        sounds = self.sounds
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


def _common_objections(position: Position, move: Move) -> Iterator[Ruling]:
    """Why this move cannot be made now in any game: the round is over or not dealt, or hands that cannot be."""
    stage = position.stage
    if isinstance(move, Reveal):
        yield from reveal_objections(position, move)
    elif isinstance(move, Deal):
        yield from hunt_objections(position, move) if stage == Stage.HUNT else _deal_objections(position, move)
    elif stage == Stage.OVER:
        yield refused("C-3", "over")
    elif stage == Stage.DEALING:
        yield refused("C-8", "not_dealt")
    elif stage == Stage.HUNT:
        yield refused("C-10", "hunting")
    elif isinstance(move, Close) and not position.game.can_close(position, move.spot):
        yield refused("C-2", "not_closed", train=move.spot // position.game.ends_per_train)


def _deal_objections(position: Position, deal: Deal) -> Iterator[Ruling]:
    """The hands must fit the set and be of the size agreed (C-8)."""
    if position.stage != Stage.DEALING:
        yield refused("C-8", "dealt")
    seen = position.laid
    size = position.game.hand_size
    for seat, (hand, hidden) in enumerate(zip(deal.hands, deal.hidden, strict=True)):
        twice = seen & hand
        if twice & position.laid and position.game.engine_clause:
            yield refused(position.game.engine_clause, "engine_dealt", tile=twice.bit_length() - 1, seat=seat)
        elif twice:
            yield refused("C-1", "twice", tile=twice.bit_length() - 1, seat=seat)
        seen |= hand
        if hand.bit_count() + hidden != size:
            yield refused("C-8", "hand", seat=seat, count=hand.bit_count() + hidden, size=size)
