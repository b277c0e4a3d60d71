"""Circuits refuse unknown parts, pads, supplies and figures, with a message."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from tests.defects import each_of
from tools.hardware.circuits.circuit import circuit
from tools.hardware.circuits.model import Circuit
from tools.hardware.tables import InvalidTables, read

TABLES = read()


def hub() -> Circuit:
    return circuit("smallest", "usb", TABLES)


REFUSED: dict[str, tuple[Callable[[], object], str]] = {
    "a supply that the build does not have": (
        lambda: circuit("smallest", "aa", TABLES),
        "The build smallest has no supply aa.",
    ),
    "a reference twice": (lambda: hub().place("U1", TABLES.parts["pico"], "main"), "The reference U1 is given twice."),
    "an unknown part": (lambda: hub().pad("U9.GND"), "There is no part U9 to connect U9.GND to."),
    "a pad that the part does not have": (
        lambda: hub().pad("U1.GP99"),
        "U1 (Raspberry Pi Pico (with headers)) has no pad GP99.",
    ),
    "a pad of an unknown type": (
        lambda: replace(hub().parts["R1"], part=replace(TABLES.parts["r_330"], data={"pads": ["1 1 wet"]})).pads(),
        "Pad 1 of r_330 is wet; it must be one of",
    ),
    "a missing figure": (
        lambda: TABLES.parts["wire"].number("ohms"),
        "hardware/parts.toml must give a number for ohms of wire.",
    ),
}


@each_of(REFUSED, "act", "expected")
def test_an_impossible_circuit_is_refused(act: Callable[[], object], expected: str) -> None:
    with pytest.raises(InvalidTables, match=re.escape(expected)):
        act()
