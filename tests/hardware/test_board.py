"""The committed boards match their circuit and keep the rules; broken boards are caught."""

import re
import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from tools.hardware import board
from tools.hardware.circuit import circuit
from tools.hardware.pcb import board_file, copper, plan, sexpr
from tools.hardware.pcb.board_file import Board
from tools.hardware.pcb.job import Job, from_json
from tools.hardware.tables import read

JOBS = {name: plan.job(name, "") for name in plan.BOARDS}


def text(name: str) -> str:
    return (board.FOLDER / name / f"{name}.kicad_pcb").read_text(encoding="utf-8")


BOARDS = {name: board_file.read(text(name)) for name in plan.BOARDS}


def test_the_committed_boards_have_no_faults() -> None:
    assert board.faults() == []


def test_the_picos_pins_on_the_board_are_those_of_the_table() -> None:
    pins = read().pins
    names = {number: name for number, (name, _) in circuit("board", "aa").parts["U1"].pads().items()}
    wired = {names[pad.number]: pad.net for pad in BOARDS["carrier"].pads if pad.owner == "U1"}
    assert {name for name, net in wired.items() if name.startswith("GP") and not net.startswith("alone")} == set(pins)
    for slot, pin in enumerate(read().wiring["buttons"]["slots"], start=1):
        assert wired[f"GP{pin}"] == f"BUTTON_{slot}"


@pytest.mark.parametrize("name", plan.BOARDS)
def test_two_swapped_pins_are_found(name: str) -> None:
    made = BOARDS[name]
    first, second = [pad for pad in made.pads if not pad.net.startswith("alone") and pad.number in "34"][:2]
    assert first.net != second.net
    swapped = {first.name: second.net, second.name: first.net}
    pads = tuple(replace(pad, net=swapped.get(pad.name, pad.net)) for pad in made.pads)
    found = copper.faults(replace(made, pads=pads), JOBS[name])
    assert f"{first.name} is connected to {second.net}, but the circuit connects it to {first.net}." in found


@pytest.mark.parametrize("name", plan.BOARDS)
def test_a_pin_moved_in_the_circuit_is_found(name: str) -> None:
    job = JOBS[name]
    part = job.parts[-1]
    pins = {number: "GND" if net == "RAIL_5V" else net for number, net in part.pins.items()}
    assert pins != part.pins
    moved: Job = replace(job, parts=(*job.parts[:-1], replace(part, pins=pins)))
    assert any(part.reference in fault for fault in copper.faults(BOARDS[name], moved))


@pytest.mark.parametrize("name", plan.BOARDS)
def test_each_net_is_open_without_its_tracks(name: str) -> None:
    made, poured = BOARDS[name], JOBS[name].poured
    routed = {net for net, pads in JOBS[name].nets.items() if len(pads) > 1} - {poured}
    assert routed == {track.net for track in made.tracks} - {poured} != set()
    for net in routed:
        without = replace(made, tracks=tuple(track for track in made.tracks if track.net != net))
        assert any(fault.startswith(f"{net} is open") for fault in copper.open_nets(without, {net})), net


@pytest.mark.parametrize("name", plan.BOARDS)
def test_the_poured_net_is_open_without_its_pours(name: str) -> None:
    made, poured = BOARDS[name], JOBS[name].poured
    assert any(copper.open_nets(replace(made, pours=()), {poured}))


def _first(name: str, net: str) -> tuple[Board, int]:
    made = BOARDS[name]
    return made, next(i for i, track in enumerate(made.tracks) if track.net == net)


def test_a_track_that_is_too_narrow_is_found() -> None:
    made, at = _first("slot", "DIN")
    tracks = (*made.tracks[:at], replace(made.tracks[at], width=0.1), *made.tracks[at + 1 :])
    found = copper.faults(replace(made, tracks=tracks), JOBS["slot"])
    assert "A track of DIN is 0.1 mm wide; the fab makes no less than 0.3." in found


def test_a_rail_that_is_too_narrow_for_its_current_is_found() -> None:
    made = BOARDS["carrier"]
    tracks = tuple(replace(track, width=0.3) if track.net == "RAIL_5V" else track for track in made.tracks)
    found = copper.faults(replace(made, tracks=tracks), JOBS["carrier"])
    assert "A track of RAIL_5V is 0.3 mm wide, but its current needs 1.5." in found


def test_a_track_too_close_to_another_net_is_found() -> None:
    made, at = _first("slot", "DIN")
    pad = next(pad for pad in made.pads if pad.net == "DOUT")
    tracks = (*made.tracks[:at], replace(made.tracks[at], end=pad.center), *made.tracks[at + 1 :])
    found = copper.faults(replace(made, tracks=tracks), JOBS["slot"])
    assert any("mm apart; the rules require 0.2" in fault for fault in found)


def test_plus_cathode_and_lamp_corner_are_where_the_guide_says() -> None:
    pads = {pad.name: pad for board in BOARDS.values() for pad in board.pads}
    plus, cathode, anode = (pads[name] for name in ("C16.1", "D14.1", "D14.2"))
    assert plus.net == "RAIL_5V" and not plus.round and pads["C16.2"].round, "the square pad is plus"
    usb_edge = min(pad.center[1] for pad in BOARDS["carrier"].pads)
    assert cathode.net == "VSYS" and cathode.center[1] > anode.center[1] > usb_edge, "away from the USB edge"
    first, corner = pads["D1.1"], pads["D1.3"]
    assert corner.net == "GND" and all(a != b for a, b in zip(first.center, corner.center, strict=True)), "across"
    for name in ("J1.1", "J101.1", "J31.1", "J32.1", "J33.1"):
        assert not pads[name].round and pads[f"{name[:-1]}2"].round, f"{name} is the square pad"


def test_a_via_that_is_too_small_is_found() -> None:
    made = BOARDS["carrier"]
    for via in (replace(made.vias[0], size=0.5), replace(made.vias[0], drill=0.2)):
        found = copper.faults(replace(made, vias=(via, *made.vias[1:])), JOBS["carrier"])
        assert f"A via of {via.net} is smaller than the fab makes." in found


def test_a_part_that_is_missing_is_found() -> None:
    made = BOARDS["carrier"]
    footprints = {reference: name for reference, name in made.footprints.items() if reference != "R1"}
    pads = tuple(pad for pad in made.pads if pad.owner != "R1")
    found = copper.faults(replace(made, footprints=footprints, pads=pads), JOBS["carrier"])
    assert "R1 is not on the board, but in the circuit." in found
    assert "R1.1 has a net in the circuit, but no pad on the board." in found


def test_a_slot_board_that_is_wired_differently_is_found() -> None:
    made = circuit("board", "aa")
    assert plan.unlike(made) == []
    rail = made.nets["RAIL_5V"]
    rail[rail.index(("D7", "1"))] = ("D7", "4")
    assert plan.unlike(made) == ["Slot board 7 is wired differently from slot board 1; one board must fit all."]


def test_a_layout_that_lacks_a_part_is_refused() -> None:
    layout = plan.layout("carrier")
    del layout["parts"]["R1"]
    with pytest.raises(plan.PlanError, match="do not have the same parts: R1"):
        plan.job("carrier", "", drawn=layout)


def test_a_layout_with_another_package_is_refused() -> None:
    layout = plan.layout("carrier")
    layout["parts"]["R1"]["footprint"] = "Resistor_SMD:R_0402_1005Metric"
    with pytest.raises(plan.PlanError, match=r"R1 .* cannot have the footprint"):
        plan.job("carrier", "", drawn=layout)


def test_a_print_that_is_too_small_to_read_is_refused() -> None:
    layout = plan.layout("slot")
    layout["text"][1]["size"] = 0.9
    with pytest.raises(plan.PlanError, match="The text LAMP on the board slot is lower"):
        plan.job("slot", "", drawn=layout)


def test_the_values_of_the_carrier_s_resistors_and_capacitors_are_printed() -> None:
    printed = {sexpr.bare(words[1]) for words in sexpr.children(sexpr.parse(text("carrier")), "gr_text")}
    said = plan.values(circuit("board", "aa"), "carrier")
    assert set(said.values()) <= printed
    assert "R1 330 ohm" in said["resistors"] and "C14 100 nF" in said["capacitors"]


@pytest.mark.parametrize("name", plan.BOARDS)
def test_every_print_of_the_committed_boards_is_at_least_a_millimeter_high(name: str) -> None:
    for words in sexpr.children(sexpr.parse(text(name)), "gr_text"):
        font = sexpr.child(sexpr.child(words, "effects"), "font")
        assert min(sexpr.numbers(font, "size")) >= 1.0, words[1]


def test_a_layout_on_a_third_side_is_refused() -> None:
    layout = plan.layout("slot")
    layout["parts"]["J101"]["side"] = "inside"
    with pytest.raises(plan.PlanError, match="J101 is on the inside side; it must be front or back"):
        plan.job("slot", "", drawn=layout)


def test_a_slot_board_that_the_circuit_does_not_reach_is_refused() -> None:
    made = circuit("board", "aa")
    del made.nets["BUTTON_5"]
    with pytest.raises(plan.PlanError, match="The circuit has no net BUTTON_5, which slot board 5 needs"):
        plan.unlike(made)


@pytest.mark.parametrize(
    ("file", "expected"),
    [
        ("(net 1))", "has a parenthesis too many"),
        ("(net 1", "lacks a parenthesis"),
        ("(footprint R1)", "This is not a KiCad board"),
        ("(kicad_pcb (segment (start 1 1) (end 2 2)))", "lacks"),
    ],
)
def test_a_file_that_is_not_a_board_is_refused(file: str, expected: str) -> None:
    with pytest.raises(ValueError, match=expected):
        board_file.read(file)


def test_a_report_with_findings_is_a_fault() -> None:
    report = (board.FOLDER / "slot" / "slot-drc.txt").read_text(encoding="utf-8")
    assert board.report_faults(report, "slot") == []
    assert board.report_faults(report.replace("Found 0 unconnected", "Found 2 unconnected"), "slot") == [
        "The design-rule report of slot counts 2 unconnected pads instead of 0."
    ]
    assert board.report_faults(report, "carrier") != []
    assert len(board.report_faults("", "slot")) == 4


def test_boards_that_were_never_made_or_were_edited_by_hand_are_found(tmp_path: Path) -> None:
    folder = tmp_path / "board"
    shutil.copytree(board.FOLDER, folder)
    assert board.faults(folder) == []
    with (folder / "slot" / "fab" / "slot-PTH.drl").open("a") as drill:
        drill.write("X1.0Y1.0\n")
    (folder / "carrier" / "carrier-parts.csv").unlink()
    assert board.faults(folder) == [
        "hardware/board/carrier/carrier-parts.csv differs from what `make hardware` made; run it.",
        "hardware/board/slot/fab/slot-PTH.drl differs from what `make hardware` made; run it.",
    ]
    (folder / board.MANIFEST.name).unlink()
    assert board.faults(folder) == ["The boards were never made; run `make hardware`."]


def test_a_board_that_a_person_changed_is_taken_over_and_checked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "board"
    shutil.copytree(board.FOLDER, folder)
    monkeypatch.setattr(board, "FOLDER", folder)
    monkeypatch.setattr(board, "MANIFEST", folder / board.MANIFEST.name)
    monkeypatch.setattr(board.faults, "__defaults__", (folder,))
    monkeypatch.setattr(board.outputs, "__defaults__", (folder,))
    path = folder / "slot" / "slot.kicad_pcb"
    moved = path.read_text(encoding="utf-8").replace(
        '(gr_text "LAMP"\n    (at 124 94.2', '(gr_text "LAMP"\n    (at 124 94.3'
    )
    path.write_text(moved, encoding="utf-8")
    assert len(board.faults()) == 1
    board.main(["--keep"])
    assert board.faults() == []
    path.write_text(re.sub(r"\(segment[\s\S]*?\(tstamp [^)]*\)\s*\)", "", moved), encoding="utf-8")
    with pytest.raises(SystemExit):
        board.main(["--keep"])
    assert "is open" in capsys.readouterr().err


def test_boards_that_are_older_than_their_sources_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "DRAWERS", (*board.DRAWERS, "plan.py"))
    assert "The board slot is older than its sources; run `make hardware`." in board.faults()


def test_a_moved_part_makes_a_board_stale() -> None:
    job = JOBS["slot"]
    moved = replace(job, parts=(replace(job.parts[0], at=(1.0, 2.0)), *job.parts[1:]))
    assert board.digest(moved) != board.digest(job)
    assert board.digest(from_json(job.to_json())) == board.digest(job)


@pytest.mark.parametrize("name", plan.BOARDS)
def test_version_and_hash_are_printed_on_the_board(name: str) -> None:
    printed = {sexpr.bare(words[1]) for words in sexpr.children(sexpr.parse(text(name)), "gr_text")}
    stamps = [words for words in printed if re.fullmatch(rf"Roundhouse {name} \S+ [0-9a-f]{{8}}", words)]
    assert stamps and stamps[0].endswith(board.digest(JOBS[name])[:8])


def test_normalizing_a_board_twice_changes_nothing() -> None:
    assert sexpr.settle(text("slot"), "slot") == text("slot")


@pytest.mark.parametrize("name", plan.BOARDS)
def test_the_drill_file_has_a_hole_for_each_via_and_pin(name: str) -> None:
    made = BOARDS[name]
    drilled = (board.FOLDER / name / "fab" / f"{name}-PTH.drl").read_text(encoding="utf-8")
    holes = re.findall(r"^X-?[\d.]+Y-?[\d.]+$", drilled, re.MULTILINE)
    assert len(holes) == len(made.vias) + len([pad for pad in made.pads if pad.drill])


def test_without_kicad_a_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for python in (str(tmp_path / "none"), sys.executable):
        monkeypatch.setenv("KICAD_PYTHON", python)
        with pytest.raises(SystemExit, match=r"need KiCad 6, and .* has no `pcbnew`: install it"):
            board.make()


def test_another_version_of_kicad_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def install_kicad(version: str) -> None:
        # A folder for each: Python takes a module's old bytecode while its size and its second of change are the same.
        folder = tmp_path / version
        folder.mkdir()
        (folder / "pcbnew.py").write_text(f'def Version():\n    return "{version}"\n')
        monkeypatch.setenv("PYTHONPATH", str(folder))

    monkeypatch.setenv("KICAD_PYTHON", sys.executable)
    install_kicad("7.0.11")
    with pytest.raises(SystemExit, match=r"need KiCad 6; .* has 7\.0\.11"):
        board.make()
    install_kicad("6.0.11")
    assert board.kicad() == sys.executable
