"""Draws a photo of a hand: each tile that was read is framed, each half says what is on it, or asks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO

import pygame

from roundhouse.layout.measures import Point
from roundhouse.presenters.views import PhotoHalf
from roundhouse.window.controls.page import PhotoPicture
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.antialiasing import blit_centered, sprite, stroke, translucent
from roundhouse.window.drawing.lettering import write_line
from roundhouse.window.drawing.palette import Color

SIGN = 0.45
"""The height of the sign of a half, in its widths."""
LEAST_SIGN = 12
LINE = 3


def paint_photo_picture(surface: pygame.Surface, picture: PhotoPicture) -> None:
    left, top, wide, high = picture.rect
    photo = _photo(picture)
    if photo is None:
        surface.fill(palette.PANEL, picture.rect)
    else:
        surface.blit(photo, (left, top))
    blit_centered(
        surface,
        sprite(wide, high, lambda large, fine: _frames(large, picture, fine)),
        (left + wide / 2, top + high / 2),
    )
    for tile in picture.photo.tiles:
        for half in tile.halves:
            size = max(LEAST_SIGN, round(SIGN * half.size * picture.scale))
            back, ink = _colors(half, tile.counted)
            reach = 0.62 * size
            blit_centered(surface, _dot(round(reach), back), picture.at(half.middle))
            write_line(surface, half.text, picture.at(half.middle), "ExtraBold", size, ink, anchor="center")


def _colors(half: PhotoHalf, counted: bool) -> tuple[Color, Color]:
    """The colors behind the sign of a half, and of the sign."""
    if half.picked:
        return palette.WHITE, palette.INK
    if half.unsure:
        return palette.BRASS, palette.INK
    return (palette.INK, palette.WHITE) if counted else (palette.INK, palette.CORAL)


def _frames(surface: pygame.Surface, picture: PhotoPicture, fine: float) -> None:
    """Around each tile; around a half that is not sure, or that is picked, a frame of its own."""
    left, top, *_ = picture.rect

    def points(corners: Sequence[Point]) -> list[Point]:
        at = [picture.at(corner) for corner in corners]
        return [((x - left) * fine, (y - top) * fine) for x, y in at]

    for tile in picture.photo.tiles:
        for corners, color in (
            (tile.corners, palette.MINT if tile.counted else palette.CORAL),
            *((half.corners, palette.WHITE if half.picked else palette.BRASS) for half in tile.halves if _marked(half)),
        ):
            stroke(surface, points((*corners, corners[0])), LINE * fine, color)
        for half in tile.halves:
            if half.picked:
                pygame.draw.polygon(surface, translucent(palette.BRASS, 0.4), points(half.corners))


def _marked(half: PhotoHalf) -> bool:
    return half.unsure or half.picked


@lru_cache(maxsize=64)
def _dot(reach: int, color: Color) -> pygame.Surface:
    def draw(surface: pygame.Surface, fine: float) -> None:
        pygame.draw.circle(surface, translucent(color, 0.85), (reach * fine, reach * fine), reach * fine)

    return sprite(2 * reach, 2 * reach, draw)


@lru_cache(maxsize=8)
def _photo(picture: PhotoPicture) -> pygame.Surface | None:
    """The part of the photo in its size; None where its file cannot be shown."""
    try:
        photo = pygame.image.load(BytesIO(picture.photo.content), ".jpg")
        shrunk = photo.get_width() / picture.photo.width
        part = pygame.Rect([round(length * shrunk) for length in picture.part]).clip(photo.get_rect())
        return pygame.transform.smoothscale(photo.subsurface(part), picture.rect[2:])
    except (pygame.error, ValueError):
        return None
