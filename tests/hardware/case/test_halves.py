"""The halves for a small bed fit it, their joints hold, and they hit nothing; each defect is named."""

import copy
import json
from typing import Any

import pytest
from tests.defects import each_of
from tools.hardware.case import printed_case
from tools.hardware.case.plan import dimensions, halves, rules

STANDARD = dimensions.read()
DEFECTS: dict[str, tuple[str, object, str]] = {
    "a thick front flap": ("FRONT", 6.0, "A screw grips 2.0 mm of a flap; it must be at least 3.0."),
    "a tight pin": ("PIN_FIT", 0.05, "A pin has 0.05 mm of room on each side"),
    "a loose dovetail": ("TAIL_FIT", 0.6, "A dovetail has 0.6 mm of room on each side"),
    "straight dovetails": ("TAIL", (8.0, 8.0, 8.0), "The dovetails slip out"),
    "a pin in the screw's way": ("PIN_AT", 4.5, "There are 0.4 mm between a screw and a pin"),
    "a dovetail below a rib": ("DOVETAILS", (-75.0, 25.0), "a dovetail is below the back flap of the base."),
}


def manifest() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(printed_case.MANIFEST.read_text(encoding="utf-8"))
    return found


@each_of(DEFECTS, "name", "value", "expected")
def test_a_joint_that_does_not_hold_is_named(
    monkeypatch: pytest.MonkeyPatch, name: str, value: object, expected: str
) -> None:
    monkeypatch.setattr(halves, name, value)
    found = halves.faults(STANDARD)
    assert any(fault.startswith(expected) for fault in found), found


def test_a_flap_in_the_way_of_a_slot_board_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halves, "FLAPS", ((42.0, 54.0), (54.5, 66.5)))
    assert any("flap of the shell" in fault for fault in rules.faults(STANDARD))


def test_a_half_that_is_too_long_or_hits_something_is_named() -> None:
    built = copy.deepcopy(manifest())
    built["pieces"]["shell-back"]["size mm"] = [190.0, 100.0, 53.0]
    built["halves mm3"]["shell-back / cradle"] = 7.0
    assert rules.of_manifest(built, STANDARD) == [
        "shell-back is 190.0 mm long; a small bed has only 180.",
        "shell-back / cradle overlap by 7.0 mm3.",
    ]
