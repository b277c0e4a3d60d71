"""Readings are weighed together: the best of all assignments, and how much better than the next."""

from itertools import permutations

import numpy as np
import pytest

from roundhouse.dominoes import double_set, hand_of
from roundhouse.dominoes.super_set import super_set
from roundhouse.vision.half_reader import TileSeen
from roundhouse.vision.joint_reading import Assignment, in_order, sign_of, weighed
from roundhouse.vision.signs import SIGN_COUNT, TRAIN

CORNERS = np.array([(0, 0), (10, 0), (10, 20), (0, 20)], np.float32)


def seen(*halves: dict[int, float]) -> TileSeen:
    """A tile whose halves are read so; what is left is shared by all other signs."""
    signs = np.empty((2, SIGN_COUNT), np.float32)
    for row, half in zip(signs, halves, strict=True):
        row[:] = (1 - sum(half.values())) / (SIGN_COUNT - len(half))
        for sign, probability in half.items():
            row[sign] = probability
    return TileSeen(CORNERS, signs)


@pytest.mark.parametrize("seed", range(30))
def test_the_assignment_is_the_cheapest_of_all_and_knows_what_the_next_costs(seed: int) -> None:
    rng = np.random.default_rng(seed)
    rows = int(rng.integers(1, 5))
    columns = int(rng.integers(rows, 6))
    costs = rng.uniform(0, 9, (rows, columns)).round(int(rng.integers(0, 3)))
    ways = {
        way: sum(costs[row, column] for row, column in enumerate(way)) for way in permutations(range(columns), rows)
    }
    best = Assignment(costs)
    least = ways[tuple(best.columns)]
    assert least == pytest.approx(min(ways.values()))
    for row, column in enumerate(best.columns):
        others = [cost for way, cost in ways.items() if way[row] != column]
        assert best.without(row) == (pytest.approx(min(others) - least) if others else np.inf)


def test_each_tile_is_there_once() -> None:
    """The tile that is less sure takes its next reading."""
    sure, less = seen({3: 0.99}, {5: 0.99}), seen({3: 0.5, 4: 0.45}, {5: 0.99})
    tiles = double_set(6)
    found = weighed([less, sure], tiles, tiles.everything)
    assert [tiles.text(each[0]) for each in found if each] == ["4-5", "3-5"]


def test_a_tile_that_lies_elsewhere_is_not_read() -> None:
    tiles = double_set(6)
    gone = hand_of([tiles.tile(3, 5)])
    (found,) = weighed([seen({3: 0.6, 2: 0.3}, {5: 0.95})], tiles, tiles.everything & ~gone)
    assert found and tiles.text(found[0]) == "2-5"


def test_what_is_no_half_is_no_tile() -> None:
    tiles = double_set(6)
    assert weighed([seen({25: 0.98}, {25: 0.97})], tiles, tiles.everything) == [None]


def test_letters_and_trains_of_super_train_are_read() -> None:
    tiles = super_set()
    (found,) = weighed([seen({TRAIN: 0.9}, {22: 0.9})], tiles, tiles.everything)
    assert found and tiles.text(found[0]) == "S-W"
    assert [sign_of(tiles, end) for end in (0, 12, 13, 18)] == [0, 12, 19, TRAIN]


def test_halves_are_told_in_the_order_in_which_they_were_seen() -> None:
    tiles = double_set(6)
    assert in_order(tiles, tiles.tile(2, 5), seen({5: 0.9}, {2: 0.9}).signs) == (5, 2)
    assert in_order(tiles, tiles.tile(2, 5), seen({2: 0.9}, {5: 0.9}).signs) == (2, 5)
