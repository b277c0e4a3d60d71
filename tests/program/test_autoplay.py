"""Autoplay on a hub at a port works as on one in the process, in real time."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from roundhouse.i18n.texts import Texts
from roundhouse.program import autoplay
from roundhouse.program.table_factory import new_table
from roundhouse.program.table_request import TableRequest
from roundhouse.simulator.lockstep import LockstepHub
from roundhouse.simulator.simulated_hub import SimulatedHub

ADDRESS = "sim://showing"


def test_a_match_is_played_on_a_hub_at_a_port(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    waited: list[float] = []
    monkeypatch.setattr("roundhouse.program.autoplay.time.sleep", waited.append)
    rules = {"set": "6", "rounds": "1"}
    table = new_table(TableRequest("mexican-train", None, 2, rules, "greedy", "1", all_computers=True, minutes=None))
    console = Console(file=io.StringIO())
    try:
        hub = autoplay.HubInRealTime(ADDRESS)
        table.output.connect(hub)
        autoplay.show_match(Texts(), table, hub, console)
        assert hub.flush()
        hub.close()
        assert SimulatedHub.at(ADDRESS).wait_sounds(1)[0] == "all_aboard"
        assert any(any(lamp) for lamp in SimulatedHub.at(ADDRESS).lamps)
        assert table.referee.match.over
        assert sum(waited) > 10
        autoplay.export_autoplay(Texts(), table, hub, tmp_path, console)
        assert sorted(path.name for path in tmp_path.iterdir()) == ["record.txt", "table.png"]
    finally:
        SimulatedHub.at(ADDRESS).close()


@pytest.mark.parametrize("address", [None, "none", "sim://?drop=0.1"])
def test_by_default_the_hub_is_in_this_process(address: str | None) -> None:
    hub = autoplay.autoplay_hub(address)
    assert isinstance(hub, LockstepHub)
    hub.close()
