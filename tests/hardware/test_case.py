"""The case: its measures fit, each rule catches its defect, and the files to be printed are closed solids."""

from __future__ import annotations

import copy
import doctest
import importlib.util
import json
import re
import struct
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from hardware.case.boxes import Box
from hardware.case.contents import contents, holder_at
from tests.defects import each_of
from tests.hardware.edited_parts import parts_with
from tools.hardware import case, tables

from hardware.case import boxes, measures, mesh, printed, rules, screws, step_file

OUT = case.FOLDER / "out"
STANDARD = measures.read()
TABLE = tables.read().raw


def table(old: str, new: str) -> measures.Measures:
    """The measures by a table with one line changed."""
    return measures.read(parts_with(old, new))


@pytest.mark.parametrize("name", ["size", "smallest", "largest"])
def test_the_case_fits_dominoes_of_several_sizes(name: str) -> None:
    assert rules.faults(measures.read(domino=measures.size(TABLE["dominoes"][name]))) == []


def test_another_domino_of_the_table_makes_another_case() -> None:
    other = table("size = [51.0, 25.5, 10.0]", "size = [56.0, 28.0, 13.0]")
    assert other.domino == (56.0, 28.0, 13.0) and other.notch_width == STANDARD.notch_width + 2.5
    assert case.used(other) != case.used(STANDARD)


@pytest.mark.parametrize(("old", "name"), [("[48.0, 24.0, 8.0]", "smallest"), ("[56.0, 28.0, 13.0]", "largest")])
def test_a_domino_that_the_case_should_fit_and_does_not_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, old: str, name: str
) -> None:
    text = parts_with(old, "[110.0, 25.5, 10.0]")
    (tmp_path / "parts.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(tables, "PARTS", tmp_path / "parts.toml")
    wanted = (
        f"For the {name} domino: The engine's cradle reaches below the caps: a domino this long wants a larger hub."
    )
    assert wanted in case.faults()


DEFECTS: list[tuple[dict[str, Any], str]] = [
    ({"bed": 200.0}, "printer's bed has 200"),
    ({"loose": 0.1}, "room on each side"),
    ({"notch_depth": 20.0}, "hides pips"),
    ({"notch_depth": 2.0}, "does not hold"),
    ({"domino": (110.0, 55.0, 10.0)}, "walls run into each other"),
    ({"domino": (51.0, 25.5, 35.0)}, "bevel leaves no wall"),
    ({"wall": 0.8}, "is no wall"),
    ({"ring": 50.0}, "Slot boards 20.0 mm wide meet"),
    ({"ring": 78.0}, "into the wall behind the notches"),
    ({"domino": (110.0, 25.5, 10.0)}, "cradle reaches below the caps"),
    ({"board_gap": 1.0}, "stems end"),
    ({"board_gap": 1.5}, "light guide wants"),
    ({"board_gap": 3.0}, "too little to be pressed"),
    ({"lower_stop": 2.2}, "Pressed at one end"),
    ({"lower_stop": 11.0}, "its turns touch"),
    ({"pin": 4.6}, "does not guide a spring"),
    ({"tray": 3.0}, "rim should stand"),
    ({"tray": 8.5}, "too deep in the platform"),
    ({"height": 30.0}, "no room for boards"),
]


@pytest.mark.parametrize(("chosen", "sentence"), DEFECTS, ids=[sentence for _, sentence in DEFECTS])
def test_a_wrong_measure_is_named(chosen: dict[str, Any], sentence: str) -> None:
    assert any(sentence in fault for fault in rules.faults(measures.read(**chosen)))


PARTS = [
    ("size = [40.0, 40.0, 20.0]", "size = [70.0, 70.0, 20.0]", "AA holder and speaker are in each other's way."),
    ("size = [57.5, 47.5, 16.0]", "size = [57.5, 80.0, 16.0]", "AA holder reaches into the case's wall."),
    ("size = [40.0, 40.0, 20.0]", "size = [40.0, 40.0, 45.0]", "magnet reaches into the deck."),
    (
        "[boards.carrier]\nsize = [100.0, 100.0, 1.6]",
        "[boards.carrier]\nsize = [100.0, 130.0, 1.6]",
        "carrier and AA holder are in each other's way.",
    ),
    ("lamp = [8.0, 0.0] ", "lamp = [6.0, 0.0] ", "A cap and its light guide are"),
    ("gap_mm = 1.0 ", "gap_mm = 1.4 ", "the button wants 1.65."),
]


@pytest.mark.parametrize(("old", "new", "sentence"), PARTS, ids=[sentence for *_, sentence in PARTS])
def test_a_part_that_does_not_fit_is_named(old: str, new: str, sentence: str) -> None:
    faults = rules.faults(table(old, new))
    assert any(sentence in fault for fault in faults), faults


def test_a_box_below_the_base_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    low = Box("brick", (62, -15, -1), (5, 5, 5))
    monkeypatch.setattr(rules, "contents", lambda measured: [*contents(measured), low])
    assert rules.faults(STANDARD) == ["brick reaches into the base."]


LARGEST = measures.read(domino=measures.size(TABLE["dominoes"]["largest"]))
FIXED = {
    "ears of the cradle": ("ears", screws.ears(STANDARD), "cradle and cradle's post are in each other's way."),
    "a bar": ("bar_of", screws.bar_of(STANDARD, "lithium"), "cradle and bar are in each other's way."),
}


@each_of(FIXED, "name", "place", "expected")
def test_what_does_not_make_room_for_a_larger_domino_is_seen(
    monkeypatch: pytest.MonkeyPatch, name: str, place: object, expected: str
) -> None:
    monkeypatch.setattr(printed, name, lambda *_: place)
    assert rules.faults(STANDARD) == []
    assert rules.faults(LARGEST) == [expected]


def test_a_battery_s_wall_in_a_slot_s_wall_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    (x, _), (_, y) = holder_at(STANDARD, "lithium"), holder_at(LARGEST, "lithium")
    monkeypatch.setattr(printed, "holder_at", lambda *_: (x, y))
    assert "the wall around the lithium_cell reaches into the case's wall." in rules.faults(LARGEST)


def test_what_comes_too_near_to_the_cradle_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hardware.case.contents.BESIDE_CRADLE", 9.0)
    assert rules.faults(STANDARD) == [
        "cradle and bar are in each other's way.",
        "lithium cell and cradle are in each other's way.",
    ]


def test_keys_too_near_to_their_screws_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "KEY", 13.0)
    assert rules.faults(STANDARD) == ["A volume key and its board's screw are -0.04 mm apart."]


@pytest.mark.parametrize("module", [boxes, measures, screws, step_file])
def test_the_examples_are_true(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0


def test_nothing_is_stale_when_only_a_price_changes() -> None:
    changed = table("price = 5.00\nprice_ten = 4.60", "price = 6.00\nprice_ten = 5.60")
    assert case.used(changed) == case.used(STANDARD)
    assert case.used(table("cone_mm = 34.0", "cone_mm = 36.0")) != case.used(STANDARD)


def test_an_older_case_is_stale(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    old = tmp_path / "taken.json"
    old.write_text(case.taken().replace("34.0", "36.0"), encoding="utf-8")
    monkeypatch.setattr(case, "TAKEN", old)
    assert case.faults() == ["The case is older than hardware/parts.toml; run `make hardware`."]
    case.write_taken()
    assert case.faults() == []
    monkeypatch.setattr(case, "MANIFEST", tmp_path / "none.json")
    assert case.faults() == ["The case has no manifest; run `make hardware`."]


def manifest() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(case.MANIFEST.read_text(encoding="utf-8"))
    return read


def test_the_built_case_was_checked_as_solids() -> None:
    built = manifest()
    assert rules.of_manifest(built, STANDARD) == []
    for supply in measures.SUPPLIES:
        pairs = built["shared mm3"][supply]
        for name in ("shell", f"base-{supply}", "cradle", "platform", "platform, pressed", "slot-caps, pressed"):
            assert f"{name} / what is built in" in pairs
        assert "platform, at the lower stop / cradle" in pairs


SEEDED = [
    (("pieces", "shell", "open edges"), 2, "shell is no closed solid."),
    (("pieces", "cradle", "volume cm3"), -1.0, "cradle is no closed solid."),
    (("pieces", "keys", "valid"), False, "keys is no closed solid."),
    (("pieces", "shell", "size mm"), [230.0, 200.0, 44.0], "shell is 230.0 mm long; the printer's bed has 220."),
    (("pieces", "door-aa", "thinnest mm"), 0.5, "door-aa is 0.5 mm thin; 0.8 is the least."),
    (("pieces", "shell", "widest ceiling mm"), 30.0, "shell has a ceiling of 30.0 mm that would be printed over air."),
    (("shared mm3", "aa", "shell / cradle"), 4.0, "shell / cradle share 4.0 mm3 (aa)."),
]


@pytest.mark.parametrize(("keys", "value", "sentence"), SEEDED, ids=[sentence for *_, sentence in SEEDED])
def test_a_wrong_piece_is_named(keys: tuple[str, str, str], value: object, sentence: str) -> None:
    built = copy.deepcopy(manifest())
    built[keys[0]][keys[1]][keys[2]] = value
    assert rules.of_manifest(built, STANDARD) == [sentence]


def test_a_missing_piece_and_a_missing_supply_are_named() -> None:
    built = manifest()
    del built["shared mm3"]["lithium"]
    assert rules.of_manifest(built, STANDARD) == ["Not every supply's hub was put together."]
    del built["pieces"]["blank"]
    assert rules.of_manifest(built, STANDARD) == ["The manifest has not the pieces that the case is made of."]


@pytest.mark.parametrize("name", sorted(rules.CEILINGS))
def test_a_file_to_be_printed_is_closed_and_as_the_manifest_says(name: str) -> None:
    triangles, noted = mesh.read_stl(OUT / f"{name}.stl"), manifest()["pieces"][name]
    assert mesh.open_edges(triangles) == noted["open edges"] == 0
    assert mesh.volume(triangles) / 1000 == pytest.approx(noted["volume cm3"], abs=0.02)
    assert max(mesh.extent(triangles)) <= STANDARD.bed
    assert abs(float(triangles[:, :, 2].min())) < 0.01, "it does not lie on the bed"
    stamped = f"Roundhouse {manifest()['version']}, millimeters".encode()
    assert (OUT / f"{name}.stl").read_bytes().startswith(stamped)
    assert (OUT / f"{name}.step").read_bytes().startswith(b"ISO-10303-21")
    wide, high = struct.unpack(">II", (OUT / f"{name}.png").read_bytes()[16:24])
    assert (wide, high) == (800, 600)


STEP = """#1 = CARTESIAN_POINT('',(1.0000000001,-0.0000000002,2.));
#2 = CARTESIAN_POINT('',(1.,0.,
    2.));
#3 = VERTEX_POINT('',#1);
#4 = VERTEX_POINT('',#2);
#5 = LINE('',#2,#6);
"""


def test_a_step_file_tells_a_point_once_and_keeps_what_joins() -> None:
    made = step_file.condense(STEP)
    assert made.count("CARTESIAN_POINT('',(1.,0.,2.))") == 1
    assert made.count("VERTEX_POINT('',#1)") == 2, "two corners at one place stay two corners"
    assert "#5 = LINE('',#1,#6);" in made


@pytest.mark.parametrize("name", sorted(rules.CEILINGS))
def test_a_condensed_step_file_speaks_of_nothing_that_is_not_there(name: str) -> None:
    text = (OUT / f"{name}.step").read_text(encoding="ascii")
    told = set(re.findall(r"^#(\d+) = ", text, re.MULTILINE))
    assert set(re.findall(r"#(\d+)", text)) == told
    assert step_file.condense(text) == text


def test_the_platforms_ceilings_and_walls_are_measured_again() -> None:
    noted = manifest()["pieces"]["platform"]
    triangles = mesh.read_stl(OUT / "platform.stl")
    assert mesh.thinnest(triangles) == pytest.approx(noted["thinnest mm"], abs=0.02)
    assert max(bridge.span for bridge in mesh.bridges(triangles)) == pytest.approx(noted["widest ceiling mm"], abs=0.1)


FACES = (
    ((0, 2, 1), (0, 3, 2)), ((4, 5, 6), (4, 6, 7)), ((0, 1, 5), (0, 5, 4)),
    ((1, 2, 6), (1, 6, 5)), ((2, 3, 7), (2, 7, 6)), ((3, 0, 4), (3, 4, 7)),
)  # fmt: skip


def frustum(low: float, high: float, bottom: float, top: float) -> mesh.Triangles:
    """A four-sided block, `low` and `high` wide at its ends."""
    around = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]
    points = [(x * low, y * low, bottom) for x, y in around] + [(x * high, y * high, top) for x, y in around]
    return np.array([[points[corner] for corner in face] for side in FACES for face in side], float)


def test_a_block_is_closed_and_a_hole_or_a_turned_triangle_is_seen() -> None:
    block = frustum(10, 10, 0, 5)
    assert mesh.open_edges(block) == 0
    assert mesh.volume(block) == pytest.approx(500)
    assert mesh.volume(block[:, ::-1]) == pytest.approx(-500)
    assert mesh.open_edges(block[1:]) > 0
    turned = block.copy()
    turned[3] = turned[3][::-1]
    assert mesh.open_edges(turned) > 0


def test_a_ceiling_is_found_by_its_width_and_a_steep_side_is_none() -> None:
    assert mesh.bridges(frustum(10, 10, 0, 5)) == []
    assert mesh.bridges(frustum(10, 19.8, 0, 5)) == []
    (steep,) = mesh.bridges(frustum(10, 24, 0, 5))
    assert steep.z == 0
    table = np.concatenate([frustum(4, 4, 0, 10), frustum(20, 20, 10.001, 12)])
    (ceiling,) = mesh.bridges(table)
    assert (ceiling.z, ceiling.area) == (10.0, 400.0)
    assert ceiling.span == pytest.approx(20, abs=3)


def test_a_thin_wall_is_measured() -> None:
    assert mesh.thinnest(frustum(20, 20, 0, 0.6)) == pytest.approx(0.6)
    assert mesh.thinnest(frustum(20, 20, 0, 3.0)) == pytest.approx(3.0)


def test_an_stl_file_has_the_same_bytes_each_time(tmp_path: Path) -> None:
    block = frustum(10, 7, 0, 5)
    for name in ("a.stl", "b.stl"):
        mesh.write_stl(tmp_path / name, block)
    assert (tmp_path / "a.stl").read_bytes() == (tmp_path / "b.stl").read_bytes()
    assert mesh.read_stl(tmp_path / "a.stl") == pytest.approx(block)


if importlib.util.find_spec("build123d"):  # in the environment of `make hardware`; the manifest keeps the whole result

    def test_solids_that_share_room_are_found() -> None:
        from hardware.case import proof

        one = proof.solid(Box("one", (0, 0, 0), (10, 10, 10)))
        two = proof.solid(Box("two", (9, 0, 9), (10, 10, 10)))
        away = proof.solid(Box("away", (0, 0, 10), (10, 10, 10), round=True))
        assert proof.common(one, [two]) == pytest.approx(10.0)
        assert proof.common(one, [away]) == 0.0
        assert proof.shared_by([one], [two, away]) == pytest.approx(10.0)

    def test_a_platform_whose_pins_are_too_thick_is_found() -> None:
        from hardware.case import engine, proof

        thick = measures.read(pin=5.0)
        assert proof.common(engine.platform(STANDARD), [engine.cradle(STANDARD)]) < rules.SHARED
        assert proof.common(engine.platform(STANDARD), [engine.cradle(thick)]) > rules.SHARED
