"""The firmware's types are checked against MicroPython's modules, not against CPython's."""

from pathlib import Path

import pytest

from tools import firmware_types

GOOD = "import time\nfrom machine import Pin\n\n\ndef blink():\n    Pin(3, Pin.OUT).on()\n    time.sleep_ms(3)\n"


@pytest.mark.parametrize(
    ("text", "status", "complaint"),
    [
        (GOOD, 0, "no issues found"),
        (GOOD.replace(".on()", ".glow()"), 1, '"Pin" has no attribute "glow"'),
        (GOOD.replace("sleep_ms", "monotonic_ns"), 1, 'Module has no attribute "monotonic_ns"'),
    ],
    ids=["good", "a method that no pin has", "a function of CPython's alone"],
)
def test_what_the_pico_lacks_is_found(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], text: str, status: int, complaint: str
) -> None:
    path = tmp_path / "blink.py"
    path.write_text(text, encoding="utf-8")
    assert firmware_types.check([path]) == status
    assert complaint in capfd.readouterr().out
