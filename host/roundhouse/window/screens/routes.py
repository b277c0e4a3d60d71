"""Which screen lies behind each door of the first one, and which screen a table has."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.referee import TableSession
from roundhouse.window.app_services import House
from roundhouse.window.screens.called import called_screen
from roundhouse.window.screens.dealt import Dealt
from roundhouse.window.screens.games import Games
from roundhouse.window.screens.house_rules import Rules
from roundhouse.window.screens.picker import Lengths, Sets
from roundhouse.window.screens.preferences import Settings
from roundhouse.window.screens.saved_tables import Waiting
from roundhouse.window.screens.screen import Screen
from roundhouse.window.screens.slots import slots_screen
from roundhouse.window.screens.statistics import Statistics
from roundhouse.window.screens.tutorial import Guided

TABLES: dict[str, Callable[[House, TableSession], Screen]] = {
    "dealt": Dealt,
    "called": called_screen,
    "slots": slots_screen,
}
"""The screen of each way to sit."""


def at_table(house: House, table: TableSession) -> Screen:
    """The screen of a table; a first game has its coach, whenever it is gone on with."""
    if table.guided:
        return Guided(house, table)
    return TABLES[table.mode.name](house, table)


DOORS: dict[str, Callable[[House], Screen]] = {
    "game": Games,
    "games": Games,
    "set": Sets,
    "rules": Rules,
    "length": Lengths,
    "preferences": Settings,
    "statistics": lambda house: Statistics(
        house.evenings(), house.choices.table.game, lambda evening: at_table(house, house.look_again(evening))
    ),
    "waiting": lambda house: Waiting(house, at_table),
}
"""What each button of the first screen opens, by its name."""
