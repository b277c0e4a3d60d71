"""The shapes of controls: boxes, circles, the focus frame, switches, radio buttons, and a computer player."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from roundhouse.window.drawing import palette
from roundhouse.window.drawing.antialiasing import box_outline, dashes, sprite, stroke
from roundhouse.window.drawing.palette import Color


@lru_cache(maxsize=256)
def box(width: int, height: int, radius: float, color: Color, edge: Color | None, line: float) -> pygame.Surface:
    """An area with round corners, and an edge if it has one."""

    def draw(surface: pygame.Surface, fine: float) -> None:
        inset = line * fine
        corners = (inset, inset, surface.get_width() - inset, surface.get_height() - inset)
        outline = box_outline(corners, radius * fine)
        pygame.draw.polygon(surface, color, outline)
        if edge is not None:
            stroke(surface, outline, line * fine, edge)

    return sprite(width, height, draw)


@lru_cache(maxsize=32)
def focus_frame(width: int, height: int, radius: float, scale: float) -> pygame.Surface:
    """The sign of the control to which keys go: a white frame around it."""

    def draw(surface: pygame.Surface, fine: float) -> None:
        line = 2.5 * scale * fine
        corners = (line, line, surface.get_width() - line, surface.get_height() - line)
        stroke(surface, box_outline(corners, radius * fine), line, palette.WHITE)

    return sprite(width, height, draw)


@lru_cache(maxsize=128)
def circle(radius: float, color: Color, edge: Color, line: float, dashed: bool = False) -> pygame.Surface:
    """A disc with an edge, which is dashed for an empty seat."""

    def draw(surface: pygame.Surface, fine: float) -> None:
        middle = surface.get_width() / 2
        reach = (radius - line) * fine
        pygame.draw.circle(surface, color, (middle, middle), reach)
        turn = [math.tau * step / 72 for step in range(73)]
        around = [(middle + reach * math.cos(angle), middle + reach * math.sin(angle)) for angle in turn]
        for part in dashes(around, 5 * line * fine, 4 * line * fine) if dashed else [around]:
            stroke(surface, part, line * fine, edge)

    return sprite(2 * radius, 2 * radius, draw)


@lru_cache(maxsize=64)
def computer_icon(radius: float, color: Color) -> pygame.Surface:
    """A computer player, sized for a ring of this radius."""

    def computer(surface: pygame.Surface, fine: float) -> None:
        middle, r = surface.get_width() / 2, radius * fine
        head = pygame.Rect(0, 0, round(0.78 * r), round(0.58 * r))
        head.center = (round(middle), round(middle + 0.10 * r))
        pygame.draw.rect(surface, color, head, border_radius=round(0.12 * r))
        stem = pygame.Rect(0, 0, round(0.08 * r), round(0.24 * r))
        stem.midbottom = (round(middle), head.top)
        pygame.draw.rect(surface, color, stem)
        pygame.draw.circle(surface, color, stem.midtop, 0.09 * r)
        for side in (-1, 1):
            eye = middle + side * 0.19 * r, head.centery - 0.05 * r
            pygame.draw.circle(surface, palette.BACKGROUND, eye, 0.08 * r)
            ear = pygame.Rect(0, 0, round(0.08 * r), round(0.24 * r))
            ear.center = (round(middle + side * 0.46 * r), head.centery)
            pygame.draw.rect(surface, color, ear, border_radius=round(0.03 * r))
        pygame.draw.line(
            surface, palette.BACKGROUND,
            (middle - 0.18 * r, head.bottom - 0.14 * r), (middle + 0.18 * r, head.bottom - 0.14 * r), round(0.06 * r),
        )  # fmt: skip

    return sprite(2 * radius, 2 * radius, computer)


@lru_cache(maxsize=16)
def toggle(width: float, on: bool, enabled: bool) -> pygame.Surface:
    """A switch: its knob at the right and its track in mint when it is on."""
    height = 0.56 * width

    def draw(surface: pygame.Surface, fine: float) -> None:
        area = surface.get_rect()
        track = (palette.MINT if on else palette.LINE) if enabled else palette.ROW
        pygame.draw.rect(surface, track, area, border_radius=area.height // 2)
        knob = area.right - area.height / 2 if on else area.left + area.height / 2
        color = palette.INK if on else palette.TEXT if enabled else palette.DISABLED
        pygame.draw.circle(surface, color, (knob, area.centery), 0.36 * height * fine)

    return sprite(width, height, draw)


@lru_cache(maxsize=16)
def radio(radius: float, chosen: bool) -> pygame.Surface:
    def draw(surface: pygame.Surface, fine: float) -> None:
        middle, r = surface.get_width() / 2, radius * fine
        color = palette.BRASS if chosen else palette.CONTROL
        pygame.draw.circle(surface, color, (middle, middle), r)
        pygame.draw.circle(surface, palette.SELECTED if chosen else palette.CARD, (middle, middle), r * 0.82)
        if chosen:
            pygame.draw.circle(surface, color, (middle, middle), r * 0.52)

    return sprite(2 * radius, 2 * radius, draw)
