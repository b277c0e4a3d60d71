"""A match: rounds, scores, corrections, ties, stops and undo."""

import pytest
from tests.games.tables import RandomTable, match_from

from roundhouse.dominoes import UNKNOWN_DOUBLE, hand_of, tiles_in
from roundhouse.games import GAMES, BasicTrains, MexicanTrain
from roundhouse.games.basic_trains import BasicTrainsOptions
from roundhouse.games.core.moves import DONE, DRAW, Deal, LayEngine, Reveal
from roundhouse.games.core.position import Round, Stage
from roundhouse.games.core.rulings import Refused
from roundhouse.games.match.match import Begin, Correct, Event, Match, Stop
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.games.text.position_reader import read_position
from roundhouse.records.record import read_record


def played(text: str) -> Match:
    """A match by its record, without the header."""
    return read_record(f"roundhouse record 1\n{text}").match()


ROUND = "begin A\ndeal A 5-6; B 0-4\nA 6-5 on A\n"
ONE = f"game mexican-train seats=2 set=6 deal=1\n{ROUND}"
TWO = f"{ONE}begin B\ndeal A 0-3; B 4-5\nB 5-4 on B\n"


def test_rounds_follow_one_another_on_the_score_sheet() -> None:
    match = played(TWO)
    assert [result.points for result in match.results] == [(0, 4), (3, 0)]
    assert [result.winner for result in match.results] == [0, 1]
    assert [(r.round.number, r.round.engine, r.round.leader) for r in match.results] == [(0, 6, 0), (1, 5, 1)]
    assert (match.totals, match.rounds_won, match.leaders, match.over) == ((3, 4), (1, 1), (0,), False)
    assert match.position is None


@pytest.mark.parametrize(
    ("events", "clause"),
    [
        ([DONE], "C-3"),
        ([Stop(), Deal((0, 0), (1, 1))], "C-3"),
        ([Begin(2)], "C-8"),
        ([Begin(-1)], "C-8"),
        ([Begin(0), Begin(0)], "C-8"),
        ([Begin(0), DRAW], "C-8"),
        ([Correct(0, 0, 5)], "C-8"),
    ],
)
def test_events_at_the_wrong_time_are_refused_and_change_nothing(events: list[Event], clause: str) -> None:
    match = Match(MexicanTrain(2, MexicanTrainOptions(set=6, deal=1)))
    match.apply_all(events[:-1])
    before = match.position
    assert match.ruling(events[-1]).clause == clause
    with pytest.raises(Refused) as caught:
        match.apply(events[-1])
    assert caught.value.ruling.clause == clause
    assert (match.position, match.events) == (before, events[:-1])


def test_a_correction_changes_one_seats_points_of_one_round() -> None:
    match = played(f"{TWO}correct 1 B 9\ncorrect 2 A -2\n")
    assert [result.points for result in match.results] == [(0, 9), (-2, 0)]
    assert match.totals == (-2, 9)
    match.undo()
    assert match.totals == (3, 9)


def test_a_correction_in_mid_round_leaves_the_round_as_it_is() -> None:
    match = played(f"{ONE}begin B\ndeal A 0-3; B 4-5\n")
    position = match.position
    match.apply(Correct(0, 1, 40))
    assert (match.position, match.totals) == (position, (0, 40))
    assert not match.ruling(Correct(1, 0, 5)).allowed
    assert not match.ruling(Correct(0, 2, 5)).allowed


def test_a_stop_in_mid_round_ends_the_match_with_that_round() -> None:
    match = played(f"{ONE}begin B\ndeal A 0-3; B 4-5\nstop\n")
    assert not match.over
    position = match.position
    assert position is not None
    match.apply(position.legal()[0])
    assert (match.over, match.leaders) == (True, (0,))
    assert match.ruling(Begin(0)).clause == "C-9"
    match.undo(2)
    assert not match.over


def test_a_stop_between_rounds_ends_the_match_at_once() -> None:
    match = played(f"{ONE}stop\n")
    assert (match.over, match.leaders) == (True, (0,))


def state(match: Match) -> tuple[object, ...]:
    return match.position, match.results, match.events


def test_undo_takes_back_any_number_of_steps_over_rounds_too() -> None:
    match = played(TWO)
    events = list(match.events)
    taken = match.undo(4)
    assert taken == events[:-5:-1]
    assert match.results == () and match.position is not None and match.position.count(0) == 1
    match.apply_all(reversed(taken))
    assert match.totals == (3, 4)
    match.undo(len(events))
    assert state(match) == (None, (), [])


@pytest.mark.parametrize("steps", [-1, 7, 1000])
def test_more_than_there_is_cannot_be_taken_back(steps: int) -> None:
    match = played(TWO)
    with pytest.raises(ValueError, match=f"6 steps can be taken back, not {steps}"):
        match.undo(steps)
    assert len(match.events) == 6


def test_lines_are_the_trains_as_they_lie() -> None:
    match = played(
        "game mexican-train seats=2 set=6 deal=3\nbegin A\ndeal A 1-6 1-3 0-2; B 2-6 4-5 0-0\n"
        "A 6-1 on A\nB 6-2 on mexican\nA 1-3 on A\n"
    )
    text = [[match.game.tiles.text(p.tile, p.joined) for p in line] for line in match.lines()]  # type: ignore[union-attr]
    assert text == [["6-1", "1-3"], [], ["6-2"]]


def test_lines_of_basic_trains_grow_at_both_ends_of_the_engine() -> None:
    match = played(
        "game basic-trains seats=2 two_or_three=yes deal=4\nbegin A\ndeal A 9-9 8-9 7-9 0-1; B 5-5 7-8 0-2 0-3\n"
        "A engine 9-9\nB engine 5-5\nA 9-8 on A left\nA done\nB done\nA 9-7 on A right\nA done\n"
    )
    line = match.lines()[0]
    assert [match.game.tiles.text(each.tile) for each in line] == ["8-9", "9-9", "7-9"]
    assert isinstance(line[1], LayEngine)


def test_the_ledger_keeps_what_was_on_trust_in_this_round() -> None:
    match = played(
        "game mexican-train seats=2 set=6 deal=2\nbegin A\ndeal A ?2; B ?2\nA draw\nA done\nB 6-1 on B\nA ? on A\n"
    )
    assert [(entry.event, entry.seat, entry.clauses) for entry in match.ledger] == [
        (2, 0, ("MT-4",)),
        (3, 0, ("MT-4",)),
        (5, 0, ("C-2",)),
    ]
    match.undo(2)
    assert [entry.event for entry in match.ledger] == [2, 3]


def test_hands_that_nobody_saw_are_shown_or_counted_before_the_score() -> None:
    match = played(
        "game mexican-train seats=3 set=6 deal=1 double_blank=50\nbegin A\ndeal A 5-6; B ?1; C ?1\nA 6-5 on A\n"
    )
    assert match.position is not None and match.position.stage == Stage.OVER
    assert match.ruling(Reveal(1, 0b11)).clause == "C-8"
    assert match.ruling(Reveal(1, 1 << match.game.tiles.tile(5, 6))).clause == "C-1"
    match.apply(Reveal(1, 1))
    assert match.position is not None and not match.results
    match.apply(Reveal(2, 0, 7))
    assert match.totals == (0, 50, 7)
    match.undo()
    match.apply(Reveal(2, 0b10))
    assert match.totals == (0, 50, 1)


def test_a_hand_of_no_pips_is_counted_too() -> None:
    match = played("game mexican-train seats=2 set=6 deal=1\nbegin A\ndeal A 5-6; B ?1\nA 6-5 on A\n")
    match.apply(Reveal(1, 0, 0))
    assert match.totals == (0, 0)


def test_tiles_are_shown_after_a_called_round_in_which_an_unseen_engine_alone_lies() -> None:
    match = Match(MexicanTrain(2, MexicanTrainOptions(set=6, engine_from="found")))
    for event in (Begin(0), Deal((0, 0), (9, 9), 0), LayEngine(UNKNOWN_DOUBLE)):
        match.apply(event)
    while not match.hands_due:
        match.apply(DRAW if match.ruling(DRAW).allowed else DONE)
    position = match.position
    assert position is not None and not position.uncalled
    tiles = tiles_in(match.game.tiles.everything & ~match.game.tiles.doubles)
    assert match.ruling(Reveal(0, hand_of(tiles[: position.count(0)]))).allowed


def test_basic_trains_need_no_hand_shown() -> None:
    game = BasicTrains(2, BasicTrainsOptions(two_or_three=True))
    start = read_position(
        "basic-trains seats=2 two_or_three=yes round=1 turn=A ends=A:9/9,B:5/5 hands=A:8-9,B:?4 laid=5-5+9-9 yard=48"
    )
    match = Match(game, start)
    match.apply(start.legal()[0])
    assert match.totals == (20, 0)


def test_a_match_may_start_in_the_middle_of_a_round() -> None:
    start = read_position(
        "mexican-train seats=2 set=6 engine=4-4 round=3 leader=A turn=A ends=A:5,B:- hands=A:3-5,B:0-1 "
        "laid=4-4+4-5 yard=24"
    )
    earlier = played(TWO).results
    match = match_from(start, earlier)
    assert (match.totals, match.position, match.deals) == ((3, 4), start, 1)
    match.apply(start.legal()[0])
    assert match.totals == (3, 5)
    match.apply(Begin(1))
    assert match.position is not None and match.position.round == (3, 3, 1, 0)


@pytest.mark.parametrize(
    ("lines", "coming"),
    [
        ("station seats=2 set=6|round=3 laid=4-4+4-5 ends=A:5|A 5-1 on A", Round(3, 3, -1)),
        ("super-train seats=2|round=3 laid=10-10+5-10 ends=A:5|A 5-1 on A", Round(3, 9, 1)),
        ("mexican-train seats=2 set=6|round=3 leader=B laid=4-4+4-5 ends=A:5|A 5-1 on A", Round(3, 3, 0)),
        ("private-trains seats=2 set=6|round=3 laid=4-4+4-5 ends=A:5|A 5-1 on A", Round(3, 3, 0)),
        (
            "derailing seats=2 set=6|round=3 used=6-6+0-0 engine=4-4 laid=4-4+4-5 ends=A:5|A 5-1 on A",
            Round(3, -1, -1, 81),
        ),
    ],
)
def test_a_record_that_begins_in_a_later_round_goes_on_with_the_next(lines: str, coming: Round) -> None:
    game, fields, move = lines.split("|")
    match = played(f"game {game}\nposition turn=A {fields} hands=A:1-5,B:0-3\n{move}\n")
    assert match.next_round == coming and len(match.sheet) == 1
    match.apply(Begin(max(0, coming.leader)))
    assert match.position is not None and match.position.round == coming


@pytest.mark.parametrize("name", GAMES)
def test_nobody_but_the_rightful_leader_begins_a_later_round(name: str) -> None:
    """In the first round the table chooses; where the hands decide who leads, the deal says it."""
    assert all(Match(GAMES[name](4)).ruling(Begin(seat)).allowed for seat in range(4))
    table = next(
        table
        for seed in range(99)
        if list((table := RandomTable(GAMES[name](4), seed)).round()) and table.match.results
    )
    match, rightful = table.match, table.match.next_round.leader
    assert match.results and (rightful >= 0) is (name in ("mexican-train", "super-train", "private-trains"))
    for seat in range(4):
        ruling = match.ruling(Begin(seat))
        assert ruling.allowed is (rightful in (seat, -1))
        if not ruling.allowed:
            assert (ruling.clause, ruling.facts["leader"]) == (match.game.leading_clause, rightful)


def test_no_round_begins_after_the_last_one() -> None:
    last = "position turn=A round=7 laid=0-0+0-5 ends=A:5 hands=A:1-5,B:0-3\nA 5-1 on A\n"
    match = played(f"game mexican-train seats=2 set=6\n{last}")
    assert match.over and match.ruling(Begin(0)).clause == "C-9"
    agreed = played(
        "game mexican-train seats=2 set=6 rounds=2\n"
        + last.replace("7 laid=0-0+0-5", "2 laid=5-5+0-5")
        .replace("A:5", "A:0")
        .replace("1-5,B:0-3", "0-1,B:3-3")
        .replace("5-1", "0-1")
    )
    assert agreed.over
