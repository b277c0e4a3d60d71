"""The called table in the terminal: prompts, answers to calls, and the end of a match."""

import pytest
from tests.referee.tables import RecordingHub
from tests.terminal.scripted_person import CALLED, OUT, CalledTerminal, ScriptedTerminal

from roundhouse.catalogs import Verbatim
from roundhouse.hub.events import ButtonEvent, HubEvent, Lost
from roundhouse.indices import Seat
from roundhouse.program.table_factory import new_table
from roundhouse.program.table_request import TableRequest
from roundhouse.referee.calls import write_call
from roundhouse_hub.lamps.scene import ENGINE


def test_a_round_is_prompted_for_from_its_deal_to_its_score() -> None:
    desk = CalledTerminal([*OUT, "bo 5-5", "cy = 4"])
    assert desk.prompts == [
        "Who leads the first round? (a name, or lot) > ",
        "Ann > ",
        "Bo > ",
        "Cy > ",
        "Ann > ",
        "Bo > ",
        "Cy > ",
        "Ann > ",
        "What does Bo have left? (1 tile, like 3-4 5-5, or = 17) > ",
        "What does Cy have left? (1 tile, like 3-4 5-5, or = 17) > ",
        "The match is over: Enter to end, or scores with the review, correct, undo > ",
    ]
    for told in (
        "Mexican Train with real tiles",
        "Ann plays 6-1 on their own train",
        "Ann's turn. Play a tile, or draw one.",
        "Ann has one tile left.",
        "Ann is out: the round is over.",
        "Bo shows 5-5\n    10 (5-5)",
        "Cy has 4 pips left",
        "Ann is out and wins round 1. Ann 0, Bo 10, Cy 4.",
        "Ann wins the match with 0 points.",
    ):
        assert told in desk.shown
    assert desk.desk.rejected == 0


def test_from_a_pipe_nothing_is_asked_and_only_answers_come_out() -> None:
    desk = CalledTerminal([*OUT, "bo 5-5", "cy = 4"], quiet=True)
    assert set(desk.prompts) == {""}
    assert ">" not in desk.shown and "turn." not in desk.shown
    assert desk.shown.startswith("  A new round begins\n")
    assert "wins the match" in desk.shown


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("bo 6-1", "Bo has to wait: it is Ann's turn. Play a tile, or draw one. (MT-3)"),
        ("7-1", 'Cannot read "7-1'),
        ("ann 6-6 own", ". Ann plays another tile. (C-1)"),
        ("6-1", '"6-1" can mean:\n  1  6-1 on Ann\n  2  6-1 on mexican\nType its number'),
        ("zoe 6-1", 'Cannot read "zoe 6-1": say who does what, like ann 5-6'),
        ("6-1 on zoe", "name Ann, Bo, Cy or mexican."),
        ("6-1 2-3 on cy", "Nothing on that line was done."),
        ("done", "a draw comes before a pass. Ann draws a tile. (MT-4)"),
        ("nobody", "say who does what"),
        ("undo 9", "Only 2 steps can be taken back."),
        ("undo some", "undo 3"),
        ("undo 0", "undo 3"),
        ("redo 0", "redo 2"),
        ("ann 6 1", 'Cannot read a tile in "ann 6 1": write its two ends like 5-6.'),
        ("ann 6", 'Cannot read a tile in "ann 6"'),
        ("correct 1 zoe 5", 'Who is "zoe"? Name Ann, Bo or Cy.'),
        ("correct 1 draw 5", 'Who is "draw"?'),
        ("correct 1 5", "like: correct 1 Bo 17"),
        ("correct 1 bo 12++5", 'A number is missing in "12++5"'),
        ("correct 1 bo 12a", '"12a" is not a number'),
        ("correct 1 bo 99999+1", "at most 9999"),
        (f"correct {'9' * 400} ann 5", "like: correct 1 Bo 17"),
        ("9" * 5000, "Cannot read a tile in"),
        ("depart zoe", 'Who is "zoe"?'),
        ("redo", "Nothing to redo."),
        ("redo some", "like: redo 2"),
        ("seat bo good", "A computer cannot sit here"),
        ("seat zoe Dana", "like: seat Bo good"),
        ("slot ann 5", "The first round has begun: the seats stay as they are."),
        ("slot ann", "from 1 to 12"),
        ("correct ann", "like: correct 1 Bo 17"),
        ("why", "Write what you want to know"),
        ("hint 9-9", "There is no 9-9 in the double-6 set."),
        ("hint 6-6", "6-6 is not in that hand"),
        ("hint 1-1 2-2 3-3 4-4", "Ann has 3 tiles: name no more than that."),
    ],
)
def test_a_call_that_cannot_be_taken_is_reported_in_a_line_or_as_a_question(line: str, answer: str) -> None:
    desk = CalledTerminal(["ann", line])
    assert answer in desk.shown
    assert desk.desk.rejected == 1
    assert len(desk.table.referee.match.events) == 2


def test_why_answers_each_meaning_of_a_tile_that_fits_on_two_trains() -> None:
    desk = CalledTerminal(["ann", "why 6-1"])
    assert "6-1 on Ann: That is allowed." in desk.shown and "6-1 on mexican: That is allowed." in desk.shown
    assert desk.desk.rejected == 0 and len(desk.table.referee.match.events) == 2


@pytest.mark.parametrize("line", ["zoe", "ann 6-1", "ann = 12+5"])
def test_whoever_does_not_say_who_leads_is_told_whom_to_name(line: str) -> None:
    desk = CalledTerminal([line])
    assert f'"{line}" does not say who leads the first round: name Ann, Bo or Cy, or say lot.' in desk.shown


@pytest.mark.parametrize("line", ["who", "hint", "why 6-1"])
def test_what_is_asked_between_rounds_is_put_off(line: str) -> None:
    assert "No round is being played: ask again when one has begun." in CalledTerminal([line]).shown


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (["ann 2-3", "stand 9"], "Which number is open now: 3 or 2? Write it like: stand 3"),
        (["ann 2-3", "stand whatever"], "Which number is open now: 3 or 2?"),
        (["ann 2-2", "stand 9"], "There is no number to choose for that call: leave out 9."),
    ],
)
def test_a_number_that_the_tile_does_not_have_lets_nothing_stand(lines: list[str], answer: str) -> None:
    desk = CalledTerminal(["ann", *lines])
    assert answer in desk.shown
    assert len(desk.table.referee.match.events) == 2


def test_a_note_is_asked_for_when_its_number_is_typed() -> None:
    desk = CalledTerminal(["ann", "ann 2-3", "stand", "3", "we agreed", "4"])
    assert "A note, if you like > " in desk.prompts
    assert "we agreed" in str(desk.table.referee.match.events[-1])


def test_a_question_is_answered_by_its_number_and_forgotten_with_the_next_line() -> None:
    desk = CalledTerminal(["ann", "6-1", "2", "bo 6-2", "who", "1"])
    assert "Ann plays 6-1 on the Mexican Train" in desk.shown
    assert "Bo plays" in desk.shown
    desk = CalledTerminal(["ann", "6-1", "who", "1"])
    assert len(desk.table.referee.match.events) == 2


def test_a_name_that_resembles_one_is_asked_about_before_the_round_as_well() -> None:
    desk = CalledTerminal(["anne 6-1", "1", "ann", "anne 6-1"])
    assert '"Ann 6-1" does not say who leads the first round' in desk.shown
    assert desk.shown.count("  1  Ann 6-1") == 2


def test_the_rest_of_a_line_is_left_when_a_part_cannot_be_taken() -> None:
    desk = CalledTerminal(["ann", "6-1 own, bo 6-6 own, bo 6-2 own"])
    assert len(desk.table.referee.match.events) == 3


def test_naming_another_leader_is_answered_with_the_one_by_the_rules() -> None:
    request = TableRequest("mexican-train", "Ann,Bo,Cy", rules={"set": "6", "deal": "3"}, mode="called")
    desk = CalledTerminal([*OUT, "= 3", "= 4", "ann leads", "bo leads"], request)
    assert "Ann does not lead: this round Bo does. Begin with Bo. (MT-3)" in desk.shown
    assert desk.desk.rejected == 1
    assert desk.prompts[-1] == "Bo > "


def test_an_unreadable_hand_is_answered_with_how_to_name_one() -> None:
    desk = CalledTerminal([*OUT, "bo", "what now"])
    assert 'No tile is named in "bo": name those of Bo, or their sum like = 17.' in desk.shown
    assert 'No tile is named in "what now": name those of Bo' in " ".join(desk.shown.split())
    assert desk.desk.rejected == 2


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("bo = 12++5", 'A number is missing in "12++5"'),
        ("bo = 12+x points", '"12+x" is not a number'),
        ("bo = 99999", "at most 9999"),
        ("bo =", "Cannot read the sum in"),
    ],
)
def test_a_sum_that_cannot_be_read_is_named(line: str, answer: str) -> None:
    desk = CalledTerminal([*OUT, line])
    assert answer in desk.shown
    assert desk.desk.rejected == 1


@pytest.mark.parametrize("line", ["bo = 4+6", "bo has 4 + 6 points", "bo 4+6"])
def test_points_add_up_where_they_are_typed(line: str) -> None:
    desk = CalledTerminal([*OUT, line, "cy = 4", "correct 1 cy 3 + 2+2"])
    assert desk.table.referee.match.totals == (0, 10, 7)


@pytest.mark.parametrize("quiet", [False, True])
def test_a_slip_in_the_last_hand_can_be_mended_after_the_match(quiet: bool) -> None:
    told = [*OUT, "bo 5-5", "cy = 4", "deal", "undo", "cy = 7", "correct 1 bo 11"]
    desk = CalledTerminal([*told, "quit", "correct 1 bo 12"], quiet=quiet)
    assert '"deal" comes too late: the match is over. Correct a score, undo a step, or end with quit.' in desk.shown
    assert "Taken back: Cy has 4 pips left." in desk.shown
    assert desk.table.referee.match.totals == (0, 11, 7)
    assert desk.table.referee.match.over
    assert desk.desk.rejected == 1


def test_an_empty_line_ends_a_match_that_is_over_but_not_in_a_script() -> None:
    told = [*OUT, "bo 5-5", "cy = 4", "", "correct 1 bo 12"]
    assert CalledTerminal(told).table.referee.match.totals == (0, 10, 4)
    assert CalledTerminal(told, quiet=True).table.referee.match.totals == (0, 12, 4)


def test_a_call_of_the_round_is_corrected_in_place() -> None:
    said = ["ann", "6-1 own", "bo 6-2 own", "cy 6-3 own"]
    desk = CalledTerminal(
        [*said, "calls", "fix 3 ann 6-4 own", "calls", "fix 9 ann 6-4 own", "fix ann", "fix 3 bo 6-4"]
    )
    assert "   3  Ann plays 6-1 on their own train\n" in desk.shown
    shown = " ".join(desk.shown.split())
    was, now = "Ann plays 6-1 on their own train", "Ann plays 6-4 on their own train"
    assert f"It was: {was}. It is now: {now}. Corrected. Every call after it still holds." in shown
    assert f"3 {now} (was: {was})" in shown
    assert "Call 9 of this round cannot be corrected that way." in shown
    assert shown.count("Write the number of the call and what it really was") == 1
    assert "Bo has to wait: it is Ann's turn." in shown
    assert desk.desk.rejected == 3


def test_a_forgotten_call_is_inserted_and_one_that_never_happened_is_deleted() -> None:
    said = ["ann", "6-1 own", "bo 6-2 own", "cy 6-3 own"]
    desk = CalledTerminal(
        [*said, "delete 5", "cy 6-4 own", "delete 4", "insert 4 bo draw", "insert 5 bo 6-5 own", "calls"]
    )
    calls = [write_call(desk.table.referee.game, said.call) for said in desk.table.referee.calls[2:]]
    assert calls == ["6-1 on A", "draw", "6-5 on B", "6-4 on C"]
    assert desk.desk.rejected == 0 and not desk.table.referee.corrections.pending


def test_what_cannot_be_inserted_or_deleted_is_refused() -> None:
    """Before a round begins nothing is said, and a call that waits is not touched before the one that fails."""
    said = ["ann", "6-1 own", "bo 6-2 own", "cy 6-3 own", "1-0", "2-4"]
    desk = CalledTerminal([*said, "delete 1", "insert 1 ann 6-4 own", "delete", "insert 3", "delete 3 bo", "delete 9"])
    assert desk.desk.rejected == 6 and len(desk.table.referee.calls) == 7
    desk = CalledTerminal([*said, "fix 3 ann 6-4 own", "fix 7 bo 2-5", "delete 7", "insert 7 bo draw", "delete 6", "1"])
    assert desk.shown.count("Call 7 of this round cannot be corrected that way.") == 3


def test_the_leader_is_corrected_together_with_the_deal() -> None:
    desk = CalledTerminal(["ann", "6-1 own", "fix 1 bo leads", "calls"])
    calls = [type(said.call).__name__ for said in desk.table.referee.calls]
    assert calls[:2] == ["Begin", "Deal"] and calls.count("Deal") == 1
    assert "Bo begins the round (was: Ann begins the round; " in " ".join(desk.shown.split())
    assert "cannot be dealt again" not in desk.shown


def test_a_call_that_no_longer_holds_is_settled_by_its_number() -> None:
    desk = CalledTerminal(["ann", "6-1 own", "bo 6-2 own", "cy 6-3 own", "1-0", "fix 3 ann 6-4 own", "1"])
    assert "That no longer holds > " in desk.prompts
    assert "  1  Keep it on trust\n  2  It never happened\n" in desk.shown
    assert not desk.table.referee.corrections.pending
    assert desk.prompts[-1] == "Bo > "


def test_seats_scores_and_house_keeping() -> None:
    lines = [*OUT, "bo 5-5", "cy = 4"]
    request = TableRequest("mexican-train", "Ann,Bo,Cy", rules={"set": "6", "deal": "3"}, mode="called")
    desk = CalledTerminal(
        [*lines, "correct 1 bo 12", "score", "seat b Dana", "volume 3", "table", "help", "stop"], request
    )
    assert "Round 1 is corrected: Bo has 12 points" in desk.shown
    assert "Bo hands the seat to Dana." in desk.shown
    assert "bo 5-6 on cy" in desk.shown
    assert desk.table.referee.names == ("Ann", "Dana", "Cy")
    assert desk.table.referee.match.over


def test_basic_trains_asks_who_holds_the_highest_double_and_counts_tiles() -> None:
    basic = TableRequest("basic-trains", "Ann,Bo,Cy,Dee", mode="called")
    desk = CalledTerminal(["deal", "bo 9-9", "cy 8-8", "dee 7-7", "ann done", "ann = 90"], basic)
    assert desk.prompts[1] == "Who holds the highest double? (a name) > "
    assert "  Bo holds it and begins\n  Bo lays 9-9 as the engine" in desk.shown
    assert "Taken on trust: Bo" not in desk.shown
    assert "Taken on trust: Ann holds no double." in desk.shown
    assert "Nobody scores:" in desk.shown
    assert desk.prompts[-1] == "Who holds the highest double? (a name) > "


def test_players_sit_down_by_pressing_slots() -> None:
    presses = [ButtonEvent(slot, "down", 0) for slot in (8, 3, 10)]
    table = new_table(CALLED)
    table.output.connect(RecordingHub())
    news: list[HubEvent] = [ButtonEvent(ENGINE, "long", 0), Lost(Verbatim("the hub is gone"))]
    said = " ".join(ScriptedTerminal([*presses, "slot bo 12", "ann", *news], table=table).shown.split())
    assert "Ann, press the hub's slot in front of you" in said
    assert "Ann sits at slot 9. Bo, press" in said
    assert "Clockwise you sit Ann, Cy and Bo: turns go in that order now." in said
    assert "Bo sits at slot 12." in said
    assert [(name, table.referee.reported_slots[Seat(seat)]) for seat, name in enumerate(table.referee.names)] == [
        ("Ann", 8), ("Cy", 10), ("Bo", 11)
    ]  # fmt: skip
    assert "Somebody asks for an undo. It takes back everything since then. Does everybody agree?" in said
    assert "Type agree or decline." in said
    assert "the hub is gone" in said


@pytest.mark.parametrize("width", [60, 80, 100])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    request = TableRequest(
        "mexican-train", "Maximilian,Bernadette,Cassandra", rules={"set": "6", "deal": "3"}, mode="called"
    )
    lines = ["max", "6-1 own", "bern 6-2 own", "cass draw", "done", "max 7-7", "who", "hint", "?", "score", "cass 1-2"]
    desk = CalledTerminal(lines, request, width=width)
    assert max(len(line) for line in desk.shown.splitlines()) <= width
