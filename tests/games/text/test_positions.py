"""A position as one line: it reads back the same, and any other line is an error that says what was expected."""

import pickle

import pytest
from hypothesis import given
from tests.depth import same_examples
from tests.games.reference_rules import games
from tests.games.sample_positions import MEXICAN
from tests.games.tables import LIGHT, called_positions, folded, positions, seeds

from roundhouse.games import GAMES, Game
from roundhouse.games.core.moves import DONE, Claim, Penalty
from roundhouse.games.core.notation import read_move
from roundhouse.games.core.options import OptionError
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.core.position_text import write_position
from roundhouse.games.core.rulings import Unreadable
from roundhouse.games.match.seat_views import seen_by
from roundhouse.games.text.position_fault import fault_of_position
from roundhouse.games.text.position_reader import read_position
from roundhouse.records.record import RecordError, read_record


@LIGHT
@given(games, seeds)
def test_positions_come_back_from_one_line(game: Game, seed: int) -> None:
    for position in positions(game, seed, at_most=4):
        for seen in (position, seen_by(position, position.turn)):
            line = write_position(seen)
            assert "\n" not in line
            assert read_position(line) == seen
            assert write_position(read_position(line)) == line


@same_examples(20)
@given(games, seeds)
def test_views_and_called_tables_come_back_from_one_line(game: Game, seed: int) -> None:
    # Players of a called table here lay tiles that nobody sees as they like: more than there can be, sometimes.
    called = [each for each in called_positions(game, seed) if not each.unknown or fault_of_position(each) is None]
    met = [view for _, view in folded(game, seed, 0)][::7] + called[::5]
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
        (("C:0-2", "C:0-1"), "each tile only once, not 0-1 again"),
        (("laid=6-6", "laid=0-1+6-6"), "each tile only once, not 0-1 again"),
        (("laid=6-6", "laid=6-6+?"), "tiles that are seen, each once, not 6-6+?"),
        (("turn=B", "turn=B turn=C"), "turn= once"),
        (("leader=A", "stage=dealing"), "a leader= for a round that has not been dealt yet"),
        (("yard=17", "yard=18"), "28 tiles in all, not 29"),
        (("yard=17", "yard=few"), "yard= and a whole number"),
        (("yard=17", "yard=17 doubles=Q"), "a train (A, B, C, mexican), not Q"),
        (("yard=17", "yard=17 sun=up"), "one of the fields turn=, hands=, ends="),
        (("yard=17", "yard=-1"), "no number below 0"),
        (("yard=17", "yard=17 idle=-4"), "no number below 0"),
        (("round=1", "round=0"), "rounds counted from 1"),
        (("engine=6-6 ", ""), "engine= in a game in which all trains begin at one engine"),
        (("engine=6-6", "engine=5-6"), "engine= and a double"),
        (("yard=17", "yard=17 fresh=1 stage=follow"), "no more doubles of this turn than there are open doubles (0)"),
        (("yard=17", "yard=17 doubles=A,A"), "each open double once"),
        (("yard=17", "yard=17 doubles=C"), "open doubles only on trains that have begun"),
        (("yard=17", "yard=17 stage=follow"), "a double of this turn when the player owes a follow-up"),
        (("yard=17", "yard=17 doubles=A"), "5-5 on the table where it is an open double"),
        (("0-2 laid=6-6", "6-6 laid=0-2"), "the engine in the hub, in nobody's hand"),
        (
            ("4-6 yard=17", "4-6+5-5 yard=16 doubles=A fresh=1"),
            "stage=follow, since ",
        ),
        (("yard=17", "yard=17 last_tile=D"), "last_tile= and a seat, not D"),
        (
            ("set=6 engine=6-6 round=1", "set=6 missed_call=yes stage=penalty engine=6-6 round=1"),
            "who draws the penalty, when one is due",
        ),
        (("yard=17", "yard=17 winner=A"), "a winner only when the round is over"),
        (("yard=17", "yard=17 stage=over winner=A"), "a winner with no tile left"),
        (("yard=17", "yard=17 nonsense"), "field=value, not nonsense"),
    ],
)
def test_an_unreadable_position_says_what_was_expected(change: tuple[str, str], expected: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_position(MEXICAN.replace(*change))
    assert expected in str(caught.value.expected)


CONTRADICTORY = {
    "private-trains seats=2 set=6": [
        ("stage=follow fresh=1 doubles=B ends=A:5,B:4", "a * after B: only the owner"),
    ],
    "mexican-train seats=2 set=6": [
        ("ends=A:4,B:-,mexican:4 doubles=A,mexican", "4-4 as the open double of one train"),
        ("laid=6-6+5-6 ends=A:5,mexican:-* yard=16", "no * after mexican"),
        ("ends=A:? hands=A:3-3,B:0-0 yard=25", "a number for the open end of A"),
        ("round=8 ends=A:-", "a number from 1 to 7, not 8"),
        ("used=6-6 ends=A:-", "no used= in a game whose engines follow"),
        ("stage=hunt ends=A:-", "stage= and one of dealing, turn, drew"),
        ("ends=A:- hands=A:?3", "in hands= what B holds"),
    ],
    "mexican-train seats=2 set=6 whole_first_train=yes": [
        ("stage=more doubles=B ends=A:5,B:4*", "no double of an earlier turn"),
        ("doubles=A ends=A:5 hands=A:?3,B:5-5", "5-5 on the table where it is an open double"),
    ],
    "mexican-train seats=2 set=6 missed_call=yes": [
        ("last_tile=A ends=A:5 hands=A:?3,B:?3", "a player with one tile"),
        ("last_tile=A ends=A:5 hands=A:?1,B:?3", "only until the next player has drawn, played or passed"),
    ],
    "super-train seats=2": [("draws=A stage=drew ends=A:5", "draws= for the player in turn only at the beginning")],
    "station seats=2 set=6": [
        ("ends=A:5,B:4 doubles=B", "with fresh=1, where the stage is follow"),
        ("stage=engine laid=6-6", "no engine in laid= while it is still to be laid"),
        ("hands=A:?3,B:6-6", "turn= and a player who can hold the engine"),
        ("ends=A:5 hands=A:?3,B:6-6", "the engine in the hub, in nobody's hand"),
    ],
    "derailing seats=2 set=6": [
        ("engine=6-6 ends=A:4 stage=more", "with fresh=1, where the stage is more"),
        ("ends=A:3", "engine= and the double that is the engine"),
    ],
    "basic-trains seats=4": [
        ("laid=9-9 ends=A:9/9,B:8/8,C:7/7,D:6/6*", "no * in a game without markers"),
        ("ends=A:9/9,B:8/8,C:7/7,D:6/6 added_to=A", "none at its beginning"),
        ("stage=more ends=A:9/9,B:8/8,C:7/7,D:6/6 added_to=B", "only for trains that have had a tile"),
        ("stage=turn ends=A:9/9,B:3/8,C:8/8", "an engine for D, too: all lay theirs before the first play"),
        ("stage=engine ends=A:9/9", "another stage= than engine, since A has an engine"),
    ],
}


def hands_of(game: str) -> str:
    """Three hidden tiles for each player of a game line."""
    return ",".join(f"{seat}:?3" for seat in "ABCDEF"[: int(game.split("seats=")[1][0])])


def start_of(game: str, fields: str) -> Position:
    """The position of a record that begins with these fields, the hands as above unless they are among these."""
    line = f"position turn=A {fields}" + ("" if "hands=" in fields else f" hands={hands_of(game)}")
    position = read_record(f"roundhouse record 1\ngame {game}\n{line}\n").start
    assert position is not None
    return position


@pytest.mark.parametrize(
    ("game", "fields", "expected"), [(game, *row) for game, rows in CONTRADICTORY.items() for row in rows]
)
def test_a_position_that_contradicts_itself_says_in_which_part(game: str, fields: str, expected: str) -> None:
    with pytest.raises(RecordError) as caught:
        start_of(game, fields)
    assert expected in str(caught.value.expected)


@pytest.mark.parametrize(
    ("game", "fields"),
    [
        ("mexican-train seats=2 set=6 deal=2", "ends=A:- hands=A:?9,B:?2"),
        ("mexican-train seats=4 set=6", "ends=A:6,B:6,C:6,D:6,mexican:6"),
        ("mexican-train seats=2 set=6", "laid=6-6+5-6 ends=A:3,B:3"),
        ("mexican-train seats=2 set=6", "idle=1 ends=A:5"),
        ("mexican-train seats=2 set=6", "round=2 engine=6-6 ends=A:5"),
        ("station seats=2 set=6", "ends=A:-*,public-2:4"),
        ("basic-trains seats=4", "ends=A:3/4,B:2/2,C:1/1,D:0/0 hands=A:?3,B:?30,C:?2,D:?3"),
        ("slosh seats=4 own_engines=yes", "ends=B:4/4,D:6/6"),
        ("super-train seats=3", "ends=A:T,B:T,C:T reversed=1 skipped=C"),
        ("derailing seats=2 set=9", "round=2 engine=9-9 ends=A:4,B:5 doubles=B"),
        ("private-trains seats=2 set=6", "has_played=A ends=A:5"),
    ],
)
def test_whether_play_can_lead_to_a_position_is_not_asked(game: str, fields: str) -> None:
    position = start_of(game, fields)
    assert position.legal()
    assert all(position.ruling(move).allowed for move in position.legal())
    assert read_position(write_position(position)) == position


@pytest.mark.parametrize("game", ["basic-trains seats=4", "slosh seats=4 own_engines=yes"])
def test_a_position_of_the_first_lap_need_not_say_so(game: str) -> None:
    line = "position turn=B laid=4-4 ends=A:4/4 hands=A:?5,B:6-6+5-6,C:?5,D:?5"
    position = read_record(f"roundhouse record 1\ngame {game}\n{line}\n").match().position
    assert position is not None and position.stage == Stage.ENGINE
    assert not position.ruling(DONE).allowed
    assert all(position.ruling(move).allowed for move in position.legal())


@pytest.mark.parametrize(
    ("game", "fields"),
    [
        ("mexican-train seats=2 set=6 deal=2", "stage=drew ends=A:-,B:- hands=A:?3,B:?2 laid=6-6 yard=22"),
        ("super-train seats=2 deal=2", "laid=12-12+D-W ends=A:W hands=A:?2,B:?3"),
        ("derailing seats=2 set=6 deal=2", "engine=6-6 ends=A:- hands=A:?2,B:?3 yard=21"),
        ("private-trains seats=2 set=6 deal=2", "stage=drew ends=A:-,B:- hands=A:?3,B:?2"),
        ("station seats=2 set=6 deal=3 rounds=7", "round=5 ends=A:3,B:4 hands=A:3-4,B:?1"),
        ("mexican-train seats=2 set=6 deal=7", "ends=A:3,B:4 hands=A:3-4,B:?1"),
        ("derailing seats=3 set=6 deal=5", "engine=5-5 ends=A:1,B:-,C:- hands=A:1-6,B:0-0,C:4-6+0-2"),
        ("station seats=2 set=6 deal=2", "ends=A:-,B:- hands=A:?2,B:?4 laid=6-6 yard=21"),
    ],
)
def test_a_hand_may_hold_what_was_drawn(game: str, fields: str) -> None:
    record = read_record(f"roundhouse record 1\ngame {game}\nposition turn=A {fields}\n")
    assert record.start is not None and record.start.legal()


def test_a_round_can_be_blocked_before_any_train_has_begun() -> None:
    table = "slosh seats=4 engine=4-4 round=1 turn=B ends=A:-,B:-,C:-,D:- hands=A:?3,B:?1,C:0-0+1-1,D:?4 idle=3 "
    blocked = read_position(table + "laid=1-3+0-4+2-3+1-4+2-4+1-5+3-4+4-4+3-5 yard=9").after(DONE)
    assert blocked.stage == Stage.OVER
    assert read_position(write_position(blocked)) == blocked


def test_a_call_can_be_claimed_before_the_tile_that_a_d_asks_for_is_drawn() -> None:
    start = "super-train seats=2 missed_call=yes engine=12-12 round=1 leader=A turn=B "
    seen = "last_tile=A draws=B hands=A:?1,B:?3 laid=12-12+3-12+D-W ends=A:W,B:3,mexican:- yard=105"
    position = read_position(start + seen)
    claimed = position.game.play(position, Claim(0))
    assert read_position(write_position(claimed)) == claimed
    assert claimed.game.owes_draw(claimed.game.play(claimed, Penalty(-1)))


def test_a_call_can_be_claimed_after_the_sound_for_the_tile_that_comes_next() -> None:
    start = "station seats=2 set=6 missed_call=yes engine=6-6 round=1 turn=B last_tile=A sounded=1 "
    position = read_position(start + "ends=A:5,B:4 hands=A:?1,B:?2 laid=6-6+5-6+4-6 yard=22")
    claimed = position.game.play(position, Claim(0))
    assert read_position(write_position(claimed)) == claimed


def test_nobody_owes_a_call_once_the_play_that_leaves_one_tile_has_ended_the_round() -> None:
    rules = "seats=2 set=6 missed_call=yes visitors_mark=yes all_marked_end=yes"
    table = "turn=A ends=A:5,B:4*,mexican:- hands=A:3-4+0-0,B:0-1+2-2 laid=6-6+5-6+4-6 yard=21 engine=6-6 round=1"
    position = read_position(f"mexican-train {rules} {table}")
    after = position.after(read_move(position, "4-3 on B"))
    assert after.stage == Stage.OVER
    assert read_position(write_position(after)) == after


def test_a_position_under_rules_that_cannot_be_is_an_option_error() -> None:
    with pytest.raises(OptionError, match="bad-value: option=set, value=7"):
        read_position(MEXICAN.replace("set=6", "set=7"))
