"""The icon of the program: the hub with its lamps in the seats' colors, and a locomotive in the well."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from roundhouse.indices import Seat
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.antialiasing import sprite
from roundhouse.window.drawing.icons import locomotive

LAMPS = 12


@lru_cache(maxsize=4)
def app_icon(side: int = 64) -> pygame.Surface:
    """The icon, `side` px wide and high, with straight alpha as the window system wants it."""

    def draw(surface: pygame.Surface, _fine: float) -> None:
        whole = surface.get_width()
        middle = whole / 2
        pygame.draw.rect(surface, palette.FELT, surface.get_rect(), border_radius=round(0.2 * whole))

        def ring(reach: float) -> list[tuple[float, float]]:
            corners = [math.radians(15 + 30 * index) for index in range(LAMPS)]
            return [(middle + reach * whole * math.sin(at), middle - reach * whole * math.cos(at)) for at in corners]

        pygame.draw.polygon(surface, palette.HUB_LIGHT, ring(0.47))
        pygame.draw.polygon(surface, palette.WELL, ring(0.33))
        for index in range(LAMPS):
            at = math.radians(30 * index)
            lamp = middle + 0.39 * whole * math.sin(at), middle - 0.39 * whole * math.cos(at)
            pygame.draw.circle(surface, palette.SOCKET, lamp, 0.052 * whole)
            pygame.draw.circle(surface, palette.seat_color(Seat(index)), lamp, 0.042 * whole)
        locomotive(surface, (middle, middle), 0.46 * whole, palette.BRASS, palette.WELL)

    picture = sprite(side, side, draw)
    straight = pygame.Surface((side, side), pygame.SRCALPHA)
    for x in range(side):
        for y in range(side):
            red, green, blue, alpha = picture.get_at((x, y))
            if alpha:
                straight.set_at((x, y), (*(min(255, 255 * each // alpha) for each in (red, green, blue)), alpha))
    return straight
