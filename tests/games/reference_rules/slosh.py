"""An independent model of Slosh, written from RULES.md to compare with, and tables under any options."""

from collections.abc import Callable, Iterator

from hypothesis import strategies as st
from tests.games.reference_rules.visible import VisiblePosition

from roundhouse.dominoes import tiles_in
from roundhouse.games import Game, Slosh
from roundhouse.games.core.moves import Announce, Claim, Done, Draw, LayEngine, Marker, Move, Play
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.match.match import Match
from roundhouse.games.slosh import SloshOptions


@st.composite
def tables(draw: st.DrawFn) -> Slosh:
    """Slosh in each of its readings; with few tiles each somebody seldom has the engine, and a double hardly ever."""
    reading = draw(st.sampled_from(["common", "own_engines", "neighbor"]))
    return Slosh(
        4,
        SloshOptions(
            deal=draw(st.none() | st.integers(5 if reading == "own_engines" else 3, 7)),
            rounds=draw(st.none() | st.integers(1, 8)),
            own_engines=reading == "own_engines",
            neighbor=reading == "neighbor",
        ),
    )


small = tables()


def forbidding(position: Position) -> Callable[[Move], Iterator[str]]:
    """The clauses that forbid a move of the player whose turn it is."""
    assert isinstance(position.game, Slosh)
    return _Model(position, position.game).forbidding


def points(position: Position) -> tuple[int, ...] | None:
    """BT-6, or with "neighbor" the differences in pips; None for a hand that is dealt again (SL-2, SL-3, BT-7)."""
    game = position.game
    assert isinstance(game, Slosh)
    if not game.chosen("neighbor"):
        others = sum(hand.bit_count() for hand in position.hands)
        return None if position.winner < 0 else tuple(5 * others * (seat == position.winner) for seat in range(4))
    if not position.laid >> game.tiles.double[position.round.engine] & 1:
        return None
    left = [sum(sum(game.tiles.ends[tile]) for tile in tiles_in(hand)) for hand in position.hands]
    # Nobody is paid where two are lowest, not even whoever is out while another holds only the 0-0.
    best = [seat for seat in range(4) if left[seat] == min(left)]
    return tuple(sum(each - left[seat] for each in left) * (best == [seat]) for seat in range(4))


def check_match(match: Match) -> int:
    """The rounds of a match that was played to its end, and their engines; the best total.

    A player who has won rounds worth 120 has won the match; a round of "neighbor" may be worth nothing.
    """
    engines = [4, 5, 6, 1, 2, 3]
    assert [result.round.engine for result in match.results] == [engines[n % 6] for n in range(len(match.results))]
    assert match.game.options.rounds == len(match.results) or max(match.totals) >= 120
    before = [sum(result.points[seat] for result in match.results[:-1]) for seat in range(4)]
    assert max(before) < 120
    return max(match.totals)


def most_moves(game: Game) -> int:
    """The number of moves that a round can have: each tile is laid once, and of turns in which none is laid at most
    four stand between two of them, with five after the last; every turn may end with being done."""
    tiles = game.tiles.size
    return tiles + 5 * (tiles + 1) + tiles


class _Model(VisiblePosition):
    """SL, and BT as far as it goes."""

    def __init__(self, position: Position, game: Slosh) -> None:
        super().__init__(position)
        self.game = game
        self.doubles = set(game.tiles.double)
        self.engine = game.tiles.double[position.round.engine]
        self.own = game.chosen("own_engines")
        self.each = 2 if self.own else 1
        self.leads = position.stage == Stage.ENGINE and not position.laid >> self.engine & 1

    def forbidding(self, move: Move) -> Iterator[str]:
        stage = self.p.stage
        match move:
            case LayEngine(tile):
                yield from self.of_engine(tile)
            case Play():
                yield from self.of_play(move)
            case Done():
                if self.leads:
                    yield "SL-2"
                elif stage == Stage.ENGINE and self.known & self.doubles:
                    yield "SL-3"
                if stage == Stage.TURN and any(self.fits_own(tile) for tile in self.known):
                    yield "BT-3"
                if stage == Stage.TURN and any(self.fits_stuck(tile) for tile in self.known):
                    yield "SL-3"
            case Draw():
                yield "SL-1"
            case Announce() | Claim():
                yield "BT-6"
            case Marker():
                yield "BT-4"

    def of_engine(self, tile: int) -> Iterator[str]:
        if not self.leads and not self.own:
            yield "SL-3"
            return
        if not self.may_hold(tile):
            yield "C-1"
        if self.leads and tile != self.engine:
            yield "SL-2"
        if not self.leads and (self.p.stage != Stage.ENGINE or tile not in self.doubles):
            yield "SL-3"

    def fits_own(self, tile: int) -> bool:
        own = self.p.ends[self.each * self.seat : self.each * (self.seat + 1)]
        return any(end >= 0 and self.bears(tile, end) for end in own)

    def fits_stuck(self, tile: int) -> bool:
        """Whether the tile fits on the train of the player before, if that player was stuck ("neighbor")."""
        before = (self.seat - 1) % 4
        stuck = (self.p.extra_state >> 10) - 1 == before and not self.p.extra_state >> before & 1 and self.begun(before)
        end = self.p.ends[before]
        return self.game.chosen("neighbor") and stuck and end >= 0 and self.bears(tile, end)

    def of_play(self, play: Play) -> Iterator[str]:
        train, end, stage = play.spot // self.each, self.p.ends[play.spot], self.p.stage
        added = [seat for seat in range(4) if self.p.extra_state >> seat & 1]
        stuck = (self.p.extra_state >> 10) - 1
        if stage == Stage.ENGINE:
            yield "SL-2" if self.leads else "SL-3"
        if not self.may_hold(play.tile):
            yield "C-1"
        if not self.begun(train) and (self.own or train != self.seat):
            yield "SL-3" if self.own else "C-6"
        if self.game.chosen("neighbor"):
            before = {0: 3, 1: 0, 2: 1, 3: 2}[self.seat]
            if train != self.seat and (train != before or stuck != before or before in added):
                yield "SL-3"
        elif (stage == Stage.TURN) != (train == self.seat):
            yield "BT-3"
        elif stage == Stage.MAY_CONTINUE and train in added:
            yield "BT-4"
        if end >= 0 and play.joined != end:
            yield "C-2"
