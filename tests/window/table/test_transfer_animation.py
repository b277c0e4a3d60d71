"""Every player's markers are seen to go up and come down, and their tiles to be drawn."""

from dataclasses import replace
from typing import Any

import pygame
import pytest
from tests.window.table.sample_views import four_players

from roundhouse.presenters.views import HandTile, TableView
from roundhouse.window.table.arrangement import Arrangement, arrange
from roundhouse.window.table.motion import DRAW
from roundhouse.window.table.painter import Painter
from roundhouse.window.table.transfer_animation import CARRY, NOTHING, transfers

SIZE = (1280, 800)
TRAIN = 1
"""Beatriz's, on which no marker stands in the sample."""


def marked(view: TableView, *, up: bool) -> TableView:
    """Her marker is up, or down."""
    trains = [replace(train, marker=up) if index == TRAIN else train for index, train in enumerate(view.trains)]
    rows = [replace(row, marker=up) if index == TRAIN else row for index, row in enumerate(view.rows)]
    return replace(view, trains=tuple(trains), rows=tuple(rows))


def drew(view: TableView, row: int, tiles: int = 1) -> TableView:
    """Somebody has drawn from the boneyard."""
    assert view.boneyard is not None
    rows = [
        replace(each, hand=(each.hand or 0) + tiles) if index == row else each for index, each in enumerate(view.rows)
    ]
    return replace(view, rows=tuple(rows), boneyard=view.boneyard - tiles)


def arranged(view: TableView) -> Arrangement:
    return arrange(view, SIZE)


DOWN, UP = marked(four_players(), up=False), marked(four_players(), up=True)


@pytest.mark.parametrize("up", [True, False])
def test_a_marker_goes_from_its_players_row_to_the_train_and_back(up: bool) -> None:
    old, new = (arranged(view) for view in ((DOWN, UP) if up else (UP, DOWN)))
    found = transfers(old, new, 1000)
    assert set(found.markers) == {TRAIN} and not found.drawn
    row, place = new.sidebar.rows[TRAIN], new.layout.trains[TRAIN].marker
    ends = [(pose.x, pose.y) for pose in (found.markers[TRAIN].at(1000), found.markers[TRAIN].at(1000 + CARRY))]
    assert ends == [pytest.approx(each) for each in ([row.center, place] if up else [place, row.center])]
    assert found.busy(1000 + CARRY - 1) and not found.busy(1000 + CARRY)


def test_a_marker_that_is_taken_back_on_its_way_turns_round_there() -> None:
    down, up = arranged(DOWN), arranged(UP)
    rising = transfers(down, up, 0)
    half = rising.markers[TRAIN].at(CARRY // 2)
    back = transfers(up, down, CARRY // 2, rising).markers[TRAIN]
    assert back.at(CARRY // 2) == half
    assert (back.end.x, back.end.y) == down.sidebar.rows[TRAIN].center


def test_what_is_on_its_way_goes_on_while_something_else_happens() -> None:
    up = arranged(UP)
    rising = transfers(arranged(DOWN), up, 0)
    later = transfers(up, arranged(drew(UP, 2)), 50, rising)
    assert later.markers == rising.markers
    assert set(later.drawn) == {2}


def test_a_tile_that_another_player_draws_goes_from_the_boneyard_to_his_row() -> None:
    old, new = arranged(four_players()), arranged(drew(four_players(), 2))
    glide = transfers(old, new, 0).drawn[2]
    assert new.sidebar.boneyard.collidepoint(glide.at(0).x, glide.at(0).y)
    assert new.sidebar.rows[2].collidepoint(glide.at(DRAW).x, glide.at(DRAW).y)
    assert glide.over(DRAW)


def test_a_tile_that_is_seen_goes_to_the_hand_alone() -> None:
    before = four_players()
    hand = (*before.hand, HandTile(11, 3))
    rows = tuple(replace(row, hand=len(before.hand)) if index == 0 else row for index, row in enumerate(before.rows))
    before = replace(before, rows=rows)
    after = replace(drew(before, 0), hand=hand)
    assert transfers(arranged(before), arranged(after), 0) == NOTHING


@pytest.mark.parametrize("change", [{"round_key": 9}, {"less_motion": True}])
def test_nothing_is_carried_at_a_deal_or_with_less_motion(change: dict[str, Any]) -> None:
    after = replace(drew(UP, 2), **change)
    assert transfers(arranged(DOWN), arranged(after), 0) == NOTHING


class Seen:
    """A painted table, and its pixels in one place."""

    def __init__(self, place: pygame.Rect) -> None:
        self.place = place
        self.surface, self.painter = pygame.Surface(SIZE), Painter()

    def __call__(self, view: TableView, now: int) -> bytes:
        self.painter.paint(self.surface, view, now)
        return pygame.image.tobytes(self.surface.subsurface(self.place), "RGB")


def test_a_marker_stands_on_its_train_when_it_has_arrived_and_not_before() -> None:
    place = pygame.Rect(0, 0, 24, 20)
    x, y = arranged(UP).layout.trains[TRAIN].marker
    place.center = round(x), round(y)
    seen = Seen(place)
    without = seen(DOWN, 0)
    assert seen(UP, 1000) == without
    busy = [seen(UP, 1000 + at) for at in range(0, CARRY, 40)]
    with_it = seen(UP, 1000 + CARRY)
    assert with_it != without
    assert busy[1] == without
    assert seen(DOWN, 5000) == with_it, "it leaves from there"
    assert seen(DOWN, 5000 + CARRY) == without
