"""Files and folders that a person asks a command to write."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from roundhouse.catalogs import reason_of
from roundhouse.program.errors import ImpossibleRequest


def folder_for(out: Path, *names: str) -> Path:
    """Create the folder if necessary.

    Raises ImpossibleRequest if it, or one of these files in it, cannot be written.
    """
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ImpossibleRequest("no-folder", folder=out, reason=reason_of(error)) from error
    for name in names:
        ResultFile(out / name)
    return out


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """While a file is written: raises ImpossibleRequest if the system refuses it."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise ImpossibleRequest("not-written", file=path, reason=reason_of(error)) from error


class ResultFile:
    """A file for what comes out. Raises ImpossibleRequest if it cannot be written: now, not after hours of work."""

    def __init__(self, path: Path) -> None:
        self._path = path
        new = not os.path.lexists(path)
        with writing(path):
            path.open("a").close()
            if new:
                path.unlink()

    def save(self, text: str) -> None:
        """Write what came out. Raises ImpossibleRequest if that is not possible anymore."""
        with writing(self._path):
            self._path.write_text(text, encoding="utf-8")

    def __str__(self) -> str:
        return str(self._path)
