"""A table in a window that several people share: nobody sees the hand of another."""

from __future__ import annotations

import re

import pytest
from tests.window.headless_table import Seen

from roundhouse import i18n
from roundhouse.catalogs import text
from roundhouse.commands.table_factory import TableRequest
from roundhouse.games.moves import Play
from roundhouse.hub import ButtonEvent
from roundhouse.i18n import LANGUAGES
from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.turn_end import WAIT_MS
from roundhouse.presenters.views import Submission
from roundhouse.referee.table_session import PACE_MS
from roundhouse_hub.link.messages import DOWN


def test_the_hand_is_covered_while_the_screen_changes_hands() -> None:
    seen = Seen(TableRequest("mexican-train", "Ann,Bo", 2, {"set": "9"}, "greedy", "7"))
    view = seen.until_mine()
    if not view.hand:
        view = seen.do(Submission("show"))
    assert view.hand
    seen.do(Submission("pick", (seen.playable(),)))
    while seen.view.hand:
        if seen.view.targets:
            seen.do(Submission("drop", (seen.view.targets[0].train, seen.view.targets[0].end)))
        elif any(tile.playable for tile in seen.view.hand):
            seen.do(Submission("pick", (seen.playable(),)))
        else:
            seen.do(Submission("draw"))
            seen.do(Submission("done"))
    assert [button.id for button in seen.view.buttons if button.label] == ["undo", "leave", "show"]
    seen.do(Submission("pick", (0,)))
    assert not any(tile.picked for tile in seen.do(Submission("show")).hand)
    assert seen.view.hand


@pytest.mark.parametrize("seed", range(6))
def test_where_persons_share_the_screen_no_hand_is_shown_before_one_asks_for_it(seed: int) -> None:
    seen = Seen(TableRequest("mexican-train", "Ann,Bo", 3, {"set": "9"}, "greedy", str(seed)))
    assert seen.view.hand == ()
    down = seen.view.hand_down
    shown = seen.do(Submission("show"))
    assert len(shown.hand) == down > 0, "only how many tiles there are was seen"
    assert shown.hand_down == 0
    assert shown.hand_of == (
        seen.presenter.context.hot_seat.viewer + 1,
        seen.referee.names[seen.presenter.context.hot_seat.viewer],
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_while_a_hand_is_covered_no_text_reveals_its_tiles(language: str) -> None:
    seen = Seen(TableRequest("mexican-train", "Ann,Bo", 2, {"set": "9"}, "greedy", "7"))
    seen.presenter.language = language
    drew = re.compile(re.escape(text("events/draw-seen.short", language, tile="@")).replace("@", r"\d+-\d+"))
    told = False
    for _ in range(60):
        covered, position = seen.do(), seen.referee.position
        if position is None:
            break
        task, waits = i18n.turn_prompt(position, seen.referee.names, language), screen_text("hand-covered", language)
        assert not covered.hand
        assert waits in covered.message.text
        assert task not in covered.message.text
        assert not any(drew.search(play.text) for play in covered.last_plays)
        shown = seen.do(Submission("show"))
        assert waits not in shown.message.text
        assert task in shown.message.text
        told = told or any(drew.search(play.text) for play in shown.last_plays)
        while seen.referee.position is not None and seen.do().hand:
            seen.table.call(seen.table.computer_move(position.turn))
    assert told, "somebody drew a tile, and saw which"


def test_a_press_at_a_covered_hand_is_answered_without_naming_a_tile_of_it() -> None:
    for seed in range(4):
        seen = Seen(TableRequest("mexican-train", "Ann,Bo,Cy", 3, {}, "greedy", str(seed)))
        for _ in range(12):
            covered, position = seen.do(), seen.referee.position
            if position is None or not position.legal():
                break
            assert not covered.hand
            seen.presenter.handle_hub_events([ButtonEvent(seen.referee.slots[position.turn], DOWN, 0)], 0)
            pressed = seen.do().message
            assert pressed.tone != "refused" and screen_text("hand-covered", "en") in pressed.text
            if position == seen.referee.position:
                seen.table.call(seen.table.computer_move(position.turn))


def test_who_leaves_is_played_on_for_by_the_computer() -> None:
    seen = Seen(TableRequest("mexican-train", "Ann,Bo", 2, {"set": "9"}, "greedy", "7"))
    for _ in range(20):
        seen.now += PACE_MS
        seen.do()
        if not seen.view.hand and seen.referee.in_turn is not None:
            break
        position = seen.referee.position
        assert position is not None
        seen.table.call(seen.table.computer_move(position.turn))
    position = seen.referee.position
    assert position is not None
    seen.do(Submission("leave"))
    assert seen.referee.seats[position.turn].is_person, "it asks first"
    assert [button.id for button in seen.do(Submission("leave-not")).buttons if button.label] == ["leave", "show"]
    seen.do(Submission("leave"))
    assert seen.view.message.title == f"Should the computer play for {seen.referee.names[position.turn]}?"
    seen.do(Submission("leave-sure"))
    assert not seen.referee.seats[position.turn].is_person
    assert seen.referee.seats[1 - position.turn].is_person


def turn_ended(*names: str, seats: int = 2, confirm: bool = False) -> Seen:
    """The person in turn has just laid the tile that ends the turn; of three, the computer is next."""
    seen = Seen(TableRequest("mexican-train", ",".join(names), seats, {"set": "9"}, "greedy", "7"))
    seen.presenter.context.turn_end.confirm = confirm
    for _ in range(200):
        position = seen.referee.position
        assert position is not None
        if seen.referee.in_turn is None or not seen.referee.in_turn.is_person:
            seen.now += 10 * PACE_MS
            seen.do()
            continue
        if not seen.do().hand:
            seen.do(Submission("show"))
        play = next((move for move in position.legal() if isinstance(move, Play) and not move.double), None)
        seen.table.call(play or seen.table.computer_move(position.turn))
        now, following = seen.referee.position, seen.referee.in_turn
        ended = play is not None and now is not None and now.turn != position.turn
        if ended and following is not None and following.is_person == (seats == 2):
            return seen
    raise AssertionError("nobody could lay a tile")


def test_the_tile_that_ends_a_turn_can_be_taken_back_before_the_next_hand_is_shown() -> None:
    seen = turn_ended("Ann", "Bo")
    position = seen.referee.position
    assert position is not None
    steps, turn = seen.referee.steps, position.turn
    covered = seen.do()
    assert not covered.hand and [button.id for button in covered.buttons if button.label] == ["undo", "leave", "show"]
    seen.do(Submission("undo"))
    assert (seen.referee.steps, seen.table.undo_request) == (steps - 1, None), "nobody is asked"
    position = seen.referee.position
    assert position is not None
    assert position.turn != turn and not seen.do().hand


def test_once_the_next_hand_was_shown_an_undo_asks_the_others() -> None:
    seen = turn_ended("Ann", "Bo")
    steps = seen.referee.steps
    seen.do()
    seen.do(Submission("show"))
    seen.do(Submission("undo"))
    assert seen.referee.steps == steps


def test_a_computer_player_waits_a_moment_for_a_tile_to_be_taken_back() -> None:
    seen = turn_ended("Ann", "Bo", seats=3)
    assert seen.referee.in_turn is not None and not seen.referee.in_turn.is_person
    steps = seen.referee.steps
    seen.now += WAIT_MS - 1
    assert "undo" in [button.id for button in seen.do().buttons if button.label] and seen.referee.steps == steps
    seen.now += 1
    seen.do()
    assert seen.referee.steps > steps


def test_by_choice_a_turn_ends_with_done_and_the_hand_stays_in_sight_until_then() -> None:
    seen = turn_ended("Ann", "Bo", confirm=True)
    viewer = seen.presenter.context.hot_seat.viewer
    seen.now += 100 * PACE_MS
    kept = seen.do()
    assert kept.hand and [button.id for button in kept.buttons if button.label] == ["done", "undo"]
    assert seen.presenter.context.hot_seat.viewer == viewer
    passed = seen.do(Submission("done"))
    assert not passed.hand and seen.presenter.context.hot_seat.viewer != viewer
    assert [button.id for button in passed.buttons if button.label] == ["undo", "leave", "show"]
