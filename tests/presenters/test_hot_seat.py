"""A table in a window that several people share: nobody sees the hand of another."""

import re

import pytest
from tests.window.headless_table import HeadlessTable

from roundhouse import actions
from roundhouse.actions.action import Index
from roundhouse.games.core.moves import Play
from roundhouse.hub.events import ButtonEvent
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.i18n.turn_texts import turn_prompt
from roundhouse.presenters.dealt.turn_end import TOUCH_PAUSE_MS
from roundhouse.presenters.pages.list_page import Leave
from roundhouse.presenters.pages.questions import LeaveSeatPage
from roundhouse.program.table_request import TableRequest
from roundhouse.referee.session.pacing import PACE_MS
from roundhouse_hub.link.messages import DOWN


def test_the_hand_is_covered_while_the_screen_changes_hands() -> None:
    headless = HeadlessTable(TableRequest("mexican-train", "Ann,Bo", 2, {"set": "9"}, "greedy", "7"))
    view = headless.until_mine()
    if not view.hand:
        view = headless.do(actions.ShowHand())
    assert view.hand
    headless.do(actions.PickTile(Index(headless.playable())))
    while headless.view.hand:
        if headless.view.targets:
            headless.do(actions.DropTile(headless.view.targets[0].train, headless.view.targets[0].end))
        elif any(tile.playable for tile in headless.view.hand):
            headless.do(actions.PickTile(Index(headless.playable())))
        else:
            headless.do(actions.Draw())
            headless.do(actions.Done())
    assert [button.wire for button in headless.view.buttons if button.label] == ["undo", "show"]
    headless.do(actions.PickTile(Index(0)))
    assert not any(tile.picked for tile in headless.do(actions.ShowHand()).hand)
    assert headless.view.hand


@pytest.mark.parametrize("seed", range(6))
def test_where_persons_share_the_screen_no_hand_is_shown_before_one_asks_for_it(seed: int) -> None:
    headless = HeadlessTable(TableRequest("mexican-train", "Ann,Bo", 3, {"set": "9"}, "greedy", str(seed)))
    assert headless.view.hand == ()
    assert headless.view.cover
    shown = headless.do(actions.ShowHand())
    assert shown.hand and not shown.cover
    assert shown.hand_of == (
        headless.presenter.context.hot_seat.viewer,
        headless.referee.names[headless.presenter.context.hot_seat.seat],
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_while_a_hand_is_covered_no_text_reveals_its_tiles(language: str) -> None:
    headless = HeadlessTable(TableRequest("mexican-train", "Ann,Bo", 2, {"set": "9"}, "greedy", "7"))
    headless.presenter.texts = Texts(language)
    drew = re.compile(re.escape(Texts(language).text("events/draw-seen.short", tile="@")).replace("@", r"\d+-\d+"))
    told = False
    for _ in range(60):
        covered, position = headless.do(), headless.referee.position
        if position is None:
            break
        task, waits = (
            turn_prompt(Texts(language), position, headless.referee.names),
            Texts(language).screen("hand-covered"),
        )
        assert not covered.hand
        assert waits in covered.message.text
        assert task not in covered.message.text
        assert not any(drew.search(play.text) for play in covered.last_plays)
        shown = headless.do(actions.ShowHand())
        assert waits not in shown.message.text
        assert task in shown.message.text
        told = told or any(drew.search(play.text) for play in shown.last_plays)
        while headless.referee.position is not None and headless.do().hand:
            headless.table.call(headless.table.computers.move(position.turn))
    assert told, "somebody drew a tile, and saw which"


def test_a_press_at_a_covered_hand_is_answered_without_naming_a_tile_of_it() -> None:
    for seed in range(4):
        headless = HeadlessTable(TableRequest("mexican-train", "Ann,Bo,Cy", 3, {}, "greedy", str(seed)))
        for _ in range(12):
            covered, position = headless.do(), headless.referee.position
            if position is None or not position.legal():
                break
            assert not covered.hand
            headless.presenter.handle_hub_events([ButtonEvent(headless.referee.slots[position.turn], DOWN, 0)], 0)
            pressed = headless.do().message
            assert pressed.tone != "refused" and Texts().screen("hand-covered") in pressed.text
            if position == headless.referee.position:
                headless.table.call(headless.table.computers.move(position.turn))


def test_the_computer_plays_for_a_person_who_leaves() -> None:
    headless = HeadlessTable(TableRequest("mexican-train", "Ann,Bo", 2, {"set": "9"}, "greedy", "7"))
    for _ in range(20):
        headless.now += PACE_MS
        headless.do()
        if not headless.view.hand and headless.referee.in_turn is not None:
            break
        position = headless.referee.position
        assert position is not None
        headless.table.call(headless.table.computers.move(position.turn))
    position = headless.referee.position
    assert position is not None
    question = LeaveSeatPage(headless.presenter)
    assert question.title(Texts()) == f"Should the computer play for {headless.referee.names[position.turn]}?"
    assert question.main(Texts()).do() == Leave()
    assert not headless.referee.seats[position.turn].is_person
    assert headless.referee.seats[1 - position.turn].is_person


def turn_ended(*names: str, seats: int = 2, confirm: bool = False) -> HeadlessTable:
    """The person in turn has just laid the tile that ends the turn; of three, the computer is next."""
    headless = HeadlessTable(TableRequest("mexican-train", ",".join(names), seats, {"set": "9"}, "greedy", "7"))
    headless.presenter.context.turn_end.confirm = confirm
    for _ in range(200):
        position = headless.referee.position
        assert position is not None
        if headless.referee.in_turn is None or not headless.referee.in_turn.is_person:
            headless.now += 10 * PACE_MS
            headless.do()
            continue
        if not headless.do().hand:
            headless.do(actions.ShowHand())
        play = next((move for move in position.legal() if isinstance(move, Play) and not move.double), None)
        headless.table.call(play or headless.table.computers.move(position.turn))
        now, following = headless.referee.position, headless.referee.in_turn
        ended = play is not None and now is not None and now.turn != position.turn
        if ended and following is not None and following.is_person == (seats == 2):
            return headless
    raise AssertionError("nobody could lay a tile")


def test_the_tile_that_ends_a_turn_can_be_taken_back_before_the_next_hand_is_shown() -> None:
    headless = turn_ended("Ann", "Bo")
    position = headless.referee.position
    assert position is not None
    steps, turn = headless.referee.steps, position.turn
    covered = headless.do()
    assert not covered.hand and [button.wire for button in covered.buttons if button.label] == ["undo", "show"]
    headless.do(actions.Undo())
    assert (headless.referee.steps, headless.table.proposals.open) == (steps - 1, None), "nobody is asked"
    position = headless.referee.position
    assert position is not None
    assert position.turn != turn and not headless.do().hand


def test_a_computer_player_waits_a_moment_for_a_tile_to_be_taken_back() -> None:
    headless = turn_ended("Ann", "Bo", seats=3)
    assert headless.referee.in_turn is not None and not headless.referee.in_turn.is_person
    steps = headless.referee.steps
    headless.now += TOUCH_PAUSE_MS - 1
    assert (
        "undo" in [button.wire for button in headless.do().buttons if button.label] and headless.referee.steps == steps
    )
    headless.now += 1
    headless.do()
    assert headless.referee.steps > steps


def test_by_choice_a_turn_ends_with_done_and_the_hand_stays_in_sight_until_then() -> None:
    headless = turn_ended("Ann", "Bo", confirm=True)
    viewer = headless.presenter.context.hot_seat.viewer
    headless.now += 100 * PACE_MS
    kept = headless.do()
    assert kept.hand and [button.wire for button in kept.buttons if button.label] == ["done", "undo"]
    assert headless.presenter.context.hot_seat.viewer == viewer
    passed = headless.do(actions.Done())
    assert not passed.hand and headless.presenter.context.hot_seat.viewer != viewer
    assert [button.wire for button in passed.buttons if button.label] == ["undo", "show"]
