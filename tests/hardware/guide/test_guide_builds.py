"""Each build's page has the facts, remedies and warnings for the parts of that build, and for no others."""

import pytest
from tools.hardware import tables
from tools.hardware.circuits.circuit import circuit
from tools.hardware.guide import book as prose
from tools.hardware.guide import pages
from tools.hardware.guide.facts import BuildFacts
from tools.hardware.pages import claims

from roundhouse.flashing.update import OLDEST
from roundhouse_hub.health import Health

TABLES = tables.read()
BOOK = prose.read()


def test_conditional_text_appears_only_where_the_build_has_the_part() -> None:
    text = "Press [[case: in the shell]][[smallest: on the table]]. [[aa_holder step_up: Cells.]]"
    texts = [
        BuildFacts(BOOK, TABLES, circuit(build, supply, TABLES)).fill(text)
        for build, supply in (("smallest", "usb"), ("board", "usb"))
    ]
    assert texts == ["Press on the table.", "Press in the shell. Cells."]


def test_faults_and_safety_are_those_of_the_build() -> None:
    smallest, board = (
        (prose.GUIDE / f"{build}.md").read_text("utf-8").partition("## Troubleshooting")[2]
        for build in ("smallest", "board")
    )
    for words in ("step-up", "fresh cells", "screw hole", "F1", "Press louder", "hub open"):
        assert words.lower() in board.lower() and words.lower() not in smallest.lower(), words
    safety = (prose.GUIDE / "smallest.md").read_text("utf-8").partition("## Safety")[2].partition("## 1.")[0]
    assert "alkaline" not in safety.lower() and "step-up" not in safety and "capacitor" in safety


def test_facts_follow_the_tables() -> None:
    text = tables.PINS.read_text("utf-8").replace("data = 22 ", "data = 26 ")
    other = tables.read(pins=text)
    assert BuildFacts(BOOK, TABLES, circuit("board", "aa", TABLES)).fill("{pin lamps}") == "GP22 (pin 29)"
    assert BuildFacts(BOOK, other, circuit("board", "aa", other)).fill("{pin lamps}") == "GP26 (pin 31)"
    assert (
        BuildFacts(BOOK, TABLES, circuit("board", "aa", TABLES)).fill("{n button} and {screws slot boards}")
        == "16 and 24 screws M2.5 x 6"
    )


@pytest.mark.parametrize("build", BOOK.builds)
def test_first_power_also_works_without_building_the_image(build: str) -> None:
    page = pages.files(TABLES, BOOK)[prose.GUIDE / f"{build}.md"]
    first_power = page.partition(". First power")[2].partition("\n## ")[0]
    assert ".".join(map(str, OLDEST)) + " or newer, from micropython.org" in first_power
    assert "`roundhouse-hub.uf2`" in first_power and "**and keep holding for a second**" in first_power
    assert first_power.find("RPI-RP2") < first_power.find("pip install"), "a drive and a file come first, no program"
    lines = [line.strip() for line in first_power.splitlines()]
    assert lines.index("python3 -m venv .venv") < lines.index("pip install .")
    assert any(line.startswith("The hub at /dev/ttyACM0 had no complete firmware and now has ") for line in lines)


def safety() -> str:
    """The safety section of the page of the hub with boards."""
    page = pages.files(TABLES, BOOK)[prose.GUIDE / "board.md"]
    return page.partition("## Safety")[2].partition("## 1.")[0]


def test_the_guide_says_what_happens_when_cells_are_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    volts = Health.LOW_MV / 1000 + TABLES.parts["diode"].number("drop_volts")
    assert f"At {volts:.2f} V, which is {volts / 3:.2f} V per cell, the engine's lamp starts" in safety()
    assert claims.sentence(TABLES, "cut_off", circuit("board", "aa", TABLES)) in safety()
    monkeypatch.setattr(Health, "LOW_MV", 2900)
    assert f"At {volts - 0.2:.2f} V," in safety()
