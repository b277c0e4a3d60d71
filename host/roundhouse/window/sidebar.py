"""The sidebar at the right: whose turn it is, everybody's hand, score and open end, the last plays, the boneyard."""

from __future__ import annotations

import pygame

from roundhouse.presenters.views import TableView
from roundhouse.window import palette
from roundhouse.window.antialiasing import stamp
from roundhouse.window.icons import badge
from roundhouse.window.lettering import size_of, write
from roundhouse.window.sidebar_layout import FOOT, PLAY, SidebarLayout, places
from roundhouse.window.sidebar_rows import paint_rows
from roundhouse.window.tile_faces import face

BACK = 17
"""How wide a tile of the boneyard is, px at 1280 x 800."""


def paint_sidebar(surface: pygame.Surface, view: TableView, area: pygame.Rect, scale: float) -> None:
    """Draw the whole sidebar."""
    surface.fill(palette.PANEL, area)
    surface.fill(palette.BACKGROUND, (area.left, area.top, max(1, round(scale)), area.height))
    found = places(view, area, scale)
    left, room = area.left + 14 * scale, area.width - 28 * scale
    title, small = size_of(19, scale), size_of(14, scale)
    first, second = (18, 37) if found.crowded else (24, 46)
    write(surface, view.title, (left, area.top + first * scale), "Bold", title, palette.TEXT, room=room)
    write(surface, view.subtitle, (left, area.top + second * scale), "Medium", small, palette.SECONDARY, room=room)
    paint_rows(surface, view.rows, found, scale)
    if found.plays:
        _plays(surface, view, found, left, room, scale)
    if view.boneyard is not None:
        _boneyard(surface, view.boneyard, view.labels.boneyard, found.boneyard, scale)


def _plays(
    surface: pygame.Surface, view: TableView, found: SidebarLayout, left: float, room: float, scale: float
) -> None:
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
    y = place.top + 30 / FOOT * place.height
    # Tiles and number become smaller with the foot, but less than it does.
    high = min(scale, place.height / FOOT + 0.1 * scale)
    for step in range(min(3, count)):
        back = face(None, None, 2 * round(BACK * high), True, False)
        stamp(surface, back, (left + (14 + 4 * step) * scale, y + (2 - 3 * step) * high))
    number = size_of(24, high)
    used = write(surface, str(count), (left + 46 * scale, y), "Bold", number, palette.TEXT)
    start = left + 46 * scale + used + 9 * scale
    small = size_of(14, scale)
    write(surface, label, (start, y + scale), "Medium", small, palette.SECONDARY, room=place.right - start - 14 * scale)
