"""Icons of controls: a person, a computer player, a switch, a radio button."""

from __future__ import annotations

from functools import lru_cache

import pygame

from roundhouse.window import palette
from roundhouse.window.antialiasing import sprite
from roundhouse.window.palette import Color


@lru_cache(maxsize=64)
def player_icon(player: str, radius: float, color: Color) -> pygame.Surface:
    """A person or a computer player, sized for a ring of this radius."""

    def person(surface: pygame.Surface, fine: float) -> None:
        middle, r = surface.get_width() / 2, radius * fine
        pygame.draw.circle(surface, color, (middle, middle - 0.26 * r), 0.24 * r)
        body = pygame.Rect(0, 0, round(0.92 * r), round(0.92 * r))
        body.midtop = (round(middle), round(middle + 0.06 * r))
        surface.set_clip(pygame.Rect(0, 0, surface.get_width(), round(middle + 0.48 * r)))
        pygame.draw.ellipse(surface, color, body)
        surface.set_clip(None)

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

    return sprite(2 * radius, 2 * radius, person if player == "person" else computer)


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
    """A radio button."""

    def draw(surface: pygame.Surface, fine: float) -> None:
        middle, r = surface.get_width() / 2, radius * fine
        color = palette.BRASS if chosen else palette.CONTROL
        pygame.draw.circle(surface, color, (middle, middle), r)
        pygame.draw.circle(surface, palette.SELECTED if chosen else palette.CARD, (middle, middle), r * 0.82)
        if chosen:
            pygame.draw.circle(surface, color, (middle, middle), r * 0.52)

    return sprite(2 * radius, 2 * radius, draw)
