"""The hand below the table: one row of tiles, playable ones raised, the picked one raised further."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

import pygame

from roundhouse.indices import Seat
from roundhouse.layout.measures import OrientedBox, Point
from roundhouse.presenters.table.tile_pips import with_numbers
from roundhouse.presenters.views import HandTile, TableView
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.antialiasing import blit_centered, sprite
from roundhouse.window.drawing.icons import badge
from roundhouse.window.drawing.lettering import fit_text, size_of, width, write_line
from roundhouse.window.drawing.tile_faces import FaceState, face, tile_ring

NAME, LEAST_NAME = 18, 50  # px at 1280 x 800: how high a name is, and how wide at least
RAISED = 7
PICKED = 16
POINTED = 3
BAR = 5
GROUP_GAP = 0.5
RAISED_ROOM = 32
"""The height that is kept for raised tiles, their frame, and what lies below them, px at 1280 x 800."""


def places(hand: Sequence[HandTile], area: pygame.Rect, scale: float) -> list[OrientedBox]:
    """The places where each tile of the hand lies at rest."""
    return [
        replace(place, y=place.y - lift(tile) * scale)
        for tile, place in zip(hand, row([tile.apart for tile in hand], area, scale), strict=True)
    ]


def row(apart: Sequence[bool], area: pygame.Rect, scale: float) -> list[OrientedBox]:
    """The places of tiles side by side, none of them raised; before one that is `apart` lies half a tile's room."""
    if not apart:
        return []
    gap, places = 5 * scale, [index + GROUP_GAP * sum(apart[: index + 1]) for index in range(len(apart))]
    wide = min((area.height - RAISED_ROOM * scale) / 2, (area.width - 35 * scale) / (places[-1] + 1) - gap)
    wide = max(4, 2 * int(wide / 2))
    pitch = wide + gap
    left = area.centerx - ((places[-1] + 1) * pitch - gap) / 2
    baseline = area.bottom - 10 * scale - wide
    return [OrientedBox(left + place * pitch + wide / 2, baseline, wide, 2 * wide) for place in places]


def lift(tile: HandTile) -> int:
    """The height of a tile above the row, px at 1280 x 800."""
    return PICKED if tile.picked else RAISED if tile.playable else 0


def nearest(hand: Sequence[HandTile], area: pygame.Rect, scale: float, x: float) -> int | None:
    """The tile nearest to a touch in the hand's area: there are no dead gaps. None beside the row.

    >>> two = [HandTile(1, 2), HandTile(3, 4)]
    >>> nearest(two, pygame.Rect(0, 0, 1280, 132), 1, 638)
    0
    """
    found = places(hand, area, scale)
    if not found:
        return None
    index = min(range(len(found)), key=lambda index: abs(found[index].x - x))
    return index if abs(found[index].x - x) <= found[index].width else None


def paint_hand(
    surface: pygame.Surface,
    view: TableView,
    area: pygame.Rect,
    scale: float,
    moved: Mapping[int, Point],
    away: int | None = None,
    pointed: int | None = None,
) -> None:
    """Draw the hand in its area; `moved` gives the middle of tiles that are under way or held by the pointer, and one
    that has snapped to a train is `away`. The one that is `pointed` at rises a little, in a light frame."""
    at_rest = places(view.hand, area, scale)
    if view.hand_of is not None and at_rest:
        _name(surface, *view.hand_of, at_rest, area, scale, view.text)
    order = sorted(range(len(view.hand)), key=lambda index: (index in moved, view.hand[index].picked))
    for index in order:
        if index == away:
            continue
        tile, place = view.hand[index], at_rest[index]
        points = index == pointed and index not in moved
        middle = moved.get(index, (place.x, place.y - POINTED * scale * points))
        length = round(place.height)
        numbers = with_numbers(view.faces, place.width, view.set_high)
        state: FaceState = "plain" if tile.playable or tile.picked else "dim"
        blit_centered(surface, face(tile.upper, tile.lower, length, True, numbers, state, view.tiles), middle)
        if tile.picked:
            blit_centered(surface, tile_ring(place.width, place.height, scale * 1.25, palette.BRASS), middle)
            if index not in moved:
                blit_centered(surface, _pointer(12 * scale), (place.x, area.bottom - 11 * scale))
        elif tile.playable and index not in moved:
            bar = _bar(round(0.88 * place.width), max(3, round(BAR * scale)))
            blit_centered(surface, bar, (place.x, area.bottom - 8.5 * scale))
        if points and not tile.picked:
            blit_centered(surface, tile_ring(place.width, place.height, scale, palette.WHITE), middle)


def _name(
    surface: pygame.Surface,
    seat: Seat | None,
    name: str,
    tiles: Sequence[OrientedBox],
    area: pygame.Rect,
    scale: float,
    text: float,
) -> None:
    """The hand's player, left of the tiles: badge and name, or the badge alone where room is short."""
    letters = scale * text
    size = size_of(NAME, letters)
    wide, gap = 28 * letters, 10 * letters
    first = tiles[0].x - tiles[0].width / 2 - 18 * scale
    room = first - (area.left + 18 * scale) - wide - gap
    said = fit_text(name, "SemiBold", size, int(room)) if room >= LEAST_NAME * letters else ""
    left = first - wide - (gap + width(said, "SemiBold", size) if said else 0)
    if left < area.left:
        return  # such a hand fills its row
    y = area.bottom - 10 * scale - tiles[0].width
    blit_centered(surface, badge(seat, wide / 2), (left + wide / 2, y))
    write_line(surface, said, (left + wide + gap, y), "SemiBold", size, palette.TEXT)


@lru_cache(maxsize=32)
def _bar(width: int, height: int) -> pygame.Surface:
    def draw(surface: pygame.Surface, _fine: float) -> None:
        pygame.draw.rect(surface, palette.MINT, surface.get_rect(), border_radius=surface.get_height() // 2)

    return sprite(width, height, draw)


@lru_cache(maxsize=8)
def _pointer(width: float) -> pygame.Surface:
    def draw(surface: pygame.Surface, _fine: float) -> None:
        w, h = surface.get_size()
        pygame.draw.polygon(surface, palette.BRASS, [(w / 2, 0), (w, h), (0, h)])

    return sprite(width, width * 0.85, draw)
