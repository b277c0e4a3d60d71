"""The thirteen lamps: records every frame with its time, and computes the current."""

from array import array

from roundhouse_hub.lamps.current_limit import drive
from roundhouse_hub.lamps.current_limit import milliamperes as drawn
from roundhouse_standins import Misuse

COUNT = 13
BYTES = 3 * COUNT


class Pixels:
    """`show` is the hub's side; `now` and `history` are what a person would see."""

    CHUNK = 64  # frames per chunk: single frames would fragment a small heap

    def __init__(self, clock, record: bool = True) -> None:
        """If `record` is false, only the last 64 to 128 frames are kept: for hubs that run for hours."""
        self._clock = clock
        self._record = record
        self._now = bytes(BYTES)
        self._wire = bytearray(BYTES)
        self.milliamperes = self.most_milliamperes = drawn(self._wire)  # the current now, and the highest so far
        self.forget()

    def show(self, frame: bytearray, share: int = 256) -> None:
        """Show a frame: red, green and blue of each lamp, one byte each; `share` of 256 of its light."""
        if len(frame) != BYTES:
            raise Misuse(f"A frame has {BYTES} bytes, not {len(frame)}.")
        place = self._count % self.CHUNK
        if place == 0:
            if self._record or self._count <= self.CHUNK:
                chunk = (array("i", [0] * self.CHUNK), bytearray(BYTES * self.CHUNK))
            else:
                chunk = self._chunks.pop(0)  # overwritten: a new one would need a hole of its size in a small heap
                self._count -= self.CHUNK
            self._chunks.append(chunk)
        times, frames = self._chunks[-1]
        times[place] = self._clock.now()
        frames[place * BYTES : (place + 1) * BYTES] = frame
        self._count += 1
        self._now = bytes(frame)
        drive(self._wire, frame, share)
        self.milliamperes = drawn(self._wire)
        self.most_milliamperes = max(self.most_milliamperes, self.milliamperes)

    @property
    def now(self) -> list:
        """The current colors: 13 times (red, green, blue)."""
        return _lamps(self._now, 0)

    @property
    def history(self) -> list:
        """Every frame as (milliseconds, colors), oldest first."""
        kept = []
        for index in range(self._count):
            times, frames = self._chunks[index // self.CHUNK]
            kept.append((times[index % self.CHUNK], _lamps(frames, index % self.CHUNK * BYTES)))
        return kept

    def forget(self) -> None:
        """Drop the history; the current colors stay."""
        self._chunks = []
        self._count = 0


def _lamps(frames, start):
    return [(frames[at], frames[at + 1], frames[at + 2]) for at in range(start, start + BYTES, 3)]
