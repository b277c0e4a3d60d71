"""Everything that is put in or taken out by hand gets to its place, and what does not is named."""

import copy
import json
from dataclasses import replace

import pytest
from tests.defects import each_of
from tests.hardware.edited_parts import parts_with
from tools.hardware.case import printed_case
from tools.hardware.case.plan import dimensions, insertions, openings, rules
from tools.hardware.case.plan.boxes import Box
from tools.hardware.case.plan.contents import Fitted, contents

STANDARD = dimensions.read()
FITTED = [Fitted(**part) for part in printed_case.fitted()]


def test_everything_that_is_put_in_by_hand_is_swept() -> None:
    assert insertions.faults(STANDARD, FITTED) == []
    names = {one.name for one in insertions.insertions(STANDARD, FITTED)}
    assert {"three AA cells", "USB plug", "finger at the door", "Pico", "speaker"} <= names
    assert {f"plug {slot}" for slot in range(1, 13)} <= {name.removeprefix("the ") for name in names}
    assert {f"plug of J{number}" for number in (*range(1, 14), 31, 32, 33)} <= names
    assert "screwdriver (door)" in names


PARTS = {
    "a long cell": (
        "size = [14.5, 14.5, 50.5]",
        "size = [14.5, 14.5, 56.0]",
        "three AA cells does not pass the opening for the cells: it is 56.0 x 44.9 mm, the opening 53.5 x 46.1 mm",
    ),
    "cells far apart": (
        "pitch_mm = 15.2",
        "pitch_mm = 16.0",
        "The cells' holder rests on -0.10 mm of the base at each side; it must be at least 0.5.",
    ),
    "a wide cable": (
        "overmold_mm = [12.4, 8.5, 20.0]",
        "overmold_mm = [18.0, 8.5, 20.0]",
        "USB plug does not pass the alcove for the USB plug",
    ),
    "a short plug": (
        "overmold_mm = [12.4, 8.5, 20.0]",
        "overmold_mm = [12.4, 8.5, 9.0]",
        "A hand can hold 6.8 mm of the USB plug; it needs 8.0.",
    ),
}


@each_of(PARTS)
def test_a_part_that_does_not_go_in_is_named(old: str, new: str, expected: str) -> None:
    found = rules.faults(dimensions.read(parts_with(old, new)))
    assert any(expected in fault for fault in found), found


def test_an_opening_without_room_for_a_hand_and_the_print_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openings, "CLEARANCE", 0.1)
    found = {fault.partition(" does not pass")[0] for fault in insertions.faults(STANDARD)}
    assert {"three AA cells", "USB plug"} <= found


def test_an_opening_at_the_wrong_height_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    hole = openings.usb(STANDARD)
    x, y, z = hole.middle
    monkeypatch.setattr(openings, "usb", lambda _: replace(hole, middle=(x, y, z - 2.5)))
    (fault,) = insertions.faults(STANDARD)
    assert fault.startswith("USB plug does not pass the opening for the USB cable")


def test_the_strip_of_the_picos_pins_raises_its_usb_socket_and_the_opening() -> None:
    flat = dimensions.read(parts_with("strip_mm = 2.5 ", "strip_mm = 0.0 "))
    assert STANDARD.usb_height == flat.usb_height + 2.5 == pytest.approx(3.6 + 3.0 + 1.6 + 8.5 + 2.5 + 1.0 + 1.45)
    assert openings.usb(STANDARD).bottom == openings.usb(flat).bottom + 2.5


def test_a_usb_socket_far_behind_the_wall_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dimensions.Dimensions, "alcove_end", 97.6)
    found = insertions.faults(STANDARD)
    assert "A hand can hold 1.8 mm of the USB plug; it needs 8.0." in found, found


IN_THE_WAY = {
    "above the carrier's screw": (Box("magnet", (40, -70, 20), (20, 20, 10)), "screwdriver (carrier)"),
    "above a plug": (Box("magnet", (45.5, -6, 30), (9, 9, 5)), "plug of J2"),
    "below a slot's plug": (Box("engine board", (60, 16, 5), (9, 9, 5)), "the plug 3"),
}


@each_of(IN_THE_WAY, "box", "expected")
def test_a_part_in_the_way_of_a_hand_is_named(monkeypatch: pytest.MonkeyPatch, box: Box, expected: str) -> None:
    monkeypatch.setattr(insertions, "contents", lambda measured: [*contents(measured), box])
    assert f"{expected}: {box.name} is in the way." in insertions.faults(STANDARD, FITTED)


def test_the_built_case_was_swept_and_plastic_in_the_way_is_named() -> None:
    built = json.loads(printed_case.MANIFEST.read_text(encoding="utf-8"))
    assert set(built["swept mm3"]) == {one.name for one in insertions.insertions(STANDARD, FITTED)}
    seeded = copy.deepcopy(built)
    seeded["swept mm3"]["three AA cells"] = 210.0
    assert rules.of_manifest(seeded, STANDARD) == ["three AA cells sweeps through 210.0 mm3 of plastic."]
