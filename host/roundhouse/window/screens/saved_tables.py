"""The tables that are not finished: a touch goes on with one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from roundhouse import i18n
from roundhouse.i18n.dates import moment
from roundhouse.i18n.screens import screen
from roundhouse.records.journal import JournalError, SavedTable
from roundhouse.referee import TableSession
from roundhouse.window import palette
from roundhouse.window.app_services import House
from roundhouse.window.appearance import Look
from roundhouse.window.controls.page import Control, Place
from roundhouse.window.controls.page_input import Act, Pressed
from roundhouse.window.screens.framed_page import Heading
from roundhouse.window.screens.list_page import Listing
from roundhouse.window.screens.screen import STAY, Instead, Screen, Way


class Waiting(Listing[SavedTable]):
    """See `Screen`. `sit` makes the screen of a table."""

    across = 1
    gap = 10

    def __init__(self, house: House, sit: Callable[[House, TableSession], Screen]) -> None:
        super().__init__()
        self._house = house
        self._sit = sit
        self._kept = house.waiting()
        self._trouble: JournalError | None = None

    def heading(self, language: str) -> Heading:
        """See `Listing`."""
        title = screen("waiting-title", language)
        if self._trouble:
            return Heading(title, i18n.told(self._trouble, language), palette.CORAL)
        return Heading(title, screen("waiting-line" if self._kept else "waiting-none", language))

    def things(self) -> Sequence[SavedTable]:
        """See `Listing`."""
        return self._kept

    def height(self, look: Look) -> int:
        """See `Listing`."""
        return max(look.px(76), round(3.6 * look.points(18)))

    def control(self, look: Look, thing: SavedTable, place: Place) -> Control:
        """See `Listing`."""
        return Control(
            f"table:{thing.number}",
            place,
            "row",
            i18n.game_name(thing.setup.game, look.language),
            ", ".join(name for name, _ in thing.setup.seats),
            moment(thing.begun.astimezone(), look.language),
            height=look.points(18),
            detail_height=look.points(15),
        )

    def take(self, act: Act) -> Way:
        """See `Listing`."""
        match act:
            case Pressed(name) if name.startswith("table:"):
                number = int(name.removeprefix("table:"))
                kept = next(kept for kept in self._kept if kept.number == number)
                try:
                    return Instead(self._sit(self._house, self._house.take_up(kept)))
                except JournalError as error:
                    self._trouble = error
        return STAY
