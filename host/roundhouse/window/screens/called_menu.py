"""Rarely used actions at a real table: unreadable tiles, what was taken on trust, the way out."""

from __future__ import annotations

from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.trust_report import trust_lines
from roundhouse.referee import TableSession
from roundhouse.window.app_services import AppServices
from roundhouse.window.controls.page import Control, Page, Rect, Text
from roundhouse.window.controls.page_input import PageEvent, Pressed
from roundhouse.window.controls.pager import Pager
from roundhouse.window.display import Display
from roundhouse.window.screens.framed_page import Heading, grid, page_frame
from roundhouse.window.screens.how_to_play import HowToPlay
from roundhouse.window.screens.list_page import ListPage
from roundhouse.window.screens.preferences import PreferencesPage
from roundhouse.window.screens.roster import RosterPage
from roundhouse.window.screens.scores import Scores
from roundhouse.window.screens.screen import STAY, Navigation, Open, PageScreen, Replace, Return

NAMED = {"settings": "preferences", "scores": "scores-title", "company": "company", "how-to-play": "how-to-play"}
"""Entries that reuse a label from elsewhere."""


class CalledMenu(ListPage[str]):
    """See `Screen`. It was opened from the table of `presenter`; `leaves` says afterwards whether that is left."""

    def __init__(self, services: AppServices, presenter: Presenter) -> None:
        super().__init__()
        self._services = services
        self._presenter = presenter
        self.leaves = False

    def heading(self, language: str) -> Heading:
        """See `ListPage`."""
        return Heading(screen_text("called-more-title", language), screen_text("called-more-line", language))

    def things(self) -> list[str]:
        """See `ListPage`."""
        page = self._presenter.present()
        first = [each for each in ("unseen", "unseen-double", "redo") if page.action(each) is not None]
        last = ["stop"] if page.action("stop") is not None else []
        return [*first, "scores", "company", "how-to-play", "trust", "settings", *last, "leave"]

    def height(self, display: Display) -> int:
        """See `ListPage`."""
        return max(display.px(84), round(4.6 * display.points(15)))

    def control(self, display: Display, thing: str, place: Rect) -> Control:
        """See `ListPage`."""
        language = display.language
        label = screen_text(NAMED.get(thing, f"called-{thing}"), language)
        line, high, low = screen_text(f"called-{thing}-line", language), display.points(18), display.points(15)
        return Control(thing, place, "row", label, line, height=high, detail_height=low)

    def take(self, event: PageEvent) -> Navigation:
        """See `ListPage`."""
        session = self._presenter.session
        match event:
            case Pressed("settings"):
                return Replace(PreferencesPage(self._services))
            case Pressed("scores"):
                return Replace(Scores(self._services, session))
            case Pressed("company"):
                return Replace(RosterPage(session))
            case Pressed("how-to-play"):
                game = session.referee.game
                return Replace(HowToPlay(game.name, game.options))
            case Pressed("trust"):
                return Open(Trusted(session))
            case Pressed("unseen" | "unseen-double" | "redo" | "stop" as action):
                self._presenter.submit(action)
            case Pressed("leave"):
                self.leaves = True
            case _:
                return STAY
        return Return()


class Trusted(PageScreen):
    """The calls of this round that could not be checked, and those now proven wrong."""

    def __init__(self, session: TableSession) -> None:
        super().__init__()
        self._session = session
        self._pager: Pager[str] = Pager()

    def page(self, display: Display) -> Page:
        """See `PageScreen`."""
        language = display.language
        frame = page_frame(display, screen_text("called-trust", language), screen_text("called-trust-line", language))
        lines = trust_lines(self._session.referee, language) or [screen_text("called-trust-none", language)]
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
