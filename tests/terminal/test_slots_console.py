"""A table of buttons in the terminal: its answers to presses, and its prompts."""

from collections.abc import Iterable

import pytest
from tests.terminal.scripted_person import ScriptedTerminal

from roundhouse.hub.events import ButtonEvent, HubEvent
from roundhouse.program.table_request import TableRequest
from roundhouse.terminal.console import is_complete_press
from roundhouse_hub.lamps.scene import ENGINE
from roundhouse_hub.link.messages import DOWN, LONG, PRESS, TWICE

SMALL = TableRequest("mexican-train", "Ann,Bo,Cy", rules={"deal": "2", "rounds": "1"}, seed="7", mode="slots")
SAT = [ButtonEvent(slot, PRESS, 0) for slot in (2, 6, 9)]
FIRST = ButtonEvent(2, PRESS, 0)


def at_hub(said: Iterable[str | HubEvent], request: TableRequest = SMALL) -> ScriptedTerminal:
    """A desk at which some things are pressed and typed, and what it shows."""
    return ScriptedTerminal(said, request, width=120)


def test_undo_names_the_press_it_took_back() -> None:
    hold = ButtonEvent(ENGINE, LONG, 0)
    shown = at_hub([*SAT, FIRST, FIRST, ButtonEvent(ENGINE, PRESS, 0), hold, hold, "undo 2", "redo"]).shown
    assert "Taken back: Bo draws a tile." in shown
    assert "Taken back: Ann plays a tile on their own train." in shown
    assert "Taken back: The tiles are dealt, 2 to each; A new round begins." in shown
    assert shown[shown.rindex("Taken back") :].count("Bo draws a tile") == 1


def test_at_the_end_the_hands_are_asked_for_and_the_match_is_scored() -> None:
    plays = [ButtonEvent(slot, PRESS, 0) for slot in (2, 6, 9, 2)]
    buttons = at_hub([*SAT, FIRST, *plays, "= 300", "= 7", "9"])
    assert buttons.prompts[-4:] == [
        "What does Bo have left? (1 tile, like 3-4 5-5, or = 17) > ",
        "What does Bo have left? (1 tile, like 3-4 5-5, or = 17) > ",
        "What does Cy have left? (1 tile, like 3-4 5-5, or = 17) > ",
        "The match is over: Enter to end, or scores with the review, correct, undo > ",
    ]
    assert buttons.table.referee.match.totals == (0, 7, 9)
    assert "Ann wins the match with 0 points." in buttons.shown


def test_the_double_that_somebody_went_out_with_is_asked_for_where_it_counts() -> None:
    request = TableRequest("derailing", "Ann,Bo", rules={"deal": "3", "rounds": "1"}, seed="7", mode="slots")
    laid = [ButtonEvent(2, LONG, 0), ButtonEvent(2, PRESS, 0), ButtonEvent(6, PRESS, 0), ButtonEvent(2, LONG, 0)]
    sat = [ButtonEvent(2, PRESS, 0), ButtonEvent(6, PRESS, 0), ButtonEvent(ENGINE, PRESS, 0)]
    buttons = at_hub([*sat, *laid, "= 12", "bo = 9"], request)
    assert "How many pips were on the double that Ann went out with? (like = 12) > " in buttons.prompts
    assert "Ann went out with a double of 12 pips" in buttons.shown
    assert buttons.table.referee.match.totals == (12, 9)


def test_presses_can_be_typed() -> None:
    typed = at_hub(["press 3", "press 7", "press 10", "press 3", "press 3", "press engine", "twice engine", "hold 7"])
    pressed = at_hub(
        [*SAT, FIRST, FIRST, ButtonEvent(ENGINE, PRESS, 0), ButtonEvent(ENGINE, TWICE, 0), ButtonEvent(6, LONG, 0)]
    )
    assert typed.table.referee.position == pressed.table.referee.position
    assert typed.table.referee.slots == pressed.table.referee.slots


@pytest.mark.parametrize("typed", ["press 13", "press 0", "hold", "twice bo"])
def test_a_button_that_is_not_there_is_answered_with_those_that_are(typed: str) -> None:
    buttons = at_hub([typed])
    assert "Write a slot from 1 to 12, or engine, like: press 5" in buttons.shown
    assert not buttons.table.referee.reported_slots


def test_what_is_typed_is_a_call_as_at_any_real_table() -> None:
    buttons = at_hub([*SAT, FIRST, "ann 12-5 on own", "bo draw", "bo 5-6 on bo"])
    position = buttons.table.referee.position
    assert position is not None
    assert (position.ends[0], position.boneyard) == (5, 83)
    assert "5-6 cannot begin that train: it needs the engine's 12." in buttons.shown


def test_the_holder_of_the_engine_is_a_question_where_the_rules_need_it() -> None:
    request = TableRequest("basic-trains", "Ann,Bo,Cy,Di", seed="7", mode="slots")
    press = [ButtonEvent(slot, PRESS, 0) for slot in (1, 4, 7, 10, ENGINE)]
    buttons = at_hub([*press, ButtonEvent(7, LONG, 0)], request)
    assert buttons.prompts[-3:] == [
        "Press the engine when everybody has their tiles > ",
        "Who holds the highest double? Press your slot; hold it to lay the double > ",
        "Di > ",
    ]
    assert "Cy lays a double as the engine" in buttons.shown


def test_the_help_names_every_gesture() -> None:
    shown = at_hub(["?"]).shown
    for said in ("a slot, long", "a slot, twice", "the engine, twice", "the engine, long", "press 5", "undo 3"):
        assert said in shown


def test_a_first_touch_is_not_a_complete_press() -> None:
    assert [is_complete_press(ButtonEvent(3, gesture, 0)) for gesture in (DOWN, PRESS, LONG, TWICE)] == [
        False,
        True,
        True,
        True,
    ]
    assert at_hub([ButtonEvent(3, DOWN, 0)]).desk.rejected == 0
