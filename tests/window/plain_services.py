"""What the program does for the screens, in tests of screens alone: nothing is kept, and there is no hub."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from roundhouse.hub import HubEvent, HubThread
from roundhouse.records.journal import SavedTable
from roundhouse.records.preferences import Choices, TableChoice
from roundhouse.referee import TableSession
from roundhouse.referee.statistics import PlayedMatch
from roundhouse.window.app_services import AppServices


class PlainServices(AppServices):
    """See `AppServices`. `left` are the tables that were left, `kept` those that are not finished."""

    hub: HubThread | None = None
    is_searching = False

    def __init__(self, choices: Choices | None = None, kept: Sequence[SavedTable] = ()) -> None:
        self.choices = choices or Choices()
        self.kept = list(kept)
        self.left: list[TableSession] = []

    def nudge_after(self, seconds: int) -> None:
        """So long may a turn take from now on."""
        self.choices = replace(self.choices, preferences=replace(self.choices.preferences, nudge=seconds))

    def hub_events(self) -> list[HubEvent]:
        """No hub tells anything."""
        return []

    def save_choices(self) -> None:
        """Nothing is kept."""

    def new_table(self, chosen: TableChoice | None = None) -> TableSession:
        """No table is set up."""
        raise AssertionError(f"nobody deals here: {chosen}")

    def unfinished_tables(self) -> list[SavedTable]:
        """Those that the test named."""
        return self.kept

    def resume(self, kept: SavedTable) -> TableSession:
        """No table is gone on with."""
        raise AssertionError(f"nobody goes on here: {kept}")

    def reopen(self, match: PlayedMatch) -> TableSession:
        """No table is opened again."""
        raise AssertionError(f"nobody looks at this again: {match}")

    def leave(self, table: TableSession) -> None:
        """Noted."""
        self.left.append(table)

    @property
    def exports_folder(self) -> Path:
        """A path as long as they are."""
        return Path("/home/somebody/Documents/Roundhouse")

    def today(self) -> str:
        """Always the same day."""
        return "2026-11-21"

    def match_history(self) -> list[PlayedMatch]:
        """Nothing was played."""
        return []

    def report_error(self, error: Exception) -> str:
        """As it is."""
        return str(error)
