"""Sensible play, one idea at a time, in positions set up by hand."""

from random import Random

import pytest

from roundhouse.games.core.moves import Move, Play
from roundhouse.games.core.notation import write_move
from roundhouse.games.core.position import Position
from roundhouse.games.match.seat_views import seen_by
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.games.mexican_train import MexicanTrain
from roundhouse.games.text.position_reader import read_position
from roundhouse.players import PLAYERS, moves_of
from roundhouse.players.playout import play_match

MEXICAN = "mexican-train seats=3 set=9 engine=9-9 round=1 leader=A turn=A "


def choice(text: str, name: str = "sensible") -> str:
    """The move of the player in turn, who sees one hand only."""
    position = read_position(text)
    view = seen_by(position, position.turn)
    return write_move(position.game, PLAYERS[name]().choose(view, moves_of(position, position.turn)))


def test_the_line_waits_while_something_else_can_go() -> None:
    text = MEXICAN + "ends=A:8,B:-,C:-,mexican:7 hands=A:7-8+5-7+3-5+6-7,B:?9,C:?9 laid=8-9+7-9+9-9 yard=30"
    # 7-8, 5-7 and 3-5 are a line on A's train; 6-7 has no place in it and goes to the Mexican Train.
    assert choice(text) == "7-6 on mexican"
    assert choice(text, "greedy") == "8-7 on A"


def test_of_two_tiles_outside_the_line_the_heavier_goes() -> None:
    text = MEXICAN + "ends=A:8,B:-,C:-,mexican:5 hands=A:1-8+5-6+3-5,B:?9,C:?9 laid=8-9+5-9+9-9 yard=31"
    assert choice(text) == "5-6 on mexican"


def test_a_double_that_another_tile_can_follow_goes_first() -> None:
    covered = MEXICAN + "ends=A:8,B:-,C:-,mexican:6 hands=A:8-8+7-8+6-8,B:?9,C:?9 laid=8-9+6-9+9-9 yard=31"
    assert choice(covered) == "8-8 on A"


def test_the_own_double_is_not_left_open_for_little() -> None:
    text = MEXICAN + (
        "stage=follow doubles=A fresh=1 ends=A:8,B:-,C:-,mexican:1 "
        "hands=A:0-8+1-2,B:?9,C:?9 laid=8-9+8-8+1-9+9-9 yard=31"
    )
    assert choice(text) == "8-0 on A"


def test_the_marker_comes_down_if_the_price_is_small() -> None:
    up = MEXICAN + "ends=A:8*,B:-,C:-,mexican:7 hands=A:4-8+5-7+4-6,B:?9,C:?9 laid=8-9+7-9+9-9 yard=31"
    assert choice(up) == "8-4 on A"
    assert choice(up.replace("8*", "8")) == "7-5 on mexican"


def test_a_number_that_the_next_player_cannot_follow_is_left_open() -> None:
    told = MEXICAN + "ends=A:-,B:-,C:-,mexican:4 hands=A:3-4+2-4+0-1,B:?9({}),C:?9 laid=4-9+9-9 yard=32"
    position = read_position(told.format("3;4;9"))
    assert write_move(position.game, PLAYERS["sensible"]().choose(position, moves_of(position, 0))) == "4-3 on mexican"
    position = read_position(told.format("2;4;9"))
    assert write_move(position.game, PLAYERS["sensible"]().choose(position, moves_of(position, 0))) == "4-2 on mexican"


def test_the_own_train_is_opened_before_anything_goes_on_a_public_one() -> None:
    text = MEXICAN + "ends=A:-,B:-,C:-,mexican:- hands=A:1-9+8-9+1-2,B:?9,C:?9 laid=9-9 yard=33"
    # 1-9 and 1-2 are the line, and 8-9 has no place in it; but the train must be opened first.
    assert choice(text) == "9-8 on A"
    later = MEXICAN + "ends=A:-,B:-,C:-,mexican:8 hands=A:1-9+8-8+7-8+1-2,B:?9,C:?9 laid=9-9+8-9 yard=31"
    assert choice(later) == "9-1 on A"


@pytest.mark.parametrize("seed", range(6))
def test_the_own_train_is_opened_first(seed: int) -> None:
    """A player who can open their own train does so, unless a double waits."""
    game = MexicanTrain(2 + seed % 3, MexicanTrainOptions(set=6, rounds=1))
    opened = 0

    def watch(position: Position, move: Move) -> None:
        nonlocal opened
        plays = [each for each in position.legal() if isinstance(each, Play)]
        first = not position.begun >> position.turn & 1 and not position.doubles
        if first and any(play.train == position.turn for play in plays):
            assert isinstance(move, Play) and move.train == position.turn
            opened += 1

    play_match(game, [PLAYERS["sensible"](seat) for seat in range(game.seats)], Random(seed), watch)
    assert opened


BASIC = "basic-trains seats=4 set=9 round=1 turn=A "


def test_with_two_ends_the_own_line_is_not_given_away() -> None:
    text = BASIC + (
        "stage=more added_to=A ends=A:5/5,B:6/6,C:4/4,D:1/1 "
        "hands=A:5-6+3-7+2-3,B:?12,C:?12,D:?12 laid=5-5+6-6+4-4+1-1 yard=12"
    )
    # The 5-6 is the only tile for A's own train: without it the next turn is lost.
    assert choice(text) == "done"
    assert choice(text, "greedy") == "6-5 on B left"


def test_an_engine_is_chosen_that_the_hand_can_go_on_with() -> None:
    text = BASIC + (
        "stage=engine ends=A:-,B:7/7,C:6/6,D:4/4 hands=A:8-8+2-2+2-3+3-5+1-2,B:?12,C:?12,D:?12 laid=7-7+6-6+4-4 yard=11"
    )
    assert choice(text) == "engine 2-2"
    assert choice(text, "greedy") == "engine 8-8"
