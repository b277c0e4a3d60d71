"""What screens need from the program around them: tables, saved choices, the hub, exports, error reports."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Protocol

from roundhouse.hub import HubEvent, HubThread
from roundhouse.records.journal import SavedTable
from roundhouse.records.preferences import Choices, TableChoice
from roundhouse.referee import TableSession
from roundhouse.referee.statistics import PlayedMatch


class AppServices(Protocol):
    """The program as screens see it. Assigning `choices` takes effect at once."""

    choices: Choices

    @property
    def hub(self) -> HubThread | None:
        """The hub that tables are joined with, real or simulated; None if none is wanted or none was found yet."""

    @property
    def is_searching(self) -> bool:
        """Whether the program is still looking for a hub."""

    def hub_events(self) -> list[HubEvent]:
        """The hub's events since the last call. Joins a hub that was found meanwhile.

        Raises an error of the search for hubs, once.
        """

    def save_choices(self) -> None:
        """Save the choices for the next start."""

    def new_table(self, chosen: TableChoice | None = None) -> TableSession:
        """A new table as in `chosen`, or in `choices.table`: joined with the hub, and saved with every call.

        Raises OptionError for options that contradict each other.
        """

    def unfinished_tables(self) -> list[SavedTable]:
        """The tables that are not finished, the newest first."""

    def resume(self, kept: SavedTable) -> TableSession:
        """An unfinished table where it stopped, joined with the hub. Raises JournalError if it cannot be replayed."""

    def reopen(self, match: PlayedMatch) -> TableSession:
        """The table of a match as it was left, joined with the hub. Raises JournalError as `resume` does."""

    def leave(self, table: TableSession) -> None:
        """Close a table; it is finished if its match is over, else it can be resumed."""

    @property
    def exports_folder(self) -> Path:
        """The folder for exported matches."""

    def today(self) -> str:
        """Today's date for a folder's name, as YYYY-MM-DD."""

    def match_history(self) -> list[PlayedMatch]:
        """Summaries of all saved tables, except those that cannot be read."""

    def report_error(self, error: Exception) -> str:
        """Log an unexpected error; returns a sentence that says where, or the error itself."""


def choose(services: AppServices, table: TableChoice) -> None:
    """Make this the table that is set up next."""
    services.choices = replace(services.choices, table=table)
