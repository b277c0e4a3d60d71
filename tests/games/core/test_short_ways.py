"""Short ways to the legal moves list what the careful rules do."""

from random import Random

import pytest

from roundhouse.dominoes import tiles_in
from roundhouse.games import GAMES, MexicanTrain, SuperTrain
from roundhouse.games.core.moves import Move, Play
from roundhouse.games.core.play_table import MAX_CACHED_TILES, PlaysOnEnd
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.mexican_train import MexicanTrainOptions
from roundhouse.games.super_train import SuperTrainOptions
from roundhouse.players.playout import play_match
from roundhouse.players.viewless import GreedyPlayer, RandomPlayer

OPTIONS = {
    "usual": MexicanTrainOptions(set=9, rounds=4),
    "one double": MexicanTrainOptions(set=9, rounds=4, one_double=True),
    "follow on double": MexicanTrainOptions(set=9, rounds=4, follow_on_double=True),
    "cover the last": MexicanTrainOptions(set=9, rounds=4, cover_last_double=True),
    "dead doubles stay": MexicanTrainOptions(set=9, rounds=4, close_dead_doubles=False),
    "whole first train": MexicanTrainOptions(set=9, rounds=4, whole_first_train=True),
}
SUPER_OPTIONS = {
    "usual": SuperTrainOptions(rounds=4),
    "own train first": SuperTrainOptions(rounds=4, own_train_first=True),
    "whole first train": SuperTrainOptions(rounds=4, whole_first_train=True),
    "last tile called": SuperTrainOptions(rounds=4, missed_call=True),
}


GAMES_WITH_SHORT_WAYS = {
    **{name: MexicanTrain(4, options) for name, options in OPTIONS.items()},
    **{f"super train, {name}": SuperTrain(4, options) for name, options in SUPER_OPTIONS.items()},
}


@pytest.mark.parametrize("game", GAMES_WITH_SHORT_WAYS.values(), ids=GAMES_WITH_SHORT_WAYS)
def test_the_short_ways_list_what_the_careful_rules_do(game: MexicanTrain) -> None:
    met: set[tuple[bool, bool]] = set()
    odd: list[Position] = []
    greedy, quick = GreedyPlayer(), [0, 0]

    def watch(position: Position, move: Move) -> None:
        del move
        if position.stage == Stage.DEALING:
            return
        met.add((bool(position.doubles), bool(position.doubles_this_turn)))
        # A table may also write down a position in which the player still owes a tile that no open double asks for, or
        # owes none although there is such a double.
        other = {Stage.TURN: Stage.FOLLOW, Stage.FOLLOW: Stage.TURN}.get(position.stage, position.stage)
        both = position, position.replace(stage=other)
        odd.extend(each for each in both if game.legal(each) != game._legal_with_care(each))
        # The careful rules are asked whether doubles of this turn may be laid, so that a few plays are listed instead.
        shed = game.heaviest(position)
        legal = position.legal()
        odd.extend(
            [position] * (shed is not None and shed != (greedy.pick_from(legal) if len(legal) > 1 else legal[0]))
        )
        quick[shed is not None] += 1

    play_match(game, [RandomPlayer(seat) for seat in range(4)], Random(3), watch)
    assert met == {(False, False), (True, False), (True, True)}, "plain turns, doubles to cover, doubles to follow"
    assert not odd
    assert quick[True] > 5 * quick[False] or isinstance(game, SuperTrain), "the heaviest is seldom sought in a list"


@pytest.mark.parametrize("name", GAMES)
def test_the_plays_of_several_tiles_are_those_of_each_the_lightest_first(name: str) -> None:
    table, rng = GAMES[name](4).play_table, Random(1)
    for end, fitting in enumerate(table.fitting):
        on_end = PlaysOnEnd({1 << tile: table.by_open[0][end][1 << tile] for tile in tiles_in(fitting)})
        for _ in range(50):
            few = sorted(rng.sample(tiles_in(fitting), rng.randint(1, min(9, fitting.bit_count()))))
            each: list[Play] = [play for tile in few for play in on_end[1 << tile]]
            assert on_end[sum(1 << tile for tile in few)] == tuple(each)
        assert max(tiles.bit_count() for tiles in on_end) == min(MAX_CACHED_TILES, fitting.bit_count()), (
            "what is kept is bounded"
        )


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_few_enough_attributes_to_be_read_fast(name: str) -> None:
    # CPython 3.11 reads an instance with 30 attributes or more a quarter more slowly.
    assert len(vars(GAMES[name](4))) < 30
