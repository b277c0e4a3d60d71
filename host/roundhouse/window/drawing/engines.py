"""The pictures of engines that players choose from, each told from all others by its silhouette alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import pygame

from roundhouse.indices import Seat
from roundhouse.layout.measures import Bounds, Point
from roundhouse.presenters.livery_context import current_livery
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.antialiasing import sprite
from roundhouse.window.drawing.palette import Color


class Engine(NamedTuple):
    """An engine that faces left, in shares of its width, from the upper left corner: boxes of its body, its slanted
    parts, the windows in them, and its wheels as the middle, the height of the middle, and the radius."""

    boxes: tuple[Bounds, ...]
    slants: tuple[tuple[Point, ...], ...] = ()
    windows: tuple[Bounds, ...] = ()
    wheels: tuple[tuple[float, float, float], ...] = ()


def _axles(radius: float, *middles: float) -> tuple[tuple[float, float, float], ...]:
    """Wheels of one size on the rail."""
    return tuple((middle, 0.72 - radius, radius) for middle in middles)


STEAM: Final = Engine(
    ((0.13, 0.24, 0.70, 0.52), (0.64, 0.08, 0.97, 0.55), (0.60, 0.05, 1.00, 0.13), (0.20, 0.05, 0.31, 0.30)),
    (((0.00, 0.70), (0.14, 0.46), (0.17, 0.70)),),
    ((0.73, 0.18, 0.88, 0.31),),
    _axles(0.12, 0.29, 0.54, 0.82),
)
ENGINES: Final = (
    STEAM,
    Engine(  # a diesel with a slanted nose
        ((0.24, 0.18, 1.00, 0.58),),
        (((0.26, 0.18), (0.10, 0.36), (0.00, 0.40), (0.00, 0.58), (0.26, 0.58)),),
        ((0.22, 0.24, 0.36, 0.34), (0.60, 0.26, 0.90, 0.32)),
        _axles(0.09, 0.16, 0.36, 0.66, 0.86),
    ),
    Engine(  # an electric one with its pantograph up
        ((0.06, 0.30, 0.94, 0.60), (0.30, 0.25, 0.70, 0.31), (0.30, 0.02, 0.70, 0.06)),
        (((0.34, 0.05), (0.40, 0.05), (0.56, 0.17), (0.46, 0.28), (0.40, 0.28), (0.49, 0.17)),),
        ((0.12, 0.36, 0.26, 0.46), (0.74, 0.36, 0.88, 0.46)),
        _axles(0.10, 0.22, 0.42, 0.58, 0.78),
    ),
    Engine(  # a fast train
        ((0.50, 0.26, 1.00, 0.62),),
        (((0.52, 0.26), (0.34, 0.30), (0.00, 0.58), (0.04, 0.62), (0.52, 0.62)),),
        ((0.34, 0.36, 0.46, 0.44), (0.58, 0.36, 0.72, 0.44), (0.78, 0.36, 0.92, 0.44)),
        _axles(0.06, 0.30, 0.44, 0.74, 0.88),
    ),
    Engine(  # a small tank engine
        ((0.20, 0.30, 0.60, 0.56), (0.55, 0.06, 0.86, 0.58), (0.50, 0.02, 0.92, 0.10), (0.26, 0.10, 0.36, 0.34)),
        (((0.22, 0.04), (0.40, 0.04), (0.36, 0.14), (0.26, 0.14)),),
        ((0.63, 0.17, 0.78, 0.32),),
        _axles(0.16, 0.36, 0.70),
    ),
    Engine(  # a shunter: a low hood on both sides of its cab
        ((0.00, 0.36, 1.00, 0.60), (0.38, 0.08, 0.68, 0.40), (0.34, 0.05, 0.72, 0.12)),
        (),
        ((0.44, 0.18, 0.62, 0.30),),
        _axles(0.10, 0.20, 0.50, 0.80),
    ),
    Engine(  # a tram
        ((0.14, 0.12, 0.86, 0.64), (0.10, 0.08, 0.90, 0.16), (0.58, 0.00, 0.62, 0.10)),
        (),
        ((0.20, 0.22, 0.34, 0.40), (0.42, 0.22, 0.58, 0.40), (0.66, 0.22, 0.80, 0.40)),
        _axles(0.08, 0.34, 0.66),
    ),
    Engine(  # a steam engine with its tender
        ((0.08, 0.28, 0.44, 0.52), (0.40, 0.12, 0.60, 0.55), (0.66, 0.30, 1.00, 0.58), (0.13, 0.10, 0.21, 0.30)),
        (((0.66, 0.32), (0.74, 0.20), (0.92, 0.20), (1.00, 0.32)),),
        ((0.45, 0.20, 0.55, 0.32),),
        _axles(0.10, 0.18, 0.40, 0.74, 0.92),
    ),
    Engine(  # a crocodile: two long noses and a cab between them
        ((0.30, 0.10, 0.70, 0.58), (0.26, 0.06, 0.74, 0.13)),
        (
            ((0.02, 0.40), (0.32, 0.32), (0.32, 0.60), (0.02, 0.60)),
            ((0.98, 0.40), (0.68, 0.32), (0.68, 0.60), (0.98, 0.60)),
        ),
        ((0.38, 0.20, 0.48, 0.34), (0.52, 0.20, 0.62, 0.34)),
        _axles(0.08, 0.12, 0.28, 0.72, 0.88),
    ),
    Engine(  # a handcar
        ((0.08, 0.50, 0.92, 0.58), (0.47, 0.22, 0.53, 0.52)),
        (((0.14, 0.16), (0.86, 0.32), (0.84, 0.38), (0.12, 0.22)),),
        (),
        _axles(0.13, 0.26, 0.74),
    ),
    Engine(  # a snowplow
        ((0.36, 0.20, 0.96, 0.58), (0.60, 0.06, 0.90, 0.24)),
        (((0.38, 0.14), (0.14, 0.40), (0.00, 0.72), (0.38, 0.72)),),
        ((0.68, 0.12, 0.82, 0.20),),
        _axles(0.10, 0.54, 0.80),
    ),
    Engine(  # a railcar, round at both ends
        ((0.12, 0.20, 0.88, 0.62),),
        (
            ((0.14, 0.20), (0.03, 0.34), (0.00, 0.62), (0.14, 0.62)),
            ((0.86, 0.20), (0.97, 0.34), (1.00, 0.62), (0.86, 0.62)),
        ),
        ((0.10, 0.28, 0.24, 0.40), (0.32, 0.28, 0.46, 0.40), (0.54, 0.28, 0.68, 0.40), (0.76, 0.28, 0.90, 0.40)),
        _axles(0.07, 0.22, 0.78),
    ),
)
"""By number."""


def engine_of(seat: Seat, width: float, ground: Color = palette.BACKGROUND) -> pygame.Surface:
    """The engine of a seat in its color."""
    return engine_picture(current_livery(seat).engine, width, palette.seat_color(seat), ground)


@lru_cache(maxsize=128)
def engine_picture(number: int, width: float, color: Color, ground: Color = palette.BACKGROUND) -> pygame.Surface:
    """An engine in this color; its windows show the ground behind it."""
    engine = ENGINES[number]

    def draw(surface: pygame.Surface, _fine: float) -> None:
        wide = surface.get_width()

        def fill(box: Bounds, paint: Color) -> None:
            left, top, right, bottom = (round(each * wide) for each in box)
            pygame.draw.rect(surface, paint, (left, top, right - left, bottom - top), border_radius=round(0.02 * wide))

        for box in engine.boxes:
            fill(box, color)
        for points in engine.slants:
            pygame.draw.polygon(surface, color, [(x * wide, y * wide) for x, y in points])
        for x, y, radius in engine.wheels:
            pygame.draw.circle(surface, color, (x * wide, y * wide), radius * wide)
            pygame.draw.circle(surface, ground, (x * wide, y * wide), 0.35 * radius * wide)
        for box in engine.windows:
            fill(box, ground)

    return sprite(width, 0.74 * width, draw)
