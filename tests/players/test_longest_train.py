"""The line search: right where it can be checked, bounded where it cannot, the same each time."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from roundhouse.dominoes import hand_of, tiles_in
from roundhouse.dominoes.sets import DominoSet
from roundhouse.games import MexicanTrain, SuperTrain
from roundhouse.games.mexican_train import MexicanTrainOptions
from roundhouse.players.longest_train import PlannedTrain, _Search, longest_train

NINE = MexicanTrain(2, MexicanTrainOptions(set=9))


def best_value(tiles: DominoSet, hand: int, end: int, bonus: int) -> int:
    """By trying every line there is."""
    return max(
        (
            tiles.pips[tile] + bonus + best_value(tiles, hand & ~(1 << tile), tiles.other_end(tile, end), bonus)
            for tile in tiles_in(hand & tiles.with_end[end])
        ),
        default=0,
    )


def fits_together(tiles: DominoSet, line: PlannedTrain, end: int) -> bool:
    for tile in line.tiles:
        if end not in tiles.ends[tile]:
            return False
        end = tiles.other_end(tile, end)
    return True


@given(st.sets(st.integers(0, 54), max_size=9), st.integers(0, 9), st.sampled_from([0, 6, 100]))
def test_no_line_is_worth_more(held: set[int], end: int, bonus: int) -> None:
    tiles, hand = NINE.tiles, hand_of(held)
    line = longest_train(NINE, hand, end, bonus, budget=10_000)
    assert line.value == best_value(tiles, hand, end, bonus)
    assert set(line.tiles) <= held and len(set(line.tiles)) == len(line.tiles)
    assert fits_together(tiles, line, end)
    assert line.value == sum(tiles.pips[tile] + bonus for tile in line.tiles)


def test_the_work_is_bounded_and_the_line_still_fits() -> None:
    game, rng = MexicanTrain(2, MexicanTrainOptions(set=18)), Random(1)
    tiles = game.tiles
    lengths = []
    for _ in range(20):
        hand, end = hand_of(rng.sample(range(tiles.size), 40)), rng.randrange(19)
        search = _Search(game, 0, 250)
        search.value(hand, end)
        assert len(search.found) <= 250 + 40
        line = longest_train(game, hand, end, 6, budget=250)
        assert fits_together(tiles, line, end)
        lengths.append(len(line.tiles))
        assert longest_train.__wrapped__(game, hand, end, 6, budget=250) == line
    assert max(lengths) > 25


def test_a_great_bonus_finds_the_longest_and_none_the_heaviest() -> None:
    game = MexicanTrain(2)
    tiles = game.tiles
    hand = hand_of(tiles.tile(*ends) for ends in ((12, 11), (12, 0), (0, 1), (1, 2)))
    assert [tiles.text(tile) for tile in longest_train(game, hand, 12, 100).tiles] == ["0-12", "0-1", "1-2"]
    assert [tiles.text(tile) for tile in longest_train(game, hand, 12, 0).tiles] == ["11-12"]


def test_a_wild_fills_a_gap_and_leaves_open_what_goes_on() -> None:
    game = SuperTrain(2)
    tiles = game.tiles
    hand = hand_of(tiles.read(text)[0] for text in ("12-5", "3-W", "3-8", "S-W", "6-7"))
    line = longest_train(game, hand, 12, 100)
    assert len(line.tiles) == 5
    end = 12
    for tile, opens in zip(line.tiles, line.opens, strict=True):
        assert opens in game.play_table.opened(tile, end)
        end = opens
