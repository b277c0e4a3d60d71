"""`roundhouse hubs` lists hubs, and what to do about those that cannot be reached."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console

from roundhouse.catalogs import Verbatim
from roundhouse.commands.hub import hubs as command
from roundhouse.commands.hub.hubs import hubs, hubs_table
from roundhouse.flashing import drives
from roundhouse.hub.discovery import FoundHub
from roundhouse.hub.errors import PortBusy
from roundhouse.hub.events import HubInfo
from roundhouse.i18n.texts import Texts

TOBY = HubInfo("Toby", "0.1.0", "abc", (1, 0), 12, 5, ("lamps", "sound"))


def output(monkeypatch: pytest.MonkeyPatch, *found: FoundHub) -> str:
    asked: list[bool] = []

    def find(every_port: bool) -> list[FoundHub]:
        asked.append(every_port)
        return [*found, FoundHub("sim://", "simulated hub")]

    monkeypatch.setattr(command, "find_hubs", find)
    result = CliRunner().invoke(hubs, ["--all"], env={"COLUMNS": "100"})
    assert result.exit_code == 0, result.output
    assert asked == [True]
    return result.output


def test_a_hub_is_listed_with_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = output(monkeypatch, FoundHub("/dev/ttyACM0", "Pico", info=TOBY)).splitlines()
    assert lines[1].split() == ["/dev/ttyACM0", "Toby", "0.1.0", "(abc)", "1.0", "lamps,", "sound"]
    assert lines[2].split() == ["sim://", "simulated", "hub"]


def test_an_unreachable_hub_is_listed_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    problem = PortBusy(
        Verbatim("COM3 is in use by another program: close it (a terminal, another roundhouse) and try again.")
    )
    text = output(monkeypatch, FoundHub("COM3", "Pico [x]", problem=problem))
    assert "cannot be reached, see below" in text
    assert str(problem) in text


def test_without_hardware_the_simulated_hub_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "sim://" in output(monkeypatch)


def test_a_hub_that_runs_from_source_is_listed_in_the_persons_language() -> None:
    simulated = HubInfo("simulated", "0.1.0", "source", (1, 0), 12, 5)
    console = Console(width=100)
    with console.capture() as said:
        console.print(hubs_table(Texts("es"), [FoundHub("sim://", "Pico", info=simulated)]))
    assert "base simulada" in said.get() and "0.1.0 (código fuente)" in said.get()


def test_a_pico_in_its_bootloader_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drives, "find_drives", lambda: [Path("/media/RPI-RP2")])
    said = " ".join(output(monkeypatch).split())
    assert "The Pico at /media/RPI-RP2 is waiting for an image: run `roundhouse flash --image FILE.uf2`" in said
