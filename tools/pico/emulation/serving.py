"""Runs an emulated Pico beside the clock on the wall and carries bytes between it and the ends of its cable."""

from __future__ import annotations

import time
from collections.abc import Sequence

from tools.pico.emulation.emulated import EmulatedPico
from tools.pico.emulation.ends import End

SLICE_MS = 5.0
"""Emulated time between two looks at the cable."""
BEHIND_MS = 100.0
"""A Pico that is later than this does not hurry afterward: a slow machine makes a slow Pico, not a fitful one."""


class Serving:
    """One emulated Pico at its ends; `step` again and again."""

    def __init__(self, pico: EmulatedPico, ends: Sequence[End]) -> None:
        self.pico = pico
        self.ends = ends
        self._start = time.monotonic() * 1000 - pico.now  # when the emulated time 0 would have been, in ms

    def step(self) -> None:
        """Wait for the next slice of emulated time and let it pass."""
        late = time.monotonic() * 1000 - self._start - self.pico.now
        if late < 0:
            time.sleep(-late / 1000)
        elif late > BEHIND_MS:
            self._start += late - BEHIND_MS
        for end in self.ends:
            said = end.receive()
            if said:
                self.pico.write(said)
        self.pico.run(SLICE_MS)
        answered = self.pico.read()
        for end in self.ends:
            end.send(answered)  # also nothing: what did not fit before may now

    def close(self) -> None:
        """Take the ends away."""
        for end in self.ends:
            end.close()
