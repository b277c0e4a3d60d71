"""The cup behind the speaker, the gap below its grille and the light bars reach their limits; each defect is named."""

import pytest
from tests.hardware.edited_parts import parts_with, tables_with
from tools.hardware.budgets import sound
from tools.hardware.case.plan import dimensions, enclosure, rules

STANDARD = dimensions.read()


def test_a_cup_without_its_bulge_is_too_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(enclosure, "LOBE_RADIUS", 1.5)
    monkeypatch.setattr(enclosure, "ROOM_BEHIND", 0.0)
    (fault,) = enclosure.faults(STANDARD)
    assert fault.startswith("The speaker's cup holds ") and "above the 600 Hz" in fault


def test_a_smaller_cup_raises_the_resonance(monkeypatch: pytest.MonkeyPatch) -> None:
    before = enclosure.box_hz(STANDARD)
    monkeypatch.setattr(enclosure, "CUP", 21.0)
    assert enclosure.box_hz(STANDARD) > before > STANDARD.number("speaker", "resonance_hz")


def test_a_cup_that_hits_the_bar_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.hardware.case.plan.printed_boxes.CUP", 24.0)
    assert "speaker's cup and bar are in each other's way." in rules.faults(STANDARD)


def test_feet_that_are_too_low_choke_the_grille() -> None:
    low = dimensions.read(parts_with("size = [10.0, 10.0, 4.0]", "size = [10.0, 10.0, 3.0]"))
    assert enclosure.faults(low) == [
        "The feet leave 235 mm2 between the grille's rim and the table, less than the 265 mm2 of its holes."
    ]


def test_a_face_of_even_thickness_has_a_hot_spot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(enclosure, "THICKEST", enclosure.THIN)
    (fault,) = enclosure.faults(STANDARD)
    assert fault.startswith("The middle of a light bar is 5.4 times as bright")


def test_a_cue_that_the_cup_swallows_is_found() -> None:
    assert sound.below(250, 500.0) == pytest.approx(12.04, abs=0.01)
    found = sound.faults(tables_with("resonance_hz = 280 ", "resonance_hz = 3000 "))
    assert any("below the talk" in fault for fault in found)
