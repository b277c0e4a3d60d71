"""A file that one program at a time may write: a lock beside it, which the system frees when its holder dies."""

from __future__ import annotations

import sys
from pathlib import Path

from roundhouse.catalogs import Message, UserFacingError


class InUse(UserFacingError):
    """Another program, or another part of this one, writes this file."""


class SoleWriter:
    """The right to write a file, until `close`. Raises InUse while somebody else has it, and OSError."""

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
