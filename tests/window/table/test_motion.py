"""Tiles travel as the style says: the played tile first, then the others make room."""

import itertools
from dataclasses import replace

import pytest
from tests.window.table.sample_views import four_players

from roundhouse.actions.action import TrainEnd
from roundhouse.indices import Train
from roundhouse.presenters.views import HandTile, TableView, TargetView, TileView
from roundhouse.window.table import motion
from roundhouse.window.table.arrangement import Arrangement, arrange
from roundhouse.window.table.motion import (
    DEAL,
    DRAW,
    NO_ANIMATIONS,
    PICK,
    PLAY,
    Held,
    Pose,
    TileAnimation,
    shake,
    tile_animations,
)

SIZE = (1280, 800)


def with_tile(view: TableView, train: int, *create_table: TileView) -> TableView:
    trains = list(view.trains)
    trains[train] = replace(trains[train], tiles=trains[train].tiles + create_table)
    return replace(view, trains=tuple(trains))


def arranged(view: TableView) -> Arrangement:
    return arrange(view, SIZE)


def without(view: TableView, index: int) -> TableView:
    return replace(view, hand=view.hand[:index] + view.hand[index + 1 :])


BEFORE = arranged(four_players())
PLAYED = arranged(without(with_tile(four_players(), 2, TileView(8, 10, last_play=True)), 9))
TILE = (2, 11)  # the new tile: Caleb's twelfth


def test_a_played_tile_travels_from_the_hand_to_its_place() -> None:
    glide = tile_animations(BEFORE, PLAYED, 1000).trains[TILE]
    place = PLAYED.layout.trains[2].tiles[11]
    assert place is not None
    assert (glide.begins, glide.lasts) == (1000, PLAY)
    assert (glide.at(1000).x, glide.at(1000).y) == (BEFORE.hand[9].x, BEFORE.hand[9].y)
    assert (glide.at(1000 + PLAY).x, glide.at(1000 + PLAY).y) == pytest.approx((place.x, place.y))
    assert glide.over(1000 + PLAY) and not glide.over(1000 + PLAY - 1)


def test_a_tile_from_the_hand_stands_upright_at_first_and_lies_in_the_end() -> None:
    glide = tile_animations(BEFORE, PLAYED, 0).trains[TILE]
    assert abs(glide.at(0).angle) == 90
    assert glide.at(PLAY).angle == 0


def test_a_crosswise_double_never_turns() -> None:
    view = replace(four_players(), hand=(HandTile(12, 12),))
    after = replace(with_tile(view, 0, TileView(12, 12, crosswise=True)), hand=())
    glide = tile_animations(arranged(view), arranged(after), 0).trains[0, 8]
    assert glide.at(0).angle == 0


def test_another_players_tile_comes_from_the_badge_of_their_seat() -> None:
    turn = BEFORE.view.rows[1]
    rows = tuple(replace(row, turn=row is turn) for row in BEFORE.view.rows)
    before = arranged(replace(BEFORE.view, rows=rows))
    after = arranged(with_tile(before.view, 0, TileView(4, 9)))
    start = tile_animations(before, after, 0).trains[0, len(before.view.trains[0].tiles)].start
    train = next(number for number, train in enumerate(before.view.trains) if train.seat == turn.seat)
    assert (start.x, start.y) == before.layout.trains[train].badge


def test_a_round_is_dealt_from_the_boneyard_tile_by_tile() -> None:
    after = arranged(replace(BEFORE.view, round_key=BEFORE.view.round_key + 1))
    deal = tile_animations(BEFORE, after, 1000)
    assert list(deal.hand) == list(range(len(after.hand))) and not deal.trains
    for index, glide in deal.hand.items():
        assert glide.begins == 1000 + DEAL * index
        assert after.sidebar.boneyard.collidepoint(glide.at(1000).x, glide.at(1000).y)
        assert (glide.at(9000).x, glide.at(9000).y) == (after.hand[index].x, after.hand[index].y)
    assert deal.waits(1000) and not deal.waits(1000 + DEAL * len(after.hand))
    assert not tile_animations(BEFORE, PLAYED, 0).waits(0), "nothing else begins later"


def test_a_tile_that_lies_stays_while_another_travels() -> None:
    assert set(tile_animations(BEFORE, PLAYED, 0).trains) == {TILE}


def test_a_drawn_tile_comes_from_the_boneyard_and_the_hand_makes_room() -> None:
    view = four_players()
    after = arranged(replace(view, hand=(*view.hand, HandTile(0, 12))))
    found = tile_animations(BEFORE, after, 0).hand
    assert found[11].lasts == DRAW
    assert BEFORE.sidebar.boneyard.collidepoint(found[11].at(0).x, found[11].at(0).y)
    assert all(found[index].lasts == PICK for index in range(11))


def test_an_undone_play_travels_back_into_the_hand() -> None:
    back = tile_animations(PLAYED, BEFORE, 0).hand[9]
    place = PLAYED.layout.trains[2].tiles[11]
    assert place is not None
    assert (back.at(0).x, back.at(0).y) == (place.x, place.y)
    assert back.lasts == PLAY


def test_a_tile_caught_on_its_way_goes_on_from_where_it_is() -> None:
    running = tile_animations(BEFORE, PLAYED, 0)
    halfway = running.trains[TILE].at(100)
    crowded = arranged(with_tile(PLAYED.view, 1, *(TileView(n % 12, (n + 1) % 12) for n in range(40))))
    again = tile_animations(PLAYED, crowded, 100, running)
    assert again.trains[TILE].to(running.trains[TILE].end, 100) == halfway
    place = crowded.layout.trains[2].tiles[11]
    assert place is not None
    assert (again.trains[TILE].at(PLAY).x, again.trains[TILE].at(PLAY).y) == pytest.approx((place.x, place.y))


def test_a_dropped_tile_starts_where_the_pointer_let_it_go() -> None:
    dropped = tile_animations(BEFORE, PLAYED, 0, held=Held(9, (410.0, 120.0))).trains[TILE]
    assert (dropped.at(0).x, dropped.at(0).y) == (410, 120)


def test_a_tile_that_has_snapped_to_its_place_lies_there_at_once() -> None:
    landing = TargetView(Train(TILE[0]), TrainEnd(0), PLAYED.view.trains[TILE[0]].tiles[TILE[1]])
    assert TILE not in tile_animations(BEFORE, PLAYED, 0, held=Held(9, (410.0, 120.0), landing)).trains


def test_a_tile_let_go_over_nothing_returns_to_its_place() -> None:
    back = motion.animate_release(BEFORE, 0, NO_ANIMATIONS, Held(3, (410.0, 120.0))).hand[3]
    assert (back.at(0).x, back.at(0).y) == (410, 120)
    assert (back.at(PICK).x, back.at(PICK).y) == (BEFORE.hand[3].x, BEFORE.hand[3].y)
    assert motion.animate_release(BEFORE, 0, NO_ANIMATIONS, Held(99, (410.0, 120.0))) == NO_ANIMATIONS


def test_a_new_message_does_not_disturb_what_is_under_way() -> None:
    running = tile_animations(BEFORE, PLAYED, 0)
    told = arranged(replace(PLAYED.view, message=replace(PLAYED.view.message, text="Caleb is next.")))
    again = tile_animations(PLAYED, told, 100, running)
    assert again.trains[TILE] == running.trains[TILE]
    assert all(again.hand[index] is glide for index, glide in running.hand.items() if not glide.over(100))


def test_nothing_travels_with_less_motion() -> None:
    for round_key in (BEFORE.view.round_key, 99):
        after = arranged(replace(PLAYED.view, less_motion=True, round_key=round_key))
        assert tile_animations(BEFORE, after, 0) == NO_ANIMATIONS


def test_nothing_travels_when_the_window_is_resized() -> None:
    assert tile_animations(BEFORE, arrange(PLAYED.view, (1920, 1080)), 0) == NO_ANIMATIONS


def test_time_may_wrap_while_a_tile_is_under_way() -> None:
    glide = TileAnimation(Pose(0, 0, 10), Pose(100, 0, 10), 2**30 - 50, 100, lambda share: share)
    assert glide.at(2**30 - 50).x == 0
    assert glide.at(0).x == pytest.approx(50)
    assert glide.over(50)


def test_a_refused_tile_shakes_three_times_six_px_and_rests() -> None:
    path = [shake(now, 0, 1.0) for now in range(motion.SHAKE)]
    assert max(path) == pytest.approx(6, abs=0.01) and min(path) == pytest.approx(-6, abs=0.01)
    crossings = sum(1 for a, b in itertools.pairwise(path) if a > 0 >= b)
    assert crossings == 3
    assert shake(motion.SHAKE, 0, 1.0) == shake(-1, 0, 1.0) == 0
