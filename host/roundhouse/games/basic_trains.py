"""Basic Trains (BT), after Joe Celko: each player has an engine, and trains grow at both ends.

Trains are numbered by seat; a train's two ends are its spots 2s (left) and 2s + 1 (right). The game
remembers which trains the player has added to in this turn. There is no boneyard: `boneyard` counts the tiles that
lie face down, unused.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, ClassVar, Final

from roundhouse.catalogs import Message
from roundhouse.dominoes import UNKNOWN, Half, tiles_in
from roundhouse.games.core.choices import Choices
from roundhouse.games.core.clauses import ACTS, COMMON, REFUSES, Clause, clause_table
from roundhouse.games.core.moves import (
    DONE,
    Announce,
    Claim,
    Deal,
    Done,
    Draw,
    LastTurn,
    LayEngine,
    Marker,
    Move,
    Penalty,
    Play,
)
from roundhouse.games.core.notation import seat_name
from roundhouse.games.core.options import OptionError, Options, choice, switch
from roundhouse.games.core.position import EngineFrom, Position, Round, Stage
from roundhouse.games.core.rulings import Reason, Ruling, because, refused
from roundhouse.games.core.state_fields import FieldKind, StateField
from roundhouse.games.core.words import BITS, words
from roundhouse.games.rules.engines import (
    denied_with_engine,
    deny_higher,
    highest_held,
    may_hide_higher,
    may_hold_highest,
)
from roundhouse.games.rules.game import Game
from roundhouse.games.rules.placement import fitting_tiles, has_denied, not_in_hand, sure_plays
from roundhouse.games.rules.refusals import Refusal
from roundhouse.games.rules.results import RoundResult

if TYPE_CHECKING:
    from roundhouse.games.core.words import Word, Words

POINTS_A_TILE: Final = 5
WINNING_POINTS: Final = 120
MOST_DEALS: Final = 3000
"""The most deals that it may take, on average, until each player holds a double (BT-2); ten players need as many."""


@lru_cache
def least_hand(size: int, doubles: int, seats: int) -> int:
    """The smallest hand with which one deal in `MOST_DEALS` gives each player a double, or the largest of the set."""
    most = size // seats
    for hand in range(1, most):
        # Of all ways to place the doubles, without those that leave somebody none.
        playable = sum(
            [(-1) ** none * comb(seats, none) * comb(size - none * hand, doubles) for none in range(seats + 1)]
        )
        if playable * MOST_DEALS >= comb(size, doubles):
            return hand
    return most


@dataclass(frozen=True)
class BasicTrainsOptions(Options):
    """The switches of Basic Trains."""

    set: int = choice(9, "BT-1", 12)
    two_or_three: bool = switch("BT-1")


ADDED_TO: Final = StateField("added_to", FieldKind.SEATS, 0, 10, of_turn=True)
"""The trains that the player has added to in this turn (BT-4)."""


class BasicTrains(Game):
    """The rules of Basic Trains for one table.

    >>> BasicTrains(4).hand_size
    13
    """

    name = "basic-trains"
    turn_order = "BT-2"
    play_clause = "BT-3"
    engine_clause = "BT-2"
    """The clause by which each player lays an engine."""
    blocked_clause = "BT-7"
    usual_engine_from: ClassVar[EngineFrom] = EngineFrom.EACH
    no_such_moves: ClassVar[Mapping[type, Refusal]] = {
        Draw: Refusal("BT-1", "no_boneyard"),
        Penalty: Refusal("BT-1", "no_boneyard"),
        Announce: Refusal("BT-6", "no_call"),
        Claim: Refusal("BT-6", "no_call"),
        Marker: Refusal("BT-4", "no_marker"),
    }
    card_tile: ClassVar[tuple[Half, Half]] = (3, 8)
    seats_offered = range(2, 11)
    has_boneyard = False
    has_markers = False
    doubles_stay_open = False
    doubles_in_line = True
    deals_until_playable = True
    options_type: ClassVar[type[Options]] = BasicTrainsOptions
    clauses = {name: clause for name, clause in COMMON.items() if name not in ("C-4", "C-5", "C-6")} | clause_table(
        Clause("BT-1", (ACTS, REFUSES), reading=True),
        Clause("BT-2", (REFUSES, ACTS), reading=True),
        Clause("BT-3", (REFUSES,)),
        Clause("BT-4", (REFUSES, ACTS), reading=True),
        Clause("BT-5", (ACTS,)),
        Clause("BT-6", (ACTS,)),
        Clause("BT-7", (ACTS,), reading=True),
    )

    state_fields: ClassVar[tuple[StateField, ...]] = (ADDED_TO,)
    leads_with_highest: ClassVar[bool] = True
    """Whether the first engine is the highest double held (BT-2)."""

    def __init__(self, seats: int, options: Options | None = None, without: frozenset[str] = frozenset()):
        super().__init__(seats, options, without)
        self._in_line: Final = self.clause_enabled("BT-5")
        self._out_ends: Final = self.clause_enabled("C-3") and self.clause_enabled("BT-6")
        each = self.ends_per_train
        self._own_spots: Final[Words] = words([((1 << each) - 1) << seat * each for seat in range(seats)])
        """By seat: the spots (bits) of its own train."""

    # -- set-up -------------------------------------------------------------------------------------

    def check_options(self) -> None:
        """Two and three players only with the option (BT-1); and a double for each must not be too rare (BT-2)."""
        if self.seats < 4 and self.clause_enabled("BT-1") and not self.chosen("two_or_three"):
            raise OptionError("few-players", clause="BT-1", seats=self.seats, option="two_or_three")
        deal, least = self.options.deal, least_hand(self.tiles.size, self.tiles.kinds, self.seats)
        if deal and deal < least:
            raise OptionError("few-doubles", clause="BT-2", deal=deal, seats=self.seats, least=least)

    def usual_hand(self) -> int:
        """BT-1: the whole set, divided by the players and rounded down."""
        size = self.tiles.size if self.clause_enabled("BT-1") else self.tiles.size - 1
        return size // self.seats

    def make_deal(self, position: Position, leader: int) -> None:
        """BT-2: the holder of the highest double held lays first."""
        seat = leader
        if seat < 0 and self.clause_enabled("BT-2"):
            seat = highest_held(position.hands, self.tiles.doubles)[0]
        position.stage = Stage.ENGINE
        if seat >= 0:
            position.turn = seat
        elif self.clause_enabled("BT-2"):
            position.stage = Stage.OVER

    def playable(self, _opening: Position, deal: Deal) -> bool:
        """BT-2: every hand must hold a double, or the hand is blocked."""
        return all(hand & self.tiles.doubles for hand in deal.hands)

    # -- the match -------------------------------------------------------------------------------------------

    @property
    def points_to_end(self) -> int:
        """BT-6: first to 120."""
        return WINNING_POINTS if self.clause_enabled("BT-6") else 0

    def next_round(self, results: Sequence[RoundResult], _first_leader: int) -> Round:
        """No common engine; the deal decides who leads (BT-2)."""
        return Round(len(results), -1, -1)

    def needs_hands(self, _position: Position, _pips: Mapping[int, int]) -> bool:
        """BT-6 counts tiles, which the table sees."""
        return False

    def is_void(self, position: Position) -> bool:
        """A blocked hand is void (BT-2, BT-7)."""
        return position.winner < 0

    def scores(self, position: Position, _pips: Mapping[int, int]) -> tuple[int, ...]:
        """BT-6: 5 for each tile in the others' hands."""
        left = sum(position.count(seat) for seat in range(self.seats) if seat != position.winner)
        each = POINTS_A_TILE if self.clause_enabled("BT-6") else 1
        return tuple(each * left if seat == position.winner else 0 for seat in range(self.seats))

    @property
    def tile_points(self) -> int:
        """BT-6."""
        return POINTS_A_TILE

    # -- where a tile may be laid --------------------------------------------------------------------

    def open_ends(self) -> int:
        """Both sides of everyone's engine (BT-3)."""
        return 2

    def playable_spots(self, position: Position) -> Word:
        """BT-3: first the ends of one's own train; BT-4: then those of each other train, once."""
        seat = position.turn
        if position.stage == Stage.TURN:
            return self.ends_of(BITS[seat])
        visited = ADDED_TO.get(position.extra_state) if self.clause_enabled("BT-4") else BITS[seat]
        return self.ends_of(position.begun & ~visited)

    def ends_of(self, trains: Word) -> Word:
        """The spots (bits) of these trains (bits)."""
        spots: Word = 0
        for train in range(self.trains):
            if trains & BITS[train]:
                spots |= self._own_spots[train]
        return spots

    def engines_wanted(self, _round: Round) -> int:
        return self.tiles.doubles

    def engines(self, position: Position) -> tuple[Move, ...]:
        """The doubles the player may lay as an engine (BT-2): any, but for the leader, who lays the highest held."""
        if not position.begun:
            return super().engines(position)
        own = position.hand(position.turn) | (position.unseen if position.hidden[position.turn] else 0)
        return tuple([LayEngine(tile) for tile in tiles_in(own & self.tiles.doubles)])

    def _highest_seen(self, position: Position) -> int:
        """The highest double that is seen in any hand, or -1."""
        return max((hand & self.tiles.doubles).bit_length() for hand in position.hands) - 1

    def can_draw(self, _position: Position) -> bool:
        """BT-1: the tiles left over stay out."""
        return False

    def find(self, position: Position, choices: Choices) -> tuple[Move, ...]:
        moves = super().find(position, choices)
        if position.stage != Stage.ENGINE or position.hand(position.turn) & self.tiles.doubles:
            return moves
        return (*moves, DONE) if position.hidden[position.turn] or not moves else moves

    def must_play(self, position: Position) -> bool:
        return position.stage in (Stage.ENGINE, Stage.TURN)

    def waits(self, position: Position, move: Move) -> bool:
        """A turn is lost for want of a double (BT-2), or of a tile for their own train (BT-3)."""
        return isinstance(move, Done) and self.must_play(position)

    def duty_clause(self, position: Position) -> str:
        return self.engine_clause if position.stage == Stage.ENGINE else self.play_clause

    # -- why not, and what is taken on trust ---------------------------------------------------------

    def deal_objections(self, position: Position, deal: Deal) -> Iterator[Ruling]:
        """The reasons why these hands cannot be dealt, or their holder not lead (BT-2)."""
        if any(deal.hidden) and deal.leader < 0:
            yield refused("BT-2", "who_leads")
        if deal.leader >= 0 and not may_hold_highest(position, deal, self.tiles.doubles):
            yield refused("BT-2", "not_leader", seat=deal.leader)

    def engine_objections(self, position: Position, tile: int) -> Iterator[Ruling]:
        """The reasons why this tile is not laid as an engine now (BT-2)."""
        if position.stage != Stage.ENGINE:
            yield refused(self.engine_clause, "has_engine", tile=tile, seat=position.turn)
        yield from not_in_hand(position, tile)
        if not self.tiles.is_double(tile):
            yield refused(self.engine_clause, "not_double", tile=tile, seat=position.turn)
        if not position.begun:
            yield from self._lead_objections(position, tile)

    def engine_due(self, position: Position, move: Move) -> Iterator[Ruling]:
        """The reason why a player whose engine is due does not do this instead (BT-2)."""
        if isinstance(move, Play):
            yield refused("BT-2", "engine_first", seat=position.turn, tile=move.tile)
        elif isinstance(move, Done) and position.hand(position.turn) & self.tiles.doubles:
            yield refused(self.engine_clause, "holds_double", seat=position.turn)

    def play_due(self, position: Position, _what: str) -> Iterator[Ruling]:
        """The reason why a turn is not lost: the player has a tile for their own train (BT-3)."""
        seat = position.turn
        if tiles := self.tiles_due(position, seat):
            yield refused("BT-3", "can_add", seat=seat, tile=max(tiles))

    def tiles_due(self, position: Position, train: int) -> list[int]:
        """The tiles for this train that are seen in the player's hand, where a turn begins with one of them."""
        plays = sure_plays(position) if position.stage == Stage.TURN else ()
        return [play.tile for play in plays if play.train == train]

    def _lead_objections(self, position: Position, tile: int) -> Iterator[Ruling]:
        """The reasons why the first engine cannot be this one: a higher double is seen in this hand or in another."""
        seat, highest = position.turn, self._highest_seen(position)
        best = tile if tile >= 0 else (position.unseen & self.tiles.doubles).bit_length() - 1
        if best < highest:
            if position.hand(seat) >> highest & 1:
                yield refused("BT-2", "not_highest", tile=tile, double=highest)
            else:
                yield refused("BT-2", "not_leader", seat=seat)

    def place_objections(self, position: Position, play: Play) -> Iterator[Ruling]:
        """The reasons why no tile goes on this train now (BT-3, BT-4)."""
        seat, stage, train = position.turn, position.stage, play.train
        if stage == Stage.TURN and train != seat:
            yield refused("BT-3", "own_first", seat=seat, train=train)
        if stage == Stage.MAY_CONTINUE and train == seat:
            yield refused("BT-3", "one_on_own", seat=seat, tile=play.tile)
        if stage == Stage.MAY_CONTINUE and train != seat and ADDED_TO.get(position.extra_state) >> train & 1:
            yield refused("BT-4", "one_each", seat=seat, train=train)

    def play_permissions(self, position: Position, play: Play) -> Iterator[Reason]:
        """A tile for one's own train (BT-3), then one for each of the others (BT-4)."""
        own, train = play.train == position.turn, play.train
        yield because("BT-3" if own else "BT-4", "own" if own else "other", tile=play.tile, train=train)

    def done_permissions(self, position: Position) -> Iterator[Reason]:
        """Nobody has to add to other trains (BT-4)."""
        if position.stage == Stage.MAY_CONTINUE:
            yield because("BT-4", "stop", seat=position.turn)
        else:
            yield because(self.duty_clause(position), "pass", seat=position.turn)

    def consequences(self, position: Position, move: Move, after: Position) -> Iterator[Reason]:
        """A tile on one's own train allows one on each other train (BT-4)."""
        if after.stage == Stage.MAY_CONTINUE and isinstance(move, Play):
            yield because("BT-4", "then_others", seat=after.turn)
        elif after.stage == Stage.OVER and position.stage == Stage.ENGINE and isinstance(move, Done):
            yield because(self.engine_clause, "blocked", seat=position.turn)
        else:
            yield from super().consequences(position, move, after)

    def turn_used_up(self, turn: int, last: LastTurn) -> Iterator[Ruling]:
        """BT-2: an engine is a whole turn; BT-3: a turn has one tile for one's own train."""
        if any(isinstance(move, LayEngine) for move in last.moves):
            yield refused("BT-2", "engine_turn", seat=last.seat, turn=turn)
        elif last.tiles:
            yield refused("BT-3", "turn_used", seat=last.seat, turn=turn)

    def engine_doubts(self, position: Position, tile: int) -> tuple[str, ...]:
        """Somebody may hold a higher double than the first engine (BT-2)."""
        leads = not position.begun and may_hide_higher(position, tile, self.tiles.doubles)
        return ("BT-2",) if leads or has_denied(position, tile) else ()

    def unsure(self, position: Position) -> bool:
        hidden = bool(position.hidden[position.turn])
        return hidden or (position.stage == Stage.TURN and super().unsure(position))

    def denial_clause(self, position: Position, tile: int) -> str:
        """At the first engine, or by a pass."""
        return "BT-2" if denied_with_engine(position, tile, self.tiles.doubles) else "BT-3"

    def denied(self, position: Position) -> int:
        """No double (BT-2), or nothing for their own train, if both its ends are seen."""
        return self.tiles.doubles if position.stage == Stage.ENGINE else fitting_tiles(position)

    # -- what comes of a move ------------------------------------------------------------------------

    def stage_of_turn(self, seat: int, begun: int) -> int:
        """Everybody lays an engine first (BT-2)."""
        return Stage.TURN if begun >> seat & 1 else Stage.ENGINE

    @property
    def stages(self) -> frozenset[int]:
        return frozenset((Stage.DEALING, Stage.ENGINE, Stage.TURN, Stage.MAY_CONTINUE, Stage.OVER))

    def fault_of(self, position: Position) -> Message | None:
        """All lay engines before the first play (BT-2); whose trains were added to (BT-4)."""
        p, own = position, BITS[position.turn]
        begun = self.ends_per_train == 2 and p.stage in (Stage.TURN, Stage.MAY_CONTINUE)
        for seat in range(self.seats) if begun else ():
            if not p.begun >> seat & 1:
                return Message("positions/engine-before-plays", name=seat_name(seat))
        if self.ends_per_train == 2 and p.stage == Stage.ENGINE and p.begun & own:
            return Message("positions/engine-already-laid", name=seat_name(p.turn))
        return self.added_fault(p)

    def added_fault(self, p: Position) -> Message | None:
        """The fault in the trains added to in this turn: none at its beginning, later the own one (BT-3, BT-4)."""
        added = ADDED_TO.get(p.extra_state)
        if p.stage == Stage.OVER:
            return None
        fits = added >> p.turn & 1 if p.stage == Stage.MAY_CONTINUE else not added
        return None if fits else Message("positions/with-added-to")

    def make_engine(self, position: Position, tile: int) -> None:
        """An engine in front of the player, both its sides open (BT-2)."""
        p, seat = position, position.turn
        p.put_down(tile)
        if not p.begun and self.leads_with_highest:
            deny_higher(p, tile, self.tiles.doubles)
        for end in range(self.ends_per_train):
            p.open_ends[self.spot(seat, end)] = self.tiles.ends[tile][0] if tile >= 0 else UNKNOWN
        p.begun |= BITS[seat]
        if p.is_out(seat) and self._out_ends:
            p.stage, p.winner = Stage.OVER, seat
        else:
            p.turn = (seat + 1) % self.seats
            p.stage = self.stage_of_turn(p.turn, p.begun)

    def make_play(self, position: Position, play: Play) -> None:
        """One more tile on a train; after it the player may add to the others' trains (BT-4)."""
        p, seat = position, position.turn
        p.lay(play)
        if play.double and not self._in_line:
            p.doubles = (*p.doubles, play.spot)
        p.extra_state |= 1 << play.train
        if p.is_out(seat) and self._out_ends:
            p.stage, p.winner = Stage.OVER, seat
        else:
            p.stage = Stage.MAY_CONTINUE

    def nothing_to_play(self, _position: Position) -> bool:
        """Whether a lost turn says that the player could have laid nothing in any turn, as the trains lie (BT-7)."""
        return True

    def make_done(self, position: Position) -> None:
        """The next player's turn; or the hand is blocked (BT-2, BT-7)."""
        p, seat, stage = position, position.turn, position.stage
        p.idle = p.idle + 1 if stage == Stage.TURN and self.nothing_to_play(p) else 0
        self.deny(p, DONE)
        p.turn, p.extra_state = (seat + 1) % self.seats, 0
        p.stage = self.stage_of_turn(p.turn, p.begun)
        no_engine = stage == Stage.ENGINE and self.clause_enabled("BT-2")
        if no_engine or (p.idle >= self.seats and self.clause_enabled("BT-7")):
            p.stage = Stage.OVER
