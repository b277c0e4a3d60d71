"""The common parts of commands that calculate for long: who works on it, how far it is, and files for the result."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any, Final, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from roundhouse import __version__
from roundhouse.catalogs import reason_of
from roundhouse.commands.error_reporting import INTERRUPTED
from roundhouse.commands.option_types import FILE
from roundhouse.commands.table_options import Callback
from roundhouse.games.core import position
from roundhouse.i18n.texts import Texts
from roundhouse.players.job_file import JobFile, JobFileError, OtherJobError
from roundhouse.players.jobs import Cluster, NoClusterError, Workers, WorkersLostError
from roundhouse.program.environment import how_to_install
from roundhouse.program.errors import ImpossibleRequest

T = TypeVar("T")
COMPILED: Final = not str(position.__file__).endswith(".py")
"""Whether the rules run compiled, as a wheel has them where a C compiler was at hand."""
STOPPED, LOST, NOT_KEPT = "stopped-early", "workers-lost", "job-not-kept"
"""The reasons why work ended early: Ctrl-C, nobody is left to do it, or its file takes no more results."""


@dataclass(frozen=True)
class WorkPlan:
    """The workers, and the file that keeps their results, if there is one."""

    workers: Workers
    job: Path | None

    def say_if_slow(self, texts: Texts) -> None:
        """Say that the work could be done faster on this computer."""
        if not COMPILED and not isinstance(self.workers, Cluster):
            click.echo(texts.terminal("rules-not-compiled"), err=True)

    def file(self, settings: Mapping[str, object], read: Callable[[Any], T]) -> JobFile[T] | None:
        """The file of the job with these settings. Raises ImpossibleRequest if it is of another job or unusable."""
        if self.job is None:
            return None
        try:
            return JobFile(self.job, {"version": __version__, **settings}, read)
        except OtherJobError as error:
            raise ImpossibleRequest("other-job", file=str(self.job)) from error
        except OSError as error:
            raise ImpossibleRequest("no-file", file=self.job, reason=reason_of(error)) from error


def work_options(command: Callback) -> Callback:
    """Add who works on it, and where the job is kept, as one value: `plan`, a WorkPlan.

    A process for each core works, unless something else is asked for. Raises ImpossibleRequest for two things at once.
    """

    @wraps(command)
    def called(*args: Any, workers: int | None, address: str | None, job: Path | None, **rest: Any) -> Any:
        if address is not None and workers is not None:
            raise ImpossibleRequest("workers-and-on")
        chosen = Cluster(address) if address is not None else workers or os.cpu_count() or 1
        return command(*args, plan=WorkPlan(chosen, job), **rest)

    found: Any = click.option("--job", type=FILE, metavar="FILE")(called)
    found = click.option("--on", "address", metavar="ADDRESS")(found)
    return click.option("--workers", type=click.IntRange(1), metavar="N")(found)  # type: ignore[no-any-return]


class LongWork:
    """Work with a bar that shows how far it is.

    `stopped` names the text (see `Texts.terminal`) that says why it ended early; empty if it did not.
    """

    def __init__(self, progress: Progress, total: int) -> None:
        self.stopped = ""
        self._progress, self._bar = progress, progress.add_task("", total=total)

    def moved(self, done: int, words: str = "") -> None:
        """Show how much is done; `words` stand beside the bar."""
        self._progress.update(self._bar, completed=done, description=words)

    def stop(self, why: str) -> None:
        self.stopped = why

    def leave(self) -> None:
        """Leave the command with the code for work that ended early, once the result so far is printed and saved."""
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
            work.stop(STOPPED)
        except WorkersLostError:
            work.stop(LOST)
        except JobFileError:
            work.stop(NOT_KEPT)
        except NoClusterError as error:
            if not error.installed:
                raise ImpossibleRequest("no-cluster-package", cure=how_to_install("cluster")) from error
            raise ImpossibleRequest("no-cluster", reason=str(error)) from error
