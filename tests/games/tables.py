"""Tables for the tests of the rules: any game under any options, played at random but legally."""

from collections.abc import Iterator, Sequence
from random import Random

from hypothesis import strategies as st
from tests.depth import same_examples

from roundhouse.dominoes import UNKNOWN, UNKNOWN_DOUBLE, hand_of, tiles_in
from roundhouse.games import Game
from roundhouse.games.core.moves import DONE, DRAW, Deal, LayEngine, Move, Penalty
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.match.dealer import Shuffle, playable_shuffle
from roundhouse.games.match.match import Begin, Match
from roundhouse.games.match.seat_views import move_seen_by
from roundhouse.games.rules.results import RoundResult

LIGHT = same_examples(30)
"""Enough examples to matter, and the same in every run: what fails on one machine fails on all."""

seeds = st.integers(0, 2**32 - 1)


class RandomTable:
    """A dealt table: a match, its shuffle, and players who choose any legal move."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Random(seed)
        self.match = Match(game)
        self.shuffle: Shuffle | None = None

    def begin(self) -> None:
        """Begin the next round, with a deal that can be played."""
        lot, rightful = self.rng.randrange(self.game.seats), self.match.next_round.leader
        self.match.apply(Begin(rightful if self.match.all_rounds and rightful >= 0 else lot))
        self.deal()

    def deal(self) -> None:
        """Deal, also again after a void round."""
        position = self.match.position
        assert position is not None
        self.shuffle, _ = playable_shuffle(position, self.rng)
        self.match.apply(self.shuffle.deal(self.game))

    def choose(self, position: Position) -> Move:
        """Any legal move, chance having named the tiles that are drawn."""
        assert self.shuffle is not None
        if due := self.shuffle.next_event(position):
            return due
        move = self.rng.choice(position.legal())
        return self.shuffle.draw(position) if move is DRAW else move

    def round(self) -> Iterator[tuple[Position, Move, Position]]:
        """Play one round; yield each move with the position before it and the one it leads to, by the game alone.

        A void round ends it too: the match then stands before the next deal.
        """
        self.begin()
        moves = 0
        while (position := self.match.position) is not None and position.stage != Stage.DEALING:
            move = self.choose(position)
            yield position, move, position.after(move)
            self.match.apply(move)
            moves += 1
        # Basic Trains and Slosh void a deal in which a double is missing before anybody moves.
        assert moves or self.game.deals_until_playable

    def whole_match(self) -> None:
        """Play to the end of the match."""
        while not self.match.over:
            if self.match.position is None:
                self.begin()
            else:
                self.deal()
            while (position := self.match.position) is not None and position.stage != Stage.DEALING:
                self.match.apply(self.choose(position))


def match_from(position: Position, results: Sequence[RoundResult] = ()) -> Match:
    """A match that stands in the middle of a round, after rounds played elsewhere."""
    assert isinstance(position.game, Game)
    return Match(position.game, position, results)


def positions(game: Game, seed: int, at_most: int = 8) -> list[Position]:
    """Some positions of a round played at random, the end of it among them."""
    table = RandomTable(game, seed)
    met = [after for _, _, after in table.round()]
    return [*table.rng.sample(met, min(len(met), at_most - 1)), met[-1]]


def folded(game: Game, seed: int, seat: int) -> Iterator[tuple[Position, Position]]:
    """A round played at random: each position, and the view of it that `seat` has from all it saw and heard."""
    table = RandomTable(game, seed)
    table.match.apply(Begin(table.rng.randrange(game.seats)))
    opening = table.match.position
    assert opening is not None
    table.shuffle, _ = playable_shuffle(opening, table.rng)
    move: Move = table.shuffle.deal(game)
    assert isinstance(move, Deal)
    position, view = opening, opening
    while True:
        seen = move_seen_by(position, move, seat)
        position, view = position.after(move), view.after(seen)
        yield position, view
        if position.stage == Stage.OVER:
            return
        move = table.choose(position)


def called_positions(game: Game, seed: int) -> Iterator[Position]:
    """A round on a real table: hands are counts, and many a tile is laid that nobody could see."""
    rng = Random(seed)
    opening = game.opening(game.next_round((), rng.randrange(game.seats)))
    shuffle, _ = playable_shuffle(opening, rng)
    dealt = shuffle.deal(game)
    real = opening.after(dealt)
    leads = found_by(real) if game.leader_from_hands(opening.round) else -1
    # Of each hand all is seen, or nothing, or some tiles of it.
    shares = [rng.choice((0.0, 0.0, 0.5, 1.0)) for _ in range(game.seats)]
    seen = tuple(
        hand_of(tile for tile in tiles_in(hand) if rng.random() < share)
        for hand, share in zip(dealt.hands, shares, strict=True)
    )
    deal = Deal(seen, tuple(game.hand_size - hand.bit_count() for hand in seen), leads)
    position = opening.after(deal)
    while real.stage == Stage.HUNT:
        yield position
        draw = shuffle.next_event(real)
        assert isinstance(draw, Deal)
        real = real.after(draw)
        position = position.after(called_deal(draw, real))
    while position.stage != Stage.OVER:
        yield position
        if position.stage == Stage.PENALTY:
            position = position.after(Penalty(-1))
            continue
        spots = range(game.trains * game.ends_per_train)
        unknown: list[Move] = [game.play_of(tile, spot, -1) for tile in (UNKNOWN, UNKNOWN_DOUBLE) for spot in spots]
        if position.stage == Stage.ENGINE:
            unknown = [LayEngine(UNKNOWN_DOUBLE)]
        unknown = [move for move in unknown if position.ruling(move).allowed]
        known_moves = position.legal()
        waiting = [move for move in known_moves if move is DRAW or move == DONE]
        moves = rng.choice([each for each in (unknown, known_moves, waiting) if each])
        position = position.after(rng.choice(moves))
    yield position


def found_by(position: Position) -> int:
    """The seat that holds the engine, -1 where none does."""
    return -1 if position.stage in (Stage.HUNT, Stage.OVER) else position.turn


def called_deal(deal: Deal, after: Position) -> Deal:
    """A deal, or a draw of one each, that nobody sees; it names the seat that found the engine."""
    return Deal((0,) * len(deal.hands), tuple(hand.bit_count() for hand in deal.hands), found_by(after))
