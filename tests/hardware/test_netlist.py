"""The committed netlists match the circuits; a wrong one is caught, and so is a rules check that finds nothing."""

from pathlib import Path

import pytest
from tests.defects import each_of, edited
from tools.hardware import netlist, netlist_check
from tools.hardware.circuit import circuit
from tools.hardware.tables import FOLDER, read

TABLES = read()
HUB = circuit("smallest", "usb", TABLES)
TEXT = (FOLDER / "netlists" / "smallest-usb.net").read_text(encoding="utf-8")


def test_each_netlist_matches_its_circuit() -> None:
    assert netlist_check.faults(TABLES) == []


def node(reference: str, number: str) -> str:
    return f'(node\n        (ref "{reference}")\n        (pin "{number}"))'


WRONG = {
    "a pad at another net": (
        node("U2", "1"),
        node("U2", "2"),
        "The net I2S_LRC differs from the circuit: check U2.1, U2.2.",
    ),
    "a net of another name": ('(name "GAIN")', '(name "LOSS")', "The net GAIN differs from the circuit"),
    "a part of another reference": (
        '(ref "R2")\n      (value',
        '(ref "R9")\n      (value',
        "It has R9, which the circuit does not have.",
    ),
    "another footprint": (
        '"4.7 kohm")\n      (description "")\n      (footprint "Resistor_SMD:R_0805_2012Metric")',
        '"4.7 kohm")\n      (description "")\n      (footprint "Resistor_SMD:R_0402_1005Metric")',
        "R3 has the footprint Resistor_SMD:R_0402_1005Metric, not Resistor_SMD:R_0805_2012Metric.",
    ),
}


@each_of(WRONG)
def test_a_netlist_that_differs_from_the_circuit_is_found(old: str, new: str, expected: str) -> None:
    found = netlist_check.differences(HUB, edited(TEXT, old, new))
    assert any(expected in fault for fault in found), found


def test_a_missing_netlist_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(netlist_check, "FOLDER", tmp_path)
    assert "There is no netlist board-aa.net; run `make hardware`." in netlist_check.faults(TABLES)


def test_a_rules_check_that_finds_nothing_is_not_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(netlist, "netlist", lambda _hub: "(export)")
    with pytest.raises(netlist.RulesError, match="skidl misses two outputs on one wire"):
        netlist.prove_check_works("smallest", "usb")
