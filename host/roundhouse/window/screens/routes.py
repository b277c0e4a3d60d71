"""Which screen each button of the start screen opens, and which screen a table has."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.referee import TableSession
from roundhouse.window.app_services import AppServices
from roundhouse.window.screens.called import called_screen
from roundhouse.window.screens.dealt import Dealt
from roundhouse.window.screens.games import GamePicker
from roundhouse.window.screens.house_rules import HouseRules
from roundhouse.window.screens.picker import LengthPicker, SetPicker
from roundhouse.window.screens.preferences import PreferencesPage
from roundhouse.window.screens.saved_tables import SavedTables
from roundhouse.window.screens.screen import Screen
from roundhouse.window.screens.slots import slots_screen
from roundhouse.window.screens.statistics import Statistics
from roundhouse.window.screens.tutorial import TutorialScreen

TABLES: dict[str, Callable[[AppServices, TableSession], Screen]] = {
    "dealt": Dealt,
    "called": called_screen,
    "slots": slots_screen,
}
"""The screen of each table mode."""


def screen_of_table(services: AppServices, table: TableSession) -> Screen:
    """The screen of a table; a first game keeps its tutorial when it is resumed."""
    if table.guided:
        return TutorialScreen(services, table)
    return TABLES[table.mode.name](services, table)


ROUTES: dict[str, Callable[[AppServices], Screen]] = {
    "game": GamePicker,
    "games": GamePicker,
    "set": SetPicker,
    "rules": HouseRules,
    "length": LengthPicker,
    "preferences": PreferencesPage,
    "statistics": lambda services: Statistics(
        services.match_history(),
        services.choices.table.game,
        lambda match: screen_of_table(services, services.reopen(match)),
    ),
    "waiting": lambda services: SavedTables(services, screen_of_table),
}
"""What each button of the start screen opens, by its name."""
