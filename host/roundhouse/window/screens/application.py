"""The main loop: a stack of screens in one window, and an error screen instead of a crash."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from dataclasses import replace
from functools import partial

import pygame

from roundhouse.hub.events import ButtonEvent, HubEvent
from roundhouse.presenters.app_services import AppServices, keep_preferences
from roundhouse.presenters.livery_context import using_liveries
from roundhouse.presenters.pages.questions import QuitPage
from roundhouse.window.controls.touch_guard import TouchGuard
from roundhouse.window.display import DisplaySettings, display_for
from roundhouse.window.key_bindings import command_of
from roundhouse.window.screens.pages.key_help import KeyHelpPage
from roundhouse.window.screens.pages.list_screen import ListScreen, shows
from roundhouse.window.screens.screen import Exit, Frame, Open, PageScreen, Replace, Return, Screen
from roundhouse.window.speaker import Speaker
from roundhouse.window.window import Window

FRAMES, RESTING = 60, 30
"""The times a second that the program looks for input, which is also the most frames that it draws; and the times once
nothing has happened for `AWAKE_MS`. `pygame.event.wait` would look for input every millisecond, which takes three times
as much as all the rest."""
AWAKE_MS = 2000

ErrorScreenMaker = Callable[[Exception], Screen | None]
"""Makes the screen that reports an error; None lets the error through."""


class Application:
    """A stack of screens in one window. `display` holds the settings for painting the next frame.

    Before it ends, it asks where somebody may only have gone back (Escape), or plays a match.
    With `services`, the display follows their preferences from frame to frame.
    """

    def __init__(
        self,
        window: Window,
        first: Screen,
        display: DisplaySettings | None = None,
        error_screen: ErrorScreenMaker | None = None,
        services: AppServices | None = None,
        speaker: Speaker | None = None,
    ) -> None:
        self.window = window
        self.display = display or DisplaySettings()
        self.screens: list[Screen] = [first]
        self._error_screen = error_screen
        self._services = services
        self._speaker = speaker or Speaker()
        self._error_shown: Screen | None = None
        self._missed: dict[Screen, list[HubEvent]] = {}
        self._due = self._awake_until = 0
        self._guard = TouchGuard()
        self._stopped = False

    def run(self) -> None:
        """Run until the last screen has closed. A frame is drawn when something has happened or may have moved."""
        clock = pygame.time.Clock()
        while self.screens and not self._stopped:
            now = pygame.time.get_ticks()
            self._guarded(partial(self._look, now), now)
            clock.tick(FRAMES if now < self._awake_until else RESTING)
        self.close()

    def close(self) -> None:
        """Close all screens, the top one first."""
        while self.screens:
            self.screens.pop().close()

    def stop(self) -> None:
        """End after this frame, without a question."""
        self._stopped = True

    def frame(self, events: Sequence[pygame.Event], now: int) -> None:
        """One frame: pass the events to the top screen, navigate, and paint the screen that is on top then."""
        self._guarded(lambda: self._frame(events, self._hear(), now), now)

    def _look(self, now: int) -> None:
        """A frame if there is any input, or if one is due."""
        events, heard = self.window.events(), self._hear()
        done = self._services is not None and self._services.do_due(now)
        if events or heard or done or now >= self._due:
            self._frame(events, heard, now)
            wait = 0 if events or heard or not self.screens else self.screens[-1].wait_ms(now)
            self._due = now + wait
            if wait == 0:
                self._awake_until = now + AWAKE_MS
        if self._services is not None:
            at_table = self._services.is_playing
            self._speaker.step(now, self._services.choices.preferences, at_table=at_table)

    def _frame_of(self, now: int, heard: Sequence[HubEvent] = ()) -> Frame:
        return Frame(self.display, now, heard, self._guard, self._speaker)

    def _hear(self) -> Sequence[HubEvent]:
        """The hub's events since the last time."""
        return self._services.hub_events() if self._services is not None else ()

    def _guarded(self, frame: Callable[[], None], now: int) -> None:
        """Do what may lead to a frame; any error opens the error screen at once."""
        try:
            frame()
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

    def _frame(self, events: Sequence[pygame.Event], heard: Sequence[HubEvent], now: int) -> None:
        screen = self.screens[-1]
        if any(event.type == pygame.WINDOWEXPOSED for event in events):
            screen.repaint()
        commands = [command_of(event, "pages") for event in events]
        if any(command.meaning == "full-screen" for command in commands):
            self._toggle_full_screen()
        self._apply_preferences()
        news = [event for event in heard if not isinstance(event, ButtonEvent)]
        for covered in self.screens[:-1] if news else ():
            self._missed.setdefault(covered, []).extend(news)
        self.display = replace(self.display, size=self.window.surface.get_size())
        asks = any(command.meaning == "keys" and not (command.writes and _writing(screen)) for command in commands)
        if asks and not shows(screen, KeyHelpPage):
            # Drop further input of this frame; the screen finishes what it does by itself before it is covered.
            others = [event for event in events if event.type not in (pygame.KEYDOWN, pygame.TEXTINPUT)]
            self._update(screen, others, self._frame_of(now, heard))
            if self.screens and self.screens[-1] is screen:
                self.screens.append(ListScreen(KeyHelpPage()))
        else:
            self._update(screen, events, self._frame_of(now, heard))
        # A finger leaves nothing behind where it was.
        moves = [event for event in events if event.type == pygame.MOUSEMOTION and not event.dict.get("touch")]
        if self.screens and moves:
            with self._dressed():
                self.window.point(hand=self.screens[-1].hover(moves[-1].pos))
        if self.screens:
            self._show(now)
        self._error_shown = None

    def _show(self, now: int) -> None:
        """Paint the top screen; the window is not shown again where nothing has changed."""
        surface = self.window.surface
        self.display = replace(self.display, size=surface.get_size())
        with self._dressed():
            painted = self.screens[-1].paint(surface, self._frame_of(now))
        if painted:
            self.window.flip()

    def _dressed(self) -> AbstractContextManager[None]:
        """Draw the seats of the table that is seen, or lies below the page that is."""
        worn = (screen.liveries for screen in reversed(self.screens))
        return using_liveries(next((liveries for liveries in worn if liveries is not None), ()))

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
        keep_preferences(self._services, full_screen=not self._services.choices.preferences.full_screen)

    def _apply_preferences(self) -> None:
        if self._services is None:
            return
        preferences = self._services.choices.preferences
        self.display = display_for(preferences, self.display.size)
        if self.window.full_screen != preferences.full_screen:
            self.window.full_screen = preferences.full_screen

    def _update(self, screen: Screen, events: Sequence[pygame.Event], frame: Frame, *, went_back: bool = False) -> None:
        """Update the screen, and navigate where it says. `went_back`: Escape led to it in this frame."""
        with self._dressed():
            way = screen.update(events, frame)
        if isinstance(way, Return) and way.both:
            self.screens.pop().close()
            way, screen = Return(way.asked), self.screens[-1]
        closing = any(event.type == pygame.QUIT for event in events)
        went_back = went_back or any(command_of(event, "pages").meaning == "back" for event in events)
        if closing or isinstance(way, Exit) or (isinstance(way, Return) and self.screens == [screen]):
            playing = self._services is not None and self._services.is_playing
            asked = shows(screen, QuitPage) or (isinstance(way, Return) and way.asked)
            if asked or not (went_back or playing):
                self.close()
            else:
                self.screens.append(ListScreen(QuitPage(at_table=playing)))
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
            missed = replace(frame, hub_events=self._missed.pop(shown, ()))
            self._update(shown, (), missed, went_back=went_back)


def _writing(screen: Screen) -> bool:
    return isinstance(screen, PageScreen) and screen.writing


def show(caption: str, first: Screen, display: DisplaySettings) -> None:
    """Show a screen in a new window until it is closed. Raises WindowError if no window can be opened."""
    with Window(caption, display.size) as window:
        Application(window, first, display).run()
