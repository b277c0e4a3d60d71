"""The dimensions of the case fit dominoes of several sizes, and each rule catches its defect."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.defects import each_of
from tests.hardware.edited_parts import parts_with
from tools.hardware.case import printed_case
from tools.hardware.case.plan import dimensions, printed_boxes, rules, screws
from tools.hardware.case.plan.boxes import Box
from tools.hardware.case.plan.contents import contents, holder_at

STANDARD = dimensions.read()


def table(old: str, new: str) -> dimensions.Dimensions:
    """The dimensions for a parts.toml with one place changed."""
    return dimensions.read(parts_with(old, new))


def test_a_larger_domino_of_the_table_makes_another_case() -> None:
    other = table("largest = [57.2, 28.6, 12.7]", "largest = [57.6, 28.8, 12.7]")
    assert other.domino == (57.6, 28.8, 12.7) and other.notch_width == pytest.approx(STANDARD.notch_width + 0.2)
    assert printed_case.used(other) != printed_case.used(STANDARD)


def test_jumbo_dominoes_fit_the_slots_and_usual_ones_the_inlay() -> None:
    jumbo, usual = (57.15, 28.575, 12.7), (50.8, 25.4, 9.53)  # mm: 2 1/4 x 1 1/8 x 1/2 and 2 x 1 x 3/8 in
    for room, domino in ((STANDARD.recess, jumbo), (STANDARD.inlay, usual)):
        assert all(0.5 < wide - side < 1.5 for wide, side in zip(room, domino[:2], strict=True))
    assert STANDARD.notch_width > jumbo[1] + 2 * STANDARD.loose - 1e-9


DOMINOES = {
    "a thick one": ("usual = [51.0, 25.5, 10.0]", "usual = [51.0, 25.5, 13.0]", "The usual domino is larger than"),
    "a wide one": ("usual = [51.0, 25.5, 10.0]", "usual = [51.0, 26.0, 10.0]", "The inlay's walls are 1.10 mm thick"),
    "a thin one": ("smallest = [48.0, 24.0, 8.0]", "smallest = [48.0, 24.0, 6.0]", "6.0 mm thick sits too deep"),
    "a long one": ("largest = [57.2,", "largest = [110.0,", "cradle reaches below the caps"),
}


@each_of(DOMINOES)
def test_a_domino_that_does_not_fit_is_named(old: str, new: str, expected: str) -> None:
    assert any(expected in fault for fault in rules.faults(table(old, new)))


DEFECTS: list[tuple[dict[str, Any], str]] = [
    ({"bed": 200.0}, "printer's bed has only 200"),
    ({"loose": 0.1}, "room on each side"),
    ({"notch_depth": 20.0}, "hides pips"),
    ({"notch_depth": 2.0}, "does not hold"),
    ({"notch_depth": 8.0}, "A slot board has 0.6 mm to slide onto its hook; it needs 1.4."),
    ({"cap_play": 0.7}, "A cap and the wall that shades it are"),
    ({"domino": (110.0, 55.0, 10.0)}, "walls run into each other"),
    ({"domino": (51.0, 25.5, 43.0)}, "bevel leaves no wall"),
    ({"wall": 0.8}, "is thinner than 1.2 mm"),
    ({"ring": 50.0}, "Slot boards 20.0 mm wide meet"),
    ({"ring": 78.0}, "into the wall behind the notches"),
    ({"domino": (110.0, 25.5, 10.0)}, "cradle reaches below the caps"),
    ({"board_gap": 1.0}, "stems end"),
    ({"board_gap": 1.5}, "light bar needs"),
    ({"board_gap": 3.0}, "stems end"),
    ({"lower_stop": 2.2}, "Pressed at one end"),
    ({"lower_stop": 11.0}, "its turns touch"),
    ({"pin": 4.6}, "does not guide a spring"),
    ({"tray": 3.0}, "rim must stand"),
    ({"tray": 8.5}, "too deep in the platform"),
    ({"height": 30.0}, "no room for boards"),
]


@pytest.mark.parametrize(("chosen", "sentence"), DEFECTS, ids=[sentence for _, sentence in DEFECTS])
def test_a_wrong_dimension_is_named(chosen: dict[str, Any], sentence: str) -> None:
    assert any(sentence in fault for fault in rules.faults(dimensions.read(**chosen)))


PARTS = [
    ("size = [40.0, 40.0, 20.0]", "size = [70.0, 70.0, 20.0]", "AA holder and speaker are in each other's way."),
    ("size = [57.5, 47.5, 16.0]", "size = [57.5, 80.0, 16.0]", "AA holder reaches into the case's wall."),
    ("size = [40.0, 40.0, 20.0]", "size = [40.0, 40.0, 55.0]", "magnet reaches into the deck."),
    (
        "[boards.carrier]\nsize = [100.0, 100.0, 1.6]",
        "[boards.carrier]\nsize = [100.0, 130.0, 1.6]",
        "carrier and AA holder are in each other's way.",
    ),
    ("lamp = [8.0, 0.0] ", "lamp = [6.0, 0.0] ", "A cap and its light bar are"),
    ("gap_mm = 1.0 ", "gap_mm = 1.4 ", "the button needs 2.41."),
]


@pytest.mark.parametrize(("old", "new", "sentence"), PARTS, ids=[sentence for *_, sentence in PARTS])
def test_a_part_that_does_not_fit_is_named(old: str, new: str, sentence: str) -> None:
    faults = rules.faults(table(old, new))
    assert any(sentence in fault for fault in faults), faults


def test_a_box_below_the_base_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    low = Box("brick", (62, -15, -1), (5, 5, 5))
    monkeypatch.setattr(rules, "contents", lambda measured: [*contents(measured), low])
    assert rules.faults(STANDARD) == ["brick reaches into the base."]


LARGER = dimensions.read(domino=(62.2, 31.1, 12.7))
LOW = 46.0  # mm: a hub whose cradle is as low as the bar across the battery
FIXED = {"ears of the cradle": ("ears", screws.ears(STANDARD), "cradle and cradle's post are in each other's way.")}


@each_of(FIXED, "name", "place", "expected")
def test_a_piece_that_leaves_no_room_for_a_larger_domino_is_caught(
    monkeypatch: pytest.MonkeyPatch, name: str, place: object, expected: str
) -> None:
    low = replace(LARGER, height=LOW)
    assert expected not in rules.faults(low)
    monkeypatch.setattr(printed_boxes, name, lambda *_: place)
    assert rules.faults(STANDARD) == []
    assert expected in rules.faults(low)


def test_a_battery_wall_that_overlaps_a_slot_wall_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    x, y = holder_at(STANDARD)
    monkeypatch.setattr(printed_boxes, "holder_at", lambda _: (x - 30.0, y))
    assert "the wall around the holder reaches into the case's wall." in rules.faults(STANDARD)


def test_keys_too_close_to_their_screws_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "KEY", 13.0)
    assert rules.faults(STANDARD) == ["A volume key and its board's screw are -0.04 mm apart."]


def test_a_new_price_does_not_make_the_case_stale() -> None:
    changed = table("price = 5.00\nprice_ten = 4.60", "price = 6.00\nprice_ten = 5.60")
    assert printed_case.used(changed) == printed_case.used(STANDARD)
    assert printed_case.used(table("cone_mm = 34.0", "cone_mm = 36.0")) != printed_case.used(STANDARD)


def test_an_older_case_is_stale(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    old = tmp_path / "inputs.json"
    old.write_text(printed_case.inputs().replace("34.0", "36.0"), encoding="utf-8")
    monkeypatch.setattr(printed_case, "INPUTS", old)
    assert printed_case.faults() == ["The case is older than hardware/parts.toml; run `make hardware`."]
    printed_case.write_inputs()
    assert printed_case.faults() == []
    monkeypatch.setattr(printed_case, "MANIFEST", tmp_path / "none.json")
    assert printed_case.faults() == ["The case has no manifest; run `make hardware`."]
