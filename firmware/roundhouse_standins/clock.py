"""The time of a hub without hardware: wound by hand for tests, or the computer's own for people."""

import time

from roundhouse_hub.ticks import LAST, ticks_add


class VirtualClock:
    """Stands still until it is wound.

    >>> clock = VirtualClock()
    >>> clock.advance(250)
    >>> clock.now()
    250
    """

    def __init__(self, start=0):
        self._now = start

    def now(self):
        """Milliseconds, wrapping at 2**30."""
        return self._now

    def advance(self, ms):
        """Let `ms` milliseconds pass."""
        self._now = ticks_add(self._now, ms)

    def spend(self, ms):
        """Be busy for `ms` milliseconds, as hardware that writes flash is."""
        self.advance(ms)


class WallClock:
    """The computer's own time, for a simulated hub that people use."""

    def now(self):
        """Milliseconds, wrapping at 2**30."""
        if hasattr(time, "ticks_ms"):
            return time.ticks_ms() & LAST
        return time.monotonic_ns() // 1_000_000 & LAST

    def spend(self, ms):
        """Be busy for `ms` milliseconds."""
        time.sleep(ms / 1000)
