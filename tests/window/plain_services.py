"""The services of the program for tests of screens alone: nothing is kept, and there is no hub."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from roundhouse.hub.events import HubEvent
from roundhouse.hub.thread import HubThread
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.presenters.app_services import AppServices, PhoneAccess
from roundhouse.presenters.match.match_history import MatchHistory
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup.waiting_table import WaitingTable
from roundhouse.program.phones.join_code import squares_of
from roundhouse.records.journal import SavedTable
from roundhouse.records.preferences import SavedChoices, TableChoice
from roundhouse.referee import TableSession
from roundhouse.referee.history.match_summary import Share, Summary


class PaintedDoor:
    """Phones are here, away and not there in turn."""

    address, host_code = "192.168.178.123:8377", "abcd2345"

    def __init__(self, people: Sequence[bool]) -> None:
        kinds = ("here", "away", "free")
        self.presence = [kinds[seat % 3] if person else "computer" for seat, person in enumerate(people)]
        self.claimed: dict[Seat, int] = {}
        self.said = ""
        self.renew()

    def news(self, texts: Texts) -> str:
        """The text that was said last."""
        del texts
        return self.said

    @property
    def squares(self) -> Sequence[Sequence[bool]]:
        """Squares that look like a code."""
        return [[(row * column) % 3 != 1 for column in range(29)] for row in range(29)] if self.code else ()

    def renew(self) -> None:
        self.code = "mwmwmwmw"

    def shut(self) -> None:
        self.code = ""

    def free(self, seat: int) -> None:
        self.presence[seat] = "free"


class PlainServices(AppServices):
    """`left` are the tables that were left, `kept` those that are not finished."""

    hub: HubThread | None = None
    phones_wanted = False
    is_searching = False
    is_playing = False
    picos_waiting = False

    def __init__(self, choices: SavedChoices | None = None, kept: Sequence[SavedTable] = ()) -> None:
        self.choices = choices or SavedChoices()
        self.kept = list(kept)
        self.names: list[str] = []
        self._reviews = TemporaryDirectory()
        self.left: list[TableSession] = []

    def want_phones(self, wanted: bool) -> None:
        self.phones_wanted = wanted

    def nudge_after(self, seconds: int) -> None:
        self.choices = replace(self.choices, preferences=replace(self.choices.preferences, nudge=seconds))

    def hub_events(self) -> list[HubEvent]:
        """There is no hub, so there are no events."""
        return []

    def do_due(self, now: int) -> bool:
        return now < 0

    def do_beside(self, work: Callable[[], None]) -> None:
        work()

    def phones(self, presenter: Presenter) -> PhoneAccess:
        return PaintedDoor([each.is_person for each in presenter.roster.sitting])

    def squares_of(self, text: str) -> Sequence[Sequence[bool]]:
        return squares_of(text)

    def save_choices(self) -> None:
        """Nothing is kept."""

    def new_table(self, chosen: TableChoice | None = None) -> Presenter:
        raise AssertionError(f"nobody deals here: {chosen}")

    def join_hub(self, table: TableSession) -> None:
        """There is no hub."""

    def leave_hub(self, table: TableSession) -> None:
        """There is no hub."""

    def waiting_tables(self) -> list[WaitingTable]:
        return [WaitingTable(kept, self._summary) for kept in self.kept]

    def resume(self, waiting: WaitingTable, decision: str = "") -> Presenter:
        raise AssertionError(f"nobody goes on here: {waiting.kept}, {decision}")

    @staticmethod
    def _summary(kept: SavedTable) -> Summary:
        """Two rounds of everybody at the table."""
        shares = tuple(Share(name, player, 1234, False) for name, player in kept.setup.seats)
        return Summary((shares, shares), shares, False, True)

    def remove(self, waiting: WaitingTable) -> None:
        self.kept.remove(waiting.kept)

    def reopen(self, table: str, decision: str = "") -> Presenter:
        raise AssertionError(f"nobody looks at this again: {table}, {decision}")

    def leave(self, presenter: Presenter) -> None:
        presenter.close()
        self.left.append(presenter.session)

    def known_names(self) -> list[str]:
        return self.names

    @property
    def exports_folder(self) -> Path:
        """A path as long as they are."""
        return Path("/home/somebody/Documents/Roundhouse")

    @property
    def reviews_folder(self) -> Path:
        """A folder that is gone with the services."""
        return Path(self._reviews.name)

    def today(self) -> str:
        return "2026-11-21"

    def match_history(self) -> MatchHistory:
        return MatchHistory(())

    def report_error(self, error: Exception) -> str:
        return str(error)
