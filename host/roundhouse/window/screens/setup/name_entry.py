"""A page for a player's name, typed, touched letter by letter or taken from past evenings; and the kind of player."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final

import pygame

from roundhouse.actions import Erase
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.presenters.setup.roster import LONGEST_NAME, identity, is_too_long, letters_of
from roundhouse.presenters.setup.table_setup import is_made_up
from roundhouse.window.controls.grid import columns, rows
from roundhouse.window.controls.page import Control, Page, Rect, Text
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed, Selected, Written
from roundhouse.window.display import Display
from roundhouse.window.drawing import palette
from roundhouse.window.key_bindings import Meaning, command_of
from roundhouse.window.screens.pages.framed_page import Heading, PageFrame, badged, page_frame
from roundhouse.window.screens.screen import STAY, Navigation, PageScreen, Return

SPACE, ERASE = "space", "erase"
TO_NAME: Final[tuple[Meaning, ...]] = (Erase(), "select")
"""Keys that are meant for the name, whatever was touched before."""


class NameEntry(PageScreen):
    """See `Screen`. Subclasses define whose name it is, and how to use the name and the kind of player.

    `known` are the names of past evenings, the latest first. A name that the program made up is selected, so that the
    first letter replaces it.
    """

    def __init__(self, known: Sequence[str] = ()) -> None:
        super().__init__()
        self.input.focus = "name"
        self._known = known
        self._all_selected = False
        self._too_long = False

    def select_if_made_up(self) -> None:
        """Select the name if nobody has chosen it."""
        self._all_selected = is_made_up(self.name)

    @abstractmethod
    def heading(self, texts: Texts) -> Heading:
        """The heading of the page."""

    @property
    @abstractmethod
    def seat(self) -> Seat:
        """The seat."""

    @property
    @abstractmethod
    def name(self) -> str:
        """The current name."""

    @property
    @abstractmethod
    def names_in_use(self) -> Collection[str]:
        """The names of the table."""

    @property
    @abstractmethod
    def player(self) -> str:
        """The kind of player: a person, or a kind of computer player."""

    @property
    @abstractmethod
    def kinds(self) -> Sequence[str]:
        """The kinds of player to choose from."""

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
        title = self.heading(display.texts)
        if self._too_long:
            title = Heading(title.title, display.texts.screen("name-too-long", most=LONGEST_NAME), palette.CORAL)
        frame, badge = badged(display, page_frame(display, *title), self.seat)
        heading = 1.35 * display.points(16)
        asks = len(self.kinds) > 1  # with real tiles everybody is a person
        chosen = (heading, display.px(58)) if asks else (0, 0)
        heights = (heading, display.px(58), *chosen, display.px(4), 0)
        named, field, plays, who, _, letters = rows(frame.body, heights, display.px(6))
        field, offered = columns(field, (display.px(430), 0), display.px(16))
        known = self._past_names(display, offered)
        _, above = columns(named, (display.px(430), 0), display.px(16))
        past = display.texts.screen("name-past") if known else ""
        return Page(
            texts=(
                *frame.texts,
                *((Text(above, past, display.points(16), "Bold"),) if known else ()),
                Text(
                    (named[0], named[1], field[2], named[3]),
                    display.texts.screen("name-of"),
                    display.points(16),
                    "Bold",
                ),
                *(self._asked(display, plays) if asks else ()),
            ),
            pictures=(badge,),
            controls=(
                Control(
                    "name",
                    field,
                    "field",
                    self.name,
                    chosen=True,
                    selected=self._all_selected,
                    height=display.points(22),
                ),
                *known,
                *(self._kinds(display, who) if asks else ()),
                *_letters(display, letters),
                *self.foot(display, frame),
            ),
        )

    def _past_names(self, display: Display, area: Rect) -> tuple[Control, ...]:
        """As many names of past evenings as there is room for."""
        gap = display.px(8)
        room = (area[2] + gap) // (round(9.5 * display.points(16)) + gap)
        taken = set(map(identity, self.names_in_use))
        names = [name for name in self._known if identity(name) not in taken][:room]
        places = columns(area, (0,) * room, gap)
        return tuple(
            Control(f"past:{name}", place, "button", name, height=display.points(16))
            for name, place in zip(names, places, strict=False)
        )

    def _asked(self, display: Display, area: Rect) -> tuple[Text, Text]:
        """Who plays there, and what the chosen player does."""
        _, beside = columns(area, (display.px(200), 0), display.px(16))
        line = display.texts.level_line(self.player)
        return (
            Text(area, display.texts.screen("who-plays"), display.points(16), "Bold"),
            Text(beside, line, display.points(16), color=palette.SECONDARY),
        )

    def _kinds(self, display: Display, area: Rect) -> tuple[Control, ...]:
        kinds = self.kinds
        places = columns(area, (0,) * len(kinds), display.px(8))
        return tuple(
            Control(
                f"who:{kind}", place, "card", display.texts.screen(f"who-{kind}"),
                chosen=kind == self.player, height=display.points(16),
            )
            for kind, place in zip(kinds, places, strict=True)
        )  # fmt: skip

    def read(self, event: pygame.Event) -> Sequence[PageEvent]:
        """See `PageScreen`. Typed text always goes into the name, but a space presses a framed button."""
        if self._is_for_name(event):
            self.input.focus, self.input.shows_focus = "name", False
        return super().read(event)

    def _is_for_name(self, event: pygame.Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            return event.text != " " or not self.input.shows_focus
        return command_of(event, "pages").meaning in TO_NAME

    def handle(self, event: PageEvent) -> Navigation:
        match event:
            case Written("name", text):
                self._set(text)
            case Selected("name"):
                self._all_selected = True
            case Pressed(name) if name.startswith("letter:"):
                before = "" if self._all_selected else self.name
                self._set(_touched(before, name.removeprefix("letter:")))
            case Pressed(name) if name.startswith("past:"):
                self._set(name.removeprefix("past:"))
            case Pressed(name) if name.startswith("who:"):
                self.choose(name.removeprefix("who:"))
            case Pressed("back") | Back():
                self.left()
                return Return()
            case _:
                return self.take(event)
        return STAY

    def _set(self, name: str) -> None:
        """The new name, as far as there is room for it."""
        self._all_selected, self._too_long = False, is_too_long(name)
        self.write("".join(letters_of(name)[:LONGEST_NAME]))


def _touched(name: str, letter: str) -> str:
    """The name after a touch on a letter key; the first letter of a word is a capital.

    >>> _touched("O'", "N"), _touched("Zo", "Ë"), _touched("Zoë", ERASE)
    ("O'N", 'Zoë', 'Zo')
    """
    if letter == ERASE:
        return "".join(letters_of(name)[:-1])
    if letter == SPACE:
        return f"{name} "
    return name + (letter if not name or name[-1] in " -'" else letter.lower())


@lru_cache(maxsize=4)  # a page is built several times for each frame
def _letters(display: Display, area: Rect) -> tuple[Control, ...]:
    """Letter keys, for a table without a keyboard; the last row has letters with accents."""
    letters = [[*line] for line in display.texts.screen("letters").split()]
    letters[-1] += [SPACE, ERASE]
    lines = [*letters, [*display.texts.screen("letters-accented")]]
    most = max(len(line) for line in lines)
    gap = display.px(6)
    left, top, width, height = area
    wide = min((width - gap * (most - 1)) // most, display.px(100))
    high = min((height - gap * (len(lines) - 1)) // len(lines), display.px(72))
    found = []
    for row, keys in enumerate(lines):
        across = wide * len(keys) + gap * (len(keys) - 1)
        start = left + (width - across) // 2
        for index, letter in enumerate(keys):
            place = (start + index * (wide + gap), top + row * (high + gap), wide, high)
            word = len(letter) > 1
            label = display.texts.screen(f"letter-{letter}") if word else letter
            found.append(Control(f"letter:{letter}", place, "button", label, height=display.points(16 if word else 20)))
    return tuple(found)
