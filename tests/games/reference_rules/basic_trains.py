"""An independent model of Basic Trains, written from RULES.md to compare with, and tables under any options."""

from collections.abc import Callable, Iterator

from hypothesis import strategies as st
from tests.games.reference_rules.visible import VisiblePosition

from roundhouse.games import BasicTrains, Game
from roundhouse.games.basic_trains import BasicTrainsOptions
from roundhouse.games.core.moves import Announce, Claim, Done, Draw, LayEngine, Marker, Move, Play
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.match.match import Match


@st.composite
def tables(draw: st.DrawFn) -> BasicTrains:
    """Basic Trains under any options that fit together and whose deals can be played."""
    number = draw(st.sampled_from([9, 9, 12]))
    seats = draw(st.integers(2, 5))
    usual = (number + 1) * (number + 2) // 2 // seats
    return BasicTrains(
        seats,
        BasicTrainsOptions(
            set=number,
            two_or_three=seats < 4 or draw(st.booleans()),
            deal=draw(st.none() | st.integers(min(6, usual), usual)),
            rounds=draw(st.none() | st.integers(1, 3)),
        ),
    )


small = tables()


def forbidding(position: Position) -> Callable[[Move], Iterator[str]]:
    """The clauses that forbid a move of the player whose turn it is."""
    assert isinstance(position.game, BasicTrains)
    return _Model(position, position.game).forbidding


def points(position: Position) -> tuple[int, ...] | None:
    """BT-6; None for a void hand (BT-2, BT-7)."""
    if position.winner < 0:
        return None
    others = sum(hand.bit_count() for hand in position.hands)
    return tuple(5 * others if seat == position.winner else 0 for seat in range(position.game.seats))


def check_match(match: Match) -> int:
    """The rounds of a match that was played to its end (BT-6); the best total.

    The winner of a round has at least five points for each other player, so that nobody wins more rounds than it takes
    to come to 120; void rounds are dealt again, as often as chance will have it.
    """
    game, results = match.game, match.results
    needed = -(-120 // (5 * (game.seats - 1)))
    assert len(results) <= game.seats * needed
    assert game.options.rounds == len(results) or max(match.totals) >= 120
    return max(match.totals)


def most_moves(game: Game) -> int:
    """The most moves of a round: T plays, between two of them at most S lost turns, and T + S times done."""
    tiles, seats = game.tiles.size, game.seats
    return tiles + (tiles + 1) * (seats + 1)


class _Model(VisiblePosition):
    """BT."""

    def __init__(self, position: Position, game: BasicTrains) -> None:
        super().__init__(position)
        self.doubles = set(game.tiles.double)

    def forbidding(self, move: Move) -> Iterator[str]:
        stage = self.p.stage
        match move:
            case LayEngine(tile):
                if stage != Stage.ENGINE or tile not in self.doubles:
                    yield "BT-2"
                if not self.may_hold(tile):
                    yield "C-1"
                if not self.p.begun and any(double > tile for hand in self.held for double in hand & self.doubles):
                    yield "BT-2"
            case Play():
                yield from self.of_play(move)
            case Done():
                if stage == Stage.ENGINE and self.known & self.doubles:
                    yield "BT-2"
                if stage == Stage.TURN and any(self.fits_own(tile) for tile in self.known):
                    yield "BT-3"
            case Draw():
                yield "BT-1"
            case Announce() | Claim():
                yield "BT-6"
            case Marker():
                yield "BT-4"

    def fits_own(self, tile: int) -> bool:
        return any(end >= 0 and self.bears(tile, end) for end in self.p.ends[2 * self.seat : 2 * self.seat + 2])

    def of_play(self, play: Play) -> Iterator[str]:
        train, end = play.spot // 2, self.p.ends[play.spot]
        if self.p.stage == Stage.ENGINE or not self.begun(train):
            yield "BT-2"
        if not self.may_hold(play.tile):
            yield "C-1"
        if (self.p.stage == Stage.TURN) != (train == self.seat):
            yield "BT-3"
        if self.p.stage == Stage.MAY_CONTINUE and train != self.seat and self.p.extra_state >> train & 1:
            yield "BT-4"
        if end >= 0 and play.joined != end:
            yield "C-2"
