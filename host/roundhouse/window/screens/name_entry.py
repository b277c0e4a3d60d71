"""A page on which somebody at the table gets a name, typed or touched letter by letter, and it is said who plays."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

import pygame

from roundhouse.i18n.screens import screen
from roundhouse.referee.seats import PERSON
from roundhouse.window.appearance import Look
from roundhouse.window.controls.grid import columns, rows
from roundhouse.window.controls.page import Control, Page, Place, Text
from roundhouse.window.controls.page_input import LONGEST, Act, Back, Pressed, Written
from roundhouse.window.screens import table_setup
from roundhouse.window.screens.framed_page import Framed, Heading, badged, framed
from roundhouse.window.screens.screen import STAY, Frame, PageScreen, Return, Way

SPACE, ERASE = "space", "erase"


class Naming(PageScreen):
    """See `Screen`. A kind of it says who that is, and what becomes of a name and a player that were chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.hand.focus = "name"

    @abstractmethod
    def heading(self, language: str) -> Heading:
        """What stands above."""

    @property
    @abstractmethod
    def seat(self) -> int:
        """The seat, counted from 1."""

    @property
    @abstractmethod
    def name(self) -> str:
        """The name as it stands."""

    @property
    @abstractmethod
    def player(self) -> str:
        """Who plays: a person, or a kind of computer player."""

    @property
    @abstractmethod
    def deals(self) -> bool:
        """Whether the tiles are dealt on the screen: real ones are laid by people."""

    @abstractmethod
    def write(self, name: str) -> None:
        """The name is this now."""

    @abstractmethod
    def choose(self, player: str) -> None:
        """This kind of player plays."""

    @abstractmethod
    def foot(self, look: Look, frame: Framed) -> tuple[Control, ...]:
        """What stands below: the way back, and what else there is to do."""

    @abstractmethod
    def take(self, act: Act) -> Way:
        """What an act on something at the foot leads to."""

    def left(self) -> None:
        """Somebody goes back."""

    def page(self, look: Look) -> Page:
        """See `PageScreen`."""
        frame, badge = badged(look, framed(look, *self.heading(look.language)), self.seat)
        heading = 1.35 * look.points(16)
        heights = (heading, look.px(58), heading, look.px(58), look.px(4), 0)
        named, field, plays, who, _, letters = rows(frame.body, heights, look.px(6))
        return Page(
            texts=(
                *frame.texts,
                Text(named, screen("name-of", look.language), look.points(16), "Bold"),
                Text(plays, screen("who-plays", look.language), look.points(16), "Bold"),
            ),
            pictures=(badge,),
            controls=(
                Control("name", field, "field", self.name, chosen=True, height=look.points(22)),
                *self._kinds(look, who),
                *_letters(look, letters),
                *self.foot(look, frame),
            ),
        )

    def _kinds(self, look: Look, area: Place) -> tuple[Control, ...]:
        kinds = (PERSON, *table_setup.LEVELS) if self.deals else (PERSON,)
        places = columns(area, (0,) * len(kinds), look.px(8))
        return tuple(
            Control(
                f"who:{kind}", place, "card", screen(f"who-{kind}", look.language),
                chosen=kind == self.player, height=look.points(16),
            )
            for kind, place in zip(kinds, places, strict=True)
        )  # fmt: skip

    def act(self, events: Sequence[pygame.Event], frame: Frame) -> Way:
        """See `Screen`. What is typed goes into the name, whatever else was touched before."""
        if any(event.type == pygame.TEXTINPUT for event in events):
            self.hand.focus = "name"
        return super().act(events, frame)

    def obey(self, act: Act) -> Way:
        """See `PageScreen`."""
        match act:
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
                return self.take(act)
        return STAY


def tidy(name: str) -> str:
    """A name with its words one space apart.

    >>> tidy("  Ann  Lee ")
    'Ann Lee'
    """
    return " ".join(name.split())


def _touched(name: str, letter: str) -> str:
    """What a touch on a letter makes of a name; the first of a word is a capital."""
    if letter == ERASE:
        return name[:-1]
    if letter == SPACE:
        return f"{name} "
    return name + (letter if not name or name.endswith(" ") else letter.lower())


def _letters(look: Look, area: Place) -> tuple[Control, ...]:
    """Keys for a table without a keyboard."""
    lines = screen("letters", look.language).split()
    most = max(len(line) for line in lines)
    gap = look.px(6)
    left, top, width, height = area
    wide = min((width - gap * (most - 1)) // most, look.px(100))
    high = min((height - gap * (len(lines) - 1)) // len(lines), look.px(72))
    found = []
    for row, line in enumerate(lines):
        keys = [*line, SPACE, ERASE] if row == len(lines) - 1 else [*line]
        across = wide * len(keys) + gap * (len(keys) - 1)
        start = left + (width - across) // 2
        for index, letter in enumerate(keys):
            place = (start + index * (wide + gap), top + row * (high + gap), wide, high)
            word = len(letter) > 1
            label = screen(f"letter-{letter}", look.language) if word else letter
            found.append(Control(f"letter:{letter}", place, "button", label, height=look.points(16 if word else 20)))
    return tuple(found)
