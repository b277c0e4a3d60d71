"""Paints the controls of a score sheet: a cell, and a hand with its tiles and their sum."""

from __future__ import annotations

import math

import pygame

from roundhouse.window import palette
from roundhouse.window.antialiasing import stamp
from roundhouse.window.controls.hand_layout import (
    APART,
    BETWEEN,
    HandLayout,
    detail_line,
    hand_layout_of,
    inner_rect,
    line_height,
    name_room,
    room_for_sum,
    stacks_words,
    tiles_width,
    value_height,
)
from roundhouse.window.controls.page import Control
from roundhouse.window.controls.shapes import box
from roundhouse.window.icons import badge
from roundhouse.window.lettering import Weight, width, write
from roundhouse.window.tile_faces import face


def paint_cell(surface: pygame.Surface, control: Control, scale: float, held: bool = False) -> None:
    """A centered figure; a highlighted one is mint and bold, and followed by its detail."""
    x, y, wide, high = control.rect
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


def paint_hand(surface: pygame.Surface, control: Control, scale: float, held: bool = False) -> None:
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
    color, room = palette.BRASS if control.chosen else palette.TEXT, name_room(control, scale)
    write(surface, control.label, at, "SemiBold", control.height, color, room=room)


def _tiles(surface: pygame.Surface, control: Control, form: HandLayout, at: tuple[float, float], scale: float) -> None:
    """All tiles, row by row."""
    length = form.length
    for index, (first, second) in enumerate(control.tiles):
        left = at[0] + index % form.across * (length + BETWEEN * scale)
        top = at[1] + index // form.across * (length / 2 + form.gap)
        numbers = length / 2 < 24 * scale or length < 44 or isinstance(first, str) or isinstance(second, str)
        stamp(surface, face(first, second, length, False, numbers), (left + length / 2, top + length / 4))
