"""The scores of a table, and the page of its players, which the window draws by itself."""

from __future__ import annotations

from roundhouse.actions import SeeRoster
from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.pages.list_page import Way
from roundhouse.presenters.pages.scores import ScoresPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.window.screens.pages.list_screen import ListScreen, nowhere
from roundhouse.window.screens.screen import Navigation, Open
from roundhouse.window.screens.setup.roster_page import RosterPage


def scores_screen(services: AppServices, presenter: Presenter) -> ListScreen:
    """The page of the scores; it lies over the screen of its table."""

    def follow(way: Way) -> Navigation:
        return Open(RosterPage(presenter, services.known_names())) if way == SeeRoster() else nowhere(way)

    return ListScreen(ScoresPage(presenter), follow)
