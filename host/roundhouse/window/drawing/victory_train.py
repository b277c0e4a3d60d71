"""The winner's train: the winner's engine with smoke and headlight, which rolls in and pulls the tiles of the train."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from roundhouse.presenters.match.match_pages import VictoryTrain
from roundhouse.presenters.table.tile_pips import with_numbers
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.antialiasing import blit_centered, even, faded, sprite
from roundhouse.window.drawing.engines import engine_of
from roundhouse.window.drawing.palette import Color
from roundhouse.window.drawing.tile_faces import face
from roundhouse.window.table.motion import ease_out

ROLLS_MS = 3200
"""The time that the train takes to come in."""
SMOKES_MS = ROLLS_MS + 2600
"""The time when the last smoke is gone."""
MOST_TILES = 12
"""The most tiles that are drawn: the last ones of the train."""
CHIMNEY = 0.255, 0.31
"""The place where the smoke leaves the locomotive: from its left end and above its middle, in shares of its width."""
PUFFS_MS, PUFF_LASTS_MS = 95, 2100
"""The time between two puffs while the train rolls, and how long one is seen."""
STILL_PUFFS = (1500, 1150, 800, 480, 200)
"""The ages of the puffs above a train that stands still because of less motion, ms."""


def moves(age: int) -> bool:
    """Whether anything of the train still moves `age` ms after its start."""
    return age < SMOKES_MS


def paint_victory_train(
    surface: pygame.Surface,
    place: tuple[int, int, int, int],
    train: VictoryTrain,
    scale: float,
    age: int,
    *,
    still: bool,
    lasts: int = ROLLS_MS,
    sky: int = 0,
) -> None:
    """Paint the track, the train and its smoke `age` ms after its start; it takes `lasts` ms to arrive. The smoke may
    rise `sky` px beyond the place.

    A train that is `still` stands there from the beginning, under smoke that does not move.
    """
    left, top, wide, high = place
    color = palette.seat_color(train.seat)
    rail = top + round(0.82 * high)
    clip = surface.get_clip()
    surface.set_clip(pygame.Rect(left, top - sky, wide, high + sky).clip(clip))
    _rails(surface, left, wide, rail, scale)
    engine = round(min((0.86 if sky else 0.7) * high, 140 * scale))
    gap = round(5 * scale)
    tiles = train.tiles[-MOST_TILES:]
    count = len(tiles)
    length = 2 * round(0.26 * high)
    if count:
        room = wide - 2 * round(20 * scale) - engine - gap * (count + 1)
        length = max(16, min(2 * round(0.36 * high), 2 * (room // count // 2)))
    whole = engine + count * (length + gap)
    rest, outside = left + (wide - whole) / 2, left + wide + 10 * scale

    def front(when: float) -> float:
        """The place of the train's front at this time."""
        share = 1.0 if still else ease_out(min(1.0, max(0.0, when / lasts)))
        return rest + (outside - rest) * (1 - share)

    start = front(age)
    _smoke(surface, [front(born) for born in _births(age, lasts)] if not still else [rest] * len(STILL_PUFFS),
           [age - born for born in _births(age, lasts)] if not still else list(STILL_PUFFS), engine, rail,
           rail - top + sky)  # fmt: skip
    blit_centered(surface, _light(round(1.3 * engine)), (start - 0.6 * engine, rail - 0.36 * engine))
    blit_centered(surface, engine_of(train.seat, engine, palette.BRASS), (start + engine / 2, rail - 0.35 * engine))
    at = start + engine + gap
    for tile in tiles:
        numbers = with_numbers("auto", length / 2, train.set_high)
        _car(surface, at, length, rail, color, scale)
        picture = face(tile.joined, tile.opened, length, False, numbers)
        blit_centered(surface, picture, (at + length / 2, rail - length / 4 - 9 * scale))
        at += length + gap
    surface.set_clip(clip)


def _births(age: int, lasts: int) -> list[int]:
    """When the puffs that are seen now left the chimney; the slower the train, the rarer."""
    found, born = [], 0
    while born <= min(age, lasts):
        if age - born < PUFF_LASTS_MS:
            found.append(born)
        born += round(PUFFS_MS * (0.3 + 1.7 * born / lasts))
    return found


def _smoke(surface: pygame.Surface, fronts: list[float], ages: list[int], engine: int, rail: int, sky: int) -> None:
    """Puffs rise, grow and fade where the chimney was when they left it; `sky` is all the room above the rail."""
    chimney = (0.31 + CHIMNEY[1]) * engine
    rises = min(0.7 * engine, sky - chimney - 0.23 * engine)
    for front, age in zip(fronts, ages, strict=True):
        share = age / PUFF_LASTS_MS
        radius = engine * (0.06 + 0.17 * math.sqrt(share))
        x = front + CHIMNEY[0] * engine + 0.3 * engine * share
        y = rail - chimney - rises * share**0.8
        blit_centered(surface, _puff(even(2 * radius), round(8 * (1 - share) ** 1.5)), (x, y))


@lru_cache(maxsize=128)
def _puff(side: int, level: int) -> pygame.Surface:
    """A puff of smoke, so many eighths of its opacity."""

    def draw(surface: pygame.Surface, _fine: float) -> None:
        middle = surface.get_width() / 2
        for ring in range(8):
            share = 0.12 * (ring + 1)
            color = *(round(channel * share) for channel in palette.TEXT), round(255 * share)
            pygame.draw.circle(surface, color, (middle, middle), middle * (1 - 0.09 * ring))

    return faded(sprite(side, side, draw, fine=2), 0.55 * level / 8)


@lru_cache(maxsize=8)
def _light(wide: int) -> pygame.Surface:
    """The beam of the headlight: a cone to the left that fades away."""
    high = round(0.46 * wide)
    picture = pygame.Surface((wide, high), pygame.SRCALPHA)
    for x in range(wide):
        share = x / wide  # 1 at the lamp
        half = max(1, round(high / 2 * (1 - 0.85 * share)))
        level = 0.3 * share**2
        red, green, blue = (round(channel * level) for channel in palette.BRASS)
        picture.fill((red, green, blue, round(255 * level)), (x, high // 2 - half, 1, 2 * half))
    return picture


def _car(surface: pygame.Surface, left: float, length: int, rail: int, color: Color, scale: float) -> None:
    """The frame and the wheels of the car under a tile."""
    dark = palette.blend(palette.CASING, color, 0.45)
    frame = pygame.Rect(round(left), round(rail - 9 * scale), length, max(2, round(4 * scale)))
    pygame.draw.rect(surface, dark, frame, border_radius=max(1, round(2 * scale)))
    for share in (0.22, 0.78):
        pygame.draw.aacircle(surface, dark, (left + share * length, rail - 3.5 * scale), max(2, 4 * scale))


def _rails(surface: pygame.Surface, left: int, wide: int, rail: int, scale: float) -> None:
    pitch, tie = max(4, round(16 * scale)), max(2, round(7 * scale))
    below = rail + max(2, round(3 * scale))
    for x in range(left, left + wide, pitch):
        surface.fill(palette.blend(palette.FELT, palette.BACKGROUND, 0.75), (x, below, tie, max(2, round(6 * scale))))
    surface.fill(palette.CONTROL, (left, rail, wide, max(2, round(3 * scale))))
