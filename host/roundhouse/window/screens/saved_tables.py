"""The unfinished tables; a touch resumes one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from roundhouse import i18n
from roundhouse.i18n.dates import moment
from roundhouse.i18n.texts import screen_text
from roundhouse.records.journal import JournalError, SavedTable
from roundhouse.referee import TableSession
from roundhouse.window import palette
from roundhouse.window.app_services import AppServices
from roundhouse.window.controls.page import Control, Rect
from roundhouse.window.controls.page_input import PageEvent, Pressed
from roundhouse.window.display import Display
from roundhouse.window.screens.framed_page import Heading
from roundhouse.window.screens.list_page import ListPage
from roundhouse.window.screens.screen import STAY, Navigation, Replace, Screen


class SavedTables(ListPage[SavedTable]):
    """See `Screen`. `sit` makes the screen of a resumed table."""

    across = 1
    gap = 10

    def __init__(self, services: AppServices, sit: Callable[[AppServices, TableSession], Screen]) -> None:
        super().__init__()
        self._services = services
        self._sit = sit
        self._kept = services.unfinished_tables()
        self._trouble: JournalError | None = None

    def heading(self, language: str) -> Heading:
        """See `ListPage`."""
        title = screen_text("waiting-title", language)
        if self._trouble:
            return Heading(title, i18n.message_text(self._trouble, language), palette.CORAL)
        return Heading(title, screen_text("waiting-line" if self._kept else "waiting-none", language))

    def things(self) -> Sequence[SavedTable]:
        """See `ListPage`."""
        return self._kept

    def height(self, display: Display) -> int:
        """See `ListPage`."""
        return max(display.px(76), round(3.6 * display.points(18)))

    def control(self, display: Display, thing: SavedTable, place: Rect) -> Control:
        """See `ListPage`."""
        return Control(
            f"table:{thing.number}",
            place,
            "row",
            i18n.game_name(thing.setup.game, display.language),
            ", ".join(name for name, _ in thing.setup.seats),
            moment(thing.begun.astimezone(), display.language),
            height=display.points(18),
            detail_height=display.points(15),
        )

    def take(self, event: PageEvent) -> Navigation:
        """See `ListPage`."""
        match event:
            case Pressed(name) if name.startswith("table:"):
                number = int(name.removeprefix("table:"))
                kept = next(kept for kept in self._kept if kept.number == number)
                try:
                    return Replace(self._sit(self._services, self._services.resume(kept)))
                except JournalError as error:
                    self._trouble = error
        return STAY
