"""The I2S amplifier: plays what it was given in the clock's own time and keeps every sample.

The queue is as long as the board's. When it runs dry in the middle of a sound, that is an underrun; after a sound
that has ended in silence it is rest.
"""

from array import array

from roundhouse_hub.sound.mixer import RATE
from roundhouse_hub.ticks import ticks_diff
from roundhouse_standins import Misuse


class Segment:
    """Samples that were played without a gap, from the frame `start` on."""

    def __init__(self, start):
        self.start = start
        self.frames = 0
        self.data = bytearray()
        self.last = 0  # the last sample

    @property
    def end(self):
        return self.start + self.frames


class Audio:
    """`room` and `write` are the hub's side; the rest is a microphone in front of the loudspeaker."""

    CAPACITY = 1536  # frames: 3072 bytes, 70 ms
    PIPELINE = 64  # frames from the queue to the amplifier's pin: two halves of the DMA buffer

    def __init__(self, clock, record=True):
        """With `record` false, samples are counted and not kept: for long plays on a small heap."""
        self.underruns = 0
        self.frames = 0  # all that were written
        self._clock = clock
        self._record = record
        self._seen = clock.now()
        self._elapsed = 0  # milliseconds since the amplifier was switched on; does not wrap
        self._segments = []
        self._dry = True

    @property
    def sounding(self):
        """Whether there is something in the queue."""
        return self._queued() > 0

    def room(self):
        """How many frames can be written now."""
        return self.CAPACITY - self._queued()

    def write(self, buffer, frames):
        """Take the first `frames` samples of `buffer`, an array of 16-bit samples."""
        if len(buffer) < frames:
            raise Misuse(f"{frames} frames were announced, but the buffer holds {len(buffer)}.")
        queued = self._queued()
        if frames > self.CAPACITY - queued:
            raise Misuse(f"{frames} frames do not fit: there is room for {self.CAPACITY - queued}.")
        if self._dry:
            self._segments.append(Segment(self._played() + self.PIPELINE))
            self._dry = False
        segment = self._segments[-1]
        if self._record:
            segment.data.extend(bytes(memoryview(buffer)[:frames]))
        elif len(self._segments) > 1:
            self._segments = [segment]
        segment.frames += frames
        segment.last = buffer[frames - 1]
        self.frames += frames

    @property
    def played(self):
        """Every 16-bit sample the amplifier got until now, with silence where nothing was queued."""
        played = array("h", bytes(2 * self._played()))
        for segment in self._segments:
            samples = array("h", bytes(segment.data))
            for at in range(min(len(samples), len(played) - segment.start)):
                played[segment.start + at] = samples[at]
        return played

    def first_sound_after(self, ms):
        """The moment, in milliseconds since switching on, of the first sample other than 0 from `ms` on, or None."""
        first = ms * RATE // 1000
        for segment in self._segments:
            samples = array("h", bytes(segment.data))
            for at in range(max(0, first - segment.start), min(len(samples), self._played() - segment.start)):
                if samples[at]:
                    return (segment.start + at) * 1000 / RATE
        return None

    def forget(self):
        """Drop the samples kept so far; times go on."""
        self._queued()
        self._segments = [] if self._dry else self._segments[-1:]

    def _played(self):
        """How many frames have gone by since the amplifier was switched on."""
        now = self._clock.now()
        self._elapsed += ticks_diff(now, self._seen)
        self._seen = now
        return self._elapsed * RATE // 1000

    def _queued(self):
        if self._dry:
            return 0
        segment = self._segments[-1]
        queued = segment.end - self.PIPELINE - self._played()
        if queued > 0:
            return queued
        self._dry = True
        # A sound that is over has been flushed with silence; one that breaks off in the middle has not.
        if segment.last:
            self.underruns += 1
        return 0
