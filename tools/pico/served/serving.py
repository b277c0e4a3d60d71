"""Runs an emulated Pico beside the clock on the wall and carries bytes between it and the ends of its cable."""

from __future__ import annotations

import select
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol

from tools.pico.served.ends import End

SLICE_MS = 5.0
"""Emulated time between two looks at the cable."""
BEHIND_MS = 100.0
"""Who is later than this does not hurry afterward: a slow machine makes a slow Pico, not a fitful one."""
SPEED_S = 3.0
"""The wall time over which the speed is taken."""


class Emulated(Protocol):
    """What is needed of `tools.pico.emulated.EmulatedPico`."""

    now: float

    def run(self, ms: float) -> None: ...
    def write(self, data: bytes) -> None: ...
    def read(self) -> bytes: ...
    def press(self, button: int, bounce_ms: float = 0, seed: int = 0) -> None: ...
    def release(self, button: int, bounce_ms: float = 0, seed: int = 0) -> None: ...


class Serving:
    """One emulated Pico at its ends; `step` again and again."""

    BOUNCE_MS = 3.0

    def __init__(self, pico: Emulated, ends: list[End], clock: Callable[[], float] = time.monotonic) -> None:
        self.pico = pico
        self.ends = ends
        self._clock = clock
        self._start = clock() * 1000 - pico.now  # when the emulated time 0 would have been, in ms
        self._marks = deque([(clock(), pico.now)])
        self._fingers: list[tuple[float, int]] = []  # (until when, on which button)
        self._presses = 0

    @property
    def speed(self) -> float:
        """Emulated time over wall time, of late; 1 is a Pico's own speed."""
        (wall, emulated), (wall_now, emulated_now) = self._marks[0], self._marks[-1]
        return (emulated_now - emulated) / 1000 / (wall_now - wall) if wall_now > wall else 1.0

    @property
    def addresses_in_use(self) -> list[str]:
        """The addresses that a host has open."""
        return [end.address for end in self.ends if end.in_use]

    def press(self, button: int, hold_ms: float) -> None:
        """Put a finger on a button, for so long in emulated time; one that is down already stays so for longer."""
        until = self.pico.now + hold_ms
        if any(down == button for _, down in self._fingers):
            self._fingers = [(max(end, until) if down == button else end, down) for end, down in self._fingers]
            return
        self._presses += 1
        self.pico.press(button, self.BOUNCE_MS, self._presses)
        self._fingers.append((until, button))

    def step(self) -> float:
        """Let a slice of emulated time pass, if it is due; returns the seconds until the next one is."""
        late = self._clock() * 1000 - self._start - self.pico.now
        if late < 0:
            return -late / 1000
        if late > BEHIND_MS:
            self._start += late - BEHIND_MS
        for end in self.ends:
            said = end.receive()
            if said:
                self.pico.write(said)
        self.pico.run(SLICE_MS)
        self._lift_fingers()
        answered = self.pico.read()
        for end in self.ends:
            end.send(answered)  # also nothing: what did not fit before may now
        self._mark()
        return max(0.0, (self._start + self.pico.now - self._clock() * 1000) / 1000)

    def rest(self, seconds: float, besides: Iterable[int] = ()) -> list[int]:
        """Wait so long, or until one of the handles `besides` is readable; returns those that are."""
        handles = list(besides)
        if not handles:
            time.sleep(seconds)
            return []
        return select.select(handles, [], [], seconds)[0]

    def close(self) -> None:
        """Take the ends away."""
        for end in self.ends:
            end.close()

    def _lift_fingers(self) -> None:
        for until, button in list(self._fingers):
            if until <= self.pico.now:
                self._fingers.remove((until, button))
                self._presses += 1
                self.pico.release(button, self.BOUNCE_MS, self._presses)

    def _mark(self) -> None:
        now = self._clock()
        self._marks.append((now, self.pico.now))
        while now - self._marks[0][0] > SPEED_S and len(self._marks) > 2:
            self._marks.popleft()
