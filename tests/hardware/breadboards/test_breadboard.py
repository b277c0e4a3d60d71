"""The smallest hub on its breadboard matches its circuit, and a leg in a wrong hole is caught."""

import tomllib
from typing import Any

import pytest
from tests.defects import each_of
from tools.hardware.breadboards import breadboard, holes, view
from tools.hardware.circuits.circuit import circuit
from tools.hardware.guide import book as prose
from tools.hardware.pages import svg
from tools.hardware.tables import InvalidTables

HUB = circuit("smallest", "usb")
NETS = {frozenset(pads) for pads in HUB.nets.values()}


def layout(**places: object) -> dict[str, Any]:
    read: dict[str, Any] = tomllib.loads(breadboard.LAYOUT.read_text(encoding="utf-8"))["parts"]
    return read | places


def test_strips_and_wires_connect_exactly_what_the_circuit_connects() -> None:
    assert breadboard.joined_groups(breadboard.build(HUB)) == NETS


DEFECTS = {
    "a leg one column off": ("R1", {"at": ["g28", "g33"]}),
    "two buttons in one strip": ("SW2", {"at": ["d50", "f56"]}),
    "a reversed capacitor": ("C16", {"at": ["B-49", "B+49"]}),
    "a chip in the columns of another part": ("U3", {"column": 28, "top": "e", "bottom": "f"}),
}


@each_of(DEFECTS, "reference", "place")
def test_a_part_in_wrong_holes_is_found(reference: str, place: dict[str, Any]) -> None:
    assert breadboard.joined_groups(breadboard.build(HUB, layout(**{reference: place}))) != NETS


def test_a_wrong_leg_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert breadboard.faults(HUB) == []
    right = breadboard.build
    wrong = layout(R1={"at": ["g28", "g33"]})
    monkeypatch.setattr(breadboard, "build", lambda hub: right(hub, wrong))
    found = breadboard.faults(HUB)
    assert "The breadboard connects RAIL_5V differently from the circuit: check 1 of R1, 1Y of U3." in found
    monkeypatch.setattr(breadboard, "build", lambda hub: right(hub, {}))
    assert breadboard.faults(HUB) == ["hardware/guide/breadboard.toml and the circuit do not have the same parts."]


def test_two_legs_in_one_hole_are_refused() -> None:
    with pytest.raises(InvalidTables, match="Two legs need the same hole in column 54 of the breadboard"):
        breadboard.build(HUB, layout(SW13={"at": ["e54", "f60"]}))


def test_a_full_strip_and_a_missing_part_are_refused() -> None:
    crowded = layout(**{f"SW{n}": {"at": [f"{row}45", f"f{45 + n}"]} for n, row in ((1, "a"), (2, "b"), (13, "d"))})
    crowded |= {"C14": {"at": ["e45", "T-26"]}}
    with pytest.raises(InvalidTables, match="The strip 45 top of the breadboard is full"):
        breadboard.build(HUB, crowded)
    missing = layout()
    del missing["R2"]
    with pytest.raises(InvalidTables, match="do not have the same parts"):
        breadboard.build(HUB, missing)


def test_the_picture_of_a_step_has_its_own_wires_in_color() -> None:
    board = breadboard.build(HUB)
    text = view.picture(board, ["D1"], ["U1", "U3", "R1"])
    data = svg.color("LAMPS_DATA")
    assert text.count(f'stroke="{data}" stroke-width="2.8"') == 1
    assert ">D1 strip of 13 lamps<" in text and ">SW1<" not in text


def test_each_leg_and_each_wire_is_in_the_table_of_holes_of_one_step() -> None:
    board = breadboard.build(HUB)
    earlier: list[str] = []
    rows: list[str] = []
    for step in prose.read().of("smallest"):
        rows += holes.holes(board, step.uses, earlier).splitlines()[2:]
        earlier += step.uses
    assert len(rows) == len(set(rows))
    wires = [row for row in rows if row.startswith("| wire ")]
    loose = [wire for wire in board.wires if not any(breadboard.strip_of(end) for end in wire.ends)]
    assert len(loose) == 2 and len(wires) == len(board.wires) - len(loose)
    assert "| wire from U1 VBUS to SW17 USB | a1 to a47 |" in wires
    assert "| wire from R1 2 to D1 DIN | j33 |" in wires
    parts = {row.split()[1] for row in rows} - {"wire"}
    assert parts == set(HUB.parts) - {"D1", "LS1"}
    assert "| Q2 | b21 (G), b22 (D), b23 (S) |" in rows and "| U3 | f25 (pin 1) |" in rows
    assert "| R7 | a21, top - |" in rows
