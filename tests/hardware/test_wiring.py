"""The wiring plans match their circuits when read back, are readable in gray, and each defect is caught."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.defects import each_of, edited
from tools.hardware import plan_check, plan_drawing, plan_layout, stamp, wiring
from tools.hardware.circuit import circuit
from tools.hardware.model import GROUND, RAIL, Circuit
from tools.hardware.tables import FOLDER, read

from roundhouse import __version__

TABLES = read()


@pytest.mark.parametrize(("build", "supply", "sheet"), wiring.PLANS)
def test_the_plan_on_disk_is_the_one_that_would_be_drawn(build: str, supply: str, sheet: str) -> None:
    file = FOLDER / wiring.file_name(build, supply, sheet)
    # A new version alone does not remake the plans; they keep naming the version that made them.
    plan = edited(wiring.plan(build, supply, sheet), f"Version {__version__}", f"Version {stamp.version('wiring')}")
    assert file.read_text(encoding="utf-8") == plan, "stale: run `make hardware`"
    assert file.with_suffix(".png").is_file()


@pytest.mark.parametrize("supply", ["usb", "aa", "lithium"])
def test_the_two_sheets_of_a_wired_hub_show_every_wire(supply: str) -> None:
    hub = circuit("wired", supply, TABLES)
    shown = [wiring.shown_on(hub, sheet).nets for sheet in (wiring.SLOTS, wiring.MAIN)]
    for net, pads in hub.nets.items():
        assert set(pads) == {pad for nets in shown for pad in nets.get(net, ())} or len(pads) < 2, net


def test_every_plan_matches_its_circuit() -> None:
    assert wiring.faults(TABLES) == []


def moved(*moves: tuple[str, str]) -> Callable[[Circuit], None]:
    """Wires that end at another net than they should: (net, pad)."""

    def act(hub: Circuit) -> None:
        for net, pad in moves:
            hub.disconnect(pad)
            hub.connect(net, pad)

    return act


WRONG_WIRES = {
    "two wires on one pin": (
        moved(("BUTTON_3", "SW4.A")),
        "The plan connects A of SW4 to GP4 of U1",
    ),
    "a missing ground": (
        lambda hub: hub.disconnect("U2.GND"),
        "does not connect GND of U2 to GND of U1, as the circuit does in GND.",
    ),
    "bit clock and word select swapped": (
        moved(("I2S_LRC", "U2.BCLK"), ("I2S_BCLK", "U2.LRC")),
        "does not connect LRC of U2 to GP19 of U1, as the circuit does in I2S_LRC.",
    ),
    "lamps out of order": (
        moved(("LAMP_1_OUT", "D3.DIN"), ("LAMP_2_OUT", "D2.DIN")),
        "The plan connects DIN of D3 to DOUT of D1; the circuit does not.",
    ),
    "5 V on a pin": (moved((RAIL, "U1.GP9")), "The plan connects GP9 of U1 to 3V3_EN of U1; the circuit does not."),
    "a wire at a pin that stays free": (
        moved(("BUTTON_1", "U1.GP28")),
        "The plan connects GP28 of U1 to GP2 of U1; the circuit does not.",
    ),
    "reversed cells": (
        moved(("CELLS", "BT1.-"), (GROUND, "BT1.+")),
        "does not connect - of BT1 to GND of U1, as the circuit does in GND.",
    ),
}


@each_of(WRONG_WIRES, "defect", "expected")
def test_a_plan_with_a_wrong_wire_is_found(defect: Callable[[Circuit], None], expected: str) -> None:
    wrong = circuit("wired", "aa", TABLES)
    defect(wrong)
    found = plan_check.faults(circuit("wired", "aa", TABLES), wiring.placed(wrong), wiring.drawn(wrong, "wrong"))
    assert any(expected in fault for fault in found), found


HUB = circuit("wired", "lithium", TABLES)
SHEET = wiring.placed(HUB)
TEXT = wiring.drawn(HUB, "right")


def unnamed(name: str) -> Callable[[str], str]:
    """The plan without the first of these names."""
    pattern = rf'<text x="[\d.]+" y="[\d.]+" [^>]*fill="#111">{re.escape(name)}</text>'
    return lambda text: re.sub(pattern, "", text, count=1)


def styled(net: str, **look: Any) -> Callable[[str], str]:
    """The plan with a net drawn in another way."""

    def act(_: str) -> str:
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(plan_drawing.KNOWN, net, plan_drawing.KNOWN[net]._replace(**look))
            return wiring.drawn(HUB, "other")

    return act


WRONG_DRAWINGS = {
    "a wire that is labeled at one end only": (
        unnamed("Pico GP19 (pin 25)"),
        "At LRC of U2 the plan does not say where its wire goes.",
    ),
    "a wire without a label at its rail": (
        unnamed("D7 VDD"),
        "The plan does not say on the rail that a wire goes to VDD of D7.",
    ),
    "a rail without its name": (unnamed("ground rail"), "the plan does not say where its wire goes."),
    "dots forgotten": (
        lambda text: re.sub(r'<circle [^>]* r="5.5" [^>]*/>', "", text),
        "of the plan without a dot.",
    ),
    "a dot where wires cross": (
        lambda text: text.replace("</svg>", '<circle cx="1" cy="300" r="4" fill="#000" stroke="#fff"/></svg>'),
        "The plan has a dot at 1, 300, where no wires join.",
    ),
    "two wires alike in gray": (
        styled("I2S_LRC", dash="9 4"),
        "The wires at LRC of U2 and BCLK of U2 look alike in gray.",
    ),
    "plus and minus alike in gray": (styled("CELL_MINUS", dash="2 3"), "+ of BT1 and - of BT1 look alike in gray."),
}


@each_of(WRONG_DRAWINGS, "defect", "expected")
def test_a_plan_that_is_hard_to_read_is_found(defect: Callable[[str], str], expected: str) -> None:
    assert plan_check.faults(HUB, SHEET, TEXT) == []
    found = plan_check.faults(HUB, SHEET, defect(TEXT))
    assert any(expected in fault for fault in found), found


def test_a_rail_s_only_wire_that_is_not_drawn_is_found() -> None:
    part = circuit("smallest", "usb", TABLES).excerpt(["D1"], ["U1"])
    assert len(part.nets[RAIL]) == 1
    sheet, text = wiring.placed(part), wiring.drawn(part, "right")
    assert plan_check.faults(part, sheet, text) == []
    bare = "\n".join(line for line in text.splitlines() if plan_drawing.KNOWN[RAIL].color not in line)
    assert "The plan has no wire at 5V of D1." in plan_check.faults(part, sheet, bare)


def test_text_over_the_edge_of_a_narrow_sheet_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    part = circuit("smallest", "usb", TABLES).excerpt(["SW1", "SW2", "SW13"], ["U1"])
    assert plan_check.faults(part, wiring.placed(part), wiring.drawn(part, "Three buttons")) == []
    monkeypatch.setattr(plan_drawing, "wrap", lambda words, _width: [words])
    found = plan_check.faults(part, wiring.placed(part), wiring.drawn(part, "Three buttons"))
    assert any(fault.startswith("The text 'Version") and "over the edge" in fault for fault in found)


def test_labels_without_room_beside_each_other_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    main = wiring.shown_on(HUB, wiring.MAIN)
    monkeypatch.setattr(wiring, "EXTRA", {})
    found = plan_check.faults(main, wiring.placed(main), wiring.drawn(main, "narrow"))
    assert found == ["The labels 'Pico GND (pin 3)' and 'ground rail' of the plan run into each other."]


def test_overlapping_wires_and_boxes_are_found() -> None:
    lanes = {lane.net: lane.x for lane in SHEET.lanes if lane.bottom < 1e5}
    crowded = wiring.drawn(HUB, "right").replace(f'x1="{lanes["I2S_LRC"]:g}"', f'x1="{lanes["I2S_BCLK"]:g}"')
    crowded = crowded.replace(f'x2="{lanes["I2S_LRC"]:g}"', f'x2="{lanes["I2S_BCLK"]:g}"')
    assert "The plan connects GP18 of U1 to GP19 of U1; the circuit does not." in plan_check.faults(HUB, SHEET, crowded)
    shifted = wiring.placed(HUB)
    shifted.boxes[1].y = shifted.boxes[0].y + 20
    shifted.boxes[2].x += 300
    shifted.boxes[-1].x = shifted.width
    found = plan_check.faults(HUB, shifted, TEXT)
    assert f"{shifted.boxes[0].title} and {shifted.boxes[1].title} overlap in the plan." in found
    assert f"{shifted.boxes[-1].title} is off the sheet of the plan." in found
    assert any(fault.startswith("A wire of the plan crosses") for fault in found)


def test_lanes_are_ordered_so_that_fewer_wires_cross() -> None:
    """Of two nested wires, the outer one must take the outer lane."""
    boxes = [[plan_layout.Box("a", [], [("A", "1"), ("A", "2")])], [plan_layout.Box("b", [("B", "1"), ("B", "2")], [])]]
    plan_layout.stack(boxes, [0, 0])
    boxes[1][0].y += 200
    nets = {("A", "1"): "outer", ("B", "1"): "outer", ("A", "2"): "inner", ("B", "2"): "inner"}
    lanes = {lane.net: lane for lane in plan_layout.lay_out(boxes, nets, ()).lanes}
    assert lanes["inner"].x < lanes["outer"].x
    assert plan_layout._crossings(lanes["inner"], lanes["outer"]) == 0
