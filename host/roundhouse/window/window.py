"""The operating system's window: a surface to paint on, and the events."""

from __future__ import annotations

import os

import pygame

from roundhouse.window.regions import SMALLEST_WINDOW

# SDL's fallback drivers where there is no display.
NO_SCREEN = ("offscreen", "dummy", "evdev")


class WindowError(Exception):
    """No window can be opened; `str()` of it is SDL's reason."""


class Window:
    """A resizable window. Use it as a context manager; raises WindowError where there is no display."""

    def __init__(self, caption: str, size: tuple[int, int] = (1280, 800)) -> None:
        try:
            pygame.display.init()
            if pygame.display.get_driver() in NO_SCREEN and "SDL_VIDEODRIVER" not in os.environ:
                pygame.display.quit()
                raise WindowError("no screen is attached")
            self._window = pygame.Window(caption, size, resizable=True)
        except pygame.error as error:
            raise WindowError(str(error)) from error
        self._window.minimum_size = SMALLEST_WINDOW
        pygame.key.start_text_input()

    def __enter__(self) -> Window:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def surface(self) -> pygame.Surface:
        """The surface to paint on; a new one after the window was resized."""
        return self._window.get_surface()

    @property
    def full_screen(self) -> bool:
        """Whether the window takes the whole screen."""
        return self._full_screen

    @full_screen.setter
    def full_screen(self, wanted: bool) -> None:
        self._full_screen = wanted
        if wanted:
            self._window.set_fullscreen(True)
        else:
            self._window.set_windowed()

    _full_screen = False

    def name(self, caption: str) -> None:
        """Set the window's title."""
        self._window.title = caption

    def events(self) -> list[pygame.Event]:
        """What has happened since the last call."""
        return pygame.event.get()

    def flip(self) -> None:
        """Show what was painted."""
        self._window.flip()

    def close(self) -> None:
        """Close the window; fonts and pictures stay usable for another one."""
        self._window.destroy()
        pygame.display.quit()
