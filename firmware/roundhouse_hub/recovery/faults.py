"""A log of the last few unexpected errors, in flash, so that the hub can report them after a power cycle.

It also counts crashes in a row. After three, another normal start would only crash again.
"""

import io
import sys

from roundhouse_hub.recovery.store import Store
from roundhouse_hub.ticks import ticks_diff

RECORD = "faults"
OURS = "roundhouse_hub/"  # in the names of the firmware's files
REPAIRED = "repaired"  # the file by which `salvage` tells the app whether the settings were found

# The parts of the firmware that are monitored. An error's number, for lamps and hello, is the place here, from 1 on.
SUBSYSTEMS = ("start", "link", "buttons", "table", "sound", "lamps", "flash", "test")
START, LINK, BUTTONS, TABLE, SOUND, LAMPS, FLASH, TEST = range(len(SUBSYSTEMS))


class FaultLog:
    """A ring of entries, saved rarely, so that a subsystem that fails all day does not wear out the flash."""

    ENTRIES = 8
    TEXT = 56  # what a `trouble` has room for, see `link.messages`
    CRASHES = 3  # in a row lead to safe mode
    WRITES = 12  # at most, from power-up to power-off
    SETTLE_MS = 1000

    def __init__(self, flash, build: str) -> None:
        """Load the log. A `build` other than the one that crashed starts without crashes."""
        self.entries = []  # [number, text, seconds since the start, times], the oldest first
        self.crashes = 0  # in a row
        self.unmounted = False  # the file system hung while it was mounted, and was left alone then
        self.unreported = 0  # the number of the newest error that no host knows about
        self.count = 0  # errors since the start
        self._build = build
        self._store = Store(flash, RECORD)
        self._left = self.WRITES
        self._changed = False
        self._changed_at = 0
        self._load(self._store.load() or {})

    @property
    def safe(self) -> bool:
        """Whether to start in safe mode."""
        return self.unmounted or self.crashes >= self.CRASHES

    def note(self, part: int, text: str, seconds: int, now: int) -> None:
        """Log an error, `seconds` after the start. A repetition of the last one is only counted."""
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

    def count_crash(self, now: int) -> None:
        """The hub has to restart."""
        self.crashes += 1
        self._change(now)

    def mark_healthy(self, now: int) -> None:
        """The hub has been well for a while: crashes before that no longer count."""
        if self.crashes:
            self.crashes = 0
            self._change(now)

    def mark_reported(self, now: int) -> None:
        """A host knows about the errors."""
        if self.unreported:
            self.unreported = 0
            self._change(now)

    def step(self, now: int) -> None:
        """Save new entries if it is time. Call it only in silence."""
        if self._changed and self._left and ticks_diff(now, self._changed_at) >= self.SETTLE_MS:
            self.keep()

    def keep(self) -> None:
        """Save now: the hub is about to lose power or restart."""
        if not self._changed:
            return
        self._changed = False
        self._left -= 1
        try:
            record = {"build": self._build, "row": self.crashes, "untold": self.unreported, "entries": self.entries}
            self._store.save(record)
        except OSError:
            pass  # the flash itself is at fault: keep playing

    def newest(self) -> dict:
        """The newest error as facts of a `trouble` message; empty if there was none."""
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


def in_words(error) -> str:
    """An exception as text: its type and message, cut to leave room for the line of ours that raised it, if any.

    >>> in_words(ValueError("too loud"))
    'ValueError too loud'
    """
    text = ("%s %s" % (type(error).__name__, error)).strip()
    try:
        place = _place(error)
    except MemoryError:
        place = ""  # rather no place than another error
    return text[: FaultLog.TEXT - len(place)] + place


def _place(error):
    """The innermost line of ours in the traceback, as " (link/session.py:120)"; empty if none is."""
    frames = []
    if hasattr(sys, "print_exception"):
        printed = io.StringIO()
        sys.print_exception(error, printed)  # each frame as: File "roundhouse_hub/app.py", line 120, in step
        for line in printed.getvalue().split("\n"):
            if line.startswith('  File "'):
                parts = line.split(", ")
                frames.append((parts[0][8:-1], parts[1][5:]))
    else:
        frame = error.__traceback__
        while frame is not None:
            frames.append((frame.tb_frame.f_code.co_filename, frame.tb_lineno))
            frame = frame.tb_next
    for file, line in reversed(frames):
        file = file.replace("\\", "/")  # a simulated hub may run under Windows
        if OURS in file:
            return " (%s:%s)" % (file[file.rfind(OURS) + len(OURS) :], line)
    return ""
