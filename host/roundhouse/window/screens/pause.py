"""The pause menu of a table: continue, players, scores, rules, settings, or leave. The table is saved in any case."""

from __future__ import annotations

from roundhouse.i18n.texts import screen_text
from roundhouse.referee import TableSession
from roundhouse.window.app_services import AppServices
from roundhouse.window.controls.grid import rows
from roundhouse.window.controls.page import Control, Page, Text
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed
from roundhouse.window.display import Display
from roundhouse.window.screens.how_to_play import HowToPlay
from roundhouse.window.screens.preferences import PreferencesPage
from roundhouse.window.screens.roster import RosterPage
from roundhouse.window.screens.scores import Scores
from roundhouse.window.screens.screen import STAY, Navigation, Open, PageScreen, Return

WIDE, HIGH, GAP = 460, 64, 14


class PauseMenu(PageScreen):
    """See `Screen`. `leaves` is set when the table is to be left."""

    def __init__(self, services: AppServices, table: TableSession) -> None:
        super().__init__()
        self._services = services
        self._table = table
        self.leaves = False

    def page(self, display: Display) -> Page:
        """See `PageScreen`."""
        wide, high, gap = display.px(WIDE), max(display.px(HIGH), 44), display.px(GAP)
        title, line = display.points(34) * 3 // 2, display.points(17) * 3
        heights = (title, line, *(high,) * 6)
        whole = sum(heights) + (len(heights) - 1) * gap
        area = ((display.size[0] - wide) // 2, (display.size[1] - whole) // 2, wide, whole)
        head, below, on, company, scores, how, preferences, leave = rows(area, heights, gap)
        label = display.points(19)
        return Page(
            texts=(
                Text(
                    head, screen_text("pause-title", display.language), display.points(34), "ExtraBold", anchor="center"
                ),
                Text(below, screen_text("pause-line", display.language), display.points(17), anchor="center", lines=2),
            ),
            controls=(
                Control("on", on, "primary", screen_text("pause-on", display.language), height=label),
                Control("company", company, "button", screen_text("company", display.language), height=label),
                Control(
                    "scores",
                    scores,
                    "button",
                    screen_text("scores-title", display.language),
                    enabled=bool(self._table.referee.match.results),
                    height=label,
                ),
                Control("how-to-play", how, "button", screen_text("how-to-play", display.language), height=label),
                Control(
                    "preferences", preferences, "button", screen_text("preferences", display.language), height=label
                ),
                Control("leave", leave, "button", screen_text("pause-leave", display.language), height=label),
            ),
        )

    def handle(self, event: PageEvent) -> Navigation:
        """See `PageScreen`."""
        match event:
            case Pressed("on") | Back():
                return Return()
            case Pressed("company"):
                return Open(RosterPage(self._table))
            case Pressed("scores"):
                return Open(Scores(self._services, self._table))
            case Pressed("how-to-play"):
                game = self._table.referee.game
                return Open(HowToPlay(game.name, game.options))
            case Pressed("preferences"):
                return Open(PreferencesPage(self._services))
            case Pressed("leave"):
                self.leaves = True
                return Return()
        return STAY
