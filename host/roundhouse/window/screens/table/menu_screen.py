"""The menu of a table: what else there is at it, and the way out. The table is saved in any case."""

from __future__ import annotations

from roundhouse.actions import Quit, SeePhones, SeeRoster, SeeScores
from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.pages.list_page import Sit, Way
from roundhouse.presenters.pages.phones import PhonesPage
from roundhouse.presenters.pages.preferences import PreferencesPage
from roundhouse.presenters.pages.table_menu import TableMenuPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.window.screens.match.scores import scores_screen
from roundhouse.window.screens.pages.list_screen import ListScreen
from roundhouse.window.screens.real_tiles.correction_screen import CorrectionScreen, ScreenMaker
from roundhouse.window.screens.screen import STAY, Navigation, Open, Replace, Return
from roundhouse.window.screens.setup.roster_page import RosterPage


def table_menu(services: AppServices, presenter: Presenter, screen: ScreenMaker | None = None) -> ListScreen:
    """The menu. `screen` makes the screen of a table of real tiles as it was before a call."""
    menu = TableMenuPage(presenter, preferences=PreferencesPage(services))

    def follow(way: Way) -> Navigation:
        go = Open if menu.stays_open else Replace
        match way:
            case SeeRoster():
                return go(RosterPage(presenter, services.known_names()))
            case SeePhones():
                return go(ListScreen(PhonesPage(services, presenter)))
            case SeeScores():
                return go(scores_screen(services, presenter))
            case Sit(moment) if screen is not None:
                return Replace(CorrectionScreen(services, moment, screen))
            case Quit():
                return Return(asked=True, both=True)
        raise LookupError(f"{way} leads nowhere")

    return ListScreen(menu, follow)


def requested_phones_page(services: AppServices, presenter: Presenter) -> Navigation:
    """Opens the page for phones once, if people asked for it before there was a table, or a seat changes hands."""
    if not services.phones_wanted:
        return STAY
    services.phones_wanted = False
    return Open(ListScreen(PhonesPage(services, presenter)))
