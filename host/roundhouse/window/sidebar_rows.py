"""Paints the rows of the sidebar: badge, name, marker, hand, score and open end, on two lines or on one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from roundhouse.presenters.views import PUBLIC, RailRow
from roundhouse.window import palette
from roundhouse.window.antialiasing import sprite, stamp
from roundhouse.window.icons import DIAMOND, badge, marker, plate
from roundhouse.window.lettering import size_of, width, write
from roundhouse.window.sidebar_layout import LEAST_NAME, TAILS, SidebarLayout
from roundhouse.window.train_names import CAPITALS

NAME, ONE_LINE_NAME = 16, 15  # px at 1280 x 800
ROOMY = 46
"""How high a row is that has room for everything in its full size."""
ENOUGH = 5.5
"""The tile's back beside a count is drawn only if a name keeps this much room, in multiples of its letters' height."""


def paint_rows(surface: pygame.Surface, rows: Sequence[RailRow], found: SidebarLayout, scale: float) -> None:
    """Draw all rows at their places."""
    if not rows:
        return
    columns = None if found.two_lines else _columns(rows, found.rows[0], scale)
    for row, place in zip(rows, found.rows, strict=True):
        surface.blit(_card(place.width, place.height, row.turn, scale), place)
        if place.width < found.rows[0].width:
            _public(surface, row, place, scale)
        elif columns is not None:
            _one_line(surface, row, place, columns, scale)
        elif place.height >= ROOMY * scale:
            _two_lines(surface, row, place, scale)
        else:
            _close_lines(surface, row, place, scale)


def _ends(surface: pygame.Surface, row: RailRow, place: pygame.Rect, scale: float, low: bool = False) -> float:
    """The plates of the open ends at the right of a row; where what stands left of them ends."""
    right = place.right - (4 if low else 8) * scale
    for half in reversed(row.ends):
        wide = _plate_width(len(row.ends), scale, low)
        if half is not None:
            height = min(round(29 * scale), place.height - round((3 if low else 5) * scale))
            picture = plate(half, wide, height, min(0.8 * height, 0.62 * wide) if low else 0.7 * height)
            stamp(surface, picture, (right - wide / 2, place.centery))
        right -= wide + round(3 * scale)
    return right


def _radius(most: float, place: pygame.Rect, scale: float) -> float:
    """Of a badge that stays in its row, whatever its shape is."""
    return min(most * scale, (place.height - 3) / 2 / DIAMOND)


def _plate_width(ends: int, scale: float, low: bool) -> int:
    return round((28 if low else 35 if ends == 1 else 29) * scale)


# -- two lines ---------------------------------------------------------------------------------------------------------


def _two_lines(surface: pygame.Surface, row: RailRow, place: pygame.Rect, scale: float) -> None:
    """Name and marker above hand and score."""
    stamp(surface, badge(row.seat, 12.5 * scale, row.sign), (place.left + 21 * scale, place.centery))
    left, right = place.left + 41 * scale, _ends(surface, row, place, scale) - 4 * scale
    offset = max(0.165 * place.height, 9.7 * scale)
    top = place.centery if row.hand is None and not row.score else place.centery - offset
    mark = round(min(22 * scale, 0.4 * place.height)) if row.marker else 0
    room = right - left - mark * 1.3
    used = write(surface, row.name, (left, top), "SemiBold", size_of(NAME, scale), _color(row), room=room)
    if mark:
        stamp(surface, marker(mark), (left + used + 6 * scale + mark / 2, top))
    bottom = place.centery + offset
    if row.hand is not None:
        _count(surface, row.hand, left, bottom, size_of(17, scale), scale)
    start, small = left + 52 * scale, size_of(15, scale)
    room = right - start
    score = row.score if width(row.score, "Medium", small) <= room else row.short_score or row.score
    write(surface, score, (start, bottom), "Medium", small, palette.SECONDARY, room=room)


def _close_lines(surface: pygame.Surface, row: RailRow, place: pygame.Rect, scale: float) -> None:
    """The same in smaller letters, and the marker beside the plate that it belongs to."""
    middle, high = place.centery, place.height
    radius = _radius(12.5, place, scale)
    stamp(surface, badge(row.seat, radius, row.sign), (place.left + 21 * scale, middle))
    left, right = place.left + 41 * scale, _ends(surface, row, place, scale) - 4 * scale
    if row.marker:
        mark = round(min(22 * scale, 0.9 * high))
        right -= mark
        stamp(surface, marker(mark), (right + mark / 2, middle))
        right -= 5 * scale
    least = size_of(LEAST_NAME, scale)
    name = max(least, min(size_of(NAME, scale), round(0.42 * high)))
    if row.hand is None:
        write(surface, row.name, (left, middle), "SemiBold", name, _color(row), room=right - left)
        return
    figures = max(least, min(size_of(15, scale), round(0.36 * high)))
    free = high - (CAPITALS + TAILS) * name - CAPITALS * figures
    top, bottom = place.top + 0.32 * free + CAPITALS * name / 2, place.bottom - 0.38 * free - CAPITALS * figures / 2
    write(surface, row.name, (left, top), "SemiBold", name, _color(row), room=right - left)
    _count(surface, row.hand, left, bottom, figures, scale)
    start, score = left + 44 * scale, row.short_score or row.score
    write(surface, score, (start, bottom), "Medium", figures, palette.SECONDARY, room=right - start)


# -- one line ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Columns:
    """How wide the columns of all rows are, so that they line up: px from the left and the right end of a row."""

    radius: float
    name: float
    name_end: float
    back: float
    count_end: float
    score_end: float
    marker: int


def _columns(rows: Sequence[RailRow], place: pygame.Rect, scale: float) -> _Columns:
    """Room for two digits of tiles and a marker in every row, so that nothing jumps within a round."""
    radius = _radius(11.5, place, scale)
    name = 4 * scale + 2 * DIAMOND * radius + 4 * scale
    ends = max(len(row.ends) for row in rows)
    right = 4 * scale + ends * (_plate_width(ends, scale, True) + round(3 * scale))
    mark = min(round(18 * scale), place.height - 2)
    score_end = right + mark + 5 * scale
    small = size_of(13, scale)
    # A short score keeps its distance: "5 0" must not be read as fifty.
    scores = max(width(said, "Medium", small) for said in ("+199", *(row.short_score or row.score for row in rows)))
    count_end = score_end + scores + 5 * scale
    name_end = count_end + width("00", "Bold", _count_size(scale)) + 3 * scale
    back = round(8 * scale)
    if place.width - name - name_end - back - 4 * scale < ENOUGH * size_of(LEAST_NAME, scale):
        back = 0
    return _Columns(radius, name, name_end + (back + 4 * scale if back else 0), back, count_end, score_end, mark)


def _one_line(surface: pygame.Surface, row: RailRow, place: pygame.Rect, columns: _Columns, scale: float) -> None:
    """Name, hand, score, marker and open end beside each other; the columns line up from row to row."""
    y = place.centery
    middle = place.left + 4 * scale + DIAMOND * columns.radius, y
    stamp(surface, badge(row.seat, columns.radius, row.sign), middle)
    right = _ends(surface, row, place, scale, low=True)
    left = place.left + columns.name
    if row.hand is None:
        room = right - left
        write(surface, row.name, (left, y), "SemiBold", _name_size(row.name, room, scale), _color(row), room=room)
        return
    if row.marker:
        at = place.right - columns.score_end + 4 * scale + columns.marker / 2
        stamp(surface, marker(columns.marker), (at, y))
    small, score = size_of(13, scale), row.short_score or row.score
    write(surface, score, (place.right - columns.score_end, y), "Medium", small, palette.SECONDARY, anchor="right")
    end = place.right - columns.count_end
    write(surface, str(row.hand), (end, y), "Bold", _count_size(scale), palette.TEXT, anchor="right")
    room = place.right - columns.name_end - left
    if columns.back:
        stamp(surface, _small_tile(columns.back, round(15 * scale)), (left + room + 4 * scale + columns.back / 2, y))
    write(surface, row.name, (left, y), "SemiBold", _name_size(row.name, room, scale), _color(row), room=room)


def _public(surface: pygame.Surface, row: RailRow, place: pygame.Rect, scale: float) -> None:
    """Of a public train that shares its line: its sign, and its open end."""
    radius = _radius(9, place, scale)
    stamp(surface, badge(PUBLIC, radius, row.sign), (place.left + 2 * scale + radius, place.centery))
    _ends(surface, row, place, scale, low=True)


def _name_size(name: str, room: float, scale: float) -> int:
    """As large as it goes into its room; what does not even in the least letters is cut."""
    size, least = size_of(ONE_LINE_NAME, scale), size_of(LEAST_NAME, scale)
    while size > least and width(name, "SemiBold", size) > room:
        size -= 1
    return size


def _count_size(scale: float) -> int:
    return size_of(15, scale)


# -- what rows are made of ---------------------------------------------------------------------------------------------


def _color(row: RailRow) -> palette.Color:
    return palette.BRASS if row.turn else palette.TEXT


def _count(surface: pygame.Surface, count: int, left: float, y: float, size: int, scale: float) -> None:
    """The tiles in a hand: one tile's back and the number."""
    stamp(surface, _small_tile(round(8 * scale), min(round(15 * scale), round(0.85 * size))), (left + 4 * scale, y))
    write(surface, str(count), (left + 14 * scale, y), "Bold", size, palette.TEXT)


@lru_cache(maxsize=64)
def _card(card_width: int, height: int, turn: bool, scale: float) -> pygame.Surface:
    def draw(surface: pygame.Surface, fine: float) -> None:
        area, radius = surface.get_rect(), round(8 * scale * fine)
        if turn:
            pygame.draw.rect(surface, palette.BRASS, area, border_radius=radius)
            frame = round(2 * scale * fine)
            area = area.inflate(-2 * frame, -2 * frame)
            radius -= frame
        pygame.draw.rect(surface, palette.SELECTED if turn else palette.ROW, area, border_radius=radius)

    return sprite(card_width, height, draw)


@lru_cache(maxsize=8)
def _small_tile(tile_width: int, height: int) -> pygame.Surface:
    def draw(surface: pygame.Surface, fine: float) -> None:
        area, radius = surface.get_rect(), round(0.25 * tile_width * fine)
        pygame.draw.rect(surface, palette.FACE_DOWN_EDGE, area, border_radius=radius)
        inner = area.inflate(-2 * fine, -2 * fine)
        pygame.draw.rect(surface, palette.FACE_DOWN, inner, border_radius=max(1, radius - round(fine)))

    return sprite(tile_width, height, draw)
