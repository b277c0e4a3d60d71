"""What lies under the tiles: the colored tracks, and the lanes that say where a picked tile may go."""

from __future__ import annotations

import itertools
import math
from functools import lru_cache

import pygame

from roundhouse.table import palette
from roundhouse.table.ink import Box, Point, dashes, glass, rounded, scaled, sprite, stamp, stroke
from roundhouse.table.palette import Color
from roundhouse.table.view import PUBLIC

TIE = 5  # px: the dark and the light of the tied track


def paint_track(surface: pygame.Surface, points: tuple[Point, ...], seat: int, length: float, scale: float) -> None:
    """The track of a train: its seat's color in a dark casing; black and white ties for the Mexican Train."""
    width = max(5 * scale, 0.1 * length)
    casing = width + 5 * scale
    bounds, origin = _bounds(points, casing / 2 + 1)
    picture = _track(tuple(scaled(points, 1, origin)), seat, width, casing, bounds)
    place = round(origin[0]), round(origin[1])
    surface.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)


def paint_lane(
    surface: pygame.Surface, boxes: tuple[Box, ...], scale: float, *, refused: bool, share: float = 1
) -> None:
    """Mark a train's whole strip: mint where the picked tile may go, dashed coral where it was refused.

    `share` is how far the mark has come up, 0 to 1.
    """
    outline = _staircase(boxes)
    bounds, origin = _bounds(outline, 3 * scale)
    level = round(share * 8) / 8
    if level == 0:
        return
    picture = _lane(tuple(scaled(outline, 1, origin)), scale, refused, level, bounds)
    stamp(surface, picture, (origin[0] + bounds[0] / 2, origin[1] + bounds[1] / 2))


def _bounds(points: tuple[Point, ...], margin: float) -> tuple[tuple[int, int], Point]:
    """Size and upper left corner, in whole px, of a picture that holds the points."""
    left = math.floor(min(x for x, _ in points) - margin)
    top = math.floor(min(y for _, y in points) - margin)
    right = math.ceil(max(x for x, _ in points) + margin)
    bottom = math.ceil(max(y for _, y in points) + margin)
    return (right - left, bottom - top), (left, top)


def _staircase(boxes: tuple[Box, ...]) -> tuple[Point, ...]:
    """The outline of boxes that stand on each other, clockwise."""
    right: list[Point] = []
    left: list[Point] = []
    for x0, y0, x1, y1 in boxes:
        right += [(x1, y0), (x1, y1)]
        left += [(x0, y0), (x0, y1)]
    points = right + left[::-1]
    count = len(points)
    return tuple(
        point
        for index, point in enumerate(points)
        if not points[index - 1][0] == point[0] == points[(index + 1) % count][0]
    )


@lru_cache(maxsize=64)
def _track(points: tuple[Point, ...], seat: int, width: float, casing: float, size: tuple[int, int]) -> pygame.Surface:
    def draw(surface: pygame.Surface, fine: float) -> None:
        line = scaled(points, fine)
        stroke(surface, line, casing * fine, palette.CASING)
        if seat != PUBLIC:
            color = palette.blend(palette.FELT, palette.seat_color(seat), 0.9)
            stroke(surface, line, width * fine, color)
            return
        stroke(surface, line, (width + 1.5) * fine, palette.WHITE)
        for dash in dashes(line, TIE * fine, TIE * fine):
            _tie(surface, dash, 0.62 * width * fine)

    return sprite(*size, draw, fine=3)


def _tie(surface: pygame.Surface, dash: list[Point], width: float) -> None:
    """A dark piece of the line with straight ends."""
    for (ax, ay), (bx, by) in itertools.pairwise(dash):
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = (by - ay) / length * width / 2, (ax - bx) / length * width / 2
        pygame.draw.polygon(
            surface, palette.INK, [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)]
        )


@lru_cache(maxsize=64)
def _lane(
    outline: tuple[Point, ...], scale: float, refused: bool, level: float, size: tuple[int, int]
) -> pygame.Surface:
    color: Color = palette.CORAL if refused else palette.MINT

    def draw(surface: pygame.Surface, fine: float) -> None:
        closed = scaled(rounded(outline, 9 * scale), fine)
        pygame.draw.polygon(surface, glass(color, 0.1 * level), closed)
        lines = list(dashes(closed, 7 * scale * fine, 5 * scale * fine)) if refused else [closed]
        for line in lines:
            stroke(surface, line, 2 * scale * fine, glass(color, (1 if refused else 0.85) * level))

    return sprite(*size, draw, fine=2)
