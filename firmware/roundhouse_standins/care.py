"""The watchdog and the sensors of a hub without hardware, for the outside world to look at and to turn."""

from roundhouse_hub.ticks import ticks_diff


class Watchdog:
    """Bites, in the eyes of the outside world, when it was armed and not fed for 8 s. `StandInBoard.reset` tells it."""

    TIMEOUT_MS = 8000

    def __init__(self, clock, bitten=-1):
        """`bitten` is the part that was at work when the watchdog reset the hub before this one."""
        self.armed = False
        self.at = -1  # the part at work
        self._clock = clock
        self._bitten = bitten
        self._fed_at = clock.now()

    def arm(self):
        """From now on it wants to be fed."""
        self.armed = True
        self.feed()

    def feed(self):
        """All is well."""
        self._fed_at = self._clock.now()

    def mark(self, part):
        """This part is at work."""
        self.at = part

    def bitten(self):
        """The part that was at work when it bit; -1 if it did not."""
        return self._bitten

    def stop(self):
        """Let it sleep."""
        self.armed = False

    @property
    def bites(self):
        """Whether real hardware would have reset the hub by now."""
        return self.armed and ticks_diff(self._clock.now(), self._fed_at) >= self.TIMEOUT_MS


class Sensors:
    """Says what it is told to: `millivolts`, `tenths` of a degree Celsius, and whether it is `plugged` into USB."""

    def __init__(self):
        self.millivolts = 4980
        self.tenths = 253
        self.plugged = True

    def usb(self):
        """Whether USB feeds the hub, and not batteries."""
        return self.plugged

    def supply(self):
        """Millivolts of the supply."""
        return self.millivolts

    def temperature(self):
        """Tenths of a degree Celsius."""
        return self.tenths
