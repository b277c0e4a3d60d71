"""Boards, prints and pages name a version that the list of changes has."""

from pathlib import Path

import pytest
from tools.hardware import board, stamp, versions
from tools.hardware.pcb import plan
from tools.hardware.tables import FOLDER, ROOT

from hardware.case import mesh
from roundhouse import __version__


def test_all_versions_have_an_entry() -> None:
    assert versions.faults() == []


def test_a_new_version_without_an_entry_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(versions, "__version__", "9.9.9")
    assert versions.faults() == [f"hardware/CHANGELOG.md begins with {__version__}, not with 9.9.9."]


def test_boards_and_prints_of_an_unlisted_version_are_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(versions, "CHANGES", tmp_path / "CHANGELOG.md")
    versions.CHANGES.write_text(f"## {__version__}\n")
    monkeypatch.setattr(stamp, "version", lambda _group: "0.0.7")
    monkeypatch.setattr(board, "version", lambda: "0.0.8")
    found = versions.faults()
    assert "The files of the group case are of version 0.0.7, which hardware/CHANGELOG.md does not list." in found
    assert "The files of the group board are of version 0.0.8, which hardware/CHANGELOG.md does not list." in found
    assert "slot: The print on B.SilkS does not name version 0.0.8." in found
    versions.CHANGES.write_text("# nothing\n")
    assert f"hardware/CHANGELOG.md begins with no version, not with {__version__}." in versions.faults()


@pytest.mark.parametrize("name", plan.BOARDS)
def test_a_board_without_its_version_is_found(name: str) -> None:
    text = (board.FOLDER / name / f"{name}.kicad_pcb").read_text(encoding="utf-8")
    assert versions.misprinted(text, name, board.version()) == []
    assert len(versions.misprinted(text.replace(f"Roundhouse {name}", "Roundhouse"), name, board.version())) == 2


@pytest.mark.parametrize("name", versions.ENGRAVED)
def test_a_print_shows_its_version_and_no_other(name: str) -> None:
    """Read back from the strokes in the file to print."""
    made = mesh.read_stl(versions.PRINTS / f"{name}.stl")
    now = stamp.version("case")
    assert versions.engraved(made, name, now)
    others = ["0.1.1", "0.1.8", "1.0.0", "0.10.0", "0.1"]
    assert not any(versions.engraved(made, name, other) for other in others if other != now)


def test_a_print_of_another_version_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(versions, "engraved", lambda _print, name, _version: name != "base-front")
    assert versions.faults() == [
        f"The print of base-front does not show version {stamp.version('case')}: its engraving differs."
    ]


def test_a_print_without_digits_is_found() -> None:
    assert not versions.engraved(mesh.read_stl(versions.PRINTS / "cradle.stl"), "cradle", __version__)


def test_the_hardware_has_a_license_of_its_own_and_says_so() -> None:
    assert (
        (FOLDER / "LICENSE").read_text(encoding="utf-8").startswith("CERN Open Hardware Licence Version 2 - Permissive")
    )
    for page in (ROOT / "README.md", FOLDER / "README.md"):
        assert "CERN-OHL-P-2.0" in page.read_text(encoding="utf-8"), page
    for name in plan.BOARDS:
        assert "CERN-OHL-P-2.0" in (board.FOLDER / name / f"{name}.kicad_sch").read_text(encoding="utf-8")
