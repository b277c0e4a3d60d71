"""Files whose format has a version: a newer one is refused and stays as it is, an older one is copied before a change.

Which formats there are: host/FORMATS.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from roundhouse.catalogs import Message, UserFacingError

if TYPE_CHECKING:
    import sqlite3


class OtherVersion(UserFacingError):
    """A file that another version of the program has written, and that this one leaves as it is."""


def refuse_newer(path: Path, version: int, newest: int) -> None:
    """Raise OtherVersion for a file that only a newer program can read."""
    if version > newest:
        raise OtherVersion(Message("files/newer-version", path=path))


def copy_of(path: Path, version: int) -> Path:
    """The place of the copy of a file that was made before it got another version.

    >>> copy_of(Path("tables.journal"), 4).name
    'tables.journal.version-4'
    """
    return path.with_name(f"{path.name}.version-{version}")


@dataclass(frozen=True, slots=True)
class DatabaseFormat:
    """A format of SQLite files: the version that is written, the statements that make a new file, and those that lead
    from each older version to the next; a version without such statements is too old to be read.

    A file of version 0 is new, or older than the versions of its format: `schema` has to fit both.
    """

    version: int
    schema: str
    migrations: Mapping[int, str]

    @property
    def oldest(self) -> int:
        return min(self.migrations, default=self.version)

    def prepare(self, database: sqlite3.Connection, path: Path) -> None:
        """Make a file new, or bring it to this version after it was copied.

        If the process is killed here, the file is as it was and the next process does it again; of two processes that
        open a file at once, one waits. Raises OtherVersion, and what SQLite and the system raise.
        """
        if self._of(database) == self.version:
            return
        database.execute("BEGIN IMMEDIATE")
        try:
            version = self._of(database)
            refuse_newer(path, version, self.version)
            if 0 < version < self.oldest:
                raise OtherVersion(Message("files/older-version", path=path))
            if version:
                _copy(path, copy_of(path, version))
            changes = [self.migrations[each] for each in range(version, self.version)] if version else [self.schema]
            for statement in ";".join(changes).split(";"):
                database.execute(statement)
            database.execute(f"PRAGMA user_version = {self.version}")
            database.execute("COMMIT")
        except BaseException:
            database.execute("ROLLBACK")
            raise

    @staticmethod
    def _of(database: sqlite3.Connection) -> int:
        return int(database.execute("PRAGMA user_version").fetchone()[0])


def _copy(path: Path, place: Path) -> None:
    """Copy a database whole or not at all; another connection may hold its lock while it has written nothing."""
    aside = place.with_name(f"{place.name}.new")
    aside.unlink(missing_ok=True)
    import sqlite3  # takes a while, and the command's help opens no database

    with closing(sqlite3.connect(path)) as database, closing(sqlite3.connect(aside)) as copy:
        database.backup(copy)
    aside.replace(place)
