"""The screws are counted from the case and fit their holes, and the solids have these holes."""

import copy
import json
from typing import Any

import numpy as np
import pytest
from tests.defects import each_of
from tests.hardware.edited_parts import parts_with
from tools.hardware import tables
from tools.hardware.case import printed_case
from tools.hardware.case.plan import dimensions, halves, rules, screws
from tools.hardware.case.solids import mesh
from tools.hardware.parts import parts_list

STANDARD = dimensions.read()


def test_the_parts_list_buys_the_screws_that_the_case_has() -> None:
    read = tables.read()
    for supply in read.builds["board"].supplies:
        bought = {line.part.key: line.quantity for line in parts_list.lines(read, "board", supply)}
        groups = screws.screws(STANDARD, supply != "usb")
        for kind in ("screw_m25", "screw_m3", "screw_m3_short", "screw_m3_sunk"):
            for_halves = sum(map(len, halves.holes(STANDARD).values())) if kind == "screw_m3" else 0
            assert bought[kind] - for_halves == sum(len(group.at) for group in groups if group.kind == kind) > 0
        assert bought["spring"] == len(STANDARD.spring_at) and bought["foot"] == len(screws.feet())
    assert not any(line.part.key.startswith("screw") for line in parts_list.lines(read, "smallest", "usb"))


def test_cells_need_two_more_screws() -> None:
    more = {line.part.key: line.quantity for line in parts_list.more(tables.read(), "board", "aa")}
    assert more["screw_m3"] == 2 and more["aa_cell"] == 3 and "screw_m3_short" not in more


SHORT = "size = [6.0, 5.7, 5.7]\nlength_mm = "
SLOT = "length_mm = {}\nthread_mm = 2.5"
DEFECTS = {
    "too long below": (SHORT + "6.0", SHORT + "8.0", "(carrier) goes 6.4 mm into a hole"),
    "too long for the cup": (SHORT + "6.0", SHORT + "8.0", "(cup behind the speaker) goes 5.6 mm into a hole"),
    "too short to hold": (SHORT + "6.0", SHORT + "4.5", "(carrier) grips only 2.9 mm"),
    "a thicker board": (
        "[boards.carrier]\nsize = [100.0, 100.0, 1.6]",
        "[boards.carrier]\nsize = [100.0, 100.0, 3.2]",
        "(carrier) grips only 2.8",
    ),
    "out of the cradle": (SLOT.format("6.0"), SLOT.format("8.0"), "(engine's board) goes 6.4"),
}


@each_of(DEFECTS)
def test_a_screw_that_does_not_fit_is_named(old: str, new: str, expected: str) -> None:
    assert screws.faults(STANDARD) == []
    found = rules.faults(dimensions.read(parts_with(old, new)))
    assert any(expected in fault for fault in found), found


def test_another_ring_of_slots_moves_its_screws() -> None:
    near = screws.slot_screws(dimensions.read(ring=70.0))
    far = screws.slot_screws(STANDARD)
    gone = [np.hypot(*two) - np.hypot(*one) for one, two in zip(near, far, strict=True)]
    assert min(gone) > 2.9 and len(far) == 24


def manifest() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(printed_case.MANIFEST.read_text(encoding="utf-8"))
    return read


@pytest.mark.parametrize(
    ("key", "deep", "expected"),
    [
        ("carrier", [5.4, 6.6], "The holes for the screws of the carrier are 5.4 to 6.6 mm deep, not 5.00"),
        ("engine", [3.0, 3.0], "of the engine's board are 3.0 to 3.0 mm deep, not 0.00"),
        ("base", None, "of the base to the shell are none mm deep, not 12.00"),
    ],
)
def test_a_hole_of_another_depth_is_named(key: str, deep: list[float] | None, expected: str) -> None:
    built = copy.deepcopy(manifest())
    if deep is None:
        del built["screw holes mm"][key]
    else:
        built["screw holes mm"][key] = deep
    (fault,) = rules.of_manifest(built, STANDARD)
    assert expected in fault


def test_a_heavy_platform_is_named() -> None:
    built = manifest()
    built["pieces"]["platform"]["estimate g"] = 21.0
    assert rules.of_manifest(built, STANDARD) == ["The platform weighs about 21.0 g; hardware/parts.toml says 15."]


def test_a_line_through_a_mesh_meets_its_faces() -> None:
    floor = np.array([[[0, 0, 1], [9, 0, 1], [0, 9, 1]], [[0, 0, 4], [0, 9, 4], [9, 0, 4]]], float)
    assert mesh.line_crossings(floor, 2, 3).tolist() == [1, 4]
    assert mesh.line_crossings(floor, 7, 7).tolist() == []
