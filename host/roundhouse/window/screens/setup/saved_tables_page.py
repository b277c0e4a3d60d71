"""The unfinished tables; a touch resumes one, or throws it away after a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from roundhouse import i18n
from roundhouse.catalogs import UserFacingError
from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup.saved_tables import WaitingTable
from roundhouse.window.app_services import AppServices
from roundhouse.window.controls.grid import rows
from roundhouse.window.controls.page import Control, Page, Rect, Text
from roundhouse.window.controls.page_input import PageEvent, Pressed
from roundhouse.window.display import Display
from roundhouse.window.drawing import palette
from roundhouse.window.screens.pages.framed_page import Heading, page_frame
from roundhouse.window.screens.pages.list_page import ListPage
from roundhouse.window.screens.screen import STAY, Navigation, Open, PageScreen, Replace, Return, Screen


class SavedTables(ListPage[WaitingTable]):
    """See `Screen`. `sit` makes the screen of a resumed table."""

    across = 1
    gap = 10
    stations = True

    def __init__(self, services: AppServices, sit: Callable[[AppServices, Presenter], Screen]) -> None:
        super().__init__()
        self._services = services
        self._sit = sit
        self._kept = services.waiting_tables()
        self._trouble: UserFacingError | None = None

    def heading(self, language: str) -> Heading:
        title = screen_text("waiting-title", language)
        if self._trouble:
            return Heading(title, i18n.message_text(self._trouble, language), palette.CORAL)
        return Heading(title, screen_text("waiting-line" if self._kept else "waiting-none", language))

    def entries(self) -> Sequence[WaitingTable]:
        return self._kept

    def height(self, display: Display) -> int:
        return max(display.px(76), round(3.6 * display.points(18)))

    def control(self, display: Display, entry: WaitingTable, place: Rect) -> Control:
        return Control(
            f"table:{entry.number}",
            place,
            "row",
            entry.title(display.language),
            entry.standing(display.language),
            entry.begun(display.language),
            chosen=entry is self._kept[0],
            height=display.points(18),
            detail_height=display.points(15),
        )

    def page(self, display: Display) -> Page:
        """See `ListPage`. Beside each table stands the button that throws it away."""
        page = super().page(display)
        controls: list[Control] = []
        wide, gap = display.px(150), display.px(10)
        for control in page.controls:
            kind, _, number = control.name.partition(":")
            if kind != "table":
                controls.append(control)
                continue
            left, top, width, height = control.rect
            controls.append(replace(control, rect=(left, top, width - wide - gap, height)))
            label = screen_text("throw-away", display.language)
            place = left + width - wide, top, wide, height
            controls.append(Control(f"throw:{number}", place, "button", label, height=display.points(15)))
        return replace(page, controls=tuple(controls))

    def repaint(self) -> None:
        """See `Screen`. A table may have been thrown away."""
        super().repaint()
        self._kept = self._services.waiting_tables()

    def _table(self, name: str) -> WaitingTable:
        return next(kept for kept in self._kept if kept.number == int(name.partition(":")[2]))

    def take(self, event: PageEvent) -> Navigation:
        match event:
            case Pressed(name) if name.startswith("table:"):
                try:
                    return Replace(self._sit(self._services, self._services.resume(self._table(name))))
                except UserFacingError as error:
                    self._trouble = error
            case Pressed(name) if name.startswith("throw:"):
                return Open(ThrowAway(self._services, self._table(name)))
        return STAY


class ThrowAway(PageScreen):
    """Asks once whether a table is to be thrown away; Keep stands where Back is."""

    def __init__(self, services: AppServices, kept: WaitingTable) -> None:
        super().__init__()
        self._services = services
        self._kept = kept

    def page(self, display: Display) -> Page:
        language = display.language
        frame = page_frame(display, screen_text("throw-title", language), screen_text("throw-line", language))
        step = 2 * display.points(18)
        name, standing, begun, _ = rows(frame.body, (step, 2 * step, step, 0), 0)
        texts = (
            Text(name, self._kept.title(language), display.points(20), "Bold"),
            Text(standing, self._kept.standing(language), display.points(18), lines=3),
            Text(begun, self._kept.begun(language), display.points(16), color=palette.SECONDARY),
        )
        keep = replace(frame.back, kind="primary", label=screen_text("throw-keep", language))
        label = screen_text("throw-away", language)
        return Page(
            texts=(*frame.texts, *texts),
            controls=(keep, Control("throw", frame.due, "button", label, height=display.points(18))),
        )

    def handle(self, event: PageEvent) -> Navigation:
        match event:
            case Pressed("throw"):
                self._services.remove(self._kept)
                return Return()
            case Pressed("back"):
                return Return()
        return STAY
