"""Rarely used actions at a real table: unreadable tiles, what was taken on trust, the way out."""

from __future__ import annotations

from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.presenter import Presenter
from roundhouse.window.app_services import AppServices
from roundhouse.window.controls.page import Control, ControlKind, Page, Rect, Text
from roundhouse.window.controls.page_input import PageEvent, Pressed
from roundhouse.window.controls.pager import Pager
from roundhouse.window.display import Display
from roundhouse.window.screens.calls_page import CallsPage, ScreenMaker
from roundhouse.window.screens.framed_page import Heading, grid, page_frame
from roundhouse.window.screens.how_to_play import HowToPlay
from roundhouse.window.screens.list_page import ListPage
from roundhouse.window.screens.preferences_page import PreferencesPage
from roundhouse.window.screens.roster_page import RosterPage
from roundhouse.window.screens.scores_page import Scores
from roundhouse.window.screens.screen import STAY, Navigation, Open, PageScreen, Replace, Return

ENTRIES = (
    *("calls", "unseen", "unseen-double", "redo", "scores"),
    *("company", "how-to-play", "trust", "settings"),
    *("stop", "leave"),
)
"""All entries. One that is not possible now keeps its place, so that none stands where another was."""
OFFERED = ("calls", "unseen", "unseen-double", "redo", "scores")
"""Entries that depend on what the table offers."""
NAMED = {
    "calls": "fix-menu",
    "settings": "preferences",
    "scores": "scores-title",
    "company": "company",
    "how-to-play": "how-to-play",
}
"""Entries that reuse a label from elsewhere."""


class CalledMenu(ListPage[str]):
    """See `Screen`. It was opened from the `screen` of `presenter`; `leaves` says afterwards whether that is left."""

    def __init__(self, services: AppServices, presenter: Presenter, screen: ScreenMaker) -> None:
        super().__init__()
        self._screen = screen
        self._services = services
        self._presenter = presenter
        self.leaves = False

    def heading(self, language: str) -> Heading:
        """See `ListPage`."""
        return Heading(screen_text("called-more-title", language), screen_text("called-more-line", language))

    def entries(self) -> list[str]:
        """See `ListPage`."""
        return [*ENTRIES]

    def _offers(self, entry: str) -> bool:
        page = self._presenter.present()
        offered = {action.id for action in page.actions if action.enabled}
        if entry == "stop":
            return not offered.isdisjoint(("stop", "go-on"))
        return entry not in OFFERED or entry in offered

    def height(self, display: Display) -> int:
        """See `ListPage`."""
        return max(display.px(72), round(4.4 * display.points(15)))

    def control(self, display: Display, entry: str, place: Rect) -> Control:
        """See `ListPage`."""
        language = display.language
        between = entry == "stop" and not self._presenter.match.progress.in_round
        name = "called-stop-now" if between else NAMED.get(entry, f"called-{entry}")
        line = f"{name}-line" if entry in ("calls", "stop") else f"called-{entry}-line"
        label, line = screen_text(name, language), screen_text(line, language)
        high, low = display.points(18), display.points(15)
        kind: ControlKind = "switch" if entry == "stop" and not between else "row"
        stopped = entry == "stop" and self._presenter.present().action("go-on") is not None
        enabled = self._offers(entry)
        return Control(entry, place, kind, label, line, chosen=stopped, enabled=enabled, height=high, detail_height=low)

    def take(self, event: PageEvent) -> Navigation:
        """See `ListPage`."""
        match event:
            case Pressed("calls"):
                return Replace(CallsPage(self._services, self._presenter, self._screen))
            case Pressed("settings"):
                return Replace(PreferencesPage(self._services))
            case Pressed("scores"):
                return Replace(Scores(self._services, self._presenter))
            case Pressed("company"):
                return Replace(RosterPage(self._presenter, self._services.known_names()))
            case Pressed("how-to-play"):
                return Replace(HowToPlay(self._presenter.match.booklet))
            case Pressed("trust"):
                return Open(TrustPage(self._presenter))
            case Pressed("unseen" | "unseen-double" | "redo" as action):
                self._presenter.submit(action)
            case Pressed("stop"):
                in_round = self._presenter.match.progress.in_round
                stops = self._presenter.present().action("stop") is not None
                self._presenter.submit("stop" if stops else "go-on")
                return STAY if in_round else Return()
            case Pressed("leave"):
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
        """See `PageScreen`."""
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
        """See `PageScreen`."""
        if self._pager.handle(event):
            return STAY
        return Return() if event == Pressed("back") else STAY
