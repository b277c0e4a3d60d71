"""A position as one line: it reads back the same, and any other line is an error that says what was expected."""

import pickle
from functools import reduce
from operator import or_
from random import Random

import pytest
from hypothesis import given, settings
from tests.games.reference_rules import games
from tests.games.sample_positions import MEXICAN
from tests.games.tables import LIGHT, Table, called_positions, folded, positions, seeds

from roundhouse.dominoes import tiles_in
from roundhouse.games import GAMES, Game
from roundhouse.games.chains import unseen_needed
from roundhouse.games.moves import DONE, Claim, Penalty
from roundhouse.games.options import OptionError
from roundhouse.games.position import Stage
from roundhouse.games.position_fault import fault_of_position
from roundhouse.games.position_reader import read_position
from roundhouse.games.position_text import write_position
from roundhouse.games.rulings import Unreadable
from roundhouse.games.seat_views import seen_by
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


@settings(LIGHT, max_examples=20)
@given(games, seeds)
def test_views_and_called_tables_come_back_from_one_line(game: Game, seed: int) -> None:
    # Players of a called table here lay tiles that nobody sees as they like: more than there can be, sometimes.
    called = [each for each in called_positions(game, seed) if not each.unknown or fault_of_position(each) is None]
    met = [view for _, view in folded(game, seed, 0)][::7] + called[::5]
    for position in met:
        assert read_position(write_position(position)) == position
        assert pickle.loads(pickle.dumps(position)) == position


@LIGHT
@given(games, seeds)
def test_trains_that_were_laid_can_end_as_they_do_whatever_tiles_of_them_are_seen(game: Game, seed: int) -> None:
    rng = Random(seed)
    for _, _, position in Table(game, seed).round():
        each = game.ends_per_train
        ends = [position.ends[train * each : train * each + each] for train in tiles_in(position.begun)]
        seen = sum(1 << tile for tile in tiles_in(position.laid) if rng.random() < rng.choice((0, 0.5, 0.9, 1)))
        hands = reduce(or_, (hand for hand in position.hands if rng.random() < 0.8), 0)
        unseen = game.tiles.everything & ~seen & ~hands
        needed = [
            unseen_needed(game, position.round.engine, ends[:trains], seen, unseen) for trains in range(len(ends) + 1)
        ]
        assert needed[-1] <= (position.laid & ~seen).bit_count(), write_position(position)
        assert needed == sorted(needed)


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
        (("yard=17", "yard=17 sun=up"), "known fields like ends= and hands=, not sun="),
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


NO_CHAIN = "to each open end; no chain from an engine to "
IMPOSSIBLE = {
    "mexican-train seats=2 set=6 deal=2": [
        ("ends=A:4,B:-,mexican:4 doubles=A,mexican hands=A:?2,B:?2", "4-4 as the open double of one train"),
        ("ends=A:-,B:-,mexican:- hands=A:?9,B:?2", "at most 2 for A"),
        ("ends=A:-*,B:-,mexican:- hands=A:?9,B:?3", "at most 2 for B"),
    ],
    "mexican-train seats=2 set=6 deal=2 missed_call=yes": [
        ("ends=A:-*,B:-,mexican:- hands=A:?9,B:?3", "at most 2 for B"),
    ],
    "mexican-train seats=2 set=6 deal=1 missed_call=yes": [
        ("ends=A:-*,B:-,mexican:- hands=A:?9,B:?3", "at most 2 for B"),
    ],
    "mexican-train seats=2 set=6 deal=5": [
        ("ends=A:5,B:- hands=A:?9,B:?1 laid=6-6+5-6 yard=16", "5 dealt to each and"),
    ],
    "super-train seats=2 deal=2": [
        ("ends=A:- hands=A:?2,B:?3", "at most 2 for B"),
        ("laid=12-12+D-W ends=A:W hands=A:?2,B:?4", "at most 3 for B"),
        ("laid=12-12+D-W ends=B:W draws=A hands=A:?3,B:?2", "at most 2 for A"),
        ("ends=A:5 hands=A:D-W,B:?3", "at most 2 for B"),
    ],
    "super-train seats=3 missed_call=yes": [
        ("last_tile=B ends=A:5 hands=A:S-W+?1,B:?1,C:?3", "only until the next player has drawn"),
    ],
    "super-train seats=3 deal=2": [
        ("laid=12-12+D-W ends=mexican:W hands=A:?1,B:?3,C:?3", "at most 2 for C"),
    ],
    "private-trains seats=2 set=6 deal=2": [
        ("ends=A:-*,B:- hands=A:?9,B:?3", "at most 2 for B"),
        ("stage=drew ends=A:-,B:- hands=A:?4,B:?2", "at most 3 for A"),
    ],
    "derailing seats=2 set=6 deal=2": [
        ("engine=6-6 ends=A:-*,B:- hands=A:?2,B:?4 yard=21", "at most 3 for B"),
    ],
    "station seats=2 set=6 deal=4": [
        ("ends=A:- hands=A:?9,B:?1 laid=6-6 yard=17", "4 dealt to each and the 3 drawn"),
    ],
    "mexican-train seats=4 set=6": [
        ("ends=A:6,B:6,C:6,D:6,mexican:6 hands=A:0-5+3-5,B:?1,C:?1,D:?1", f"{NO_CHAIN}6 at B"),
    ],
    "mexican-train seats=2 set=6": [
        ("ends=A:3 hands=A:3-0+3-1+3-2+3-4+3-5+3-6,B:?4 laid=6-6+3-3 yard=10", f"{NO_CHAIN}3 at A"),
        ("ends=A:3 hands=A:3-0+3-1+3-2+3-4+3-5+3-6,B:?4", f"{NO_CHAIN}3 at A"),
        ("ends=A:1 doubles=A hands=A:0-1+1-5+1-2+1-3+1-4+1-6,B:?4", f"{NO_CHAIN}1 at A"),
        ("ends=A:5,B:5 hands=A:0-5+1-5+2-5+3-5+4-5,B:?4", f"{NO_CHAIN}5 at B"),
        ("ends=A:3,B:3 hands=A:0-1,B:?4 laid=6-6+3-6 yard=20", f"{NO_CHAIN}3 at B"),
        ("ends=A:3,B:3,mexican:3 hands=A:3-0+3-1+3-2+3-4,B:?4 laid=6-6+3-3+3-5+3-6 yard=4", f"{NO_CHAIN}3 at mexican"),
        ("laid=6-6+5-6+4-6+1-6+3-5 ends=A:3,mexican:6", f"{NO_CHAIN}6 at mexican"),
        ("laid=6-6+4-6+1-6+2-6+3-4+1-3 ends=A:3,mexican:6", f"{NO_CHAIN}6 at mexican"),
        ("laid=6-6 ends=A:5 doubles=A yard=20", f"{NO_CHAIN}5 at A"),
        ("laid=6-6+5-5+4-6 ends=A:5,B:5,mexican:4 doubles=A,B", "5-5 as the open double of one train"),
        ("laid=6-6+5-6 ends=A:5,mexican:-* hands=A:?5,B:?5 yard=16", "no * after mexican"),
        ("laid=6-6+5-6 ends=A:5,mexican:5", "a tile for each open end; for 5 at mexican"),
        ("round=8 ends=A:-", "a number from 1 to 7, not 8"),
        ("round=2 engine=6-6 ends=A:-", "the engine of round 2, 5-5, in engine="),
        ("used=6-6 ends=A:-", "no used= in a game whose engines follow"),
        ("idle=1 ends=A:5", "no idle= while there are tiles to draw"),
        ("idle=1 ends=A:5 boneyard=none hands=A:0-0,B:1-6", "no idle= that counts B's turn"),
        ("stage=over laid=6-6+5-6 ends=A:5 hands=A:1-2,B:3-4 yard=5", "or an empty boneyard"),
        ("stage=over ends=A:5 hands=A:1-5,B:3-4 boneyard=none", "A has a tile that fits"),
        ("stage=over winner=B laid=6-6+5-6 ends=A:5 hands=A:?2,B:", "that B can have laid"),
        ("stage=follow fresh=1 doubles=B laid=6-6+5-6+4-6+4-4 ends=A:5,B:4", "a * after B: only the owner"),
        ("stage=hunt ends=A:-", "stage= and one of dealing, turn, drew"),
        ("laid=6-6+5-6+5-5+0-5+1-5+2-5+3-5+4-5 ends=A:5 doubles=A", "it is closed (MT-10)"),
    ],
    "station seats=2 set=6": [
        ("ends=A:3,B:3 hands=A:3-0+3-1+3-2+3-4+3-5,B:?4", f"{NO_CHAIN}3 at B"),
        ("stage=hunt hands=A:6-6,B:?1", "no engine in a hand while all draw"),
        ("ends=A:-*", "no * for A's train before it has begun"),
        ("ends=A:5,public-2:4", "the order of their numbers"),
        ("ends=public-1:4", "a player's own train begun before a public one"),
        ("ends=A:5,B:4 doubles=B", "with fresh=1, where the stage is follow"),
    ],
    "basic-trains seats=4": [
        ("ends=A:3/4,B:3/5,C:1/1,D:0/0 hands=A:3-0+3-1+3-2+3-6+3-7+3-8+3-9+3-4,B:?2,C:?2,D:?2", f"{NO_CHAIN}3/5 at B"),
        ("laid=9-9+8-8+7-7+6-6+3-5+4-5 ends=A:3/4,B:8/8,C:7/7,D:6/6", f"{NO_CHAIN}3/4 at A"),
        ("ends=A:3/4,B:2/2,C:1/1,D:0/0 hands=A:3-1,B:?30,C:?2,D:?3", "at most 12 for B"),
        ("laid=9-9+8-8+7-7+6-6 ends=A:9/9,B:8/8,C:7/7,D:6/6*", "no * in a game without markers"),
        ("laid=9-9+8-8+7-7+6-6 ends=A:9/9,B:8/8,C:7/7,D:6/6 added_to=A", "none at its beginning"),
        ("stage=turn laid=9-9 ends=A:9/9", "stage=engine, while B has laid none"),
        ("stage=turn ends=A:9/9,B:3/8,C:8/8", "an engine for D, too: all lay theirs before the first play"),
        (
            "stage=engine laid=9-9+8-8+7-7+6-6 ends=A:9/9,B:8/8,C:7/7,D:6/6",
            "only the engines of those who had a turn before A",
        ),
        ("laid=8-8 ends=C:8/8", "only the engines of those who had a turn before A"),
    ],
    "super-train seats=2": [
        (
            "ends=A:3,B:3,mexican:3 hands=A:3-0+3-1+3-2+3-4+3-5+3-6,B:?4 laid=12-12+3-12+3-7+3-8 yard=98",
            f"{NO_CHAIN}3 at B",
        ),
        ("skipped=B laid=12-12+5-12 ends=A:5", "skipped= only once, and only after a tile with S"),
        ("draws=B laid=12-12+5-12 ends=A:5", "draws= only once, and only after a tile with D"),
        ("twice=1 stage=follow laid=12-12+5-12 ends=A:5", "after a tile with T was laid"),
        ("round=14 laid=W-W+2-W ends=A:W doubles=A", "W-W on the table where it is an open double"),
        ("draws=A stage=drew ends=A:5", "draws= for the player in turn only at the beginning"),
        ("round=15 ends=A:-", "a number from 1 to 14, not 15"),
        ("round=40 ends=A:-", "a number from 1 to 14, not 40"),
    ],
    "slosh seats=4": [
        ("ends=A:1 hands=A:1-5+1-6,B:?9,C:?1,D:?1", "at most 7 for B"),
        ("ends=A:1,B:2 hands=A:1-5+1-6,B:?7,C:?1,D:?1", "at most 6 for B"),
        ("stage=over ends=A:4 hands=A:4-5,B:1-4,C:?3,D:?3", "B has a tile that fits"),
        ("laid=4-4+4-5 ends=A:5 leader=A", "no leader= where the hands decide"),
        ("laid=4-4+4-5 ends=A:5 stuck=D", "only with the house rule neighbor"),
    ],
    "derailing seats=2 set=9": [
        ("ends=A:3 hands=A:3-5+1-2+5-6,B:?4", "engine= and the double that is the engine"),
        ("ends=A:3 hands=A:3-5,B:?4 yard=30", "engine= and the double that is the engine"),
        ("ends=A:? hands=A:3-5,B:?4 yard=30", "engine= and the double that is the engine"),
    ],
    "mexican-train seats=2 set=6 missed_call=yes": [
        ("last_tile=A ends=A:5 hands=A:?3,B:?3", "a player with one tile"),
        ("last_tile=A ends=A:5 hands=A:?1,B:?3", "only until the next player has drawn, played or passed"),
    ],
    "private-trains seats=2 set=6": [
        ("stage=follow fresh=1 doubles=B laid=6-6+5-6+4-6+4-4 ends=A:5,B:4", "a * after B: only the owner"),
        ("has_played=A ends=A:5", "players whose markers are up"),
    ],
    "super-train seats=3": [
        ("ends=A:T,B:T", "each open end; for T at B none is left"),
        ("ends=A:A,B:A,C:A,mexican:A", "each open end; for A at mexican none is left"),
        (
            "ends=A:1,B:2,C:3 hands=A:R-W+?2,B:S-W+?2,C:T-W+?3 reversed=1",
            "reversed= only once, and only after a tile with R",
        ),
        ("ends=A:1 yard=87 reversed=1 skipped=C hands=A:?7,B:?8,C:?8", "a tile with S"),
        ("skipped=B+C laid=12-12+S-W ends=A:W hands=A:?3,B:?3,C:?3", "skipped= only once"),
        ("reversed=1 laid=12-12+5-12 ends=A:5 hands=A:?3,B:?3,C:?3", "after a tile with R was laid"),
        ("ends=A:5 hands=A:0-0,B:0-1,C:0-2 boneyard=none idle=1 draws=C", "no draws= for a player whose turn idle="),
        (
            "ends=A:5 hands=A:0-0,B:0-1,C:0-2 boneyard=none idle=1 skipped=C",
            "no skipped= for a player whose turn idle=",
        ),
    ],
    "basic-trains seats=4 deal=4": [
        ("ends=A:3/4,B:2/2,C:1/1,D:0/0 hands=A:3-1,B:?5,C:?2,D:?3", "at most 3 for B"),
    ],
    "derailing seats=2 set=6": [
        ("stage=more engine=6-6 laid=6-6+5-6 ends=A:5", "a double that A has just laid"),
        ("stage=hunt hands=A:6-6,B:?1", "no engine in a hand while all draw"),
        ("round=2 engine=6-6 used=6-6 ends=A:5", "the engine of the round before"),
        ("round=3 used=6-6 engine=5-5 ends=A:-", "the engines of the 2 rounds before"),
    ],
}


@pytest.mark.parametrize(
    ("game", "fields", "expected"), [(game, *row) for game, rows in IMPOSSIBLE.items() for row in rows]
)
def test_an_impossible_position_is_refused_with_its_impossible_part(game: str, fields: str, expected: str) -> None:
    hands = (
        ""
        if "hands=" in fields
        else " hands=" + ",".join(f"{seat}:?3" for seat in "ABCD"[: int(game.split("=")[1][0])])
    )
    with pytest.raises(RecordError) as caught:
        read_record(f"roundhouse record 1\ngame {game}\nposition turn=A {fields}{hands}\n")
    assert expected in str(caught.value.expected)


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


def test_a_derailed_train_is_written_with_its_marker() -> None:
    start = "derailing seats=2 set=6 engine=6-6 round=1 leader=A turn=A hands=A:?2,B:?2 laid=6-6+5-6+4-6+5-5 yard=20 "
    assert read_position(start + "ends=A:4,B:5*,community:- doubles=B").doubles == (1,)
    with pytest.raises(Unreadable) as caught:
        read_position(start + "ends=A:4,B:5,community:- doubles=B")
    assert str(caught.value.expected).startswith("a * after the end of each derailed train")
    on_community = read_position(start + "ends=A:4,B:-,community:5 doubles=community")
    assert on_community.markers == 0, "the community train needs none"


def test_a_position_under_rules_that_cannot_be_is_an_option_error() -> None:
    with pytest.raises(OptionError, match="bad-value: option=set, value=7"):
        read_position(MEXICAN.replace("set=6", "set=7"))
