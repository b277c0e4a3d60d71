"""The thirteen lamps: keeps every frame that was sent to them, and when."""

from roundhouse_standins import Misuse

COUNT = 13


class Pixels:
    """`show` is the hub's side, `now` and `history` are what a person at the table would see."""

    def __init__(self, clock):
        self._clock = clock
        self._frames = []

    def show(self, frame):
        """Take a frame: red, green and blue of each lamp, one byte each."""
        if len(frame) != 3 * COUNT:
            raise Misuse(f"A frame has {3 * COUNT} bytes, not {len(frame)}.")
        self._frames.append((self._clock.now(), bytes(frame)))

    @property
    def now(self):
        """The colors that show now: 13 times (red, green, blue)."""
        return _lamps(self._frames[-1][1]) if self._frames else [(0, 0, 0)] * COUNT

    @property
    def history(self):
        """Every frame as (milliseconds, colors), oldest first."""
        return [(at, _lamps(frame)) for at, frame in self._frames]

    def forget(self):
        """Begin the history anew with what shows now."""
        self._frames = self._frames[-1:]


def _lamps(frame):
    return [(frame[at], frame[at + 1], frame[at + 2]) for at in range(0, len(frame), 3)]
