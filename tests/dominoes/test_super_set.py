"""The set of Super Train: 112 tiles, ends that are no numbers, and tiles that look the same."""

import pickle
from collections import Counter

import pytest

from roundhouse.dominoes import NotInSet, double_set
from roundhouse.dominoes.super_set import ANYWHERE, WILD, super_set

TILES = super_set()


def test_it_has_the_double_12_set_14_wilds_and_7_letters() -> None:
    counted = Counter(TILES.ends)
    assert TILES.size == sum(counted.values()) == 112
    assert all(counted.pop(ends) == 1 for ends in double_set(12).ends)
    assert all(counted.pop((end, WILD)) == 1 for end in (*range(13), WILD))
    assert counted == {(letter, WILD): 3 if letter == ANYWHERE else 1 for letter in range(ANYWHERE, WILD)}


def test_trains_and_letters_count_ten_and_the_whole_set_1460() -> None:
    pips = {text: TILES.pips[TILES.read(text)[0]] for text in ("5-W", "A1-W", "W-W", "12-W", "0-W", "12-12")}
    assert pips == {"5-W": 15, "A1-W": 20, "W-W": 20, "12-W": 22, "0-W": 10, "12-12": 24}
    assert list(TILES.pips) == sorted(TILES.pips)
    assert sum(TILES.pips) == 1460


def test_every_tile_is_read_as_it_is_written_whichever_end_is_first() -> None:
    for tile, ends in enumerate(TILES.ends):
        for end in ends:
            assert TILES.read(TILES.text(tile, end)) == (tile, end)
        assert TILES.read(TILES.text(tile).lower())[0] == tile


def test_tiles_that_look_the_same_are_numbered() -> None:
    alike, first = TILES.named("W-A")
    assert [TILES.text(tile) for tile in alike] == ["A1-W", "A2-W", "A3-W"]
    assert first == WILD
    assert [TILES.text(tile, WILD) for tile in alike] == ["W-A1", "W-A2", "W-A3"]
    assert {TILES.text(tile, which=False) for tile in alike} == {"A-W"}
    assert TILES.named("A2-W") == ([alike[1]], ANYWHERE)


def test_a_letter_has_no_double_and_the_train_has_one() -> None:
    assert [end for end in range(TILES.kinds) if TILES.double[end] < 0] == list(range(ANYWHERE, WILD))
    assert TILES.text(TILES.double[WILD]) == "W-W"
    assert TILES.doubles.bit_count() == 14


@pytest.mark.parametrize("text", ["A-5", "D-R", "A4-W", "A0-W", "D2-W", "B-W", "5-5W", "W", "A-", "13-W", "5W-1"])
def test_a_tile_outside_the_set_is_refused_by_name(text: str) -> None:
    with pytest.raises(NotInSet, match="a tile of the Super Train set like 3-5, not "):
        TILES.read(text)


@pytest.mark.parametrize("text", ["B", "13", "A1", "-1", ""])
def test_a_text_that_is_no_end_is_refused_by_name(text: str) -> None:
    with pytest.raises(NotInSet, match="a number up to 12, A, D, R, S, T, W, or "):
        TILES.read_end(text)


def test_the_set_is_made_once_and_stays_the_same_through_pickling() -> None:
    assert super_set() is TILES
    assert pickle.loads(pickle.dumps(TILES)) is TILES
