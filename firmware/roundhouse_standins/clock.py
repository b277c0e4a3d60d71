"""Clocks without hardware: virtual time for tests, and the computer's time for people; and a loop in virtual time."""

import time

from roundhouse_hub.ticks import LAST_TICK, ticks_add, ticks_diff


class VirtualClock:
    """Moves only when it is told to.

    >>> clock = VirtualClock()
    >>> clock.advance(250)
    >>> clock.now()
    250
    """

    def __init__(self, start: int = 0) -> None:
        self._now = start

    def now(self) -> int:
        """Milliseconds, wrapping at 2**30."""
        return self._now

    def advance(self, ms: int) -> None:
        self._now = ticks_add(self._now, ms)

    def spend(self, ms: int) -> None:
        """Be busy for `ms` milliseconds, as while writing flash."""
        self.advance(ms)


class WallClock:
    """The computer's time, for simulated hubs that people use."""

    def now(self) -> int:
        """Milliseconds, wrapping at 2**30."""
        if hasattr(time, "ticks_ms"):
            return time.ticks_ms() & LAST_TICK  # type: ignore[operator]
        return time.monotonic_ns() // 1_000_000 & LAST_TICK  # type: ignore[attr-defined]

    def spend(self, ms: int) -> None:
        time.sleep(ms / 1000)


def run(app, board, ms: int, step_ms: int = 0, world=None) -> int:
    """Step `app` until `ms` milliseconds have passed on the board's virtual clock; return the number of steps.

    `step_ms` makes every step take that long, to slow down the firmware. `world`, if given, has a `step(now)` that is
    called before each step of the app.
    """
    clock = board.clock
    end = ticks_add(clock.now(), ms)
    steps = 0
    while ticks_diff(end, clock.now()) > 0:
        if world is not None:
            world.step(clock.now())
        wait = app.step(clock.now())
        steps += 1
        clock.advance(step_ms)
        left = ticks_diff(end, clock.now())
        if left > 0:
            clock.advance(min(max(1, wait), left))
    return steps
