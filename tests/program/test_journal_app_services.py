"""The application's services: tables made from choices, saved, resumed and finished."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import ClassVar
from unittest.mock import Mock

import pytest

from roundhouse.catalogs import Verbatim
from roundhouse.games.core.options import OptionError
from roundhouse.hub.events import Connected, HubEvent, HubFault, HubInfo, Lost
from roundhouse.hub.hub import ConnectionState
from roundhouse.indices import Slot
from roundhouse.program.journal_app_services import JournalAppServices, open_app_services
from roundhouse.records.journal import JournalError
from roundhouse.records.preferences import Preferences, SavedChoices, SeatChoice, TableChoice, read_choices
from roundhouse_hub.lamps.scene import Cue, Scene

CHOSEN = TableChoice(
    places=(SeatChoice(Slot(2), "Ann", "person"), SeatChoice(Slot(7), "Bo", "greedy")),
    rules={"mexican-train": {"set": "6", "rounds": "1"}},
)


@pytest.fixture
def services(tmp_path: Path) -> Iterator[JournalAppServices]:
    with open_app_services(tmp_path, "none", Mock) as opened:
        opened.choices = replace(opened.choices, table=CHOSEN)
        yield opened


def test_a_table_that_another_program_has_removed_is_named(services: JournalAppServices) -> None:
    with pytest.raises(JournalError, match="The table slosh-7 is no longer in the journal"):
        services.reopen("slosh-7")


def test_a_new_table_has_the_chosen_settings(services: JournalAppServices) -> None:
    services.choices = SavedChoices(Preferences(volume=3), CHOSEN)
    session = services.new_table().session
    referee = session.referee
    assert (referee.names, [seat.player for seat in referee.seats]) == (("Ann", "Bo"), ["person", "greedy"])
    assert (referee.slots[:2], session.output.volume, referee.game.options.set) == ((2, 7), 3, 6)


def test_a_table_that_is_left_can_be_resumed(services: JournalAppServices) -> None:
    presenter = services.new_table()
    table = presenter.session
    table.mode.begin()
    services.leave(presenter)
    again = services.resume(services.waiting_tables()[0]).session
    assert again.referee.match.events == table.referee.match.events
    assert again.referee.slots == table.referee.slots


def test_experts_of_every_table_think_beside_the_screen_for_as_long_as_was_asked(services: JournalAppServices) -> None:
    services.think_for(3.0)
    first = services.new_table()
    services.leave(first)
    again = services.resume(services.waiting_tables()[0])
    for presenter in (first, again):
        assert presenter.session.computers.seconds == 3.0


def test_a_finished_match_is_not_offered(services: JournalAppServices) -> None:
    services.choices = replace(
        services.choices,
        table=replace(CHOSEN, places=(SeatChoice(Slot(0), "Ann", "greedy"), SeatChoice(Slot(6), "Bo", "greedy"))),
    )
    presenter = services.new_table()
    table = presenter.session
    table.mode.begin()
    while table.step() is not None:
        pass
    assert table.referee.match.over
    services.leave(presenter)
    assert services.unfinished_tables() == []


def test_conflicting_options_are_refused_and_leave_no_table(services: JournalAppServices) -> None:
    services.choices = replace(services.choices, table=replace(CHOSEN, game="slosh"))
    with pytest.raises(OptionError, match="seats-only: seats=2, least=4, game=slosh"):
        services.new_table()
    assert services.unfinished_tables() == []


class GivenHub:
    """A hub that was found: what it is shown, and whether it has been given back."""

    made: ClassVar[list[GivenHub]] = []

    def __init__(self, address: str) -> None:
        self.address = address
        self.scenes: list[Scene] = []
        self.closed = False
        self.state = ConnectionState.CONNECTED
        self.cues: list[str] = []
        self.pending: list[HubEvent] = [HubFault(address)]
        GivenHub.made.append(self)

    def show(self, scene: Scene) -> None:
        self.scenes.append(scene)

    def sound(self, cue: Cue) -> bool:
        self.cues.append(cue.name)
        return True

    def events(self) -> list[HubEvent]:
        told, self.pending = self.pending, []
        return told

    def flush(self) -> bool:
        return True

    def close(self) -> None:
        self.closed = True


class ScriptedWatcher:
    """A lookout that finds what the test says, one thing after the other."""

    def __init__(self, *found: str | None) -> None:
        self._found = list(found)

    def news(self) -> str | None:
        return self._found.pop(0) if self._found else None

    def close(self) -> None:
        pass


def test_a_hub_that_is_found_later_joins_the_tables_there_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse.program.hubs.HubThread", GivenHub)
    monkeypatch.setattr(
        "roundhouse.program.hubs.HubWatcher", lambda **_: ScriptedWatcher(None, "sim://", None, "/dev/ttyACM0")
    )
    GivenHub.made.clear()
    with open_app_services(tmp_path, None, Mock) as opened:
        opened.choices = replace(opened.choices, table=CHOSEN)
        table = opened.new_table().session
        assert (opened.hub_events(), opened.is_searching) == ([], True), "nobody waits for a hub"
        assert opened.hub_events() == [HubFault("sim://")]
        assert not opened.is_searching
        opened.hub_events()
        assert opened.hub_events() == [HubFault("/dev/ttyACM0")]
        simulated, real = GivenHub.made
        assert (simulated.closed, real.closed) == (True, False)
        assert simulated.scenes and real.scenes, "each is shown the table as it stands"
        opened.choices = replace(opened.choices, preferences=replace(opened.choices.preferences, muted=True))
        assert real.scenes[-1].volume == table.output.volume == 0
    assert real.closed


def test_while_a_hub_is_lost_the_computer_plays_its_sounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse.program.hubs.HubThread", GivenHub)
    played: list[str] = []
    speaker = Mock(play=played.append)
    with open_app_services(tmp_path, "/dev/ttyACM0", lambda: speaker) as opened:
        opened.choices = replace(opened.choices, table=CHOSEN)
        table = opened.new_table().session
        hub = GivenHub.made[-1]
        table.mode.begin()
        assert played == [] and hub.cues
        hub.state, hub.pending = ConnectionState.LOST, [Lost(Verbatim("unplugged"))]
        assert opened.hub_events() == [Lost(Verbatim("unplugged"))]
        table.undo()
        table.mode.deal()
        alone = list(played)
        assert alone == hub.cues[-len(alone) :] != []
        hub.state, hub.pending = ConnectionState.CONNECTED, [Connected(HubInfo())]
        opened.hub_events()
        table.undo()
        table.mode.deal()
        assert played == alone, "the hub sounds by itself again"


def test_a_match_ends_after_the_chosen_time(services: JournalAppServices, monkeypatch: pytest.MonkeyPatch) -> None:
    eight = datetime(2026, 12, 24, 20, 0, tzinfo=UTC)
    monkeypatch.setattr("roundhouse.referee.session.agreement.now", lambda: eight)
    services.choices = replace(services.choices, table=replace(CHOSEN, minutes=30.0))
    assert services.new_table().session.agreement.until == eight + timedelta(minutes=30)


def test_choices_are_saved(services: JournalAppServices, tmp_path: Path) -> None:
    services.save_choices()
    assert read_choices(tmp_path).table == CHOSEN
