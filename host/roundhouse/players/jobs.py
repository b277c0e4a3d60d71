"""Many jobs of one kind on processes of their own, or on a Dask cluster: results come in the order of the items.

Each result depends on its item alone, so that it does not matter who works on it, how many do, or whether one of them
is lost in the middle: its jobs are done again. Processes end with the generator of their results, and with this
program, however that ends.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Future, ProcessPoolExecutor
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing import connection, get_context
from time import thread_time
from typing import Any, Final, TypeAlias, TypeVar

if sys.platform == "win32":
    Link: TypeAlias = connection.PipeConnection
else:
    Link: TypeAlias = connection.Connection
I = TypeVar("I")  # noqa: E741
T = TypeVar("T")
AHEAD: Final = 4
"""The number of batches that wait for each worker: it never idles, and few are done in vain when the caller stops."""
BATCH_S: Final = 0.1
"""The time, about, for which a process works on a batch of jobs: to send one takes a millisecond."""
CLUSTER_BATCH_S: Final = 1.0
"""The same on a cluster, whose scheduler takes up to 40 ms for each."""
LOST_IN_A_ROW: Final = 3
"""After this many lost pools without a result in between, the work itself must be ending them."""
REACHED_S: Final = 10
"""The time that a cluster may take to answer."""


@dataclass(frozen=True)
class Cluster:
    """A Dask cluster, by the address of its scheduler, such as tcp://10.0.0.5:8786."""

    address: str


class NoClusterError(RuntimeError):
    """The package that speaks to clusters is missing (`installed` is False), or nobody answers at the address."""

    def __init__(self, installed: bool, reason: str = "") -> None:
        super().__init__(reason)
        self.installed = installed


class WorkersLostError(RuntimeError):
    """The processes end again and again, or the cluster has gone. What was yielded before is good."""


Workers = int | Cluster


def map_in_order(
    job: Callable[[I], T], items: Sequence[I], workers: Workers = 1, *, apart: bool = False
) -> Generator[T, None, None]:
    """The results of the job for each of the items, in their order.

    Results must be small: a worker may be ended while it sends one. `apart`: a single worker has a process of its own,
    too, and all stand back for what a person looks at. Close the generator to stop the workers. Raises NoClusterError
    and WorkersLostError.

    >>> list(map_in_order(abs, range(-2, 1)))
    [2, 1, 0]
    """
    if isinstance(workers, Cluster):
        return _on_cluster(job, items, workers.address)
    return _on_processes(job, items, workers, apart) if workers > 1 or apart else _in_this_process(job, items)


def _in_this_process(job: Callable[[I], T], items: Sequence[I]) -> Generator[T, None, None]:
    yield from map(job, items)


def _on_processes(job: Callable[[I], T], items: Sequence[I], workers: int, apart: bool) -> Generator[T, None, None]:
    done = lost = 0
    while done < len(items):
        try:
            with closing(_in_one_pool(job, items[done:], workers, apart)) as results:
                for result in results:
                    done, lost = done + 1, 0
                    yield result
        except BrokenExecutor as error:  # somebody, or the system for want of memory, has killed a process
            lost += 1
            if lost == LOST_IN_A_ROW:
                raise WorkersLostError from error


def _in_one_pool(job: Callable[[I], T], items: Sequence[I], workers: int, apart: bool) -> Generator[T, None, None]:
    # A program with threads and a window must not be copied as it stands.
    context = get_context("spawn" if apart else None)
    reader, writer = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, context, initializer=_begin_work, initargs=(job, apart, reader, writer))
    try:
        yield from _submitted(partial(_sent, pool), items, AHEAD * workers, BATCH_S)
    finally:
        writer.close()  # ends the workers: a job may take minutes, and nobody waits for its result anymore
        pool.shutdown(cancel_futures=True)
        reader.close()


def _sent(pool: ProcessPoolExecutor, batch: Sequence[Any]) -> Future[tuple[list[Any], float]]:
    try:
        return pool.submit(_work, batch)
    except BrokenExecutor:
        raise
    except RuntimeError as error:  # the program is ending and shuts its pools down, whatever other threads still do
        raise WorkersLostError from error


def _on_cluster(job: Callable[[I], T], items: Sequence[I], address: str) -> Generator[T, None, None]:
    """If a worker is lost, the scheduler gives its jobs to others."""
    try:
        from distributed import Client, KilledWorker
    except ImportError as error:
        raise NoClusterError(installed=False) from error
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # what it would say, our errors say
    try:
        client = Client(address, timeout=REACHED_S)
    except (OSError, ValueError, TypeError) as error:
        raise NoClusterError(installed=True, reason=str(error)) from error
    try:
        threads = sum(client.nthreads().values())
        submit = partial(client.submit, _timed, job, pure=False)
        yield from _submitted(submit, items, AHEAD * max(1, threads), CLUSTER_BATCH_S)
    except Exception as error:
        if isinstance(error, (CancelledError, KilledWorker)) or client.status != "running":
            raise WorkersLostError from error
        raise
    finally:
        with suppress(OSError):
            client.close()


def _submitted(
    submit: Callable[[Sequence[I]], Any], items: Sequence[I], ahead: int, seconds: float
) -> Generator[Any, None, None]:
    """The results of the items, sent in batches of so many seconds, `ahead` of them at once; the last are short."""
    waiting: deque[Future[tuple[list[Any], float]]] = deque()
    sent, size = 0, 1
    while sent < len(items) or waiting:
        while sent < len(items) and len(waiting) < ahead:
            batch = items[sent : sent + min(size, -(-(len(items) - sent) // ahead))]
            waiting.append(submit(batch))
            sent += len(batch)
        results, spent = waiting.popleft().result()
        yield from results
        size = max(1, min(2 * size, int(len(results) * seconds / max(spent, seconds / 100))))


def _timed(job: Callable[[I], T], batch: Sequence[I]) -> tuple[list[T], float]:
    """The results of a batch, and how many seconds of the processor they took."""
    begun = thread_time()
    return [job(item) for item in batch], thread_time() - begun


_jobs: list[Callable[[Any], Any]] = []
"""The job of this worker: sent once, so that what its game has worked out is kept from item to item."""


def _begin_work(job: Callable[[Any], Any], stands_back: bool, reader: Link, writer: Link) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that prints the result
    writer.close()  # only the process that waits for results holds it open
    threading.Thread(target=_end_with_writer, args=(reader,), daemon=True).start()
    if stands_back and sys.platform != "win32":
        with suppress(OSError):
            os.nice(5)
    _jobs.append(job)


def _end_with_writer(reader: Link) -> None:
    """End this process when the pipe's writer is closed, or the process that holds it has ended."""
    with suppress(EOFError, OSError):
        reader.recv()
    os._exit(1)


def _work(batch: Sequence[Any]) -> tuple[list[Any], float]:
    return _timed(_jobs[-1], batch)
