"""A table in a window that several people share: nobody sees the hand of another."""

from __future__ import annotations

import pytest

from roundhouse.commands.setting import Wishes
from roundhouse.table.intents import DropOn, PickTile, PressButton
from roundhouse.table.live.playing import PACE_MS
from table.seen import Seen


def test_the_hand_is_covered_while_the_screen_changes_hands() -> None:
    seen = Seen(Wishes("mexican-train", "Ann,Bo", 2, {"set": "9"}, "greedy", "7"))
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
    assert [button.name for button in seen.view.buttons] == ["leave", "show"]
    seen.do(PickTile(0))
    assert not any(tile.picked for tile in seen.do(PressButton("show")).hand)
    assert seen.view.hand


@pytest.mark.parametrize("seed", range(6))
def test_where_persons_share_the_screen_no_hand_is_shown_before_one_asks_for_it(seed: int) -> None:
    seen = Seen(Wishes("mexican-train", "Ann,Bo", 3, {"set": "9"}, "greedy", str(seed)))
    assert seen.view.hand == ()
    assert seen.do(PressButton("show")).hand


def test_who_leaves_is_played_on_for_by_the_computer() -> None:
    seen = Seen(Wishes("mexican-train", "Ann,Bo", 2, {"set": "9"}, "greedy", "7"))
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
