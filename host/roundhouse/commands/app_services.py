"""The services of the screens over a journal, a file of saved choices, and the hub that was found."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime, timedelta
from pathlib import Path

from roundhouse.commands.environment import log_unexpected, own_language, shelf_folder
from roundhouse.commands.match_summaries import played_match_of
from roundhouse.commands.table_factory import NO_HUB, add_to_journal, restore_table
from roundhouse.hub import Connected, HubEvent, HubThread, Lost
from roundhouse.hub.watcher import HubWatcher
from roundhouse.i18n.texts import terminal_text
from roundhouse.presenters.table_setup import create_table
from roundhouse.records.journal import Journal, SavedTable, TableJournal
from roundhouse.records.preferences import Choices, Preferences, TableChoice, read_choices, write_choices
from roundhouse.referee import TableSession
from roundhouse.referee.calls import Place
from roundhouse.referee.statistics import PlayedMatch
from roundhouse.window.screens.saved_choices import valid_choices
from roundhouse.window.speaker import HubWithSpeaker, Speaker, is_heard


class JournalAppServices:
    """See `AppServices`. `folder` holds the journal and the choices."""

    def __init__(
        self, journal: Journal, folder: Path, hub: HubThread | None, lookout: HubWatcher | None = None
    ) -> None:
        usual = Preferences(language=own_language())
        self._choices = valid_choices(read_choices(folder, usual), usual)
        self._hub = hub
        self._lookout = lookout
        self._journal = journal
        self.folder = folder
        self._pages: dict[TableSession, TableJournal] = {}
        self._speaker: Speaker | None = None

    @property
    def choices(self) -> Choices:
        """See `AppServices`."""
        return self._choices

    @choices.setter
    def choices(self, choices: Choices) -> None:
        before, self._choices = self._choices.preferences, choices
        now = choices.preferences
        if (before.volume, before.muted) != (now.volume, now.muted):
            for table in self._pages:
                table.set_volume(self._volume)
        if before.speaker != now.speaker:
            self._join_all()

    @property
    def hub(self) -> HubThread | None:
        """See `AppServices`."""
        return self._hub

    @property
    def is_searching(self) -> bool:
        """See `AppServices`."""
        return self._hub is None and self._lookout is not None

    def hub_events(self) -> list[HubEvent]:
        """See `AppServices`."""
        try:
            address = self._lookout.news() if self._lookout is not None else None
        except Exception:
            self._lookout = None  # the caller reports it, and tables go on without a hub
            raise
        if address is not None and (self._hub is None or self._hub.address != address):
            before, self._hub = self._hub, HubThread(address)
            self._join_all()
            if before is not None:
                before.close()
        told = self._hub.events() if self._hub is not None else []
        if any(isinstance(event, Connected | Lost) for event in told):
            self._join_all()
        return told

    def save_choices(self) -> None:
        """See `AppServices`."""
        write_choices(self._choices, self.folder)

    def new_table(self, chosen: TableChoice | None = None) -> TableSession:
        """See `AppServices`."""
        chosen = chosen or self._choices.table
        table = create_table(chosen)
        if chosen.minutes is not None:
            table.until = table.clock() + timedelta(minutes=chosen.minutes)
        self._pages[table] = add_to_journal(self._journal, table)
        for seat, place in enumerate(chosen.places):
            table.call(Place(seat, place.slot))
        self._join(table)
        return table

    def adopt(self, table: TableSession, page: TableJournal) -> None:
        """Serve a table that was created or resumed elsewhere."""
        self._pages[table] = page
        self._join(table)

    def unfinished_tables(self) -> list[SavedTable]:
        """See `AppServices`."""
        return [kept for kept in self._journal.tables() if not kept.finished]

    def resume(self, kept: SavedTable) -> TableSession:
        """See `AppServices`."""
        table, page = restore_table(self._journal, kept)
        self.adopt(table, page)
        return table

    def reopen(self, match: PlayedMatch) -> TableSession:
        """See `AppServices`."""
        return self.resume(next(kept for kept in self._journal.tables() if kept.name == match.table))

    def leave(self, table: TableSession) -> None:
        """See `AppServices`."""
        table.join(None)
        page = self._pages.pop(table, None)
        if page is not None and table.referee.match.over:
            page.finish()

    @property
    def exports_folder(self) -> Path:
        """See `AppServices`."""
        return shelf_folder(self.folder)

    def today(self) -> str:
        """See `AppServices`."""
        return datetime.now().astimezone().date().isoformat()

    def match_history(self) -> list[PlayedMatch]:
        """See `AppServices`."""
        found = []
        for kept in reversed(self._journal.tables()):
            # A table of an older version may not be readable any more; the others still are.
            with suppress(KeyError, ValueError):
                found.append(played_match_of(self._journal, kept))
        return found

    def report_error(self, error: Exception) -> str:
        """See `AppServices`."""
        language = self._choices.preferences.language
        log = log_unexpected(error)
        return terminal_text("logged", language, log=log) if log else f"{type(error).__name__}: {error}"

    def close(self) -> None:
        """Release the hub and the loudspeaker."""
        for table in list(self._pages):
            self.leave(table)
        if self._lookout is not None:
            self._lookout.close()
        if self._speaker is not None:
            self._speaker.close()
        if self._hub is not None:
            self._hub.flush()
            self._hub.close()

    @property
    def _volume(self) -> int:
        preferences = self._choices.preferences
        return 0 if preferences.muted else preferences.volume

    def _join_all(self) -> None:
        for table in self._pages:
            self._join(table)

    def _join(self, table: TableSession) -> None:
        """Join the table with the hub, or with this computer's loudspeaker in the hub's place."""
        table.set_volume(self._volume)
        wanted = self._choices.preferences.speaker
        if wanted == "computer" or (wanted == "auto" and not is_heard(self._hub)):
            self._speaker = self._speaker or Speaker()
            table.join(HubWithSpeaker(self._hub, self._speaker))
        else:
            table.join(self._hub)


@contextmanager
def open_app_services(folder: Path, address: str | None) -> Iterator[JournalAppServices]:
    """The services over the journal in this folder, with the hub at this address, or with any hub found."""
    with Journal(folder) as journal:
        if address is None:
            services = JournalAppServices(journal, folder, None, HubWatcher())
        else:
            services = JournalAppServices(journal, folder, None if address.casefold() == NO_HUB else HubThread(address))
        try:
            yield services
        finally:
            services.close()
