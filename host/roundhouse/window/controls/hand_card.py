"""Lays out and paints a counted hand on its card: all of its tiles if there is room for them, else none.

With enough room the tiles lie below the name, and the sum beside the name or below the tiles. On a lower card they lie
closer and smaller, below the name or beside it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from roundhouse.window.controls.page import Control, Rect
from roundhouse.window.controls.shapes import box
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.antialiasing import stamp
from roundhouse.window.drawing.icons import badge
from roundhouse.window.drawing.lettering import font, width, wrapped, write
from roundhouse.window.drawing.tile_faces import face

SHORTEST, READABLE, IN_ROWS, LONGEST = 34, 40, 46, 72
"""Lengths of tiles, px at 1280 x 800: the minimum, the comfortable minimum, the maximum in several rows and in one."""
BETWEEN, APART, MARGIN = 7, 4, 10
"""Between tiles, between lines, above and below all of them: px at 1280 x 800."""
ASIDE = 12
"""The space between the name and the tiles or sum beside it, px at 1280 x 800."""
SIX_LETTERS = 4.2
"""The width of six broad letters, in multiples of their height."""
CLOSE_MARGIN = 5
"""Above and below everything on a low card, px at 1280 x 800."""


@dataclass(frozen=True, slots=True)
class HandLayout:
    """Tiles of `length` px, `across` in a row, `gap` px between rows, below the name or `beside` it; none if that is 0.

    If `summed`, the sum stands at the right end of the name's line, else on lines of its own below the tiles. The card
    is `tall` px high, with a `margin` above and below.
    """

    length: int
    across: int
    gap: float
    tall: float
    margin: float
    beside: bool = False
    summed: bool = False
    lines: tuple[str, ...] = ()

    @property
    def height(self) -> float:
        """Of the card."""
        return self.tall + 2 * self.margin


def inner_rect(control: Control, scale: float) -> Rect:
    """Where name, detail and tiles stand: between the badge and the points."""
    x, y, wide, high = control.rect
    left = x + round(50 * scale)
    right = x + wide - round(16 * scale) - width(control.value, "Bold", value_height(control)) - round(12 * scale)
    return left, y, right - left, high


def value_height(control: Control) -> int:
    """How large the points are written."""
    return min(round(1.5 * control.height), round(0.62 * control.rect[3]))


def line_height(control: Control) -> float:
    """Of the line on which the name stands."""
    return 1.25 * control.height


def detail_line(control: Control) -> int:
    """Of a line of the sum."""
    return font("Medium", control.detail_height).get_linesize()


def hand_height(control: Control, scale: float) -> int:
    """How high a hand must be for all its tiles, and its whole sum, to be seen at ease."""
    return math.ceil(_at_ease(control, scale).height)


def least_height(control: Control, scale: float) -> int:
    """How high it must be for all its tiles to be seen at all; without tiles, for its name."""
    found = [form.height for form in _close(control, scale, None)]
    return math.ceil(min(found, default=2.1 * control.height))


def hand_layout_of(control: Control, scale: float) -> HandLayout | None:
    """What there is room for, with tiles as long as they can be; None if that is the name and the sum alone."""
    high = control.rect[3]
    whole = _at_ease(control, scale)
    if high >= whole.height:
        return whole
    # Below the name they leave room for the sum.
    return max(_close(control, scale, high), key=lambda form: (not form.beside, form.length), default=None)


def stacks_words(control: Control, scale: float) -> bool:
    """Whether there is room for a name above its sum, without tiles."""
    return control.rect[3] >= line_height(control) + detail_line(control) + 8 * scale


def room_for_sum(control: Control, scale: float) -> float:
    """How wide the sum of a hand without tiles may be: below its name, or beside all of that."""
    room = inner_rect(control, scale)[2]
    if stacks_words(control, scale):
        return room
    return room - reserved_name_width(control) - ASIDE * scale


def max_name_width(control: Control, scale: float) -> int:
    """How wide its name may be, with what stands beside it."""
    form, room = hand_layout_of(control, scale), inner_rect(control, scale)[2]
    if form is not None:
        return int(room - tiles_width(form, scale) - ASIDE * scale) if form.beside else room
    beside = width(control.detail, "Medium", control.detail_height)
    if not beside or stacks_words(control, scale) or beside > room_for_sum(control, scale):
        return room
    return int(room - beside - ASIDE * scale)


def tiles_width(form: HandLayout, scale: float) -> float:
    """Of the longest row of tiles."""
    return form.across * (form.length + BETWEEN * scale) - BETWEEN * scale


def reserved_name_width(control: Control) -> float:
    """How wide a name is beside which something stands: a long one makes room for it."""
    return min(width(control.label, "SemiBold", control.height), SIX_LETTERS * control.height)


def _at_ease(control: Control, scale: float) -> HandLayout:
    room, count = inner_rect(control, scale)[2], len(control.tiles)
    gap = BETWEEN * scale
    for rows in range(1, max(1, count) + 1):
        across = max(1, math.ceil(count / rows))
        length = _tile_length(across, rows, room, scale)
        if length >= READABLE * scale:
            break
    summed = count > 0 and _sum_fits(control, room, scale)
    lines = () if summed else tuple(wrapped(control.detail, control.detail_height, room))
    tall = line_height(control)
    if count:
        rows = math.ceil(count / across)
        tall += APART * scale + rows * (length / 2 + gap) - gap
    if lines:
        tall += APART * scale + len(lines) * detail_line(control)
    return HandLayout(length, across, gap, tall, MARGIN * scale, summed=summed, lines=lines)


def _close(control: Control, scale: float, high: float | None) -> Iterator[HandLayout]:
    """The ways in which all tiles lie in a card so high: with the longest tiles, or the shortest where that is open."""
    _, _, whole, _ = inner_rect(control, scale)
    count, gap, line = len(control.tiles), APART * scale, line_height(control)
    margin = CLOSE_MARGIN * scale
    for beside in (False, True):
        room = whole - reserved_name_width(control) - ASIDE * scale if beside else whole
        for rows in range(1, count + 1):
            across = math.ceil(count / rows)
            words = (0 if beside else line + gap) + (rows - 1) * gap
            length = _tile_length(across, rows, room, scale)
            if high is not None:
                length = min(length, 2 * int((high - 2 * margin - words) / rows))
            shortest = 2 * math.ceil(SHORTEST * scale / 2)
            if length >= shortest:
                length = length if high is not None else shortest
                tall, summed = max(words + rows * length / 2, line), not beside and _sum_fits(control, whole, scale)
                yield HandLayout(length, across, gap, tall, margin, beside, summed)


def _tile_length(across: int, rows: int, room: float, scale: float) -> int:
    """The length of a tile when `across` of them share a row of `room` px: an even number of px."""
    gap, longest = BETWEEN * scale, (LONGEST if rows == 1 else IN_ROWS) * scale
    return 2 * int(min(longest, (room + gap) / across - gap) / 2)


def _sum_fits(control: Control, room: float, scale: float) -> bool:
    """Whether the sum has room beside the name."""
    name = width(control.label, "SemiBold", control.height)
    return name + ASIDE * scale + width(control.detail, "Medium", control.detail_height) <= room


def paint_hand_card(surface: pygame.Surface, control: Control, scale: float, held: bool = False) -> None:
    """Badge, name, sum, tiles and points; the hand of the player who went out has a brass frame."""
    x, y, wide, high = control.rect
    background, edge = (palette.SELECTED, palette.BRASS) if control.chosen else (palette.ROW, None)
    if held:
        background = palette.blend(background, palette.WHITE, 0.12)
    stamp(surface, box(wide, high, 10 * scale, background, edge, 1.5 * scale), (x + wide / 2, y + high / 2))
    stamp(surface, badge(control.seat, 13 * scale), (x + 26 * scale, y + high / 2))
    right = x + wide - 16 * scale, y + high / 2
    write(surface, control.value, right, "Bold", value_height(control), palette.TEXT, anchor="right")
    form = hand_layout_of(control, scale)
    if form is None:
        _words(surface, control, scale)
    elif form.beside:
        _beside(surface, control, form, scale)
    else:
        _below(surface, control, form, scale)


def _below(surface: pygame.Surface, control: Control, form: HandLayout, scale: float) -> None:
    """The name, and maybe the sum; below them the tiles; below these the sum that is longer than its line."""
    x, y, room, high = inner_rect(control, scale)
    line, step = line_height(control), detail_line(control)
    top = y + (high - form.tall) / 2
    _name(surface, control, (x, top + line / 2), scale)
    if form.summed:
        _sum(surface, control, (x + room, top + line / 2))
    _tiles(surface, control, form, (x, top + line + APART * scale), scale)
    tone = palette.TEXT if control.chosen and not control.tiles else palette.SECONDARY
    top += form.tall - len(form.lines) * step
    for index, text in enumerate(form.lines):
        write(surface, text, (x, top + (index + 0.5) * step), "Medium", control.detail_height, tone, room=room)


def _beside(surface: pygame.Surface, control: Control, form: HandLayout, scale: float) -> None:
    """The name, and at the right of it the tiles."""
    x, y, room, high = inner_rect(control, scale)
    _name(surface, control, (x, y + high / 2), scale)
    rows = math.ceil(len(control.tiles) / form.across)
    wide = tiles_width(form, scale)
    tall = rows * (form.length / 2 + form.gap) - form.gap
    _tiles(surface, control, form, (x + room - wide, y + (high - tall) / 2), scale)


def _words(surface: pygame.Surface, control: Control, scale: float) -> None:
    """Name and sum below each other, or beside each other where the card is low: then the name makes room."""
    x, y, room, high = inner_rect(control, scale)
    if stacks_words(control, scale):
        line, lower = line_height(control), detail_line(control)
        top = y + (high - line - lower - APART * scale) / 2
        _name(surface, control, (x, top + line / 2), scale)
        tone = palette.TEXT if control.chosen else palette.SECONDARY
        at = x, top + line + APART * scale + lower / 2
        write(surface, control.detail, at, "Medium", control.detail_height, tone, room=room)
        return
    _name(surface, control, (x, y + high / 2), scale)
    if width(control.detail, "Medium", control.detail_height) <= room_for_sum(control, scale):
        _sum(surface, control, (x + room, y + high / 2))


def _sum(surface: pygame.Surface, control: Control, at: tuple[float, float]) -> None:
    """The sum at the right end of a line."""
    write(surface, control.detail, at, "Medium", control.detail_height, palette.SECONDARY, anchor="right")


def _name(surface: pygame.Surface, control: Control, at: tuple[float, float], scale: float) -> None:
    color, room = palette.BRASS if control.chosen else palette.TEXT, max_name_width(control, scale)
    write(surface, control.label, at, "SemiBold", control.height, color, room=room)


def _tiles(surface: pygame.Surface, control: Control, form: HandLayout, at: tuple[float, float], scale: float) -> None:
    """All tiles, row by row."""
    length = form.length
    for index, (first, second) in enumerate(control.tiles):
        left = at[0] + index % form.across * (length + BETWEEN * scale)
        top = at[1] + index // form.across * (length / 2 + form.gap)
        numbers = length / 2 < 24 * scale or length < 44 or isinstance(first, str) or isinstance(second, str)
        stamp(surface, face(first, second, length, False, numbers), (left + length / 2, top + length / 4))
