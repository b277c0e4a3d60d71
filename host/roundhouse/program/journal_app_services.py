"""The services of the screens over a journal, a file of saved choices, and the hub that was found."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from roundhouse.games.core.names import identity
from roundhouse.hub.events import HubEvent
from roundhouse.hub.thread import HubThread
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, Slot
from roundhouse.presenters.app_services import PhonesError
from roundhouse.presenters.match.match_history import MatchHistory
from roundhouse.presenters.pages.preferences import valid_choices
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup.table_setup import create_table
from roundhouse.presenters.setup.waiting_table import WaitingTable
from roundhouse.program.environment import copies_folder, do_beside, log_unexpected, reviews_folder, system_language
from roundhouse.program.errors import ImpossibleRequest
from roundhouse.program.hubs import SharedHub
from roundhouse.program.journal_tables import add_to_journal, played_match_of, restore_table, unfinished_tables
from roundhouse.program.photos import offer_photos
from roundhouse.program.speakers import Loudspeaker
from roundhouse.program.table_request import PhoneServerOptions
from roundhouse.records.journal import Journal, JournalError, SavedTable, TableJournal
from roundhouse.records.preferences import Preferences, SavedChoices, TableChoice, read_choices, write_choices
from roundhouse.referee import TableSession
from roundhouse.referee.calls import TakeSlot
from roundhouse.referee.history.match_summary import Summary
from roundhouse.referee.seats import PERSON
from roundhouse.referee.session.thinking import BesideThinker

if TYPE_CHECKING:
    from roundhouse.program.phones.window_phones import WindowPhones


class JournalAppServices:
    """`folder` holds the journal and the choices; for `address` and `speaker` see `SharedHub`."""

    def __init__(self, journal: Journal, folder: Path, address: str | None, speaker: Callable[[], Loudspeaker]) -> None:
        usual = Preferences(language=system_language())
        self._choices = valid_choices(read_choices(folder, usual), usual)
        self._hub = SharedHub(address, speaker, self._connect_hub_to_all)
        self._journal = journal
        self.folder = folder
        self._journals: dict[TableSession, TableJournal] = {}
        self._unsaved: list[TableSession] = []
        self._phone_server: WindowPhones | None = None
        self.phones_wanted = False
        self.phone_options = PhoneServerOptions()
        self._thinker = BesideThinker()

    @property
    def choices(self) -> SavedChoices:
        return self._choices

    @choices.setter
    def choices(self, choices: SavedChoices) -> None:
        before, self._choices = self._choices.preferences, choices
        now = choices.preferences
        if before.level != now.level:
            for table in self._tables:
                table.output.set_volume(self._choices.preferences.level)
        if before.sounds != now.sounds:
            for table in self._tables:
                table.output.filter_sounds(now.sounds)
        if before.speaker != now.speaker:
            self._connect_hub_to_all()

    @property
    def texts(self) -> Texts:
        return Texts(self._choices.preferences.language)

    @property
    def hub(self) -> HubThread | None:
        return self._hub.hub

    @property
    def is_searching(self) -> bool:
        return self._hub.is_searching

    @property
    def picos_waiting(self) -> bool:
        return self._hub.picos_waiting

    def hub_events(self) -> list[HubEvent]:
        return self._hub.events()

    def do_due(self, now: int) -> bool:
        return self._phone_server is not None and self._phone_server.do_due(now)

    def do_beside(self, work: Callable[[], None]) -> None:
        do_beside(work)

    def phones(self, presenter: Presenter) -> WindowPhones:
        session, texts = presenter.session, self.texts
        if self._phone_server is not None and self._phone_server.session is session:
            return self._phone_server
        self._close_door()  # of another table, which is still open
        try:
            from roundhouse.program.phones.window_phones import WindowPhones  # the extra need not be there

            wanted = partial(self.want_phones, True)
            self._phone_server = WindowPhones(session, self._journals[session], texts, self.phone_options, wanted)
        except ImpossibleRequest as error:
            raise PhonesError(error.text(texts)) from error
        return self._phone_server

    def want_phones(self, wanted: bool) -> None:
        self.phones_wanted = wanted

    def serve_phones(self, at: PhoneServerOptions) -> None:
        """Phones are let in at the next table, at this address."""
        self.phone_options, self.phones_wanted = at, True

    def journal_of(self, table: TableSession) -> TableJournal:
        return self._journals[table]

    def _close_door(self) -> None:
        """Phones are not served any longer."""
        if self._phone_server is not None:
            self._phone_server.close()
            self._phone_server = None

    def squares_of(self, text: str) -> Sequence[Sequence[bool]]:
        try:
            from roundhouse.program.phones.join_code import squares_of  # the extra need not be there
        except ImportError:
            return ()
        return squares_of(text)

    def save_choices(self) -> None:
        write_choices(self._choices, self.folder)

    def new_table(self, chosen: TableChoice | None = None) -> Presenter:
        chosen = chosen or self._choices.table
        table = create_table(chosen)
        table.output.filter_sounds(self._choices.preferences.sounds)
        self._journals[table] = add_to_journal(self._journal, table)
        for seat, place in enumerate(chosen.places):
            table.call(TakeSlot(Seat(seat), Slot(place.slot)))
        return self.adopt(table, self._journals[table])

    def adopt(self, table: TableSession, page: TableJournal) -> Presenter:
        """Serve a table that was created or resumed elsewhere."""
        self._journals[table] = page
        self.think_for(table.computers.seconds)
        table.computers.think_with(self._thinker)
        offer_photos(table)
        self._hub.connect(table, self._choices.preferences)
        if self._phone_server is not None and self._phone_server.session is None and not table.referee.match.over:
            self._phone_server.take(table, page, self.texts)
        return Presenter(table, self.texts)

    def think_for(self, seconds: float | None) -> None:
        """The time that slow computer players think about a move; None leaves it as it is."""
        self._thinker.think_for(seconds)

    def join_hub(self, table: TableSession) -> None:
        self._unsaved.append(table)
        table.output.filter_sounds(self._choices.preferences.sounds)
        self._hub.connect(table, self._choices.preferences)

    def leave_hub(self, table: TableSession) -> None:
        table.output.connect(None)
        self._unsaved.remove(table)

    @property
    def _tables(self) -> tuple[TableSession, ...]:
        """The tables that the hub serves."""
        return *self._journals, *self._unsaved

    @property
    def is_playing(self) -> bool:
        return any(not table.referee.match.over for table in self._journals)

    def waiting_tables(self) -> list[WaitingTable]:
        return [WaitingTable(kept, self.summary) for kept in self.unfinished_tables()]

    def unfinished_tables(self) -> list[SavedTable]:
        """The tables that are not finished, the newest first."""
        return unfinished_tables(self._journal)

    def resume(self, waiting: WaitingTable, decision: str = "") -> Presenter:
        return self._resume(waiting.kept, decision)

    def _resume(self, kept: SavedTable, decision: str) -> Presenter:
        table, page = restore_table(self._journal, kept, decision)
        table.output.filter_sounds(self._choices.preferences.sounds)
        return self.adopt(table, page)

    def summary(self, kept: SavedTable) -> Summary | None:
        """The rounds and points of a table so far; None if it cannot be read."""
        # A table of an older version may not be readable anymore.
        with suppress(KeyError, ValueError):
            return played_match_of(self._journal, kept).summary
        return None

    def remove(self, waiting: WaitingTable) -> None:
        self._journal.remove(waiting.number)

    def reopen(self, table: str, decision: str = "") -> Presenter:
        kept = next((each for each in self._journal.tables() if each.name == table), None)
        if kept is None:
            raise JournalError("journal/table-gone", name=table)
        return self._resume(kept, decision)

    def leave(self, presenter: Presenter) -> None:
        presenter.close()
        self._close(presenter.session)

    def _close(self, table: TableSession) -> None:
        if self._phone_server is not None and self._phone_server.session is table:
            self._phone_server.put_away(self)
        table.output.connect(None)
        page = self._journals.pop(table, None)
        if page is not None and table.referee.match.over:
            page.finish()

    def known_names(self) -> list[str]:
        found: dict[str, str] = {}
        for kept in self._journal.tables():
            for name, player in kept.setup.seats:
                if player == PERSON:
                    found.setdefault(identity(name), name)
        return list(found.values())

    @property
    def exports_folder(self) -> Path:
        return copies_folder(self.folder)

    @property
    def reviews_folder(self) -> Path:
        return reviews_folder(self.folder)

    def today(self) -> str:
        return datetime.now().astimezone().date().isoformat()

    def match_history(self) -> MatchHistory:
        found = []
        for kept in reversed([each for each in self._journal.tables() if each.counts]):
            # A table of an older version may not be readable anymore; the others still are.
            with suppress(KeyError, ValueError):
                found.append(played_match_of(self._journal, kept))
        return MatchHistory(found)

    def report_error(self, error: Exception) -> str:
        log = log_unexpected(error)
        return self.texts.terminal("logged", log=log) if log else f"{type(error).__name__}: {error}"

    def close(self) -> None:
        for table in list(self._journals):
            self._close(table)
        self._close_door()
        self._thinker.close()
        self._hub.close()

    def _connect_hub_to_all(self) -> None:
        for table in self._tables:
            self._hub.connect(table, self._choices.preferences)


@contextmanager
def open_app_services(
    folder: Path, address: str | None, speaker: Callable[[], Loudspeaker]
) -> Iterator[JournalAppServices]:
    """The services over the journal in this folder, with the hub at this address, or with any hub found."""
    with Journal(folder) as journal:
        services = JournalAppServices(journal, folder, address, speaker)
        try:
            yield services
        finally:
            services.close()
