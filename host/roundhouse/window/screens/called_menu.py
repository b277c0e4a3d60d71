"""What is seldom wanted at a real table: tiles that nobody could read, what was taken on trust, the way out."""

from __future__ import annotations

from roundhouse.i18n.screens import screen
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.trust_report import trust_lines
from roundhouse.referee import TableSession
from roundhouse.window.app_services import House
from roundhouse.window.appearance import Look
from roundhouse.window.controls.page import Control, Page, Place, Text
from roundhouse.window.controls.page_input import Act, Pressed
from roundhouse.window.controls.pager import Leaves
from roundhouse.window.screens.framed_page import Heading, framed, grid
from roundhouse.window.screens.how_to_play import HowToPlay
from roundhouse.window.screens.list_page import Listing
from roundhouse.window.screens.preferences import Settings
from roundhouse.window.screens.roster import AtThisTable
from roundhouse.window.screens.scores import Scores
from roundhouse.window.screens.screen import STAY, Instead, Open, PageScreen, Return, Way

NAMED = {"settings": "preferences", "scores": "scores-title", "company": "company", "how-to-play": "how-to-play"}
"""What is called as it is elsewhere."""


class CalledMore(Listing[str]):
    """See `Screen`. It was opened from the table of `presenter`; `leaves` says afterwards whether that is left."""

    def __init__(self, house: House, presenter: Presenter) -> None:
        super().__init__()
        self._house = house
        self._presenter = presenter
        self.leaves = False

    def heading(self, language: str) -> Heading:
        """See `Listing`."""
        return Heading(screen("called-more-title", language), screen("called-more-line", language))

    def things(self) -> list[str]:
        """See `Listing`."""
        page = self._presenter.present()
        first = [each for each in ("unseen", "unseen-double", "redo") if page.action(each) is not None]
        last = ["stop"] if page.action("stop") is not None else []
        return [*first, "scores", "company", "how-to-play", "trust", "settings", *last, "leave"]

    def height(self, look: Look) -> int:
        """See `Listing`."""
        return max(look.px(84), round(4.6 * look.points(15)))

    def control(self, look: Look, thing: str, place: Place) -> Control:
        """See `Listing`."""
        language = look.language
        label = screen(NAMED.get(thing, f"called-{thing}"), language)
        line, high, low = screen(f"called-{thing}-line", language), look.points(18), look.points(15)
        return Control(thing, place, "row", label, line, height=high, detail_height=low)

    def take(self, act: Act) -> Way:
        """See `Listing`."""
        session = self._presenter.session
        match act:
            case Pressed("settings"):
                return Instead(Settings(self._house))
            case Pressed("scores"):
                return Instead(Scores(self._house, session))
            case Pressed("company"):
                return Instead(AtThisTable(session))
            case Pressed("how-to-play"):
                game = session.referee.game
                return Instead(HowToPlay(game.name, game.options))
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
    """What nobody could check in this round, and what is proven wrong by now."""

    def __init__(self, session: TableSession) -> None:
        super().__init__()
        self._session = session
        self._leaves: Leaves[str] = Leaves()

    def page(self, look: Look) -> Page:
        """See `PageScreen`."""
        language = look.language
        frame = framed(look, screen("called-trust", language), screen("called-trust-line", language))
        lines = trust_lines(self._session.referee, language) or [screen("called-trust-none", language)]
        height = look.points(18)
        row = round(2.8 * height)
        shown = self._leaves.of(lines, max(1, frame.body[3] // row))
        texts = [
            Text(place, line, height, lines=2)
            for line, place in zip(shown, grid(frame.body, len(shown), 1, row, 0), strict=True)
        ]
        return Page(texts=(*frame.texts, *texts), controls=(*self._leaves.buttons(look, frame.foot), frame.back))

    def obey(self, act: Act) -> Way:
        """See `PageScreen`."""
        if self._leaves.turn(act):
            return STAY
        return Return() if act == Pressed("back") else STAY
