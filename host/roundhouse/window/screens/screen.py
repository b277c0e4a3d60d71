"""The screen protocol: a screen takes events, says where to go, and paints itself. Most screens are pages."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

import pygame

from roundhouse.hub.events import HubEvent
from roundhouse.records.preferences import Livery
from roundhouse.window.controls.page import Page
from roundhouse.window.controls.page_input import INPUT, Back, PageEvent, PageInput
from roundhouse.window.controls.page_painter import paint_page
from roundhouse.window.controls.touch_guard import TouchGuard
from roundhouse.window.display import DisplaySettings
from roundhouse.window.speaker import Speaker
from roundhouse.window.table.hub_picture import IDLE_MS


@dataclass(frozen=True, slots=True)
class Frame:
    """One frame: the display, the time in ms, the hub's events since the last frame, which touches count, and what is
    heard."""

    display: DisplaySettings
    now: int
    hub_events: Sequence[HubEvent] = ()
    guard: TouchGuard = field(default_factory=TouchGuard, compare=False)
    speaker: Speaker = field(default_factory=Speaker, compare=False)


@dataclass(frozen=True, slots=True)
class Stay:
    """Stay on this screen."""


@dataclass(frozen=True, slots=True)
class Open:
    """Open a screen above this one."""

    screen: Screen


@dataclass(frozen=True, slots=True)
class Replace:
    """Replace this screen."""

    screen: Screen


@dataclass(frozen=True, slots=True)
class Return:
    """Return to the screen below; with `both`, close that one, too. From the lowest one, quit.

    `asked`: the person was asked, or chose it in a menu.
    """

    asked: bool = False
    both: bool = False


@dataclass(frozen=True, slots=True)
class Exit:
    """Quit the program."""


Navigation = Stay | Open | Replace | Return | Exit
STAY = Stay()


class Screen(Protocol):
    """One screen. It is shown again when the screen above it closes."""

    @property
    def liveries(self) -> Sequence[Livery] | None:
        """The liveries of the players at its table, by seat; None on a page about the table of the screen below."""

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        """Handle the events of a frame, and anything that is due without one."""

    def paint(self, surface: pygame.Surface, frame: Frame) -> bool:
        """Paint what has changed since the last frame; whether anything has."""

    def wait_ms(self, now: int) -> int:
        """The time from `now`, in ms, until something may move or be due by itself. Input is not waited for."""

    def hover(self, point: tuple[int, int]) -> bool:
        """The mouse moves to a point; whether a press would do something there."""

    def repaint(self) -> None:
        """Paint everything in the next frame: the window system may have lost parts."""

    def close(self) -> None:
        """Release what the screen holds; it is not shown again."""


class PageScreen(ABC):
    """A screen that is a page of controls. Subclasses build the page and handle its events."""

    def __init__(self) -> None:
        self.input = PageInput()
        self.display = DisplaySettings()  # of the last frame
        self._painted: tuple[Page, tuple[str, str, str, bool], DisplaySettings, pygame.Surface] | None = None
        self._changed = True  # in the last frame

    @property
    def liveries(self) -> Sequence[Livery] | None:
        return None

    @property
    def writing(self) -> bool:
        """Whether typed letters go into a text field."""
        focused = self.page(self.display).control(self.input.focus)
        return focused is not None and focused.kind == "field"

    @abstractmethod
    def page(self, display: DisplaySettings) -> Page:
        """The current page."""

    @abstractmethod
    def handle(self, event: PageEvent) -> Navigation:
        """Handle an event of the page."""

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        """Escape returns, unless the subclass handles it."""
        self.display = frame.display
        self.input.begin(frame.guard, frame.now)
        for event in events:
            # One by one: two may come in one frame, and the second is meant for what the first has made of the page.
            for page_event in self.read(event):
                navigation = self.handle(page_event)
                if navigation == STAY and isinstance(page_event, Back):
                    navigation = Return()
                if navigation != STAY:
                    return navigation
        return STAY

    def read(self, event: pygame.Event) -> Sequence[PageEvent]:
        """The meaning of an event on the page as it is now."""
        return self.input.read(self.page(self.display), (event,)) if event.type in INPUT else ()

    def paint(self, surface: pygame.Surface, frame: Frame) -> bool:
        """A page that has not changed is not painted again."""
        display = frame.display
        page = self.page(display)
        touched = self.input.looks
        self._changed = self._painted != (page, touched, display, surface)
        if self._changed:
            paint_page(surface, page, display.scale, self.input)
            self._painted = (page, touched, display, surface)
        return self._changed

    def wait_ms(self, now: int) -> int:  # noqa: ARG002  (most pages have no clock)
        """A page that changes from frame to frame gets every frame."""
        return 0 if self._changed else IDLE_MS

    def hover(self, point: tuple[int, int]) -> bool:
        return self.input.hover(self.page(self.display), point)

    def repaint(self) -> None:
        self._painted = None

    def close(self) -> None:  # noqa: B027  (most hold nothing)
        ...
