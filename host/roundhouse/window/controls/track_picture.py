"""Draws a track as an ornament of a page: past its stations, or as far as a locomotive has come."""

from __future__ import annotations

import pygame

from roundhouse.window.controls.page import TrackPicture
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.antialiasing import blit_centered, sprite
from roundhouse.window.drawing.icons import locomotive
from roundhouse.window.drawing.palette import Color


def paint_track_picture(surface: pygame.Surface, picture: TrackPicture) -> None:
    x, y, wide, high = picture.rect
    image = sprite(wide, high, lambda large, _fine: _draw(large, picture), fine=3)
    blit_centered(surface, image, (x + wide / 2, y + high / 2))


def _draw(surface: pygame.Surface, picture: TrackPicture) -> None:
    area = surface.get_rect()
    if area.height > area.width:
        _line_of_stations(surface, area, picture)
    else:
        _race(surface, area, picture)


def _line_of_stations(surface: pygame.Surface, area: pygame.Rect, picture: TrackPicture) -> None:
    """A vertical track past its stations, the first of which is filled."""
    wide = area.width
    tie, rail = 0.62 * wide, 0.16 * wide
    first, last = (area.top + stop * area.height for stop in (min(picture.stops), max(picture.stops)))
    pitch = 0.42 * wide
    for index in range(int((last - first) / pitch)):
        box = pygame.Rect(0, 0, round(tie), round(0.16 * wide))
        box.center = area.centerx, round(first + (index + 0.5) * pitch)
        pygame.draw.rect(surface, palette.CARD, box, border_radius=round(0.04 * wide))
    line = pygame.Rect(round(area.centerx - rail / 2), round(first), round(rail), round(last - first))
    pygame.draw.rect(surface, palette.LINE, line)
    for index, stop in enumerate(picture.stops):
        middle = area.centerx, area.top + stop * area.height
        pygame.draw.circle(surface, picture.color if index == 0 else palette.CONTROL, middle, 0.36 * wide)
        if index:
            pygame.draw.circle(surface, palette.BACKGROUND, middle, 0.22 * wide)


def _race(surface: pygame.Surface, area: pygame.Rect, picture: TrackPicture) -> None:
    """A horizontal track and the locomotive on it, which has started at the right."""
    rail = area.bottom - 0.2 * area.height
    engine = 1.35 * area.height
    front = area.right - engine - (area.width - engine) * (picture.train or 0.0)
    thick = max(2.0, 0.07 * area.height)
    pitch = 0.36 * area.height
    for index in range(int(area.width / pitch)):
        tie = pygame.Rect(round(index * pitch), round(rail), round(0.5 * pitch), round(0.16 * area.height))
        surface.fill(palette.CARD, tie)
    surface.fill(palette.LINE, (area.left, round(rail), area.width, round(thick)))
    if picture.train is None:
        return
    surface.fill(_behind(picture.color), (round(front), round(rail), round(area.right - front), round(thick)))
    locomotive(surface, (front + engine / 2, rail - 0.31 * engine), engine, picture.color, palette.ROW)


def _behind(color: Color) -> Color:
    return palette.blend(palette.ROW, color, 0.7)
