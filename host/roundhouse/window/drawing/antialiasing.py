"""Smooth drawing: shapes are drawn four times too large and scaled down once, as sprites with premultiplied alpha.

Premultiplied, because averaging straight alpha would pull the color of transparent pixels into every edge.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Sequence

import pygame

from roundhouse.layout.measures import Bounds, Point
from roundhouse.window.drawing.palette import Color

Drawing = Callable[[pygame.Surface, float], None]

SUPERSAMPLING = 4
MOST_PIXELS = 2_000_000


def even(length: float) -> int:
    """The least even number of px that holds `length`: sprites of even size share one middle.

    >>> even(12.4), even(16)
    (14, 16)
    """
    return 2 * math.ceil(length / 2)


def sprite(width: float, height: float, drawing: Drawing, fine: int = SUPERSAMPLING) -> pygame.Surface:
    """A picture of `width` x `height` px; `drawing` is given a surface `fine` times as large, and that factor.

    Half of it is enough for a large picture, which would take tens of megabytes meanwhile.
    """
    size = max(1, math.ceil(width)), max(1, math.ceil(height))
    if size[0] * size[1] * fine**2 > MOST_PIXELS:
        fine = max(2, fine // 2)
    large = pygame.Surface((size[0] * fine, size[1] * fine), pygame.SRCALPHA)
    drawing(large, fine)
    return pygame.transform.smoothscale(large, size)


def blit_centered(surface: pygame.Surface, picture: pygame.Surface, middle: Point) -> pygame.Rect:
    """Lay a sprite on the surface by its middle."""
    place = round(middle[0] - picture.get_width() / 2), round(middle[1] - picture.get_height() / 2)
    return surface.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)


def faded(picture: pygame.Surface, share: float) -> pygame.Surface:
    """The sprite at `share` (0..1) of its opacity."""
    copy = picture.copy()
    level = round(255 * share)
    copy.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def translucent(color: Color, share: float) -> tuple[int, int, int, int]:
    """A color at `share` of full opacity, as a drawing for a sprite needs it.

    >>> translucent((200, 100, 0), 0.5)
    (100, 50, 0, 128)
    """
    red, green, blue = (round(channel * share) for channel in color)
    return red, green, blue, round(255 * share)


def stroke(
    surface: pygame.Surface, points: Sequence[Point], width: float, color: Color | tuple[int, int, int, int]
) -> None:
    """A line with round joints and ends."""
    half = width / 2
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        length = math.hypot(bx - ax, by - ay)
        if length == 0:
            continue
        nx, ny = (by - ay) / length * half, (ax - bx) / length * half
        corners = ((ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny))
        pygame.draw.polygon(surface, color, corners)
    for x, y in points:
        pygame.draw.circle(surface, color, (x, y), half)


def dashes(points: Sequence[Point], on: float, off: float, begun: float = 0.0) -> Iterable[list[Point]]:
    """Cut a line into dashes, measured along it; `begun` is how much of the pattern lies before it.

    >>> [[x for x, _ in dash] for dash in dashes([(0, 0), (10, 0)], 4, 2)]
    [[0, 4.0], [6.0, 10.0]]
    >>> [[x for x, _ in dash] for dash in dashes([(0, 0), (10, 0)], 4, 2, 5)]
    [[1.0, 5.0], [7.0, 10.0]]
    """
    within = begun % (on + off)
    drawing = within < on
    left = on - within if drawing else on + off - within
    dash: list[Point] = [points[0]]
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        length = math.hypot(bx - ax, by - ay)
        at = 0.0
        while length - at > left:
            at += left
            point = ax + (bx - ax) * at / length, ay + (by - ay) * at / length
            if drawing:
                yield [*dash, point]
            dash = [point]
            drawing = not drawing
            left = on if drawing else off
        left -= length - at
        if drawing and length > at:
            dash.append((float(bx), float(by)))
    if drawing and len(dash) > 1:
        yield dash


def rounded(points: Sequence[Point], radius: float, steps: int = 6) -> list[Point]:
    """A closed outline with its corners rounded; the first point is repeated at the end."""
    outline: list[Point] = []
    count = len(points)
    for index, (x, y) in enumerate(points):
        ends = []
        for ox, oy in (points[index - 1], points[(index + 1) % count]):
            length = math.hypot(ox - x, oy - y)
            share = min(radius, length / 2) / length if length else 0
            ends.append((x + (ox - x) * share, y + (oy - y) * share))
        (ax, ay), (bx, by) = ends
        for step in range(steps + 1):
            t = step / steps
            u = 1 - t
            outline.append((u * u * ax + 2 * u * t * x + t * t * bx, u * u * ay + 2 * u * t * y + t * t * by))
    outline.append(outline[0])
    return outline


def box_outline(box: Bounds, radius: float) -> list[Point]:
    """The closed outline of a box with rounded corners."""
    left, top, right, bottom = box
    return rounded(((left, top), (right, top), (right, bottom), (left, bottom)), radius)


def scaled(points: Iterable[Point], factor: float, origin: Point = (0, 0)) -> list[Point]:
    """The points moved by `-origin` and enlarged, as a drawing for a sprite needs them."""
    return [((x - origin[0]) * factor, (y - origin[1]) * factor) for x, y in points]
