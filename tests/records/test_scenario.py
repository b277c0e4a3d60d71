"""The scenario runner reports every unmet expectation with its place."""

import pytest

from roundhouse.records.record import RecordError
from roundhouse.records.scenario import ScenarioError, read_scenarios

HEAD = """roundhouse record 1
scenario B may visit A
game mexican-train seats=3 set=6
position turn=B laid=6-6+5-6+4-6 ends=A:5*,B:-,C:4 hands=A:0-1,B:4-5+3-6,C:3-4+0-0
"""
GOOD = [
    "B 4-5 on C   ! MT-7 closed",
    "B 4-5 on C   ! MT-7",
    "B draw   ! MT-4 can_play_draw",
    "B 4-5 on A   + MT-7",
    "expect legal 5-4 on A; 6-3 on B; 6-3 on mexican",
    "expect turn=B ends=C:4,A:5* hands=B:4-5+3-6 doubles= stage=turn",
    "expect scored 0",
]
BAD = [
    ("B 4-5 on C", "allowed, found refused: MT-7"),
    ("B 4-5 on C   ! MT-7 not_begun", "refusal MT-7 not_begun, found refused: MT-7 closed"),
    ("B 4-5 on C   ! C-6", "refusal C-6, found refused: MT-7"),
    ("B 4-5 on A   ! MT-7", "refusal MT-7, found allowed"),
    ("B 4-5 on A   ? MT-4", "allowed on trust: MT-4, found allowed"),
    ("expect legal 5-4 on A; 6-3 on B", "6-3 on mexican"),
    ("expect turn=A", "turn=A, found turn=B"),
    ("expect ends=A:5", "found ends=A:5*"),
    ("expect hands=B:4-5", "found hands="),
    ("expect totals A=1 B=0 C=0", "found A=0 B=0 C=0"),
    ("expect points A=0 B=0 C=0", "found no round scored"),
    ("expect winners B", "found nobody yet"),
    ("expect void", "a void round, dealt again"),
    ("expect round-over", "no round in play, found mexican-train"),
    ("expect scored 1", "found 0"),
    ("game mexican-train seats=2   ! C-8 deal", "found a game that can be played"),
    ("game mexican-train seats=2 deal=999   ! C-8 seats", "found C-8 deal"),
]
UNREADABLE = [
    ("expect yards=3", "a field, not yards=3"),
    ("expect happiness", "a field, not happiness"),
    ("Z 4-3 on C", "a player's name (A, B, C), not Z"),
    ("position turn=B hands=B:9-9", "a tile of the double-6 set like 3-5, not 9-9"),
    ("position turn=B laid=6-6 hands=B:6-6", "each tile only once, not 6-6 again"),
    ("game mexican-train seats=2 deal=999", "options that fit together"),
]


@pytest.mark.parametrize("line", GOOD)
def test_a_scenario_whose_expectations_hold_passes(line: str) -> None:
    (scenario,) = read_scenarios(HEAD + line)
    ran = scenario.run()
    assert ran.expectations + len(ran.covered) == 1


@pytest.mark.parametrize(("line", "message"), BAD)
def test_an_unmet_expectation_is_reported_with_its_place(line: str, message: str) -> None:
    (scenario,) = read_scenarios(HEAD + line, "here.txt")
    with pytest.raises(ScenarioError) as caught:
        scenario.run()
    assert str(caught.value).startswith("here.txt:5: ")
    assert message in str(caught.value)


@pytest.mark.parametrize(("line", "message"), UNREADABLE)
def test_an_unreadable_line_is_a_record_error_not_a_scenario_error(line: str, message: str) -> None:
    (scenario,) = read_scenarios(HEAD + line, "here.txt")
    with pytest.raises(RecordError) as caught:
        scenario.run()
    assert (caught.value.line, message in str(caught.value)) == (5, True)


def test_a_file_begins_with_a_header_and_a_title() -> None:
    with pytest.raises(RecordError, match="as the first line"):
        read_scenarios("scenario A")
    with pytest.raises(RecordError, match="scenario and its title"):
        read_scenarios("roundhouse record 1\ngame mexican-train seats=2")
    (scenario,) = read_scenarios("roundhouse record 1\nscenario A\nexpect turn=A")
    with pytest.raises(RecordError, match="game and its name"):
        scenario.run()


def test_removing_a_clause_or_changing_an_option_fails_its_scenario() -> None:
    (scenario,) = read_scenarios(HEAD + "B 4-5 on C   ! MT-7 closed\nexpect yard=20")
    scenario.run()
    with pytest.raises(ScenarioError, match="found allowed"):
        scenario.run(without=frozenset({"MT-7"}))
    with pytest.raises(ScenarioError, match="found yard=46"):
        scenario.run(options={"set": "9"})
