"""The pause menu of a table: continue, players, scores, rules, settings, or leave. The table is saved in any case."""

from __future__ import annotations

from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import Action
from roundhouse.window import palette
from roundhouse.window.app_services import AppServices
from roundhouse.window.controls.grid import columns, rows
from roundhouse.window.controls.page import Control, Page, Text
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed
from roundhouse.window.display import Display
from roundhouse.window.screens.framed_page import TRACK, station_track
from roundhouse.window.screens.how_to_play import HowToPlay
from roundhouse.window.screens.preferences_page import PreferencesPage
from roundhouse.window.screens.roster_page import RosterPage
from roundhouse.window.screens.scores_page import Scores
from roundhouse.window.screens.screen import STAY, Navigation, Open, PageScreen, Return

WIDE, FIRST, HIGH, GAP = 520, 76, 58, 12
"""How wide the menu is, how high its first station and the others are, and the gaps, px at 1280 x 800."""
STATIONS = (
    ("on", "pause-on"),
    ("company", "company"),
    ("scores", "scores-title"),
    ("how-to-play", "how-to-play"),
    ("preferences", "preferences"),
    ("stop", ""),
    ("leave", "pause-leave"),
)
"""The menu is a line: a station for each choice, with the id of its text; an action of the table has its own."""


class PauseMenu(PageScreen):
    """See `Screen`. `leaves` is set when the table is to be left."""

    def __init__(self, services: AppServices, presenter: Presenter) -> None:
        super().__init__()
        self._services = services
        self._presenter = presenter
        self.leaves = False

    def page(self, display: Display) -> Page:
        """See `PageScreen`."""
        language = self._presenter.language = display.language
        wide, gap = display.px(WIDE), display.px(GAP)
        high, first = max(display.px(HIGH), 44), max(display.px(FIRST), 44)
        heights = (
            round(1.5 * display.points(34)), round(1.6 * display.points(17)), 3 * display.points(16),
            first, *(high,) * (len(STATIONS) - 1),
        )  # fmt: skip
        whole = sum(heights) + (len(heights) - 1) * gap
        told = self._presenter.match.seal
        seal = 3 * display.points(13) if told else 0
        left, top = (display.size[0] - wide) // 2, (display.size[1] - whole - seal) // 2
        # Wider than the stations: it is a remark at the edge for those who want to check the deal later.
        edge = display.px(36), display.size[1] - seal - display.px(8), display.size[0] - 2 * display.px(36), seal
        sealed = Text(edge, told, display.points(13), color=palette.SECONDARY, anchor="center", lines=2)
        head, which, below, *stations = rows((left, top, wide, whole), heights, gap)
        track, _, right = columns((left, top, wide, whole), (display.px(TRACK), display.px(GAP), 0), 0)
        places = [(right[0], y, right[2], tall) for _, y, _, tall in stations]
        match, stop = self._presenter.match, self._presenter.present().action("stop") or Action("stop", "")
        possible = {"scores": match.progress.rounds > 0, "stop": stop.enabled}
        return Page(
            texts=(
                Text(head, screen_text("pause-title", language), display.points(34), "ExtraBold"),
                Text(which, match.line, display.points(17), "SemiBold", palette.BRASS),
                Text(below, screen_text("pause-line", language), display.points(16), color=palette.SECONDARY, lines=2),
                *((sealed,) if told else ()),
            ),
            pictures=(station_track((track[0], track[2]), places, buffer=True),),
            controls=tuple(
                Control(
                    name,
                    place,
                    "primary" if name == "on" else "button",
                    screen_text(text, language) if text else stop.label,
                    enabled=possible.get(name, True),
                    height=display.points(21 if name == "on" else 18),
                )
                for (name, text), place in zip(STATIONS, places, strict=True)
            ),
        )

    def handle(self, event: PageEvent) -> Navigation:
        """See `PageScreen`."""
        match event:
            case Pressed("on") | Back():
                return Return()
            case Pressed("company"):
                return Open(RosterPage(self._presenter, self._services.known_names()))
            case Pressed("scores"):
                return Open(Scores(self._services, self._presenter))
            case Pressed("how-to-play"):
                return Open(HowToPlay(self._presenter.match.booklet))
            case Pressed("preferences"):
                return Open(PreferencesPage(self._services))
            case Pressed("stop"):
                self._presenter.submit("stop")
                return Return()
            case Pressed("leave"):
                self.leaves = True
                return Return()
        return STAY
