"""The operating system's window: a surface to paint on, and the events."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

import pygame

from roundhouse.window.drawing.app_icon import app_icon
from roundhouse.window.table.regions import SMALLEST_WINDOW

USUAL_SIZE = (1280, 800)
FRAME_ROOM = (16, 88)
"""The share of a screen that the window's own frame and the system's bars take, px."""
SCREEN_SHARE = 0.7
"""The share of a screen much larger than the usual size that the window takes."""
GRIP = 80
"""The least part of a window that has to be on a screen, px, or it is moved back."""
# SDL's fallback drivers where there is no display.
NO_SCREEN = ("offscreen", "dummy", "evdev")


class Placement(NamedTuple):
    """The window's place and size, px. Without a place the system chooses one."""

    width: int
    height: int
    left: int | None = None
    top: int | None = None


def window_placement(remembered: Sequence[int], screens: Sequence[tuple[int, int]]) -> Placement:
    """The place of the window when it opens; `remembered` is left, top, width and height of the last time, or empty.

    The first of `screens` is the main one. Their positions are not known, so beside a second screen a place counts as
    visible if it may be.

    >>> window_placement((), [(1366, 768)]), window_placement((), [(1024, 768)])
    (Placement(width=1280, height=680, left=None, top=None), Placement(width=1008, height=680, left=None, top=None))
    >>> window_placement((), [(3840, 2160)])[:2], window_placement((40, 30, 1100, 700), [(1920, 1080)])
    ((2688, 1512), Placement(width=1100, height=700, left=40, top=30))
    >>> window_placement((3000, 30, 1100, 700), [(1920, 1080)])
    Placement(width=1100, height=700, left=None, top=None)
    """
    if not screens:
        return Placement(*USUAL_SIZE)
    most = [max(screen[axis] for screen in screens) - FRAME_ROOM[axis] for axis in (0, 1)]
    if len(remembered) != 4:
        wished = [max(USUAL_SIZE[axis], round(SCREEN_SHARE * screens[0][axis])) for axis in (0, 1)]
        return Placement(*(min(wished[axis], screens[0][axis] - FRAME_ROOM[axis]) for axis in (0, 1)))
    left, top, *size = remembered
    width, height = (min(size[axis], most[axis]) for axis in (0, 1))
    right, bottom = (sum(screen[axis] for screen in screens) for axis in (0, 1))
    least = (0, 0) if len(screens) == 1 else (-right, -bottom)
    across = least[0] + GRIP - width <= left <= right - GRIP
    down = least[1] <= top <= bottom - GRIP
    return Placement(width, height, left, top) if across and down else Placement(width, height)


class WindowError(Exception):
    """No window can be opened; `str()` of it is SDL's reason."""


class Window:
    """A resizable window. Use it as a context manager; raises WindowError where there is no display.

    Without `size` it opens where it was the last time (`remembered`, see `place`), or at a size that fits the screen.
    """

    def __init__(self, caption: str, size: tuple[int, int] | None = USUAL_SIZE, remembered: Sequence[int] = ()) -> None:
        # A touch on a table is meant, though it brings the window to the front, too.
        os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
        # Otherwise Windows draws the window small and enlarges the picture.
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        try:
            pygame.display.init()
            if pygame.display.get_driver() in NO_SCREEN and "SDL_VIDEODRIVER" not in os.environ:
                pygame.display.quit()
                raise WindowError("no screen is attached")
            screens = pygame.display.get_desktop_sizes()
            at = window_placement(remembered, screens) if size is None else Placement(*size)
            where = pygame.WINDOWPOS_CENTERED if at.left is None or at.top is None else (at.left, at.top)
            self._window = pygame.Window(caption, at[:2], where, resizable=True, allow_high_dpi=True)
        except pygame.error as error:
            raise WindowError(str(error)) from error
        self._window.minimum_size = min(SMALLEST_WINDOW[0], at.width), min(SMALLEST_WINDOW[1], at.height)
        self._window.set_icon(app_icon())
        self._place = self._measured()
        pygame.key.start_text_input()

    def __enter__(self) -> Window:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def surface(self) -> pygame.Surface:
        """The surface to paint on; a new one after the window was resized.

        On a dense screen (macOS, Wayland) it has more pixels than the window has points.
        """
        return self._window.get_surface()

    @property
    def place(self) -> tuple[int, ...]:
        """Left, top, width and height, in points; of a full screen, those that the window had before."""
        if not self._full_screen:
            self._place = self._measured()
        return self._place

    def _measured(self) -> tuple[int, ...]:
        return (*self._window.position, *self._window.size)

    @property
    def full_screen(self) -> bool:
        return self._full_screen

    @full_screen.setter
    def full_screen(self, wanted: bool) -> None:
        self._place = self.place
        self._full_screen = wanted
        if wanted:
            self._window.set_fullscreen(True)
        else:
            self._window.set_windowed()

    _full_screen = False

    def point(self, *, hand: bool) -> None:
        """Show the mouse as a hand, where a press does something, or as an arrow."""
        if hand != self._hand:
            self._hand = hand
            with suppress(pygame.error):  # not every system has both
                pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_HAND if hand else pygame.SYSTEM_CURSOR_ARROW)

    _hand = False

    def name(self, caption: str) -> None:
        """Set the window's title."""
        self._window.title = caption

    def events(self) -> list[pygame.Event]:
        """The events since the last call; pointers are told in pixels of the surface."""
        pixels, points = self.surface.get_size(), self._window.size
        if pixels == points:
            return pygame.event.get()
        density = pixels[0] / points[0], pixels[1] / points[1]
        return [_in_pixels(event, density) for event in pygame.event.get()]

    def flip(self) -> None:
        self._window.flip()

    def close(self) -> None:
        """Close the window; fonts and pictures stay usable for another one."""
        self._window.destroy()
        pygame.display.quit()


def _in_pixels(event: pygame.Event, density: tuple[float, float]) -> pygame.Event:
    """The event with its place and its way in pixels, of which there are `density` in a point."""
    told = {
        name: tuple(round(each * dense) for each, dense in zip(event.dict[name], density, strict=True))
        for name in ("pos", "rel")
        if name in event.dict
    }
    return pygame.Event(event.type, event.dict | told) if told else event
