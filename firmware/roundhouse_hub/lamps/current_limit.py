"""From colors for the eye to the bytes for thirteen WS2812: linear light, within what the supply can deliver.

Thirteen white lamps would take 780 mA, more than a USB port delivers. The lamps may take what the Pico and the
amplifier leave, and the amplifier takes more the louder it may be. A frame that asks for more is dimmed as a whole. A
blinking lamp must not make its neighbors flicker, so the dimming lasts longer than any rhythm, and is then lifted
slowly.
"""

from roundhouse_hub import kernels
from roundhouse_hub.lamps.scene import LAMPS, VOLUME_MAX
from roundhouse_hub.ticks import ticks_diff

USB_MA = 500
BATTERY_MA = 400  # three AA cells that should last an evening
PICO_MA = 70
AMPLIFIER_MA = 20  # per step of the volume: peaks grow with its square, so every step but the last has some reserve
IDLE_MA = 1  # a WS2812 that is dark
CHANNEL_MA = 20  # one color of one lamp at full brightness

HOLD_MS = 3200  # twice the longest time between two flashes of one lamp
STEP_MS = 20  # then a 256th of the light more, each time

# 50 % on a screen is a fifth of the light; an LED at 50 % gives half of the light and looks washed out. The dimmest
# colors get one step of light, so that rounding does not make them invisible.
LINEAR = bytes(max(int((level / 255) ** 2.2 * 255 + 0.5), 1 if level >= 8 else 0) for level in range(256))


def demand(frame: bytearray) -> int:
    """The light that a frame asks for: the sum over its channels, 255 each at full brightness."""
    return kernels.light_sum(frame, LINEAR, len(frame))


def drive(out: bytearray, frame: bytearray, share: int = 256) -> None:
    """Fill `out` with the bytes for the wire (green, red, blue) of `frame` (red, green, blue).

    `share`, of 256, is how much of its light the frame gets; what is lit at all stays lit.
    """
    kernels.encode_frame(out, frame, LINEAR, share, len(frame))


def milliamperes(out: bytearray) -> int:
    """The current that the lamps take for these bytes on the wire, including the current of dark lamps."""
    return LAMPS * IDLE_MA - (-sum(out) * CHANNEL_MA // 255)


def budget(supply_ma: int, volume: int) -> int:
    """The milliamperes that all lamps together may take.

    >>> budget(USB_MA, 10), budget(USB_MA, 0), budget(BATTERY_MA, 5)
    (230, 430, 230)
    """
    return max(LAMPS * (IDLE_MA + 1), supply_ma - PICO_MA - AMPLIFIER_MA * volume)


class CurrentLimit:
    """Decides how much of its light each frame gets, so that the current stays within the budget without flicker."""

    def __init__(self) -> None:
        self.share = 256
        self._supply = USB_MA
        self._allowed = 0
        self._needed_at = 0  # when all this dimming was last needed
        self._raised_at = 0
        self.set_volume(VOLUME_MAX)

    def set_volume(self, volume: int) -> None:
        """Reserve what the amplifier takes at this volume, 0 to 10."""
        # Rounding up may add one step of light to each channel.
        lit = budget(self._supply, volume) - LAMPS * IDLE_MA
        self._allowed = lit * 255 // CHANNEL_MA - 3 * LAMPS
        self._volume = volume

    def set_supply(self, milliamperes: int) -> None:
        """The supply's limit for the whole hub, Pico and amplifier included."""
        self._supply = milliamperes
        self.set_volume(self._volume)

    def step(self, total: int, now: int) -> int:
        """The share, of 256, for a frame that asks for `total` light; at most what the budget allows."""
        need = 256 if total <= self._allowed else self._allowed * 256 // total
        if need <= self.share:
            self.share = need
            self._needed_at = self._raised_at = now
        elif not (0 <= ticks_diff(now, self._needed_at) < HOLD_MS or 0 <= ticks_diff(now, self._raised_at) < STEP_MS):
            self.share += 1
            self._raised_at = now
        return self.share
