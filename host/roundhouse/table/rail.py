"""The board at the right: whose turn, hands, scores and open ends of all, the last plays, the boneyard."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from roundhouse.table import palette
from roundhouse.table.faces import face
from roundhouse.table.ink import sprite, stamp
from roundhouse.table.lettering import size_of, width, write
from roundhouse.table.marks import badge, marker, plate
from roundhouse.table.view import RailRow, TableView

HEADING = 63  # px at 1280 x 800: title and subtitle
FOOT = 66  # the boneyard
TALLEST_ROW = 66
TWO_LINES = 50  # a row lower than this has one line
PLAY = 26  # one line of the last plays
PLAYS_HEADING = 30


@dataclass(frozen=True, slots=True)
class RailPlaces:
    """Where the parts of the rail are; `plays` is how many of the last plays have room."""

    rows: tuple[pygame.Rect, ...]
    plays: int
    plays_top: float
    boneyard: pygame.Rect


def places(view: TableView, area: pygame.Rect, scale: float) -> RailPlaces:
    """Share the rail's height: rows first, then the last plays in what is left. All of it is as large as its text."""
    foot = FOOT * scale if view.boneyard is not None else 0.0
    top = area.top + HEADING * scale
    free = area.bottom - foot - 6 * scale - top
    count = max(1, len(view.rows))
    height = min(TALLEST_ROW * scale, free / count)
    gap = 4 * scale if height >= TWO_LINES * scale else 2 * scale
    rows = tuple(
        pygame.Rect(
            round(area.left + 5 * scale),
            round(top + index * height + gap / 2),
            round(area.width - 10 * scale),
            round(height - gap),
        )
        for index in range(len(view.rows))
    )
    plays_top = top + len(view.rows) * height + 4 * scale
    room = area.bottom - foot - plays_top - PLAYS_HEADING * scale
    plays = max(0, min(len(view.last_plays), int(room / (PLAY * scale))))
    boneyard = pygame.Rect(area.left, round(area.bottom - FOOT * scale), area.width, round(FOOT * scale))
    return RailPlaces(rows, plays, plays_top, boneyard)


def paint_rail(surface: pygame.Surface, view: TableView, area: pygame.Rect, scale: float) -> None:
    """Draw the whole rail."""
    surface.fill(palette.PANEL, area)
    surface.fill(palette.BACKGROUND, (area.left, area.top, max(1, round(scale)), area.height))
    left, room = area.left + 14 * scale, area.width - 28 * scale
    title, small = size_of(19, scale), size_of(14, scale)
    write(surface, view.title, (left, area.top + 24 * scale), "Bold", title, palette.TEXT, room=room)
    write(surface, view.subtitle, (left, area.top + 46 * scale), "Medium", small, palette.SECONDARY, room=room)
    found = places(view, area, scale)
    for row, place in zip(view.rows, found.rows, strict=True):
        _row(surface, row, place, scale)
    if found.plays:
        _plays(surface, view, found, left, room, scale)
    if view.boneyard is not None:
        _boneyard(surface, view.boneyard, view.labels.boneyard, found.boneyard, scale)


def _row(surface: pygame.Surface, row: RailRow, place: pygame.Rect, scale: float) -> None:
    two_lines = place.height >= (TWO_LINES - 4) * scale
    stamp(surface, _card(place.width, place.height, row.turn, scale), place.center)
    stamp(
        surface,
        badge(row.seat, (12.5 if two_lines else 11.5) * scale, row.sign),
        (place.left + 21 * scale, place.centery),
    )
    right = place.right - 8 * scale
    for half in reversed(row.ends):
        plate_width = round((35 if len(row.ends) == 1 else 29) * scale)
        if half is not None:
            height = min(round(29 * scale), place.height - round(5 * scale))
            picture = plate(half, plate_width, height, 0.7 * height)
            stamp(surface, picture, (right - plate_width / 2, place.centery))
        right -= plate_width + round(3 * scale)
    left = place.left + 41 * scale
    color = palette.BRASS if row.turn else palette.TEXT
    if two_lines:
        _two_lines(surface, row, left, right - 4 * scale, place, scale)
    else:
        _one_line(surface, row, left, right - 6 * scale, place.centery, color, scale)


def _two_lines(
    surface: pygame.Surface, row: RailRow, left: float, right: float, place: pygame.Rect, scale: float
) -> None:
    color = palette.BRASS if row.turn else palette.TEXT
    offset = max(0.165 * place.height, 9.7 * scale)
    top = place.centery if row.hand is None and not row.score else place.centery - offset
    mark = round(min(22 * scale, 0.4 * place.height)) if row.marker else 0
    size = size_of(16, scale)
    used = write(surface, row.name, (left, top), "SemiBold", size, color, room=right - left - mark * 1.3)
    if mark:
        stamp(surface, marker(mark), (left + used + 6 * scale + mark / 2, top))
    bottom = place.centery + offset
    if row.hand is not None:
        _count(surface, row.hand, left, bottom, scale)
    small = size_of(15, scale)
    write(
        surface,
        row.score,
        (left + 52 * scale, bottom),
        "Medium",
        small,
        palette.SECONDARY,
        room=right - left - 52 * scale,
    )


def _one_line(
    surface: pygame.Surface, row: RailRow, left: float, right: float, y: float, color: palette.Color, scale: float
) -> None:
    """Name, marker, hand and score beside each other; the columns line up from row to row."""
    size, small = size_of(15, scale), size_of(13, scale)
    if row.hand is None:
        write(surface, row.name, (left, y), "SemiBold", size, color, room=right - left)
        return
    score = row.short_score or row.score
    write(surface, score, (right, y), "Medium", small, palette.SECONDARY, anchor="right", room=52 * scale)
    count = right - max(width("199", "Medium", small), min(width(score, "Medium", small), 52 * scale)) - 38 * scale
    _count(surface, row.hand, count, y, scale)
    mark = round(20 * scale) if row.marker else 0
    room = count - left - mark - (7 if mark else 3) * scale
    write(surface, row.name, (left, y), "SemiBold", size, color, room=room)
    if mark:
        stamp(surface, marker(mark), (count - mark / 2 - 4 * scale, y))


def _count(surface: pygame.Surface, count: int, left: float, y: float, scale: float) -> None:
    """The tiles in a hand: one tile's back and the number."""
    stamp(surface, _small_tile(round(8 * scale), round(15 * scale)), (left + 4 * scale, y))
    write(surface, str(count), (left + 14 * scale, y), "Bold", size_of(17, scale), palette.TEXT)


def _plays(surface: pygame.Surface, view: TableView, found: RailPlaces, left: float, room: float, scale: float) -> None:
    y = found.plays_top + 15 * scale
    small = size_of(14, scale)
    write(surface, view.labels.last_plays, (left, y), "SemiBold", size_of(13, scale), palette.SECONDARY, room=room)
    for index, play in enumerate(view.last_plays[: found.plays]):
        line = y + (index + 1) * PLAY * scale - 2 * scale
        stamp(surface, badge(play.seat, 9 * scale), (left + 9 * scale, line))
        write(surface, play.text, (left + 27 * scale, line), "Medium", small, palette.TEXT, room=room - 27 * scale)


def _boneyard(surface: pygame.Surface, count: int, label: str, place: pygame.Rect, scale: float) -> None:
    left = place.left + 14 * scale
    surface.fill(palette.LINE, (round(left), place.top, round(place.width - 28 * scale), max(1, round(scale))))
    y = place.top + 30 * scale
    for step in range(min(3, count)):
        back = face(None, None, 2 * round(17 * scale), True, False)
        stamp(surface, back, (left + (14 + 4 * step) * scale, y + (2 - 3 * step) * scale))
    number = size_of(24, scale)
    used = write(surface, str(count), (left + 46 * scale, y), "Bold", number, palette.TEXT)
    start = left + 46 * scale + used + 9 * scale
    small = size_of(14, scale)
    write(surface, label, (start, y + scale), "Medium", small, palette.SECONDARY, room=place.right - start - 14 * scale)


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
