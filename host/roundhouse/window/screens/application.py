"""The program with a window: one screen above the other, sixty times a second, and nothing that ends it unasked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace

import pygame

from roundhouse.hub.events import HubEvent, Pressed
from roundhouse.window.app_services import House
from roundhouse.window.appearance import Look, look_of
from roundhouse.window.key_bindings import action_of, key_of
from roundhouse.window.screens.key_help import KeyHelp
from roundhouse.window.screens.screen import Frame, Instead, Leave, Open, PageScreen, Return, Screen
from roundhouse.window.window import Window

FRAMES = 60  # a second, at most

Sorry = Callable[[Exception], Screen | None]
"""The screen that says what went wrong, or None to let the error through."""


class Application:
    """A stack of screens in one window. `look` is what the next frame is painted with.

    With a `house` the look is as its preferences says, from one frame to the next.
    """

    def __init__(
        self,
        window: Window,
        first: Screen,
        look: Look | None = None,
        sorry: Sorry | None = None,
        house: House | None = None,
    ) -> None:
        self.window = window
        self.look = look or Look()
        self.screens: list[Screen] = [first]
        self._sorry = sorry
        self._house = house
        self._excused: Screen | None = None
        self._missed: dict[Screen, list[HubEvent]] = {}

    def run(self) -> None:
        """Go on until the last screen has gone."""
        clock = pygame.time.Clock()
        while self.screens:
            self._turn(self.window.events, pygame.time.get_ticks())
            clock.tick(FRAMES)
        self.close()

    def close(self) -> None:
        """Close whatever screens there are, the uppermost first."""
        while self.screens:
            self.screens.pop().close()

    def frame(self, events: Sequence[pygame.Event], now: int) -> None:
        """One turn: events to the uppermost screen, its way taken, whatever is on top then painted."""
        self._turn(lambda: events, now)

    def _turn(self, happened: Callable[[], Sequence[pygame.Event]], now: int) -> None:
        """A turn with what `happened` gives; an error, in that too, is said on a screen, which is seen at once."""
        try:
            self._frame(happened(), now)
        except Exception as error:
            # An excuse that cannot even be painted leaves nothing to show.
            instead = None if self._excused is not None or self._sorry is None else self._sorry(error)
            if instead is None:
                raise
            # The table is on disk with every call: whatever went wrong, nothing said is lost.
            self._drop()
            self.screens = [instead]
            self._excused = instead
            self._show(now)

    def _frame(self, events: Sequence[pygame.Event], now: int) -> None:
        screen = self.screens[-1]
        if any(event.type == pygame.WINDOWEXPOSED for event in events):
            screen.repaint()
        keys = [key_of(event) for event in events if event.type == pygame.KEYDOWN]
        actions = [action_of(key, "pages") for key in keys]
        if "full-screen" in actions:
            self._turn_full_screen()
        self._wear()
        heard = self._house.listen() if self._house is not None else ()
        news = [event for event in heard if not isinstance(event, Pressed)]
        for covered in self.screens[:-1] if news else ():
            self._missed.setdefault(covered, []).extend(news)
        self.look = replace(self.look, size=self.window.surface.get_size())
        if "keys" in actions and not isinstance(screen, KeyHelp) and not ("?" in keys and _writing(screen)):
            # What was typed beside it in this frame is gone: the page covers whatever it was meant for.
            screen.act((), Frame(self.look, now, heard))
            self.screens.append(KeyHelp())
        else:
            self._take(screen, events, Frame(self.look, now, heard))
        if self.screens:
            self._show(now)
        self._excused = None

    def _show(self, now: int) -> None:
        """Paint what is on top."""
        surface = self.window.surface
        self.look = replace(self.look, size=surface.get_size())
        self.screens[-1].paint(surface, Frame(self.look, now))
        self.window.flip()

    def _drop(self) -> None:
        """Close all screens after an error; whatever else they have to say of it, one sentence is enough."""
        self._missed.clear()
        while self.screens:
            with suppress(Exception):
                self.screens.pop().close()

    def _turn_full_screen(self) -> None:
        if self._house is None:
            self.window.full_screen = not self.window.full_screen
            return
        preferences = replace(
            self._house.choices.preferences, full_screen=not self._house.choices.preferences.full_screen
        )
        self._house.choices = replace(self._house.choices, preferences=preferences)
        self._house.remember()

    def _wear(self) -> None:
        """What has been chosen holds from this frame on."""
        if self._house is None:
            return
        preferences = self._house.choices.preferences
        self.look = look_of(preferences, self.look.size)
        if self.window.full_screen != preferences.full_screen:
            self.window.full_screen = preferences.full_screen

    def _take(self, screen: Screen, events: Sequence[pygame.Event], frame: Frame) -> None:
        """Let the screen act, and go where it says."""
        way = screen.act(events, frame)
        closing = any(event.type == pygame.QUIT for event in events)
        if isinstance(way, Leave) or closing:
            self.close()
        elif isinstance(way, Open):
            self.screens.append(way.screen)
        elif isinstance(way, Instead):
            self.screens.pop().close()
            self.screens.append(way.screen)
        elif isinstance(way, Return):
            self.screens.pop().close()
        if self.screens and self.screens[-1] is not screen:
            # What comes into sight paints itself anew, and is asked for its view before it is painted.
            # What was done and pressed in this frame was meant for the screen before. Whether there is a hub is not.
            shown = self.screens[-1]
            shown.repaint()
            self._take(shown, (), replace(frame, heard=self._missed.pop(shown, ())))


def _writing(screen: Screen) -> bool:
    return isinstance(screen, PageScreen) and screen.writing


def show(caption: str, first: Screen, look: Look) -> None:
    """Open a window on a screen and stay until it is closed. Raises WindowError where none can be opened."""
    with Window(caption, look.size) as window:
        Application(window, first, look).run()
