"""Mated plugs, the bend of their wires and the cables have room in the closed hub, and what has not is named."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hardware.case.contents import Fitted, mated
from tests.defects import each_of
from tests.hardware.edited_parts import parts_with
from tools.hardware import case

from hardware.case import dimensions, harness, rules

STANDARD = dimensions.read()
FITTED = [Fitted(**part) for part in case.fitted()]


def test_every_cable_finds_its_own_way() -> None:
    assert harness.faults(STANDARD, FITTED) == []
    assert rules.room(STANDARD, FITTED) == []


def test_a_mated_plug_is_higher_than_its_socket_and_its_wires_bend_above_it() -> None:
    boxes = {box.name: box for box in mated(STANDARD, FITTED)}
    assert boxes["J1"].size[2] == pytest.approx(9.8)
    assert boxes["wires of J1"].bottom == boxes["J1"].top
    assert boxes["wires of J1"].size[2] == pytest.approx(5.0 + 1.3)
    assert {"U2", "U4", "C16"} <= boxes.keys()


def test_a_lower_hub_has_no_room_for_plugs_above_the_battery() -> None:
    low = dimensions.read(height=46.0)
    found = rules.room(low, FITTED)
    assert "wires 11 and AA holder are in each other's way." in found
    assert "wires 2 and magnet are in each other's way." in found
    ways = harness.faults(low, FITTED)
    assert "The cable of J11 finds no way through the closed hub." in ways


PARTS = {
    "stiff wires": ("bend_mm = 5.0 ", "bend_mm = 9.0 ", "wires 11 and bar are in each other's way."),
    "long cables": ('to pin 1)"\ncable = 350', 'to pin 1)"\ncable = 2000', "The wires fill "),
}


@each_of(PARTS)
def test_plugs_and_wires_without_room_are_named(old: str, new: str, expected: str) -> None:
    found = rules.faults(dimensions.read(parts_with(old, new)), FITTED)
    assert any(expected in fault for fault in found), found


def test_an_amplifier_that_is_too_tall_is_named() -> None:
    tall = [replace(part, size=(*part.size[:2], 20.0)) if part.name == "U2" else part for part in FITTED]
    assert "wires 8 and U2 are in each other's way." in rules.room(STANDARD, tall)


def test_a_way_goes_around_what_is_there_and_ends_at_a_closed_wall() -> None:
    free = {(i, j, 0) for i in range(3) for j in range(3)} - {(1, 0, 0), (1, 1, 0)}
    assert len(harness.route(free, [(0, 0, 0)], [(2, 0, 0)])) == 7
    assert harness.route(free - {(1, 2, 0)}, [(0, 0, 0)], [(2, 0, 0)]) == []
    assert harness.route(free, [(0, 0, 0)], [(9, 9, 9)]) == []
