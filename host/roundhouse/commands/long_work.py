"""What commands that calculate for long have in common: who works on it, and a bar that shows how far it is."""

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
from roundhouse.commands.error_reporting import ImpossibleRequest
from roundhouse.commands.table_options import Callback
from roundhouse.players.job_file import JobFile, OtherJobError
from roundhouse.players.jobs import Cluster, NoClusterError, Workers

T = TypeVar("T")
EXTRA = "pip install 'roundhouse-hub[cluster]'"


def workers_options(command: Callback) -> Callback:
    """Adds `--workers` and `--on`; `chosen_workers` makes one value of the two."""
    command = click.option("--on", "address", metavar="ADDRESS")(command)
    return click.option("--workers", type=click.IntRange(1), metavar="N")(command)


def chosen_workers(workers: int | None, address: str | None) -> Workers:
    """A process for each core, unless something else is wanted. Raises ImpossibleRequest where both are."""
    if address is not None and workers is not None:
        raise ImpossibleRequest("workers-and-on")
    return Cluster(address) if address is not None else workers or os.cpu_count() or 1


job_option = click.option("--job", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")


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


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int, str], None]]:
    """A bar on stderr, moved by calling what is given with what is done, and a few words on it.

    Raises ImpossibleRequest where a cluster cannot be used.
    """
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(24),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as progress:
        bar = progress.add_task("", total=total)
        try:
            yield lambda done, words: progress.update(bar, completed=done, description=words)
        except NoClusterError as error:
            if not error.installed:
                raise ImpossibleRequest("no-cluster-package", command=EXTRA) from error
            raise ImpossibleRequest("no-cluster", reason=str(error)) from error
