"""The Pico's watchdog: resets a hub that stands still, and remembers which part was at work.

Once armed, MicroPython cannot stop it; the register can, and must be, before the hub is left to its prompt.
"""

from machine import WDT, mem32

_CTRL = 0x40058000
_REASON = 0x40058008
_SCRATCH = 0x40058010  # scratch 1; 4 to 7 are the boot ROM's
_CLEAR = 0x3000  # writing here clears the bits written
_ENABLE = 1 << 30
_TIMER = 1  # the reset was the timer's, not a call of `machine.reset`
_MARK = 0x0DB50000  # "what follows was written by us"


class Watchdog:
    """Armed where the firmware has a build, frozen or flashed: who copies sources by hand wants an error to stay."""

    TIMEOUT_MS = 8000  # the hardware counts to 8,388

    def __init__(self, production):
        self._production = production
        self._timer = None
        noted = mem32[_SCRATCH]
        self._reset_part = noted & 0xFF if mem32[_REASON] & _TIMER and noted & 0xFFFF0000 == _MARK else -1
        mem32[_SCRATCH] = 0
        # Ready-made, because a number of this size would be allocated anew at each mark.
        self._marks = [_MARK | part for part in range(16)]

    def arm(self):
        """From now on it wants to be fed."""
        if self._production:
            self._timer = WDT(timeout=self.TIMEOUT_MS)

    def feed(self):
        """All is well."""
        if self._timer is not None:
            self._timer.feed()

    def mark(self, part):
        """Remember over a reset that this part is at work."""
        if self._timer is not None:
            mem32[_SCRATCH] = self._marks[part]

    def reset_part(self):
        """The part that was at work when the watchdog reset the hub the last time; -1 if it did not."""
        return self._reset_part

    def stop(self):
        """Let it sleep: nobody feeds it at the prompt."""
        mem32[_CTRL + _CLEAR] = _ENABLE
        mem32[_SCRATCH] = 0
        self._timer = None
