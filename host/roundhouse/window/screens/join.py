"""A new player at a table in play: name, kind of player, and points for the rounds that were missed."""

from __future__ import annotations

from roundhouse.i18n.facts import counted
from roundhouse.i18n.labels import SAMPLE_NAMES
from roundhouse.i18n.texts import screen_text
from roundhouse.presenters import table_setup
from roundhouse.presenters.roster import Roster
from roundhouse.referee import PERSON, Seat
from roundhouse.window import palette
from roundhouse.window.controls.page import Control
from roundhouse.window.controls.page_input import PageEvent, Pressed, Stepped
from roundhouse.window.display import Display
from roundhouse.window.screens.framed_page import Heading, PageFrame
from roundhouse.window.screens.name_entry import NameEntry, tidy
from roundhouse.window.screens.screen import STAY, Navigation, Return

POINTS = (None, *range(0, 105, 5))
"""The points to choose from for a missed round; None is the average of the others."""


class JoinPage(NameEntry):
    """See `Screen`. `slot` is the place that was touched; the name of the player who left last is suggested."""

    def __init__(self, company: Roster, slot: int) -> None:
        super().__init__()
        self._company = company
        self._slot = slot
        taken = {name.casefold() for name in company.table.referee.everybody}
        free = (name for name in SAMPLE_NAMES if name.casefold() not in taken)
        self._name = next(iter(company.gone), "") or next(free, "")
        self._player = PERSON
        self._points: int | None = None

    @property
    def seat(self) -> int:
        """See `NameEntry`."""
        return self._company.seat_at(self._slot) + 1

    @property
    def name(self) -> str:
        """See `NameEntry`."""
        return self._name

    @property
    def player(self) -> str:
        """See `NameEntry`."""
        return self._player

    @property
    def deals(self) -> bool:
        """See `NameEntry`."""
        return self._company.table.mode.name == table_setup.DEALT

    def write(self, name: str) -> None:
        """See `NameEntry`."""
        self._name = name

    def choose(self, player: str) -> None:
        """See `NameEntry`."""
        self._player = player

    def heading(self, language: str) -> Heading:
        """See `NameEntry`. The line shows the player's future entry on the score sheet."""
        title, name = screen_text("comes-title", language), tidy(self._name)
        if not name:
            return Heading(title, screen_text("seat-line", language))
        if fault := self._company.name_fault(name, language=language):
            return Heading(title, fault, palette.CORAL)
        account = self._company.account(name, self._points)
        if not self._company.table.referee.match.results:
            kind = "comes-first"
        elif account.comes_back:
            kind = "comes-back" if account.missed else "comes-back-at-once"
        else:
            kind = "comes-new"
        total = counted(self._company.table.referee.game, account.total)
        return Heading(title, screen_text(kind, language, name=name, total=total, missed=account.missed))

    def foot(self, display: Display, frame: PageFrame) -> tuple[Control, ...]:
        """See `NameEntry`."""
        language, name, height = display.language, tidy(self._name), display.points(18)
        ready = bool(name) and not self._company.name_fault(name)
        points: tuple[Control, ...] = ()
        if self._company.account(name, None).missed:
            value = screen_text("comes-average", language) if self._points is None else str(self._points)
            label = screen_text("comes-points", language)
            points = (Control("points", frame.spare, "stepper", label, value=value, height=display.points(16)),)
        sit = Control("sit", frame.due, "primary", screen_text("comes-sit", language), enabled=ready, height=height)
        return (*points, frame.back, sit)

    def take(self, event: PageEvent) -> Navigation:
        """See `NameEntry`."""
        match event:
            case Stepped("points", step):
                at = POINTS.index(self._points) + step
                self._points = POINTS[max(0, min(len(POINTS) - 1, at))]
            case Pressed("sit" | "name"):
                name = tidy(self._name)
                if name and not self._company.name_fault(name):
                    self._company.sit_down(self._slot, Seat(name, self._player), self._points)
                    return Return()
        return STAY
