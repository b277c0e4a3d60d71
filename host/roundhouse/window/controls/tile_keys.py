"""Paints the on-screen keys that tiles are called with: each shows half a domino and its number."""

from __future__ import annotations

from functools import lru_cache

import pygame

from roundhouse.presenters.table.tile_pips import LARGEST_PIPS, pip_places, pip_radius
from roundhouse.presenters.views import Half
from roundhouse.window.controls.page import Control
from roundhouse.window.controls.shapes import box
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.antialiasing import blit_centered, box_outline, dashes, sprite, stroke
from roundhouse.window.drawing.icons import half_symbol, number_color
from roundhouse.window.drawing.lettering import SMALLEST, fit_text, size_of, width, write_line
from roundhouse.window.drawing.palette import Color

ROOMY = 88  # px at 1280 x 800: a key of this width has room for pips and number
TAG = 13
EDGE = 5  # px at 1280 x 800 between a number and the edge of its key


def key_background(control: Control) -> Color:
    """The color behind a key's number."""
    return palette.FACE_DIM if control.detail or not control.enabled else palette.FACE


def paint_key(surface: pygame.Surface, control: Control, scale: float, held: bool) -> None:
    place = pygame.Rect(control.rect)
    background = key_background(control)
    if held:
        background = palette.blend(background, palette.INK, 0.12)
    edge = palette.BRASS if control.chosen else None
    if control.chosen:
        blit_centered(surface, box(place.width, place.height, 12 * scale, background, edge, 4 * scale), place.center)
    else:
        blit_centered(surface, box(place.width, place.height, 12 * scale, background, None, 0), place.center)
    if control.half is None:
        write_line(surface, control.label, place.center, "ExtraBold", control.height, palette.INK, anchor="center")
        return
    _face(surface, control, place, background, scale)
    small = size_of(TAG, scale)
    if control.hint and not control.detail:
        # Below the number that it stands for, where no pips are; a tag stands in its place.
        at = place.left + (0.79 if _piped(control, scale) else 0.5) * place.width, place.bottom - 0.13 * place.height
        write_line(surface, control.hint, at, "Bold", small, _soft(background), anchor="center")
    if control.value:
        at = place.right - 15 * scale, place.top + 15 * scale
        blit_centered(surface, _disc(12 * scale), at)
        write_line(surface, control.value, at, "Bold", size_of(14, scale), palette.INK, anchor="center")
    if control.detail:
        room = place.width - 4 * scale
        while small > SMALLEST and width(control.detail, "SemiBold", small) > room:
            small -= 1
        text = fit_text(control.detail, "SemiBold", small, int(room))
        wide, high = round(min(room, width(text, "SemiBold", small) + 12 * scale)), round(1.5 * small)
        at = place.centerx, place.bottom - high / 2 - 5 * scale
        blit_centered(surface, box(wide, high, 5 * scale, palette.INK, None, 0), at)
        write_line(surface, text, at, "SemiBold", small, palette.TEXT, anchor="center")


LEAST_COLORED = 19
"""From this height on, px, every number's color stands out enough from its key."""


def _soft(background: Color) -> Color:
    """The color of a hint, fainter than a number."""
    return palette.blend(background, palette.INK, 0.72)


def _piped(control: Control, scale: float) -> bool:
    """Whether the key has room for pips beside the number, and they are wanted."""
    half = control.half
    few = isinstance(half, int) and half <= LARGEST_PIPS
    return few and not control.numbers and control.rect[2] >= ROOMY * scale


def _face(surface: pygame.Surface, control: Control, place: pygame.Rect, background: Color, scale: float) -> None:
    half = control.half
    assert half is not None
    shift = 0.1 * place.height if control.detail else 0.04 * place.height if control.hint else 0
    middle = place.centery - shift
    high = round(0.4 * place.height)
    if not _piped(control, scale):
        high = round(0.52 * place.height if isinstance(half, int) else 0.44 * min(place.width * 1.2, place.height))
        blit_centered(surface, _symbol(half, high, background), (place.centerx, middle))
        return
    assert isinstance(half, int)
    at = place.left + 0.34 * place.width, middle
    side = min(0.68 * place.height, 0.6 * place.width)
    if half:
        blit_centered(surface, _dots(half, round(side)), (at[0], place.centery - (shift if control.detail else 0)))
    else:
        size = size_of(14, scale)
        while size > 8 and width(control.label, "SemiBold", size) > 0.5 * place.width:
            size -= 1
        write_line(surface, control.label, at, "SemiBold", size, _soft(background), anchor="center")
    # Two digits stand between the pips and the edge, which may be a ring; 10, 11 and 12 are of one height.
    aside, digits = (0.79, 1) if half < 10 else (0.76, 2)
    right = place.left + aside * place.width
    size, room = round(high * (1 if digits == 1 else 0.86)), 2 * ((1 - aside) * place.width - EDGE * scale)
    while size > 8 and width(digits * "0", "ExtraBold", size) > room:
        size -= 1
    ink = number_color(half) if size >= LEAST_COLORED else palette.INK
    write_line(surface, str(half), (right, middle), "ExtraBold", size, ink, anchor="center")


@lru_cache(maxsize=128)
def _dots(number: int, side: int) -> pygame.Surface:
    """The pips of a half that stands on a key."""

    def draw(surface: pygame.Surface, fine: float) -> None:
        middle, wide = surface.get_width() / 2, side * fine
        for x, y in pip_places(number):
            pygame.draw.circle(
                surface, number_color(number), (middle + x * wide, middle + y * wide), pip_radius(number) * wide
            )

    return sprite(side, side, draw)


@lru_cache(maxsize=128)
def _symbol(half: Half, size: int, background: Color) -> pygame.Surface:
    """A number, a letter or the locomotive."""
    side = round(1.32 * size)

    def draw(surface: pygame.Surface, fine: float) -> None:
        surface.fill(background)  # letters cannot be smoothed over transparency
        middle = surface.get_width() / 2, surface.get_height() / 2
        ink = number_color(half)
        if isinstance(half, str) and half != "train":
            square = pygame.Rect(0, 0, round(1.2 * size * fine), round(1.2 * size * fine))
            square.center = round(middle[0]), round(middle[1])
            pygame.draw.rect(surface, palette.INK, square, border_radius=round(0.16 * size * fine))
            ink = palette.WHITE
        half_symbol(surface, half, middle, size * fine * (1.25 if half == "train" else 0.9), ink, background)

    return sprite(side, side, draw)


@lru_cache(maxsize=4)
def _disc(radius: float) -> pygame.Surface:
    def draw(surface: pygame.Surface, _fine: float) -> None:
        middle = surface.get_width() / 2
        pygame.draw.circle(surface, palette.BRASS, (middle, middle), middle)

    return sprite(2 * radius, 2 * radius, draw)


@lru_cache(maxsize=128)
def half_tile(side: int, half: Half | None, numbers: bool) -> pygame.Surface:
    """Half of a domino by itself; a dashed place for one that is not known yet."""

    def draw(surface: pygame.Surface, fine: float) -> None:
        wide = surface.get_width()
        line = 2 * fine
        outline = box_outline((line, line, wide - line, wide - line), 0.14 * wide)
        if half is None:
            for dash in dashes(outline, 0.08 * wide, 0.06 * wide):
                stroke(surface, dash, line, palette.CONTROL)
            return
        pygame.draw.polygon(surface, palette.FACE, outline)
        middle = wide / 2
        if isinstance(half, int) and not numbers and half <= LARGEST_PIPS:
            for x, y in pip_places(half):
                pygame.draw.circle(
                    surface, number_color(half), (middle + x * wide, middle + y * wide), pip_radius(half) * wide
                )
            return
        ink = number_color(half)
        half_symbol(surface, half, (middle, middle), 0.7 * wide, ink, palette.FACE)

    return sprite(side, side, draw)
