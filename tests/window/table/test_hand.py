"""The hand: one row, tiles raised by what can be done with them, no dead gaps for a touch."""

import itertools
from dataclasses import replace

import pygame
import pytest
from tests.window.table.sample_views import eight_players, four_players, picked

from roundhouse import actions
from roundhouse.indices import Seat
from roundhouse.presenters.offer import Offer
from roundhouse.presenters.pages.preferences import TEXT_SIZES
from roundhouse.presenters.views import HandTile
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing import palette
from roundhouse.window.table.arrangement import READABLE, Arrangement, arrange
from roundhouse.window.table.hand_row import nearest, paint_hand, places
from roundhouse.window.table.message_strip import button_places
from roundhouse.window.table.regions import regions

PARTS = regions(1280, 800)
AREA = PARTS.hand
ROUND_OVER = Offer(actions.SeeScores(), "Scores", below=True), Offer(actions.NextRound(), "Next round", below=True)


def test_twenty_five_tiles_are_44_wide_and_few_are_56() -> None:
    assert places([HandTile(1, 2)] * 25, AREA, 1.0)[0].width == 44
    assert places([HandTile(1, 2)] * 5, AREA, 1.0)[0].width == 56


def test_few_tiles_are_large_and_stay_so_after_a_draw_or_two() -> None:
    def shown(count: int, before: Arrangement | None = None) -> Arrangement:
        return arrange(replace(four_players(), hand=(HandTile(1, 2),) * count), (1280, 800), before)

    usual, few = shown(8), shown(6)
    assert [round(each.hand[0].width) for each in (usual, few)] == [56, 78]
    assert few.layout.measures.length >= READABLE
    grown = shown(6, usual)
    assert grown.large_hand
    assert [shown(count, grown).large_hand for count in (9, 10, 0)] == [True, False, True], "no hand: nothing jumps"


def test_a_hand_stays_small_where_the_trains_need_the_room() -> None:
    view = replace(eight_players(), hand=(HandTile(1, 2),) * 5)
    filled = replace(view, trains=tuple(replace(train, tiles=view.trains[0].tiles * 5) for train in view.trains))
    assert not arrange(filled, (960, 600)).large_hand


@pytest.mark.parametrize("window", [(960, 600), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("count", [1, 11, 25, 45])
def test_the_row_stays_inside_its_place_without_overlap(window: tuple[int, int], count: int) -> None:
    parts = regions(*window)
    found = places([HandTile(0, 1, playable=True, picked=True)] * count, parts.hand, parts.scale)
    assert len(found) == count
    for one, other in itertools.pairwise(found):
        assert one.box[2] < other.box[0]
    for place in found:
        left, top, right, bottom = place.box
        assert parts.hand.left <= left and right <= parts.hand.right
        assert parts.hand.top <= top and bottom <= parts.hand.bottom


@pytest.mark.parametrize("window", [(960, 600), (1008, 512), (1280, 680), (1920, 1080)])
@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("count", [1, 14, 25, 45])
def test_no_tile_lies_under_a_button_at_the_end_of_a_round(window: tuple[int, int], text: float, count: int) -> None:
    hand = (HandTile(0, 1),) * count
    view = DisplaySettings(window, text).on(replace(four_players(), hand=hand, buttons=ROUND_OVER))
    arranged = arrange(view, window)
    buttons = button_places(view.buttons, arranged.regions)
    assert len(arranged.hand) == count
    for index, place in enumerate(arranged.hand):
        left, top, right, bottom = place.box
        tile = pygame.Rect(round(left), round(top), round(right - left), round(bottom - top))
        assert tile.collidelist(buttons) == -1, index
        found = arranged.hand_tile_at(tile.center)
        assert found is not None and arranged.hand[found].x == place.x


def test_playable_tiles_are_raised_and_picked_ones_higher() -> None:
    plain, playable, held = places(
        [HandTile(0, 1), HandTile(0, 2, playable=True), HandTile(0, 3, playable=True, picked=True)], AREA, 1.0
    )
    assert plain.y - playable.y == 7
    assert plain.y - held.y == 16


def test_every_touch_between_the_tiles_finds_the_nearest() -> None:
    hand = [HandTile(n, 9) for n in range(8)]
    found = places(hand, AREA, 1.0)
    for x in range(int(found[0].box[0]), int(found[-1].box[2]) + 1):
        index = nearest(hand, AREA, 1.0, x)
        assert index is not None
        assert abs(found[index].x - x) == min(abs(place.x - x) for place in found)
    assert nearest(hand, AREA, 1.0, 5) is None
    assert nearest([], AREA, 1.0, 640) is None


def bar_color(surface: pygame.Surface, index: int) -> palette.Color:
    place = places(four_players().hand, AREA, 1.0)[index]
    color = surface.get_at((round(place.x), AREA.bottom - 9))
    return color.r, color.g, color.b


def test_playable_tiles_have_a_mint_bar_and_no_others() -> None:
    surface = pygame.Surface((1280, 800))
    view = four_players()
    paint_hand(surface, view, AREA, 1.0, {})
    assert {tile.playable for tile in view.hand} == {False, True}
    for index, tile in enumerate(view.hand):
        assert (bar_color(surface, index) == palette.MINT) == tile.playable


def test_the_picked_tile_has_a_brass_ring_and_a_triangle_instead() -> None:
    surface = pygame.Surface((1280, 800))
    view = picked()
    paint_hand(surface, view, AREA, 1.0, {})
    index = next(index for index, tile in enumerate(view.hand) if tile.picked)
    place = places(view.hand, AREA, 1.0)[index]
    assert bar_color(surface, index) == palette.BRASS
    beside = {tuple(surface.get_at((round(place.box[0]) - step, round(place.y))))[:3] for step in range(1, 8)}
    assert palette.BRASS in beside


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("count", [1, 7, 15, 18, 25])
def test_whose_hand_it_is_stands_beside_it_where_there_is_room(count: int, text: float) -> None:
    view = replace(four_players(), hand=(HandTile(1, 2),) * count, hand_of=(Seat(2), "Maximilianet"), text=text)
    surface = pygame.Surface((1280, 800))
    surface.fill(palette.BACKGROUND)
    paint_hand(surface, view, AREA, 1.0, {})
    first = places(view.hand, AREA, 1.0)[0].box[0]
    row = [surface.get_at((x, AREA.centery + 10))[:3] != palette.BACKGROUND for x in range(round(first))]
    left = row.index(True) if True in row else None
    assert (left is None) == (count == 25)
    assert left is None or AREA.left < left < first - 40


def test_a_covered_screen_shows_no_tile_and_none_can_be_picked() -> None:
    surface = pygame.Surface((1280, 800))
    surface.fill(palette.BACKGROUND)
    view = replace(four_players(), hand=(), cover="Pass to Bo", hand_of=(Seat(1), "Bo"))
    paint_hand(surface, view, AREA, 1.0, {})
    assert {surface.get_at((x, AREA.centery))[:3] for x in range(0, 1280, 7)} == {palette.BACKGROUND}
    assert nearest((), AREA, 1.0, AREA.centerx) is None
