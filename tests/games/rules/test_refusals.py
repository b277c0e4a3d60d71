"""Legal moves, refusals and their clauses, which every game has from the same hooks."""

from typing import ClassVar

import pytest

from roundhouse.games import BasicTrains, Slosh
from roundhouse.games.core.moves import DONE, Announce
from roundhouse.games.core.options import read_options
from roundhouse.games.core.position import Stage
from roundhouse.games.rules.refusals import Refusal
from roundhouse.games.text.position_reader import read_position

COVERED = (
    "slosh seats=4 set=6 own_engines=no engine=4-4 round=1 turn=D hands=A:0-3,B:3-6,C:1-3,D:2-2 "
    "laid=0-2+4-4+2-4 yard=0 ends=A:-,B:-,C:-,D:2"
)


def test_what_cannot_be_laid_keeps_nobody_from_ending_the_turn() -> None:
    game = Slosh(4, read_options(Slosh.options_type, {"set": "6"}), frozenset({"BT-5"}))
    position = read_position(COVERED).replace(game=game, doubles=(3,))
    assert position.legal() == (DONE,)
    assert position.ruling(DONE).allowed


def test_a_refusal_names_its_clause() -> None:
    class Uncalled(BasicTrains):
        no_such_moves: ClassVar[dict[type, Refusal]] = {}

    game = Uncalled(4)
    position = game.opening(game.next_round([], 0)).replace(stage=Stage.TURN, begun=15)
    with pytest.raises(AssertionError, match="basic-trains has no clause for called_by_hub"):
        position.ruling(Announce(0))
