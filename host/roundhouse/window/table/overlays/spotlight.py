"""The light on the part of the table that a lesson explains: all else is darker, and an arrow points there."""

from __future__ import annotations

from functools import lru_cache

import pygame

from roundhouse.layout.measures import OrientedBox, Point
from roundhouse.presenters.views import Spotlight
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.antialiasing import blit_centered, box_outline, sprite, stroke
from roundhouse.window.table.arrangement import Arrangement
from roundhouse.window.table.message_strip import button_places

DIMMED = 120
"""The brightness beside the light, of 255: all can still be read."""
AROUND, LINE, ARROW = 8, 4, 54  # px at 1280 x 800


def lit_part(arranged: Arrangement, light: Spotlight) -> pygame.Rect:
    """The part of the window on which the light falls."""
    parts, layout, around = arranged.regions, arranged.layout, round(AROUND * arranged.regions.scale)
    match light.on:
        case "hub":
            reach = 1.1 * layout.measures.hub_radius
            x, y = layout.center
            return pygame.Rect(x - reach, y - reach, 2 * reach, 2 * reach)
        case "hand":
            tiles = [_around(tile, around) for tile in arranged.hand]
            return tiles[0].unionall(tiles[1:])
        case "rows":
            rows = arranged.sidebar.rows
            return rows[0].unionall(rows[1:]).inflate(around, around)
        case "tile":
            return _around(arranged.hand[light.index], around)
        case "button":
            return button_places(arranged.view.buttons, parts)[light.index].inflate(around, around)
        case "lane":
            place = layout.trains[light.index]
            lane = [pygame.Rect(x0, y0, x1 - x0, y1 - y0) for x0, y0, x1, y1 in place.lane]
            return lane[0].unionall(lane[1:]).clip(parts.table)


def _around(tile: OrientedBox, margin: int) -> pygame.Rect:
    place = pygame.Rect(0, 0, tile.width, tile.height)
    place.center = round(tile.x), round(tile.y)
    return place.inflate(2 * margin, 2 * margin)


def paint_spotlight(surface: pygame.Surface, arranged: Arrangement, light: Spotlight) -> None:
    """Darken all but the lit part and the message, and point there."""
    parts, lit, scale = arranged.regions, lit_part(arranged, light), arranged.regions.scale
    kept = [(place, surface.subsurface(place.clip(surface.get_rect())).copy()) for place in (lit, parts.strip)]
    surface.fill((DIMMED, DIMMED, DIMMED), special_flags=pygame.BLEND_RGB_MULT)
    dimmed = surface.get_rect()
    for place, before in kept:
        surface.blit(before, place.clip(dimmed))
    blit_centered(surface, _frame(lit.width, lit.height, scale), lit.center)
    arrow, at = _pointing(lit, surface.get_rect(), ARROW * scale, beside=light.on in ("hand", "tile", "rows"))
    blit_centered(surface, arrow, at)


def _pointing(lit: pygame.Rect, window: pygame.Rect, long: float, *, beside: bool) -> tuple[pygame.Surface, Point]:
    """The arrow and its middle: above or below what is lit, or `beside` it, since above the hand stands the message."""
    arrow, away = _arrow(long), long / 2
    if beside and lit.left >= long:
        return pygame.transform.rotate(arrow, 90), (lit.left - away, lit.centery)
    if beside:
        return pygame.transform.rotate(arrow, -90), (lit.right + away, lit.centery)
    if lit.top - long < window.top:
        return pygame.transform.flip(arrow, False, True), (lit.centerx, lit.bottom + away)
    return arrow, (lit.centerx, lit.top - away)


@lru_cache(maxsize=4)
def _frame(width: int, height: int, scale: float) -> pygame.Surface:
    def draw(surface: pygame.Surface, fine: float) -> None:
        line = LINE * scale * fine
        box = line / 2, line / 2, surface.get_width() - line / 2, surface.get_height() - line / 2
        stroke(surface, box_outline(box, 10 * scale * fine), line, palette.BRASS)

    return sprite(width, height, draw)


@lru_cache(maxsize=4)
def _arrow(long: float) -> pygame.Surface:
    """An arrow that points down, with a dark edge that shows on tiles, too."""

    def draw(surface: pygame.Surface, _fine: float) -> None:
        wide, high = surface.get_size()
        for color, edge in ((palette.INK, 0.0), (palette.BRASS, 0.06 * high)):
            stem, head = wide * 0.32 + edge, 0.5 * high
            points = [
                (stem, edge), (wide - stem, edge), (wide - stem, head), (wide - 2.2 * edge, head),
                (wide / 2, high - 1.6 * edge), (2.2 * edge, head), (stem, head),
            ]  # fmt: skip
            pygame.draw.polygon(surface, color, points)

    return sprite(0.8 * long, long, draw)
