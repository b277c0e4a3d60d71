"""Mexican Train has short ways to the legal moves where all hands are seen: they list what the careful rules do."""

from __future__ import annotations

from random import Random

import pytest

from roundhouse.games import MexicanTrain
from roundhouse.games.mexican_train import MexicanTrainOptions
from roundhouse.games.moves import Move
from roundhouse.games.position import Position, Stage
from roundhouse.players.playout import play_match
from roundhouse.players.viewless import RandomPlayer

OPTIONS = {
    "usual": MexicanTrainOptions(set=9, rounds=4),
    "one double": MexicanTrainOptions(set=9, rounds=4, one_double=True),
    "follow on double": MexicanTrainOptions(set=9, rounds=4, follow_on_double=True),
    "cover the last": MexicanTrainOptions(set=9, rounds=4, cover_last_double=True),
    "dead doubles stay": MexicanTrainOptions(set=9, rounds=4, close_dead_doubles=False),
    "whole first train": MexicanTrainOptions(set=9, rounds=4, whole_first_train=True),
}


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_the_short_ways_list_what_the_careful_rules_do(options: MexicanTrainOptions) -> None:
    game = MexicanTrain(4, options)
    met: set[tuple[bool, bool]] = set()
    odd: list[Position] = []

    def watch(position: Position, move: Move) -> None:
        del move
        if position.stage == Stage.DEALING:
            return
        met.add((bool(position.doubles), bool(position.doubles_this_turn)))
        # A table may also write down a position in which the player still owes a tile that no open double asks for.
        owing = position.replace(stage=Stage.FOLLOW) if position.stage == Stage.TURN else position
        odd.extend(each for each in (position, owing) if game.legal(each) != game._legal_with_care(each))

    play_match(game, [RandomPlayer(seat) for seat in range(4)], Random(3), watch)
    assert met == {(False, False), (True, False), (True, True)}, "plain turns, doubles to cover, doubles to follow"
    assert not odd
