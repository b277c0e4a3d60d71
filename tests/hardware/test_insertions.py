"""Everything that is put in or taken out by hand gets to its place, and what does not is named."""

from __future__ import annotations

import copy
import json
from dataclasses import replace

import pytest
from hardware.case.boxes import Box
from hardware.case.contents import Fitted, contents
from tests.defects import each_of
from tests.hardware.edited_parts import parts_with
from tools.hardware import case

from hardware.case import dimensions, insertions, openings, rules

STANDARD = dimensions.read()
FITTED = [Fitted(**part) for part in case.fitted()]


def test_everything_that_is_put_in_by_hand_is_swept() -> None:
    assert insertions.faults(STANDARD, FITTED) == []
    names = {one.name for one in insertions.insertions(STANDARD, "lithium", FITTED)}
    assert {"lithium cell", "USB plug", "charger's USB plug", "finger at the door", "Pico", "speaker"} <= names
    assert {f"plug {slot}" for slot in range(1, 13)} <= {name.removeprefix("the ") for name in names}
    assert {f"plug of J{number}" for number in (*range(1, 14), 31, 32, 33)} <= names
    assert "screwdriver (door)" in names
    assert "three AA cells" in {one.name for one in insertions.insertions(STANDARD, "aa", FITTED)}


PARTS = {
    "a thick cell": (
        "cell_mm = [70.0, 18.5]",
        "cell_mm = [70.0, 19.5]",
        "The lithium_cell rests on 0.15 mm of the base at each side; it must be at least 0.5.",
    ),
    "a long cell": (
        "cell_mm = [70.0, 18.5]",
        "cell_mm = [76.0, 18.5]",
        "lithium cell does not pass the opening for the cells: it is 76.0 x 18.5 mm, the opening 74.0 x 19.7 mm",
    ),
    "cells far apart": ("pitch_mm = 15.2", "pitch_mm = 16.0", "The aa_holder rests on -0.10 mm"),
    "a wide cable": (
        "overmold_mm = [12.4, 8.5, 20.0]",
        "overmold_mm = [18.0, 8.5, 20.0]",
        "USB plug does not pass the alcove for the USB plug",
    ),
    "a short plug": (
        "overmold_mm = [12.35, 6.5, 20.0]",
        "overmold_mm = [12.35, 6.5, 15.0]",
        "A hand can hold 4.0 mm of the charger's USB plug; it needs 8.0.",
    ),
}


@each_of(PARTS)
def test_a_part_that_does_not_go_in_is_named(old: str, new: str, expected: str) -> None:
    found = rules.faults(dimensions.read(parts_with(old, new)))
    assert any(expected in fault for fault in found), found


def test_an_opening_without_room_for_a_hand_and_the_print_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openings, "ROOM", 0.1)
    found = {fault.partition(" does not pass")[0] for fault in insertions.faults(STANDARD)}
    assert {"lithium cell", "three AA cells", "charger's USB plug"} <= found


MARKS = {
    "in the wall around the holder": ((14.0, 2.0), "the wall around the lithium_cell"),
    "in a post of the bar": ((30.0, 5.5), "bar's post"),
    "in the opening": ((14.0, -12.0), "opening for the cells"),
}


@each_of(MARKS, "place", "expected")
def test_a_mark_that_something_covers_is_named(
    monkeypatch: pytest.MonkeyPatch, place: tuple[float, float], expected: str
) -> None:
    monkeypatch.setattr(openings, "MARK_AT", place)
    assert f"The plus mark beside the lithium cell has no room: {expected}." in insertions.faults(STANDARD)


def test_plus_is_a_cross_and_minus_a_stroke_beside_the_cell_on_both_sides_of_the_floor() -> None:
    marks = openings.marks(STANDARD, "lithium")
    assert [mark.name for mark in marks] == ["plus mark", "plus mark", "minus mark"]
    assert all(mark.bottom < 0 < STANDARD.floor < mark.top for mark in marks)
    assert marks[0].middle == marks[1].middle and marks[0].middle[0] > marks[2].middle[0]


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
    "above the carrier's screw": (Box("magnet", (40, -70, 20), (20, 20, 10)), "screwdriver (carrier or main board)"),
    "above a plug": (Box("magnet", (45.5, -6, 30), (9, 9, 5)), "plug of J2"),
    "below a slot's plug": (Box("engine board", (60, 16, 5), (9, 9, 5)), "the plug 3"),
}


@each_of(IN_THE_WAY, "box", "expected")
def test_a_part_in_the_way_of_a_hand_is_named(monkeypatch: pytest.MonkeyPatch, box: Box, expected: str) -> None:
    monkeypatch.setattr(insertions, "contents", lambda measured: [*contents(measured), box])
    assert f"{expected}: {box.name} is in the way." in insertions.faults(STANDARD, FITTED)


def test_the_built_case_was_swept_and_plastic_in_the_way_is_named() -> None:
    built = json.loads(case.MANIFEST.read_text(encoding="utf-8"))
    for supply in dimensions.SUPPLIES:
        assert set(built["swept mm3"][supply]) == {one.name for one in insertions.insertions(STANDARD, supply, FITTED)}
    seeded = copy.deepcopy(built)
    seeded["swept mm3"]["lithium"]["lithium cell"] = 210.0
    assert rules.of_manifest(seeded, STANDARD) == ["lithium cell sweeps through 210.0 mm3 of plastic (lithium)."]
