"""The hub in the middle of the table: a dodecagon, and the well in which the engine lies. See `lamp_picture`, too."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from roundhouse.presenters.views import FaceStyle, Half
from roundhouse.window import palette
from roundhouse.window.antialiasing import Point, even, scaled, sprite, stamp, stroke
from roundhouse.window.icons import locomotive
from roundhouse.window.measures import HUB_RADIUS
from roundhouse.window.tile_faces import face, with_numbers

WELL = 0.74  # of the hub's inner radius


def paint_hub(
    surface: pygame.Surface, center: Point, scale: float, engine: tuple[Half, Half] | None, faces: FaceStyle, high: int
) -> None:
    """Everything of the hub that does not change from frame to frame."""
    radius = round(HUB_RADIUS * scale)
    stamp(surface, _body(radius), center)
    if engine is None:
        stamp(surface, _idle(radius), center)
        return
    length = 2 * round(1.16 * radius / 2)
    numbers = with_numbers(faces, length / 2, min(high, 12))
    stamp(surface, face(engine[0], engine[1], length, False, numbers), center)


@lru_cache(maxsize=8)
def _body(radius: int) -> pygame.Surface:
    """The ring of twelve facets, each as bright as it faces the light from above, and the well."""
    side = even(2.3 * radius)

    def draw(surface: pygame.Surface, fine: float) -> None:
        middle = surface.get_width() / 2

        def corner(index: float, reach: float) -> Point:
            angle = math.radians(90 - 30 * index)
            length = reach * radius / math.cos(math.radians(15)) * fine
            return middle + length * math.cos(angle), middle - length * math.sin(angle)

        whole = [corner(index, 1) for index in range(12)]
        pygame.draw.polygon(surface, palette.CASING, scaled(whole, 1, (0, -0.045 * radius * fine)))
        for index in range(12):
            light = (1 + math.sin(math.radians(75 - 30 * index))) / 2
            color = palette.blend(palette.HUB_DARK, palette.HUB_LIGHT, light)
            facet = [corner(index, 1), corner(index + 1, 1), corner(index + 1, WELL), corner(index, WELL)]
            pygame.draw.polygon(surface, color, facet)
        for index in range(12):
            stroke(surface, [corner(index, WELL), corner(index, 1)], 1.2 * fine, palette.blend(
                palette.HUB_DARK, palette.WELL, 0.35))  # fmt: skip
        pygame.draw.polygon(surface, palette.WELL, [corner(index, WELL) for index in range(12)])
        stroke(surface, [*whole, whole[0]], 1.4 * fine, palette.HUB_EDGE)

    return sprite(side, side, draw)


@lru_cache(maxsize=8)
def _idle(radius: int) -> pygame.Surface:
    """The well of a game in which no common engine lies: a locomotive in the dark."""
    side = even(radius)

    def draw(surface: pygame.Surface, fine: float) -> None:
        middle = surface.get_width() / 2
        locomotive(
            surface, (middle, middle), 0.8 * radius * fine, palette.blend(palette.WELL, palette.LINE, 0.6), palette.WELL
        )

    return sprite(side, side, draw)
