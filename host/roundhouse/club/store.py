"""The data of a table and of the director beside the journal, on disk, so that either may be killed at any time."""

from __future__ import annotations

import secrets
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path

from roundhouse.catalogs import Message, UserFacingError
from roundhouse.club.mqtt.messages import Receipt, RoundScores, from_payload, to_payload
from roundhouse.indices import NO_SEAT
from roundhouse.versioned_file import DatabaseFormat


class InUse(UserFacingError):
    """Another program, or another part of this one, writes this file."""


class SoleWriter:
    """The right to write a file, until `close`: a lock beside it, which the system frees when its holder dies.

    Raises InUse while somebody else has it, and OSError.
    """

    def __init__(self, path: Path) -> None:
        self._file = path.with_name(f"{path.name}.lock").open("a")
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(self._file.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self._file.close()
            raise InUse(Message("hall/in-use", path=path)) from error

    def close(self) -> None:
        self._file.close()


FORMAT = DatabaseFormat(2, """
CREATE TABLE IF NOT EXISTS outbox (
    match TEXT, round INTEGER, revision INTEGER, payload BLOB NOT NULL, settled INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (match, round, revision)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS scores (
    number INTEGER PRIMARY KEY, at INTEGER, match TEXT, round INTEGER, revision INTEGER, payload BLOB NOT NULL,
    UNIQUE (at, match, round, revision)
);
CREATE TABLE IF NOT EXISTS evening (number INTEGER PRIMARY KEY, entry TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS numbers (name TEXT PRIMARY KEY, last INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS ids (name TEXT PRIMARY KEY, id TEXT NOT NULL) WITHOUT ROWID
""", {1: ""})  # fmt: skip
"""Version 2 has orders among its entries; files that were written before they had a version are of version 1."""


MOST_SCORES = 3_000
"""Scores of one table in an evening: forty rounds of thirty deals are 1,200, and some are corrected."""


class Flood(ValueError):
    """A table has said more than it can have played."""


class Conflict(ValueError):
    """Scores under the same table, match, round and revision as others before, but with other points."""


class _Store:
    """A file of SQLite in which every change is on disk before the call returns.

    Any thread may call: every change is one statement, and SQLite lets one in at a time. Raises OtherVersion for a file
    of a newer program.
    """

    def __init__(self, path: Path | str) -> None:
        self._database = sqlite3.connect(path, isolation_level=None, timeout=5.0, check_same_thread=False)
        self._database.execute("PRAGMA journal_mode = WAL")
        self._database.execute("PRAGMA synchronous = FULL")
        try:
            FORMAT.prepare(self._database, Path(path))
        except BaseException:
            self._database.close()
            raise

    def next_number(self, name: str) -> int:
        """The next number of what this sender says under a name, never given twice."""
        said = "INSERT INTO numbers VALUES (?, 1) ON CONFLICT DO UPDATE SET last = last + 1 RETURNING last"
        return int(self._database.execute(said, (name,)).fetchall()[0][0])

    def last_number(self, name: str) -> int:
        """The number that was given last under a name; 0 before the first."""
        row = self._database.execute("SELECT last FROM numbers WHERE name = ?", (name,)).fetchone()
        return int(row[0]) if row else 0

    def is_new(self, name: str, number: int) -> bool:
        """Whether a number is higher than all heard under a name; then it is the highest from now on."""
        heard = "INSERT INTO numbers VALUES (?, ?) ON CONFLICT DO UPDATE SET last = excluded.last"
        return self._database.execute(f"{heard} WHERE excluded.last > last", (f"heard {name}", number)).rowcount > 0

    def id_of(self, name: str, size: int = 8) -> str:
        """An id of `size` bytes for what has a name here, the same ever after; no other file gives the same one."""
        self._database.execute("INSERT OR IGNORE INTO ids VALUES (?, ?)", (name, secrets.token_hex(size)))
        return str(self._database.execute("SELECT id FROM ids WHERE name = ?", (name,)).fetchone()[0])

    def close(self) -> None:
        self._database.close()


class ScoreOutbox(_Store):
    """A table's scores, and which of them the director has confirmed."""

    def report(self, match: str, rounds: Sequence[tuple[int, tuple[str, ...], tuple[int, ...]]]) -> None:
        """Keep what is new in a match: rounds in order (winner, names, points), corrected ones, those taken back."""
        rows = self._database.execute(
            "SELECT round, payload, MAX(revision) FROM outbox WHERE match = ? GROUP BY round", (match,)
        )
        said: dict[int, RoundScores] = {round: from_payload("scores", payload) for round, payload, _ in rows.fetchall()}
        played = dict(enumerate(rounds, 1))
        for round in sorted(said.keys() | played.keys()):
            before, (winner, names, points) = said.get(round), played.get(round, (NO_SEAT, (), ()))
            if before is None or (before.winner, before.names, before.points) != (winner, names, points):
                revision = 0 if before is None else before.revision + 1
                scores = RoundScores(match, round, revision, winner, names, points)
                row = (match, round, revision, to_payload(scores))
                self._database.execute("INSERT INTO outbox (match, round, revision, payload) VALUES (?, ?, ?, ?)", row)

    def unconfirmed(self) -> list[RoundScores]:
        """The messages to be sent, again after each reconnection."""
        rows = self._database.execute("SELECT payload FROM outbox WHERE NOT settled ORDER BY match, round, revision")
        return [from_payload("scores", payload) for (payload,) in rows]

    def confirm(self, receipt: Receipt) -> None:
        """Send no longer what the director has on disk."""
        row = (receipt.match, receipt.round, receipt.revision)
        self._database.execute("UPDATE outbox SET settled = 1 WHERE match = ? AND round = ? AND revision = ?", row)


class HallRegister(_Store):
    """The director's file: the tables' scores and the evening's entries, which are appended and never changed.

    It has one writer. Raises InUse while another director has it open.
    """

    def __init__(self, path: Path | str) -> None:
        self._lock = None if path == ":memory:" else SoleWriter(Path(path))
        try:
            super().__init__(path)
        except BaseException:
            self._unlock()
            raise

    def close(self) -> None:
        super().close()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()

    def take(self, table: int, scores: RoundScores) -> bool:
        """Append scores; False if they are there already.

        Raises Conflict if others are there in their place, and Flood if there are too many of this table.
        """
        payload, place = to_payload(scores), (table, scores.match, scores.round, scores.revision)
        there = "SELECT payload FROM scores WHERE at = ? AND match = ? AND round = ? AND revision = ?"
        if kept := self._database.execute(there, place).fetchone():
            if kept[0] != payload:
                raise Conflict(f"table {table}: other scores for round {scores.round}")
            return False
        count = self._database.execute("SELECT COUNT(*) FROM scores WHERE at = ?", (table,)).fetchone()[0]
        if count - self.last_number(_set_aside(table)) >= MOST_SCORES:
            raise Flood(f"table {table}")
        into = "INSERT INTO scores (at, match, round, revision, payload) VALUES (?, ?, ?, ?, ?)"
        self._database.execute(into, (*place, payload))
        return True

    def make_room(self, table: int) -> None:
        """Let a table report as much again as it might before: the director has set aside what is there."""
        count = "SELECT ?, COUNT(*) FROM scores WHERE at = ?"
        into = f"INSERT INTO numbers {count} ON CONFLICT DO UPDATE SET last = excluded.last"
        self._database.execute(into, (_set_aside(table), table))

    def keep_entries(self, entries: Sequence[str]) -> None:
        """Append entries of the evening, all or none."""
        if not entries:
            return
        rows = ", ".join("(?)" for _ in entries)
        self._database.execute(f"INSERT INTO evening (entry) VALUES {rows}", entries)

    def entries(self) -> list[str]:
        return [entry for (entry,) in self._database.execute("SELECT entry FROM evening ORDER BY number").fetchall()]

    def scores(self) -> list[tuple[int, RoundScores]]:
        """The valid scores: each round's highest revision at a table, by table and match; no round taken back."""
        rows = self._database.execute(
            "SELECT at, payload, MAX(revision) FROM scores GROUP BY at, match, round ORDER BY at, match, round"
        )
        held = [(table, from_payload("scores", payload)) for table, payload, _ in rows]
        return [(table, scores) for table, scores in held if scores.points]


def _set_aside(table: int) -> str:
    """The name of the number of scores that a table had when its matches were set aside."""
    return f"set aside {table}"
