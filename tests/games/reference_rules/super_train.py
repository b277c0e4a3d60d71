"""An independent model of Super Train, written from RULES.md to compare with, and tables under any options."""

from collections.abc import Callable, Iterator

from hypothesis import strategies as st
from tests.games.reference_rules.mexican_train import MexicanTrainModel, switches, with_prices

from roundhouse.dominoes import tiles_in
from roundhouse.dominoes.super_set import ANYWHERE, WILD
from roundhouse.games import Game, SuperTrain
from roundhouse.games.core.moves import Done, Draw, Move, Play
from roundhouse.games.core.position import Position
from roundhouse.games.match.match import Match
from roundhouse.games.super_train import CLOSED, DRAWS, OWED_PLAY, SuperTrainOptions


@st.composite
def tables(draw: st.DrawFn) -> SuperTrain:
    """Super Train under any options that fit together."""
    seats = draw(st.integers(2, 12))
    return SuperTrain(
        seats,
        SuperTrainOptions(
            deal=draw(st.none() | st.integers(1, 111 // seats)),
            rounds=draw(st.integers(1, 3)),
            limit=draw(st.sampled_from([0, 100])),
            last_below=draw(st.booleans()),
            **draw(switches()),
        ),
    )


small = tables()


def forbidding(position: Position) -> Callable[[Move], Iterator[str]]:
    """The clauses that forbid a move of the player whose turn it is."""
    assert isinstance(position.game, SuperTrain)
    return _Model(position, position.game).forbidding


def points(position: Position) -> tuple[int, ...]:
    """ST-17, and MT-12 and MT-13 for 0-0, a bonus and a missed call."""
    game = position.game
    assert isinstance(game, SuperTrain)
    blank, extra = game.tiles.tile(0, 0), game.chosen("double_blank")
    left = tuple(
        sum(sum(end if end <= 12 else 10 for end in game.tiles.ends[tile]) for tile in tiles_in(hand))
        + (extra if hand >> blank & 1 else 0)
        for hand in position.hands
    )
    assert position.winner < 0 or left[position.winner] == 0
    assert position.winner >= 0 or position.boneyard == 0
    return with_prices(position, left)


def check_match(match: Match) -> int:
    """The rounds of a match that was played to its end (ST-2); the best total."""
    played = [result.round.engine for result in match.results]
    assert played == [*range(12, -1, -1), WILD][: len(played)]
    rounds, limit = match.game.options.rounds or 14, match.game.chosen("limit")
    reached = sum(total >= limit for total in match.totals) if limit else 0
    enough = reached >= (len(match.totals) - 1 if match.game.chosen("last_below") else 1)
    assert enough or len(played) == rounds
    return min(match.totals)


def most_moves(game: Game) -> int:
    """The number of moves that a round can have: as in Mexican Train, and one more turn each for a skip in a first
    train.

    A draw for D is one of the T draws; what S does not give a player makes no move; T's one more play is one of the T
    plays, and the turn after it ends by Done only after such a play. A skip that waits while nobody can play lets the
    count of those turns start again, until its player's turn has come.
    """
    tiles, seats = game.tiles.size, game.seats
    done = 2 * tiles + 2 * (tiles + 1) * seats + seats
    return tiles + tiles + done + 2 * tiles


def wild(end: int) -> bool:
    return end > 12


class _Model(MexicanTrainModel):
    """ST, and MT where that says nothing else."""

    def __init__(self, position: Position, game: SuperTrain) -> None:
        super().__init__(position, game)
        self.again = bool(OWED_PLAY.get(position.extra_state))
        self.first_train = self.first_train and not self.again
        self.draws = position.boneyard > 0 and bool(DRAWS.get(position.extra_state) >> self.seat & 1)
        self.train_train = game.tiles.tile(WILD, WILD)

    def forbidding(self, move: Move) -> Iterator[str]:
        if self.draws and isinstance(move, Draw):
            # ST-10: whatever the hand holds. Only a missed call is settled before (MT-12).
            yield from (clause for clause in super().forbidding(move) if clause == "MT-12")
            return
        if self.draws and isinstance(move, Play | Done):
            yield "ST-10"
        if isinstance(move, Play) and move.tile < 0:
            yield "ST-15"
        yield from super().forbidding(move)

    def of_waiting(self) -> Iterator[str]:
        plays = [
            play
            for play in self.sure_plays()
            if not set(self.of_play(play)) and not self.second_double_forbidden(play, sure=True)
        ]
        if self.first_train or not plays:
            return
        if self.again:
            yield "ST-13"
        elif all(any(map(wild, self.ends_of[play.tile])) for play in plays):
            yield "ST-16"
        else:
            yield self.duty()

    def goes_anywhere(self, tile: int) -> bool:
        return tile >= 0 and ANYWHERE in self.ends_of[tile]

    def of_fit(self, play: Play) -> Iterator[str]:
        spot, end = play.spot, self.p.ends[play.spot]
        closed = CLOSED.get(self.p.extra_state) >> spot & 1
        if play.tile == self.train_train:
            if spot in self.p.doubles or closed or not self.begun(spot):
                yield "ST-8"
        elif end < 0 or self.fits(play.joined, end):
            return
        elif wild(end) and end != WILD:
            yield "ST-7"
        elif any(map(wild, self.ends_of[play.tile])):
            yield "ST-5"
        else:
            yield from super().of_fit(play)

    def fits(self, joined: int, end: int) -> bool:
        return end == WILD or wild(joined) or joined == end

    def may_cover(self, tile: int, number: int) -> bool:
        """A tile on an open double of this number; nobody has seen which if it is below 0."""
        if tile == self.train_train or (self.doubled(tile) and number not in (WILD, -1)):
            return False
        return number < 0 or any(self.fits(end, number) for end in self.ends_of[tile])

    def doubled(self, tile: int) -> bool:
        low, high = self.ends_of[tile]
        return low == high

    def second_double_forbidden(self, play: Play, sure: bool = False) -> bool:
        if play.tile < 0 or not self.doubles_this_turn or not self.doubled(play.tile):
            return False
        if self.o.one_double:
            return True
        others = [spot for spot in self.doubles_this_turn if spot != play.spot]
        if not others:
            return False
        left = self.unseen.union(*self.held) - {play.tile}
        if self.o.close_dead_doubles and not any(self.may_cover(tile, play.opens) for tile in left):
            return False
        penned = self.o.cover_last_double and self.p.boneyard > 0
        if self.p.count(self.seat) == 1:
            return penned
        if self.hidden and not sure:
            return False
        ends = [play.opens, *(self.p.ends[spot] for spot in others if self.p.ends[spot] >= 0 or not sure)]
        rest = self.known - {play.tile}
        covers = {tile for tile in rest if any(self.may_cover(tile, end) for end in ends)}
        # A double on Train-Train leaves another open, unless it is the last tile, which ends the round.
        out = len(rest) == 1 and not penned
        return not any(out or not self.doubled(tile) for tile in covers)
