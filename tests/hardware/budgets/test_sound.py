"""The amplifier takes the firmware's rate, the cues are heard among people who talk, and what breaks that is found."""

import pytest
from tests.defects import each_of
from tests.hardware.edited_parts import tables_with
from tools.hardware.budgets import sound
from tools.hardware.tables import InvalidTables, read

from roundhouse_hub.sound.mixer import RATE

DEFECTS = {
    "an amplifier that does not take the rate": (
        f"8000, {RATE}, ",
        "8000, 22050, ",
        f"The firmware sends {RATE} frames a second, which the amplifier does not take; it takes 8000, 22050, 32000",
    ),
    "a speaker in a pillow": ("db = 86 ", "db = 62 ", "At volume 8 the cue warning is "),
}


@each_of(DEFECTS)
def test_a_defect_of_the_sound_is_found(old: str, new: str, expected: str) -> None:
    found = sound.faults(tables_with(old, new))
    assert any(fault.startswith(expected) for fault in found), found


def test_22050_frames_a_second_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound, "RATE", 22_050)
    assert "sends 22050 frames a second, which the amplifier does not take" in sound.faults(read())[0]


def test_an_amplifier_without_rates_is_refused() -> None:
    with pytest.raises(InvalidTables, match="rates that the amplifier takes"):
        sound.faults(tables_with("frames_hz = [", "frames = ["))


def test_twelve_people_are_as_loud_as_six_raised_voices() -> None:
    assert sound.babble(1000) == pytest.approx(53.5 + 6 + 7.78 - 4.77, abs=0.01)
