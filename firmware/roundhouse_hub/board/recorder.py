"""Records the contacts while the processor cannot look at them: a flash chip that erases stops it for up to 400 ms.

A PIO state machine reads the pins, and DMA puts them into memory; both go on meanwhile.
"""

import time
from array import array

import rp2

# The second PIO; the first one has the amplifier's port.
_MACHINE = 4
_REQUEST = 12  # by which this machine asks DMA to take a word
SAMPLE_MS = 5  # as often as the app reads the buttons
SAMPLES = 512  # 2.56 s: six sectors at the longest


@rp2.asm_pio(autopush=True, push_thresh=32)
def _sample():
    in_(pins, 32)[15]  # type: ignore  # noqa: F821  # words of the PIO's assembler


class Recorder:
    """`began` is the time (ticks) at which the last recording started; set it to None once that has been read."""

    def __init__(self) -> None:
        self.began = None
        self._levels = array("I", bytes(4 * SAMPLES))
        self._count = 0
        self._machine = rp2.StateMachine(_MACHINE, _sample, freq=16 * 1000 // SAMPLE_MS)
        self._transfer = rp2.DMA()
        self._how = self._transfer.pack_ctrl(inc_read=False, treq_sel=_REQUEST)

    def start(self) -> None:
        """Record the level of every pin from now on, every `SAMPLE_MS`."""
        self.began = time.ticks_ms()
        self._machine.restart()
        while self._machine.rx_fifo():
            self._machine.get()
        self._transfer.config(read=self._machine, write=self._levels, count=SAMPLES, ctrl=self._how, trigger=True)
        self._machine.active(1)

    def stop(self) -> None:
        self._machine.active(0)
        self._count = SAMPLES - self._transfer.count  # type: ignore[attr-defined]  # the stubs lack it
        self._transfer.active(0)

    def levels(self) -> memoryview:
        """The levels of all pins as masks, one for each `SAMPLE_MS` from start to stop."""
        return memoryview(self._levels)[: self._count]
