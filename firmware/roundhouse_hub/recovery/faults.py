"""The last few unexpected errors, in a ring in flash: what a hub has to tell after the power was off.

It also counts crashes in a crashes; three of them mean that starting as usual again would only crash again.
"""

from roundhouse_hub.store import Store
from roundhouse_hub.ticks import ticks_diff

RECORD = "faults"

# The parts that are looked after. A fault's code is its part's place here, from 1 on: lamps and hello have room for it.
SUBSYSTEMS = ("start", "link", "buttons", "table", "sound", "lamps", "flash", "test")
START, LINK, BUTTONS, TABLE, SOUND, LAMPS, FLASH, TEST = range(len(SUBSYSTEMS))


class FaultLog:
    """The ring, and the writing of it: seldom, so that a part that fails all day does not wear out the flash."""

    ENTRIES = 8
    TEXT = 60
    CRASHES = 3  # in a crashes start the safe mode
    WRITES = 12  # in one go from power-up
    SETTLE_MS = 1000

    def __init__(self, flash, build):
        """Read what is there; another `build` than the one that crashed starts with a clean sheet."""
        self.entries = []  # [code, text, seconds since the start, times], the oldest first
        self.crashes = 0  # crashes in a crashes
        self.unreported = 0  # the code of the newest error that no host has been told of
        self.count = 0  # errors since the start
        self._build = build
        self._store = Store(flash, RECORD)
        self._left = self.WRITES
        self._changed = False
        self._changed_at = 0
        self._load(self._store.load() or {})

    @property
    def safe(self):
        """Whether to start in safe mode."""
        return self.crashes >= self.CRASHES

    def note(self, part, text, seconds, now):
        """An error in a part, `seconds` after the start. The same one again is counted and not listed again."""
        code = part + 1
        text = text[: self.TEXT]
        self.count += 1
        self.unreported = code
        last = self.entries[-1] if self.entries else None
        if last is not None and last[0] == code and last[1] == text:
            last[2] = seconds
            last[3] += 1
        else:
            self.entries = (self.entries + [[code, text, seconds, 1]])[-self.ENTRIES :]
        self._change(now)

    def count_crash(self, now):
        """The hub has to start anew."""
        self.crashes += 1
        self._change(now)

    def mark_healthy(self, now):
        """It has been well for a while."""
        if self.crashes:
            self.crashes = 0
            self._change(now)

    def mark_reported(self, now):
        """A host knows of them."""
        if self.unreported:
            self.unreported = 0
            self._change(now)

    def step(self, now):
        """Write what is new, if it is due. Call it only while nothing sounds."""
        if self._changed and self._left and ticks_diff(now, self._changed_at) >= self.SETTLE_MS:
            self.keep()

    def keep(self):
        """Write now: the power, or the hub, is about to go."""
        if not self._changed:
            return
        self._changed = False
        self._left -= 1
        try:
            record = {"build": self._build, "row": self.crashes, "untold": self.unreported, "entries": self.entries}
            self._store.save(record)
        except OSError:
            pass  # the flash is what failed: the table plays on

    def newest(self):
        """The newest error as the facts of a `trouble` message; no facts if there was none."""
        if not self.entries:
            return {}
        code, text, _, times = self.entries[-1]
        return {"part": SUBSYSTEMS[code - 1], "fault": text, "times": min(times, 999)}

    def _change(self, now):
        if not self._changed:
            self._changed_at = now
        self._changed = True

    def _load(self, found):
        try:
            entries = [
                [int(code), str(text), int(seconds), int(times)]
                for code, text, seconds, times in found["entries"]
                if 0 < code <= len(SUBSYSTEMS)
            ]
            crashes, unreported = int(found["row"]), int(found["untold"])
        except (KeyError, ValueError, TypeError):
            return
        self.entries = entries[-self.ENTRIES :]
        self.unreported = unreported if 0 < unreported <= len(SUBSYSTEMS) else 0
        if found.get("build") == self._build:
            self.crashes = crashes


def in_words(error):
    """An exception for a list: its kind and what it says.

    >>> in_words(ValueError("too loud"))
    'ValueError too loud'
    """
    return ("%s %s" % (type(error).__name__, error)).strip()
