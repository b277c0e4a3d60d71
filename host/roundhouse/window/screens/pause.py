"""The pause at a table: on with it, settings, or away; whatever is chosen, the table is kept."""

from __future__ import annotations

from roundhouse.i18n.screens import screen
from roundhouse.referee import TableSession
from roundhouse.window.app_services import House
from roundhouse.window.appearance import Look
from roundhouse.window.controls.grid import rows
from roundhouse.window.controls.page import Control, Page, Text
from roundhouse.window.controls.page_input import Act, Back, Pressed
from roundhouse.window.screens.how_to_play import HowToPlay
from roundhouse.window.screens.preferences import Settings
from roundhouse.window.screens.roster import AtThisTable
from roundhouse.window.screens.scores import Scores
from roundhouse.window.screens.screen import STAY, Open, PageScreen, Return, Way

WIDE, HIGH, GAP = 460, 64, 14


class Pause(PageScreen):
    """See `Screen`. `leaves` says, after it has gone, whether the table is left."""

    def __init__(self, house: House, table: TableSession) -> None:
        super().__init__()
        self._house = house
        self._table = table
        self.leaves = False

    def page(self, look: Look) -> Page:
        """See `PageScreen`."""
        wide, high, gap = look.px(WIDE), max(look.px(HIGH), 44), look.px(GAP)
        title, line = look.points(34) * 3 // 2, look.points(17) * 3
        heights = (title, line, *(high,) * 6)
        whole = sum(heights) + (len(heights) - 1) * gap
        area = ((look.size[0] - wide) // 2, (look.size[1] - whole) // 2, wide, whole)
        head, below, on, company, scores, how, preferences, leave = rows(area, heights, gap)
        label = look.points(19)
        return Page(
            texts=(
                Text(head, screen("pause-title", look.language), look.points(34), "ExtraBold", anchor="center"),
                Text(below, screen("pause-line", look.language), look.points(17), anchor="center", lines=2),
            ),
            controls=(
                Control("on", on, "primary", screen("pause-on", look.language), height=label),
                Control("company", company, "button", screen("company", look.language), height=label),
                Control(
                    "scores",
                    scores,
                    "button",
                    screen("scores-title", look.language),
                    enabled=bool(self._table.referee.match.results),
                    height=label,
                ),
                Control("how-to-play", how, "button", screen("how-to-play", look.language), height=label),
                Control("preferences", preferences, "button", screen("preferences", look.language), height=label),
                Control("leave", leave, "button", screen("pause-leave", look.language), height=label),
            ),
        )

    def obey(self, act: Act) -> Way:
        """See `PageScreen`."""
        match act:
            case Pressed("on") | Back():
                return Return()
            case Pressed("company"):
                return Open(AtThisTable(self._table))
            case Pressed("scores"):
                return Open(Scores(self._house, self._table))
            case Pressed("how-to-play"):
                game = self._table.referee.game
                return Open(HowToPlay(game.name, game.options))
            case Pressed("preferences"):
                return Open(Settings(self._house))
            case Pressed("leave"):
                self.leaves = True
                return Return()
        return STAY
