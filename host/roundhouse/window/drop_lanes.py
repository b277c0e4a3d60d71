"""Paints what lies under the tiles: the colored tracks, and the lanes that show where a picked tile may go."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

import pygame

from roundhouse.presenters.views import PUBLIC
from roundhouse.window import palette
from roundhouse.window.antialiasing import (
    Box,
    Point,
    dashes,
    faded,
    rounded,
    scaled,
    sprite,
    stamp,
    stroke,
    translucent,
)
from roundhouse.window.palette import Color

TIE = 5  # px: the dark and the light of the tied track
SMALL_PIECE = 64
"""Up to this size, px at 1280 x 800, a bend is drawn in one piece; a straight stretch always is."""
STRAIGHT = 0.01  # px


def paint_track(surface: pygame.Surface, points: tuple[Point, ...], seat: int, length: float, scale: float) -> None:
    """The track of a train: its seat's color in a dark casing; black and white ties for the Mexican Train."""
    width = max(5 * scale, 0.1 * length)
    for picture, place in _track(points, seat, width, width + 5 * scale, SMALL_PIECE * scale):
        surface.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)


def paint_lane(
    surface: pygame.Surface, boxes: tuple[Box, ...], scale: float, *, refused: bool, share: float = 1
) -> None:
    """Mark a train's whole strip: mint where the picked tile may go, dashed coral where it was refused.

    `share` is how far the mark has come up, 0 to 1.
    """
    outline = _staircase(boxes)
    bounds, origin = _bounds(outline, 3 * scale)
    picture = _lane(tuple(scaled(outline, 1, origin)), scale, refused, bounds)
    if share < 1:
        picture = faded(picture, share)
    stamp(surface, picture, (origin[0] + bounds[0] / 2, origin[1] + bounds[1] / 2))


def _bounds(points: Sequence[Point], margin: float) -> tuple[tuple[int, int], Point]:
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


@lru_cache(maxsize=32)
def _track(
    points: tuple[Point, ...], seat: int, width: float, casing: float, small: float
) -> tuple[tuple[pygame.Surface, tuple[int, int]], ...]:
    """The pictures of a track with their places, the lowest first.

    A track that has grown by a tile is the old one but for its last piece, and of a track around a corner not all that
    it goes around is drawn.
    """
    pieces = list(_pieces(points, small))
    if seat == PUBLIC:
        layers = [
            (casing, palette.CASING, False),
            (width + 1.5, palette.WHITE, False),
            (0.62 * width, palette.INK, True),
        ]
    else:
        layers = [
            (casing, palette.CASING, False),
            (width, palette.blend(palette.FELT, palette.seat_color(seat), 0.9), False),
        ]
    found = []
    for wide, color, tied in layers:
        for piece, begun in pieces:
            size, origin = _bounds(piece, wide / 2 + 1)
            line = tuple(scaled(piece, 1, origin))
            picture = _piece(line, wide, color, size, begun % (2 * TIE) if tied else None)
            found.append((picture, (round(origin[0]), round(origin[1]))))
    return tuple(found)


def _pieces(points: Sequence[Point], small: float) -> Iterator[tuple[Sequence[Point], float]]:
    """The line in straight stretches and small bends, each with the length of the line before it."""
    first, before = 0, 0.0
    left, top = right, bottom = points[0]
    for index, (x, y) in enumerate(points):
        box = min(left, x), min(top, y), max(right, x), max(bottom, y)
        wide, high = box[2] - box[0], box[3] - box[1]
        if min(wide, high) < STRAIGHT or max(wide, high) <= small or index - first < 2:
            left, top, right, bottom = box
            continue
        piece = points[first:index]
        yield piece, before
        before += sum(math.dist(one, other) for one, other in itertools.pairwise(piece))
        first = index - 1
        (ax, ay), (bx, by) = points[first], (x, y)
        left, top, right, bottom = min(ax, bx), min(ay, by), max(ax, bx), max(ay, by)
    yield points[first:], before


@lru_cache(maxsize=384)
def _piece(
    line: tuple[Point, ...], width: float, color: Color, size: tuple[int, int], begun: float | None
) -> pygame.Surface:
    """A line of one color; drawn as ties instead if the offset into their pattern is given."""

    def draw(surface: pygame.Surface, fine: float) -> None:
        if begun is None:
            stroke(surface, scaled(line, fine), width * fine, color)
            return
        for dash in dashes(scaled(line, fine), TIE * fine, TIE * fine, begun * fine):
            _tie(surface, dash, width * fine)

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
def _lane(outline: tuple[Point, ...], scale: float, refused: bool, size: tuple[int, int]) -> pygame.Surface:
    color: Color = palette.CORAL if refused else palette.MINT

    def draw(surface: pygame.Surface, fine: float) -> None:
        closed = scaled(rounded(outline, 9 * scale), fine)
        pygame.draw.polygon(surface, translucent(color, 0.1), closed)
        lines = list(dashes(closed, 7 * scale * fine, 5 * scale * fine)) if refused else [closed]
        for line in lines:
            stroke(surface, line, 2 * scale * fine, translucent(color, 1 if refused else 0.85))

    return sprite(*size, draw, fine=2)
