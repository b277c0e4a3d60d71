"""The thirteen WS2812 LEDs on one wire."""

from machine import Pin, bitstream

from roundhouse_hub import pins
from roundhouse_hub.lamps.current_limit import drive


class Strip:
    """Sends frames of red, green and blue. Interrupts are off for 30 us per lamp, too short to disturb the sound."""

    TIMING = (400, 850, 800, 450)  # nanoseconds high and low of a 0, then of a 1: the long pulse is the 1

    def __init__(self) -> None:
        self._pin = Pin(pins.LAMPS_DATA, Pin.OUT, value=0)
        self._wire = bytearray(3 * pins.LAMPS_COUNT)

    def show(self, frame, share=256) -> None:
        """Show a frame: red, green and blue of each lamp, one byte each; `share` of 256 of its light."""
        drive(self._wire, frame, share)
        bitstream(self._pin, 0, self.TIMING, self._wire)
