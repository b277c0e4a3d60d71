"""Hands as bits."""

from hypothesis import given
from hypothesis import strategies as st

from roundhouse.dominoes import double_set, hand_of, pips_in, tiles_in

TILES = st.sets(st.integers(0, 90))


@given(TILES)
def test_a_hand_holds_the_tiles_it_was_made_of(tiles: set[int]) -> None:
    assert list(tiles_in(hand_of(tiles))) == sorted(tiles)
    assert hand_of(tiles).bit_count() == len(tiles)


@given(TILES)
def test_pips_are_those_of_all_tiles(tiles: set[int]) -> None:
    twelve = double_set(12)
    assert pips_in(hand_of(tiles), twelve) == sum(sum(twelve.ends[tile]) for tile in tiles)


def test_an_empty_hand() -> None:
    assert (hand_of([]), list(tiles_in(0)), pips_in(0, double_set(6))) == (0, [], 0)
