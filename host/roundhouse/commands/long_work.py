"""What commands that calculate for long have in common: who works on it, how far it is, and files for the result."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from roundhouse import __version__
from roundhouse.catalogs import reason_of
from roundhouse.commands.error_reporting import INTERRUPTED, ImpossibleRequest
from roundhouse.commands.table_options import Callback
from roundhouse.players.job_file import JobFile, JobFileError, OtherJobError
from roundhouse.players.jobs import Cluster, NoClusterError, Workers, WorkersLostError

T = TypeVar("T")
EXTRA = "pip install 'roundhouse-hub[cluster]'"
STOPPED, LOST, NOT_KEPT = "stopped-early", "workers-lost", "job-not-kept"
"""Why work ended early: Ctrl-C, nobody is left to do it, or its file takes no more results."""


def work_options(command: Callback) -> Callback:
    """Adds `--workers` and `--on`, of which `chosen_workers` makes one value, and `--job` for `job_file`."""
    command = click.option("--job", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")(command)
    command = click.option("--on", "address", metavar="ADDRESS")(command)
    return click.option("--workers", type=click.IntRange(1), metavar="N")(command)


def chosen_workers(workers: int | None, address: str | None) -> Workers:
    """A process for each core, unless something else is wanted. Raises ImpossibleRequest where both are."""
    if address is not None and workers is not None:
        raise ImpossibleRequest("workers-and-on")
    return Cluster(address) if address is not None else workers or os.cpu_count() or 1


def job_file(path: Path | None, settings: Mapping[str, object], read: Callable[[Any], T]) -> JobFile[T] | None:
    """The file of a job; None where none is wanted. Raises ImpossibleRequest if it is of another job or unusable."""
    if path is None:
        return None
    try:
        return JobFile(path, {"version": __version__, **settings}, read)
    except OtherJobError as error:
        raise ImpossibleRequest("other-job", file=str(path)) from error
    except OSError as error:
        raise ImpossibleRequest("no-file", file=path, reason=reason_of(error)) from error


class LongWork:
    """Work with a bar that shows how far it is.

    `stopped` names the text (see `terminal_text`) that says why it ended early; empty if it did not.
    """

    def __init__(self, progress: Progress, total: int) -> None:
        self.stopped = ""
        self._progress, self._bar = progress, progress.add_task("", total=total)

    def moved(self, done: int, words: str = "") -> None:
        """So much is done; `words` stand beside the bar."""
        self._progress.update(self._bar, completed=done, description=words)

    def leave(self) -> None:
        """Leaves the command with the code for work that ended early, once the result so far is printed and saved."""
        if self.stopped:
            click.get_current_context().exit(INTERRUPTED if self.stopped == STOPPED else 1)


@contextmanager
def progress_bar(total: int) -> Iterator[LongWork]:
    """A bar on stderr for the work inside, which Ctrl-C, the loss of all workers and a full disk only stop.

    Raises ImpossibleRequest where a cluster cannot be used.
    """
    console = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(24),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        work = LongWork(progress, total)
        try:
            yield work
        except KeyboardInterrupt:
            work.stopped = STOPPED
        except WorkersLostError:
            work.stopped = LOST
        except JobFileError:
            work.stopped = NOT_KEPT
        except NoClusterError as error:
            if not error.installed:
                raise ImpossibleRequest("no-cluster-package", command=EXTRA) from error
            raise ImpossibleRequest("no-cluster", reason=str(error)) from error
