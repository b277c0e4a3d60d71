"""The view of a seat: its own hand and no other, and all that is public."""

import pytest
from tests.referee.tables import basic_trains, mexican_train, slosh, table_of, until_draw

from roundhouse.games import Game
from roundhouse.games.core.position import Stage
from roundhouse.games.match.seat_views import seen_by


@pytest.mark.parametrize("game", [mexican_train(), basic_trains(), slosh()], ids=["mexican", "basic", "slosh"])
def test_a_view_knows_its_own_hand_and_no_other(game: Game) -> None:
    table = table_of(game)
    table.mode.begin()
    for _ in range(40):
        position = table.referee.position
        if position is None or position.stage == Stage.DEALING:
            break
        for seat in range(game.seats):
            view = table.referee.views.of(seat)
            assert view is not None
            assert view.hands[seat] == position.hands[seat]
            assert [view.count(other) for other in range(game.seats)] == [
                position.count(other) for other in range(game.seats)
            ]
            assert not any(hand for other, hand in enumerate(view.hands) if other != seat)
            plain = seen_by(position, seat)
            assert (view.ends, view.markers, view.doubles, view.boneyard) == (
                plain.ends,
                plain.markers,
                plain.doubles,
                plain.boneyard,
            )
        table.step()


def test_a_view_remembers_what_a_pass_has_reported() -> None:
    table = table_of(mexican_train())
    table.mode.begin()
    until_draw(table)
    position = table.referee.position
    assert position is not None
    drew = position.turn
    view = table.referee.views.of((drew + 1) % 3)
    assert view is not None
    assert any(group.excluded for group in view.hidden[drew])


def test_a_view_after_an_undo_is_that_of_the_earlier_position() -> None:
    table = table_of(mexican_train())
    table.mode.begin()
    views = []
    for _ in range(6):
        views.append(table.referee.views.of(0))
        table.step()
    table.undo(4)
    assert table.referee.views.of(0) == views[2]
