"""An independent model of Private Trains, written from RULES.md to compare with, and tables under any options."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from hypothesis import strategies as st
from tests.games.reference_rules.visible import VisiblePosition

from roundhouse.dominoes import tiles_in
from roundhouse.games import Game, PrivateTrains
from roundhouse.games.core.moves import Announce, Claim, Done, Draw, LayEngine, Marker, Move, Play
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.match.match import Match
from roundhouse.games.private_trains import PrivateTrainsOptions


@st.composite
def tables(draw: st.DrawFn, sets: tuple[int, ...] = (6, 9, 12)) -> PrivateTrains:
    """Private Trains under any options."""
    number = draw(st.sampled_from(sets))
    seats = draw(st.integers(2, 8 if number > 6 else 5))
    names = (
        "upward",
        "counter_clockwise",
        "mexican_train",
        "visit_without_drawing",
        "suspend_plays",
        "follow_last_double",
    )
    most = ((number + 1) * (number + 2) // 2 - 1) // seats
    return PrivateTrains(
        seats,
        PrivateTrainsOptions(
            set=number,
            deal=draw(st.none() | st.integers(1, min(most, 12))),
            rounds=draw(st.none() | st.integers(1, 3)),
            **{name: draw(st.booleans()) for name in names},
        ),
    )


small = tables(sets=(6, 9))


def forbidding(position: Position) -> Callable[[Move], Iterator[str]]:
    """The clauses that forbid a move of the player whose turn it is."""
    assert isinstance(position.game, PrivateTrains)
    return _Model(position, position.game).forbidding


def points(position: Position) -> tuple[int, ...]:
    """PT-11."""
    game = position.game
    ends = game.tiles.ends
    left = tuple(sum(sum(ends[tile]) or 50 for tile in tiles_in(hand)) for hand in position.hands)
    assert position.winner < 0 or left[position.winner] == 0
    assert position.winner >= 0 or position.boneyard == 0
    return left


def check_match(match: Match) -> int:
    """The rounds of a match that was played to its end (PT-1, PT-3); the best total."""
    game = match.game
    assert isinstance(game, PrivateTrains)
    results = match.results
    highest, rounds = game.options.set, game.options.rounds
    numbers = list(range(highest + 1)) if game.chosen("upward") else list(range(highest, -1, -1))
    assert [result.round.engine for result in results] == numbers[: rounds or len(numbers)]
    for before, result in pairwise(results):
        assert before.points[result.round.leader] == min(before.points)
    return min(match.totals)


def most_moves(game: Game) -> int:
    """The number of moves that a round can have.

    With T tiles and S seats: no more than T plays and T draws. A marker comes down only after a play of its owner, at
    most T times, and so goes up at most S + T times. A turn ends by Done only after a play or a draw of its own, except
    when there is nothing to draw: then at most S such turns come between two changes, a play or a marker that goes up.
    """
    tiles, seats = game.tiles.size, game.seats
    done = 2 * tiles + (2 * tiles + seats + 1) * seats
    return tiles + tiles + tiles + done


class _Model(VisiblePosition):
    """PT."""

    def __init__(self, position: Position, game: PrivateTrains) -> None:
        super().__init__(position)
        self.o: Any = game.options
        self.mexican = game.seats if game.chosen("mexican_train") else None
        self.doubles_this_turn = position.doubles[-1] if position.doubles_this_turn else None
        self.drew = position.stage in (Stage.DREW, Stage.FOLLOW_UP_DREW)
        self.helpless = self.drew or not position.boneyard
        self.closable = position.extra_state & 0xFFF
        self.owed = self.double_owed()

    def double_owed(self) -> int | None:
        """The double of an earlier turn that comes before everything else (PT-8, PT-10)."""
        if self.doubles_this_turn is not None:
            return None
        if self.o.suspend_plays:
            return self.p.doubles[0] if self.p.doubles else None
        left = (self.p.extra_state >> 12) - 1
        return left if left in self.p.doubles else None

    def duty(self) -> str:
        """The clause by which the player owes a tile."""
        if self.doubles_this_turn is not None:
            return "PT-8"
        if self.owed is not None:
            return "PT-10" if self.o.suspend_plays else "PT-8"
        return "PT-6"

    def forbidding(self, move: Move) -> Iterator[str]:
        waits_for_marker = self.p.stage == Stage.MAY_CONTINUE
        match move:
            case Play():
                if waits_for_marker:
                    yield "PT-5"
                yield from self.of_play(move)
            case LayEngine():
                yield "PT-1"
            case Announce() | Claim():
                yield "PT-11"
            case Marker(seat, up):
                if up:
                    yield "PT-6"
                elif seat != self.seat or not self.p.markers >> seat & 1 or not self.closable >> seat & 1:
                    yield "PT-7"
            case Draw():
                if waits_for_marker:
                    yield "PT-5"
                    return
                if self.must_lay():
                    yield self.duty()
                if self.drew:
                    yield "PT-6"
                if not self.p.boneyard:
                    yield "C-5"
            case Done() if not waits_for_marker:
                if self.must_lay() or not self.helpless:
                    yield self.duty()

    # -- what the player must do, by what is seen for sure ------------------------------------------------------------

    def must_lay(self) -> bool:
        """Whether a tile that is seen must be laid now, on an end that is seen."""
        return any(
            self.p.ends[spot] >= 0 and self.bears(tile, self.p.ends[spot]) and self.is_due(tile, spot)
            for tile in self.known
            for spot in range(self.p.game.trains)
        )

    def is_due(self, tile: int, spot: int) -> bool:
        """Whether a tile that fits there would have to be laid rather than to draw or pass."""
        double = len(set(self.ends_of[tile])) == 1
        if self.doubles_this_turn is not None:
            return self.is_follow(spot, double)
        if self.owed is not None:
            return spot == self.owed
        if not self.is_open(spot):
            return False
        return self.helpless or self.o.visit_without_drawing or spot == self.seat

    def is_follow(self, spot: int, double: bool) -> bool:
        """PT-8."""
        on_mexican = spot == self.mexican and self.doubles_this_turn == self.seat and not double
        return spot == self.doubles_this_turn or on_mexican

    def is_open(self, spot: int) -> bool:
        """PT-5, C-6."""
        mine = spot in (self.seat, self.mexican)
        return mine or (self.begun(spot) and bool(self.p.markers >> spot & 1))

    # -- what a play runs into ------------------------------------------------------------------------------

    def of_play(self, play: Play) -> Iterator[str]:
        spot, end = play.spot, self.p.ends[play.spot]
        if not self.may_hold(play.tile):
            yield "C-1"
        if end >= 0 and play.joined != end:
            yield "C-2" if self.begun(spot) else "PT-5"
        if end < 0 and spot in self.p.doubles and play.double:
            # Whatever double lies there is the only one of its number.
            yield "C-2"
        if self.owed is not None:
            if spot != self.owed:
                yield self.duty()
            return
        if self.doubles_this_turn is not None:
            if self.is_follow(spot, play.double):
                return
            if not self.helpless:
                yield "PT-8"
            elif not play.double or self.must_lay():
                yield "PT-9"
        elif spot != self.seat and not (self.helpless or self.o.visit_without_drawing or self.could_lay_on_own()):
            yield "PT-6"
        if not self.is_open(spot):
            if not self.begun(spot):
                yield "C-6"
            yield "PT-5"

    def could_lay_on_own(self) -> bool:
        """Whether, as far as can be seen, the player has a tile that fits on their own train."""
        end, open_double = self.p.ends[self.seat], self.seat in self.p.doubles
        return any(
            self.may_hold(tile) and (self.bears(tile, end) if end >= 0 else low != high or not open_double)
            for tile, (low, high) in enumerate(self.ends_of)
        )
