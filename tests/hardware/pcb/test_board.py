"""The committed boards match their circuit and keep the rules; a changed board that breaks one is refused by name."""

import re
import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from tools.hardware import stamp
from tools.hardware.circuits.circuit import circuit
from tools.hardware.pcb import board, board_file, copper, wanted
from tools.hardware.pcb.board_file import BoardFile
from tools.hardware.tables import InvalidTables

AIMS = {name: wanted.wanted(name) for name in wanted.BOARDS}


def text(name: str, kind: str = "pcb") -> str:
    return (wanted.PROJECTS / name / f"{name}.kicad_{kind}").read_text(encoding="utf-8")


BOARDS = {name: board_file.read(text(name)) for name in wanted.BOARDS}


@pytest.mark.parametrize("name", wanted.BOARDS)
def test_two_swapped_pins_are_found(name: str) -> None:
    made = BOARDS[name]
    first, second = [pad for pad in made.pads if not pad.net.startswith("alone") and pad.number in "34"][:2]
    assert first.net != second.net
    swapped = {first.name: second.net, second.name: first.net}
    pads = tuple(replace(pad, net=swapped.get(pad.name, pad.net)) for pad in made.pads)
    found = copper.faults(replace(made, pads=pads), AIMS[name])
    assert f"{first.name} is connected to {second.net}, but the circuit connects it to {first.net}." in found


@pytest.mark.parametrize("name", wanted.BOARDS)
def test_a_pin_moved_in_the_circuit_is_found(name: str) -> None:
    made = circuit("board", "aa")
    made.disconnect("C1.1", "C14.1")
    made.connect("GND", "C1.1", "C14.1")
    found = copper.faults(BOARDS[name], wanted.wanted(name, made=made))
    moved = {"carrier": "C14.1", "slot": "C1.1"}[name]
    assert f"{moved} is connected to RAIL_5V, but the circuit connects it to GND." in found


def _first(name: str, net: str) -> tuple[BoardFile, int]:
    made = BOARDS[name]
    return made, next(i for i, track in enumerate(made.tracks) if track.net == net)


def test_a_track_that_is_too_narrow_is_found() -> None:
    made, at = _first("slot", "DIN")
    tracks = (*made.tracks[:at], replace(made.tracks[at], width=0.1), *made.tracks[at + 1 :])
    found = copper.faults(replace(made, tracks=tracks), AIMS["slot"])
    assert "A track of DIN is 0.1 mm wide; the fab makes no less than 0.3." in found


def test_a_rail_that_is_too_narrow_for_its_current_is_found() -> None:
    made = BOARDS["carrier"]
    tracks = tuple(replace(track, width=0.3) if track.net == "RAIL_5V" else track for track in made.tracks)
    found = copper.faults(replace(made, tracks=tracks), AIMS["carrier"])
    assert "A track of RAIL_5V is 0.3 mm wide, but its current needs 1.5." in found


def test_a_via_that_is_too_small_is_found() -> None:
    made = BOARDS["carrier"]
    for via in (replace(made.vias[0], size=0.5), replace(made.vias[0], drill=0.2)):
        found = copper.faults(replace(made, vias=(via, *made.vias[1:])), AIMS["carrier"])
        assert f"A via of {via.net} is smaller than the fab makes." in found


def test_plus_cathode_and_lamp_corner_are_where_the_guide_says() -> None:
    pads = {pad.name: pad for made in BOARDS.values() for pad in made.pads}
    plus, cathode, anode = (pads[name] for name in ("C16.1", "D14.1", "D14.2"))
    assert plus.net == "RAIL_5V" and not plus.round and pads["C16.2"].round, "the square pad is plus"
    usb_edge = min(pad.center[1] for pad in BOARDS["carrier"].pads)
    assert cathode.net == "VSYS" and cathode.center[1] > anode.center[1] > usb_edge, "away from the USB edge"
    first, corner = pads["D1.1"], pads["D1.3"]
    assert corner.net == "GND" and all(a != b for a, b in zip(first.center, corner.center, strict=True)), "across"
    for name in ("J1.1", "J101.1", "J31.1", "J32.1", "J33.1"):
        assert not pads[name].round and pads[f"{name[:-1]}2"].round, f"{name} is the square pad"


# What a person can break in KiCad: board, kind of file, text there, text instead, what is said.
CHANGED = {
    "a part of another package": (
        ("slot", "pcb"),
        '"Roundhouse:D_SOD-323_HandSoldering"',
        '"Roundhouse:D_SOD-123"',
        "slot: D101 has the footprint D_SOD-123; ESD diode needs D_SOD-323.",
    ),
    "a footprint that the project lacks": (
        ("slot", "pcb"),
        '"Roundhouse:LED_WS2812B_PLCC4',
        '"LED_SMD:LED_WS2812B_PLCC4',
        "which Roundhouse.pretty does not have.",
    ),
    "another value on the board": (
        ("slot", "pcb"),
        '(fp_text value "330 ohm"',
        '(fp_text value "470 ohm"',
        "slot: R201 has the value 470 ohm on the board; hardware/parts.toml says 330 ohm.",
    ),
    "a lamp that was moved": (
        ("slot", "pcb"),
        '"Roundhouse:LED_WS2812B_PLCC4_5.0x5.0mm_P3.2mm" (layer "F.Cu")\n    (tedit',
        None,
        "slot: D1 is at 9, 0 on the board; the case needs it at 8, 0.",
    ),
    "small print": (
        ("slot", "pcb"),
        '(gr_text "LAMP"',
        None,
        "slot: The print “LAMP” is 0.8 mm high; the fab prints no less than 1.",
    ),
    "a rule of KiCad that is off": (
        ("slot", "pro"),
        '"silk_overlap": "error"',
        '"silk_overlap": "ignore"',
        "slot: KiCad's rule silk_overlap is no error in slot.kicad_pro.",
    ),
    "a rule of KiCad for schematics that is off": (
        ("carrier", "pro"),
        '"global_label_dangling": "ignore"',
        '"pin_not_connected": "ignore"',
        "carrier: KiCad's rule pin_not_connected is no error in carrier.kicad_pro.",
    ),
    "a gap that is too small for the fab": (
        ("slot", "pro"),
        '"min_copper_edge_clearance": 0.39999999999999997',
        '"min_copper_edge_clearance": 0.1',
        "slot: min_copper_edge_clearance is 0.1 mm, less than the 0.4 of rules.toml, in slot.kicad_pro.",
    ),
    "a net class with a smaller gap": (
        ("slot", "pro"),
        '"clearance": 0.2,',
        '"clearance": 0.1,',
        "slot: clearance of Default is 0.1 mm, less than the 0.2 of rules.toml, in slot.kicad_pro.",
    ),
    "a footprint that is no file of the project": (
        ("slot", "pcb"),
        '"Roundhouse:D_SOD-323_HandSoldering"',
        '"Roundhouse:D_SOD-323_Other"',
        "slot: Roundhouse.pretty does not have the footprint D_SOD-323_Other.",
    ),
    "a board that is no board": (("slot", "pcb"), "(kicad_pcb ", "(kicad_pcbs ", "slot: This is not a KiCad board."),
}


def _moved(content: str, name: str) -> str:
    """The content with the lamp 1 mm farther out, or with a lower text."""
    if name == "small print":
        start = content.index('(gr_text "LAMP"')
        return content[:start] + content[start:].replace("(size 1 1)", "(size 0.8 0.8)", 1)
    start = content.index('(footprint "Roundhouse:LED_WS2812B_PLCC4')
    place = re.compile(r"\(at 124 90( \d+)?\)")
    return content[:start] + place.sub(lambda found: f"(at 125 90{found[1] or ''})", content[start:], count=1)


@pytest.mark.parametrize("name", CHANGED)
def test_a_changed_project_is_refused_by_the_rule_that_it_breaks(name: str, tmp_path: Path) -> None:
    (made, kind), old, new, expected = CHANGED[name]
    folder = tmp_path / "board"
    shutil.copytree(wanted.PROJECTS, folder)
    path = folder / made / f"{made}.kicad_{kind}"
    content = path.read_text(encoding="utf-8")
    path.write_text(content.replace(old, new) if new else _moved(content, name), encoding="utf-8")
    assert path.read_text(encoding="utf-8") != content
    found = board.faults(folder)
    assert any(expected in fault for fault in found), found


def test_a_missing_file_and_a_smaller_board_are_named(tmp_path: Path) -> None:
    folder = tmp_path / "board"
    shutil.copytree(wanted.PROJECTS, folder)
    (folder / "slot" / "slot.kicad_sch").unlink()
    assert board.faults(folder) == ["hardware/board/slot/slot.kicad_sch is missing."]
    small = replace(BOARDS["slot"], size=(31.0, 20.0), holes=BOARDS["slot"].holes[:1])
    found = copper.faults(small, AIMS["slot"])
    assert "The board is 31 x 20 mm; the case is made for 32 x 20." in found
    assert any(fault.startswith("The board has no hole of 2.7 mm at ") for fault in found)


def test_a_part_that_is_missing_is_found() -> None:
    made = BOARDS["carrier"]
    footprints = {reference: name for reference, name in made.footprints.items() if reference != "R1"}
    pads = tuple(pad for pad in made.pads if pad.owner != "R1")
    found = copper.faults(replace(made, footprints=footprints, pads=pads), AIMS["carrier"])
    assert "R1 is not on the board, but in the circuit." in found
    assert "R1.1 has a net in the circuit, but no pad on the board." in found


def test_plots_of_another_board_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    files = stamp._files

    def other(patterns: object, root: Path) -> list[Path]:
        return [path for path in files(patterns, root) if path.name != "slot.kicad_pcb"]  # type: ignore[arg-type]

    monkeypatch.setattr(stamp, "_files", other)
    assert stamp.stale(["board"]) == ["The board of the hardware is older than its sources; run `make hardware`."]


def test_a_slot_board_that_is_wired_differently_is_found() -> None:
    made = circuit("board", "aa")
    assert wanted.unlike(made) == []
    rail = made.nets["RAIL_5V"]
    rail[rail.index(("D7", "1"))] = ("D7", "4")
    assert wanted.unlike(made) == ["Slot board 7 is wired differently from slot board 1; one board must fit all."]


def test_a_slot_board_that_the_circuit_does_not_reach_is_refused() -> None:
    made = circuit("board", "aa")
    del made.nets["BUTTON_5"]
    with pytest.raises(InvalidTables, match="The circuit has no net BUTTON_5, which slot board 5 needs"):
        wanted.unlike(made)


def test_names_and_values_that_a_builder_needs_are_printed() -> None:
    slot = {said.words for said in BOARDS["slot"].texts}
    assert {"C101", "R101", "R201", "D101", "1k", "330", "LAMP", "BUTTON", "Roundhouse slot 0.1.0"} <= slot
    carrier = " ".join(said.words for said in BOARDS["carrier"].texts)
    for reference, part in AIMS["carrier"].parts.items():
        if reference[0] in "RC" or reference[:2] in ("Q1", "Q2", "U6"):
            shown = part.part.value or part.value.partition("T-")[0]
            assert re.search(rf"\b{reference}\b", carrier) and shown in carrier, reference
    q1, u6 = (BOARDS["carrier"].footprints[reference].at for reference in ("Q1", "U6"))
    assert abs(q1[1] - u6[1]) > 20, "look-alikes are far apart"


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


@pytest.mark.parametrize("name", wanted.BOARDS)
def test_the_drill_file_has_a_hole_for_each_via_and_pin(name: str) -> None:
    made = BOARDS[name]
    drilled = (wanted.PROJECTS / name / "fab" / f"{name}-PTH.drl").read_text(encoding="utf-8")
    holes = re.findall(r"^X-?[\d.]+Y-?[\d.]+$", drilled, re.MULTILINE)
    assert len(holes) == len(made.vias) + len([pad for pad in made.pads if pad.drill])


@pytest.mark.parametrize("name", wanted.BOARDS)
def test_a_project_opens_complete_in_every_kicad_since_6(name: str) -> None:
    assert "(version 2021" in text(name)[:80] and "(version 2021" in text(name, "sch")[:80]
    for table, library in (("fp-lib-table", "Roundhouse.pretty"), ("sym-lib-table", "Roundhouse.kicad_sym")):
        said = (wanted.PROJECTS / name / table).read_text(encoding="utf-8")
        assert f"${{KIPRJMOD}}/../{library}" in said and (wanted.PROJECTS / library).exists()


def test_a_board_saved_by_kicad_9_is_read_like_one_of_kicad_6() -> None:
    folder = Path(__file__).with_name("kicad9")
    old, new = (board_file.read((folder / f"{when}.kicad_pcb").read_text("utf-8")) for when in ("before", "after"))
    for what in ("pads", "tracks", "vias", "holes"):
        assert set(getattr(old, what)) == set(getattr(new, what)) != set(), what
    assert (old.size, old.corner) == (new.size, new.corner) and {"D1", "SW1", "J101", "C1"} <= new.footprints.keys()
    assert {name: (part.at, part.turn % 360, part.value) for name, part in old.footprints.items()} == {
        name: (part.at, part.turn % 360, part.value) for name, part in new.footprints.items()
    }


def test_findings_of_kicad_are_one_line_each() -> None:
    report = "** Found 1 DRC violations **\n[silk_overlap]: Print\n    Rule: x\n    @(1 mm, 2 mm): Text\n\n** End **\n"
    assert board.findings(report) == ["[silk_overlap]: Print Rule: x @(1 mm, 2 mm): Text"]
    assert board.findings("** Found 0 DRC violations **\n") == []


def test_without_kicad_a_message_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KICAD_CLI", "no-such-kicad")
    with pytest.raises(board.NoKiCadError, match="needs kicad-cli of KiCad 8 or newer, and there is none: install"):
        board.kicad()
    old = tmp_path / "kicad-cli"
    old.write_text("#!/bin/sh\necho 7.0.11\n")
    old.chmod(0o755)
    monkeypatch.setenv("KICAD_CLI", str(old))
    with pytest.raises(board.NoKiCadError, match=r"there is 7\.0\.11"):
        board.kicad()
    monkeypatch.setenv("KICAD_PYTHON", sys.executable)
    assert board.main(["--rules"]) == 1
    assert "or a Python with `pcbnew`" in capsys.readouterr().err


FAKE = """#!{python}
import sys
if sys.argv[1] == "version":
    print("9.0.2")
elif "-o" in sys.argv:
    finding = "[silk_overlap]: Print\\n    @(1 mm, 2 mm): Text\\n"
    open(sys.argv[sys.argv.index("-o") + 1], "w").write(finding if "drc" in sys.argv else "(export (nets))")
"""


def test_findings_of_a_newer_kicad_and_other_nets_are_faults(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fake = tmp_path / "kicad-cli"
    fake.write_text(FAKE.format(python=sys.executable))
    fake.chmod(0o755)
    monkeypatch.setenv("KICAD_CLI", str(fake))
    found = board.ruled()
    assert "slot: [silk_overlap]: Print @(1 mm, 2 mm): Text" in found
    assert "carrier: KiCad reads other nets from the schematic than the circuit has." in found
