"""Draws the totals of a match by round: a line for each player in the seat's color, with the badge at its end."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from roundhouse.window import palette
from roundhouse.window.antialiasing import sprite, stamp, stroke
from roundhouse.window.controls.page import ChartPicture
from roundhouse.window.icons import badge
from roundhouse.window.lettering import font, write
from roundhouse.window.measures import Point

TICKS = 4
"""About how many lines go across a chart."""
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)


def step_of(least: int, most: int, ticks: int = TICKS) -> int:
    """The distance between the lines across a chart from `least` to `most`: a round number.

    >>> step_of(0, 130), step_of(-300, 400), step_of(0, 3), step_of(0, 9000)
    (50, 200, 1, 3000)
    """
    wanted = (most - least) / ticks
    return next((step for step in STEPS if step >= wanted), 1000 * math.ceil(wanted / 1000))


def paint_chart(surface: pygame.Surface, chart: ChartPicture) -> None:
    """Paint the chart in its rectangle: scale at the left, rounds below, badges at the right ends of the lines."""
    left, top, wide, high = chart.rect
    size = chart.height
    radius = max(7, round(0.8 * size))
    values = [value for _, line in chart.lines for value in line]
    least, most = min(0, *values), max(1, *values)
    step = step_of(least, most)
    least, most = step * math.floor(least / step), step * math.ceil(most / step)
    figures = font("Medium", size)
    margin = max(figures.size(str(mark))[0] for mark in (least, most)) + round(0.7 * size)
    inner = pygame.Rect(left + margin, top + round(1.3 * radius), 0, max(size, high - round(1.3 * radius) - 2 * size))
    apart = 2.1 * radius
    inner.width = wide - margin - round(1.7 * radius + apart * _across(len(chart.lines), apart, inner))
    rounds = max(chart.rounds, 1)

    def at(number: float, value: float) -> Point:
        return inner.left + inner.width * number / rounds, inner.bottom - inner.height * (value - least) / (
            most - least
        )

    for mark in range(least, most + 1, step):
        level = round(at(0, mark)[1])
        surface.fill(
            palette.LINE if mark == 0 else palette.ROW, (inner.left, level, inner.width, 2 if mark == 0 else 1)
        )
        text = str(mark).replace("-", "−")
        write(surface, text, (inner.left - round(0.5 * size), level), "Medium", size, palette.SECONDARY, anchor="right")
    every = -(-rounds * 2 * size // max(1, inner.width))
    for number in range(1, rounds + 1, max(1, every)):
        below = at(number, 0)[0], inner.bottom + 1.1 * size
        write(surface, str(chart.first + number - 1), below, "Medium", size, palette.SECONDARY, anchor="center")
    picture = sprite(wide, high, lambda large, fine: _lines(large, fine, chart, at, size))
    surface.blit(picture, (left, top), special_flags=pygame.BLEND_PREMULTIPLIED)
    ends = [(seat, at(len(line) - 1, line[-1])) for seat, line in chart.lines]
    for seat, (x, y) in spread(ends, apart, inner):
        stamp(surface, badge(seat, radius), (x + 1.9 * radius, y))


def _lines(
    large: pygame.Surface, fine: float, chart: ChartPicture, at: Callable[[float, float], Point], size: int
) -> None:
    left, top, _, _ = chart.rect
    for seat, line in sorted(chart.lines, key=lambda each: each[0] in chart.leads):
        points = [((x - left) * fine, (y - top) * fine) for x, y in (at(n, value) for n, value in enumerate(line))]
        thick = (0.3 if seat in chart.leads else 0.18) * size * fine
        stroke(large, points, thick, palette.seat_color(seat))
        for x, y in points[1:]:
            pygame.draw.circle(large, palette.seat_color(seat), (x, y), 1.5 * thick)


def _across(count: int, apart: float, inner: pygame.Rect) -> int:
    """How many badges stand side by side, for all to have room."""
    return max(1, math.ceil(count * apart / (inner.height + apart)))


def spread(ends: Sequence[tuple[int, Point]], apart: float, inner: pygame.Rect) -> list[tuple[int, Point]]:
    """The badges from the top down, none on another; beside each other where there is too little height for all."""
    found: list[tuple[int, Point]] = []
    ordered = sorted(ends, key=lambda each: each[1][1])
    across = _across(len(ends), apart, inner)
    down = -(-len(ordered) // across)
    lowest = inner.bottom + apart / 2
    for index, (seat, (x, y)) in enumerate(ordered):
        row = index // across
        above = found[-1][1][1] + apart if found and index % across == 0 else None
        level = y if above is None else max(y, above)
        if index % across and found:
            level = found[-1][1][1]
        level = min(level, lowest - (down - 1 - row) * apart)
        found.append((seat, (x + index % across * apart, level)))
    return found
