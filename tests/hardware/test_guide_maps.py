"""The guide's wires and places: the wires that a step adds, holes and pads on the boards, and sheets in true size."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest
from tests.defects import each_of
from tools.hardware import drill_template, main_board, placement_maps, plan_check, plan_drawing, tables
from tools.hardware.circuit import circuit
from tools.hardware.guide import book as prose
from tools.hardware.guide import cells, facts, joints
from tools.hardware.guide.book import Step
from tools.hardware.model import GROUND, RAIL, Circuit

TABLES = tables.read()
BOOK = prose.read()
WIRED = circuit("wired", "aa", TABLES)


def test_a_step_adds_only_its_own_wires() -> None:
    hub = circuit("smallest", "usb", TABLES)
    steps = BOOK.of("smallest")
    at = next(index for index, step in enumerate(steps) if step.key == "amplifier")
    added = facts.added(hub, steps, at)
    assert set(added.parts) == {"U1", "U2", "R2", "R4", "LS1"}
    assert added.nets["I2S_LRC"] == hub.nets["I2S_LRC"] and "LAMPS_3V3" not in added.nets
    assert {pad[0] for pad in added.nets[RAIL]} == {"U2", "R2", "R4"} and {pad[0] for pad in added.nets[GROUND]} == {
        "U2"
    }


def test_on_a_printed_circuit_wires_end_at_the_named_socket() -> None:
    hub = circuit("board", "lithium", TABLES)
    step = Step("x", "x", 1, "", wires=("BT1", "U5"), ends=("J31",))
    nets = facts.added(hub, [step], 0).nets
    assert {pad[0] for pads in nets.values() for pad in pads} == {"BT1", "U5", "J31"}
    assert {pad[0] for pad in nets[GROUND]} == {"U5", "J31"}


def test_the_parts_of_the_main_board_do_not_overlap_and_leave_its_holes_free() -> None:
    width, height, _ = TABLES.raw["boards"]["carrier"]["size"]
    bodies = placement_maps.main_bodies(TABLES)
    main = {name for name, placed in circuit("wired", "aa", TABLES).parts.items() if placed.place == "main"}
    assert {body.name for body in bodies} == main
    for one, two in combinations(bodies, 2):
        apart = [abs(a - b) - (c + d) / 2 for a, b, c, d in zip(one.at, two.at, one.size, two.size, strict=True)]
        assert max(apart) >= 0.5, (one.name, two.name)
    for body in bodies:
        for side, across, whole in zip(body.at, body.size, (width, height), strict=True):
            assert abs(side) + across / 2 <= whole / 2, body.name
        for hole in TABLES.raw["boards"]["carrier"]["holes"]["at"]:
            apart = [abs(a - h) - c / 2 for a, h, c in zip(body.at, hole, body.size, strict=True)]
            assert max(apart) >= 3.0, body.name


def test_the_pico_s_pins_lie_on_holes_of_the_main_board() -> None:
    text = main_board.map_of(WIRED, ["U1"], [], TABLES)
    found = re.search(r'translate\(([-\d.]+) ([-\d.]+)\)"><path d="((?:M[-\d.]+ [-\d.]+h0)+)"', text)
    assert found
    holes = {
        (round(float(x) + float(found[1]), 2), round(float(y) + float(found[2]), 2))
        for x, y in re.findall(r"M([-\d.]+) ([-\d.]+)h0", found[3])
    }
    (pico,) = [body for body in placement_maps.main_bodies(TABLES) if body.name == "U1"]
    for side in (-8.89, 8.89):
        for row in range(20):
            assert (side, round(-(pico.at[1] + 24.13 - 2.54 * row), 2)) in holes
    assert all(abs(x) < 49.5 and abs(y) < 49.5 for x, y in holes)


def test_a_map_shows_the_new_parts_and_their_first_pins() -> None:
    text = placement_maps.board("carrier", ["R1", "R2"], ["C16"])
    assert ">R1<" in text and ">R2<" in text and ">U3<" not in text
    assert text.count('fill="#c62828"') == 2
    assert text.count(f'fill="{placement_maps.NEW}"') == 2 and text.count(f'fill="{placement_maps.OLD}"') == 1
    assert "seen from behind" in placement_maps.board("slot", ["J101"], ["D1"])
    assert "seen from the front" in placement_maps.board("slot", ["D1"], [])


def test_the_main_board_marks_the_first_pads_of_what_is_new() -> None:
    text = main_board.map_of(WIRED, ["U3", "C16", "R1"], ["U2"], TABLES)
    assert text.count('r="0.750" fill="#c62828"') == 2
    assert ">U2<" in text and ">D14<" not in text


def test_the_legs_of_the_main_board_are_in_holes_of_their_own() -> None:
    assert list(main_board.faults(TABLES)) == []
    legs = main_board.legs(WIRED, TABLES)
    assert legs["U1", "1"] == (-8.89, 48.63) and legs["U1", "40"] == (8.89, 48.63)
    columns = sorted({x for (owner, _), (x, _) in legs.items() if owner == "U3"})
    assert round(columns[1] - columns[0], 2) == 7.62


MISPLACED = {
    "two legs in one hole": ("R3", {"at": [-24.13, 25.77], "turn": True}, "two legs in one hole: "),
    "a leg in a rail": ("R3", {"at": [0.0, -12.33]}, "2 of R3 (4.7 kohm) touches the rail of RAIL_5V"),
    "a leg off the board": ("R3", {"at": [-48.5, 0.0]}, "of R3 (4.7 kohm) is off the main board."),
    "a leg under a screw": ("R3", {"at": [-44.0, 45.0]}, "of R3 (4.7 kohm) is under a screw of the main board."),
}


@each_of(MISPLACED, "name", "place", "expected")
def test_a_misplaced_leg_is_found(name: str, place: dict[str, Any], expected: str) -> None:
    parts = {**main_board.layout()["parts"], name: {"size": [9.0, 2.5], **place}}
    moved = {**main_board.layout(), "parts": parts}
    body = placement_maps.Body(name, tuple(place["at"]), (2.5, 9.0) if place.get("turn") else (9.0, 2.5))
    rest = [one for one in placement_maps.main_bodies(TABLES) if one.name != name]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(main_board, "layout", lambda: moved)
        patch.setattr(main_board, "main_bodies", lambda _tables: [*rest, body])
        found = list(main_board.faults(TABLES))
    assert any(expected in fault for fault in found), found


def test_the_solder_side_is_mirrored_and_has_every_wire_of_the_step() -> None:
    steps = BOOK.of("wired")
    for at, step in enumerate(steps):
        if "solder main" not in step.pictures:
            continue
        wires = facts.added(WIRED, steps, at)
        text = main_board.solder_side(WIRED, wires, step.uses, TABLES)
        legs = main_board.legs(WIRED, TABLES)
        for net, pads in wires.nets.items():
            color = plan_drawing.styles(WIRED)[net].color
            for pad in (pad for pad in pads if pad in legs):
                x, y = -legs[pad][0], -legs[pad][1]
                assert f'<circle cx="{x:.3f}" cy="{y:.3f}" r="0.750" fill="{color}"' in text, (step.key, pad)
            away = [pad for pad in pads if pad not in legs]
            assert all(f"{owner} {WIRED.name((owner, number))}" in text for owner, number in away), (step.key, away)


def test_the_sheet_tells_what_is_drilled_when_as_the_guide_does() -> None:
    text = drill_template.sheet(TABLES)
    boards = TABLES.raw["boards"]
    now, later = (boards[name]["holes"]["diameter"] for name in ("carrier", "slot"))
    circles = re.findall(r'<circle [^>]* r="([\d.]+)" fill="none" [^>]*?(stroke-dasharray[^>]*)?/>', text)
    dashed = [radius for radius, dash in circles if dash]
    solid = [radius for radius, dash in circles if not dash and float(radius) < 2]
    assert set(dashed) == {f"{later / 2:g}"} and len(dashed) == 13 * 2 + 2
    assert set(solid) == {f"{now / 2:g}"} and len(solid) == 4
    assert f"drill now, {now:g} mm" in text and f"drill {later:g} mm" in text
    assert "Do not drill the slot boards yet" in BOOK.steps["saw"].text


def test_the_pictures_of_the_joints_keep_their_text_on_the_sheet() -> None:
    hub = circuit("smallest", "usb", TABLES)
    for drawn in (joints.joints(hub), joints.lamps(hub)):
        assert list(plan_check.overruns(drawn)) == []
    assert joints.joints(hub).count(f'r="5" fill="{joints.GOLD}"') == 40 + 9 + 3 + 2
    assert all(f">{words}<" in joints.lamps(hub) for words in ("slot 1", "slot 2", "engine", "SW13"))


@pytest.mark.parametrize("build", ["wired", "board"])
def test_the_pictures_of_the_cells_tell_plus_from_minus(build: str) -> None:
    aa, lithium = cells.aa(circuit(build, "aa", TABLES)), cells.lithium(circuit(build, "lithium", TABLES))
    for drawn, count in ((aa, 3), (lithium, 1)):
        assert list(plan_check.overruns(drawn)) == []
        signs = re.findall(r'<text x="([\d.]+)" y="([\d.]+)" font-size="3[06]"[^>]*>([+-])<', drawn)
        places = {(float(y), sign): float(x) for x, y, sign in signs}
        rows = sorted({y for y, _ in places})
        assert len(signs) == 2 * count and len(rows) == count
        turned = [places[y, "+"] > places[y, "-"] for y in rows]
        assert turned == [number % 2 == 0 for number in range(count)]
    goal = "J31 +" if build == "board" else "F1 1"
    assert f"+ of the holder to {goal}" in aa and f">to {goal}<" in lithium
    assert ">to BT1 +<" in lithium and ">to BT1 -<" in lithium


def test_the_picture_of_a_cable_shows_it_straight_and_reversed() -> None:
    drawn = cells.cable(circuit("board", "lithium", TABLES))
    colors = re.findall(r'V190" stroke="([^"]+)"', drawn)
    one, two, three, four = (colors[at : at + 5] for at in range(0, 20, 5))
    assert one == two == three == four[::-1] and one != four
    assert list(plan_check.overruns(drawn)) == []


def test_a_net_looks_the_same_in_every_picture() -> None:
    for build, supplies in (("smallest", ["usb"]), ("wired", ["usb", "aa", "lithium"]), ("board", ["lithium"])):
        for supply in supplies:
            hub = circuit(build, supply, TABLES)
            for net in hub.nets:
                alone = Circuit(hub.build, supply, nets={net: []})
                assert plan_drawing.styles(alone)[net] == plan_drawing.styles(hub)[net]
    seen = {plan_drawing.styles(circuit(build, "usb", TABLES))["BUTTON_2"] for build in ("smallest", "wired", "board")}
    assert len(seen) == 1


def test_the_sheet_is_in_true_size() -> None:
    text = drill_template.sheet(TABLES)
    assert 'width="190mm"' in text and 'viewBox="0 0 190 ' in text
    assert text.count('width="32" height="20"') == 13 and 'width="100" height="100"' in text
