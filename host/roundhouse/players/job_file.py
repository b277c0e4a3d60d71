"""A job on disk: what it is, and its results so far in the order of their items, a line of JSON each.

A job that was stopped, or whose computer was lost, goes on from its file: here, on more cores, or on a cluster.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from roundhouse.players.jobs import Workers, map_in_order
from roundhouse.whole_file import write_whole

I = TypeVar("I")  # noqa: E741
T = TypeVar("T")


class OtherJobError(ValueError):
    """The file is that of another job, or of none."""


class JobFileError(OSError):
    """The file takes no more results. Those that it has are good."""


class JobFile(Generic[T]):
    """The file at `path` of the job with these `settings`; `read` makes a result of what a line holds.

    Raises OtherJobError, and OSError if the file cannot be read or written.
    """

    def __init__(self, path: Path, settings: Mapping[str, Any], read: Callable[[Any], T]) -> None:
        self._path = path
        self.results: list[T] = []
        """The results so far."""
        head = json.dumps(settings, sort_keys=True)
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines(keepends=True) if path.exists() else []
        whole = [line for line in lines if line.endswith("\n")]  # who was killed may have left half a line
        if lines and (not whole or whole[0].rstrip("\n") != head):
            raise OtherJobError(str(path))
        try:
            self.results = [read(json.loads(line)) for line in whole[1:]]
        except (ValueError, TypeError) as error:
            raise OtherJobError(str(path)) from error
        write_whole(path, "".join(whole) or head + "\n")

    def add(self, result: T) -> None:
        """Put the next result on disk. Raises JobFileError."""
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(result) + "\n")
        except OSError as error:
            raise JobFileError(str(self._path)) from error
        self.results.append(result)


def continued(
    job: Callable[[I], T],
    items: Sequence[I],
    workers: Workers = 1,
    file: JobFile[T] | None = None,
    *,
    apart: bool = False,
) -> Generator[T, None, None]:
    """As `map_in_order`, but what is in the file is not worked out again, and what is worked out comes into it."""
    done = [] if file is None else file.results[: len(items)]
    yield from done
    results = map_in_order(job, items[len(done) :], workers, apart=apart)
    try:
        for result in results:
            if file is not None:
                file.add(result)
            yield result
    finally:
        results.close()
