"""A page for a player's name, typed or touched letter by letter, and the kind of player."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

import pygame

from roundhouse.i18n.texts import screen_text
from roundhouse.presenters import table_setup
from roundhouse.referee.seats import PERSON
from roundhouse.window.controls.grid import columns, rows
from roundhouse.window.controls.page import Control, Page, Rect, Text
from roundhouse.window.controls.page_input import LONGEST, Back, PageEvent, Pressed, Written
from roundhouse.window.display import Display
from roundhouse.window.screens.framed_page import Heading, PageFrame, badged, page_frame
from roundhouse.window.screens.screen import STAY, Frame, Navigation, PageScreen, Return

SPACE, ERASE = "space", "erase"


class NameEntry(PageScreen):
    """See `Screen`. Subclasses define whose name it is, and how to use the name and the kind of player."""

    def __init__(self) -> None:
        super().__init__()
        self.input.focus = "name"

    @abstractmethod
    def heading(self, language: str) -> Heading:
        """The heading of the page."""

    @property
    @abstractmethod
    def seat(self) -> int:
        """The seat, counted from 1."""

    @property
    @abstractmethod
    def name(self) -> str:
        """The current name."""

    @property
    @abstractmethod
    def player(self) -> str:
        """The kind of player: a person, or a kind of computer player."""

    @property
    @abstractmethod
    def deals(self) -> bool:
        """Whether computer players can be chosen: real tiles are played by people."""

    @abstractmethod
    def write(self, name: str) -> None:
        """Set the name."""

    @abstractmethod
    def choose(self, player: str) -> None:
        """Set the kind of player."""

    @abstractmethod
    def foot(self, display: Display, frame: PageFrame) -> tuple[Control, ...]:
        """The buttons at the foot."""

    @abstractmethod
    def take(self, event: PageEvent) -> Navigation:
        """Handle an event of a button at the foot."""

    def left(self) -> None:
        """Called when the page is left."""

    def page(self, display: Display) -> Page:
        """See `PageScreen`."""
        frame, badge = badged(display, page_frame(display, *self.heading(display.language)), self.seat)
        heading = 1.35 * display.points(16)
        heights = (heading, display.px(58), heading, display.px(58), display.px(4), 0)
        named, field, plays, who, _, letters = rows(frame.body, heights, display.px(6))
        return Page(
            texts=(
                *frame.texts,
                Text(named, screen_text("name-of", display.language), display.points(16), "Bold"),
                Text(plays, screen_text("who-plays", display.language), display.points(16), "Bold"),
            ),
            pictures=(badge,),
            controls=(
                Control("name", field, "field", self.name, chosen=True, height=display.points(22)),
                *self._kinds(display, who),
                *_letters(display, letters),
                *self.foot(display, frame),
            ),
        )

    def _kinds(self, display: Display, area: Rect) -> tuple[Control, ...]:
        kinds = (PERSON, *table_setup.LEVELS) if self.deals else (PERSON,)
        places = columns(area, (0,) * len(kinds), display.px(8))
        return tuple(
            Control(
                f"who:{kind}", place, "card", screen_text(f"who-{kind}", display.language),
                chosen=kind == self.player, height=display.points(16),
            )
            for kind, place in zip(kinds, places, strict=True)
        )  # fmt: skip

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        """See `Screen`. Typed text always goes into the name."""
        if any(event.type == pygame.TEXTINPUT for event in events):
            self.input.focus = "name"
        return super().update(events, frame)

    def handle(self, event: PageEvent) -> Navigation:
        """See `PageScreen`."""
        match event:
            case Written("name", text):
                self.write(text[:LONGEST])
            case Pressed(name) if name.startswith("letter:"):
                self.write(_touched(self.name, name.removeprefix("letter:"))[:LONGEST])
            case Pressed(name) if name.startswith("who:"):
                self.choose(name.removeprefix("who:"))
            case Pressed("back") | Back():
                self.left()
                return Return()
            case _:
                return self.take(event)
        return STAY


def tidy(name: str) -> str:
    """A name with single spaces between its words.

    >>> tidy("  Ann  Lee ")
    'Ann Lee'
    """
    return " ".join(name.split())


def _touched(name: str, letter: str) -> str:
    """The name after a touch on a letter key; the first letter of a word is a capital."""
    if letter == ERASE:
        return name[:-1]
    if letter == SPACE:
        return f"{name} "
    return name + (letter if not name or name.endswith(" ") else letter.lower())


def _letters(display: Display, area: Rect) -> tuple[Control, ...]:
    """Letter keys, for a table without a keyboard."""
    lines = screen_text("letters", display.language).split()
    most = max(len(line) for line in lines)
    gap = display.px(6)
    left, top, width, height = area
    wide = min((width - gap * (most - 1)) // most, display.px(100))
    high = min((height - gap * (len(lines) - 1)) // len(lines), display.px(72))
    found = []
    for row, line in enumerate(lines):
        keys = [*line, SPACE, ERASE] if row == len(lines) - 1 else [*line]
        across = wide * len(keys) + gap * (len(keys) - 1)
        start = left + (width - across) // 2
        for index, letter in enumerate(keys):
            place = (start + index * (wide + gap), top + row * (high + gap), wide, high)
            word = len(letter) > 1
            label = screen_text(f"letter-{letter}", display.language) if word else letter
            found.append(Control(f"letter:{letter}", place, "button", label, height=display.points(16 if word else 20)))
    return tuple(found)
