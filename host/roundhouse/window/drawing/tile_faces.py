"""Tile faces: pips in their files, numerals, wilds and letters; each kind rendered once at four times its size."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Literal

import pygame

from roundhouse.presenters.table.tile_pips import pip_places, pip_radius
from roundhouse.presenters.views import Half, TileSet
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.antialiasing import sprite
from roundhouse.window.drawing.icons import half_symbol
from roundhouse.window.drawing.palette import Color

FaceState = Literal["plain", "dim", "down"]

SHADOW = 0.045


@lru_cache(maxsize=512)
def face(
    first: Half | None,
    second: Half | None,
    length: int,
    upright: bool,
    numbers: bool,
    state: FaceState = "plain",
    tiles: TileSet = "ivory",
) -> pygame.Surface:
    """A tile with its shadow, centered in the sprite; `first` is on the left, or on top when upright.

    A tile with a half that is not known lies face down. The picture is put together from parts that many tiles share:
    a table of tiles in a new size is drawn while a frame lasts.
    """
    if first is None or second is None:
        return _body(length, upright, "down", tiles)
    picture = _body(length, upright, state, tiles).copy()
    if state != "down":
        width, margin = length // 2, _margin(length)
        for half, along in ((first, margin), (second, margin + width)):
            at = (margin, along) if upright else (along, margin)
            picture.blit(
                _half(half, width, upright, numbers, tiles, state), at, special_flags=pygame.BLEND_PREMULTIPLIED
            )
    return picture


def _margin(length: int) -> int:
    """Kept free around a tile, for its shadow."""
    return math.ceil(0.1 * length)


@lru_cache(maxsize=64)
def _body(length: int, upright: bool, state: FaceState, tiles: TileSet) -> pygame.Surface:
    """A tile without anything on it, or its back."""
    width, margin = length // 2, _margin(length)
    tile = (width, length) if upright else (length, width)

    def draw(surface: pygame.Surface, fine: float) -> None:
        area = pygame.Rect(0, 0, round(tile[0] * fine), round(tile[1] * fine))
        area.topleft = (round(margin * fine), round(margin * fine))
        radius = round(0.075 * length * fine)
        shadow = area.move(0, round(SHADOW * length * fine))
        pygame.draw.rect(surface, (0, 0, 0, 107), shadow, border_radius=radius)
        if state == "down":
            _back(surface, area, radius, length * fine)
            return
        colors = palette.TILE_SETS[tiles]
        pygame.draw.rect(surface, colors.edge, area, border_radius=radius)
        line = max(1, round(0.018 * length * fine))
        below = pygame.Rect(*area.topleft, area.width, area.height - line)
        top = area.inflate(-2 * line, -2 * line) if colors.rim else below
        pygame.draw.rect(surface, _ground(tiles, state), top, border_radius=radius)
        _divider(surface, area, upright, fine, colors.divider)

    return sprite(tile[0] + 2 * margin, tile[1] + 2 * margin, draw)


def _ground(tiles: TileSet, state: FaceState) -> Color:
    colors = palette.TILE_SETS[tiles]
    return colors.dim if state == "dim" else colors.face


def _divider(surface: pygame.Surface, area: pygame.Rect, upright: bool, fine: float, color: Color) -> None:
    width = min(area.size)
    thick = max(round(fine), round(0.045 * width))
    long = round(0.72 * width)
    bar = pygame.Rect(0, 0, *((long, thick) if upright else (thick, long)))
    bar.center = area.center
    pygame.draw.rect(surface, color, bar)


def _back(surface: pygame.Surface, area: pygame.Rect, radius: int, length: float) -> None:
    pygame.draw.rect(surface, palette.FACE_DOWN, area, border_radius=radius)
    inset = round(0.06 * length)
    line = max(1, round(0.02 * length))
    frame = area.inflate(-2 * inset, -2 * inset)
    pygame.draw.rect(surface, palette.FACE_DOWN_EDGE, frame, line, border_radius=max(1, radius - inset // 2))


@lru_cache(maxsize=256)
def _half(half: Half, width: int, upright: bool, numbers: bool, tiles: TileSet, state: FaceState) -> pygame.Surface:
    """The face of one half of a tile: pips, numerals, a letter on its square, or the locomotive."""
    colors, background = palette.TILE_SETS[tiles], _ground(tiles, state)

    def draw(surface: pygame.Surface, fine: float) -> None:
        large = width * fine
        middle = large / 2, large / 2
        if isinstance(half, int) and not numbers:
            radius = pip_radius(half) * large
            for across, along in pip_places(half):
                # A lying tile is the upright one turned by a quarter.
                x, y = (across, along) if upright else (along, -across)
                center = middle[0] + x * large, middle[1] + y * large
                pygame.draw.circle(surface, colors.numbers[half], center, radius)
            return
        if isinstance(half, int):
            half_symbol(surface, half, middle, 0.78 * large, colors.numbers[half], background)
        elif half == "train":
            half_symbol(surface, half, middle, 0.78 * large, colors.wild, background)
        else:
            square = pygame.Rect(0, 0, round(0.72 * large), round(0.72 * large))
            square.center = round(middle[0]), round(middle[1])
            pygame.draw.rect(surface, palette.INK, square, border_radius=round(0.12 * large))
            half_symbol(surface, half, middle, 0.56 * large, palette.WHITE, background)

    return sprite(width, width, draw)


@lru_cache(maxsize=64)
def tile_ring(width: float, height: float, scale: float, color: Color) -> pygame.Surface:
    """A ring around a tile with a dark gap between, for a last play, a duty or a pick."""
    gap, line = max(1, round(1.5 * scale)), max(2, round(2.5 * scale))

    def draw(surface: pygame.Surface, fine: float) -> None:
        area = surface.get_rect()
        radius = round((0.075 * max(width, height) + gap + line) * fine)
        for inset, paint in ((0, color), (line, palette.CASING), (line + gap, (0, 0, 0, 0))):
            edge = round(inset * fine)
            pygame.draw.rect(surface, paint, area.inflate(-2 * edge, -2 * edge), border_radius=radius - edge)

    return sprite(width + 2 * (gap + line), height + 2 * (gap + line), draw)
