"""Numbered jobs on processes of their own: results come in the order of the numbers, however many work on them."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from typing import Any, Final, TypeVar

T = TypeVar("T")
AHEAD: Final = 4
"""How many jobs each worker has waiting: it never idles, and few are done in vain when the caller stops."""


def in_order(job: Callable[[int], T], count: int, workers: int = 1) -> Generator[T, None, None]:
    """The results of `job(0)`, `job(1)` and so on, each job depending on its number alone.

    Close the generator to stop the workers.

    >>> list(in_order(abs, 3))
    [0, 1, 2]
    """
    numbers = iter(range(count))
    if workers == 1:
        yield from map(job, numbers)
        return
    pool = ProcessPoolExecutor(workers, initializer=_begin_work, initargs=(job,))
    try:
        waiting: deque[Future[T]] = deque()
        for number in islice(numbers, AHEAD * workers):
            waiting.append(pool.submit(_work, number))
        while waiting:
            yield waiting.popleft().result()
            for number in islice(numbers, 1):
                waiting.append(pool.submit(_work, number))
    finally:
        pool.shutdown(cancel_futures=True)


_jobs: list[Callable[[int], Any]] = []
"""The job of this worker: sent once, so that what its game has worked out is kept from number to number."""


def _begin_work(job: Callable[[int], Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that prints the result
    _jobs.append(job)


def _work(number: int) -> Any:
    return _jobs[-1](number)
