"""The line search: right where it can be checked, bounded where it cannot, the same each time."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from roundhouse.dominoes import double_set, hand_of, tiles_in
from roundhouse.dominoes.sets import DominoSet
from roundhouse.players.longest_train import Line, _Search, longest_train


def best_value(tiles: DominoSet, hand: int, end: int, bonus: int) -> int:
    """By trying every line there is."""
    return max(
        (
            tiles.pips[tile] + bonus + best_value(tiles, hand & ~(1 << tile), tiles.other_end(tile, end), bonus)
            for tile in tiles_in(hand & tiles.with_end[end])
        ),
        default=0,
    )


def fits_together(tiles: DominoSet, line: Line, end: int) -> bool:
    for tile in line.tiles:
        if end not in tiles.ends[tile]:
            return False
        end = tiles.other_end(tile, end)
    return True


@given(st.sets(st.integers(0, 54), max_size=9), st.integers(0, 9), st.sampled_from([0, 6, 100]))
def test_no_line_is_worth_more(held: set[int], end: int, bonus: int) -> None:
    tiles, hand = double_set(9), hand_of(held)
    line = longest_train(tiles, hand, end, bonus, budget=10_000)
    assert line.value == best_value(tiles, hand, end, bonus)
    assert set(line.tiles) <= held and len(set(line.tiles)) == len(line.tiles)
    assert fits_together(tiles, line, end)
    assert line.value == sum(tiles.pips[tile] + bonus for tile in line.tiles)


def test_the_work_is_bounded_and_the_line_still_fits() -> None:
    tiles, rng = double_set(18), Random(1)
    lengths = []
    for _ in range(20):
        hand, end = hand_of(rng.sample(range(tiles.size), 40)), rng.randrange(19)
        search = _Search(tiles, tiles.pips, 250)
        search.value(hand, end)
        assert len(search.values) <= 250 + 40
        line = longest_train(tiles, hand, end, 6, budget=250)
        assert fits_together(tiles, line, end)
        lengths.append(len(line.tiles))
        assert longest_train.__wrapped__(tiles, hand, end, 6, budget=250) == line
    assert max(lengths) > 25


def test_a_great_bonus_finds_the_longest_and_none_the_heaviest() -> None:
    tiles = double_set(12)
    hand = hand_of(tiles.tile(*ends) for ends in ((12, 11), (12, 0), (0, 1), (1, 2)))
    assert [tiles.text(tile) for tile in longest_train(tiles, hand, 12, 100).tiles] == ["0-12", "0-1", "1-2"]
    assert [tiles.text(tile) for tile in longest_train(tiles, hand, 12, 0).tiles] == ["11-12"]
