"""The chart of totals: lines end at the totals, nothing leaves the chart, and no badge lies on another."""

from __future__ import annotations

import itertools
import math
import random

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.depth import examples
from tests.window.screens.match.sample_matches import played

from roundhouse.games.match.match import Correct
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.presenters.match.score_sheet_view import score_figures
from roundhouse.window.controls.chart import badge_heights, paint_chart, step_of
from roundhouse.window.controls.page import ChartPicture
from roundhouse.window.drawing import palette


@given(st.integers(-3000, 0), st.integers(1, 3000))
def test_a_scale_has_few_lines_at_round_numbers(least: int, most: int) -> None:
    step = step_of(least, most)
    assert 1 <= (most - least) / step <= 5 or step == 1
    assert str(step).rstrip("0") in ("1", "2", "25", "5") or step % 1000 == 0


@examples(60)
@given(st.integers(1, 12), st.integers(60, 300), st.integers(6, 14), st.integers(0, 2**32))
def test_no_badge_lies_on_another(count: int, high: int, radius: int, seed: int) -> None:
    chance, inner = random.Random(seed), pygame.Rect(40, 20, 400, high)
    ends = [(seat, (440.0, chance.uniform(inner.top, inner.bottom))) for seat in map(Seat, range(count))]
    found = badge_heights(ends, 2.1 * radius, inner)
    assert sorted(seat for seat, _ in found) == list(range(count))
    for (_, (ax, ay)), (_, (bx, by)) in itertools.combinations(found, 2):
        assert math.hypot(ax - bx, ay - by) >= 2 * radius
    assert all(y <= inner.bottom + 1.1 * radius for _, (_, y) in found)


@pytest.mark.parametrize("totals", [(40, 41, 42), (40, 60), (0, 99, 104)])
def test_a_line_leads_from_its_end_to_its_badge(totals: tuple[int, ...]) -> None:
    """If totals are close, a badge lies beside the end of its line: the line goes on to it."""
    surface = pygame.Surface((500, 260))
    surface.fill(palette.PANEL)
    lines = tuple((Seat(seat), (0, total)) for seat, total in enumerate(totals))
    paint_chart(surface, ChartPicture((20, 30, 460, 200), lines, 2, (), 12))
    for seat, _ in lines:
        mask = pygame.mask.from_threshold(surface, palette.seat_color(seat), (60, 60, 60, 255))
        (whole,) = mask.connected_components(12)
        assert whole.count() > 300


@pytest.mark.parametrize("game", ["mexican-train", "basic-trains", "station"])
def test_the_lines_end_at_the_totals(game: str) -> None:
    table = played(game, 4, 3)
    sheet = score_figures(Texts(), table.referee.match, table.referee.all_names)
    for seat, column in enumerate(sheet.columns[1:]):
        assert column.course[0] == 0
        assert len(column.course) == 1 + len(table.referee.match.sheet)
        assert column.course[-1] == table.referee.match.totals[seat]


def test_a_corrected_round_moves_the_line() -> None:
    table = played("mexican-train", 3, 2)
    before = score_figures(Texts(), table.referee.match, table.referee.all_names).columns[2].course
    table.call(Correct(0, 1, before[1] + 7))
    after = score_figures(Texts(), table.referee.match, table.referee.all_names).columns[2].course
    table.undo(1)
    assert after == (0, before[1] + 7, before[2] + 7)


@pytest.mark.parametrize("rounds", [1, 13])
def test_a_chart_stays_in_its_place_and_shows_every_player(rounds: int) -> None:
    surface = pygame.Surface((500, 260))
    surface.fill(palette.PANEL)
    lines = tuple((seat, tuple((seat + 1) * 9 * n - 60 for n in range(rounds + 1))) for seat in map(Seat, range(12)))
    paint_chart(surface, ChartPicture((20, 30, 460, 200), lines, rounds, (Seat(11),), 12))
    for seat in map(Seat, range(12)):
        assert pygame.mask.from_threshold(surface, palette.seat_color(seat), (6, 6, 6, 255)).count() > 20
    outside = surface.copy()
    outside.fill(palette.PANEL, (20, 30, 460, 200))
    assert pygame.mask.from_threshold(outside, palette.PANEL, (1, 1, 1, 255)).count() == 500 * 260
