"""Wires and cables are long enough for the opened hub, enough wire is bought, and short ones are caught."""

import pytest
from tests.defects import each_of
from tests.hardware.edited_parts import tables_with
from tools.hardware.budgets import cables
from tools.hardware.tables import read

TABLES = read()


def test_every_part_away_from_the_boards_has_its_wires() -> None:
    sockets = {run.name for run in cables.runs(TABLES, "board", "aa") if run.part}
    assert sockets == {f"the cable of J{number}" for number in (*range(1, 14), 31, 32, 33)}
    assert cables.runs(TABLES, "smallest", "usb") == []


def test_the_far_slot_needs_the_longest_cable_and_the_near_ones_the_shortest() -> None:
    (run,) = [run for run in cables.runs(TABLES, "board", "aa") if run.name == "the cable of J1"]
    assert 250 < run.needed < run.given == 350
    near = min(cables.runs(TABLES, "board", "aa"), key=lambda one: one.needed)
    assert near.name in ("the cable of J6", "the cable of J7") and near.needed > 90


PLUG = '{} mm cable, a plug at both ends, straight through (pin 1 to pin 1)"\ncable = {}'
DEFECTS = {
    "short cables": (PLUG.format(350, 350), PLUG.format(300, 300), "the cable of J1 must be 336 mm long, but is 300."),
    "short wires": ("long = 350 ", "long = 90 ", "a wire from U2 to LS1 must be"),
    "too little wire": (
        "long = 350 ",
        "long = 1100 ",
        "the board, USB: its wires add up to 2.2 m, but 2 m are bought.",
    ),
    "a meter for a breadboard": (
        "wire_solid = 3",
        "wire_solid = 1",
        "the smallest, USB: its wires add up to 2.1 m, but 1 m",
    ),
}


@each_of(DEFECTS)
def test_a_wire_that_is_too_short_is_found(old: str, new: str, expected: str) -> None:
    found = cables.faults(tables_with(old, new))
    assert any(expected in fault for fault in found), found


@pytest.mark.parametrize("side", [90.0, 60.0, 0.0])
def test_a_hub_that_opens_at_another_side_needs_longer_cables(monkeypatch: pytest.MonkeyPatch, side: float) -> None:
    monkeypatch.setattr(cables, "USB", side)
    assert any("the board, USB: the cable of J" in fault for fault in cables.faults(TABLES))
