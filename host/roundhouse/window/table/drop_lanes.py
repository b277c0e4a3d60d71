"""Paints what lies under the tiles: the colored tracks, and the lanes that show where a picked tile may go."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

import pygame

from roundhouse.indices import Seat
from roundhouse.layout.measures import Bounds, Measures, Point
from roundhouse.layout.tracks import turn
from roundhouse.layout.train_areas import TrainArea
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.antialiasing import (
    blit_centered,
    dashes,
    faded,
    rounded,
    scaled,
    sprite,
    stroke,
    translucent,
)
from roundhouse.window.drawing.palette import Color

TIE = 5  # px: the dark and the light of the tied track
SMALL_PIECE = 64
"""Up to this size, px at 1280 x 800, a bend is drawn in one piece; a straight stretch always is."""
STRAIGHT = 0.01  # px


def paint_track(
    surface: pygame.Surface, points: tuple[Point, ...], seat: Seat | None, felt: Color, length: float, scale: float
) -> None:
    """The track of a train: its seat's color in a dark casing; black and white ties for the Mexican Train."""
    width = max(5 * scale, 0.1 * length)
    color = None if seat is None else _track_color(seat, felt)
    for picture, place in _track(points, color, width, width + 5 * scale, SMALL_PIECE * scale):
        surface.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)


def paint_moving_track(
    surface: pygame.Surface, points: tuple[Point, ...], seat: Seat | None, felt: Color, length: float, scale: float
) -> None:
    """A track in a frame in which it moves: it is drawn once, at its size, and is not kept."""
    width = max(5 * scale, 0.1 * length)
    color = palette.WHITE if seat is None else _track_color(seat, felt)
    normals = list(_normals(points))
    for wide, paint in ((width + 5 * scale, palette.CASING), (width, color)):
        one = [(x + nx * wide / 2, y + ny * wide / 2) for (x, y), (nx, ny) in zip(points, normals, strict=True)]
        other = [(x - nx * wide / 2, y - ny * wide / 2) for (x, y), (nx, ny) in zip(points, normals, strict=True)]
        pygame.draw.polygon(surface, paint, one + other[::-1])
    if seat is None:
        for dash in dashes(points, TIE, TIE):
            _tie(surface, dash, 0.62 * width)


def _normals(points: Sequence[Point]) -> Iterator[Point]:
    """The direction across the line at each of its points."""
    last = len(points) - 1
    for index in range(len(points)):
        (ax, ay), (bx, by) = points[max(0, index - 1)], points[min(last, index + 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        yield (by - ay) / length, (ax - bx) / length


def paint_siding(
    surface: pygame.Surface,
    area: TrainArea,
    measures: Measures,
    seat: Seat | None,
    felt: Color,
    *,
    moving: bool = False,
) -> None:
    """The ties and rails of a whole area, faint: where the train will run. `moving` leaves out the ties of the bends,
    which cost too much to draw in each frame."""
    scale, rows = measures.scale, area.rows
    width = 2 * round(max(5 * scale, 0.11 * measures.length))
    middle = measures.width / 2
    begin = middle + area.side * rows[0].inner
    for index, row in enumerate(rows):
        outwards = index % 2 == 0
        if index + 1 < len(rows):
            bend = turn(area, measures, index)
            _bend(surface, bend, width, seat, felt, scale, moving=moving)
            end, after = bend[0][0], bend[-1][0]
        else:
            end = after = middle + area.side * (row.outer + measures.bend / 2 if outwards else row.inner)
            stop = pygame.Rect(0, 0, max(3, round(4 * scale)), width + round(6 * scale))
            stop.center = round(end), round(row.y)
            surface.fill(_siding_colors(seat, felt)[1], stop)
        left, right = round(min(begin, end)), round(max(begin, end))
        strip = _strip(math.ceil(measures.width), width, *_siding_colors(seat, felt), scale)
        place = left, round(row.y - width / 2)
        surface.blit(strip, place, (left, 0, right - left, width), special_flags=pygame.BLEND_PREMULTIPLIED)
        begin = after


def _bend(
    surface: pygame.Surface,
    points: Sequence[Point],
    width: int,
    seat: Seat | None,
    felt: Color,
    scale: float,
    *,
    moving: bool,
) -> None:
    ties, rail = _siding_colors(seat, felt)
    if moving:
        pygame.draw.lines(surface, rail, False, points, max(1, round(2 * scale)))
        return
    size, origin = _bounds(points, width / 2 + 1)
    line = tuple((round(x, 1), round(y, 1)) for x, y in scaled(points, 1, origin))
    surface.blit(_sleepers(line, width, ties, rail, size, scale), origin, special_flags=pygame.BLEND_PREMULTIPLIED)


def paint_lane(
    surface: pygame.Surface, boxes: tuple[Bounds, ...], scale: float, *, refused: bool, share: float = 1
) -> None:
    """Mark a train's whole strip: mint where the picked tile may go, dashed coral where it was refused.

    `share` is how far the mark has come up, 0 to 1.
    """
    outline = _staircase(boxes)
    bounds, origin = _bounds(outline, 3 * scale)
    picture = _lane(tuple(scaled(outline, 1, origin)), scale, refused, bounds)
    if share < 1:
        picture = faded(picture, share)
    blit_centered(surface, picture, (origin[0] + bounds[0] / 2, origin[1] + bounds[1] / 2))


def _bounds(points: Sequence[Point], margin: float) -> tuple[tuple[int, int], Point]:
    """Size and upper left corner, in whole px, of a picture that holds the points."""
    left = math.floor(min(x for x, _ in points) - margin)
    top = math.floor(min(y for _, y in points) - margin)
    right = math.ceil(max(x for x, _ in points) + margin)
    bottom = math.ceil(max(y for _, y in points) + margin)
    return (right - left, bottom - top), (left, top)


def _staircase(boxes: tuple[Bounds, ...]) -> tuple[Point, ...]:
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
    points: tuple[Point, ...], color: Color | None, width: float, casing: float, small: float
) -> tuple[tuple[pygame.Surface, tuple[int, int]], ...]:
    """The pictures of a track with their places, the lowest first; without a color it is tied black and white.

    A track that has grown by a tile is the old one but for its last piece, and of a track around a corner not all that
    it goes around is drawn.
    """
    pieces = list(_pieces(points, small))
    if color is None:
        layers = [
            (casing, palette.CASING, False),
            (width + 1.5, palette.WHITE, False),
            (0.62 * width, palette.INK, True),
        ]
    else:
        layers = [(casing, palette.CASING, False), (width, color, False)]
    found = []
    for wide, paint, tied in layers:
        for piece, begun in pieces:
            size, origin = _bounds(piece, wide / 2 + 1)
            line = tuple(scaled(piece, 1, origin))
            picture = _piece(line, wide, paint, size, begun % (2 * TIE) if tied else None)
            found.append((picture, (round(origin[0]), round(origin[1]))))
    return tuple(found)


def _track_color(seat: Seat | None, felt: Color) -> Color:
    return palette.blend(felt, palette.seat_color(seat), 0.9)


def _siding_colors(seat: Seat | None, felt: Color) -> tuple[Color, Color]:
    """The colors of the ties and of the rail."""
    color = palette.seat_color(seat)
    return palette.blend(felt, color, 0.1), palette.blend(felt, color, 0.22)


SLEEPER, BETWEEN = 4, 9
"""The width of a tie of a siding, and the gap after it, px at 1280 x 800."""


@lru_cache(maxsize=32)
def _strip(length: int, width: int, ties: Color, rail: Color, scale: float) -> pygame.Surface:
    """A straight siding as long as the table, of which each row shows its part."""
    picture = pygame.Surface((length, width), pygame.SRCALPHA)
    pitch, thick = (SLEEPER + BETWEEN) * scale, max(2, round(2 * scale))
    for index in range(math.ceil(length / pitch)):
        picture.fill(ties, (round(index * pitch), 0, max(2, round(SLEEPER * scale)), width))
    picture.fill(rail, (0, (width - thick) // 2, length, thick))
    return picture


@lru_cache(maxsize=64)
def _sleepers(
    line: tuple[Point, ...], width: int, ties: Color, rail: Color, size: tuple[int, int], scale: float
) -> pygame.Surface:
    """The bend of a siding: ties across the line, and a rail along it."""

    def draw(surface: pygame.Surface, fine: float) -> None:
        large = scaled(line, fine)
        for dash in dashes(large, SLEEPER * scale * fine, BETWEEN * scale * fine):
            _tie(surface, dash, width * fine, ties)
        stroke(surface, large, max(2, round(2 * scale)) * fine, rail)

    return sprite(*size, draw, fine=2)


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


def _tie(surface: pygame.Surface, dash: list[Point], width: float, color: Color = palette.INK) -> None:
    """A piece of the line with straight ends."""
    for (ax, ay), (bx, by) in itertools.pairwise(dash):
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = (by - ay) / length * width / 2, (ax - bx) / length * width / 2
        pygame.draw.polygon(
            surface, color, [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)]
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
