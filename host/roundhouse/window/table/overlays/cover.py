"""The card in the middle of a covered screen: to whom it goes, read across the table, and its button."""

from __future__ import annotations

import pygame

from roundhouse.indices import Seat
from roundhouse.window.controls.shapes import box
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.antialiasing import blit_centered
from roundhouse.window.drawing.engines import engine_of
from roundhouse.window.drawing.icons import badge
from roundhouse.window.drawing.lettering import size_of, width, wrapped, write_line
from roundhouse.window.table.regions import Regions

WIDE, HIGH, BUTTON = 520, 310, 62  # px at 1280 x 800
ONE_LINE, TWO_LINES = (44, 38, 34), 36
"""The heights of the words on one line, and on two."""
BADGE = 42
"""The radius of the badge: three times as large as beside a message."""
ENGINE = 116
"""The width of the player's engine beside the badge."""
CARD_MARGIN = 24


def card(parts: Regions) -> pygame.Rect:
    """The card, in the middle of the window."""
    whole = parts.table.unionall((parts.sidebar, parts.strip, parts.hand))
    place = pygame.Rect(0, 0, round(WIDE * parts.scale), round(HIGH * parts.scale))
    place.center = whole.centerx, round(parts.table.centery + 0.06 * whole.height)
    return place


def button_place(parts: Regions) -> pygame.Rect:
    """The button of the card."""
    place, around = card(parts), CARD_MARGIN * parts.scale
    high = BUTTON * parts.scale
    return pygame.Rect(place.left + around, place.bottom - around - high, place.width - 2 * around, high)


def paint_cover(surface: pygame.Surface, seat: Seat, words: str, parts: Regions) -> None:
    """Draw the card without its button."""
    place, scale = card(parts), parts.scale
    blit_centered(surface, box(*place.size, 18 * scale, palette.SELECTED, palette.BRASS, 2.5 * scale), place.center)
    signs, between = place.top + (CARD_MARGIN + BADGE) * scale, (2 * BADGE + CARD_MARGIN + ENGINE) / 2 * scale
    blit_centered(surface, badge(seat, BADGE * scale), (place.centerx - between + BADGE * scale, signs))
    engine = engine_of(seat, ENGINE * scale, palette.SELECTED)
    blit_centered(surface, engine, (place.centerx + between - ENGINE / 2 * scale, signs))
    room = round(place.width - 2 * CARD_MARGIN * scale)
    size = next((each for each in ONE_LINE if width(words, "ExtraBold", size_of(each, scale)) <= room), TWO_LINES)
    size = size_of(size, scale)
    lines = wrapped(words, size, room, weight="ExtraBold")
    middle = (place.top + (CARD_MARGIN + 2 * BADGE) * scale + button_place(parts).top) / 2
    for index, line in enumerate(lines):
        at = place.centerx, middle + (index - (len(lines) - 1) / 2) * 1.25 * size
        write_line(surface, line, at, "ExtraBold", size, palette.TEXT, anchor="center", room=room)
