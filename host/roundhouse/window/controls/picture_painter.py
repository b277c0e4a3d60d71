"""Paints the pictures of a page: tiles, badges, plates, lamps, markers, signs, and the hub with its lamps."""

from __future__ import annotations

import pygame

from roundhouse.window import palette
from roundhouse.window.antialiasing import faded, stamp
from roundhouse.window.controls.page import (
    BadgePicture,
    HalfPicture,
    HubPicture,
    LampPicture,
    MarkerPicture,
    Picture,
    PlatePicture,
    SignPicture,
    TilePicture,
)
from roundhouse.window.controls.shapes import circle
from roundhouse.window.controls.tile_keys import half_tile
from roundhouse.window.hub_picture import paint_hub
from roundhouse.window.icons import badge, cross, marker, plate, tick
from roundhouse.window.lamp_picture import lamp_point, paint_lamp
from roundhouse.window.measures import HUB_RADIUS, slot_point
from roundhouse.window.tile_faces import face

DIM = 0.45
"""The opacity of a plate of a later round."""


def paint_picture(surface: pygame.Surface, picture: Picture) -> None:
    """Paint one picture in its place."""
    if isinstance(picture, HubPicture):
        _hub(surface, picture)
        return
    x, y, width, height = picture.rect
    stamp(surface, _shown(picture, width, height), (x + width / 2, y + height / 2))


def _shown(picture: Picture, width: int, height: int) -> pygame.Surface:
    """What is laid on the middle of its place."""
    match picture:
        case HalfPicture():
            return half_tile(width, picture.half, picture.numbers)
        case SignPicture():
            return cross(height / 2) if picture.refused else tick(height / 2)
        case MarkerPicture():
            return marker(width)
        case LampPicture():
            return circle(min(width, height) / 2, picture.color, palette.SOCKET, max(1, height / 10))
        case BadgePicture():
            return badge(picture.seat, height / 2.6, picture.sign)
        case PlatePicture():
            shown = plate(picture.half, width, height, 0.66 * height)
            return faded(shown, DIM) if picture.dim else shown
        case TilePicture(halves=(first, second)):
            return face(first, second, max(width, height), height > width, picture.numbers)
    raise TypeError(f"{type(picture).__name__} is no picture of a page")


def _hub(surface: pygame.Surface, picture: HubPicture) -> None:
    """The hub, and what leads from it, with its lamps above."""
    x, y, width, height = picture.rect
    at, scale = (x + width / 2, y + height / 2), width / 2 / HUB_RADIUS
    for slot, seat, to_x, to_y in picture.lines:
        away = slot_point(slot, 0.9 * width / 2)
        start = at[0] + away[0], at[1] + away[1]
        pygame.draw.aaline(surface, palette.seat_color(seat), start, (to_x, to_y), width=max(1, round(5 * scale)))
    paint_hub(surface, at, scale, picture.engine, "auto", 12)
    for slot, color in enumerate(picture.lamps):
        paint_lamp(surface, lamp_point(slot, at, width / 2), scale, color)
