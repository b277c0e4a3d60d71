"""What a screen is: it takes events, says where to go, and paints itself. Pages of controls are the usual kind."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

from roundhouse.hub import HubEvent
from roundhouse.window.appearance import Look
from roundhouse.window.controls.page import Page
from roundhouse.window.controls.page_input import Act, Back, Hand
from roundhouse.window.controls.page_painter import paint_page


@dataclass(frozen=True, slots=True)
class Frame:
    """When a frame is shown, in ms, and how; and what the hub has told since the frame before."""

    look: Look
    now: int
    heard: Sequence[HubEvent] = ()


@dataclass(frozen=True, slots=True)
class Stay:
    """Nothing leads elsewhere."""


@dataclass(frozen=True, slots=True)
class Open:
    """Another screen above this one, which waits below."""

    screen: Screen


@dataclass(frozen=True, slots=True)
class Instead:
    """Another screen in the place of this one."""

    screen: Screen


@dataclass(frozen=True, slots=True)
class Return:
    """To the screen below; from the lowest one, out of the program."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Out of the program."""


Way = Stay | Open | Instead | Return | Leave
STAY = Stay()


class Screen(Protocol):
    """One screen. The same object is shown again when the screen above it has gone."""

    def act(self, events: Sequence[pygame.Event], frame: Frame) -> Way:
        """Take what has happened, and see to what goes on by itself."""

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Paint one frame."""

    def repaint(self) -> None:
        """Paint all of it the next time: the window system may have lost parts of it."""

    def close(self) -> None:
        """Give back what the screen holds; it is not shown again."""


class PageScreen(ABC):
    """A screen that is a page of controls. A kind of it says what the page is, and what an act on it leads to."""

    def __init__(self) -> None:
        self.hand = Hand()
        self.look = Look()  # what it was last shown with
        self._painted: tuple[Page, tuple[str, str, bool], Look, pygame.Surface] | None = None

    @property
    def writing(self) -> bool:
        """Whether letters go into a field, and are no keys of their own."""
        focused = self.page(self.look).control(self.hand.focus)
        return focused is not None and focused.kind == "field"

    @abstractmethod
    def page(self, look: Look) -> Page:
        """The page as it stands now."""

    @abstractmethod
    def obey(self, act: Act) -> Way:
        """What an act leads to."""

    def act(self, events: Sequence[pygame.Event], frame: Frame) -> Way:
        """See `Screen`. Escape leads back, unless the kind of screen knows better."""
        self.look = frame.look
        for act in self.hand.acts(self.page(self.look), events):
            way = self.obey(act)
            if way == STAY and isinstance(act, Back):
                way = Return()
            if way != STAY:
                return way
        return STAY

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """See `Screen`. What has not changed is not painted again."""
        look = frame.look
        page = self.page(look)
        touched = (self.hand.focus, self.hand.held, self.hand.shows_focus)
        if self._painted == (page, touched, look, surface):
            return
        paint_page(surface, page, look.scale, self.hand)
        self._painted = (page, touched, look, surface)

    def repaint(self) -> None:
        """See `Screen`."""
        self._painted = None

    def close(self) -> None:  # noqa: B027  (most hold nothing)
        """See `Screen`."""
