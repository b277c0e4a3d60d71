"""The menu of a table: what else there is at it, and the way out. The table is saved in any case."""

from __future__ import annotations

from functools import partial

from roundhouse.actions import Quit, SeePhones, SeePreferences, SeeRoster, SeeRules, SeeScores
from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.pages.how_to_play import booklet_of_table
from roundhouse.presenters.pages.list_page import Sit, Way
from roundhouse.presenters.pages.phones import PhonesPage
from roundhouse.presenters.pages.players import RosterPage
from roundhouse.presenters.pages.preferences import PreferencesPage
from roundhouse.presenters.pages.scores import ScoresPage
from roundhouse.presenters.pages.table_menu import MenuPages, TableMenuPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.window.screens.pages.list_screen import ListScreen, nowhere
from roundhouse.window.screens.real_tiles.correction_screen import CorrectionScreen, ScreenMaker
from roundhouse.window.screens.screen import STAY, Navigation, Open, Replace, Return


def phones_page(services: AppServices, presenter: Presenter) -> PhonesPage:
    return PhonesPage(partial(services.phones, presenter), presenter, partial(services.want_phones, False))


def table_menu(services: AppServices, presenter: Presenter, screen: ScreenMaker | None = None) -> ListScreen:
    """The menu. `screen` makes the screen of a table of real tiles as it was before a call."""
    pages: MenuPages = {
        SeePreferences(): lambda: PreferencesPage(services),
        SeeRoster(): lambda: RosterPage(presenter, services.known_names()),
        SeePhones(): lambda: phones_page(services, presenter),
        SeeScores(): lambda: ScoresPage(presenter, services.known_names, services=services),
        SeeRules(): lambda: booklet_of_table(presenter, services, keys=True),
    }

    def follow(way: Way) -> Navigation:
        match way:
            case Sit(moment) if screen is not None:
                return Replace(CorrectionScreen(services, moment, screen))
            case Quit():
                return Return(asked=True, both=True)
        return nowhere(way)

    return ListScreen(TableMenuPage(presenter, pages=pages), follow)


def requested_phones_page(services: AppServices, presenter: Presenter) -> Navigation:
    """Open the page for phones once, if people asked for it before there was a table, or a seat changes hands."""
    if not services.phones_wanted:
        return STAY
    services.want_phones(False)
    return Open(ListScreen(phones_page(services, presenter)))
