"""Which open ends trains can have: what paths decide is held against every way in which some tiles can lie."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from random import Random
from typing import TypeAlias

import pytest

from roundhouse.dominoes import UNKNOWN, hand_of, tiles_in
from roundhouse.games import BasicTrains, Game, MexicanTrain, SuperTrain, options
from roundhouse.games.chains import IMPOSSIBLE, unseen_needed

Ends: TypeAlias = tuple[tuple[int, ...], ...]
"""The open ends of each train, sorted."""
SIX = MexicanTrain(2, options.read_options(MexicanTrain.options_type, {"set": "6"}))
TWELVE = MexicanTrain(9)


def hand(game: Game, text: str) -> int:
    return hand_of(game.tiles.read(tile)[0] for tile in text.split())


@pytest.mark.parametrize(
    ("ends", "laid", "unseen", "least"),
    [
        ("6", "3-6 4-6 4-5", "", IMPOSSIBLE),
        ("6", "3-6 4-6 3-4", "", 0),
        # A way back to the 6 and a way to 5 cannot both have the 3-6.
        ("6 5", "3-6 4-6 3-4 3-5", "", IMPOSSIBLE),
        ("6 5", "3-6 4-6 3-4 5-6", "", 0),
        ("6 5", "3-6 4-6 3-4 4-5", "2-6 2-5", 2),
        ("6 5", "3-6 4-6 3-4 4-5", "0-6 0-2 2-6", 3),
        ("6 6", "3-6 4-6 3-4 2-6 1-6 1-2", "", 0),
        ("6 6", "3-6 4-6 2-6 1-6 3-5 4-5 1-5", "", IMPOSSIBLE),
        ("6 6", "3-6 4-6 2-6 1-6 3-5 4-5 1-5", "2-5", 1),
        ("6 ?", "3-6 4-6 3-4", "", IMPOSSIBLE),
        ("6 ?", "3-6 4-6 3-4", "0-6 0-1", 1),
        ("6 ? ?", "3-6 4-6 3-4 5-6 1-6", "", 0),
    ],
)
def test_a_train_that_comes_back_shares_no_tile_with_another(ends: str, laid: str, unseen: str, least: int) -> None:
    trains = [(SIX.tiles.read_end(end),) for end in ends.split()]
    assert unseen_needed(SIX, 6, trains, hand(SIX, laid), hand(SIX, unseen)) == least


def test_a_way_back_to_the_engine_is_whole() -> None:
    """Found by `tools/fuzz_positions.py --seed 900016`: no tiles here lead from a 12 to another, only to the 9."""
    laid = hand(TWELVE, "2-12 3-12 8-9 6-12 8-12 11-12 12-12")
    assert unseen_needed(TWELVE, 12, [(9,), (6,), (3,)], laid, 0) == 0
    assert unseen_needed(TWELVE, 12, [(9,), (6,), (3,), (12,)], laid, 0) == IMPOSSIBLE


def plays(game: Game, engine: int, trains: int, ends: Ends, tiles: int) -> Iterator[tuple[Ends, int]]:
    """Every play with one of these tiles, on a train or as the first of one: the ends after it, and the tile."""
    opened, both = game.play_table.opened, game.ends_per_train == 2
    for tile in tiles_in(tiles):
        if len(ends) < trains and both and game.tiles.is_double(tile):
            yield tuple(sorted((*ends, game.tiles.ends[tile]))), tile
        elif len(ends) < trains and not both:
            yield from ((tuple(sorted((*ends, (end,)))), tile) for end in opened(tile, engine))
        for place, train in enumerate(ends):
            for side, open_end in enumerate(train):
                for end in opened(tile, open_end):
                    grown = tuple(sorted((*train[:side], end, *train[side + 1 :])))
                    yield tuple(sorted((*ends[:place], grown, *ends[place + 1 :]))), tile


def fewest(game: Game, engine: int, trains: int, laid: int, unseen: int) -> dict[Ends, int]:
    """The ends of each way to lay these tiles in this many trains, and the fewest of `unseen` that it takes."""
    start: tuple[Ends, int] = ((), 0)
    met, new, found = {start}, [start], dict[Ends, int]()
    while new:
        ends, used = new.pop()
        found[ends] = min(found.get(ends, IMPOSSIBLE), (used & unseen).bit_count())
        states = {(then, used | 1 << tile) for then, tile in plays(game, engine, trains, ends, (laid | unseen) & ~used)}
        new += states - met
        met |= states
    return found


@cache
def with_ends(game: Game, ends: str) -> int:
    """The tiles whose ends are both among these."""
    some = [game.tiles.read_end(end) for end in ends.split()]
    return hand_of(tile for tile, (low, high) in enumerate(game.tiles.ends) if low in some and high in some)


def some_of(tiles: int, count: int, rng: Random) -> tuple[int, int]:
    """Some of the tiles: laid, and unseen."""
    chosen = rng.sample(tiles_in(tiles), count)
    laid = hand_of(tile for tile in chosen if rng.random() < 0.7)
    return laid, hand_of(chosen) & ~laid


@pytest.mark.parametrize("seed", range(15))
def test_with_a_common_engine_the_fewest_unseen_tiles_are_told_exactly(seed: int) -> None:
    rng, engine = Random(seed), 4
    laid, unseen = some_of(with_ends(SIX, "0 1 2 3 4 5") & ~SIX.tiles.doubles, 9, rng)
    found = fewest(SIX, engine, 4, laid, unseen)
    for trains in range(1, 5):
        alike = {ends: least for ends, least in found.items() if len(ends) == trains}
        for ends in combinations_with_replacement([(end,) for end in range(6)], trains):
            assert unseen_needed(SIX, engine, ends, laid, unseen) == found.get(ends, IMPOSSIBLE), (ends, laid, unseen)
            seen = ends[1:]
            least = min((n for way, n in alike.items() if without(way, seen) is not None), default=IMPOSSIBLE)
            assert unseen_needed(SIX, engine, [*seen, (UNKNOWN,)], laid, unseen) == least, (ends, laid, unseen)


def without(way: Ends, ends: Ends) -> Ends | None:
    """What is left of the trains without those with these ends; None if there are no such trains."""
    left = list(way)
    for end in ends:
        if end not in left:
            return None
        left.remove(end)
    return tuple(left)


@pytest.mark.parametrize(
    ("game", "ends", "count", "engine"),
    [
        (BasicTrains(4), "0 1 2 3 4", 8, UNKNOWN),
        (SuperTrain(2), "0 1 2 3 D R W", 7, 3),
        (SuperTrain(2), "0 1 2 3 D R W", 7, 18),
    ],
)
def test_no_table_there_can_be_needs_more_unseen_tiles_than_are_told(
    game: Game, ends: str, count: int, engine: int
) -> None:
    for seed in range(20):
        among = with_ends(game, ends) & ~(1 << game.tiles.double[engine] if engine >= 0 else 0)
        laid, unseen = some_of(among, count, Random(seed))
        for trains, least in fewest(game, engine, 2, laid, unseen).items():
            assert unseen_needed(game, engine, trains, laid, unseen) <= least, (trains, laid, unseen)


@pytest.mark.parametrize(
    ("game", "ends", "engine"),
    [
        (SIX, "0 1 2 3 4", 4),
        (BasicTrains(4), "0 1 2 3 4", UNKNOWN),
        (SuperTrain(2), "0 1 2 3 D R W", 3),
    ],
)
def test_no_play_leads_from_what_can_be_to_what_cannot(game: Game, ends: str, engine: int) -> None:
    numbers = [game.tiles.read_end(end) for end in ends.split()]
    one = list(combinations_with_replacement(numbers, game.ends_per_train))
    played = 0
    for seed in range(15):
        rng = Random(seed)
        among = with_ends(game, ends) & ~(1 << game.tiles.double[engine] if engine >= 0 else 0)
        laid, held = some_of(among, 7, rng)
        for trains in rng.sample(list(combinations_with_replacement(one, 2)), 10):
            if unseen_needed(game, engine, trains, laid, 0):
                continue
            for then, tile in plays(game, engine, 3, tuple(sorted(trains)), held):
                assert not unseen_needed(game, engine, then, laid | 1 << tile, 0), (trains, then, laid, tile)
                played += 1
    assert played > 10


def test_of_many_trains_that_come_back_a_bound_is_told_at_once() -> None:
    """Trying out every way of nine would take a minute."""
    eighteen = MexicanTrain(9, options.read_options(MexicanTrain.options_type, {"set": "18"}))
    laid = with_ends(eighteen, "18 0 1 2 3") & ~eighteen.tiles.doubles
    unseen = eighteen.tiles.everything & ~laid
    told = [unseen_needed(eighteen, 18, [(18,)] * trains, laid, unseen) for trains in range(10)]
    # Two ways back are laid; each further one takes three tiles.
    least = [3 * max(0, trains - 2) for trains in range(10)]
    assert told[:5] == least[:5]
    assert all(few <= enough for few, enough in zip(told, least, strict=True))
    assert told == sorted(told)
