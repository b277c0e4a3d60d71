"""The services that screens need from the program: tables, saved choices, the hub, exports, error reports."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol

from roundhouse.games.core.options import OptionError
from roundhouse.hub.events import HubEvent
from roundhouse.hub.thread import HubThread
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.presenters.match.match_history import MatchHistory
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup import table_setup
from roundhouse.presenters.setup.waiting_table import WaitingTable
from roundhouse.presenters.table.volume import VolumeControl
from roundhouse.records.preferences import Livery, SavedChoices, SeatChoice, TableChoice
from roundhouse.referee import TableSession
from roundhouse.referee.liveries import liveries_at


class PhonesError(Exception):
    """Phones cannot come to the table; `str()` says why, and what to do."""


class PhoneAccess(Protocol):
    """A table's way in for phones."""

    @property
    def address(self) -> str:
        """The short address, as it is typed."""

    @property
    def code(self) -> str:
        """The code that opens the door; empty while nobody may come in."""

    @property
    def host_code(self) -> str:
        """The code that makes one phone the host's; only the computer shows it."""

    @property
    def squares(self) -> Sequence[Sequence[bool]]:
        """The code to scan, row by row; empty while nobody may come in, and where nobody scans it."""

    @property
    def presence(self) -> Sequence[str]:
        """Seat by seat: `here` and `away` with a phone, `free`, `computer`."""

    @property
    def claimed(self) -> Mapping[Seat, int]:
        """The seats for which other phones ask, and the numbers that these show."""

    def news(self, texts: Texts) -> str:
        """The seat that was given last and the player who got it, while that is news; else empty."""

    def renew(self) -> None:
        """Another code opens the door."""

    def shut(self) -> None:
        """Nobody else may come in."""

    def free(self, seat: Seat) -> None:
        """The phone in this seat has it no longer."""


class AppServices(Protocol):
    """The program as screens see it. Assigning `choices` takes effect at once."""

    choices: SavedChoices

    @property
    def phones_wanted(self) -> bool:
        """Whether the table's screen opens the page on which phones are let in."""

    def want_phones(self, wanted: bool) -> None:
        """People ask for that page, or it is open."""

    @property
    def hub(self) -> HubThread | None:
        """The hub that tables are joined with, real or simulated; None if none is wanted or none was found yet."""

    @property
    def is_searching(self) -> bool:
        """Whether the program is still looking for a hub."""

    @property
    def picos_waiting(self) -> bool:
        """Whether a Pico in bootloader mode waits for an image."""

    def hub_events(self) -> list[HubEvent]:
        """The hub's events since the last call. Joins a hub that was found meanwhile. Raises an error of the search for
        hubs, once."""

    def do_due(self, now: int) -> bool:
        """Do what others have asked for on other threads, at this time in ms; whether there was anything."""

    def do_beside(self, work: Callable[[], None]) -> None:
        """Do something that takes long while the screen goes on."""

    def phones(self, presenter: Presenter) -> PhoneAccess:
        """The door of this table for phones, which opens now if it was closed. Raises PhonesError."""

    def squares_of(self, text: str) -> Sequence[Sequence[bool]]:
        """A text as a code to scan, row by row; empty where there are no phones to scan it."""

    def save_choices(self) -> None:
        """Save the choices for the next start."""

    def new_table(self, chosen: TableChoice | None = None) -> Presenter:
        """A new table as in `chosen`, or in `choices.table`: joined with the hub, and saved with every call. Raises
        OptionError for options that contradict each other."""

    def join_hub(self, table: TableSession) -> None:
        """The hub shows and sounds a table that is not saved, until `leave_hub`."""

    def leave_hub(self, table: TableSession) -> None:
        """The hub has nothing to do with this table any longer."""

    @property
    def is_playing(self) -> bool:
        """Whether a table is open whose match is not over."""

    def waiting_tables(self) -> list[WaitingTable]:
        """The tables that are not finished, the newest first."""

    def resume(self, waiting: WaitingTable, decision: str = "") -> Presenter:
        """An unfinished table where it stopped, joined with the hub. Raises JournalError if it cannot be replayed.

        Raises RuledOtherwise where today's rules answer one of its calls differently, unless there is a `decision`,
        one of `DECISIONS`; then a copy stays as it was.
        """

    def remove(self, waiting: WaitingTable) -> None:
        """Throw a table away. Raises JournalError if the journal cannot be written."""

    def reopen(self, table: str, decision: str = "") -> Presenter:
        """The table with this name in the journal, as it was left. Raises what `resume` does."""

    def leave(self, presenter: Presenter) -> None:
        """Close a presenter and its table; that is finished if its match is over, else it can be resumed."""

    def known_names(self) -> list[str]:
        """The names of the people of all tables, the latest first."""

    @property
    def exports_folder(self) -> Path:
        """The folder for exported matches."""

    @property
    def reviews_folder(self) -> Path:
        """The folder for what the reviews of matches have found."""

    def today(self) -> str:
        """Today's date for a folder's name, as YYYY-MM-DD."""

    def match_history(self) -> MatchHistory:
        """All saved tables, except those that cannot be read."""

    def report_error(self, error: Exception) -> str:
        """Log an unexpected error; returns a sentence that says where, or the error itself."""


def remember_volume(services: AppServices, control: VolumeControl) -> None:
    """Keep from now on what was made louder or softer at the table."""
    volume = control.level
    if volume != services.choices.preferences.level:
        keep_preferences(services, **({"muted": True} if volume == 0 else {"volume": volume, "muted": False}))


def remember_order(services: AppServices, presenter: Presenter) -> None:
    """Keep the way in which a hand was sorted, for the next hands and tables."""
    order = presenter.context.hand.way
    if order != services.choices.preferences.order:
        keep_preferences(services, order=order)


def liveries_to_set_up(services: AppServices) -> tuple[Livery, ...]:
    """The engines and colors of the players at the table that is set up next."""
    choices = services.choices
    return liveries_at([place.name for place in choices.table.places], choices.preferences.liveries)


def prefer(services: AppServices, **changed: Any) -> None:
    """Change these preferences from now on."""
    choices = services.choices
    services.choices = replace(choices, preferences=replace(choices.preferences, **changed))


def keep_preferences(services: AppServices, **changed: Any) -> None:
    """Change these preferences from now on, and keep them for the next start."""
    prefer(services, **changed)
    services.save_choices()


def choose_table(services: AppServices, table: TableChoice) -> None:
    """Make this the table that is set up next."""
    table = table_setup.with_players_changed(services.choices.table, table)
    services.choices = replace(services.choices, table=table)


def choose_again(services: AppServices, presenter: Presenter, waiting: Sequence[str] = ()) -> None:
    """Make the game that is played here, with its players, the table that is set up next; those `waiting` sit in."""
    places = tuple(SeatChoice(each.slot, each.name, each.player) for each in presenter.roster.sitting)
    again = table_setup.played_again(services.choices.table, presenter.session, places)
    choose_table(services, table_setup.with_people(again, waiting))


def table_again(services: AppServices) -> Presenter | None:
    """A new table as it is chosen; None where so many players cannot play it."""
    try:
        return services.new_table()
    except OptionError:
        return None
