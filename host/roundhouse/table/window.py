"""The window: shows views, turns clicks, drags and keys into intents, and redraws only what changed."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence

import pygame

from roundhouse.table import intents
from roundhouse.table.arrangement import Point
from roundhouse.table.intents import Intent, Pointer, Quit
from roundhouse.table.painter import Painter
from roundhouse.table.regions import SMALLEST_WINDOW
from roundhouse.table.view import TableView

FRAMES = 60  # a second, at most

# Given what the person wants and the time in ms, the view to show next; None closes the window.
Host = Callable[[Sequence[Intent], int], TableView | None]


# What SDL falls back to where there is nothing to draw on.
NO_SCREEN = ("offscreen", "dummy", "evdev")


def has_display() -> bool:
    """Whether a window would be seen: SDL opens one without complaint where no screen is attached."""
    try:
        pygame.display.init()
    except pygame.error:
        return False
    driver = pygame.display.get_driver()
    pygame.display.quit()
    return driver not in NO_SCREEN


class Window:
    """A resizable window on a table. Use it as a context manager; raises pygame.error where there is no display."""

    def __init__(self, caption: str, size: tuple[int, int] = (1280, 800)) -> None:
        pygame.display.init()
        if pygame.display.get_driver() in NO_SCREEN and "SDL_VIDEODRIVER" not in os.environ:
            pygame.display.quit()
            raise pygame.error("no screen is attached")
        self._window = pygame.Window(caption, size, resizable=True)
        self._window.minimum_size = SMALLEST_WINDOW
        self._painter = Painter()
        self._pointer: Pointer | None = None
        self._was_picked = False

    def __enter__(self) -> Window:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the window; fonts and pictures stay usable for another one."""
        self._window.destroy()
        pygame.display.quit()

    def show(self, view: TableView, now: int) -> None:
        """Paint one frame."""
        held: tuple[int, Point] | None = None
        if self._pointer is not None and self._pointer.dragging and self._pointer.tile < len(view.hand):
            held = (self._pointer.tile, self._pointer.at)
        self._painter.paint(self._window.get_surface(), view, now, held)
        self._window.flip()

    def intents(self) -> list[Intent]:
        """What the person has asked for since the last call."""
        found = [self._intent(event) for event in pygame.event.get()]
        return [intent for intent in found if intent is not None]

    def _intent(self, event: pygame.Event) -> Intent | None:
        if event.type == pygame.QUIT:
            return Quit()
        if event.type == pygame.WINDOWEXPOSED:
            self._painter.repaint()
        arranged = self._painter.arrangement
        if arranged is None:
            return None
        if event.type == pygame.KEYDOWN:
            return intents.typed(arranged, event.key, event.mod)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            intent, self._pointer = intents.pressed(arranged, event.pos)
            self._was_picked = self._pointer is not None and intent is None
            return intent
        if event.type == pygame.MOUSEMOTION and self._pointer is not None:
            self._pointer = intents.moved(self._pointer, event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._pointer is not None:
            pointer, self._pointer = self._pointer, None
            return intents.released(arranged, pointer, event.pos, was_picked=self._was_picked)
        return None


def run(window: Window, host: Host) -> None:
    """Ask the host for a view and show it, up to sixty times a second, until the host has none."""
    clock = pygame.time.Clock()
    while (view := host(window.intents(), pygame.time.get_ticks())) is not None:
        window.show(view, pygame.time.get_ticks())
        clock.tick(FRAMES)
