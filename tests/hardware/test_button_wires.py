"""The wired hub's buttons need no filter at the length of its wires, and what changes that is found."""

from __future__ import annotations

import pytest
from tests.defects import each_of
from tests.hardware.edited_parts import tables_with
from tools.hardware import button_wires
from tools.hardware.tables import read

DEFECTS = {
    "hardly any pull-up": ("pull_up_ohms = 50000\nvbus", "pull_up_ohms = 50e6\nvbus", "The lamps' data disturbs"),
}


def test_the_wired_hub_needs_no_filter() -> None:
    assert button_wires.faults(read()) == []


@each_of(DEFECTS)
def test_a_wire_that_needs_one_is_found(old: str, new: str, expected: str) -> None:
    found = button_wires.faults(tables_with(old, new))
    assert any(fault.startswith(expected) for fault in found), found


def test_a_spark_that_reaches_a_button_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(button_wires, "CARPET_KV", 15.0)
    (fault,) = button_wires.faults(read())
    assert fault.startswith("A spark of 15 kV jumps the 10.8 mm")


def test_a_bump_is_half_of_the_edge_at_most() -> None:
    assert 2.0 < button_wires.bump_volts(read()) < 2.5
