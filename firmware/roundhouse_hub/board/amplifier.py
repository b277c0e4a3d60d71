"""The MAX98357A: hands blocks of samples to the Pico's I2S, which plays them by itself."""

from machine import I2S, Pin

from roundhouse_hub import pins
from roundhouse_hub.sound.mixer import BLOCK, RATE


class Amplifier:
    """Takes one buffer at a time. I2S stays open for ever: fed with nothing it sends silence, and starts at once."""

    # With the block that is being copied 70 ms: the longest a new sound waits behind one that is playing, and
    # more than the longest pause the firmware makes (a collection, 38 ms).
    BUFFER = 2 * (1536 - BLOCK)
    AT_ONCE = 2 * BLOCK  # frames in one buffer: with that much a player begins

    def __init__(self):
        self._busy = False
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
        # With a callback, `write` returns at once; the interrupt copies the block and then calls.
        self._i2s.irq(self._copied)

    def room(self):
        """How many frames can be written now."""
        return 0 if self._busy else self.AT_ONCE

    def write(self, buffer, frames):
        """Play `frames` samples of `buffer`, which has to stay as it is until there is room again."""
        self._busy = True
        self._i2s.write(buffer if frames == len(buffer) else memoryview(buffer)[:frames])

    def _copied(self, _):
        self._busy = False
