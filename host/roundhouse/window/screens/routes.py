"""The screen that each button of the start screen opens, and the screen of each table."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.pages.house_rules import HouseRulesPage
from roundhouse.presenters.pages.journal import SavedTablesPage, StatisticsPage
from roundhouse.presenters.pages.list_page import Learn, PagePresenter, Sit, Way
from roundhouse.presenters.pages.preferences import PreferencesPage
from roundhouse.presenters.pages.table_choices import GamesPage, LengthsPage, SetsPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.window.screens.pages.list_screen import ListScreen
from roundhouse.window.screens.real_tiles.called_screen import CalledScreen
from roundhouse.window.screens.real_tiles.slots_screen import SlotsScreen
from roundhouse.window.screens.screen import Navigation, Open, Replace, Screen
from roundhouse.window.screens.table.dealt_screen import DealtScreen
from roundhouse.window.screens.table.lesson_screen import LessonScreen
from roundhouse.window.screens.table.replay_screen import follow_replay

TABLES: dict[str, Callable[[AppServices, Presenter], Screen]] = {
    "dealt": DealtScreen,
    "called": CalledScreen,
    "slots": SlotsScreen,
    "score-pad": CalledScreen,
}
"""The screen of each table mode."""


def screen_of_table(services: AppServices, presenter: Presenter) -> Screen:
    return TABLES[presenter.present().mode](services, presenter)


def page_screen(services: AppServices, page: PagePresenter) -> ListScreen:
    """The screen of a page that was opened from no table."""

    def follow(way: Way) -> Navigation:
        match way:
            case Sit(presenter, look):
                table = screen_of_table(services, presenter)
                return Open(table) if look else Replace(table)
            case Learn(lesson, replaces):
                taught = LessonScreen(services, lesson)
                return Replace(taught) if replaces else Open(taught)
        return follow_replay(way)

    return ListScreen(page, follow)


PAGES: dict[str, Callable[[AppServices], PagePresenter]] = {
    "game": GamesPage,
    "games": GamesPage,
    "set": SetsPage,
    "rules": HouseRulesPage,
    "length": LengthsPage,
    "preferences": PreferencesPage,
    "statistics": lambda services: StatisticsPage(services.match_history, services.choices.table.game, services.reopen),
    "waiting": SavedTablesPage,
}
"""The page that each button of the start screen opens, by its name."""
