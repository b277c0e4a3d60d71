"""An independent model of Derailing the Train, written from RULES.md to compare with, and tables under any options."""

from collections.abc import Callable, Iterator

from hypothesis import strategies as st
from tests.games.reference_rules.visible import VisiblePosition

from roundhouse.dominoes import tiles_in
from roundhouse.games import Derailing, Game
from roundhouse.games.core.moves import Announce, Claim, Done, Draw, LayEngine, Marker, Move, Play
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.derailing import DerailingOptions
from roundhouse.games.match.match import Match


@st.composite
def tables(draw: st.DrawFn, sets: tuple[int, ...] = (0, 6, 9, 12)) -> Derailing:
    """Derailing the Train under any options that fit together."""
    number = draw(st.sampled_from(sets))
    seats = draw(st.integers(2, 8 if number != 6 else 6))
    highest = number or (9 if seats <= 4 else 12)
    most = (highest + 1) * (highest + 2) // 2 // seats
    even = [teams for teams in range(2, seats) if seats % teams == 0]
    return Derailing(
        seats,
        DerailingOptions(
            set=number,
            deal=draw(st.integers(1, min(most, 12)) if most < 10 else st.none() | st.integers(1, min(most, 12))),
            rounds=draw(st.none() | st.integers(1, 3)),
            teams=draw(st.sampled_from([None, *even])),
            draw_instead=draw(st.sampled_from([False, False, True])),
        ),
    )


small = tables(sets=(6, 9))


def forbidding(position: Position) -> Callable[[Move], Iterator[str]]:
    """The clauses that forbid a move of the player whose turn it is."""
    assert isinstance(position.game, Derailing)
    return _Model(position, position.game).forbidding


def points(position: Position) -> tuple[int, ...]:
    """DT-15 and DT-16."""
    game = position.game
    left = [sum(sum(game.tiles.ends[tile]) for tile in tiles_in(hand)) for hand in position.hands]
    assert (position.winner < 0) == (position.boneyard == 0 and all(position.hands)) or position.boneyard == 0
    if position.winner >= 0 and position.doubles_this_turn:
        train, number = position.doubles[-1], position.ends[position.doubles[-1]]
        charged = [train] if train < game.seats else [seat for seat in range(game.seats) if seat != position.winner]
        for seat in charged:
            left[seat] += 2 * number
    return tuple(left)


def check_match(match: Match) -> int:
    """The rounds of a match that was played to its end (DT-2, DT-15); the best total, of a side that plays together."""
    game = match.game
    assert isinstance(game, Derailing)
    rounds = min(game.options.rounds or 99, game.options.set + 1)
    platforms = [result.round.engine for result in match.results]
    assert len(platforms) == len(set(platforms)) == rounds
    for number, result in enumerate(match.results):
        assert result.round.used == sum(1 << platform for platform in platforms[:number])
    teams = game.chosen("teams") or game.seats
    return min(sum(match.totals[team::teams]) for team in range(teams))


def most_moves(game: Game) -> int:
    """The number of moves that a round can have.

    With T tiles and S seats: one deal and at most T draws in a hunt, one platform, no more than T plays and T draws. A
    turn ends by Done only after a play or a draw of its own, except when there is nothing to draw: then at most S such
    turns come between two changes, and what changes is a play (at most T times) or a marker that goes up (once for each
    seat and play).
    """
    tiles, seats = game.tiles.size, game.seats
    done = 2 * tiles + 2 * (tiles + 1) * seats
    return 1 + tiles + 1 + tiles + tiles + done


class _Model(VisiblePosition):
    """DT."""

    def __init__(self, position: Position, game: Derailing) -> None:
        super().__init__(position)
        self.instead = game.chosen("draw_instead")
        self.community = game.seats
        self.doubles = set(game.tiles.double)
        self.derailed = set(position.doubles)
        self.just_derailed = position.doubles[-1] if position.doubles_this_turn else -1

    def forbidding(self, move: Move) -> Iterator[str]:
        if isinstance(move, Announce | Claim):
            yield "DT-13"
        elif isinstance(move, Marker):
            yield "DT-6"
        elif self.p.stage == Stage.HUNT:
            yield "C-10"
        elif isinstance(move, LayEngine):
            yield from self.of_platform(move.tile)
        elif self.p.stage == Stage.ENGINE:
            yield "DT-2"
        elif isinstance(move, Play):
            yield from self.of_play(move)
        elif isinstance(move, Draw):
            yield from self.of_draw()
        elif isinstance(move, Done) and self.just_derailed < 0:
            yield from self.of_done()

    def of_platform(self, tile: int) -> Iterator[str]:
        unused = {
            double for number, double in enumerate(self.p.game.tiles.double) if not self.p.round.used >> number & 1
        }
        if self.p.stage != Stage.ENGINE or tile not in unused:
            yield "DT-2"
        if any(double > tile for hand in self.held for double in hand & unused):
            yield "DT-2"
        if not self.may_hold(tile):
            yield "C-1"

    def of_draw(self) -> Iterator[str]:
        if self.just_derailed >= 0:
            yield "DT-8"
        elif self.must_play():
            yield "DT-17"
        if self.p.stage == Stage.DREW:
            yield "DT-6"
        if not self.p.boneyard:
            yield "C-5"

    def of_done(self) -> Iterator[str]:
        drew = self.p.stage == Stage.DREW
        if not drew and self.p.boneyard:
            yield "DT-6"
        if self.must_play():
            yield "DT-17"

    def must_play(self) -> bool:
        """After a draw instead of a play nothing must be played; without a tile to draw there is no choice."""
        choice = self.instead and (self.p.stage == Stage.DREW or self.p.boneyard)
        return self.can_play() and not choice

    def can_play(self) -> bool:
        """Whether the player surely can: an end that nobody saw binds nobody."""
        return any(
            not set(self.of_play(self.p.game.play_of(tile, spot, end)))
            for tile in self.known
            for spot in range(self.community + 1)
            if self.p.ends[spot] >= 0
            for end in set(self.ends_of[tile])
        )

    def of_play(self, play: Play) -> Iterator[str]:
        spot, end, double = play.spot, self.p.ends[play.spot], play.tile in self.doubles
        if not self.may_hold(play.tile):
            yield "C-1"
        yield from self.of_place(spot, double)
        if end >= 0 and play.joined != end:
            yield "C-2" if self.begun(spot) else "DT-4"
        if double and end < 0 and spot in self.derailed:
            # Whatever double lies there is the only one of its number.
            yield "C-2"

    def of_place(self, spot: int, double: bool) -> Iterator[str]:
        if self.just_derailed >= 0:
            if spot != self.just_derailed:
                yield "DT-8"
            return
        own = spot == self.seat
        if self.seat in self.derailed and not own:
            yield "DT-9"
        if self.community in self.derailed and spot != self.community and not (own and self.seat in self.derailed):
            yield "DT-10"
        if not self.begun(spot):
            if double and self.p.ends[spot] < 0:
                yield "DT-7"
            if not own and spot != self.community:
                yield "C-6"
        elif not own and spot != self.community and not self.p.markers >> spot & 1 and not double:
            yield "DT-5"
