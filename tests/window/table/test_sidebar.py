"""The sidebar: rows that fit, texts that stay in their places, plates that everybody can read."""

import itertools
from dataclasses import replace

import pygame
import pytest
from tests.window.table.sample_views import eight_players, four_players, own_engines

from roundhouse.indices import Seat
from roundhouse.presenters.views import SidebarRow, TableView
from roundhouse.window.drawing import palette
from roundhouse.window.table.regions import regions
from roundhouse.window.table.sidebar import paint_sidebar, sidebar_layout

WINDOWS = [(960, 600), (1280, 800), (1920, 1080)]
NAMES = ("You", "Beatriz", "Caleb", "Dana", "Emil", "Farah", "Goran", "Hanna", "Ivo", "Jun", "Kira", "Leo")
LONG = "Wilhelmina Montgomery-Featherstonehaugh"


def painted(view: TableView, window: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(window)
    parts = regions(*window)
    paint_sidebar(surface, view, parts.sidebar, parts.scale)
    return surface


def crowd(count: int) -> TableView:
    rows = tuple(
        SidebarRow(seat, NAMES[seat], 9, "104 pts", "104", True, (12,), seat == 0) for seat in map(Seat, range(count))
    )
    return replace(four_players(), rows=rows)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("count", [2, 5, 9, 13])
def test_rows_stand_below_each_other_inside_the_sidebar(window: tuple[int, int], count: int) -> None:
    parts = regions(*window)
    view = crowd(min(count, 12))
    found = sidebar_layout(view, parts.sidebar, parts.scale)
    for one, other in itertools.pairwise(found.rows):
        assert one.bottom <= other.top
    assert parts.sidebar.contains(found.rows[0]) and parts.sidebar.contains(found.rows[-1])
    assert found.rows[-1].bottom <= found.boneyard.top
    lines = found.plays_top + (30 + 26 * found.plays) * parts.scale
    assert found.plays == 0 or lines <= found.boneyard.top


def test_last_plays_show_only_where_there_is_room() -> None:
    parts = regions(1280, 800)
    assert sidebar_layout(four_players(), parts.sidebar, parts.scale).plays == 4
    crowded = replace(crowd(12), last_plays=four_players().last_plays)
    assert sidebar_layout(crowded, parts.sidebar, parts.scale).plays == 0


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("make", [four_players, eight_players, own_engines, lambda: crowd(12)])
def test_long_names_and_scores_do_not_run_into_the_plates(window: tuple[int, int], make: object) -> None:
    assert callable(make)
    view: TableView = make()
    longer = replace(
        view,
        rows=tuple(
            replace(row, name=LONG, score=row.score and "123456789 points", short_score=row.score and "1234567")
            for row in view.rows
        ),
    )
    parts = regions(*window)
    before, after = painted(view, window), painted(longer, window)
    for row, place in zip(view.rows, sidebar_layout(view, parts.sidebar, parts.scale).rows, strict=True):
        plates = len(row.ends) * 38 * parts.scale + 4 * parts.scale if row.ends != (None, None) else 0
        right = pygame.Rect(0, place.top, round(min(plates, 74 * parts.scale)), place.height)
        right.right = place.right
        assert pygame.image.tobytes(before.subsurface(right), "RGB") == pygame.image.tobytes(
            after.subsurface(right), "RGB"
        )


def test_the_row_whose_turn_it_is_has_a_brass_border() -> None:
    surface = painted(four_players(), (1280, 800))
    parts = regions(1280, 800)
    for row, place in zip(four_players().rows, sidebar_layout(four_players(), parts.sidebar, 1.0).rows, strict=True):
        border = tuple(surface.get_at((place.centerx, place.top)))[:3]
        assert (border == palette.BRASS) == row.turn


def test_plates_show_the_color_of_the_number_to_match() -> None:
    surface = painted(four_players(), (1280, 800))
    parts = regions(1280, 800)
    for row, place in zip(four_players().rows, sidebar_layout(four_players(), parts.sidebar, 1.0).rows, strict=True):
        number = row.ends[0]
        assert isinstance(number, int)
        assert tuple(surface.get_at((place.right - 14, place.centery - 9)))[:3] == palette.NUMBERS[number]
