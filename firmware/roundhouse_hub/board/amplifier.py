"""The MAX98357A amplifier: hands blocks of samples to the Pico's I2S, which plays them by itself."""

import time

from machine import I2S, Pin

from roundhouse_hub import pins
from roundhouse_hub.sound.mixer import BLOCK, QUEUE, RATE


class Amplifier:
    """Takes one buffer at a time. I2S stays open forever: without data it sends silence, and it starts at once."""

    # 70 ms with the block that is being copied: the longest that a new sound waits behind one that is playing, and
    # more than the longest pause of the firmware (a collection, 38 ms).
    BUFFER = 2 * (QUEUE - BLOCK)
    LONGEST_US = 1_000_000  # more than this is never queued

    def __init__(self) -> None:
        self._busy = False
        self._dry_at = time.ticks_us()  # when everything written will have been played
        self._i2s = I2S(
            0,
            sck=Pin(pins.AMPLIFIER_BIT_CLOCK),
            ws=Pin(pins.AMPLIFIER_WORD_SELECT),
            sd=Pin(pins.AMPLIFIER_DATA),
            mode=I2S.TX,
            bits=16,
            format=I2S.MONO,
            rate=RATE,
            ibuf=self.BUFFER,
        )
        # With a callback, `write` returns at once; an interrupt copies the block and then calls back.
        self._i2s.irq(self._copied)

    def room(self) -> int:
        """How many frames can be written now. I2S does not say how many it still has; the clock does."""
        if self._busy:
            return 0
        return QUEUE - self._left(time.ticks_us()) * 441 // 20_000

    def write(self, buffer, frames) -> None:
        """Play `frames` samples of `buffer`, which must not change until there is room again."""
        self._busy = True
        now = time.ticks_us()
        self._dry_at = time.ticks_add(now, self._left(now) + frames * 20_000 // 441)
        self._i2s.write(buffer if frames == len(buffer) else memoryview(buffer)[:frames])

    def _left(self, now):
        """The microseconds until everything written has been played."""
        left = time.ticks_diff(self._dry_at, now)
        # After nine minutes of silence the clock has gone half its range, and a moment long past seems to lie ahead.
        return left if 0 < left < self.LONGEST_US else 0

    def _copied(self, _):
        self._busy = False
