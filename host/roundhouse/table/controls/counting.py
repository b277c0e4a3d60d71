"""The controls of a score sheet: a cell, and a hand with its tiles and what they count."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from roundhouse.table import palette
from roundhouse.table.controls.page import Control, Place
from roundhouse.table.controls.shapes import box
from roundhouse.table.faces import face
from roundhouse.table.ink import stamp
from roundhouse.table.lettering import Weight, font, width, wrapped, write
from roundhouse.table.marks import badge
from roundhouse.table.view import Half

SHORTEST, READABLE, IN_ROWS, LONGEST = 34, 40, 46, 72
"""Of a tile, px at 1280 x 800: where a hand is cut short, where all of it is seen, in several rows, in one."""
BETWEEN, APART, MARGIN = 7, 4, 10
"""Between tiles, between lines, above and below all of them: px at 1280 x 800."""


def paint_cell(surface: pygame.Surface, control: Control, scale: float, held: bool = False) -> None:
    """One figure in the middle of its place; one that stands out is mint, bold and followed by its detail."""
    x, y, wide, high = control.place
    if held:
        stamp(
            surface,
            box(wide, high, 6 * scale, palette.CARD, palette.CONTROL, 1.5 * scale),
            (x + wide / 2, y + high / 2),
        )
    color = palette.MINT if control.chosen else palette.TEXT
    weight: Weight = "Bold" if control.chosen else "Medium"
    if not control.detail:
        write(
            surface,
            control.label,
            (x + wide / 2, y + high / 2),
            weight,
            control.height,
            color,
            anchor="center",
            room=wide,
        )
        return
    gap = round(5 * scale)
    first, second = (
        width(control.label, weight, control.height),
        width(control.detail, "SemiBold", control.detail_height),
    )
    left = x + (wide - first - gap - second) / 2
    write(surface, control.label, (left, y + high / 2), weight, control.height, color)
    write(surface, control.detail, (left + first + gap, y + high / 2), "SemiBold", control.detail_height, color)


def tile_length(control: Control, scale: float) -> int:
    """How long the tiles of a hand are drawn; 0 where there is no room for them."""
    spare = control.place[3] - 14 * scale - 1.25 * control.height
    length = min(round(LONGEST * scale), 2 * int(spare))
    return 2 * (length // 2) if length >= SHORTEST * scale else 0


def inner_of(control: Control, scale: float) -> Place:
    """Where name, detail and tiles stand: between the badge and the points."""
    x, y, wide, high = control.place
    left = x + round(50 * scale)
    right = x + wide - round(16 * scale) - width(control.value, "Bold", value_height(control)) - round(12 * scale)
    return left, y, right - left, high


def value_height(control: Control) -> int:
    """How large the points are written."""
    return min(round(1.5 * control.height), round(0.62 * control.place[3]))


def paint_hand(surface: pygame.Surface, control: Control, scale: float, held: bool = False) -> None:
    """Badge, name, sum, tiles and points; the hand of who went out stands in brass."""
    x, y, wide, high = control.place
    ground, edge = (palette.SELECTED, palette.BRASS) if control.chosen else (palette.ROW, None)
    if held:
        ground = palette.blend(ground, palette.WHITE, 0.12)
    stamp(surface, box(wide, high, 10 * scale, ground, edge, 1.5 * scale), (x + wide / 2, y + high / 2))
    stamp(surface, badge(control.seat, 13 * scale), (x + 26 * scale, y + high / 2))
    right = x + wide - 16 * scale, y + high / 2
    write(surface, control.value, right, "Bold", value_height(control), palette.TEXT, anchor="right")
    whole = _whole(control, scale)
    if high >= whole.height:
        _paint_whole(surface, control, whole, scale)
    else:
        _paint_shortly(surface, control, scale)


# -- a hand for which there is room ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Whole:
    """All tiles of a hand, so many a row, and its whole sum: beside the name, or on these lines below the tiles."""

    length: int
    across: int
    beside: bool
    lines: tuple[str, ...]
    height: float


def hand_height(control: Control, scale: float) -> int:
    """How high a hand must be for all its tiles, and its whole sum, to be seen."""
    return math.ceil(_whole(control, scale).height)


def _whole(control: Control, scale: float) -> _Whole:
    room, count = inner_of(control, scale)[2], len(control.tiles)
    length, across = _rows_of_tiles(count, room, scale)
    name = width(control.label, "SemiBold", control.height)
    beside = count > 0 and name + 12 * scale + width(control.detail, "Medium", control.detail_height) <= room
    lines = () if beside else tuple(wrapped(control.detail, control.detail_height, room))
    height = 2 * MARGIN * scale + 1.25 * control.height
    rows = math.ceil(count / across)
    if rows:
        height += APART * scale + rows * (length / 2 + BETWEEN * scale) - BETWEEN * scale
    if lines:
        height += APART * scale + len(lines) * font("Medium", control.detail_height).get_linesize()
    return _Whole(length, across, beside, lines, height)


def _rows_of_tiles(count: int, room: float, scale: float) -> tuple[int, int]:
    """How long tiles are drawn, and how many stand in a row, so that they can be read in as few rows as may be."""
    gap = BETWEEN * scale
    for rows in range(1, max(1, count) + 1):
        across = max(1, math.ceil(count / rows))
        longest = (LONGEST if rows == 1 else IN_ROWS) * scale
        length = 2 * int(min(longest, (room + gap) / across - gap) / 2)
        if length >= READABLE * scale:
            break
    return length, across


def _paint_whole(surface: pygame.Surface, control: Control, whole: _Whole, scale: float) -> None:
    x, y, room, high = inner_of(control, scale)
    line = 1.25 * control.height
    top = y + (high - whole.height) / 2 + MARGIN * scale
    color = palette.BRASS if control.chosen else palette.TEXT
    write(surface, control.label, (x, top + line / 2), "SemiBold", control.height, color, room=room)
    if whole.beside:
        beside = x + room, top + line / 2
        write(surface, control.detail, beside, "Medium", control.detail_height, palette.SECONDARY, anchor="right")
    top += line + APART * scale
    for start in range(0, len(control.tiles), whole.across):
        row = control.tiles[start : start + whole.across]
        _row_of_tiles(surface, row, (x, top + whole.length / 4), whole.length, scale)
        top += whole.length / 2 + (BETWEEN if start + whole.across < len(control.tiles) else APART) * scale
    tone = palette.TEXT if control.chosen and not control.tiles else palette.SECONDARY
    step = font("Medium", control.detail_height).get_linesize()
    for index, text in enumerate(whole.lines):
        write(surface, text, (x, top + (index + 0.5) * step), "Medium", control.detail_height, tone, room=room)


# -- a hand for which there is little room -----------------------------------------------------------------------------


def _paint_shortly(surface: pygame.Surface, control: Control, scale: float) -> None:
    """As many tiles as one row has room for, and the sum if it goes beside the name."""
    left, y, room, high = inner_of(control, scale)
    color = palette.BRASS if control.chosen else palette.TEXT
    length = tile_length(control, scale)
    line = 1.25 * control.height
    lower = length / 2 if control.tiles and length else font("Medium", control.detail_height).get_linesize()
    stacked = high >= line + lower + 8 * scale
    if not stacked:
        name = write(surface, control.label, (left, y + high / 2), "SemiBold", control.height, color, room=room)
        beside = left + room, y + high / 2
        _detail(surface, control, beside, room - name - 12 * scale)
        return
    top = y + (high - line - lower - 4 * scale) / 2
    name = write(surface, control.label, (left, top + line / 2), "SemiBold", control.height, color, room=room)
    middle = top + line + 4 * scale + lower / 2
    if not (control.tiles and length):
        tone = palette.TEXT if control.chosen else palette.SECONDARY
        write(surface, control.detail, (left, middle), "Medium", control.detail_height, tone, room=room)
        return
    _detail(surface, control, (left + room, top + line / 2), room - name - 12 * scale)
    _tiles(surface, control, (left, middle), room, length, scale)


def _detail(surface: pygame.Surface, control: Control, at: tuple[float, float], room: float) -> None:
    """The sum at the right end of a line, if there is room for all of it."""
    if width(control.detail, "Medium", control.detail_height) <= room:
        write(surface, control.detail, at, "Medium", control.detail_height, palette.SECONDARY, anchor="right")


def _tiles(
    surface: pygame.Surface, control: Control, at: tuple[float, float], room: float, length: int, scale: float
) -> None:
    """As many tiles as there is room for, and how many more."""
    gap, count = BETWEEN * scale, len(control.tiles)
    while length > SHORTEST * scale and count * (length + gap) - gap > room:
        length -= 2
    shown = count
    more = width(f"+{count}", "SemiBold", control.detail_height) + gap
    if count * (length + gap) - gap > room:
        shown = max(0, int((room - more + gap) / (length + gap)))
    left = _row_of_tiles(surface, control.tiles[:shown], at, length, scale)
    if shown < count:
        rest = f"+{count - shown}"
        write(surface, rest, (left, at[1]), "SemiBold", control.detail_height, palette.SECONDARY)


def _row_of_tiles(
    surface: pygame.Surface, tiles: Sequence[tuple[Half, Half]], at: tuple[float, float], length: int, scale: float
) -> float:
    """Tiles beside each other; where the next one would begin."""
    left, y = at
    for first, second in tiles:
        numbers = length / 2 < 24 * scale or length < 44 or isinstance(first, str) or isinstance(second, str)
        stamp(surface, face(first, second, length, False, numbers), (left + length / 2, y))
        left += length + BETWEEN * scale
    return left
