"""A table in a window that several people share: nobody sees the hand of another."""

from __future__ import annotations

import re

import pytest
from tests.window.headless_table import Seen

from roundhouse import i18n
from roundhouse.commands.table_factory import TableRequest
from roundhouse.hub import Pressed
from roundhouse.i18n import LANGUAGES
from roundhouse.i18n.texts import screen_text
from roundhouse.messages import text
from roundhouse.presenters.intents import DropOn, PickTile, PressButton
from roundhouse.referee.session import PACE_MS
from roundhouse_hub.link.messages import DOWN


def test_the_hand_is_covered_while_the_screen_changes_hands() -> None:
    seen = Seen(TableRequest("mexican-train", "Ann,Bo", 2, {"set": "9"}, "greedy", "7"))
    view = seen.until_mine()
    if not view.hand:
        view = seen.do(PressButton("show"))
    assert view.hand
    seen.do(PickTile(seen.playable()))
    while seen.view.hand:
        if seen.view.targets:
            seen.do(DropOn(seen.view.targets[0].train, seen.view.targets[0].end))
        elif any(tile.playable for tile in seen.view.hand):
            seen.do(PickTile(seen.playable()))
        else:
            seen.do(PressButton("draw"))
            seen.do(PressButton("done"))
    assert [button.id for button in seen.view.buttons] == ["leave", "show"]
    seen.do(PickTile(0))
    assert not any(tile.picked for tile in seen.do(PressButton("show")).hand)
    assert seen.view.hand


@pytest.mark.parametrize("seed", range(6))
def test_where_persons_share_the_screen_no_hand_is_shown_before_one_asks_for_it(seed: int) -> None:
    seen = Seen(TableRequest("mexican-train", "Ann,Bo", 3, {"set": "9"}, "greedy", str(seed)))
    assert seen.view.hand == ()
    down = seen.view.hand_down
    shown = seen.do(PressButton("show"))
    assert len(shown.hand) == down > 0, "only how many tiles there are was seen"
    assert shown.hand_down == 0
    assert shown.hand_of == (
        seen.presenter.front.hot_seat.viewer + 1,
        seen.referee.names[seen.presenter.front.hot_seat.viewer],
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_while_a_hand_is_covered_nothing_is_said_that_comes_of_its_tiles(language: str) -> None:
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
        shown = seen.do(PressButton("show"))
        assert waits not in shown.message.text
        assert task in shown.message.text
        told = told or any(drew.search(play.text) for play in shown.last_plays)
        while seen.referee.position is not None and seen.do().hand:
            seen.table.call(seen.table.choice(position.turn))
    assert told, "somebody drew a tile, and saw which"


def test_a_press_at_a_covered_hand_is_answered_without_naming_a_tile_of_it() -> None:
    for seed in range(4):
        seen = Seen(TableRequest("mexican-train", "Ann,Bo,Cy", 3, {}, "greedy", str(seed)))
        for _ in range(12):
            covered, position = seen.do(), seen.referee.position
            if position is None or not position.legal():
                break
            assert not covered.hand
            seen.presenter.heard([Pressed(seen.referee.slots[position.turn], DOWN, 0)], 0)
            pressed = seen.do().message
            assert pressed.tone != "refused" and screen_text("hand-covered", "en") in pressed.text
            if position == seen.referee.position:
                seen.table.call(seen.table.choice(position.turn))


def test_who_leaves_is_played_on_for_by_the_computer() -> None:
    seen = Seen(TableRequest("mexican-train", "Ann,Bo", 2, {"set": "9"}, "greedy", "7"))
    for _ in range(20):
        seen.now += PACE_MS
        seen.do()
        if not seen.view.hand and seen.referee.in_turn is not None:
            break
        seen.table.call(seen.table.choice(seen.referee.position.turn))  # type: ignore[union-attr]
    position = seen.referee.position
    assert position is not None
    seen.do(PressButton("leave"))
    assert not seen.referee.seats[position.turn].is_person
    assert seen.referee.seats[1 - position.turn].is_person
