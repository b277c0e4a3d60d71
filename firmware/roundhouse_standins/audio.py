"""The I2S amplifier: plays samples in the clock's time and records every one.

The queue is as long as that of the real board. When it runs dry in the middle of a sound, that is an underrun; after a
sound that has ended it is silence.
"""

from array import array

from roundhouse_hub.sound.mixer import QUEUE, RATE
from roundhouse_hub.ticks import ticks_diff
from roundhouse_standins import Misuse


class Stretch:
    """Blocks of samples that were played without a gap, from frame `start` on."""

    def __init__(self, start: int) -> None:
        self.start = start
        self.end = start
        self.blocks = []  # (first frame, bytes)
        self.last = 0  # the last sample


class Audio:
    """`room` and `write` are the hub's side; the rest acts as a microphone in front of the loudspeaker."""

    PIPELINE = 64  # frames from the queue to the amplifier's pin: two halves of the DMA buffer

    def __init__(self, clock, record: bool = True) -> None:
        """If `record` is false, samples are counted and not kept: for long tests on a small heap."""
        self.underruns = 0
        self.frames = 0  # frames written so far
        self._clock = clock
        self._record = record
        self._seen = clock.now()
        self._elapsed = 0  # milliseconds since power-up; does not wrap
        self._stretches = []
        self._dry = True
        self._written_at = None

    @property
    def sounding(self) -> bool:
        return self._queued() > 0

    def room(self) -> int:
        """The number of frames that can be written now: none in the same millisecond as the last write, which is still
        being copied on a Pico. So a hub that waits too long between its steps starves the amplifier here as well."""
        if self._written_at == self._clock.now():
            return 0
        return QUEUE - self._queued()

    def write(self, buffer, frames: int) -> None:
        """Take the first `frames` samples of `buffer`, an array of 16-bit samples."""
        if len(buffer) < frames:
            raise Misuse(f"{frames} frames were announced, but the buffer holds {len(buffer)}.")
        queued = self._queued()
        if frames > QUEUE - queued:
            raise Misuse(f"{frames} frames do not fit: there is room for {QUEUE - queued}.")
        if self._dry:
            self._dry = False
            if not self._record:
                self._stretches = []
            self._stretches.append(Stretch(self._played() + self.PIPELINE))
        stretch = self._stretches[-1]
        if self._record:
            stretch.blocks.append((stretch.end, bytes(memoryview(buffer)[:frames])))
        stretch.end += frames
        stretch.last = buffer[frames - 1]
        self.frames += frames
        self._written_at = self._clock.now()

    @property
    def played(self) -> array:
        """Every 16-bit sample that was played so far, with silence where nothing was queued."""
        length = self._played()
        played = array("h", bytes(2 * length))
        for stretch in self._stretches:
            for start, block in stretch.blocks:
                if start < length:
                    heard = array("h", block[: 2 * (length - start)])
                    played[start : start + len(heard)] = heard
        return played

    def first_sound_after(self, ms: int) -> float | None:
        """When the first sample other than 0 was played, from `ms` on; in milliseconds since power-up, or None."""
        first = ms * RATE // 1000
        length = self._played()
        for stretch in self._stretches:
            for start, block in stretch.blocks:
                if start < length and start + len(block) // 2 > first:
                    samples = array("h", block)
                    for at in range(max(0, first - start), min(len(samples), length - start)):
                        if samples[at]:
                            return (start + at) * 1000 / RATE
        return None

    def loudest(self) -> int:
        """The largest absolute value of all recorded samples, played or still queued."""
        loudest = 0
        for stretch in self._stretches:
            for _, block in stretch.blocks:
                samples = array("h", block)
                loudest = max(loudest, max(samples), -min(samples))
        return loudest

    def forget(self) -> None:
        """Drop the recorded samples; the time goes on."""
        if self._queued():
            self._stretches = self._stretches[-1:]
            self._stretches[0].blocks = []
        else:
            self._stretches = []

    def _played(self):
        """The number of frames that have passed since power-up."""
        now = self._clock.now()
        self._elapsed += ticks_diff(now, self._seen)
        self._seen = now
        return self._elapsed * RATE // 1000

    def _queued(self):
        if self._dry:
            return 0
        stretch = self._stretches[-1]
        queued = stretch.end - self.PIPELINE - self._played()
        if queued > 0:
            return queued
        self._dry = True
        # A sound that ended was followed by a block of silence; one that broke off was not.
        if stretch.last:
            self.underruns += 1
        return 0
