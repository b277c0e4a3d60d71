"""Tracks: the line of each train from its slot to its end. The track bends, tiles never do."""

from __future__ import annotations

import math

from roundhouse.layout.measures import Measures, OrientedBox, Point, slot_angle, slot_point
from roundhouse.layout.train_areas import TrainArea

BADGE_FROM_START = 15  # px at 1280 x 800, into the sign zone
MARKER_FROM_START = 45
BENDS = 25
"""The points of a bend, and of the line from the hub to a sign."""
HALF_CIRCLE = [
    (math.cos(angle), math.sin(angle)) for angle in (math.pi * (step / (BENDS - 1) - 0.5) for step in range(BENDS))
]


def sign_point(area: TrainArea, measures: Measures, from_start: float = BADGE_FROM_START) -> Point:
    """The middle of the badge, or of something else in the sign zone."""
    distance = area.start + from_start * measures.scale
    return measures.width / 2 + area.side * distance, area.rows[0].y


def track(area: TrainArea, measures: Measures, end: OrientedBox | None) -> tuple[Point, ...]:
    """The middle line of a train's track to the middle of `end`, dense enough for straight strokes.

    Without an end the track stops where the first tile would begin.
    """
    points = approach(area, measures)
    if end is None:
        stop = measures.width / 2 + area.side * area.rows[0].inner, area.rows[0].y
    else:
        for index in range(end.row):
            points += turn(area, measures, index)
        stop = end.x, end.y
    points.append(stop)
    return tuple(_without_doubles(points))


def _without_doubles(points: list[Point]) -> list[Point]:
    """Points that lie on each other have no direction between them."""
    kept = [points[0]]
    for point in points[1:]:
        if abs(point[0] - kept[-1][0]) + abs(point[1] - kept[-1][1]) > 0.01:
            kept.append(point)
    return kept


def approach(area: TrainArea, measures: Measures) -> list[Point]:
    """From the slot to the sign, in BENDS points: a cubic beside the hub, else straight up or down and a turn."""
    cx, cy = measures.width / 2, measures.height / 2
    radius = measures.hub_radius
    sign = sign_point(area, measures)
    face = slot_point(area.slot, radius)
    start = (cx + face[0], cy + face[1] * 0.95)  # under the hub's edge
    if area.beside:
        outwards = math.radians(slot_angle(area.slot))
        across, up = math.cos(outwards), -math.sin(outwards)
        pull = 26 * measures.scale
        rise = (sign[1] - start[1]) / up  # leaving the hub straight, but never beyond the height of the sign
        leave = min(pull, rise) if rise > 0 else 0.4 * pull
        first = (start[0] + leave * across, start[1] + leave * up)
        second = (sign[0] - area.side * pull * 1.2, sign[1])
        return _cubic(start, first, second, sign, BENDS - 1)
    # A slot at the side of the hub would send its track along the edge: it leaves at its own x instead.
    vertical = 1 if sign[1] > start[1] else -1
    corner = min(14 * measures.scale, abs(sign[0] - start[0]), abs(sign[1] - start[1]))
    before = (start[0], sign[1] - vertical * corner)
    after = (start[0] + area.side * corner, sign[1])
    kink = (start[0], sign[1])
    return [start, *_quadratic(before, kink, after, BENDS - 3), sign]


def turn(area: TrainArea, measures: Measures, index: int) -> list[Point]:
    """The half circle from a row to the next one."""
    here, there = area.rows[index], area.rows[index + 1]
    radius = abs(there.y - here.y) / 2
    reach = 0.62 * measures.bend
    outer = index % 2 == 0
    middle_y = (here.y + there.y) / 2
    if outer:
        middle, bulge = here.outer + reach - radius, 1
    else:
        middle, bulge = here.inner - reach + radius, -1
    down = 1 if there.y > here.y else -1
    center = measures.width / 2
    return [
        (center + area.side * (middle + bulge * radius * out), middle_y + down * radius * across)
        for out, across in HALF_CIRCLE
    ]


def _quadratic(a: Point, b: Point, c: Point, steps: int) -> list[Point]:
    return [
        (
            (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * c[0],
            (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * c[1],
        )
        for t in (step / steps for step in range(steps + 1))
    ]


def _cubic(a: Point, b: Point, c: Point, d: Point, steps: int) -> list[Point]:
    points = []
    for step in range(steps + 1):
        t = step / steps
        u = 1 - t
        wa, wb, wc, wd = u**3, 3 * u * u * t, 3 * u * t * t, t**3
        points.append((wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0], wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1]))
    return points
