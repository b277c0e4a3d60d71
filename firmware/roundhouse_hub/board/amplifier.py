"""The MAX98357A amplifier: hands blocks of samples to the Pico's I2S, which plays them by itself."""

import time

from machine import I2S, Pin, mem32

from roundhouse_hub import const, pins
from roundhouse_hub.sound.mixer import BLOCK, QUEUE, RATE

# The PIO that runs I2S: the registers of its state machines, and behind them copies that set and clear single bits.
_PIOS = (0x50200000, 0x50300000)
_SET = const(0x2000)
_CLEAR = const(0x3000)
_MACHINES = const(4)
_PINS_OF = const(0xDC)  # which pins a machine drives; the next one's are further on
_FURTHER = const(0x18)
_CLOCKS_AT = const(10)  # from this bit on: the first pin of its clocks

# The smallest stretch that is a whole number of both: 2 frames in 125 us.
FRAMES = 2
FRAMES_US = FRAMES * 1_000_000 // RATE


class Amplifier:
    """Takes one buffer at a time. I2S stays open forever: without data it sends silence, and it starts at once."""

    # 68 ms with the block that is being copied: the longest that a new sound waits behind one that is playing, and
    # more than the longest pause of the firmware (a collection, 38 ms).
    BUFFER = 2 * (QUEUE - BLOCK)

    def __init__(self) -> None:
        self._busy = False
        self._dry_at = None  # when everything written will have been played, unless it is known to have been
        self._paused_us = 0
        self._open()

    def _open(self):
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
        self._pio, self._machine = _machine_of(pins.AMPLIFIER_BIT_CLOCK)

    def room(self) -> int:
        """The number of frames that can be written now. I2S does not say how many it still has; the clock does.

        After a sound, ask until it is `QUEUE`: that moment must be noticed before the clock has gone round.
        """
        if self._busy:
            return 0
        return QUEUE - self._left(time.ticks_us()) * FRAMES // FRAMES_US

    def write(self, buffer, frames) -> None:
        """Play `frames` samples of `buffer`, which must not change until there is room again."""
        self._busy = True
        now = time.ticks_us()
        self._dry_at = time.ticks_add(now, self._left(now) + frames * FRAMES_US // FRAMES)
        self._i2s.write(buffer if frames == len(buffer) else memoryview(buffer)[:frames])

    def pause(self) -> None:
        """Stop I2S where it is, before interrupts are off for longer than a block lasts.

        DMA would go on without them, past its block, and the whole heap would be heard at full volume. Bit clock and
        word select stand still together, which is the amplifier's standby: it is silent. Where the machine that runs
        I2S is not known, I2S is closed, and what was queued is not played.
        """
        if not self._machine:
            self._i2s.deinit()
            return
        self._paused_us = self._left(time.ticks_us())
        mem32[self._pio + _CLEAR] = self._machine

    def resume(self) -> None:
        self._dry_at = time.ticks_add(time.ticks_us(), self._paused_us) if self._paused_us else None
        if not self._machine:
            self._busy = False
            self._open()
            return
        mem32[self._pio + _SET] = self._machine

    def close(self) -> None:
        """Stop I2S for good: the program that runs next knows nothing of it."""
        self._i2s.deinit()

    def _left(self, now):
        """The microseconds until everything written has been played."""
        if self._dry_at is None:
            return 0
        left = time.ticks_diff(self._dry_at, now)
        if left > 0:
            return left
        # The clock goes round every 18 minutes, and then a moment long past seems to lie ahead.
        self._dry_at = None
        return 0

    def _copied(self, _):
        self._busy = False


def _machine_of(pin):
    """(PIO, machine) that has this pin as its clock: the address of the former, and the bit of the latter.

    I2S takes a machine that is free, and does not say which one. Both are 0 if none is found: another MicroPython than
    the image's may run I2S otherwise.
    """
    for pio in _PIOS:
        for machine in range(_MACHINES):
            running = mem32[pio] >> machine & 1
            if running and mem32[pio + _PINS_OF + _FURTHER * machine] >> _CLOCKS_AT & 31 == pin:
                return pio, 1 << machine
    return 0, 0
