"""What the program does for the screens, in tests of screens alone: nothing is kept, and there is no hub."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from roundhouse.hub.events import HubEvent
from roundhouse.hub.thread import HubThread
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.app_services import AppServices, PhoneDoor
from roundhouse.presenters.match.match_history_view import MatchHistory
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup.waiting_table import WaitingTable
from roundhouse.records.journal import SavedTable
from roundhouse.records.preferences import SavedChoices, TableChoice
from roundhouse.referee import TableSession
from roundhouse.referee.history.match_summary import Share, Summary


class PaintedDoor:
    """Phones are here, away and not there in turn."""

    address = "192.168.178.123:8377"

    def __init__(self, people: Sequence[bool]) -> None:
        kinds = ("here", "away", "free")
        self.presence = [kinds[seat % 3] if person else "computer" for seat, person in enumerate(people)]
        self.claimed: dict[int, int] = {}
        self.said = ""
        self.renew()

    def news(self, texts: Texts) -> str:
        """What was said last."""
        del texts
        return self.said

    @property
    def squares(self) -> Sequence[Sequence[bool]]:
        """Squares that look like a code."""
        return [[(row * column) % 3 != 1 for column in range(29)] for row in range(29)] if self.code else ()

    def renew(self) -> None:
        """It is open."""
        self.code = "mwmwmwmw"

    def shut(self) -> None:
        """It is closed."""
        self.code = ""

    def free(self, seat: int) -> None:
        """Its phone is gone."""
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
        self.left: list[TableSession] = []

    def nudge_after(self, seconds: int) -> None:
        """So long may a turn take from now on."""
        self.choices = replace(self.choices, preferences=replace(self.choices.preferences, nudge=seconds))

    def hub_events(self) -> list[HubEvent]:
        """There is no hub, so there are no events."""
        return []

    def do_due(self, now: int) -> bool:
        """Nobody else asks for anything."""
        return now < 0

    def do_beside(self, work: Callable[[], None]) -> None:
        """At once."""
        work()

    def phones(self, presenter: Presenter) -> PhoneDoor:
        """A door that is painted on."""
        return PaintedDoor([each.is_person for each in presenter.roster.sitting])

    def save_choices(self) -> None:
        """Nothing is kept."""

    def new_table(self, chosen: TableChoice | None = None) -> Presenter:
        """No table is set up."""
        raise AssertionError(f"nobody deals here: {chosen}")

    def waiting_tables(self) -> list[WaitingTable]:
        """Those that the test named."""
        return [WaitingTable(kept, self._summary) for kept in self.kept]

    def resume(self, waiting: WaitingTable) -> Presenter:
        """No table is gone on with."""
        raise AssertionError(f"nobody goes on here: {waiting.kept}")

    @staticmethod
    def _summary(kept: SavedTable) -> Summary:
        """Two rounds of everybody at the table."""
        shares = tuple(Share(name, player, 1234, False) for name, player in kept.setup.seats)
        return Summary((shares, shares), shares, False, True)

    def remove(self, waiting: WaitingTable) -> None:
        """It is gone."""
        self.kept.remove(waiting.kept)

    def reopen(self, table: str) -> Presenter:
        """No table is opened again."""
        raise AssertionError(f"nobody looks at this again: {table}")

    def leave(self, presenter: Presenter) -> None:
        """Noted."""
        presenter.close()
        self.left.append(presenter.session)

    def known_names(self) -> list[str]:
        """Those that the test named."""
        return self.names

    @property
    def exports_folder(self) -> Path:
        """A path as long as they are."""
        return Path("/home/somebody/Documents/Roundhouse")

    def today(self) -> str:
        """Always the same day."""
        return "2026-11-21"

    def match_history(self) -> MatchHistory:
        """Nothing was played."""
        return MatchHistory(())

    def report_error(self, error: Exception) -> str:
        """As it is."""
        return str(error)
