"""Sets: every pair once, in the order of their pips, and tiles as text."""

import pickle

import pytest

from roundhouse.dominoes import UNKNOWN, UNKNOWN_DOUBLE, NotInSet, double_set


@pytest.mark.parametrize(("highest", "size"), [(6, 28), (9, 55), (12, 91), (15, 136), (18, 190)])
def test_a_set_holds_every_pair_once(highest: int, size: int) -> None:
    tiles = double_set(highest)
    pairs = {(low, high) for low in range(highest + 1) for high in range(low, highest + 1)}
    assert (tiles.size, len(tiles.ends), set(tiles.ends)) == (size, size, pairs)
    assert tiles.everything.bit_count() == size


def test_tiles_stand_in_the_order_of_their_pips() -> None:
    tiles = double_set(12)
    assert list(tiles.pips) == sorted(tiles.pips)
    assert tiles.pips == tuple(low + high for low, high in tiles.ends)


def test_each_number_is_on_one_tile_more_than_the_highest() -> None:
    tiles = double_set(9)
    for number in range(10):
        bearing = tiles.with_end[number]
        assert bearing.bit_count() == 10
        assert (bearing & tiles.doubles) == 1 << tiles.double[number]
        assert all((number in ends) == bool(bearing >> tile & 1) for tile, ends in enumerate(tiles.ends))
    assert tiles.with_end[UNKNOWN] == tiles.everything


@pytest.mark.parametrize("highest", [6, 12])
def test_every_tile_is_read_as_it_is_written_whichever_end_is_first(highest: int) -> None:
    tiles = double_set(highest)
    for tile, ends in enumerate(tiles.ends):
        assert tiles.tile(*ends) == tiles.tile(*reversed(ends)) == tile
        for end in ends:
            assert tiles.read(tiles.text(tile, end)) == (tile, end)
        assert tiles.other_end(tile, ends[0]) == ends[1]
        assert tiles.other_end(tile, ends[1]) == ends[0]
        assert tiles.is_double(tile) == (ends[0] == ends[1])


def test_unknown_tiles_have_a_text_too() -> None:
    tiles = double_set(6)
    assert [tiles.text(tile) for tile in (UNKNOWN, UNKNOWN_DOUBLE)] == ["?", "?=?"]
    assert [tiles.read(text)[0] for text in ("?", "?=?")] == [UNKNOWN, UNKNOWN_DOUBLE]
    assert [tiles.is_double(tile) for tile in (UNKNOWN, UNKNOWN_DOUBLE)] == [False, True]


@pytest.mark.parametrize("text", ["", "-", "3", "3-", "-3", "3-x", "3 4", "3--4", "3-4-5", "+3-4", "3-7", "³-1"])
def test_a_tile_outside_the_set_is_refused_by_name(text: str) -> None:
    with pytest.raises(NotInSet, match="a tile of the double-6 set like 3-5, not "):
        double_set(6).read(text)


def test_a_tile_that_the_set_has_not_is_a_key_error() -> None:
    with pytest.raises(KeyError, match=r"\(3, 7\)"):
        double_set(6).tile(3, 7)


def test_a_set_is_made_once_and_stays_the_same_through_pickling() -> None:
    assert double_set(9) is double_set(9)
    assert pickle.loads(pickle.dumps(double_set(9))) is double_set(9)
