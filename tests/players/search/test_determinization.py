"""Possible worlds: each deal that agrees with what was said is as likely as any other."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import sqrt
from random import Random

from roundhouse.dominoes import hand_of, tiles_in
from roundhouse.games import MexicanTrain
from roundhouse.games.core.hidden_tiles import Unseen
from roundhouse.games.core.position import Position
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.players.search.determinization import determinized

GAME = MexicanTrain(3, MexicanTrainOptions(set=6, deal=2))
TRIES = 6_000


def denied(*numbers: int) -> int:
    """The tiles with one of these numbers, as bits."""
    ends = GAME.tiles.ends
    return sum(1 << tile for tile in range(GAME.tiles.size) if not set(ends[tile]).isdisjoint(numbers))


def view() -> Position:
    """Nine tiles are unseen: two seats hold two each, of which they have denied different numbers."""
    unseen = hand_of(
        GAME.tiles.tile(*ends) for ends in ((0, 1), (0, 2), (1, 2), (1, 3), (2, 3), (0, 3), (2, 4), (3, 4), (4, 4))
    )
    own = hand_of([GAME.tiles.tile(6, 6)])
    opening = GAME.opening(GAME.next_round([], 0))
    hidden = ((), (Unseen(2, denied(0, 1)),), (Unseen(1, denied(2)), Unseen(1, 0)))
    return opening.replace(hands=(own, 0, 0), hidden=hidden, laid=GAME.tiles.everything & ~own & ~unseen, boneyard=5)


def agreeing(table: Position) -> Counter[tuple[int, int]]:
    """In how many ways the tiles may lie, by what the two seats hold."""
    free, ways = tiles_in(table.unseen), Counter[tuple[int, int]]()
    for hand in combinations(free, 2):
        if not hand_of(hand) & denied(0, 1):
            rest = [tile for tile in free if tile not in hand]
            for old in rest:
                for new in rest:
                    if new != old and not 1 << old & denied(2):
                        ways[hand_of(hand), 1 << old | 1 << new] += 1
    return ways


def test_each_way_in_which_the_tiles_may_lie_is_equally_likely() -> None:
    table, rng = view(), Random(1)
    ways = agreeing(table)
    found = Counter[tuple[int, int]]()
    for _ in range(TRIES):
        world = determinized(table, rng)
        found[world.hands[1], world.hands[2]] += 1
    assert found.keys() == ways.keys()
    whole = ways.total()
    expected = {deal: TRIES * count / whole for deal, count in ways.items()}
    off = sum((found[deal] - each) ** 2 / each for deal, each in expected.items())
    freedom = len(expected) - 1
    assert off < freedom + 4 * sqrt(2 * freedom), "chi-square, four standard deviations"
