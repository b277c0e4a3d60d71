"""A position as one line: it comes back as it was, and what is none says what was expected."""

import pickle

import pytest
from hypothesis import given, settings
from tests.games.reference_rules import games
from tests.games.sample_positions import MEXICAN
from tests.games.tables import LIGHT, called_positions, folded, positions, seeds

from roundhouse.games import GAMES, Game
from roundhouse.games.options import OptionError
from roundhouse.games.position_reader import read_position
from roundhouse.games.position_text import write_position
from roundhouse.games.rulings import Unreadable
from roundhouse.games.views import seen_by


@LIGHT
@given(games, seeds)
def test_positions_come_back_from_one_line(game: Game, seed: int) -> None:
    for position in positions(game, seed, at_most=4):
        for seen in (position, seen_by(position, position.turn)):
            line = write_position(seen)
            assert "\n" not in line
            assert read_position(line) == seen
            assert write_position(read_position(line)) == line


@settings(LIGHT, max_examples=20)
@given(games, seeds)
def test_views_and_called_tables_come_back_from_one_line(game: Game, seed: int) -> None:
    met = [view for _, view in folded(game, seed, 0)][::7] + list(called_positions(game, seed))[::5]
    for position in met:
        assert read_position(write_position(position)) == position
        assert pickle.loads(pickle.dumps(position)) == position


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (("mexican-train", "whist"), f"a game first ({', '.join(GAMES)}), not whist"),
        (("seats=3 ", ""), "seats= and a whole number"),
        (("seats=3", "seats=three"), "seats= and a whole number"),
        (("turn=B", "turn=Q"), "turn= and a seat (A, B, C), not Q"),
        (("turn=B", "turn=B stage=asleep"), "stage= and one of dealing"),
        (("B:4,", "B:7,"), "an open end of the double-6 set (a number up to 6, or ?), not 7"),
        (("B:4,", "Q:4,"), "a train (B, C, mexican), not Q"),
        (("B:4,", "A:4,"), "a train (B, C, mexican), not A"),
        (("B:4,", "B:4/4,"), "an open end for B, not 4/4"),
        (("C:0-2", "C:0-9"), "a tile of the double-6 set like 3-5, not 0-9"),
        (("C:0-2", "C:?x"), "a number of hidden tiles like ?7, not ?x"),
        (("C:0-2", "Q:0-2"), "a seat (C), not Q"),
        (("C:0-2", "B:0-2"), "a seat (C), not B"),
        (("C:0-2", "C:?0"), "a number of hidden tiles like ?7, not ?0"),
        (("C:0-2", "C:0-2+2-0"), "tiles that are seen, each once, not 0-2+2-0"),
        (("C:0-2", "C:0-1"), "each tile once, and 0-1 not again"),
        (("laid=6-6", "laid=0-1+6-6"), "each tile once, and 0-1 not again"),
        (("laid=6-6", "laid=6-6+?"), "tiles that are seen, each once, not 6-6+?"),
        (("turn=B", "turn=B turn=C"), "turn= once"),
        (("leader=A", "stage=dealing"), "a leader= for a round that has not been dealt yet"),
        (("yard=19", "yard=20"), "28 tiles in all, not 29"),
        (("yard=19", "yard=few"), "yard= and a whole number"),
        (("yard=19", "yard=19 doubles=Q"), "a train (A, B, C, mexican), not Q"),
        (("yard=19", "yard=19 sun=up"), "known fields like ends= and hands=, not sun="),
        (("yard=19", "yard=-1"), "no number below 0"),
        (("yard=19", "yard=19 idle=-4"), "no number below 0"),
        (("round=1", "round=0"), "rounds counted from 1"),
        (("engine=6-6 ", ""), "an engine= for a game in which all trains begin at one"),
        (("engine=6-6", "engine=5-6"), "engine= and a double"),
        (("yard=19", "yard=19 fresh=1 stage=follow"), "no more doubles of this turn than there are open doubles (0)"),
        (("yard=19", "yard=19 doubles=A,A"), "each open double once"),
        (("yard=19", "yard=19 doubles=C"), "open doubles only on trains that have begun"),
        (("yard=19", "yard=19 stage=follow"), "a double of this turn when the player owes a follow-up"),
        (("yard=19", "yard=19 doubles=A"), "5-5 on the table where it is an open double"),
        (("0-2 laid=6-6", "6-6 laid=0-2"), "the engine in the hub, in nobody's hand"),
        (
            ("4-6 yard=19", "4-6+5-5 yard=18 doubles=A fresh=1"),
            "a double of this turn when the player owes a follow-up",
        ),
        (("yard=19", "yard=19 last_tile=D"), "last_tile= and a seat, not D"),
        (("yard=19", "yard=19 stage=penalty"), "who draws the penalty, when one is due"),
        (("yard=19", "yard=19 winner=A"), "a winner only when the round is over"),
        (("yard=19", "yard=19 stage=over winner=A"), "a winner with no tile left"),
        (("yard=19", "yard=19 nonsense"), "field=value, not nonsense"),
    ],
)
def test_what_is_no_position_says_what_was_expected(change: tuple[str, str], expected: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_position(MEXICAN.replace(*change))
    assert expected in str(caught.value.expected)


def test_a_derailed_train_is_written_with_its_marker() -> None:
    start = "derailing seats=2 set=6 engine=6-6 round=1 leader=A turn=A hands=A:?2,B:?2 laid=6-6+5-5 yard=22 "
    assert read_position(start + "ends=A:4,B:5*,community:- doubles=B").doubles == (1,)
    with pytest.raises(Unreadable) as caught:
        read_position(start + "ends=A:4,B:5,community:- doubles=B")
    assert str(caught.value.expected).startswith("a * after the end of each derailed train")
    on_community = read_position(start + "ends=A:4,B:-,community:5 doubles=community")
    assert on_community.markers == 0, "the community train needs none"


def test_a_position_under_rules_that_cannot_be_is_an_option_error() -> None:
    with pytest.raises(OptionError):
        read_position(MEXICAN.replace("set=6", "set=7"))
