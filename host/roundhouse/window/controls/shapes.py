"""Boxes, circles and the frame of the focus, rendered once for each size."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from roundhouse.window import palette
from roundhouse.window.antialiasing import box_outline, dashes, sprite, stroke
from roundhouse.window.palette import Color


@lru_cache(maxsize=256)
def box(width: int, height: int, radius: float, color: Color, edge: Color | None, line: float) -> pygame.Surface:
    """An area with round corners, and an edge if it has one."""

    def draw(surface: pygame.Surface, fine: float) -> None:
        inset = line * fine
        corners = (inset, inset, surface.get_width() - inset, surface.get_height() - inset)
        outline = box_outline(corners, radius * fine)
        pygame.draw.polygon(surface, color, outline)
        if edge is not None:
            stroke(surface, outline, line * fine, edge)

    return sprite(width, height, draw)


@lru_cache(maxsize=32)
def frame(width: int, height: int, radius: float, scale: float) -> pygame.Surface:
    """What shows which control the keys go to: a white frame around it."""

    def draw(surface: pygame.Surface, fine: float) -> None:
        line = 2.5 * scale * fine
        corners = (line, line, surface.get_width() - line, surface.get_height() - line)
        stroke(surface, box_outline(corners, radius * fine), line, palette.WHITE)

    return sprite(width, height, draw)


@lru_cache(maxsize=128)
def circle(radius: float, color: Color, edge: Color, line: float, dashed: bool = False) -> pygame.Surface:
    """A disc with an edge, which is dashed where nobody sits."""

    def draw(surface: pygame.Surface, fine: float) -> None:
        middle = surface.get_width() / 2
        reach = (radius - line) * fine
        pygame.draw.circle(surface, color, (middle, middle), reach)
        turn = [math.tau * step / 72 for step in range(73)]
        around = [(middle + reach * math.cos(angle), middle + reach * math.sin(angle)) for angle in turn]
        for part in dashes(around, 5 * line * fine, 4 * line * fine) if dashed else [around]:
            stroke(surface, part, line * fine, edge)

    return sprite(2 * radius, 2 * radius, draw)
