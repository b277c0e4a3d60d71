"""What the program around the screens does for them: tables are set up, kept and found again, and there is a hub."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Protocol

from roundhouse.hub import HubEvent, HubThread
from roundhouse.records.journal import SavedTable
from roundhouse.records.preferences import Choices, TableChoice
from roundhouse.referee import TableSession
from roundhouse.referee.statistics import Evening


class House(Protocol):
    """The program as the screens know it. `choices` may be replaced, which is seen and heard at once."""

    choices: Choices

    @property
    def hub(self) -> HubThread | None:
        """The hub that tables are joined with, real or simulated; None where none is wanted or none found yet."""

    @property
    def looking(self) -> bool:
        """Whether a hub is still being looked for."""

    def listen(self) -> list[HubEvent]:
        """What the hub has told since the last call. A hub that was found meanwhile is joined.

        Raises what went wrong while hubs were looked for, once.
        """

    def remember(self) -> None:
        """Keep the choices for the next time."""

    def new_table(self, chosen: TableChoice | None = None) -> TableSession:
        """A table as `chosen`, else `choices.table`, says: joined with the hub, every call kept from now on.

        Raises OptionError for what does not fit together.
        """

    def waiting(self) -> list[SavedTable]:
        """The tables that are not finished, the newest first."""

    def take_up(self, kept: SavedTable) -> TableSession:
        """One of them where it stopped, joined with the hub. Raises JournalError for what cannot be played again."""

    def look_again(self, evening: Evening) -> TableSession:
        """The table of an evening as it was left, joined with the hub. Raises JournalError as `take_up` does."""

    def leave(self, table: TableSession) -> None:
        """Nobody looks at this table any longer; it is finished if its match is over, and waits if not."""

    @property
    def shelf(self) -> Path:
        """The folder that copies of matches are kept in, for people to find."""

    def today(self) -> str:
        """The day as it is in a folder's name."""

    def evenings(self) -> list[Evening]:
        """What every table that is kept came to, those that cannot be told left out."""

    def wrong(self, error: Exception) -> str:
        """Note an error that nobody expected, for whoever mends it; a sentence that says where, or what it was."""


def choose(house: House, table: TableChoice) -> None:
    """Have this be the table that is set up next."""
    house.choices = replace(house.choices, table=table)
