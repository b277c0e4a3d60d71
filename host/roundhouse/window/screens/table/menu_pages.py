"""Which screen the menu of a table opens for each of its pages, however people sit there."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.actions import Action, SeePhones, SeePreferences, SeeRoster, SeeRules, SeeScores
from roundhouse.presenters.presenter import Presenter
from roundhouse.window.app_services import AppServices
from roundhouse.window.screens.match.scores_page import Scores
from roundhouse.window.screens.pages.how_to_play import HowToPlay
from roundhouse.window.screens.pages.preferences_page import PreferencesPage
from roundhouse.window.screens.screen import Screen
from roundhouse.window.screens.setup.phones_page import PhonesPage
from roundhouse.window.screens.setup.roster_page import RosterPage

MENU_PAGES: dict[Action, Callable[[AppServices, Presenter], Screen]] = {
    SeeRoster(): lambda services, presenter: RosterPage(presenter, services.known_names()),
    SeePhones(): PhonesPage,
    SeeScores(): Scores,
    SeeRules(): lambda _services, presenter: HowToPlay(presenter.match.booklet),
    SeePreferences(): lambda services, _presenter: PreferencesPage(services),
}
