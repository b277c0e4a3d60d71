"""Copper as the router and the checks see it: pads, tracks and vias in millimeters, and the distances between them."""

from __future__ import annotations

import math
from dataclasses import dataclass

FRONT, BACK = 0, 1
BOTH = (FRONT, BACK)

Point = tuple[float, float]


@dataclass(frozen=True)
class Pad:
    """A pad: a rectangle (`round`: with ends as round as they go) on the layers it has copper on."""

    owner: str
    number: str
    net: str
    center: Point
    half: tuple[float, float]
    round: bool
    layers: tuple[int, ...]
    drill: float = 0.0

    @property
    def name(self) -> str:
        return f"{self.owner}.{self.number}"


@dataclass(frozen=True)
class Track:
    """A straight piece of copper with round ends."""

    net: str
    start: Point
    end: Point
    width: float
    layer: int


@dataclass(frozen=True)
class Via:
    """A plated hole from one layer to the other."""

    net: str
    center: Point
    size: float
    drill: float


def to_segment(point: Point, start: Point, end: Point) -> float:
    """How far a point is from a segment.

    >>> to_segment((0.0, 2.0), (-1.0, 0.0), (1.0, 0.0))
    2.0
    """
    ax, ay = start
    dx, dy = end[0] - ax, end[1] - ay
    length = dx * dx + dy * dy
    along = 0.0 if length == 0 else max(0.0, min(1.0, ((point[0] - ax) * dx + (point[1] - ay) * dy) / length))
    return math.hypot(point[0] - ax - along * dx, point[1] - ay - along * dy)


def between_segments(a: tuple[Point, Point], b: tuple[Point, Point]) -> float:
    """How far two segments are apart, 0 where they cross."""
    if _cross(a, b):
        return 0.0
    return min(to_segment(a[0], *b), to_segment(a[1], *b), to_segment(b[0], *a), to_segment(b[1], *a))


def _cross(a: tuple[Point, Point], b: tuple[Point, Point]) -> bool:
    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(*a, b[0]) * side(*a, b[1]) < 0 and side(*b, a[0]) * side(*b, a[1]) < 0


def core(pad: Pad) -> tuple[Point, Point, float]:
    """A pad with round ends as a segment and the radius around it."""
    (x, y), (w, h) = pad.center, pad.half
    if w >= h:
        return (x - w + h, y), (x + w - h, y), h
    return (x, y - h + w), (x, y + h - w), w


def pad_to_point(pad: Pad, point: Point) -> float:
    """How far a point is from a pad's copper, 0 inside."""
    if pad.round:
        start, end, radius = core(pad)
        return max(0.0, to_segment(point, start, end) - radius)
    dx = max(0.0, abs(point[0] - pad.center[0]) - pad.half[0])
    dy = max(0.0, abs(point[1] - pad.center[1]) - pad.half[1])
    return math.hypot(dx, dy)


def pad_to_segment(pad: Pad, start: Point, end: Point) -> float:
    """How far a segment is from a pad's copper, 0 where it touches."""
    if pad.round:
        a, b, radius = core(pad)
        return max(0.0, between_segments((a, b), (start, end)) - radius)
    if pad_to_point(pad, start) == 0 or pad_to_point(pad, end) == 0:
        return 0.0
    (x, y), (w, h) = pad.center, pad.half
    corners = [(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)]
    return min(between_segments((corners[i], corners[i - 1]), (start, end)) for i in range(4))


def pad_to_pad(a: Pad, b: Pad) -> float:
    """How far the copper of two pads is apart; a rectangle's corners count as they are."""
    if a.round:
        start, end, radius = core(a)
        return max(0.0, pad_to_segment(b, start, end) - radius)
    if b.round:
        return pad_to_pad(b, a)
    dx = max(0.0, abs(a.center[0] - b.center[0]) - a.half[0] - b.half[0])
    dy = max(0.0, abs(a.center[1] - b.center[1]) - a.half[1] - b.half[1])
    return math.hypot(dx, dy)
