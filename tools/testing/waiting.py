"""Waiting in tests and measurements for what another thread, process or machine brings about."""

import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE_S = 60.0
"""Only something broken takes so long, on however busy a machine."""

T = TypeVar("T")


def wait_for(
    true: Callable[[], T | None], seconds: float = PATIENCE_S, pause: Callable[[float], object] = time.sleep
) -> T:
    """The value of `true` once that is true; `pause` takes seconds. Raises AssertionError if it never is."""
    end = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < end, "what was awaited did not come about in time"
        pause(0.01)
    return found
