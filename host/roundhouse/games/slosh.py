"""Slosh (SL): the four-handed British Basic Trains with a double-6 set, whose engine is fixed for each round.

Trains are numbered by seat. Where the engine is common, a train has one end, and the trains begin at the engine that
its holder lays in the hub; with "own engines" all is as in Basic Trains but for the leader. `boneyard` counts the tiles
that stay out. With "neighbor" the game remembers the seat that was stuck: it had nothing for its own train a turn ago.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from roundhouse.catalogs import Message
from roundhouse.games.basic_trains import ADDED_TO, BasicTrains
from roundhouse.games.core.choices import Choices
from roundhouse.games.core.clauses import ACTS, COMMON, REFUSES, Clause, clause_table
from roundhouse.games.core.moves import Deal, Done, Draw, LastTurn, LayEngine, Move, Penalty, Play
from roundhouse.games.core.options import Options, choice, number, switch
from roundhouse.games.core.position import EngineFrom, Position, Round, Stage
from roundhouse.games.core.rulings import Reason, Ruling, because, refused
from roundhouse.games.core.state_fields import FieldKind, StateField
from roundhouse.games.core.words import BITS
from roundhouse.games.rules.engines import highest_held, may_hold_highest
from roundhouse.games.rules.game import Game
from roundhouse.games.rules.placement import not_in_hand
from roundhouse.games.rules.refusals import Refusal
from roundhouse.games.rules.results import RoundResult

if TYPE_CHECKING:
    from roundhouse.games.core.words import Word

ENGINES: Final = (4, 5, 6, 1, 2, 3)
"""The numbers of the engines, round by round (SL-2)."""
STUCK: Final = StateField("stuck", FieldKind.SEAT, 10, 4)
"""The seat that had nothing for its own train in the turn before (SL-3, neighbor)."""


@dataclass(frozen=True)
class SloshOptions(Options):
    """The switches of Slosh."""

    set: int = choice(6, "SL-1")
    deal: int | None = number("SL-1")
    own_engines: bool = switch("SL-3", contradicts="neighbor")
    """A train that holds its player's own engine has no neighbor at a common one."""
    neighbor: bool = switch("SL-3")


class Slosh(BasicTrains):
    """The rules of Slosh for one table.

    >>> game = Slosh(4)
    >>> game.hand_size, game.next_round((), 0).engine
    (6, 4)
    """

    name = "slosh"
    turn_order = "SL-2"
    usual_engine_from = EngineFrom.HAND
    card_tile = (6, 6)
    seats_offered = range(4, 5)
    leads_with_highest = False
    engine_clause = "SL-3"
    no_such_moves: ClassVar[Mapping[type, Refusal]] = {
        **BasicTrains.no_such_moves,
        Draw: Refusal("SL-1", "no_boneyard"),
        Penalty: Refusal("SL-1", "no_boneyard"),
    }
    options_type = SloshOptions
    state_fields = (ADDED_TO, STUCK)
    clauses = (
        {name: clause for name, clause in COMMON.items() if name not in ("C-4", "C-5")}
        | {name: BasicTrains.clauses[name] for name in ("BT-3", "BT-4", "BT-5", "BT-6", "BT-7")}
        | clause_table(
            Clause("SL-1", (ACTS, REFUSES), reading=True),
            Clause("SL-2", (ACTS, REFUSES), reading=True),
            Clause("SL-3", (ACTS, REFUSES), reading=True),
        )
    )

    def __init__(self, seats: int, options: Options | None = None, without: frozenset[str] = frozenset()):
        super().__init__(seats, options, without)
        self._own: Final = self.ends_per_train == 2
        self._neighbor: Final[bool] = self.chosen("neighbor")

    # -- set-up -------------------------------------------------------------------------------------

    def open_ends(self) -> int:
        """SL-3: the outer end only; with engines of their own, both."""
        return 2 if self.chosen("own_engines") else 1

    def usual_hand(self) -> int:
        """SL-1: six, so that four tiles stay out."""
        return 6 if self.clause_enabled("SL-1") else super().usual_hand()

    def next_round(self, results: Sequence[RoundResult], _first_leader: int) -> Round:
        """SL-2: the engine is fixed; the hands decide who leads."""
        played = len(results) if self.clause_enabled("SL-2") else 0
        return Round(len(results), ENGINES[played % len(ENGINES)], -1)

    def engine(self, round: Round) -> int:
        """The tile that is the engine of this round."""
        return self.tiles.double[round.engine]

    def playable(self, opening: Position, deal: Deal) -> bool:
        """Somebody must hold the engine (SL-2), and with engines of their own all a double (SL-3)."""
        held = any(hand >> self.engine(opening.round) & 1 for hand in deal.hands)
        return held and (not self._own or super().playable(opening, deal))

    def make_deal(self, position: Position, leader: int) -> None:
        """SL-2: the holder of the engine leads; if it is among the tiles that stay out, the hand is dealt again."""
        seat = leader
        if seat < 0:
            seat = highest_held(position.hands, 1 << self.engine(position.round))[0]
        if seat >= 0:
            position.stage, position.turn = Stage.ENGINE, seat
        else:
            position.stage = Stage.OVER if self.clause_enabled("SL-2") else self.stage_of_turn(0, 0)

    # -- what may be done ------------------------------------------------------------------------------

    def leads(self, position: Position) -> bool:
        """Whether the player in turn has to lay the engine of the round."""
        return position.stage == Stage.ENGINE and not position.laid >> self.engine(position.round) & 1

    def neighbor_of(self, position: Position) -> int:
        """The player before the one in turn (SL-3, neighbor)."""
        return (position.turn - 1) % self.seats

    def playable_spots(self, position: Position) -> Word:
        """As in Basic Trains; or one's own train, and once a turn that of a stuck neighbor."""
        if not self._neighbor:
            return super().playable_spots(position)
        neighbor, extra_state = self.neighbor_of(position), position.extra_state
        own = BITS[position.turn]
        may_visit = STUCK.get(extra_state) == neighbor and (position.begun & ~ADDED_TO.get(extra_state)) >> neighbor & 1
        return self.ends_of(own | BITS[neighbor] if may_visit else own)

    def find(self, position: Position, choices: Choices) -> tuple[Move, ...]:
        if self.leads(position):
            return (LayEngine(self.engine(position.round)),)
        return super().find(position, choices)

    # -- why not, and on trust ---------------------------------------------------------------------------

    def deal_objections(self, position: Position, deal: Deal) -> Iterator[Ruling]:
        """SL-2: a player who cannot hold the engine does not lead."""
        engine = self.engine(position.round)
        if deal.leader >= 0 and not may_hold_highest(position, deal, 1 << engine):
            yield refused("SL-2", "not_holder", seat=deal.leader, tile=engine)

    def engine_objections(self, position: Position, tile: int) -> Iterator[Ruling]:
        """SL-2 for the leader; SL-3 for the others."""
        engine = self.engine(position.round)
        if self.leads(position):
            yield from not_in_hand(position, tile)
            if tile != engine:
                yield refused("SL-2", "other_engine", tile=tile, double=engine)
        elif not self._own:
            yield refused("SL-3", "common_engine", tile=tile, double=engine)
        else:
            yield from super().engine_objections(position, tile)

    def engine_due(self, position: Position, move: Move) -> Iterator[Ruling]:
        """SL-2 for the leader; SL-3 for the others."""
        seat = position.turn
        if self.leads(position) and isinstance(move, Play | Done):
            yield refused("SL-2", "engine_first", seat=seat, double=self.engine(position.round))
        elif isinstance(move, Play):
            yield refused("SL-3", "own_engine_first", seat=seat, tile=move.tile)
        else:
            yield from super().engine_due(position, move)

    def place_objections(self, position: Position, play: Play) -> Iterator[Ruling]:
        """Only one's own train is begun by a tile (C-6); else as in Basic Trains, or with "neighbor" SL-3."""
        if not self._neighbor:
            yield from super().place_objections(position, play)
        elif play.train != position.turn:
            if play.train != self.neighbor_of(position):
                yield refused("SL-3", "not_neighbor", seat=position.turn, train=play.train)
            elif STUCK.get(position.extra_state) != play.train:
                yield refused("SL-3", "not_stuck", seat=position.turn, train=play.train)
            elif ADDED_TO.get(position.extra_state) >> play.train & 1:
                yield refused("SL-3", "once", seat=position.turn, train=play.train)
        if not (self._own or position.begun >> play.train & 1 or play.train == position.turn):
            yield refused("C-6", "not_begun", train=play.train)

    def play_due(self, position: Position, what: str) -> Iterator[Ruling]:
        """As in Basic Trains; with "neighbor" a tile for the stuck neighbor's train must be laid, too (SL-3)."""
        yield from super().play_due(position, what)
        seat, train = position.turn, self.neighbor_of(position)
        if tiles := self.tiles_due(position, train):
            yield refused("SL-3", "can_add", seat=seat, tile=max(tiles), train=train)

    def permissions(self, position: Position, move: Move) -> Iterator[Reason]:
        """The engine of the round is laid by its holder (SL-2), and other engines by the other players (SL-3)."""
        if isinstance(move, LayEngine) and self.leads(position):
            yield because("SL-2", "engine", tile=move.tile, seat=position.turn)
        else:
            yield from super().permissions(position, move)

    def play_permissions(self, position: Position, play: Play) -> Iterator[Reason]:
        """As in Basic Trains; a train begins at the engine, and with "neighbor" grows once a turn (SL-3)."""
        begun, own = position.begun >> play.train & 1, play.train == position.turn
        if not begun:
            value = position.open_ends[play.spot]
            yield because("SL-3", "begin", tile=play.tile, train=play.train, value=value)
        elif self._neighbor:
            yield because("SL-3", "own" if own else "neighbor", tile=play.tile, train=play.train)
        else:
            yield from super().play_permissions(position, play)

    def turn_used_up(self, turn: int, last: LastTurn) -> Iterator[Ruling]:
        """SL-2, or SL-3 with engines of their own: an engine is a whole turn; else as in Basic Trains."""
        if any(isinstance(move, LayEngine) for move in last.moves):
            yield refused("SL-3" if self._own else "SL-2", "engine_turn", seat=last.seat, turn=turn)
        elif self._neighbor and last.tiles and not last.ended_by_done:
            yield refused("SL-3", "own_ends_turn", seat=last.seat, turn=turn)
        else:
            yield from super().turn_used_up(turn, last)

    def engine_doubts(self, _position: Position, _tile: int) -> tuple[str, ...]:
        """Only the deal says who leads."""
        return ()

    # -- what comes of it ----------------------------------------------------------------------------------

    def stage_of_turn(self, seat: int, begun: int) -> int:
        """Only the engine of the round takes a turn, or each player lays one (SL-3)."""
        return super().stage_of_turn(seat, begun) if self._own else Stage.TURN

    @property
    def stages(self) -> frozenset[int]:
        """With "neighbor" a tile on one's own train ends the turn."""
        return super().stages - {Stage.MAY_CONTINUE} if self._neighbor else super().stages

    def added_fault(self, p: Position) -> Message | None:
        """As in Basic Trains; with "neighbor" the train of the player before, who was stuck (SL-3)."""
        if not self._neighbor or p.stage == Stage.OVER:
            return super().added_fault(p)
        added, neighbor = ADDED_TO.get(p.extra_state), self.neighbor_of(p)
        fits = not added or (added == 1 << neighbor and STUCK.get(p.extra_state) == neighbor)
        return None if fits else Message("positions/with-added-to")

    def make_engine(self, position: Position, tile: int) -> None:
        """SL-3: the engine lies in the hub, or in front of the player."""
        if self._own:
            super().make_engine(position, tile)
            return
        p, seat = position, position.turn
        p.put_down(tile)
        if p.is_out(seat) and self._out_ends:
            p.stage, p.winner = Stage.OVER, seat
        else:
            p.turn, p.stage = (seat + 1) % self.seats, Stage.TURN

    def make_play(self, position: Position, play: Play) -> None:
        """As in Basic Trains; with "neighbor" a tile on one's own train is the last of the turn."""
        seat = position.turn
        super().make_play(position, play)
        if self._neighbor and position.stage != Stage.OVER:
            position.stage = Stage.TURN
            if play.train == seat:
                position.turn, position.extra_state = (seat + 1) % self.seats, 0

    def nothing_to_play(self, position: Position) -> bool:
        """With "neighbor" only when the player might have added to that train, or nobody has begun it."""
        if not self._neighbor:
            return super().nothing_to_play(position)
        neighbor, extra_state = self.neighbor_of(position), position.extra_state
        closed = position.begun >> neighbor & 1 and STUCK.get(extra_state) != neighbor
        return not (closed or ADDED_TO.get(extra_state))

    def make_done(self, position: Position) -> None:
        """As in Basic Trains; with "neighbor" the stuck seat is remembered."""
        seat = position.turn
        super().make_done(position)
        if self._neighbor:
            position.extra_state = STUCK.put(0, seat)

    # -- points --------------------------------------------------------------------------------------------

    def _scored_by_pips(self, position: Position) -> bool:
        """With "neighbor", and if the hand was played at all."""
        return self._neighbor and bool(position.laid >> self.engine(position.round) & 1)

    @property
    def tile_points(self) -> int:
        """BT-6; with "neighbor" pips are scored (SL-3)."""
        return 0 if self._neighbor else super().tile_points

    def needs_hands(self, position: Position, pips: Mapping[int, int]) -> bool:
        """BT-6 counts tiles, SL-3 with "neighbor" pips."""
        return self._scored_by_pips(position) and Game.needs_hands(self, position, pips)

    def is_void(self, position: Position) -> bool:
        return not self._scored_by_pips(position) and super().is_void(position)

    def scores(self, position: Position, pips: Mapping[int, int]) -> tuple[int, ...]:
        """BT-6; with "neighbor" the one lowest hand is paid what each other hand has more (SL-3)."""
        if not self._scored_by_pips(position):
            return super().scores(position, pips)
        left = self.left_in_hands(position, pips)
        lowest = min(left)
        paid = sum(left) - self.seats * lowest if left.count(lowest) == 1 else 0
        return tuple(paid if each == lowest else 0 for each in left)
