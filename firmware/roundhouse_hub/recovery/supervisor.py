"""Monitors the subsystems: when each last worked, how often it failed, and which one is stuck."""

from roundhouse_hub.recovery.faults import BUTTONS, FLASH, LAMPS, LINK, SOUND, SUBSYSTEMS, TABLE
from roundhouse_hub.ticks import ticks_diff

WATCHED_PARTS = (LINK, BUTTONS, TABLE, SOUND, LAMPS, FLASH)


class Crash(Exception):
    """A subsystem cannot be rebuilt: the hub has to restart. `part` is its index in SUBSYSTEMS."""

    def __init__(self, part: int, text: str) -> None:
        super().__init__(text)
        self.part = part


class Supervisor:
    """`heartbeats` holds when each subsystem last worked; `at` is the one that is working now."""

    LATE_MS = 3000  # without a heartbeat; the watchdog's limit for the whole hub is 8 s
    LOOK_MS = 100  # between two checks of the heartbeats
    PAUSE_MS = 1000  # between two steps: then the whole hub was paused, and no subsystem is to blame
    FAILURES = 3  # of one subsystem within `MEMORY_MS` are too many
    MEMORY_MS = 10000

    def __init__(self, watchdog, now: int) -> None:
        self.at = LINK
        self._mark = watchdog.mark
        self._mark(LINK)
        self.heartbeats = [now] * len(SUBSYSTEMS)
        self._watchdog = watchdog
        self._stepped_at = self._looked_at = now
        self._failures = [0] * len(SUBSYSTEMS)
        self._failed_at = [now] * len(SUBSYSTEMS)

    def enter(self, part: int) -> None:
        """This subsystem is working from now on, and errors are its own; the watchdog remembers it across a reset."""
        if part != self.at:
            self.at = part
            self._mark(part)

    def step(self, now: int) -> None:
        """Feed the watchdog if all is well. Raises Crash for a subsystem without a heartbeat for too long."""
        self._watchdog.feed()
        paused = not 0 <= ticks_diff(now, self._stepped_at) < self.PAUSE_MS
        self._stepped_at = now
        if not paused and ticks_diff(now, self._looked_at) < self.LOOK_MS:
            return
        self._looked_at = now
        for part in WATCHED_PARTS:
            if paused:
                self.heartbeats[part] = now
            elif ticks_diff(now, self.heartbeats[part]) > self.LATE_MS:
                raise Crash(part, "stuck")

    def failed(self, part: int, text: str, now: int) -> None:
        """A subsystem raised an error. Raises Crash if rebuilding it has not helped."""
        if not 0 <= ticks_diff(now, self._failed_at[part]) <= self.MEMORY_MS:
            self._failures[part] = 0
        self._failures[part] += 1
        self._failed_at[part] = now
        self.heartbeats[part] = now
        if self._failures[part] >= self.FAILURES:
            raise Crash(part, text)
