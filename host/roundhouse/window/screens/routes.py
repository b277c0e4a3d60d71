"""Which screen each button of the start screen opens, and which screen a table has."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.presenters.presenter import Presenter
from roundhouse.window.app_services import AppServices
from roundhouse.window.screens.match.statistics_page import Statistics
from roundhouse.window.screens.pages.preferences_page import PreferencesPage
from roundhouse.window.screens.real_tiles.called_screen import CalledScreen
from roundhouse.window.screens.real_tiles.slots_screen import SlotsScreen
from roundhouse.window.screens.screen import Screen
from roundhouse.window.screens.setup.games import GamePicker
from roundhouse.window.screens.setup.house_rules import HouseRules
from roundhouse.window.screens.setup.picker import LengthPicker, SetPicker
from roundhouse.window.screens.setup.saved_tables_page import SavedTables
from roundhouse.window.screens.table.dealt_screen import Dealt
from roundhouse.window.screens.table.tutorial_screen import TutorialScreen

TABLES: dict[str, Callable[[AppServices, Presenter], Screen]] = {
    "dealt": Dealt,
    "called": CalledScreen,
    "slots": SlotsScreen,
}
"""The screen of each table mode."""


def screen_of_table(services: AppServices, presenter: Presenter) -> Screen:
    """The screen of a table; a first game keeps its tutorial when it is resumed."""
    if presenter.guided:
        return TutorialScreen(services, presenter)
    return TABLES[presenter.present().mode](services, presenter)


ROUTES: dict[str, Callable[[AppServices], Screen]] = {
    "game": GamePicker,
    "games": GamePicker,
    "set": SetPicker,
    "rules": HouseRules,
    "length": LengthPicker,
    "preferences": PreferencesPage,
    "statistics": lambda services: Statistics(
        services.match_history,
        services.choices.table.game,
        lambda table: screen_of_table(services, services.reopen(table)),
    ),
    "waiting": lambda services: SavedTables(services, screen_of_table),
}
"""What each button of the start screen opens, by its name."""
