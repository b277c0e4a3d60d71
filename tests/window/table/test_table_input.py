"""Clicks, drags, arrows and Enter: the whole lane is the target. What every key does, `test_key_bindings.py` says."""

from dataclasses import replace

import pygame
import pytest
from tests.window.table.sample_views import eight_players, four_players, own_engines, picked

from roundhouse import actions
from roundhouse.actions.action import Index, TrainEnd
from roundhouse.indices import Train
from roundhouse.presenters.offer import Offer
from roundhouse.window.table import table_input
from roundhouse.window.table.arrangement import Arrangement, arrange
from roundhouse.window.table.message_strip import button_places
from roundhouse.window.table.table_input import Intent, Pointer, ShowPlaces, TableKeys, Unfold

SIZE = (1280, 800)
PICKED = arrange(picked(), SIZE)
IDLE = arrange(four_players(), SIZE)


def typed(arranged: Arrangement, key: int, modifiers: int = 0) -> Intent | None:
    return TableKeys().intent(arranged, pygame.Event(pygame.KEYDOWN, key=key, mod=modifiers, unicode=""))


def corners(train: int) -> list[tuple[float, float]]:
    return [
        (x, y)
        for left, top, right, bottom in PICKED.layout.trains[train].lane
        for x in (left + 1, right - 1)
        for y in (top + 1, bottom - 2)
    ]


@pytest.mark.parametrize("train", range(5))
def test_the_whole_lane_is_the_target(train: int) -> None:
    for point in corners(train):
        assert table_input.pressed(PICKED, point) == (actions.DropTile(Train(train), TrainEnd(0)), None)


def test_without_a_picked_tile_a_lane_means_nothing() -> None:
    assert table_input.pressed(IDLE, corners(2)[0]) == (None, None)


def test_without_a_picked_tile_a_train_that_is_hard_to_read_is_seen_by_itself() -> None:
    view = four_players()
    long = replace(view.trains[2], tiles=120 * view.trains[2].tiles[:1])
    crowded = arrange(replace(view, trains=(*view.trains[:2], long, *view.trains[3:])), SIZE)
    x0, y0, x1, y1 = crowded.layout.trains[2].lane[0]
    assert table_input.pressed(crowded, ((x0 + x1) / 2, (y0 + y1) / 2)) == (Unfold(Train(2)), None)
    assert typed(crowded, pygame.K_3) == Unfold(Train(2))


def test_the_hub_and_the_felt_between_the_train_areas_mean_nothing() -> None:
    assert table_input.pressed(PICKED, PICKED.layout.center) == (None, None)
    assert table_input.pressed(PICKED, (3, 3)) == (None, None)


def test_of_two_legal_ends_the_nearer_one_is_meant() -> None:
    view = own_engines()
    arranged = arrange(replace(view, hand=(replace(view.hand[0], picked=True),)), SIZE)
    inner, outer = arranged.layout.trains[0].landings
    assert table_input.pressed(arranged, (inner.x + 5, inner.y))[0] == actions.DropTile(Train(0), TrainEnd(0))
    assert table_input.pressed(arranged, (outer.x, outer.y + 9))[0] == actions.DropTile(Train(0), TrainEnd(1))


def test_the_whole_lane_means_the_only_legal_end() -> None:
    view = own_engines()
    hand = (replace(view.hand[0], picked=True),)
    arranged = arrange(replace(view, hand=hand, targets=view.targets[1:]), SIZE)
    inner, _ = arranged.layout.trains[0].landings
    assert table_input.pressed(arranged, (inner.x, inner.y))[0] == actions.DropTile(Train(0), TrainEnd(1))


def test_a_tile_is_picked_where_the_pointer_goes_down_and_touched_again_by_a_second_click() -> None:
    place = IDLE.hand[3]
    intent, pointer = table_input.pressed(IDLE, (place.x, place.y))
    assert intent == actions.PickTile(Index(3))
    assert pointer is not None
    assert table_input.released(IDLE, pointer, (place.x, place.y), was_picked=False) is None
    index = next(index for index, tile in enumerate(picked().hand) if tile.picked)
    place = PICKED.hand[index]
    intent, pointer = table_input.pressed(PICKED, (place.x, place.y))
    assert intent is None and pointer is not None
    assert table_input.released(PICKED, pointer, (place.x, place.y), was_picked=True) == actions.PickTile(Index(index))


def test_a_dragged_tile_drops_on_the_train_below() -> None:
    pointer = table_input.moved(Pointer(Index(9), (860, 720), (860, 720)), (800, 300))
    assert pointer.dragging
    x, y = corners(2)[0]
    assert table_input.released(PICKED, pointer, (x, y), was_picked=False) == actions.DropTile(Train(2), TrainEnd(0))
    assert table_input.released(PICKED, pointer, (640, 700), was_picked=True) == actions.MoveTile(Index(9), Index(5)), (
        "or elsewhere in the hand"
    )
    assert table_input.released(PICKED, pointer, (860, 700), was_picked=True) is None


def test_buttons_answer_to_clicks_and_keys() -> None:
    undo, draw = button_places(four_players().buttons, IDLE.regions)
    assert table_input.pressed(IDLE, draw.center)[0] == actions.Draw()
    assert table_input.pressed(IDLE, undo.center)[0] is None
    assert typed(IDLE, pygame.K_d) == actions.Draw()
    assert typed(IDLE, pygame.K_u) is None
    ready = arrange(replace(four_players(), buttons=(Offer(actions.Undo(), "Undo"),)), SIZE)
    assert typed(ready, pygame.K_BACKSPACE) == actions.Undo()


def test_arrows_walk_over_the_playable_tiles_and_round() -> None:
    playable = [index for index, tile in enumerate(four_players().hand) if tile.playable]
    assert typed(IDLE, pygame.K_RIGHT) == actions.PickTile(Index(playable[0]))
    assert typed(IDLE, pygame.K_LEFT) == actions.PickTile(Index(playable[-1]))
    assert typed(PICKED, pygame.K_LEFT) == actions.PickTile(Index(playable[-2]))
    assert typed(PICKED, pygame.K_RIGHT) == actions.PickTile(Index(playable[0]))
    empty = arrange(replace(four_players(), hand=()), SIZE)
    assert typed(empty, pygame.K_RIGHT) is None


@pytest.mark.parametrize("modifier", [pygame.KMOD_LALT, pygame.KMOD_LCTRL])
def test_arrows_with_alt_move_the_picked_tile_as_far_as_the_hand_goes(modifier: int) -> None:
    hand = four_players().hand
    assert typed(IDLE, pygame.K_RIGHT, modifier) is None, "nothing is picked"
    for index in range(len(hand)):
        tiles = tuple(replace(tile, picked=place == index) for place, tile in enumerate(hand))
        arranged = arrange(replace(four_players(), hand=tiles), SIZE)
        to_the_right = actions.MoveTile(Index(index), Index(index + 1), held=True) if index + 1 < len(hand) else None
        assert typed(arranged, pygame.K_RIGHT, modifier) == to_the_right
        assert typed(arranged, pygame.K_LEFT, modifier) == (
            actions.MoveTile(Index(index), Index(index - 1), True) if index else None
        )


def test_enter_plays_where_there_is_one_place_only() -> None:
    assert typed(arrange(eight_players(), SIZE), pygame.K_RETURN) == actions.DropTile(Train(3), TrainEnd(0))
    assert typed(PICKED, pygame.K_RETURN) == ShowPlaces(), "of several, all are shown once more"
