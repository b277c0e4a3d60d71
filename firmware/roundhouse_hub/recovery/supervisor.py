"""Looks after the parts: when each last did its work, how often it failed, and which one is stuck."""

from roundhouse_hub.recovery.faults import BUTTONS, FLASH, LAMPS, LINK, SOUND, SUBSYSTEMS, TABLE
from roundhouse_hub.ticks import ticks_diff

WATCHED = (LINK, BUTTONS, TABLE, SOUND, LAMPS, FLASH)


class Crash(Exception):
    """A part cannot be mended while the hub runs: it has to start anew. `part` is its place among SUBSYSTEMS."""

    def __init__(self, part, text):
        super().__init__(text)
        self.part = part


class Supervisor:
    """`heartbeats` holds the moment each part last did its work; `at` is the part that works now."""

    LATE_MS = 3000  # without a beat; the watchdog gives up on all of them after 8 s
    LOOK_MS = 100  # between two looks at the heartbeats
    PAUSE_MS = 1000  # between two steps: not a part was stuck, but the whole hub stood still
    FAILURES = 3  # of one part within `MEMORY_MS` are too many to mend
    MEMORY_MS = 10000

    def __init__(self, watchdog, now):
        self.at = LINK
        self.heartbeats = [now] * len(SUBSYSTEMS)
        self._watchdog = watchdog
        self._stepped_at = self._looked_at = now
        self._failures = [0] * len(SUBSYSTEMS)
        self._failed_at = [now] * len(SUBSYSTEMS)

    def enter(self, part):
        """From here on, what goes wrong is this part's fault; the watchdog remembers it over a reset."""
        self.at = part
        self._watchdog.mark(part)

    def step(self, now):
        """Feed the watchdog if all is well. Raises Crash for a part that has not done its work for too long."""
        self._watchdog.feed()
        paused = not 0 <= ticks_diff(now, self._stepped_at) < self.PAUSE_MS
        self._stepped_at = now
        if not paused and ticks_diff(now, self._looked_at) < self.LOOK_MS:
            return
        self._looked_at = now
        for part in WATCHED:
            if paused:
                self.heartbeats[part] = now
            elif ticks_diff(now, self.heartbeats[part]) > self.LATE_MS:
                raise Crash(part, "stuck")

    def failed(self, part, text, now):
        """A part raised an error. Raises Crash when mending it has not helped."""
        if ticks_diff(now, self._failed_at[part]) > self.MEMORY_MS:
            self._failures[part] = 0
        self._failures[part] += 1
        self._failed_at[part] = now
        self.heartbeats[part] = now
        if self._failures[part] >= self.FAILURES:
            raise Crash(part, text)
