"""The shuffle and its seal."""

from collections import Counter
from random import Random

from roundhouse.dominoes import seal, shuffled


def test_a_shuffle_has_all_tiles_and_leaves_the_original_alone() -> None:
    tiles = list(range(55))
    order = shuffled(tiles, Random(1))
    assert sorted(order) == tiles == list(range(55))
    assert order != tuple(tiles)


def test_the_same_seed_gives_the_same_shuffle() -> None:
    assert shuffled(range(28), Random(7)) == shuffled(range(28), Random(7)) != shuffled(range(28), Random(8))


def test_this_shuffle_stays_what_it_is_in_every_python() -> None:
    assert shuffled(range(10), Random(2026)) == (4, 0, 5, 1, 2, 9, 7, 6, 8, 3)


def test_every_order_comes_up_about_as_often() -> None:
    rng = Random(3)
    counts = Counter(shuffled("abc", rng) for _ in range(6000))  # type: ignore[arg-type]
    # Six orders, a thousand each; 150 is more than five standard deviations.
    assert len(counts) == 6 and all(abs(count - 1000) < 150 for count in counts.values())


def test_a_seal_depends_on_order_and_salt() -> None:
    order = tuple(range(28))
    assert len(seal(order, "salt")) == 64
    assert len({seal(order, "salt"), seal(order[::-1], "salt"), seal(order, "pepper"), seal(order[:-1], "salt")}) == 4


def test_a_seal_does_not_run_numbers_together() -> None:
    assert seal((1, 12), "x") != seal((11, 2), "x")
