"""The line of a match that is played again: how far it is, and a knob that leads anywhere in it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from roundhouse.layout.measures import Point
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.antialiasing import blit_centered, sprite
from roundhouse.window.table.regions import Regions

HIGH, LINE, KNOB, MARGIN = 16, 4, 12, 18  # px at 1280 x 800
REACH: Final = 4
"""The distance above and below the line at which a touch still means it, px at 1280 x 800."""


def timeline_area(parts: Regions) -> pygame.Rect:
    """The place of the line: above the hand, whose tiles leave it free."""
    wide = parts.hand.width - 2 * round(MARGIN * parts.scale)
    return pygame.Rect(round(MARGIN * parts.scale), parts.hand.top, wide, round(HIGH * parts.scale))


def touches(parts: Regions, point: Point) -> bool:
    around = timeline_area(parts).inflate(round(MARGIN * parts.scale), 2 * round(REACH * parts.scale))
    return bool(around.collidepoint(point))


def share_at(parts: Regions, x: float) -> float:
    """The share of the match that lies left of `x`.

    >>> from roundhouse.window.table.regions import regions
    >>> [share_at(regions(1280, 800), x) for x in (0, 640, 1280)]
    [0.0, 0.5, 1.0]
    """
    line = timeline_area(parts)
    return min(1.0, max(0.0, (x - line.left) / line.width))


def paint_timeline(surface: pygame.Surface, parts: Regions, share: float) -> None:
    line = timeline_area(parts)
    surface.fill(palette.BACKGROUND, (0, line.top, parts.hand.width, line.height))
    track = pygame.Rect(line.left, 0, line.width, max(2, round(LINE * parts.scale)))
    track.centery = line.centery
    at = line.left + share * line.width
    surface.fill(palette.CONTROL, track)
    surface.fill(palette.BRASS, (track.left, track.top, round(at - track.left), track.height))
    blit_centered(surface, _knob(round(KNOB * parts.scale)), (at, line.centery))


@lru_cache(maxsize=4)
def _knob(wide: int) -> pygame.Surface:
    def draw(surface: pygame.Surface, _fine: float) -> None:
        middle = surface.get_width() / 2
        pygame.draw.circle(surface, palette.BRASS, (middle, middle), middle)

    return sprite(wide, wide, draw)
