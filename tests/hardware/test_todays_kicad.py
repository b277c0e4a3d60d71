"""A board and a schematic that KiCad 9.0.2 converted: all that can be compared is the same, and a loss is found.

`kicad9/` has the slot board as committed once, and what KiCad 9 made of it. `tools/hardware/todays_kicad.py` does the
same with the boards of today, where a newer KiCad is installed.
"""

from pathlib import Path

import pytest
from tests.defects import each_of, edited
from tools.hardware import board, todays_kicad
from tools.hardware.pcb import board_file
from tools.hardware.schematic import kicad

FILES = Path(__file__).with_name("kicad9")
BEFORE, AFTER = ((FILES / f"{name}.kicad_pcb").read_text(encoding="utf-8") for name in ("before", "after"))


def test_a_converted_board_has_lost_nothing() -> None:
    assert todays_kicad.lost(BEFORE, AFTER) == []
    assert "(version 20241229)" in AFTER and "(version 20211014)" in BEFORE


def test_a_board_saved_by_todays_kicad_is_read_like_one_of_kicad_6() -> None:
    old, new = board_file.read(BEFORE), board_file.read(AFTER)
    assert set(new.pads) == set(old.pads) and set(new.tracks) == set(old.tracks) and set(new.vias) == set(old.vias)
    assert {"D1", "SW1", "J101", "C1"} <= new.footprints.keys()


LOSSES = {
    "a pad on another net": ('\t\t\t(net 2 "DIN")', '\t\t\t(net 3 "DOUT")', "The pads differ."),
    "a narrow track": ("(width 0.8)", "(width 0.7)", "The tracks differ."),
    "a small via": ("(size 0.7)", "(size 0.6)", "The vias differ."),
    "a part of another name": ('(property "Reference" "SW1"', '(property "Reference" "SW2"', "The footprints differ."),
    "a text that is smaller": ("(size 0.9 0.9)", "(size 0.8 0.8)", "The texts differ."),
    "a hole that is smaller": ("(drill 2.7)", "(drill 2.5)", "The holes differ."),
    "an outline that is shorter": ("(end 130 80)", "(end 129 80)", "The outline differ."),
}


@each_of(LOSSES)
def test_a_loss_is_found(old: str, new: str, expected: str) -> None:
    assert old in AFTER
    assert expected in todays_kicad.lost(BEFORE, AFTER.replace(old, new, 1))


def test_todays_kicad_reads_the_nets_of_a_schematic_as_they_are_drawn() -> None:
    drawn = kicad.nets((FILES / "before.kicad_sch").read_text(encoding="utf-8"))
    exported = (FILES / "after.net").read_text(encoding="utf-8")
    assert todays_kicad.nets(exported) == drawn != {}
    assert todays_kicad.nets(edited(exported, '(code "2") (name "', '(code "2") (name "X')) != drawn


def test_the_committed_files_are_in_the_format_that_kicad_6_and_all_later_versions_open() -> None:
    for path in sorted(board.FOLDER.glob("*/*.kicad_*")):
        head = path.read_text(encoding="utf-8")[:60]
        assert path.suffix == ".kicad_pro" or "(version 2021" in head.replace("\n", " "), path


def test_without_todays_kicad_a_message_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KICAD_CLI", "no-such-kicad")
    assert todays_kicad.main() == 1
    assert "needs KiCad 8 or newer" in capsys.readouterr().err
