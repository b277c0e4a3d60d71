"""The journal: every call at every table, on disk before its ruling is shown (DESIGN 13).

One SQLite file holds all tables. Two settings make the promise:

- `journal_mode = WAL`: a call is one frame with a check sum at the end of the log. A frame that was cut off in the
  middle is recognized and dropped when the file is next opened, and all frames before it stand; a reader (the list
  of tables) never makes the table wait.
- `synchronous = FULL`: each commit waits until the disk has it. NORMAL, usual beside WAL, keeps all when a process
  is killed but may lose the last calls when the power fails. A call is made by a hand that lays a tile: the
  millisecond or ten that FULL takes are never felt.

A line is numbered within its table and a number is taken once: when two processes play on at the same table, the
second one finds its number taken and stops, and no line is lost or mixed up.
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
from typing import Self

from roundhouse.messages import Message, ToldError, reason_of

VERSION = 4
FILE = "tables.journal"

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    number INTEGER PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, seats TEXT NOT NULL,
    seed TEXT NOT NULL, begun TEXT NOT NULL, finished TEXT, way TEXT NOT NULL DEFAULT 'dealt',
    until TEXT, undo INTEGER NOT NULL DEFAULT 1, guided INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE IF NOT EXISTS calls (
    "table" INTEGER NOT NULL REFERENCES tables (number), number INTEGER NOT NULL, line TEXT NOT NULL,
    PRIMARY KEY ("table", number)
) WITHOUT ROWID;
"""

SUMMARIES = """
CREATE TABLE IF NOT EXISTS summaries (
    "table" INTEGER PRIMARY KEY REFERENCES tables (number), calls INTEGER NOT NULL, summary TEXT NOT NULL
);
"""
"""What a table came to, for statistics; it follows from so many calls, and is made again when there are more."""

SCHEMA += SUMMARIES
NEWER = {
    1: "ALTER TABLE tables ADD COLUMN way TEXT NOT NULL DEFAULT 'dealt';",
    2: f"ALTER TABLE tables ADD COLUMN until TEXT; {SUMMARIES}",
    3: "ALTER TABLE tables ADD COLUMN undo INTEGER NOT NULL DEFAULT 1;"
    " ALTER TABLE tables ADD COLUMN guided INTEGER NOT NULL DEFAULT 0;",
}
"""What makes a journal of the version before into one of the next."""


SQLITE = {
    "SQLITE_BUSY": Message("files/busy"),
    "SQLITE_CANTOPEN": Message("files/cannot-open"),
    "SQLITE_CORRUPT": Message("files/damaged"),
    "SQLITE_FULL": Message("files/disk-full"),
    "SQLITE_NOTADB": Message("files/not-a-journal"),
    "SQLITE_READONLY": Message("files/read-only"),
}


class JournalError(ToldError):
    """The journal cannot be used."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table is set up with: the game's name, its options as texts, (name, player) by seat, chance's seed.

    `way` is how people sit at it (see `referee.ways`); after `until` no new round begins (C-9). `undo` says whether
    they agreed that steps may be taken back, `guided` whether somebody learns the game there.
    """

    game: str
    options: Mapping[str, str]
    seats: Sequence[tuple[str, str]]
    seed: str
    way: str = "dealt"
    until: datetime | None = None
    undo: bool = True
    guided: bool = False


SETUP_COLUMNS = "game, options, seats, seed, way, until, undo, guided"


@dataclass(frozen=True, slots=True)
class Kept:
    """A table that the journal holds; `name` is what it is called on the command line."""

    number: int
    setup: Setup
    begun: datetime
    finished: bool
    calls: int

    @property
    def name(self) -> str:
        """The game and the table's number: `mexican-train-3`."""
        return table_name(self.setup.game, self.number)

    def changed(self) -> JournalError:
        """What is wrong when its calls cannot be called again."""
        return JournalError(
            "journal/table-changed",
            name=self.name,
        )


class Journal:
    """The tables of one computer. `folder` is made if it is not there.

    Raises JournalError, here and in every method, when the file cannot be read or written.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        with self._explained():
            folder.mkdir(parents=True, exist_ok=True)
            self._database = sqlite3.connect(self.path, isolation_level=None, timeout=5.0)
            self._database.execute("PRAGMA journal_mode = WAL")
            self._database.execute("PRAGMA synchronous = FULL")
            self._database.execute("PRAGMA foreign_keys = ON")
            self._prepare()

    def open_table(self, setup: Setup) -> TableJournal:
        """A page for a new table."""
        with self._explained():
            begun, row = datetime.now(UTC).isoformat(timespec="seconds"), _row(setup)
            number = self._database.execute(
                f"INSERT INTO tables (begun, {SETUP_COLUMNS}) VALUES (?{', ?' * len(row)}) RETURNING number",
                (begun, *row),
            ).fetchone()[0]
        return TableJournal(self, table_name(setup.game, number), number, 0)

    def tables(self) -> list[Kept]:
        """Every table, the newest first."""
        with self._explained():
            rows = self._database.execute(
                'SELECT number, begun, finished, (SELECT count(*) FROM calls WHERE "table" = tables.number),'
                f" {SETUP_COLUMNS} FROM tables ORDER BY number DESC"
            ).fetchall()
            return [
                Kept(number, _setup(*row), datetime.fromisoformat(begun), finished is not None, calls)
                for number, begun, finished, calls, *row in rows
            ]

    def lines(self, number: int) -> list[str]:
        """All that was called at a table, in order."""
        with self._explained():
            rows = self._database.execute('SELECT line FROM calls WHERE "table" = ? ORDER BY number', (number,))
            return [line for (line,) in rows.fetchall()]

    def summary(self, kept: Kept) -> str | None:
        """What was put down of a table with `summarize`; None when there is nothing, or more was called since."""
        with self._explained():
            row = self._database.execute(
                'SELECT summary FROM summaries WHERE "table" = ? AND calls = ?', (kept.number, kept.calls)
            ).fetchone()
            return None if row is None else str(row[0])

    def summarize(self, kept: Kept, summary: str) -> None:
        """Puts down what a table came to, so that it need not be played again to be told."""
        with self._explained():
            self._database.execute(
                "INSERT OR REPLACE INTO summaries VALUES (?, ?, ?)", (kept.number, kept.calls, summary)
            )

    def take_up(self, kept: Kept) -> TableJournal:
        """The page of a table that is played on, or looked at again."""
        return TableJournal(self, kept.name, kept.number, kept.calls, finished=kept.finished)

    def write(self, table: int, number: int, line: str) -> None:
        """Puts a line on disk; it is there when this returns."""
        with self._explained():
            try:
                self._database.execute(
                    'INSERT INTO calls ("table", number, line) VALUES (?, ?, ?)', (table, number, line)
                )
            except sqlite3.IntegrityError as error:
                raise JournalError("journal/table-open-elsewhere") from error

    def finish(self, table: int) -> None:
        """The match at a table is over: it is not offered to be resumed."""
        with self._explained():
            now = datetime.now(UTC).isoformat(timespec="seconds")
            self._database.execute("UPDATE tables SET finished = ? WHERE number = ?", (now, table))

    def reopen(self, table: int) -> None:
        """The match at a table that was over goes on."""
        with self._explained():
            self._database.execute("UPDATE tables SET finished = NULL WHERE number = ?", (table,))

    def close(self) -> None:
        """Give the file back."""
        self._database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _prepare(self) -> None:
        version = self._database.execute("PRAGMA user_version").fetchone()[0]
        if version > VERSION:
            self.close()
            raise JournalError(
                "journal/newer-version",
                path=self.path,
            )
        if version < VERSION:
            # One transaction: a process killed here leaves the file as it was, and the next one prepares it.
            changes = " ".join(NEWER[each] for each in range(version, VERSION)) if version else SCHEMA
            self._database.executescript(f"BEGIN IMMEDIATE; {changes} PRAGMA user_version = {VERSION}; COMMIT;")

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """Says in a sentence what keeps the journal from working."""
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
    """The page of one table, to write on."""

    def __init__(self, journal: Journal, name: str, number: int, written: int, *, finished: bool = False) -> None:
        self.journal = journal
        self.name = name
        self.number = number
        self._written = written
        self._finished = finished

    def write(self, line: str) -> None:
        """Puts a line on disk; it is there when this returns. Raises JournalError when it cannot be."""
        if self._finished:
            self.journal.reopen(self.number)  # whatever is said at it, an undo, too, it is to be finished anew
            self._finished = False
        self.journal.write(self.number, self._written, line)
        self._written += 1

    def finish(self) -> None:
        """The match is over."""
        self.journal.finish(self.number)
        self._finished = True


def _reason(error: sqlite3.Error) -> Message | str:
    """Why a journal cannot be used; what is rare in the words of SQLite, whose codes may have a detail behind them."""
    code = "_".join(getattr(error, "sqlite_errorname", "").split("_")[:2])
    return SQLITE.get(code) or str(error)


def _row(setup: Setup) -> tuple[str | int | None, ...]:
    """What a table is set up with, as the columns hold it."""
    until = None if setup.until is None else setup.until.isoformat(timespec="seconds")
    texts = json.dumps(dict(setup.options)), json.dumps([list(seat) for seat in setup.seats])
    return setup.game, *texts, setup.seed, setup.way, until, setup.undo, setup.guided


def _setup(
    game: str, options: str, seats: str, seed: str, way: str, until: str | None, undo: int, guided: int
) -> Setup:
    """What a table was set up with, from its row."""
    people = [(name, who) for name, who in json.loads(seats)]
    end = None if until is None else datetime.fromisoformat(until)
    return Setup(game, json.loads(options), people, seed, way, end, bool(undo), bool(guided))


def table_name(game: str, number: int) -> str:
    """What a table is called on the command line.

    >>> table_name("mexican-train", 3)
    'mexican-train-3'
    """
    return f"{game}-{number}"
