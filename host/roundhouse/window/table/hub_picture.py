"""The hub in the middle of the table: a dodecagon, the well in which the engine lies, and the lamps.

The lamps have the colors that the real hub shows at the same moment: the firmware computes them. The outline
around a lit lamp says the same by its shape.
"""

from __future__ import annotations

import math
from dataclasses import replace
from functools import lru_cache

import pygame

from roundhouse.layout.lamps import LAMP_RADIUS, LampLook, LampLooks, lamp_point
from roundhouse.layout.measures import HUB_RADIUS, Point
from roundhouse.presenters.table.tile_pips import with_numbers
from roundhouse.presenters.views import FaceStyle, Half, TileSet
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.antialiasing import blit_centered, even, scaled, sprite, stroke
from roundhouse.window.drawing.icons import locomotive
from roundhouse.window.drawing.palette import Color
from roundhouse.window.drawing.tile_faces import face
from roundhouse_hub.lamps.scene import ENGINE

WELL_SHARE = 0.74  # of the hub's inner radius


def paint_hub(
    surface: pygame.Surface,
    center: Point,
    scale: float,
    engine: tuple[Half, Half] | None,
    faces: FaceStyle,
    high: int,
    tiles: TileSet = "ivory",
) -> None:
    """Everything of the hub that does not change from frame to frame."""
    radius = round(HUB_RADIUS * scale)
    blit_centered(surface, _hub_body(radius), center)
    if engine is None:
        blit_centered(surface, _idle(radius), center)
        return
    length = 2 * round(1.16 * radius / 2)
    numbers = with_numbers(faces, length / 2, min(high, 12))
    blit_centered(surface, face(engine[0], engine[1], length, False, numbers, tiles=tiles), center)


def paint_direction(surface: pygame.Surface, center: Point, scale: float, *, clockwise: bool) -> None:
    """Two bent arrows around the engine, the way that turns go."""
    arrows = _arrows(round(HUB_RADIUS * scale))
    blit_centered(surface, arrows if clockwise else pygame.transform.flip(arrows, True, False), center)


@lru_cache(maxsize=8)
def _arrows(radius: int) -> pygame.Surface:
    side, reach, head = even(1.5 * radius), 0.6, 0.1

    def draw(surface: pygame.Surface, fine: float) -> None:
        middle, unit = surface.get_width() / 2, radius * fine

        def at(angle: float, length: float) -> Point:
            return middle + length * math.sin(angle), middle - length * math.cos(angle)

        for half in (0.0, math.pi):
            bend = [at(half + math.radians(degrees), reach * unit) for degrees in range(-32, 29, 4)]
            stroke(surface, bend, 0.035 * unit, palette.CONTROL)
            foot, tip = half + math.radians(28), half + math.radians(44)
            ends = [at(foot, (reach - head) * unit), at(tip, reach * unit), at(foot, (reach + head) * unit)]
            pygame.draw.polygon(surface, palette.CONTROL, ends)

    return sprite(side, side, draw)


@lru_cache(maxsize=8)
def _hub_body(radius: int) -> pygame.Surface:
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
            facet = [corner(index, 1), corner(index + 1, 1), corner(index + 1, WELL_SHARE), corner(index, WELL_SHARE)]
            pygame.draw.polygon(surface, color, facet)
        for index in range(12):
            stroke(surface, [corner(index, WELL_SHARE), corner(index, 1)], 1.2 * fine, palette.blend(
                palette.HUB_DARK, palette.WELL, 0.35))  # fmt: skip
        pygame.draw.polygon(surface, palette.WELL, [corner(index, WELL_SHARE) for index in range(12)])
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


LEVEL = 5
"""Nobody sees a step of a breathing lamp, of the 255 of a channel; few steps are drawn once and kept."""
LAMPS_MS = 80
"""The time for which the lamps can be shown without a new frame: their rhythms still look smooth."""
IDLE_MS = 250
"""The time for which a picture without lamps, or with steady ones, can be shown before the program looks for news."""


def paint_lamps(surface: pygame.Surface, center: Point, scale: float, looks: LampLooks) -> None:
    radius = round(HUB_RADIUS * scale)
    for slot, look in enumerate(looks):
        if slot != ENGINE or max(look.color):
            _lamp(surface, lamp_point(slot, center, radius), scale, look)


def paint_lamp(surface: pygame.Surface, at: Point, scale: float, color: Color) -> None:
    """One lamp with a steady light, or dark for black."""
    _lamp(surface, at, scale, LampLook(color, "o" if max(color) else "."), outlined=False)


def lens_color(color: tuple[int, int, int]) -> Color:
    """The look on the screen of a lamp of this color: an unlit lens shows through as far as the light is weak.

    >>> lens_color((0, 0, 0)) == palette.LENS, lens_color((255, 128, 0))
    (True, (255, 128, 0))
    """
    dark = 1 - max(color) / 255
    red, green, blue = (min(255, round(c + dark * lens)) for c, lens in zip(color, palette.LENS, strict=True))
    return red, green, blue


def _lamp(surface: pygame.Surface, at: Point, scale: float, look: LampLook, *, outlined: bool = True) -> None:
    red, green, blue = (LEVEL * round(channel / LEVEL) for channel in look.color)
    blit_centered(surface, _lamp_picture(LAMP_RADIUS * scale, replace(look, color=(red, green, blue)), outlined), at)


@lru_cache(maxsize=256)
def _lamp_picture(radius: float, look: LampLook, outlined: bool) -> pygame.Surface:
    """A lamp with its glow and the outline that says the same as its color; premultiplied."""
    color, kind = look.color, look.kind
    strength, reach = max(color) / 255, round(3.3 * radius)
    picture = pygame.Surface((2 * reach, 2 * reach), pygame.SRCALPHA)
    middle = reach, reach
    blit_centered(picture, _socket(radius), middle)
    if kind not in ".c" and strength > 0.02:
        glow = _glow(reach).copy()
        glow.fill((*color, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
        blit_centered(picture, glow, middle)
    body = lens_color(color)
    blit_centered(picture, _bulb(radius, body, kind != "."), middle)
    if outlined and kind in _OUTLINES:
        steady: Color = {"turn": palette.BRASS, "d": palette.AMBER, "f": palette.MINT, "refused": palette.CORAL}.get(
            kind, body
        )
        blit_centered(picture, _outline(kind, radius, steady, look.turned), middle)
    return picture


@lru_cache(maxsize=8)
def _glow(radius: int) -> pygame.Surface:
    """White light around a lamp, 75 % at its middle and nothing at its edge; premultiplied."""
    picture = pygame.Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
    for y in range(2 * radius):
        for x in range(2 * radius):
            distance = math.hypot(x + 0.5 - radius, y + 0.5 - radius) / radius
            level = round(255 * 0.75 * max(0.0, 1 - distance) ** 1.6)
            picture.set_at((x, y), (level, level, level, level))
    return picture


@lru_cache(maxsize=8)
def _socket(radius: float) -> pygame.Surface:
    def draw(surface: pygame.Surface, fine: float) -> None:
        middle = surface.get_width() / 2
        pygame.draw.circle(surface, palette.SOCKET, (middle, middle), 1.28 * radius * fine)

    side = even(2 * 1.28 * radius)
    return sprite(side, side, draw)


@lru_cache(maxsize=512)
def _bulb(radius: float, color: Color, lit: bool) -> pygame.Surface:
    side = even(2 * radius)

    def draw(surface: pygame.Surface, fine: float) -> None:
        middle, r = surface.get_width() / 2, radius * fine
        pygame.draw.circle(surface, color, (middle, middle), r)
        if lit:
            strength = max(color) / 255
            for step in range(1, 8):  # a highlight at the upper left, softer than one disc
                light = palette.blend(color, palette.WHITE, 0.09 * step * strength)
                away = (0.05 + 0.04 * step) * r
                pygame.draw.circle(surface, light, (middle - away, middle - away), (0.8 - 0.1 * step) * r)

    return sprite(side, side, draw)


@lru_cache(maxsize=512)
def _outline(kind: str, radius: float, color: Color, turned: int) -> pygame.Surface:
    side = even(2 * 2.6 * radius)

    def draw(surface: pygame.Surface, fine: float) -> None:
        middle, r = surface.get_width() / 2, radius * fine
        thick = 0.4 if kind == "refused" else 0.3
        for line in _OUTLINES[kind](turned):
            stroke(surface, scaled([(middle / r + x, middle / r + y) for x, y in line], r), thick * r, color)

    return sprite(side, side, draw)


def _arc(start: float, stop: float, radius: float) -> list[Point]:
    steps = max(2, round((stop - start) / 6))
    angles = [math.radians(start + (stop - start) * step / steps) for step in range(steps + 1)]
    return [(radius * math.cos(angle), radius * math.sin(angle)) for angle in angles]


def _ring(_: int) -> list[list[Point]]:
    return [_arc(0, 360, 1.85)]


def _arcs(turned: int) -> list[list[Point]]:
    return [_arc(turned + start, turned + start + 72, 1.85) for start in (0, 120, 240)]


def _diamond(_: int) -> list[list[Point]]:
    return [[(0, -2.1), (2.1, 0), (0, 2.1), (-2.1, 0), (0, -2.1)]]


def _triangle(_: int) -> list[list[Point]]:
    return [[(0, -2.4), (2.2, 1.4), (-2.2, 1.4), (0, -2.4)]]


def _cross(_: int) -> list[list[Point]]:
    return [[(-1.6, -1.6), (1.6, 1.6)], [(-1.6, 1.6), (1.6, -1.6)]]


_OUTLINES = {"o": _ring, "turn": _arcs, "f": _diamond, "d": _triangle, "refused": _cross, "w": _ring}
