"""The pin map: pins.py is what pins.toml says, and a map that cannot be wired is refused with its reason."""

import pytest
from tests.defects import each_of, edited
from tools.firmware import pins


def source() -> str:
    return pins.SOURCE.read_text(encoding="utf-8")


def test_the_firmware_has_the_pins_of_the_map() -> None:
    assert pins.TARGET.read_text(encoding="utf-8") == pins.generate(source()), "stale: run `make pins`"


DEFECTS = {
    "used twice": ("engine = 14", "engine = 13", "GP13 is used twice, by buttons.slots[11] and buttons.engine"),
    "not after": ("word_select = 19", "word_select = 21", "has to be the pin after the bit clock: 19, not 21"),
    "before": ("bit_clock = 18", "bit_clock = 21", "has to be the pin after the bit clock: 22, not 19"),
    "a key missing": ("louder = 17", "", "lacks `louder` under [keys]"),
    "out of range": ("engine = 14", "engine = 30", "buttons.engine is 30, but a Pico's pins are GP0 to GP29"),
    "console": ("engine = 14", "engine = 0", "cannot be GP0, which is the serial console"),
    "internal": ("data = 22 ", "data = 25 ", "cannot be GP25, which is the Pico's own LED"),
    "too few slots": ("slots = [2, ", "slots = [", "has to list 12 pins"),
    "too few lamps": ("count = 13", "count = 12", "lamps.count has to be 13, one a slot and the engine's, not 12"),
    "a word": ("engine = 14", 'engine = "14"', "has to be a whole number, not '14'"),
    "missing": ("engine = 14", "", "lacks `engine` under [buttons]"),
    "not toml": ("[lamps]", "[lamps", "is not TOML"),
}


@each_of(DEFECTS)
def test_a_defect_is_named(old: str, new: str, expected: str) -> None:
    with pytest.raises(pins.PinFault) as fault:
        pins.generate(edited(source(), old, new))
    assert expected in str(fault.value)
    assert str(fault.value).endswith(".") and "\n" not in str(fault.value)
