"""The Pico's own sensors: the processor's temperature and the supply voltage."""

import time

from machine import ADC, Pin, mem32

from roundhouse_hub import const
from roundhouse_hub.board.chip import PADS

_SUPPLY_PAD = PADS + 0x78  # GP29, behind a divider by 3; as a digital input with a pull-down it would read too low
_USB_SENSE = const(24)  # on the Pico itself: high while USB has 5 V
# On a Pico with a radio GP24 and GP29 are wires to it, and a transistor connects GP29 to the supply while this pin is
# high; elsewhere it has the Pico's own LED, which stays dark.
_RADIO_SELECT = const(25)
_NO_SUPPLY_MV = const(1000)  # a Pico whose supply were so low would not run
_SETTLE_MS = const(2)
_ANALOG = const(1 << 7)  # output off, input off, no pull
_MILLIVOLTS = const(3300)


class Sensors:
    """Integers only: the reading of a channel is 0 to 65535, for 0 to 3.3 V."""

    SAMPLES = 8  # the converter is noisy

    def __init__(self) -> None:
        mem32[_SUPPLY_PAD] = _ANALOG
        self._supply = ADC(3)
        self._diode = ADC(4)
        self._usb = Pin(_USB_SENSE, Pin.IN)
        select = Pin(_RADIO_SELECT, Pin.OUT, value=0)
        time.sleep_ms(_SETTLE_MS)
        self._radio = self.supply() < _NO_SUPPLY_MV
        select.value(self._radio)

    def usb(self) -> bool:
        """Whether USB supplies the hub (a computer or a charger), not batteries, as far as the Pico can tell.

        One with a radio has this wire at the radio, which is off: it takes itself for on batteries, which deliver less.
        """
        return not self._radio and bool(self._usb.value())

    def supply(self) -> int:
        """Millivolts at the Pico's VSYS."""
        return self._read(self._supply) * 3

    def temperature(self) -> int:
        """Tenths of a degree Celsius: 27 degrees at 706 mV, 1.721 mV less for each more."""
        return 270 - (self._read(self._diode) - 706) * 10000 // 1721

    def _read(self, channel):
        total = 0
        for _ in range(self.SAMPLES):
            total += channel.read_u16()
        return total * _MILLIVOLTS // (65535 * self.SAMPLES)
