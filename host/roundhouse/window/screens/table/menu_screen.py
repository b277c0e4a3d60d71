"""The menu of a table: what else there is at it, and the way out. The table is saved in any case."""

from __future__ import annotations

from roundhouse.actions import Quit, SeePhones, SeeRoster, SeeScores
from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.pages.list_page import Sit, Way
from roundhouse.presenters.pages.preferences import PreferencesPage
from roundhouse.presenters.pages.table_menu import TableMenuPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.window.screens.match.scores_page import Scores
from roundhouse.window.screens.pages.list_screen import ListScreen
from roundhouse.window.screens.real_tiles.correction_screen import CorrectionScreen, ScreenMaker
from roundhouse.window.screens.screen import Navigation, Open, Replace, Return
from roundhouse.window.screens.setup.phones_page import PhonesPage
from roundhouse.window.screens.setup.roster_page import RosterPage


class TableMenu(ListScreen):
    """See `Screen`. `leaves` says afterward whether the table is left.

    `screen` makes the screen of a table of real tiles as it was before a call.
    """

    def __init__(self, services: AppServices, presenter: Presenter, screen: ScreenMaker | None = None) -> None:
        self._menu = TableMenuPage(presenter, preferences=PreferencesPage(services))
        super().__init__(self._menu, self._away)
        self._services, self._presenter, self._screen = services, presenter, screen
        self.leaves = False

    def _away(self, way: Way) -> Navigation:
        go = Open if self._menu.stays_open else Replace
        match way:
            case SeeRoster():
                return go(RosterPage(self._presenter, self._services.known_names()))
            case SeePhones():
                return go(PhonesPage(self._services, self._presenter))
            case SeeScores():
                return go(Scores(self._services, self._presenter))
            case Sit(moment) if self._screen is not None:
                return Replace(CorrectionScreen(self._services, moment, self._screen))
            case Quit():
                self.leaves = True
                return Return()
        raise LookupError(f"{way} leads nowhere")
