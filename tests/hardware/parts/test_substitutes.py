"""Each substitute has the package and the pins of its part, and one that has not is named."""

from tests.defects import each_of
from tests.hardware.edited_parts import tables_with
from tools.hardware.parts import parts_list

SK6812 = '"SK6812" = ["PLCC4", "VDD DOUT GND DIN"]'
DEFECTS = {
    "six pins": (
        SK6812,
        SK6812 + ', "WS2813" = ["PLCC6", "DIN VDD BIN DOUT GND NC"]',
        "The substitute WS2813 has the pins DIN VDD BIN DOUT GND NC, but the WS2812B lamp, 5050 has VDD DOUT GND DIN.",
    ),
    "another order": (SK6812, '"SK6812" = ["PLCC4", "DIN VDD DOUT GND"]', "has the pins DIN VDD DOUT GND, but"),
    "not looked up": (
        "SK6812, the RGB version",
        "WS2813, or SK6812, the RGB version",
        "The substitute WS2813 for the WS2812B lamp, 5050 is not checked",
    ),
    "another package": ('"B5817W" = ["SOD-123"', '"B5817W" = ["SMA"', "The substitute B5817W comes in SMA, but"),
    "leads on a board": (SK6812, '"SK6812" = ["leads", "VDD DOUT GND DIN"]', "The substitute SK6812 has leads, but"),
}


@each_of(DEFECTS)
def test_a_substitute_that_does_not_fit_is_named(old: str, new: str, expected: str) -> None:
    found = parts_list.faults(tables_with(old, new))
    assert any(expected in fault for fault in found), found
