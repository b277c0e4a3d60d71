"""Animates the winner's train: an engine and the tiles of the last round roll in from the right."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from roundhouse.presenters.view_builder import table_view
from roundhouse.presenters.views import TileView
from roundhouse.referee import Referee
from roundhouse.window import palette
from roundhouse.window.antialiasing import sprite, stamp
from roundhouse.window.controls.page import Rect
from roundhouse.window.display import Display
from roundhouse.window.icons import locomotive
from roundhouse.window.motion import ease_out
from roundhouse.window.palette import Color
from roundhouse.window.tile_faces import face, with_numbers

ROLLS_MS = 3200
MOST = 12
"""The most tiles that are drawn: the last ones of the train."""


@dataclass(frozen=True, slots=True)
class VictoryTrain:
    """The winner's train: the seat counted from 1, and the tiles from the hub outwards."""

    seat: int
    tiles: tuple[TileView, ...]
    set_high: int = 12

    @classmethod
    def of(cls, referee: Referee) -> VictoryTrain:
        """The winner's train; if several players win, the longest of theirs."""
        trains = table_view(referee).trains
        winners = referee.match.leaders or (0,)
        best = max(winners, key=lambda seat: len(trains[seat].tiles))
        return cls(best + 1, trains[best].tiles[-MOST:], referee.game.options.set)


def paint_victory_train(
    surface: pygame.Surface, place: Rect, arrival: VictoryTrain, display: Display, age: int
) -> None:
    """Paint the track and the train, `age` ms after its start. With less motion it stands still."""
    left, top, wide, high = place
    scale = display.scale
    color = palette.seat_color(arrival.seat)
    rail = top + round(0.78 * high)
    pygame.draw.rect(surface, palette.CASING, (left, rail - 2, wide, max(4, round(9 * scale))))
    pygame.draw.rect(surface, color, (left, rail, wide, max(2, round(5 * scale))))
    engine = round(0.74 * high)
    gap = round(5 * scale)
    count = len(arrival.tiles)
    length = 2 * round(0.26 * high)
    if count:
        room = wide - 2 * round(20 * scale) - engine - gap * (count + 1)
        length = max(16, min(2 * round(0.42 * high), 2 * (room // count // 2)))
    whole = engine + count * (length + gap)
    share = 1.0 if display.less_motion else ease_out(min(1.0, age / ROLLS_MS))
    rest = left + (wide - whole) / 2
    start = rest + (left + wide - rest + 10 * scale) * (1 - share)
    clip = surface.get_clip()
    surface.set_clip(pygame.Rect(place))
    stamp(surface, _engine(engine, color), (start + engine / 2, rail - 0.31 * engine))
    at = start + engine + gap
    for tile in arrival.tiles:
        numbers = with_numbers("auto", length / 2, arrival.set_high)
        stamp(surface, face(tile.joined, tile.opened, length, False, numbers), (at + length / 2, rail - length / 4 - 1))
        at += length + gap
    surface.set_clip(clip)


@lru_cache(maxsize=8)
def _engine(wide: int, color: Color) -> pygame.Surface:
    def draw(surface: pygame.Surface, fine: float) -> None:
        middle = surface.get_width() / 2, surface.get_height() / 2
        locomotive(surface, middle, wide * fine, color, palette.FELT)

    return sprite(wide, round(0.62 * wide), draw)
