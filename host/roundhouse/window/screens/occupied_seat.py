"""A taken seat at a table in play: hand it over to another player, or give it up."""

from __future__ import annotations

from dataclasses import replace

from roundhouse.i18n.texts import screen_text
from roundhouse.presenters import table_setup
from roundhouse.presenters.roster import Roster
from roundhouse.referee import Seat
from roundhouse.window import palette
from roundhouse.window.controls.page import Control
from roundhouse.window.controls.page_input import PageEvent, Pressed
from roundhouse.window.display import Display
from roundhouse.window.lettering import width
from roundhouse.window.screens.framed_page import Heading, PageFrame
from roundhouse.window.screens.name_entry import NameEntry, tidy
from roundhouse.window.screens.screen import STAY, Navigation, Return


class OccupiedSeat(NameEntry):
    """See `Screen`. The change is applied when the page is left; an impossible name is replaced by the old one."""

    def __init__(self, company: Roster, seat: int) -> None:
        super().__init__()
        self._company = company
        self._at = seat
        self._who = company.table.referee.seats[seat]

    @property
    def seat(self) -> int:
        """See `NameEntry`."""
        return self._at + 1

    @property
    def name(self) -> str:
        """See `NameEntry`."""
        return self._who.name

    @property
    def player(self) -> str:
        """See `NameEntry`."""
        return self._who.player

    @property
    def deals(self) -> bool:
        """See `NameEntry`."""
        return self._company.table.mode.name == table_setup.DEALT

    def write(self, name: str) -> None:
        """See `NameEntry`."""
        self._who = replace(self._who, name=name)

    def choose(self, player: str) -> None:
        """See `NameEntry`."""
        self._who = replace(self._who, player=player)

    def heading(self, language: str) -> Heading:
        """See `NameEntry`."""
        title = screen_text("stays-title", language, name=self._sits.name)
        if fault := self._fault(language) if tidy(self.name) else "":
            return Heading(title, fault, palette.CORAL)
        leaving = self._company.must_stay(self._at, language) or screen_text("stays-may-leave", language)
        return Heading(title, screen_text("stays-line", language, leaving=leaving))

    def foot(self, display: Display, frame: PageFrame) -> tuple[Control, ...]:
        """See `NameEntry`."""
        height, language = display.points(18), display.language
        label = screen_text("stays-leave", language, name=self._sits.name)
        if width(label, "SemiBold", height) > frame.due[2] - display.px(36):
            label = screen_text("stays-leave-short", language)
        may_leave = not self._company.must_stay(self._at)
        leave = Control("leave", frame.due, "button", label, enabled=may_leave, height=height)
        return (replace(frame.back, label=screen_text("seat-done", language)), leave)

    @property
    def _sits(self) -> Seat:
        return self._company.table.referee.seats[self._at]

    def _fault(self, language: str = "en") -> str:
        return self._company.name_fault(tidy(self.name), self._at, language)

    def take(self, event: PageEvent) -> Navigation:
        """See `NameEntry`."""
        match event:
            case Pressed("leave"):
                self._company.table.depart(self._at)
                return Return()
            case Pressed("name"):
                self.left()
                return Return()
        return STAY

    def left(self) -> None:
        """See `NameEntry`."""
        name = tidy(self.name)
        if not name or self._fault():
            name = self._sits.name
        self._company.hand_over(self._at, replace(self._who, name=name))
