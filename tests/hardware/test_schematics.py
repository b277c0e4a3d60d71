"""The schematics show the circuits: the nets are read back from the wires of the KiCad files, and defects are found."""

import re
from copy import deepcopy

import pytest
from tests.defects import each_of
from tools.hardware import schematics
from tools.hardware.circuit import circuit
from tools.hardware.model import Pad, Placed
from tools.hardware.pcb import board_file, plan, sexpr
from tools.hardware.schematic import cables, kicad
from tools.hardware.schematic.sheet import PAPERS, UNNAMED, Drawer
from tools.hardware.tables import FOLDER, read

TABLES = read()


def text(name: str) -> str:
    return (FOLDER / "board" / name / f"{name}.kicad_sch").read_text(encoding="utf-8")


CARRIER = schematics.parts_and_nets("carrier", TABLES)
TEXT = text("carrier")


def test_the_committed_schematics_are_up_to_date_and_match_the_circuits() -> None:
    assert schematics.faults(TABLES) == []


@pytest.mark.parametrize("name", plan.BOARDS)
def test_a_schematic_has_the_parts_and_nets_of_its_board(name: str) -> None:
    """The board's file and the schematic's are made apart; pads on top of a module are on no board."""
    board = board_file.read((FOLDER / "board" / name / f"{name}.kicad_pcb").read_text(encoding="utf-8"))
    copper: dict[str, set[Pad]] = {}
    for pad in board.pads:
        if not pad.net.startswith("alone"):
            copper.setdefault(pad.net, set()).add((pad.owner, pad.number))
    drawn = kicad.nets(text(name))
    on_board = {net: pads & {pad for pads in copper.values() for pad in pads} for net, pads in drawn.items()}
    assert {net: pads for net, pads in on_board.items() if pads} == copper


WRONG = {
    "a label of another name": (
        '(global_label "I2S_LRC"',
        '(global_label "I2S_BCLK"',
        "The net I2S_BCLK differs from the circuit",
    ),
    "a symbol of another part": (
        '(property "Reference" "U2"',
        '(property "Reference" "U9"',
        "differs from the circuit: check U2.",
    ),
    "a power sign of another net": ('(property "Value" "GND"', '(property "Value" "EARTH"', "The net EARTH differs"),
    "no mark at a free pad": ("(no_connect", "(text", "is free, but not marked so."),
    "no schematic": ("(kicad_sch", "(kicad_pcb", "This is not a KiCad schematic."),
    "a symbol that is turned": ("(lib_id", "(mirror x) (lib_id", "A symbol is turned or mirrored."),
}


@each_of(WRONG)
def test_a_schematic_that_differs_from_the_circuit_is_found(old: str, new: str, expected: str) -> None:
    before, after = TEXT.rsplit(old, 1)  # the symbols' library, which has some of the words, too, comes first
    found = schematics.differences(*CARRIER, before + new + after)
    assert any(expected in fault for fault in found), found


def test_a_wire_that_is_missing_or_short_is_found() -> None:
    wires = re.findall(r"\(wire\s+\(pts [\s\S]*?\(uuid [^)]*\)\s*\)", TEXT)
    assert len(wires) > 50
    for wire in wires[::7]:
        assert schematics.differences(*CARRIER, TEXT.replace(wire, "", 1)) != [], wire


def test_two_names_on_one_wire_are_found() -> None:
    label = sexpr.children(sexpr.parse(TEXT), "global_label")[0]
    other: sexpr.Tree = deepcopy(label)
    other[1] = '"SECOND"'
    added = TEXT.rstrip()[:-1] + sexpr.dump(other) + "\n)"
    (found,) = schematics.differences(*CARRIER, added)
    assert found == f"One wire has the names {' and '.join(sorted((sexpr.bare(label[1]), 'SECOND')))}."


def test_a_part_that_is_new_in_the_circuit_gets_a_place_by_itself() -> None:
    parts: dict[str, Placed] = dict(CARRIER[0])
    nets = deepcopy(CARRIER[1])
    resistor, step_up = TABLES.parts["r_330"], TABLES.parts["step_up"]
    for reference, part in (("R90", resistor), ("R91", resistor), ("R92", resistor), ("U9", step_up)):
        parts[reference] = Placed(reference, part, "carrier", part.name)
    nets["BUTTON_1"].append(("R90", "1"))  # in a line with the socket
    nets["GND"].append(("R90", "2"))
    nets["ALONE_1"], nets["ALONE_2"] = [("R91", "1"), ("R92", "1")], [("R91", "2"), ("R92", "2")]
    nets["BUTTON_2"].append(("U9", "2"))
    sheet = Drawer(parts, nets, plan.layout("carrier")["schematic"]).draw("Carrier")
    assert UNNAMED in [name for name, _, _ in sheet.frames]
    assert schematics.differences(parts, nets, kicad.Writer(sheet, "carrier", {}).text()) == []


@pytest.mark.parametrize("name", plan.BOARDS)
def test_nothing_lies_outside_the_paper_and_no_two_texts_on_each_other(name: str) -> None:
    sheet = schematics.sheet(name, TABLES)
    left, top, right, bottom = sheet.bounds()
    width, height = PAPERS[sheet.paper]
    assert left > 0 and top > 0 and right < width and bottom < height - 20
    for at, (one, (x, y), way) in enumerate(sheet.labels):
        for other, (x2, y2), way2 in sheet.labels[:at]:
            apart = abs(y - y2) > 2.2 or not (way == way2 and abs(x - x2) < 5)
            assert apart, f"{one} and {other}"
    boxes = [(start, end) for _, start, end in sheet.frames]
    for at, (start, end) in enumerate(boxes):
        for start2, end2 in boxes[:at]:
            assert any(end[axis] < start2[axis] or end2[axis] < start[axis] for axis in (0, 1)), "groups do not overlap"


@pytest.mark.parametrize("supply", ["usb", "aa"])
def test_the_plan_of_the_cables_joins_what_the_circuit_joins(supply: str) -> None:
    hub = circuit("board", supply, TABLES)
    sheet = schematics.cable_plan(supply, TABLES)
    assert cables.differences(hub, kicad.nets(kicad.Writer(sheet, "cables", {}).text())) == []
    assert {f"J{number}" for number in (*range(1, 14), *range(101, 114), 32, 33)} <= {
        thing.part.reference for thing in sheet.instances if thing.part
    }
    lost = sheet.wires.pop()  # the engine's button
    found = cables.differences(hub, kicad.nets(kicad.Writer(sheet, "cables", {}).text()))
    assert found and all(fault.startswith("No wire reaches") for fault in found)
    (x, y), end = lost
    sheet.wires.append(((x, round(y - 2.54, 2)), end))
    found = cables.differences(hub, kicad.nets(kicad.Writer(sheet, "cables", {}).text()))
    assert any(fault.startswith("A wire joins") for fault in found)


@pytest.mark.parametrize("name", plan.BOARDS)
def test_the_pdf_is_whole(name: str) -> None:
    """Each object stands where the table says."""
    data = (schematics.PICTURES / f"{name}.pdf").read_bytes()
    start = int(re.findall(rb"startxref\n(\d+)", data)[0])
    assert data[start:].startswith(b"xref\n")
    places = [int(place) for place in re.findall(rb"(\d{10}) 00000 n", data)]
    assert len(places) == 6
    assert all(data[place:].startswith(b"%d 0 obj\n" % number) for number, place in enumerate(places, start=1))
    stream = data[data.index(b"stream\n") + 7 : data.index(b"\nendstream")]
    assert f"<< /Length {len(stream)} >>".encode() in data
    for reference in schematics.parts_and_nets(name, TABLES)[0]:
        assert f"({reference}) Tj".encode() in stream
