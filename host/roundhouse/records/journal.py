"""The journal: every call at every table is on disk before its ruling is shown.

Why: host/ARCHITECTURE.md#the-journal-is-the-table. One SQLite file holds all tables. Two settings keep the promise:

- `journal_mode = WAL`: a call is one checksummed frame at the end of the log. When the file is next opened, a frame
  that was cut off is recognized and dropped, and all frames before it are intact. A reader (the list of tables) never
  blocks the table.
- `synchronous = FULL`: each commit waits for the disk. NORMAL, the usual choice with WAL, survives a killed process but
  may lose the last calls in a power failure. A person makes one call every few seconds, so the 1 to 10 ms that FULL
  takes do not matter. What is written beside a call once it is ruled on, its answer, reaches the disk with the next.

Lines are numbered within their table, and each number is used once. If two processes continue the same table, the
second finds its number taken and stops; no line is lost or mixed up.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from roundhouse.catalogs import Message, UserFacingError, reason_of
from roundhouse.games.match.kept_answer import RULES_VERSION
from roundhouse.records.preferences import ANNOUNCE_SECONDS
from roundhouse.versioned_file import DatabaseFormat, OtherVersion

JOURNAL_FILE = "tables.journal"

FORMAT = DatabaseFormat(9, """
CREATE TABLE IF NOT EXISTS tables (
    number INTEGER PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, seats TEXT NOT NULL,
    seed TEXT NOT NULL, begun TEXT NOT NULL, finished TEXT, way TEXT NOT NULL DEFAULT 'dealt',
    until TEXT, undo INTEGER NOT NULL DEFAULT 1, guided INTEGER NOT NULL DEFAULT 0,
    announce_time INTEGER NOT NULL DEFAULT 5, copy_of INTEGER, turn_clock INTEGER NOT NULL DEFAULT 0,
    rule_sheet TEXT NOT NULL DEFAULT ''
);
CREATE TABLE IF NOT EXISTS calls (
    "table" INTEGER NOT NULL REFERENCES tables (number), number INTEGER NOT NULL, line TEXT NOT NULL,
    answer TEXT, rules INTEGER, PRIMARY KEY ("table", number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS summaries (
    "table" INTEGER PRIMARY KEY REFERENCES tables (number), calls INTEGER NOT NULL, summary TEXT NOT NULL
)
""", {
    4: "ALTER TABLE tables ADD COLUMN announce_time INTEGER NOT NULL DEFAULT 5;"
    " DELETE FROM summaries",  # they say since then how many rounds a match has
    5: "ALTER TABLE calls ADD COLUMN answer TEXT; ALTER TABLE calls ADD COLUMN rules INTEGER;"
    " ALTER TABLE tables ADD COLUMN copy_of INTEGER",
    6: "ALTER TABLE tables ADD COLUMN turn_clock INTEGER NOT NULL DEFAULT 0",
    7: "ALTER TABLE tables ADD COLUMN rule_sheet TEXT NOT NULL DEFAULT ''",
    8: "",  # since then there are tables where only results are entered
})  # fmt: skip
"""Of a call, `answer` is what was ruled (see `KeptAnswer`) under which version of the `rules`; both are NULL for calls
of earlier versions. `summary` is the outcome of a table, for statistics. It is derived from `calls` calls, and stale
with more."""


SQLITE = {
    "SQLITE_BUSY": Message("files/busy"),
    "SQLITE_CANTOPEN": Message("files/cannot-open"),
    "SQLITE_CORRUPT": Message("files/damaged"),
    "SQLITE_FULL": Message("files/disk-full"),
    "SQLITE_NOTADB": Message("files/not-a-journal"),
    "SQLITE_READONLY": Message("files/read-only"),
}


class JournalError(UserFacingError):
    """The journal cannot be used."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A table's settings: the game's name, its options as texts, (name, player) by seat, and the seed of its shuffles.

    `mode` is dealt, called, slots or score-pad, in the column `way`. After `until` no new round begins (C-9). `undo`:
    the table agreed that steps may be taken back. `guided`: it was a lesson of an earlier version. `announce_time`: for
    how many seconds nobody may claim that a player forgot to announce the last tile. `turn_clock`: how many seconds a
    turn has; 0: no matter. `rule_sheet` is the text of the rules that were chosen by their name, as `Agreement` has it.
    """

    game: str
    options: Mapping[str, str]
    seats: Sequence[tuple[str, str]]
    seed: str
    mode: str = "dealt"
    until: datetime | None = None
    undo: bool = True
    guided: bool = False
    announce_time: int = ANNOUNCE_SECONDS
    turn_clock: int = 0
    rule_sheet: str = ""


SETUP_COLUMNS = "game, options, seats, seed, way, until, undo, guided, announce_time, turn_clock, rule_sheet"


@dataclass(frozen=True, slots=True)
class SavedCall:
    """A call as a line, and what was answered; None where a journal of an earlier version does not say it."""

    line: str
    answer: str | None = None


@dataclass(frozen=True, slots=True)
class SavedTable:
    """A table in the journal; `name` is its name on the command line. `is_copy`: it is another one as it was before
    its calls were ruled anew."""

    number: int
    setup: Setup
    begun: datetime
    finished: bool
    calls: int
    is_copy: bool = False

    @property
    def name(self) -> str:
        """The game and the table's number: `mexican-train-3`."""
        return table_name(self.setup.game, self.number)

    @property
    def counts(self) -> bool:
        """Whether the table counts in statistics: a lesson does not, nor a copy."""
        return not (self.setup.guided or self.is_copy)

    def changed(self) -> JournalError:
        """The error to raise when its calls cannot be replayed."""
        return JournalError(
            "journal/table-changed",
            name=self.name,
        )

    def without_game(self) -> JournalError:
        """The error to raise when this program lacks its game."""
        return JournalError("journal/table-game", name=self.name, game=self.setup.game)

    def without_rule(self, option: str) -> JournalError:
        """The error to raise when this program lacks one of its house rules, or the value of one."""
        rule = f"{option}={self.setup.options.get(option, '')}"
        return JournalError("journal/table-rule", name=self.name, rule=rule)


class Journal:
    """The tables of one computer. Creates `folder` if it does not exist.

    Every method raises JournalError when the file cannot be read or written.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / JOURNAL_FILE
        with self._errors_explained():
            folder.mkdir(parents=True, exist_ok=True)
            self._database = sqlite3.connect(self.path, isolation_level=None, timeout=5.0)
            self._database.execute("PRAGMA journal_mode = WAL")
            self._database.execute("PRAGMA synchronous = FULL")
            self._database.execute("PRAGMA foreign_keys = ON")
            try:
                FORMAT.prepare(self._database, self.path)
            except OtherVersion as error:
                self.close()
                raise JournalError(error.message) from error

    def open_table(self, setup: Setup) -> TableJournal:
        with self._errors_explained():
            begun, row = datetime.now(UTC).isoformat(timespec="seconds"), _row(setup)
            number = self._database.execute(
                f"INSERT INTO tables (begun, {SETUP_COLUMNS}) VALUES (?{', ?' * len(row)}) RETURNING number",
                (begun, *row),
            ).fetchone()[0]
        return TableJournal(self, table_name(setup.game, number), number, 0)

    def tables(self) -> list[SavedTable]:
        """All tables, newest first; copies after all others."""
        with self._errors_explained():
            rows = self._database.execute(
                'SELECT number, begun, finished, (SELECT count(*) FROM calls WHERE "table" = tables.number), copy_of,'
                f" {SETUP_COLUMNS} FROM tables ORDER BY copy_of IS NOT NULL, number DESC"
            ).fetchall()
            return [
                SavedTable(
                    number, _setup(row), datetime.fromisoformat(begun), finished is not None, calls, source is not None
                )
                for number, begun, finished, calls, source, *row in rows
            ]

    def calls(self, number: int) -> list[SavedCall]:
        """All calls of a table, in order, each with its answer."""
        with self._errors_explained():
            rows = self._database.execute('SELECT line, answer FROM calls WHERE "table" = ? ORDER BY number', (number,))
            return [SavedCall(*row) for row in rows.fetchall()]

    def lines(self, number: int) -> list[str]:
        """All calls of a table, in order."""
        return [call.line for call in self.calls(number)]

    def summary(self, table: SavedTable) -> str | None:
        """The summary that `store_summary` stored; None if there is none or it is outdated."""
        with self._errors_explained():
            row = self._database.execute(
                'SELECT summary FROM summaries WHERE "table" = ? AND calls = ?', (table.number, table.calls)
            ).fetchone()
            return None if row is None else str(row[0])

    def store_summary(self, table: SavedTable, summary: str) -> None:
        """Store the outcome of a table, so that statistics need not replay it."""
        with self._errors_explained():
            self._database.execute(
                "INSERT OR REPLACE INTO summaries VALUES (?, ?, ?)", (table.number, table.calls, summary)
            )

    def reopen_table(self, table: SavedTable) -> TableJournal:
        """The journal of a table that is continued or viewed again."""
        return TableJournal(self, table.name, table.number, table.calls, finished=table.finished)

    def write(self, table: int, number: int, line: str) -> None:
        """Write a line; it is on disk when this returns."""
        with self._errors_explained():
            try:
                self._database.execute(
                    'INSERT INTO calls ("table", number, line) VALUES (?, ?, ?)', (table, number, line)
                )
            except sqlite3.IntegrityError as error:
                raise JournalError("journal/table-open-elsewhere") from error

    def write_answer(self, table: int, number: int, answer: str) -> None:
        """Write what was ruled on a call. It survives a program that is killed at once, and a power failure after the
        next call."""
        with self._errors_explained():
            self._database.execute("PRAGMA synchronous = NORMAL")
            try:
                self._database.execute(
                    'UPDATE calls SET answer = ?, rules = ? WHERE "table" = ? AND number = ?',
                    (answer, RULES_VERSION, table, number),
                )
            finally:
                self._database.execute("PRAGMA synchronous = FULL")

    def rewrite(self, table: SavedTable, start: int, calls: Sequence[SavedCall]) -> None:
        """Put `calls` in place of a table's calls from number `start` on; the table as it was becomes another one."""
        with self._errors_explained(), self._database:  # all of it, or nothing
            self._database.execute("BEGIN IMMEDIATE")
            copied = f"begun, finished, {SETUP_COLUMNS}"
            copy = self._database.execute(
                f"INSERT INTO tables (copy_of, {copied}) SELECT number, {copied} FROM tables WHERE number = ?"
                " RETURNING number",
                (table.number,),
            ).fetchall()[0][0]
            self._database.execute(
                'INSERT INTO calls SELECT ?, number, line, answer, rules FROM calls WHERE "table" = ?',
                (copy, table.number),
            )
            self._database.execute('DELETE FROM summaries WHERE "table" = ?', (table.number,))
            self._database.execute('DELETE FROM calls WHERE "table" = ? AND number >= ?', (table.number, start))
            self._database.executemany(
                "INSERT INTO calls VALUES (?, ?, ?, ?, ?)",
                [
                    (table.number, number, call.line, call.answer, RULES_VERSION)
                    for number, call in enumerate(calls, start)
                ],
            )

    def finish(self, table: int) -> None:
        with self._errors_explained():
            now = datetime.now(UTC).isoformat(timespec="seconds")
            self._database.execute("UPDATE tables SET finished = ? WHERE number = ?", (now, table))

    def unfinish(self, table: int) -> None:
        """Mark a table's match as still going on."""
        with self._errors_explained():
            self._database.execute("UPDATE tables SET finished = NULL WHERE number = ?", (table,))

    def remove(self, table: int) -> None:
        """Delete a table with all its calls. It cannot be restored."""
        with self._errors_explained(), self._database:  # all of it, or nothing if SQLite refuses a part
            self._database.execute("BEGIN IMMEDIATE")
            for statement in (
                'DELETE FROM summaries WHERE "table" = ?',
                'DELETE FROM calls WHERE "table" = ?',
                "DELETE FROM tables WHERE number = ?",
            ):
                self._database.execute(statement, (table,))

    def close(self) -> None:
        self._database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @contextmanager
    def _errors_explained(self) -> Iterator[None]:
        """Turn what SQLite and the system raise into a JournalError that says what to do."""
        try:
            yield
        except OSError as error:
            raise JournalError(
                "journal/bad-folder",
                folder=self.path.parent,
                reason=reason_of(error),
            ) from error
        except sqlite3.Error as error:
            raise JournalError(
                "journal/bad-file",
                path=self.path,
                reason=_reason(error),
            ) from error


class TableJournal:
    """The journal of one table, open for writing."""

    def __init__(self, journal: Journal, name: str, number: int, written: int, *, finished: bool = False) -> None:
        self.journal = journal
        self.name = name
        self.number = number
        self._written = written
        self.finished = finished

    def write(self, line: str) -> None:
        """Write a line; it is on disk when this returns. Raises JournalError if it cannot be written."""
        if self.finished:
            self.journal.unfinish(self.number)  # after any further call, even an undo, the match must end again
            self.finished = False
        self.journal.write(self.number, self._written, line)
        self._written += 1

    def write_answer(self, answer: str) -> None:
        """Write what was ruled on the line that was written last. Raises JournalError if it cannot be written."""
        self.journal.write_answer(self.number, self._written - 1, answer)

    def finish(self) -> None:
        self.journal.finish(self.number)
        self.finished = True


def _reason(error: sqlite3.Error) -> Message | str:
    """The reason why the journal cannot be used: a message for the usual codes, SQLite's own text for rare ones. An
    extended code such as SQLITE_BUSY_SNAPSHOT counts as its first two words."""
    code = "_".join(getattr(error, "sqlite_errorname", "").split("_")[:2])
    return SQLITE.get(code) or str(error)


def _row(setup: Setup) -> tuple[str | int | None, ...]:
    """A table's settings as a row of SETUP_COLUMNS."""
    until = None if setup.until is None else setup.until.isoformat(timespec="seconds")
    texts = json.dumps(dict(setup.options)), json.dumps([list(seat) for seat in setup.seats])
    agreed = setup.undo, setup.guided, setup.announce_time, setup.turn_clock, setup.rule_sheet
    return setup.game, *texts, setup.seed, setup.mode, until, *agreed


def _setup(row: Sequence[Any]) -> Setup:
    """A table's settings from a row of SETUP_COLUMNS."""
    game, options, seats, seed, way, until, undo, guided, announce_time, turn_clock, rule_sheet = row
    people = [(name, who) for name, who in json.loads(seats)]
    end = None if until is None else datetime.fromisoformat(until)
    agreed = bool(undo), bool(guided), announce_time, turn_clock, rule_sheet
    return Setup(game, json.loads(options), people, seed, way, end, *agreed)


def table_name(game: str, number: int) -> str:
    """A table's name on the command line.

    >>> table_name("mexican-train", 3)
    'mexican-train-3'
    """
    return f"{game}-{number}"
