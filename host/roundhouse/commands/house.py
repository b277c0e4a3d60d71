"""The house of the screens: a journal, a file of choices, and the hub that was found."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from roundhouse.commands.setting import game_of, kept_in, open_hub, table_again
from roundhouse.hub import HubThread
from roundhouse.hub.finding import SIMULATED
from roundhouse.records.choices import read_choices, write_choices
from roundhouse.records.journal import Journal, Kept, TableJournal
from roundhouse.referee import Chance, LiveTable, Seat
from roundhouse.referee.calls import Place
from roundhouse.referee.ways import WAYS
from roundhouse.table.live.speaker import HubWithSpeaker, Speaker


class JournalHouse:
    """See `House`."""

    def __init__(self, journal: Journal, folder: Path, hub: HubThread | None) -> None:
        self.choices = read_choices(folder)
        self.hub = hub
        self._journal = journal
        self._folder = folder
        self._pages: dict[LiveTable, TableJournal] = {}
        # A real hub has a loudspeaker of its own.
        self._speaker = Speaker() if hub is None or hub.address.startswith(SIMULATED) else None

    def remember(self) -> None:
        """See `House`."""
        write_choices(self.choices, self._folder)

    def new_table(self) -> LiveTable:
        """See `House`."""
        chosen = self.choices.table
        seats = [Seat(place.name, place.player) for place in chosen.places]
        game = game_of(chosen.game, len(seats), chosen.rules.get(chosen.game, {}))
        table = WAYS[chosen.way](game, seats, Chance(""))
        self._pages[table] = kept_in(self._journal, table)
        for seat, place in enumerate(chosen.places):
            table.call(Place(seat, place.slot))
        self._join(table)
        return table

    def waiting(self) -> list[Kept]:
        """See `House`."""
        return [kept for kept in self._journal.tables() if not kept.finished]

    def take_up(self, kept: Kept) -> LiveTable:
        """See `House`."""
        table, page = table_again(self._journal, kept, self.choices.manner.language)
        self._pages[table] = page
        self._join(table)
        return table

    def leave(self, table: LiveTable) -> None:
        """See `House`."""
        table.join(None)
        page = self._pages.pop(table, None)
        if page is not None and table.referee.match.over:
            page.finish()

    def close(self) -> None:
        """Give hub and loudspeaker back."""
        for table in list(self._pages):
            self.leave(table)
        if self._speaker is not None:
            self._speaker.close()
        if self.hub is not None:
            self.hub.flush()
            self.hub.close()

    def _join(self, table: LiveTable) -> None:
        manner = self.choices.manner
        table.set_volume(0 if manner.muted else manner.volume)
        if self.hub is not None and self._speaker is not None:
            table.join(HubWithSpeaker(self.hub, self._speaker))
        else:
            table.join(self.hub)


@contextmanager
def open_house(folder: Path, address: str | None) -> Iterator[JournalHouse]:
    """The house over the journal in this folder, with the hub at an address, or the first that is found."""
    with Journal(folder) as journal:
        house = JournalHouse(journal, folder, open_hub(address))
        try:
            yield house
        finally:
            house.close()
