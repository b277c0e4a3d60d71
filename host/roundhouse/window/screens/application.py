"""The main loop: a stack of screens in one window, and an error screen instead of a crash."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace

import pygame

from roundhouse.hub.events import HubEvent, Pressed
from roundhouse.window.app_services import AppServices
from roundhouse.window.display import Display, display_for
from roundhouse.window.key_bindings import action_of, key_of
from roundhouse.window.screens.key_help import KeyHelp
from roundhouse.window.screens.screen import Exit, Frame, Open, PageScreen, Replace, Return, Screen
from roundhouse.window.window import Window

FRAMES = 60  # a second, at most

ErrorScreenMaker = Callable[[Exception], Screen | None]
"""Makes the screen that reports an error; None lets the error through."""


class Application:
    """A stack of screens in one window. `display` holds the settings for painting the next frame.

    With `services`, the display follows their preferences from frame to frame.
    """

    def __init__(
        self,
        window: Window,
        first: Screen,
        display: Display | None = None,
        error_screen: ErrorScreenMaker | None = None,
        services: AppServices | None = None,
    ) -> None:
        self.window = window
        self.display = display or Display()
        self.screens: list[Screen] = [first]
        self._error_screen = error_screen
        self._services = services
        self._error_shown: Screen | None = None
        self._missed: dict[Screen, list[HubEvent]] = {}

    def run(self) -> None:
        """Run until the last screen has closed."""
        clock = pygame.time.Clock()
        while self.screens:
            self._guarded_frame(self.window.events, pygame.time.get_ticks())
            clock.tick(FRAMES)
        self.close()

    def close(self) -> None:
        """Close all screens, the top one first."""
        while self.screens:
            self.screens.pop().close()

    def frame(self, events: Sequence[pygame.Event], now: int) -> None:
        """One frame: pass the events to the top screen, navigate, and paint the screen that is on top then."""
        self._guarded_frame(lambda: events, now)

    def _guarded_frame(self, happened: Callable[[], Sequence[pygame.Event]], now: int) -> None:
        """A frame with the events that `happened` returns; any error opens the error screen at once."""
        try:
            self._frame(happened(), now)
        except Exception as error:
            # If the error screen itself fails, there is nothing left to show.
            instead = None if self._error_shown is not None or self._error_screen is None else self._error_screen(error)
            if instead is None:
                raise
            # Every call is on disk already, so nothing is lost.
            self._close_after_error()
            self.screens = [instead]
            self._error_shown = instead
            self._show(now)

    def _frame(self, events: Sequence[pygame.Event], now: int) -> None:
        screen = self.screens[-1]
        if any(event.type == pygame.WINDOWEXPOSED for event in events):
            screen.repaint()
        keys = [key_of(event) for event in events if event.type == pygame.KEYDOWN]
        actions = [action_of(key, "pages") for key in keys]
        if "full-screen" in actions:
            self._toggle_full_screen()
        self._apply_preferences()
        heard = self._services.hub_events() if self._services is not None else ()
        news = [event for event in heard if not isinstance(event, Pressed)]
        for covered in self.screens[:-1] if news else ():
            self._missed.setdefault(covered, []).extend(news)
        self.display = replace(self.display, size=self.window.surface.get_size())
        if "keys" in actions and not isinstance(screen, KeyHelp) and not ("?" in keys and _writing(screen)):
            # Drop further input of this frame; the screen finishes what it does by itself before it is covered.
            others = [event for event in events if event.type not in (pygame.KEYDOWN, pygame.TEXTINPUT)]
            self._update(screen, others, Frame(self.display, now, heard))
            if self.screens and self.screens[-1] is screen:
                self.screens.append(KeyHelp())
        else:
            self._update(screen, events, Frame(self.display, now, heard))
        if self.screens:
            self._show(now)
        self._error_shown = None

    def _show(self, now: int) -> None:
        """Paint the top screen."""
        surface = self.window.surface
        self.display = replace(self.display, size=surface.get_size())
        self.screens[-1].paint(surface, Frame(self.display, now))
        self.window.flip()

    def _close_after_error(self) -> None:
        """Close all screens after an error, and ignore further errors."""
        self._missed.clear()
        while self.screens:
            with suppress(Exception):
                self.screens.pop().close()

    def _toggle_full_screen(self) -> None:
        if self._services is None:
            self.window.full_screen = not self.window.full_screen
            return
        preferences = replace(
            self._services.choices.preferences, full_screen=not self._services.choices.preferences.full_screen
        )
        self._services.choices = replace(self._services.choices, preferences=preferences)
        self._services.save_choices()

    def _apply_preferences(self) -> None:
        """Apply the preferences from this frame on."""
        if self._services is None:
            return
        preferences = self._services.choices.preferences
        self.display = display_for(preferences, self.display.size)
        if self.window.full_screen != preferences.full_screen:
            self.window.full_screen = preferences.full_screen

    def _update(self, screen: Screen, events: Sequence[pygame.Event], frame: Frame) -> None:
        """Update the screen, and navigate where it says."""
        way = screen.update(events, frame)
        closing = any(event.type == pygame.QUIT for event in events)
        if isinstance(way, Exit) or closing:
            self.close()
        elif isinstance(way, Open):
            self.screens.append(way.screen)
        elif isinstance(way, Replace):
            self.screens.pop().close()
            self.screens.append(way.screen)
        elif isinstance(way, Return):
            self.screens.pop().close()
        if self.screens and self.screens[-1] is not screen:
            # The screen that is shown now paints everything, and is updated before it is painted. Events of this frame
            # were meant for the screen before; news of the hub's connection are for all.
            shown = self.screens[-1]
            shown.repaint()
            self._update(shown, (), replace(frame, hub_events=self._missed.pop(shown, ())))


def _writing(screen: Screen) -> bool:
    return isinstance(screen, PageScreen) and screen.writing


def show(caption: str, first: Screen, display: Display) -> None:
    """Show a screen in a new window until it is closed. Raises WindowError if no window can be opened."""
    with Window(caption, display.size) as window:
        Application(window, first, display).run()
