"""The Pico's watchdog: resets a hub that hangs, and remembers which subsystem was working.

MicroPython cannot stop an armed watchdog. The register can, and it has to before the hub goes to the prompt.
"""

from machine import WDT, mem32

from roundhouse_hub.board.chip import WATCHDOG

_CTRL = WATCHDOG
_REASON = WATCHDOG + 8
_SCRATCH = WATCHDOG + 0x10  # scratch 1; 4 to 7 are the boot ROM's
_CLEAR = 0x3000  # writing here clears the bits written
_ENABLE = 1 << 30
_TIMER = 1  # the watchdog caused the reset, not a call of `machine.reset`
_MARK = 0x0DB50000  # proves that the firmware wrote what follows
BOOT = 0  # the part that works before the app does: `recovery.faults.START`


class Watchdog:
    """Armed only in firmware with a build, frozen or flashed: developers want errors in copied sources to stay."""

    TIMEOUT_MS = 8000  # the hardware counts to 8,388

    def __init__(self, production) -> None:
        self._production = production
        self._timer = None
        noted = mem32[_SCRATCH]
        self._reset_part = noted & 0xFF if mem32[_REASON] & _TIMER and noted & 0xFFFF0000 == _MARK else -1
        mem32[_SCRATCH] = 0
        # Made in advance, because numbers of this size would be allocated again each time.
        self._marks = [_MARK | part for part in range(16)]

    def arm(self) -> None:
        """Start: from now on it wants to be fed."""
        if self._production:
            self._timer = WDT(timeout=self.TIMEOUT_MS)

    def feed(self) -> None:
        """Prove that the firmware is running."""
        if self._timer is not None:
            self._timer.feed()

    def mark(self, part) -> None:
        """Remember across a reset that this subsystem is working."""
        if self._timer is not None:
            mem32[_SCRATCH] = self._marks[part]

    def reset_part(self) -> int:
        """The subsystem that was working when the watchdog last reset the hub; -1 if it did not."""
        return self._reset_part

    def note_again(self) -> None:
        """Let the next `Watchdog` say the same about the last reset."""
        mem32[_SCRATCH] = self._marks[self._reset_part] if self._reset_part >= 0 else 0

    def stop(self) -> None:
        """Stop it, since nobody feeds it at the prompt."""
        mem32[_CTRL + _CLEAR] = _ENABLE
        mem32[_SCRATCH] = 0
        self._timer = None
