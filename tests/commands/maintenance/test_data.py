"""`roundhouse data`: where the program's files are, and taking them to another computer or away."""

import shutil
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from roundhouse.cli import main
from roundhouse.program.journal_tables import add_to_journal
from roundhouse.program.table_factory import new_table
from roundhouse.program.table_request import TableRequest
from roundhouse.records.journal import Journal
from roundhouse.records.preferences import Preferences, SavedChoices, write_choices


def run(*arguments: object, answer: str = "") -> Result:
    return CliRunner().invoke(main, ["data", *map(str, arguments)], input=answer)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with a table, choices, a hall's store and a file that is none of the program's."""
    folder = tmp_path / "evenings"
    with Journal(folder) as journal:
        add_to_journal(journal, new_table(TableRequest(players="Ann,Bo")))
    write_choices(SavedChoices(Preferences(language="en")), folder)
    (folder / "hall").mkdir()
    with closing(sqlite3.connect(folder / "hall/director.sqlite")) as store:
        store.execute("CREATE TABLE entries (entry)")
    (folder / "recipes.txt").write_text("Soup")
    return folder


def test_an_export_is_taken_in_on_another_computer(data: Path, tmp_path: Path) -> None:
    packed, other = tmp_path / "packed.zip", tmp_path / "other"
    with Journal(data):  # The table is open meanwhile, and its last call may be in no file but the one beside it.
        assert run("export", packed, "--data", data).output.startswith("3 files are in ")
    assert packed.stat().st_mode & 0o077 == 0
    assert run("import", packed, "--data", other).exit_code == 0
    with Journal(other) as journal:
        assert [name for kept in journal.tables() for name, _ in kept.setup.seats] == ["Ann", "Bo"]
    assert sorted(path.name for path in other.rglob("*") if path.is_file() and "-" not in path.name) == [
        "choices.json", "director.sqlite", "tables.journal",
    ]  # fmt: skip
    again = run("import", packed, "--data", other)
    assert (again.exit_code, "has saved tables or choices already" in again.output) == (2, True)


def test_an_export_replaces_no_file(data: Path, tmp_path: Path) -> None:
    taken = tmp_path / "letter.zip"
    taken.write_text("Dear Ann")
    assert "is there already: name another file." in run("export", taken, "--data", data).output
    assert taken.read_text() == "Dear Ann"


@pytest.mark.parametrize(
    "name",
    ["../choices.json", "/tmp/choices.json", "hall\\..\\..\\choices.json", "C:/choices.json", "beach.jpg", "a/hall/x"],
)
def test_an_archive_that_leads_outside_is_no_export(tmp_path: Path, name: str) -> None:
    hostile = tmp_path / "hostile.zip"
    with zipfile.ZipFile(hostile, "w") as archive:
        archive.writestr("tables.journal", "")
        archive.writestr(name, "{}")
    told = run("import", hostile, "--data", tmp_path / "in/it")
    assert (told.exit_code, "is not an export" in told.output) == (2, True)
    assert not (tmp_path / "in").exists()


@pytest.mark.parametrize("damage", ["cut", "changed"])
def test_a_damaged_export_leaves_nothing_half_done(data: Path, tmp_path: Path, damage: str) -> None:
    packed = tmp_path / "packed.zip"
    run("export", packed, "--data", data)
    whole = packed.read_bytes()
    middle = len(whole) // 2
    packed.write_bytes(whole[:middle] if damage == "cut" else whole[:middle] + bytes(64) + whole[middle + 64 :])
    told = run("import", packed, "--data", tmp_path / "other")
    assert (told.exit_code, "is not an export" in told.output) == (2, True), told.output
    assert not (tmp_path / "other").exists()


def test_a_file_that_is_no_archive_is_no_export(tmp_path: Path) -> None:
    letter = tmp_path / "letter.zip"
    letter.write_text("Dear Ann")
    assert "is not an export" in run("import", letter, "--data", tmp_path / "new").output


def test_what_is_removed_is_the_programs_alone_and_asked_for(data: Path) -> None:
    for answer in ("", "yes\n"):
        kept = run("remove", "--data", data, answer=answer)
        assert (kept.exit_code, "Nothing was deleted" in kept.output) == (2, True)
    assert (data / "tables.journal").exists()
    assert run("remove", "--yes", "--data", data).output.startswith("3 files are deleted.")
    assert [path.name for path in data.iterdir()] == ["recipes.txt"]
    assert "there are no files of this program" in run("remove", "--yes", "--data", data).output


def test_nothing_is_packed_of_a_folder_that_holds_nothing(tmp_path: Path) -> None:
    assert "there are no files of this program" in run("export", tmp_path / "x.zip", "--data", tmp_path).output


def test_where_tells_each_folder_on_one_line(data: Path) -> None:
    long = data / "a folder" / ("of a long name " * 8).strip()
    long.mkdir(parents=True)
    told = run("where", "--data", long).output
    assert str(long) in told and "ROUNDHOUSE_DATA" in told
    shutil.rmtree(long)
    assert f"{long} (not there yet)" in run("where", "--data", long).output
