"""The files for a board house are whole and up to date; the panel has 15 of each hole and pad of a slot board."""

import csv
import io
import json
import re
import zipfile
from pathlib import Path

import pytest
from tools.hardware.pcb import fab_package, wanted
from tools.hardware.tables import read

TABLES = read()
FILES = fab_package.files(TABLES)
PANEL = {"across": 3, "down": 5}


def rows(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(FILES[name].decode())))


def archive(name: str) -> dict[str, str]:
    with zipfile.ZipFile(io.BytesIO(FILES[name])) as opened:
        assert opened.testzip() is None
        assert {entry.date_time for entry in opened.infolist()} == {fab_package.DAY}
        return {entry: opened.read(entry).decode() for entry in opened.namelist()}


def test_stale_foreign_and_missing_files_are_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(fab_package, "TARGET", tmp_path)
    (tmp_path / "old.zip").write_bytes(b"")
    fab_package.write(TABLES)
    assert fab_package.faults(TABLES) == [] and not (tmp_path / "old.zip").exists()
    (tmp_path / "slot-cpl.csv").unlink()
    (tmp_path / "carrier-bom.csv").write_text("changed")
    (tmp_path / "foreign.zip").write_bytes(b"")
    said = "hardware/fab/{} is older than its board; run `make pages`."
    assert fab_package.faults(TABLES) == [
        said.format(name) for name in ("carrier-bom.csv", "foreign.zip", "slot-cpl.csv")
    ]


def test_a_number_of_a_part_that_is_not_there_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = fab_package.ASSEMBLY.read_text(encoding="utf-8").replace("c_10u =", "c_10m =")
    monkeypatch.setattr(fab_package, "ASSEMBLY", tmp_path / "assembly.toml")
    fab_package.ASSEMBLY.write_text(text, encoding="utf-8")
    assert "hardware/board/assembly.toml has a number for c_10m, which parts.toml does not have." in fab_package.faults(
        TABLES
    )
    bill = fab_package.files(TABLES)["carrier-bom.csv"].decode()
    assert next(row for row in bill.splitlines() if "C15" in row).endswith(f",{fab_package.NOT_FOUND}")


@pytest.mark.parametrize("name", wanted.BOARDS)
def test_the_zip_has_every_plot_of_the_board(name: str) -> None:
    plots = {path.name: path.read_text(encoding="utf-8") for path in (wanted.PROJECTS / name / "fab").iterdir()}
    assert archive(f"{name}-gerber.zip") == plots and len(plots) == 10


@pytest.mark.parametrize("name", wanted.BOARDS)
def test_the_assembler_gets_each_flat_part_once_in_both_lists(name: str) -> None:
    drawn = wanted.drawn(name)
    placed = {row["Designator"]: row for row in rows(f"{name}-cpl.csv")}
    bought = [reference for row in rows(f"{name}-bom.csv") for reference in row["Designator"].split(",")]
    assert sorted(placed) == sorted(bought)
    assert not {"U1", "U2", "J1", "J101", "SW1", "C16"} & placed.keys()
    assert {"carrier": {"U3", "C14", "D14", "F1"}, "slot": {"D1", "C1"}}[name] <= placed.keys()
    for row in placed.values():
        x, y = (float(row[column].removesuffix("mm")) for column in ("Mid X", "Mid Y"))
        assert 100 < x < 100 + drawn.size[0] and -80 > y > -80 - drawn.size[1] and row["Layer"] == "Top"
    assert all(re.fullmatch(rf"C\d+|{fab_package.NOT_FOUND}", row["LCSC Part #"]) for row in rows(f"{name}-bom.csv"))


def points(text: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in re.findall(r"^X(-?[\d.]+)Y(-?[\d.]+)", text, re.MULTILINE)]


def test_the_panel_has_everything_of_a_slot_board_fifteen_times() -> None:
    one, panel = archive("slot-gerber.zip"), archive("slot-panel-gerber.zip")
    assert len(panel) == len(one) + 1
    for name, text in one.items():
        many = panel[name.replace("slot-", "slot-panel-", 1)]
        if "Edge_Cuts" in name:
            continue
        scale = 1e6 if name.endswith(".drl") else 1
        moved = {
            (round(x * scale + 32e6 * across), round(y * scale - 20e6 * down))
            for x, y in points(text)
            for across in range(3)
            for down in range(5)
        }
        there = {(round(x * scale), round(y * scale)) for x, y in points(many)}
        on_rails = {point for point in there - moved if point[1] in (-77_500_000, -182_500_000)}
        assert there == moved | on_rails, name
        marks = {"-F_Cu": 6, "-F_Mask": 6, "-NPTH": 4}
        assert len(on_rails) == next((count for part, count in marks.items() if part in name), 0), name
        assert len(points(many)) == 15 * len(points(text)) + len(on_rails)
        assert many.count("M02*") + many.count("M30") == 1


def test_the_panel_is_as_large_as_its_boards_and_rails_and_scored_between_them() -> None:
    panel = archive("slot-panel-gerber.zip")
    edge, cuts = points(panel["slot-panel-Edge_Cuts.gbr"]), points(panel["slot-panel-V_Cuts.gbr"])
    assert {x / 1e6 for x, _ in edge} == {100, 196} and {y / 1e6 for _, y in edge} == {-75, -185}
    assert len(edge) == 8 and len(cuts) == 2 * (2 + 6)
    assert {x / 1e6 for x, _ in cuts} == {100, 132, 164, 196}
    assert PANEL["across"] * PANEL["down"] >= wanted.SLOT_BOARDS
    tracks = [point for name, text in panel.items() if "Cu.gbr" in name for point in points(text)]
    for x, y in tracks:
        assert min((x / 1e6 - 100) % 32, 32 - (x / 1e6 - 100) % 32) > 0.35, "copper stays off the scores"
        assert min(-(y / 1e6 + 80) % 20, 20 - -(y / 1e6 + 80) % 20) > 0.35, "copper stays off the scores"


def test_a_panel_is_placed_and_bought_fifteen_times() -> None:
    placed = {row["Designator"]: row for row in rows("slot-panel-cpl.csv")}
    bought = [name for row in rows("slot-panel-bom.csv") for name in row["Designator"].split(",")]
    one = {row["Designator"]: row for row in rows("slot-cpl.csv")}
    assert len(placed) == 15 * len(one) and sorted(placed) == sorted(bought)
    for name, row in one.items():
        x, y = (float(row[column].removesuffix("mm")) for column in ("Mid X", "Mid Y"))
        last = placed[f"{name}_15"]
        assert last["Mid X"] == f"{x + 64:.3f}mm" and last["Mid Y"] == f"{y - 80:.3f}mm"


@pytest.mark.parametrize("name", [name for name in FILES if name.endswith(".zip")])
def test_a_silkscreen_that_shows_holes_is_found_in_the_very_file_that_is_sent(name: str) -> None:
    assert fab_package.drill_marks(name, FILES[name]) == []
    plots = archive(name)
    (entry,) = [entry for entry in plots if "F_Silkscreen" in entry]
    plots[entry] = plots[entry].replace("M02*", "%LPD*%\nD10*\nX1Y1D03*\nX2Y2D03*\nM02*")
    assert fab_package.drill_marks(name, fab_package.zipped(plots)) == [
        f"hardware/fab/{name}: {entry} has 2 dots; plot it without drill marks."
    ]


def test_a_number_without_its_source_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = re.sub(r'(c_10u = .*)seen = "[^"]*"', r'\1seen = ""', fab_package.ASSEMBLY.read_text(encoding="utf-8"))
    monkeypatch.setattr(fab_package, "ASSEMBLY", tmp_path / "assembly.toml")
    fab_package.ASSEMBLY.write_text(text, encoding="utf-8")
    assert fab_package.faults(TABLES) == [
        "hardware/board/assembly.toml does not say where the number of c_10u was read."
    ]


@pytest.mark.parametrize("name", wanted.BOARDS)
def test_the_page_shows_each_part_with_its_pads(name: str) -> None:
    page = FILES[f"{name}-parts.html"].decode()
    data = json.loads(re.findall(r"const board = (\{.*\}), key", page)[0])
    drawn, parts = wanted.drawn(name), wanted.wanted(name).parts
    listed = [reference for row in re.findall(r'data-parts="([^"]*)"', page) for reference in row.split()]
    assert sorted(listed) == sorted(parts) == sorted(data["side"])
    assert data["pads"].keys() - {""} == set(listed)
    for pads in data["pads"].values():
        assert all(0 <= x <= drawn.size[0] and 0 <= y <= drawn.size[1] for x, y, *_ in pads)
    assert "http" not in page.replace("http://www.w3.org/2000/svg", ""), "it needs no network"
