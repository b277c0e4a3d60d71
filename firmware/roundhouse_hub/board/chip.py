"""Registers of the two chips for which MicroPython has no words: the RP2040 of a Pico, the RP2350 of a Pico 2.

The registers themselves are alike, and so are the addresses of the pins, the PIOs and the USB controller.
"""

import sys

_RP2350 = "RP2350" in getattr(sys.implementation, "_machine", "")  # the stand-ins of the tests say nothing of a chip

PADS = 0x40038000 if _RP2350 else 0x4001C000
WATCHDOG = 0x400D8000 if _RP2350 else 0x40058000
