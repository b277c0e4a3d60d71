"""Which screen lies behind each door of the first one."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.referee import LiveTable
from roundhouse.table.house import House
from roundhouse.table.screens.called import called_screen
from roundhouse.table.screens.dealt import Dealt
from roundhouse.table.screens.games import Games
from roundhouse.table.screens.guided import Guided
from roundhouse.table.screens.manner import Settings
from roundhouse.table.screens.picking import Lengths, Sets
from roundhouse.table.screens.rules import Rules
from roundhouse.table.screens.screen import Screen
from roundhouse.table.screens.slots import slots_screen
from roundhouse.table.screens.start import Doors
from roundhouse.table.screens.statistics import Statistics
from roundhouse.table.screens.waiting import Waiting

TABLES: dict[str, Callable[[House, LiveTable], Screen]] = {
    "dealt": Dealt,
    "called": called_screen,
    "slots": slots_screen,
}
"""The screen of each way to sit that has one."""


class AllDoors(Doors):
    """See `Doors`."""

    ways = tuple(TABLES)

    def games(self, house: House) -> Screen:
        """See `Doors`."""
        return Games(house)

    def sets(self, house: House) -> Screen:
        """See `Doors`."""
        return Sets(house)

    def lengths(self, house: House) -> Screen:
        """See `Doors`."""
        return Lengths(house)

    def rules(self, house: House) -> Screen:
        """See `Doors`."""
        return Rules(house)

    def manner(self, house: House) -> Screen:
        """See `Doors`."""
        return Settings(house)

    def statistics(self, house: House) -> Screen:
        """See `Doors`."""
        return Statistics(house)

    def waiting(self, house: House) -> Screen:
        """See `Doors`."""
        return Waiting(house, lambda table: self.table(house, table), self.ways)

    def table(self, house: House, table: LiveTable) -> Screen:
        """See `Doors`."""
        return TABLES[table.way](house, table)

    def guided(self, house: House, table: LiveTable) -> Screen:
        """See `Doors`."""
        return Guided(house, table)
