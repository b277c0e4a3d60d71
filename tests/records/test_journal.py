"""The journal keeps every line, however the program or the file ends."""

import shutil
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from roundhouse.records.journal import FORMAT, JOURNAL_FILE, Journal, JournalError, SavedCall, Setup
from roundhouse.versioned_file import DatabaseFormat

KEPT = Path(__file__).parent / "journals"
SETUP = Setup("mexican-train", {"set": "9"}, [("Ann", "person"), ("Bo", "greedy")], "7")


def test_written_lines_are_read_back(tmp_path: Path) -> None:
    with Journal(tmp_path) as journal:
        page = journal.open_table(SETUP)
        for line in ("begin A", "draw", "undo 1"):
            page.write(line)
    with Journal(tmp_path) as journal:
        (kept,) = journal.tables()
        assert kept.setup == SETUP
        assert (kept.name, kept.calls, kept.finished) == ("mexican-train-1", 3, False)
        assert journal.lines(kept.number) == ["begin A", "draw", "undo 1"]


def test_tables_are_listed_newest_first_and_finished_ones_are_marked(tmp_path: Path) -> None:
    with Journal(tmp_path) as journal:
        pages = [journal.open_table(SETUP) for _ in range(3)]
        pages[1].finish()
        pages[2].write("begin B")
        tables = journal.tables()
        assert [(each.number, each.finished, each.calls) for each in tables] == [
            (3, False, 1),
            (2, True, 0),
            (1, False, 0),
        ]
        assert journal.lines(1) == []


def test_a_reopened_table_is_continued(tmp_path: Path) -> None:
    with Journal(tmp_path) as journal:
        journal.open_table(SETUP).write("begin A")
    with Journal(tmp_path) as journal:
        journal.reopen_table(journal.tables()[0]).write("stop")
        assert journal.lines(1) == ["begin A", "stop"]


def test_a_finished_table_is_unfinished_only_by_a_further_call(tmp_path: Path) -> None:
    with Journal(tmp_path) as journal:
        journal.open_table(SETUP).finish()
        page = journal.reopen_table(journal.tables()[0])
        for line in ("undo", "stop"):
            assert journal.tables()[0].finished, "a power cut while somebody looks at it changes nothing"
            page.write(line)
            assert not journal.tables()[0].finished
            page.finish()
        assert journal.tables()[0].finished


def test_a_table_is_removed_with_its_calls_or_not_at_all(tmp_path: Path) -> None:
    with Journal(tmp_path) as journal, Journal(tmp_path) as other:
        page = journal.open_table(SETUP)
        page.write("begin A")
        journal._database.execute("CREATE TRIGGER no BEFORE DELETE ON tables BEGIN SELECT RAISE(ABORT, 'no'); END")
        with pytest.raises(JournalError, match=r"cannot be used \(no\)"):
            journal.remove(1)
        page.write("begin B")
        assert other.lines(1) == ["begin A", "begin B"]
        journal._database.execute("DROP TRIGGER no")
        journal.remove(1)
        assert (other.tables(), other.lines(1)) == ([], [])


def test_two_processes_cannot_both_continue_a_table(tmp_path: Path) -> None:
    with Journal(tmp_path) as one, Journal(tmp_path) as two:
        first = one.open_table(SETUP)
        second = two.reopen_table(two.tables()[0])
        first.write("begin A")
        with pytest.raises(JournalError, match="open in another window"):
            second.write("begin B")
        assert one.lines(1) == ["begin A"]


def test_every_line_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "connect", sqlite3.dbapi2.connect)  # see tests/conftest.py
    with Journal(tmp_path) as journal:
        pragma = journal._database.execute
        assert pragma("PRAGMA journal_mode").fetchone() == ("wal",)
        assert pragma("PRAGMA synchronous").fetchone() == (2,)


def test_a_truncated_log_keeps_every_complete_line(tmp_path: Path) -> None:
    """The power fails in the middle of a write: what the disk has of the last line is a part of it."""
    source = tmp_path / "source"
    sizes: list[int] = []
    with Journal(source) as journal:
        page = journal.open_table(SETUP)
        log = source / f"{JOURNAL_FILE}-wal"
        for number in range(6):
            page.write(f"undo {number + 1}")
            sizes.append(log.stat().st_size)
        whole = log.read_bytes()
        database = (source / JOURNAL_FILE).read_bytes()
    assert sizes == sorted(set(sizes))
    for count, size in enumerate(sizes, 1):
        following = sizes[count] if count < len(sizes) else len(whole)
        for cut in {size, size + 1, (size + following) // 2, max(size, following - 1)}:
            copy = tmp_path / f"cut-{count}-{cut}"
            copy.mkdir()
            (copy / JOURNAL_FILE).write_bytes(database)
            (copy / f"{JOURNAL_FILE}-wal").write_bytes(whole[:cut])
            with Journal(copy) as journal:
                lines = journal.lines(1)
                assert lines[:count] == [f"undo {number + 1}" for number in range(count)]
                journal.reopen_table(journal.tables()[0]).write("stop")
            shutil.rmtree(copy)


def test_garbage_at_the_end_of_the_log_is_dropped(tmp_path: Path) -> None:
    source, copy = tmp_path / "source", tmp_path / "copy"
    with Journal(source) as journal:
        journal.open_table(SETUP).write("begin A")
        copy.mkdir()
        (copy / JOURNAL_FILE).write_bytes((source / JOURNAL_FILE).read_bytes())
        (copy / f"{JOURNAL_FILE}-wal").write_bytes((source / f"{JOURNAL_FILE}-wal").read_bytes() + b"\xff" * 3000)
    with Journal(copy) as journal:
        assert journal.lines(1) == ["begin A"]


def test_a_folder_that_cannot_be_created_gives_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(JournalError, match=r"^The folder .* cannot be used for the journal .*: name another one"):
        Journal(tmp_path / "file" / "folder")


def test_a_file_that_is_no_journal_gives_one_sentence_and_is_not_changed(tmp_path: Path) -> None:
    (tmp_path / JOURNAL_FILE).write_bytes(b"dear diary, " * 100)
    with pytest.raises(JournalError, match=r"cannot be used \(it is not a journal\): name another folder"):
        Journal(tmp_path)
    assert (tmp_path / JOURNAL_FILE).read_bytes() == b"dear diary, " * 100


def test_a_journal_of_version_4_opens_unchanged_and_is_written_on(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / JOURNAL_FILE) as database:
        database.executescript(
            "CREATE TABLE tables (number INTEGER PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL,"
            " seats TEXT NOT NULL, seed TEXT NOT NULL, begun TEXT NOT NULL, finished TEXT,"
            " way TEXT NOT NULL DEFAULT 'dealt', until TEXT, undo INTEGER NOT NULL DEFAULT 1,"
            " guided INTEGER NOT NULL DEFAULT 0);"
            'CREATE TABLE calls ("table" INTEGER NOT NULL REFERENCES tables (number), number INTEGER NOT NULL,'
            ' line TEXT NOT NULL, PRIMARY KEY ("table", number)) WITHOUT ROWID;'
            'CREATE TABLE summaries ("table" INTEGER PRIMARY KEY REFERENCES tables (number), calls INTEGER NOT NULL,'
            " summary TEXT NOT NULL);"
            "INSERT INTO tables VALUES (1, 'mexican-train', '{\"set\": \"9\"}',"
            ' \'[["Ann", "person"], ["Bo", "greedy"]]\', \'7\', \'2026-01-01T00:00:00+00:00\', NULL,'
            " 'dealt', NULL, 1, 0);"
            "INSERT INTO calls VALUES (1, 0, 'begin A'); PRAGMA user_version = 4;"
        )
    database.close()
    with Journal(tmp_path) as journal:
        (kept,) = journal.tables()
        assert (kept.setup, kept.calls, journal.lines(1)) == (SETUP, 1, ["begin A"])
        called = Setup("mexican-train", {}, [("Ann", "person"), ("Bo", "person")], "1", "called")
        learned = replace(called, mode="dealt", undo=False, guided=True, announce_time=12)
        for setup in (called, learned):
            journal.open_table(setup)
        assert [table.setup for table in journal.tables()] == [learned, called, SETUP]
    (copy,) = tmp_path.glob("*.version-*")
    with sqlite3.connect(copy) as database:
        assert copy.name == f"{JOURNAL_FILE}.version-4"
        assert database.execute("SELECT line FROM calls").fetchall() == [("begin A",)]
        assert database.execute("PRAGMA user_version").fetchone() == (4,)
    database.close()


def test_a_journal_that_cannot_be_copied_is_not_migrated(tmp_path: Path) -> None:
    (tmp_path / JOURNAL_FILE).write_bytes((KEPT / "slosh.journal").read_bytes())
    (tmp_path / f"{JOURNAL_FILE}.version-4" / "in the way").mkdir(parents=True)
    with pytest.raises(JournalError):
        Journal(tmp_path)
    with sqlite3.connect(tmp_path / JOURNAL_FILE) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (4,)
    database.close()


def test_of_two_programs_that_open_an_old_journal_at_once_one_migrates_it(tmp_path: Path) -> None:
    (tmp_path / JOURNAL_FILE).write_bytes((KEPT / "slosh.journal").read_bytes())
    with ThreadPoolExecutor(4) as together:
        opened = [together.submit(lambda: Journal(tmp_path).path) for _ in range(4)]
        assert {each.result() for each in opened} == {tmp_path / JOURNAL_FILE}


def test_what_was_ruled_stands_beside_the_call(tmp_path: Path) -> None:
    with Journal(tmp_path) as journal:
        page = journal.open_table(SETUP)
        page.write("begin A")
        page.write_answer("allowed")
        page.write("draw")  # the program is killed before it is ruled on
        assert journal.calls(1) == [SavedCall("begin A", "allowed"), SavedCall("draw", None)]
        page.write_answer("refused")
        page.journal.rewrite(journal.tables()[0], 1, [SavedCall("stop", "allowed")])
        assert journal.calls(1) == [SavedCall("begin A", "allowed"), SavedCall("stop", "allowed")]
        assert journal.calls(2) == [SavedCall("begin A", "allowed"), SavedCall("draw", "refused")]
        assert [(each.setup, each.is_copy, each.counts) for each in journal.tables()] == [
            (SETUP, False, True),
            (SETUP, True, False),
        ]


def test_a_table_goes_on_while_a_newer_program_brings_the_journal_to_its_version(tmp_path: Path) -> None:
    newer = DatabaseFormat(
        FORMAT.version + 1, FORMAT.schema, {FORMAT.version: "ALTER TABLE calls ADD COLUMN more TEXT"}
    )
    with Journal(tmp_path) as journal:
        page = journal.open_table(SETUP)
        page.write("begin A")
        with closing(sqlite3.connect(tmp_path / JOURNAL_FILE, isolation_level=None)) as database:
            newer.prepare(database, tmp_path / JOURNAL_FILE)
            page.write("draw")
            page.write_answer("allowed")
            assert database.execute("SELECT line, answer FROM calls").fetchall() == [
                ("begin A", None),
                ("draw", "allowed"),
            ]
    with pytest.raises(JournalError, match="newer roundhouse: install that one"):
        Journal(tmp_path)


@pytest.mark.parametrize(
    ("version", "sentence"),
    [
        (FORMAT.version + 1, "newer roundhouse: install that one"),
        (FORMAT.oldest - 1, "early roundhouse, and this one cannot read it: name another folder"),
    ],
)
def test_a_journal_of_another_version_is_not_changed(tmp_path: Path, version: int, sentence: str) -> None:
    Journal(tmp_path).close()
    with sqlite3.connect(tmp_path / JOURNAL_FILE) as database:
        database.execute(f"PRAGMA user_version = {version}")
    database.close()
    with pytest.raises(JournalError, match=sentence):
        Journal(tmp_path)
    with sqlite3.connect(tmp_path / JOURNAL_FILE) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (version,)
    database.close()
