"""From colors for the eye to what thirteen WS2812 get: linear light, and no more current than the supply leaves.

Thirteen white lamps would take 780 mA, more than a USB port gives. The lamps may have what is left after the Pico and
the amplifier, and the amplifier takes more the louder it may be. Where a frame asks for more, all of it is dimmed
alike. What blinks must not make its neighbors flicker: who was dimmed stays so for longer than any rhythm takes, then
comes back slowly.
"""

from roundhouse_hub import kernels
from roundhouse_hub.lamps.scene import LAMPS, VOLUME_MAX
from roundhouse_hub.ticks import ticks_diff

USB_MA = 500
BATTERY_MA = 400  # three AA cells that shall last an evening
PICO_MA = 50
AMPLIFIER_MA = 20  # for each step of the volume: peaks grow with its square, so that all steps but the last have more
IDLE_MA = 1  # a WS2812 that shows nothing
CHANNEL_MA = 20  # one color of one lamp at full

HOLD_MS = 3200  # twice the longest time between two flashes of one lamp
STEP_MS = 20  # then a 256th of the light more, each time

# A screen's 50 % is a fifth of the light; an LED given 50 % gives half of it and looks washed out. What the eye should
# see at all must not be lost in rounding: the dimmest colors have one step of light.
LINEAR = bytes(max(int((level / 255) ** 2.2 * 255 + 0.5), 1 if level >= 8 else 0) for level in range(256))


def demand(frame):
    """The light that a frame asks for: the sum of what its channels get, 255 each at full."""
    return kernels.light_sum(frame, LINEAR, len(frame))


def drive(out, frame, share=256):
    """Fill `out` with what goes down the lamps' wire, green, red, blue, for `frame` of red, green, blue.

    `share` is how much of its light the frame gets, of 256; what is lit at all stays lit.
    """
    kernels.encode_frame(out, frame, LINEAR, share, len(frame))


def milliamperes(out):
    """The current that the lamps take for these bytes on the wire, what they take in the dark included."""
    return LAMPS * IDLE_MA - (-sum(out) * CHANNEL_MA // 255)


def budget(supply_ma, volume):
    """The milliamperes that the lamps may take in all.

    >>> budget(USB_MA, 10), budget(USB_MA, 0), budget(BATTERY_MA, 5)
    (250, 450, 250)
    """
    return max(LAMPS * (IDLE_MA + 1), supply_ma - PICO_MA - AMPLIFIER_MA * volume)


class CurrentLimit:
    """Says how much of its light each frame gets, so that the budget holds and nothing flickers."""

    def __init__(self):
        self.share = 256
        self._supply = USB_MA
        self._allowed = 0
        self._needed_at = 0  # when all that dimming was last needed
        self._raised_at = 0
        self.set_volume(VOLUME_MAX)

    def set_volume(self, volume):
        """Leave to the amplifier what it takes at this volume, 0 to 10."""
        # Rounding up may add one step of light to each channel.
        lit = budget(self._supply, volume) - LAMPS * IDLE_MA
        self._allowed = lit * 255 // CHANNEL_MA - 3 * LAMPS
        self._volume = volume

    def set_supply(self, milliamperes):
        """Take no more from the supply than this, the Pico and the amplifier included."""
        self._supply = milliamperes
        self.set_volume(self._volume)

    def step(self, total, now):
        """The share, of 256, for a frame that asks for `total` light; at most what the budget allows."""
        need = 256 if total <= self._allowed else self._allowed * 256 // total
        if need <= self.share:
            self.share = need
            self._needed_at = self._raised_at = now
        elif not (0 <= ticks_diff(now, self._needed_at) < HOLD_MS or 0 <= ticks_diff(now, self._raised_at) < STEP_MS):
            self.share += 1
            self._raised_at = now
        return self.share
