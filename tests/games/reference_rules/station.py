"""An independent model of Mexican Train Station, written from RULES.md to compare with, and tables of it."""

from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import strategies as st
from tests.games.reference_rules.visible import VisiblePosition

from roundhouse.dominoes import tiles_in
from roundhouse.games import Game, MexicanTrainStation
from roundhouse.games.core.moves import Announce, Claim, Done, Draw, LayEngine, Marker, Move, Play
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.match.match import Match
from roundhouse.games.station import StationOptions


@st.composite
def tables(draw: st.DrawFn, sets: tuple[int, ...] = (6, 9, 12)) -> MexicanTrainStation:
    """Mexican Train Station under any options that fit together."""
    number = draw(st.sampled_from(sets))
    seats = draw(st.integers(2, 6))
    most = (number + 1) * (number + 2) // 2 // seats
    return MexicanTrainStation(
        seats,
        StationOptions(
            set=number,
            deal=draw(st.none() | st.integers(2, min(most, 10))),
            rounds=draw(st.none() | st.integers(1, 3)),
            must_play=draw(st.booleans()),
            missed_call=draw(st.booleans()),
            missed_call_tiles=draw(st.sampled_from([1, 2])),
            railroad_sounds=draw(st.booleans()),
        ),
    )


small = tables(sets=(6, 9))


def forbidding(position: Position) -> Callable[[Move], Iterator[str]]:
    """The clauses that forbid a move of the player whose turn it is."""
    assert isinstance(position.game, MexicanTrainStation)
    return _Model(position, position.game).forbidding


def points(position: Position) -> tuple[int, ...]:
    """MS-12."""
    ends = position.game.tiles.ends
    left = [sum(sum(ends[tile]) for tile in tiles_in(hand)) for hand in position.hands]
    assert position.winner >= 0 or position.boneyard == 0
    gains = [-each for each in left]
    if position.winner >= 0:
        assert not position.hands[position.winner]
        gains[position.winner] = sum(left)
    return tuple(gains)


def check_match(match: Match) -> int:
    """The rounds of a match that was played to its end (MS-1); the best total."""
    game = match.game
    rounds = min(game.options.rounds or 99, game.options.set + 1)
    assert len(match.results) == rounds
    assert [result.round.engine for result in match.results] == [game.options.set - n for n in range(rounds)]
    for result in match.results:
        # What one gains, the others lose; in a blocked round everybody loses.
        assert sum(result.points) == 0 or (result.winner < 0 and max(result.points) <= 0)
    return max(match.totals)


def most_moves(game: Game) -> int:
    """The number of moves that a round can have.

    With T tiles and S seats: the starter, at most T draws of all in the hunt for it, T plays, and T draws, penalties
    among them. A turn ends by Done at most once; it has a play or a draw of its own, except when there is nothing to
    draw: then at most S such turns come between two changes, and what changes is a play (at most T times) or a signal
    that goes up (it came off by a play, or is one of S that never did). Each turn, T + T of them with a play or a draw
    and the others, can have the sounds once and a claim once.
    """
    tiles, seats = game.tiles.size, game.seats
    turns = 2 * tiles + (2 * tiles + seats + 1) * seats
    return 1 + tiles + tiles + tiles + turns + 2 * turns


class _Model(VisiblePosition):
    """MS."""

    def __init__(self, position: Position, game: MexicanTrainStation) -> None:
        super().__init__(position)
        self.o: Any = game.options
        self.seats = game.seats
        self.stage = position.stage
        self.opened = self.begun(self.seat)
        remembered = {part.name: part.get(position.extra_state) for part in game.state_fields}
        self.forgot, self.drawn = remembered["last_tile"], remembered["drawn"]
        self.sounded = bool(remembered["sounded"])
        self.waited = bool(remembered["waited"] >> self.seat & 1)
        self.starter = game.tiles.tile(position.round.engine, position.round.engine)
        self.turn = self.stage == Stage.TURN
        self.must_draw = self.turn and not self.opened and self.waited and position.boneyard > 0
        # A tile that fits may be kept only by drawing instead.
        self.bound = self.turn and (
            position.boneyard == 0 or (game.chosen("must_play") if self.opened else not self.waited)
        )

    def forbidding(self, move: Move) -> Iterator[str]:
        if self.stage == Stage.PENALTY:
            yield "MS-10"
            return
        if self.stage == Stage.ENGINE:
            if not isinstance(move, LayEngine) or move.tile != self.starter:
                yield "MS-2"
            if isinstance(move, LayEngine) and not self.may_hold(move.tile):
                yield "C-1"
            return
        match move:
            case LayEngine():
                yield "MS-2"
            case Marker(seat, _):
                yield "MS-8" if self.begun(seat) else "MS-5"
            case Announce(seat):
                if seat != self.seat or not self.may_come_to_one():
                    yield "MS-10"
            case Claim(seat):
                if not self.o.missed_call or not self.turn or self.forgot != seat:
                    yield "MS-10"
            case Play():
                yield from self.of_play(move)
            case Draw():
                if self.stage == Stage.MAY_CONTINUE:
                    yield "MS-4"
                if self.stage == Stage.FOLLOW_UP:
                    yield "MS-9"
                if self.stage == Stage.DREW:
                    yield self.own_clause()
                if not self.p.boneyard:
                    yield "C-5"
                if self.bound and any(self.sure_plays()):
                    yield self.own_clause()
            case Done():
                if self.turn and (self.p.boneyard or any(self.sure_plays())):
                    yield self.own_clause()

    def own_clause(self) -> str:
        """Before opening MS-5 says what a turn is, after it MS-6."""
        return "MS-6" if self.opened else "MS-5"

    def sure_plays(self) -> Iterator[bool]:
        for tile in self.known:
            for spot in range(self.p.game.trains):
                if self.p.ends[spot] >= 0:
                    for end in set(self.ends_of[tile]):
                        if not list(self.of_play(self.p.game.play_of(tile, spot, end))):
                            yield True

    def may_come_to_one(self) -> bool:
        """MS-10: the option is on, nothing was sounded, and the play at hand can leave one tile."""
        if (
            not self.o.missed_call
            or self.sounded
            or (not self.turn and self.stage not in (Stage.DREW, Stage.MAY_CONTINUE, Stage.FOLLOW_UP))
        ):
            return False
        count = self.p.count(self.seat)
        laying_first = self.stage == Stage.MAY_CONTINUE or not self.opened
        pair = self.stage in (Stage.TURN, Stage.DREW)
        enough = count >= 2 if laying_first else count == 2 or (count == 3 and pair)
        held = self.known | (self.unseen if self.hidden else set())
        return enough and any(
            not list(self.of_play(self.p.game.play_of(tile, spot, end)))
            for tile in held
            for spot in range(self.p.game.trains)
            for end in set(self.ends_of[tile])
        )

    def of_play(self, play: Play) -> Iterator[str]:
        spot, end = play.spot, self.p.ends[play.spot]
        low, high = self.ends_of[play.tile]
        if not self.may_hold(play.tile):
            yield "C-1"
        yield from self.of_place(spot)
        if self.stage == Stage.DREW and self.opened and not self.may_be_drawn(play.tile):
            yield "MS-6"
        if end >= 0 and play.joined != end:
            yield "C-2" if self.begun(spot) else "MS-6" if spot >= self.seats else "MS-4"
        if end < 0 and self.stage == Stage.FOLLOW_UP and low == high:
            # Whatever double lies there is the only one of its number.
            yield "C-2"

    def may_be_drawn(self, tile: int) -> bool:
        return tile == self.drawn if self.drawn >= 0 else not self.hidden or tile not in self.known

    def of_place(self, spot: int) -> Iterator[str]:
        """The reasons against a train where the player may lay a tile at all."""
        if self.stage == Stage.FOLLOW_UP:
            if spot != self.p.doubles[0]:
                yield "MS-9"
            return
        if self.stage == Stage.MAY_CONTINUE:
            if spot != self.seat:
                yield "MS-4"
            return
        if self.must_draw:
            yield "MS-5"
        public = spot >= self.seats
        if not self.opened:
            if spot != self.seat:
                yield "MS-4"
                if not public and not self.begun(spot):
                    yield "C-6"
        elif public:
            if not self.begun(spot) and not all(self.begun(train) for train in range(self.seats, spot)):
                yield "MS-7"
        elif spot != self.seat:
            if not self.begun(spot):
                yield "C-6"
            if not self.p.markers >> spot & 1:
                yield "MS-6"
