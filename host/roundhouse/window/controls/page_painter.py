"""Paints a page: panels, pictures and texts, then the controls, with the pressed and the focused one marked."""

from __future__ import annotations

import math
from dataclasses import replace

import pygame

from roundhouse.layout.lamps import lamp_point
from roundhouse.layout.measures import HUB_RADIUS, slot_point
from roundhouse.records.preferences import Livery
from roundhouse.window.controls.chart import paint_chart
from roundhouse.window.controls.page import (
    BadgePicture,
    ChartPicture,
    Control,
    EnginePicture,
    GesturePicture,
    HalfPicture,
    HubPicture,
    LampPicture,
    MarkerPicture,
    Page,
    PhotoPicture,
    Picture,
    PlatePicture,
    Rect,
    SignPicture,
    TablePicture,
    Text,
    TilePicture,
    TrackPicture,
    step_places,
)
from roundhouse.window.controls.page_input import PageInput
from roundhouse.window.controls.photo_picture import paint_photo_picture
from roundhouse.window.controls.shapes import box, circle, computer_icon, focus_frame, radio, toggle
from roundhouse.window.controls.tile_keys import half_tile, key_background, paint_key
from roundhouse.window.controls.track_picture import paint_track_picture
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.antialiasing import blit_centered, faded
from roundhouse.window.drawing.engines import engine_of, engine_picture
from roundhouse.window.drawing.icons import badge, cross, finger, marker, number_plate, tick
from roundhouse.window.drawing.lettering import Weight, fit_text, font, width, wrapped, write_line
from roundhouse.window.drawing.palette import Color
from roundhouse.window.drawing.tile_faces import face
from roundhouse.window.table.hub_picture import paint_hub, paint_lamp
from roundhouse.window.table.table_diagram import table_diagram


def paint_page(surface: pygame.Surface, page: Page, scale: float, page_input: PageInput | None = None) -> None:
    """Paint the whole page on a surface of the size it was laid out for."""
    surface.fill(page.background)
    paint_parts(surface, page, scale, page_input)


def paint_parts(surface: pygame.Surface, page: Page, scale: float, page_input: PageInput | None = None) -> None:
    """Paint the parts of the page over the surface's current picture."""
    for background in page.panels:
        stamp_box(surface, background.rect, background.radius * scale, background.color, background.edge, scale)
    for picture in page.pictures:
        paint_picture(surface, picture)
    for text in page.texts:
        write_text(surface, text)
    for control in page.controls:
        held = page_input is not None and page_input.held == control.name
        hovered = page_input is not None and page_input.hovered == control.name and control.enabled
        paint_control(surface, pressed_rect(control, scale) if held else control, scale, held or hovered)
        if page_input is not None and page_input.shows_focus and page_input.focus == control.name:
            x, y, width, height = control.rect
            blit_centered(surface, focus_frame(width + round(8 * scale), height + round(8 * scale), 12 * scale, scale),
                  (x + width / 2, y + height / 2))  # fmt: skip


def pressed_rect(control: Control, scale: float) -> Control:
    """A control while it is pressed: lower, as a key is."""
    left, top, width, height = control.rect
    return replace(control, rect=(left, top + max(1, round(2 * scale)), width, height))


def stamp_box(
    surface: pygame.Surface, place: Rect, radius: float, color: Color, edge: Color | None, scale: float
) -> None:
    """A plain area with round corners."""
    x, y, width, height = place
    if radius == 0 and edge is None:
        surface.fill(color, place)
        return
    blit_centered(surface, box(width, height, radius, color, edge, 1.5 * scale), (x + width / 2, y + height / 2))


def label_lines(text: Text) -> list[str]:
    """The lines to write; lines beyond the allowed number join the last line, which is cut."""
    if text.lines == 1:
        return [text.text]
    lines = wrapped(text.text, text.height, text.rect[2], weight=text.weight)
    return [*lines[: text.lines - 1], " ".join(lines[text.lines - 1 :])] if len(lines) > text.lines else lines


def write_text(surface: pygame.Surface, text: Text) -> None:
    x, y, width, height = text.rect
    across = {"left": x, "center": x + width / 2, "right": x + width}[text.anchor]
    lines = label_lines(text)
    step = font(text.weight, text.height).get_linesize()
    top = y + height / 2 - (len(lines) - 1) * step / 2
    for index, line in enumerate(lines):
        place = across, top + index * step
        write_line(surface, line, place, text.weight, text.height, text.color, anchor=text.anchor, room=width)


def background_of(control: Control) -> Color:
    """The color behind a control's texts."""
    if control.kind == "key":
        return key_background(control)
    if control.kind == "primary":
        return palette.BRASS if control.enabled else palette.PANEL
    if control.kind in ("card", "field", "row", "livery") and control.chosen:
        return palette.SELECTED
    return (
        palette.BACKGROUND if control.kind in ("link", "seat") else palette.CARD if control.enabled else palette.PANEL
    )


def ink_of(control: Control) -> Color:
    if not control.enabled and control.kind != "plain":
        return palette.DISABLED
    if control.kind == "primary":
        return palette.INK
    return palette.BRASS if control.kind == "card" and control.chosen else palette.TEXT


def paint_control(surface: pygame.Surface, control: Control, scale: float, held: bool = False) -> None:
    if control.kind == "spot":
        return
    if control.kind == "seat":
        _seat(surface, control, scale, held)
        return
    if control.kind == "cell":
        paint_cell(surface, control, scale, held)
        return
    if control.kind == "key":
        paint_key(surface, control, scale, held)
        return
    if control.livery is not None:
        _livery(surface, control, control.livery, scale, held)
        return
    _box(surface, control, scale, held)
    inner = pygame.Rect(control.rect).inflate(-round(32 * scale), 0)
    color = ink_of(control)
    if control.kind in ("button", "primary", "link") and not control.detail:
        _label(surface, control, inner.width + 16 * scale, color)
        return
    _paint_end(surface, control, inner, color, scale)
    at = inner.left
    if control.tile is not None:
        length = _tile_length(control, scale)
        picture = face(control.tile[0], control.tile[1], length, False, isinstance(control.tile[0], str))
        blit_centered(surface, picture, (at + length / 2, inner.centery))
        at += length + round(18 * scale)
    if control.seat is not None:
        blit_centered(surface, badge(control.seat, 14 * scale), (at + 14 * scale, inner.centery))
    _lines(surface, control, _text_place(control, scale), color, scale)


def _tile_length(control: Control, scale: float) -> int:
    return round(min(control.rect[3] * 0.62, 72 * scale / 2)) * 2


def _text_place(control: Control, scale: float) -> pygame.Rect:
    """The place where label and detail are written: between what stands at the ends of the control."""
    left, top, wide, high = pygame.Rect(control.rect).inflate(-round(32 * scale), 0)
    before = 0 if control.tile is None else _tile_length(control, scale) + round(18 * scale)
    before += round(40 * scale) if control.seat is not None else 0
    if control.kind == "switch":
        behind = 60 * scale
    elif control.kind == "stepper":
        signs = left + wide - step_places(control)[-1][0] + 4 * scale
        behind = signs + width(control.value, "Bold", control.height) + 12 * scale
    elif control.kind == "card" and not control.value:
        behind = 34 * scale
    else:
        behind = width(control.value, "Medium", _value_height(control)) + 14 * scale if control.value else 0
    return pygame.Rect(left + before, top, wide - before - round(behind), high)


PADDING, LEAST_PADDING = 16, 14
"""Above and below the texts of a control together, px at 1280 x 800: where there is room, and at least."""


def _value_height(control: Control) -> int:
    return control.detail_height if control.kind == "card" else control.height


def needed_height(control: Control, scale: float) -> int:
    """The height that a control of this width needs for all of its texts, px. Its rectangle is as high as it may
    become.

    The text of a button may take two lines.
    """
    if control.kind in ("button", "primary"):
        room = control.rect[2] - 16 * scale
        lines = 1 if width(control.label, "SemiBold", control.height) <= room else 2
        return math.ceil(lines * font("SemiBold", control.height).get_linesize() + PADDING * scale)
    step = font("Medium", control.detail_height).get_linesize()
    lines = len(wrapped(control.detail, control.detail_height, _text_place(control, scale).width))
    return math.ceil(PADDING * scale + 1.2 * control.height + lines * step)


def _label(surface: pygame.Surface, control: Control, room: float, color: Color) -> None:
    """The centered label of a button, on two lines if one is too short and two fit."""
    place, lines = pygame.Rect(control.rect), [control.label]
    step = font("SemiBold", control.height).get_linesize()
    if width(control.label, "SemiBold", control.height) > room and place.height >= 2 * step:
        first, *rest = wrapped(control.label, control.height, room, weight="SemiBold")
        lines = [first, " ".join(rest)] if rest else [first]
    for index, line in enumerate(lines):
        at = place.centerx, place.centery + (index - (len(lines) - 1) / 2) * step
        write_line(surface, line, at, "SemiBold", control.height, color, anchor="center", room=room)


def _box(surface: pygame.Surface, control: Control, scale: float, held: bool) -> None:
    if control.kind == "link" and not held:
        return
    edge: Color | None = palette.CONTROL if control.enabled else palette.LINE
    if control.kind == "primary" and control.enabled:
        edge = None
    elif control.kind == "row" and control.chosen:
        edge = palette.BRASS
    elif control.kind in ("card", "field", "livery"):
        edge = palette.BRASS if control.chosen else palette.LINE
    background = background_of(control)
    if held:
        background = palette.lighter(background)
    stamp_box(surface, control.rect, 10 * scale, background, edge, scale * (1.4 if control.chosen else 1))


def _paint_end(surface: pygame.Surface, control: Control, inner: pygame.Rect, color: Color, scale: float) -> None:
    """Draw what stands at the right end of a control."""
    height = _value_height(control)
    if control.kind == "switch":
        blit_centered(
            surface, toggle(44 * scale, control.chosen, control.enabled), (inner.right - 22 * scale, inner.centery)
        )
    elif control.kind == "stepper":
        places = {step: pygame.Rect(place) for step, place in step_places(control).items()}
        for step, place in places.items():
            blit_centered(surface, circle(0.9 * height, palette.PANEL, palette.CONTROL, 1.5 * scale), place.center)
            sign = "+" if step > 0 else "−"
            write_line(surface, sign, place.center, "Bold", round(1.2 * height), color, anchor="center")
        tone = palette.BRASS if control.enabled else palette.DISABLED
        at = places[-1].left - 4 * scale, inner.centery
        write_line(surface, control.value, at, "Bold", height, tone, anchor="right")
    elif control.kind == "card" and not control.value:
        blit_centered(surface, radio(11 * scale, control.chosen), (inner.right - 11 * scale, inner.centery))
    elif control.value:
        write_line(
            surface, control.value, (inner.right, inner.centery), "Medium", height, palette.SECONDARY, anchor="right"
        )


def _lines(surface: pygame.Surface, control: Control, inner: pygame.Rect, color: Color, scale: float) -> None:
    """The label, and below it the detail."""
    if not control.detail:
        at, label = (inner.left, inner.centery), control.label
        if control.kind == "field":  # who writes sees what was written last
            label = fit_text(label, "SemiBold", control.height, inner.width - round(5 * scale), end=True)
        if control.kind == "field" and control.selected and label:
            wide = width(label, "SemiBold", control.height)
            behind = pygame.Rect(inner.left - round(3 * scale), 0, round(wide + 6 * scale), round(1.3 * control.height))
            behind.centery = inner.centery
            surface.fill(palette.SELECTION, behind)
        wide = write_line(surface, label, at, "SemiBold", control.height, color, room=inner.width)
        if control.kind == "field" and control.chosen and not control.selected:
            cursor = pygame.Rect(0, 0, max(2, round(2 * scale)), round(1.1 * control.height))
            cursor.midleft = (round(inner.left + wide + 3 * scale), inner.centery)
            surface.fill(palette.BRASS, cursor)
        return
    step = font("Medium", control.detail_height).get_linesize()
    details = wrapped(control.detail, control.detail_height, inner.width)
    fit = max(1, int((inner.height - LEAST_PADDING * scale - control.height * 1.2) / step))
    if len(details) > fit:
        details = [*details[: fit - 1], " ".join(details[fit - 1 :])]
    apart = 0.65 * control.height + 0.5 * step
    high = 1.1 * control.height / 2 + apart + (len(details) - 0.5) * step
    first = inner.centery - high / 2 + 1.1 * control.height / 2
    write_line(surface, control.label, (inner.left, first), "SemiBold", control.height, color, room=inner.width)
    quiet = control.tone if control.enabled or control.kind == "plain" else palette.DISABLED
    tone = palette.TEXT if control.chosen and control.tone == palette.SECONDARY else quiet
    tone = color if control.kind == "primary" else tone
    for index, line in enumerate(details):
        at = inner.left, round(first + apart + index * step)
        write_line(surface, line, at, "Medium", control.detail_height, tone, room=inner.width)


def _seat(surface: pygame.Surface, control: Control, scale: float, held: bool) -> None:
    """A place at the table: who sits there in a ring of the seat's color, the name on the side away from the hub."""
    x, y, width, height = control.rect
    radius = seat_radius(control)
    down = height - radius if control.above else radius
    at = x + width / 2, y + down
    if not control.player:
        blit_centered(surface, circle(radius * 0.84, palette.PANEL, palette.CONTROL, 1.5 * scale, dashed=True), at)
        write_line(surface, "+", at, "Medium", round(22 * scale), palette.SECONDARY, anchor="center")
        return
    color = palette.seat_color(control.seat)
    background = palette.lighter(palette.BACKGROUND) if held else palette.BACKGROUND
    blit_centered(surface, circle(radius - scale, background, color, 3 * scale), at)
    if control.player == "person" and control.seat is not None:
        below_badge = at[0] - 0.06 * radius, at[1] + 0.16 * radius
        blit_centered(surface, engine_of(control.seat, 1.1 * radius, background), below_badge)
    else:
        blit_centered(surface, computer_icon(radius, color), at)
    blit_centered(surface, badge(control.seat, 13 * scale), (at[0] + 0.68 * radius, at[1] - 0.68 * radius))
    name = at[0], y + 0.6 * control.height if control.above else y + height - 0.6 * control.height
    write_line(surface, control.label, name, "SemiBold", control.height, palette.TEXT, anchor="center", room=width)


def _livery(surface: pygame.Surface, control: Control, livery: Livery, scale: float, held: bool) -> None:
    """An engine in its color; above it the badge of the seat that has it."""
    _box(surface, control, scale, held)
    place, color = pygame.Rect(control.rect), palette.SEATS[livery.color]
    wide = min(0.8 * place.width, 0.56 * place.height / 0.74)
    picture = engine_picture(livery.engine, wide, color, background_of(control))
    blit_centered(surface, picture, (place.centerx, place.top + 0.64 * place.height))
    if control.seat is not None:
        blit_centered(surface, badge(control.seat, 10 * scale), (place.right - 15 * scale, place.top + 15 * scale))


def seat_radius(control: Control) -> float:
    """The radius of a seat's ring; the name has the rest of its place."""
    _, _, width, height = control.rect
    return min(width, height - 1.4 * control.height) / 2


def paint_cell(surface: pygame.Surface, control: Control, scale: float, held: bool = False) -> None:
    """A centered figure; a highlighted one is mint and bold, and followed by its detail."""
    x, y, wide, high = control.rect
    if held:
        blit_centered(
            surface,
            box(wide, high, 6 * scale, palette.CARD, palette.CONTROL, 1.5 * scale),
            (x + wide / 2, y + high / 2),
        )
    color = palette.MINT if control.chosen else palette.TEXT
    weight: Weight = "Bold" if control.chosen else "Medium"
    if not control.detail:
        write_line(
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
    write_line(surface, control.label, (left, y + high / 2), weight, control.height, color)
    write_line(surface, control.detail, (left + first + gap, y + high / 2), "SemiBold", control.detail_height, color)


DIM = 0.45
"""The opacity of a plate of a later round."""


def paint_picture(surface: pygame.Surface, picture: Picture) -> None:
    if isinstance(picture, ChartPicture):
        paint_chart(surface, picture)
        return
    if isinstance(picture, TrackPicture):
        paint_track_picture(surface, picture)
        return
    if isinstance(picture, PhotoPicture):
        paint_photo_picture(surface, picture)
        return
    if isinstance(picture, TablePicture):
        surface.blit(table_diagram(picture.table, *picture.rect[2:]), picture.rect)
        return
    if isinstance(picture, HubPicture):
        _paint_hub_picture(surface, picture)
        return
    x, y, width, height = picture.rect
    blit_centered(surface, _picture(picture, width, height), (x + width / 2, y + height / 2))


def _picture(picture: Picture, width: int, height: int) -> pygame.Surface:
    """The image that is centered in its place."""
    match picture:
        case HalfPicture():
            return half_tile(width, picture.half, picture.numbers)
        case SignPicture():
            return cross(height / 2) if picture.refused else tick(height / 2)
        case MarkerPicture():
            return marker(width)
        case GesturePicture():
            return finger(picture.gesture, width)
        case LampPicture():
            return circle(min(width, height) / 2, picture.color, palette.SOCKET, max(1, height / 10))
        case BadgePicture():
            return badge(picture.seat, height / 2.6, picture.sign)
        case EnginePicture():
            return engine_of(picture.seat, min(width, height / 0.74), picture.background)
        case PlatePicture():
            shown = number_plate(picture.half, width, height, 0.66 * height)
            return faded(shown, DIM) if picture.dim else shown
        case TilePicture(halves=(first, second)):
            return face(first, second, max(width, height), height > width, picture.numbers)
    raise TypeError(f"{type(picture).__name__} is no picture of a page")


def _paint_hub_picture(surface: pygame.Surface, picture: HubPicture) -> None:
    """The hub, and what leads from it, with its lamps above."""
    x, y, width, height = picture.rect
    at, scale = (x + width / 2, y + height / 2), width / 2 / HUB_RADIUS
    for slot, seat, to_x, to_y in picture.lines:
        away = slot_point(slot, 0.9 * width / 2)
        start = at[0] + away[0], at[1] + away[1]
        pygame.draw.aaline(surface, palette.seat_color(seat), start, (to_x, to_y), width=max(1, round(5 * scale)))
    paint_hub(surface, at, scale, picture.engine, "auto", 12)
    for lamp, color in enumerate(picture.lamps):
        paint_lamp(surface, lamp_point(lamp, at, width / 2), scale, color)
