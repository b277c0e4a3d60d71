"""The message strip: whose turn it is, one sentence, and the buttons at its right end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import pygame

from roundhouse.table import palette
from roundhouse.table.ink import box_outline, dashes, sprite, stamp, stroke
from roundhouse.table.lettering import font, size_of, width, write
from roundhouse.table.marks import badge, cross
from roundhouse.table.palette import Color
from roundhouse.table.view import ButtonView, MessageView

LABEL = 18  # px at 1280 x 800
SENTENCE = 18
SMALL_SENTENCE = 15
PADDING = 25
BESIDE = 8
HEIGHT = 46


def button_places(buttons: Sequence[ButtonView], area: pygame.Rect, scale: float) -> list[pygame.Rect]:
    """The buttons from left to right, against the right end of the strip."""
    size = size_of(LABEL, scale)
    right = area.right - 12 * scale
    found: list[pygame.Rect] = []
    for button in reversed(buttons):
        wide = width(button.label, "SemiBold", size) + 2 * PADDING * scale
        place = pygame.Rect(0, 0, round(wide), round(HEIGHT * scale))
        place.midright = (round(right), area.centery)
        found.append(place)
        right = place.left - BESIDE * scale
    return found[::-1]


def button_at(buttons: Sequence[ButtonView], area: pygame.Rect, scale: float, point: tuple[float, float]) -> str | None:
    """The name of the enabled button at this point."""
    for button, place in zip(buttons, button_places(buttons, area, scale), strict=True):
        if button.enabled and place.collidepoint(point):
            return button.name
    return None


def paint_strip(
    surface: pygame.Surface, message: MessageView, buttons: Sequence[ButtonView], area: pygame.Rect, scale: float
) -> None:
    """Draw the strip."""
    refused = message.tone == "refused"
    surface.fill(palette.REFUSED_STRIP if refused else palette.PANEL, area)
    edge = {"refused": palette.CORAL, "turn": palette.BRASS, "info": palette.LINE}[message.tone]
    surface.fill(edge, (area.left, area.top, round(6 * scale), area.height))
    y = area.centery
    left = area.left + 18 * scale
    if message.seat is not None:
        stamp(surface, badge(message.seat, 14 * scale), (left + 14 * scale, y))
        left += 40 * scale
    places = button_places(buttons, area, scale)
    end = (places[0].left if places else area.right) - 16 * scale
    title = size_of(21, scale)
    left += write(surface, message.title, (left, y), "Bold", title, palette.BRASS, room=(end - left) / 2)
    left += 18 * scale if message.title else 0
    if refused:
        stamp(surface, cross(12 * scale), (left + 12 * scale, y))
        left += 34 * scale
    _sentence(surface, message.text, (left, y), end - left, scale)
    for button, place in zip(buttons, places, strict=True):
        _button(surface, button, place, scale)


def _sentence(surface: pygame.Surface, text: str, at: tuple[float, float], room: float, scale: float) -> None:
    size, lines = set_lines(text, room, scale)
    step = font("Medium", size).get_linesize()
    for index, line in enumerate(lines):
        y = at[1] + (index - (len(lines) - 1) / 2) * step
        write(surface, line, (at[0], y), "Medium", size, palette.TEXT, room=room)


def set_lines(text: str, room: float, scale: float) -> tuple[int, list[str]]:
    """Size and lines of a sentence: one line, or two smaller ones; what is still too long is cut when written."""
    size = size_of(SENTENCE, scale)
    if width(text, "Medium", size) <= room:
        return size, [text]
    size = size_of(SMALL_SENTENCE, scale)
    first, *rest = wrapped(text, size, room)
    return size, [first, " ".join(rest)] if rest else [first]


def wrapped(text: str, size: int, room: float) -> list[str]:
    """The text in lines that fit into `room` px, broken between words.

    >>> wrapped("Cover the double", 15, 80)
    ['Cover the', 'double']
    """
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, "Medium", size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _button(surface: pygame.Surface, button: ButtonView, place: pygame.Rect, scale: float) -> None:
    kind = "primary" if button.enabled and button.primary else "plain" if button.enabled else "disabled"
    stamp(surface, _shape(place.width, place.height, scale, kind), place.center)
    color: Color = {"primary": palette.INK, "plain": palette.TEXT, "disabled": palette.DISABLED}[kind]
    write(surface, button.label, place.center, "SemiBold", size_of(LABEL, scale), color, anchor="center")


@lru_cache(maxsize=32)
def _shape(wide: int, high: int, scale: float, kind: str) -> pygame.Surface:
    def draw(surface: pygame.Surface, fine: float) -> None:
        line = 1.5 * scale * fine
        box = (line, line, surface.get_width() - line, surface.get_height() - line)
        outline = box_outline(box, 10 * scale * fine)
        if kind == "primary":
            pygame.draw.polygon(surface, palette.BRASS, outline)
            return
        if kind == "plain":
            pygame.draw.polygon(surface, palette.CARD, outline)
            stroke(surface, outline, line, palette.CONTROL)
            return
        for dash in dashes(outline, 5 * scale * fine, 4 * scale * fine):
            stroke(surface, dash, line, palette.LINE)

    return sprite(wide, high, draw)
