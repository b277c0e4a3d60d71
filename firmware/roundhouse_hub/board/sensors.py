"""The Pico's own sensors: the processor's temperature and the supply voltage."""

from machine import ADC, Pin, mem32

_SUPPLY_PAD = 0x4001C078  # GP29, behind a divider by 3; as a digital input with a pull-down it would read too low
_USB_SENSE = 24  # on the Pico itself: high while USB has 5 V
_ANALOG = 1 << 7  # output off, input off, no pull
_MILLIVOLTS = 3300


class Sensors:
    """Integers only: the reading of a channel is 0 to 65535, for 0 to 3.3 V."""

    SAMPLES = 8  # the converter is noisy

    def __init__(self) -> None:
        mem32[_SUPPLY_PAD] = _ANALOG
        self._supply = ADC(3)
        self._diode = ADC(4)
        self._usb = Pin(_USB_SENSE, Pin.IN)

    def usb(self) -> bool:
        """Whether USB supplies the hub (a computer or a charger), not batteries."""
        return bool(self._usb.value())

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
