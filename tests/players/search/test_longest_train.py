"""The longest train: nothing beats it where every line can be tried, wild ends included, and it is found quickly."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.dominoes import hand_of, shuffled, tiles_in
from roundhouse.dominoes.super_set import HIGHEST, WILD
from roundhouse.games import MexicanTrain, SuperTrain
from roundhouse.games.core.position import Rules
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.players.search import longest_train as module
from roundhouse.players.search.longest_train import PlannedTrain, longest_train

NINE = MexicanTrain(2, MexicanTrainOptions(set=9))
SUPER = SuperTrain(2)
WILDS = tiles_in(SUPER.tiles.with_end[WILD])
PLAIN = [tile for tile in range(SUPER.tiles.size) if tile not in WILDS]
FEW_NUMBERS = [tile for tile in PLAIN if SUPER.tiles.ends[tile][1] <= 5]


def best_value(game: Rules, hand: int, end: int, bonus: int) -> int:
    """By trying every line there is."""
    return max(
        (
            game.tiles.pips[tile] + bonus + best_value(game, hand & ~(1 << tile), opens, bonus)
            for tile in tiles_in(hand & game.fitting[end])
            for opens in game.play_table.opened(tile, end)
        ),
        default=0,
    )


def fits_together(game: Rules, hand: int, line: PlannedTrain, end: int) -> bool:
    for tile, opens in zip(line.tiles, line.opens, strict=True):
        if not hand >> tile & 1 or opens not in game.play_table.opened(tile, end):
            return False
        hand, end = hand & ~(1 << tile), opens
    return True


@given(st.sets(st.integers(0, 54), max_size=9), st.integers(0, 9), st.sampled_from([0, 6, 100]))
def test_no_line_is_worth_more(held: set[int], end: int, bonus: int) -> None:
    hand = hand_of(held)
    line = longest_train(NINE, hand, end, bonus)
    assert line.value == best_value(NINE, hand, end, bonus)
    assert line.value == sum(NINE.tiles.pips[tile] + bonus for tile in line.tiles)
    assert fits_together(NINE, hand, line, end)


@given(
    st.sets(st.sampled_from(FEW_NUMBERS) | st.sampled_from(PLAIN), max_size=6),
    st.sets(st.sampled_from(WILDS), min_size=1, max_size=2),
    st.integers(0, WILD),
    st.sampled_from([0, 6, 100]),
)
def test_no_line_with_wild_ends_is_worth_more(held: set[int], wilds: set[int], end: int, bonus: int) -> None:
    hand = hand_of(held | wilds)
    line = longest_train(SUPER, hand, end, bonus)
    assert line.value == best_value(SUPER, hand, end, bonus)
    assert fits_together(SUPER, hand, line, end)


@given(st.sets(st.sampled_from(FEW_NUMBERS) | st.sampled_from(PLAIN), max_size=14), st.integers(0, WILD))
def test_what_to_leave_out_is_what_trying_leaves(held: set[int], end: int) -> None:
    hand = hand_of(held)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "MOST_TRIED", 1_000_000)
        tried = longest_train.__wrapped__(SUPER, hand, end, 6)
        patch.setattr(module, "MOST_TRIED", 0)
        assert longest_train.__wrapped__(SUPER, hand, end, 6) == tried


@pytest.mark.parametrize("clause", ["ST-4", "ST-6", "ST-7"])
def test_a_line_fits_where_ends_are_wild_only_in_part(clause: str) -> None:
    game, rng = SuperTrain(2, without=frozenset({clause})), Random(1)
    for _ in range(100):
        hand, end = hand_of(shuffled(range(game.tiles.size), rng)[:20]), rng.randrange(game.tiles.kinds)
        line = longest_train(game, hand, end, 6)
        assert fits_together(game, hand, line, end)


@pytest.mark.parametrize(
    ("game", "size"),
    [(SUPER, 25), (SUPER, 60), (MexicanTrain(2), 25), (MexicanTrain(2, MexicanTrainOptions(set=18)), 40)],
    ids=["super train", "half of super train", "25 of 91", "40 of 190"],
)
def test_large_hands_take_few_steps(game: Rules, size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[int] = []
    original = module._Search.lower_bound

    def counted(search: module._Search, out: int, kept: int) -> int:
        steps[-1] += 1
        return original(search, out, kept)

    monkeypatch.setattr(module._Search, "lower_bound", counted)
    rng = Random(25)
    for _ in range(100):
        hand, end = hand_of(shuffled(range(game.tiles.size), rng)[:size]), rng.randrange(HIGHEST + 1)
        steps.append(0)
        line = longest_train(game, hand, end, 1000)
        assert fits_together(game, hand, line, end)
        left = hand & ~hand_of(line.tiles)
        graph = module._graph(game)
        assert not any(graph.makes_line(hand & ~left | 1 << tile, end) for tile in tiles_in(left))
    assert max(steps) < 500, "some took millions while two odd numbers of an isolated group were made even for nothing"


def test_a_large_bonus_finds_the_longest_and_none_the_heaviest() -> None:
    game = MexicanTrain(2)
    tiles = game.tiles
    hand = hand_of(tiles.tile(*ends) for ends in ((12, 11), (12, 0), (0, 1), (1, 2)))
    assert [tiles.text(tile) for tile in longest_train(game, hand, 12, 100).tiles] == ["0-12", "0-1", "1-2"]
    assert [tiles.text(tile) for tile in longest_train(game, hand, 12, 0).tiles] == ["11-12"]


def test_of_equal_lines_it_is_the_one_with_the_heaviest_tiles() -> None:
    game = MexicanTrain(2)
    tiles = game.tiles
    hand = hand_of(tiles.tile(*ends) for ends in ((12, 5), (12, 3), (3, 9), (5, 7)))
    assert [tiles.text(tile) for tile in longest_train(game, hand, 12, 6).tiles] == ["5-12", "5-7"]


def test_wild_ends_join_what_is_apart() -> None:
    tiles = SUPER.tiles
    hand = hand_of(tiles.read(text)[0] for text in ("12-5", "3-W", "3-8", "S-W", "6-7"))
    assert len(longest_train(SUPER, hand, 12, 100).tiles) == 5
    apart = hand_of(tiles.read(text)[0] for text in ("12-5", "3-W", "3-8", "6-7", "9-9"))
    line = [tiles.text(tile) for tile in longest_train(SUPER, apart, 12, 100).tiles]
    assert line == ["5-12", "3-W", "3-8"], "one wild end joins one group"


def test_train_train_does_not_come_first_where_anything_else_may() -> None:
    tiles = SUPER.tiles
    hand = hand_of(tiles.read(text)[0] for text in ("W-W", "12-5", "5-3", "7-8"))
    line = [tiles.text(tile) for tile in longest_train(SUPER, hand, 12, 100).tiles]
    assert line == ["5-12", "3-5", "W-W", "7-8"], "it may not lie on the engine (ST-8)"
