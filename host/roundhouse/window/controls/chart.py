"""Draws the totals of a match by round: a line for each player in the seat's color, which leads to the badge.

Where totals are close, badges make room for each other; the line goes on to its own, thinner.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from statistics import fmean

import pygame

from roundhouse.indices import Seat
from roundhouse.layout.measures import Point
from roundhouse.window.controls.page import ChartPicture
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.antialiasing import blit_centered, sprite, stroke
from roundhouse.window.drawing.icons import badge
from roundhouse.window.drawing.lettering import font, write_line

TICKS = 4
"""About how many lines go across a chart."""
LEADER = 0.14
"""The thickness of the rest of the way to a badge, in heights of the figures."""
BADGE_AWAY = 2.9
"""From the end of a line to the middle of its badge, in radii of the badge."""
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
    beside = round((BADGE_AWAY - 0.2) * radius + apart * _across(len(chart.lines), apart, inner))
    inner = pygame.Rect(*inner.topleft, wide - margin - beside, inner.height)
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
        write_line(
            surface, text, (inner.left - round(0.5 * size), level), "Medium", size, palette.SECONDARY, anchor="right"
        )
    every = -(-rounds * 2 * size // max(1, inner.width))
    for number in range(1, rounds + 1, max(1, every)):
        below = at(number, 0)[0], inner.bottom + 1.1 * size
        write_line(surface, str(chart.first + number - 1), below, "Medium", size, palette.SECONDARY, anchor="center")
    ends = [(seat, at(len(line) - 1, line[-1])) for seat, line in chart.lines]
    badges = {seat: (x + BADGE_AWAY * radius, y) for seat, (x, y) in badge_heights(ends, apart, inner)}
    picture = sprite(wide, high, lambda large, fine: _lines(large, fine, chart, at, badges))
    surface.blit(picture, (left, top), special_flags=pygame.BLEND_PREMULTIPLIED)
    for seat, middle in badges.items():
        blit_centered(surface, badge(seat, radius), middle)


def _lines(
    large: pygame.Surface,
    fine: float,
    chart: ChartPicture,
    at: Callable[[float, float], Point],
    badges: Mapping[Seat, Point],
) -> None:
    left, top, _, _ = chart.rect
    size = chart.height
    for seat, line in sorted(chart.lines, key=lambda each: each[0] in chart.leads):
        points = [((x - left) * fine, (y - top) * fine) for x, y in (at(n, value) for n, value in enumerate(line))]
        thick = (0.3 if seat in chart.leads else 0.18) * size * fine
        x, y = badges[seat]
        stroke(
            large, [points[-1], ((x - left) * fine, (y - top) * fine)], LEADER * size * fine, palette.seat_color(seat)
        )
        stroke(large, points, thick, palette.seat_color(seat))
        for x, y in points[1:]:
            pygame.draw.circle(large, palette.seat_color(seat), (x, y), 1.5 * thick)


def _across(count: int, apart: float, inner: pygame.Rect) -> int:
    """The number of badges side by side, for all to have room."""
    return max(1, math.ceil(count * apart / (inner.height + apart)))


def badge_heights(ends: Sequence[tuple[Seat, Point]], apart: float, inner: pygame.Rect) -> list[tuple[Seat, Point]]:
    """The badges from the top down, none on another and each as near to the end of its line as that allows; beside
    each other where there is too little height for all.

    >>> ends = [(Seat(0), (0, 50)), (Seat(1), (0, 52)), (Seat(2), (0, 90))]
    >>> [round(y) for _, (_, y) in badge_heights(ends, 20, pygame.Rect(0, 0, 9, 100))]
    [41, 61, 90]
    """
    ordered = sorted(ends, key=lambda each: each[1][1])
    across = _across(len(ends), apart, inner)
    lines = [ordered[start : start + across] for start in range(0, len(ordered), across)]
    # Badges that would touch share their way aside: each group of them lies around the middle of its ends.
    groups: list[list[float]] = []
    for line, badges in enumerate(lines):
        groups.append([sum(y for _, (_, y) in badges) / len(badges) - line * apart])
        while len(groups) > 1 and fmean(groups[-2]) > fmean(groups[-1]):
            groups[-2:] = [groups[-2] + groups[-1]]
    levels = [fmean(group) for group in groups for _ in group]
    room = inner.top, inner.bottom + apart / 2 - (len(lines) - 1) * apart
    return [
        (seat, (x + place * apart, max(room[0], min(room[1], levels[line])) + line * apart))
        for line, badges in enumerate(lines)
        for place, (seat, (x, _)) in enumerate(badges)
    ]
