"""The small signs of the table: seat badges, number plates, markers, the warning triangle, the locomotive."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Literal

import pygame

from roundhouse.indices import Seat, number_of
from roundhouse.layout.measures import Point
from roundhouse.presenters.views import Half
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.antialiasing import even, sprite, stroke
from roundhouse.window.drawing.lettering import digits_middle, font
from roundhouse.window.drawing.palette import Color

Gesture = Literal["short", "twice", "long"]
"""The ways in which a button of the hub is pressed."""
SHAPES = ("circle", "square", "diamond", "hexagon")
DIAMOND = 1.22
"""The reach of the tallest badge, in radii."""


def badge_shape(seat: Seat) -> str:
    """The shape of a seat's badge: four shapes in turn.

    >>> [badge_shape(Seat(seat)) for seat in range(5)]
    ['circle', 'square', 'diamond', 'hexagon', 'circle']
    """
    return SHAPES[seat % len(SHAPES)]


def locomotive(surface: pygame.Surface, middle: Point, width: float, color: Color, window: Color) -> None:
    """A steam locomotive in silhouette, facing left, `width` wide; `window` is what its cab's window shows."""
    left, top = middle[0] - width / 2, middle[1] - 0.31 * width

    def box(x0: float, y0: float, x1: float, y1: float, paint: Color = color) -> None:
        corner = round(left + x0 * width), round(top + y0 * width)
        opposite = round(left + x1 * width), round(top + y1 * width)
        size = opposite[0] - corner[0], opposite[1] - corner[1]
        pygame.draw.rect(surface, paint, (corner, size), border_radius=round(0.02 * width))

    box(0.20, 0.02, 0.31, 0.22)  # chimney
    box(0.17, 0.00, 0.34, 0.06)
    pygame.draw.circle(surface, color, (left + 0.48 * width, top + 0.17 * width), 0.075 * width)  # dome
    box(0.13, 0.16, 0.70, 0.43)  # boiler
    box(0.65, 0.02, 0.96, 0.46)  # cab
    box(0.60, 0.00, 1.00, 0.07)  # roof
    box(0.73, 0.13, 0.88, 0.25, window)
    box(0.08, 0.39, 0.97, 0.47)  # frame
    ram = [(0.00, 0.62), (0.13, 0.40), (0.15, 0.62)]
    pygame.draw.polygon(surface, color, [(left + x * width, top + y * width) for x, y in ram])
    for x in (0.29, 0.54, 0.82):
        pygame.draw.circle(surface, color, (left + x * width, top + 0.51 * width), 0.11 * width)


def badge(seat: Seat | None, radius: float, sign: str = "M") -> pygame.Surface:
    """A seat's number in its shape and color; a public train is its sign (M, C, a number) in a white ring."""
    return _badge(seat, radius, sign, palette.seat_color(seat))


@lru_cache(maxsize=256)
def _badge(seat: Seat | None, radius: float, sign: str, color: Color) -> pygame.Surface:
    side = even(2 * radius * 1.3)

    def draw(surface: pygame.Surface, fine: float) -> None:
        middle = surface.get_width() / 2
        r = radius * fine
        ink = palette.BADGE_INK
        if seat is None:
            pygame.draw.circle(surface, palette.WHITE, (middle, middle), r)
            pygame.draw.circle(surface, palette.BADGE_INK, (middle, middle), r * 0.82)
            ink = palette.WHITE
        elif badge_shape(seat) == "circle":
            pygame.draw.circle(surface, color, (middle, middle), r)
        elif badge_shape(seat) == "square":
            half = r * 0.91
            area = pygame.Rect(round(middle - half), round(middle - half), round(2 * half), round(2 * half))
            pygame.draw.rect(surface, color, area, border_radius=round(r * 0.26))
        else:
            corners, reach, turn = (4, DIAMOND, 0.0) if badge_shape(seat) == "diamond" else (6, 1.13, 0.0)
            points = [
                (middle + reach * r * math.cos(turn + math.tau * k / corners),
                 middle + reach * r * math.sin(turn + math.tau * k / corners))
                for k in range(corners)
            ]  # fmt: skip
            pygame.draw.polygon(surface, color, points)
            stroke(surface, [*points, points[0]], r * 0.08, color)
        text = sign if seat is None else str(number_of(seat))
        _letters(surface, text, (middle, middle), r * (1.08 if len(text) == 1 else 0.96), ink)

    return sprite(side, side, draw)


@lru_cache(maxsize=512)
def number_plate(number: Half, width: float, height: float, size: float) -> pygame.Surface:
    """A number plate: the number to match, white on its color, in a light frame. `size` is that of the digits."""

    def draw(surface: pygame.Surface, fine: float) -> None:
        area = surface.get_rect()
        radius = round(height * 0.22 * fine)
        frame = max(round(1.5 * fine), round(height * 0.055 * fine))
        pygame.draw.rect(surface, palette.FACE, area, border_radius=radius)
        inner = area.inflate(-2 * frame, -2 * frame)
        pygame.draw.rect(surface, number_color(number), inner, border_radius=radius - frame)
        half_symbol(
            surface, number, (area.width / 2, area.height / 2), size * fine, palette.WHITE, number_color(number)
        )

    return sprite(width, height, draw)


def number_color(number: Half) -> Color:
    """The color that goes with a half: of its number, of the wild, of a letter."""
    if isinstance(number, int):
        return palette.NUMBERS[number]
    return palette.WILD if number == "train" else palette.INK


def half_symbol(
    surface: pygame.Surface, number: Half, middle: Point, size: float, color: Color, background: Color
) -> None:
    """The symbol for a half without pips: digits, a letter or the locomotive."""
    if number == "train":
        locomotive(surface, middle, size, color, background)
    else:
        text = str(number)
        _letters(surface, text, middle, size if len(text) == 1 else size * 0.87, color)


@lru_cache(maxsize=16)
def marker(width: float) -> pygame.Surface:
    """The marker of an open train: a locomotive on a white card."""
    height = round(width * 0.86)

    def draw(surface: pygame.Surface, fine: float) -> None:
        area = surface.get_rect()
        pygame.draw.rect(surface, palette.WHITE, area, border_radius=round(width * 0.17 * fine))
        locomotive(surface, (area.width / 2, area.height / 2), width * 0.8 * fine, palette.INK, palette.WHITE)

    return sprite(width, height, draw)


@lru_cache(maxsize=16)
def warning_sign(width: float) -> pygame.Surface:
    """The triangle that stands beside a double with a duty."""
    height = width * 0.9

    def draw(surface: pygame.Surface, _fine: float) -> None:
        w, h = surface.get_size()
        points = [(w / 2, h * 0.10), (w * 0.93, h * 0.90), (w * 0.07, h * 0.90)]
        stroke(surface, [*points, points[0]], 0.13 * w, palette.INK)
        pygame.draw.polygon(surface, palette.AMBER, points)
        stem = round(w * 0.1)
        pygame.draw.rect(surface, palette.INK, (round(w / 2 - stem / 2), round(h * 0.40), stem, round(h * 0.24)))
        pygame.draw.circle(surface, palette.INK, (w / 2, h * 0.77), stem * 0.62)

    return sprite(width, height, draw)


@lru_cache(maxsize=16)
def cross(radius: float) -> pygame.Surface:
    """The sign of a refusal: a cross on a coral disc."""

    def draw(surface: pygame.Surface, fine: float) -> None:
        middle, r = surface.get_width() / 2, radius * fine
        pygame.draw.circle(surface, palette.CORAL, (middle, middle), r)
        arm = r * 0.36
        for sign in (1, -1):
            ends = [(middle - arm, middle - sign * arm), (middle + arm, middle + sign * arm)]
            stroke(surface, ends, r * 0.2, palette.REFUSED_STRIP)

    return sprite(2 * radius, 2 * radius, draw)


@lru_cache(maxsize=16)
def tick(radius: float) -> pygame.Surface:
    """The sign of what was taken: a tick on a mint disc."""

    def draw(surface: pygame.Surface, fine: float) -> None:
        middle, r = surface.get_width() / 2, radius * fine
        pygame.draw.circle(surface, palette.MINT, (middle, middle), r)
        points = [(-0.42, 0.04), (-0.10, 0.36), (0.44, -0.30)]
        stroke(surface, [(middle + x * r, middle + y * r) for x, y in points], r * 0.2, palette.INK)

    return sprite(2 * radius, 2 * radius, draw)


@lru_cache(maxsize=16)
def finger(gesture: Gesture, side: int) -> pygame.Surface:
    """A finger on a button: short with one wave around it, twice with two, long with a ring that is nearly full."""

    def draw(surface: pygame.Surface, fine: float) -> None:
        unit = side * fine / 32
        middle = surface.get_width() / 2, 13 * unit
        pygame.draw.circle(surface, palette.LINE, middle, 4.5 * unit)
        if gesture == "long":
            stroke(surface, _arc(middle, 9 * unit, -90, 225), 3 * unit, palette.BRASS)
        else:
            for radius in (8, 12)[: 2 if gesture == "twice" else 1]:
                stroke(surface, _arc(middle, radius * unit, 160, 380), 2 * unit, palette.BRASS)
        tip = middle[0], middle[1] + 2 * unit
        stroke(surface, [tip, (tip[0], 28 * unit)], 7.5 * unit, palette.TEXT)
        pygame.draw.circle(surface, palette.SECONDARY, (tip[0], tip[1] - 0.4 * unit), 2 * unit)

    return sprite(side, side, draw)


def _arc(middle: Point, radius: float, start: float, end: float) -> list[Point]:
    """Part of a circle from an angle to another one, in degrees from the right clockwise."""
    angles = [math.radians(start + (end - start) * step / 24) for step in range(25)]
    return [(middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)) for angle in angles]


def _letters(surface: pygame.Surface, text: str, middle: Point, size: float, color: Color) -> None:
    picture = font("ExtraBold", max(4, round(size))).render(text, True, color).premul_alpha()
    top = middle[1] - digits_middle("ExtraBold", max(4, round(size)))
    at = middle[0] - picture.get_width() / 2, top
    surface.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)
