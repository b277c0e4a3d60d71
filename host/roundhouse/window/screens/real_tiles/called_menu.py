"""Rarely used actions at a real table: unreadable tiles, what was taken on trust, the way out."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.actions import (
    PauseTable,
    PlayOn,
    Quit,
    Redo,
    ResumeTable,
    SeeCalls,
    SeeTrust,
    Stop,
    UnseenDouble,
    UnseenTile,
    read_wire,
)
from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import MenuEntry
from roundhouse.window.app_services import AppServices
from roundhouse.window.controls.page import Control, ControlKind, Page, Rect, Text
from roundhouse.window.controls.page_input import PageEvent, Pressed
from roundhouse.window.controls.pager import Pager
from roundhouse.window.display import Display
from roundhouse.window.screens.pages.framed_page import Heading, grid, page_frame
from roundhouse.window.screens.pages.list_page import ListPage
from roundhouse.window.screens.real_tiles.calls_page import CallsPage, ScreenMaker
from roundhouse.window.screens.screen import STAY, Navigation, Open, PageScreen, Replace, Return
from roundhouse.window.screens.table.menu_pages import MENU_PAGES


class CalledMenu(ListPage[MenuEntry]):
    """See `Screen`. It was opened from the `screen` of `presenter`; `leaves` says afterward whether that is left."""

    def __init__(self, services: AppServices, presenter: Presenter, screen: ScreenMaker) -> None:
        super().__init__()
        self._screen = screen
        self._services = services
        self._presenter = presenter
        self.leaves = False

    def heading(self, language: str) -> Heading:
        self._presenter.language = language
        return Heading(screen_text("called-more-title", language), screen_text("called-more-line", language))

    def entries(self) -> Sequence[MenuEntry]:
        return self._presenter.menu()

    def height(self, display: Display) -> int:
        return max(display.px(72), round(4.4 * display.points(15)))

    def control(self, display: Display, entry: MenuEntry, place: Rect) -> Control:
        high, low = display.points(18), display.points(15)
        kind: ControlKind = "row" if entry.on is None else "switch"
        return Control(
            entry.action.wire, place, kind, entry.label, entry.line, chosen=bool(entry.on), enabled=entry.enabled,
            height=high, detail_height=low,
        )  # fmt: skip

    def take(self, event: PageEvent) -> Navigation:
        match read_wire(event.name) if isinstance(event, Pressed) else None:
            case SeeCalls():
                return Replace(CallsPage(self._services, self._presenter, self._screen))
            case SeeTrust():
                return Open(TrustPage(self._presenter))
            case action if action in MENU_PAGES:
                return Replace(MENU_PAGES[action](self._services, self._presenter))
            case UnseenTile() | UnseenDouble() | Redo() | PauseTable() | ResumeTable() as action:
                self._presenter.submit(action)
            case Stop() | PlayOn() as action:
                switch = next(entry for entry in self.entries() if entry.action == action)
                self._presenter.submit(action)
                return Return() if switch.on is None else STAY
            case Quit():
                self.leaves = True
            case _:
                return STAY
        return Return()


class TrustPage(PageScreen):
    """The calls of this round that could not be checked, and those now proven wrong."""

    def __init__(self, presenter: Presenter) -> None:
        super().__init__()
        self._presenter = presenter
        self._pager: Pager[str] = Pager()

    def page(self, display: Display) -> Page:
        language = self._presenter.language = display.language
        frame = page_frame(display, screen_text("called-trust", language), screen_text("called-trust-line", language))
        lines = self._presenter.match.trusted()
        height = display.points(18)
        row = round(2.8 * height)
        shown = self._pager.visible(lines, max(1, frame.body[3] // row))
        texts = [
            Text(place, line, height, lines=2)
            for line, place in zip(shown, grid(frame.body, len(shown), 1, row, 0), strict=True)
        ]
        return Page(texts=(*frame.texts, *texts), controls=(*self._pager.buttons(display, frame.foot), frame.back))

    def handle(self, event: PageEvent) -> Navigation:
        if self._pager.handle(event):
            return STAY
        return Return() if event == Pressed("back") else STAY
