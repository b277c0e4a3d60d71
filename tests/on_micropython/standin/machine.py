"""A Pico's `machine` that takes everything and does nothing, but resets."""

import sys

RESET = 43
PINS = 0xD0000004  # a register: the levels of all pins
NOTHING_PRESSED = (1 << 30) - 1
PIO = 0x50200000  # a register: which state machines run
PINS_OF_MACHINE = 0x502000DC  # a register: which pins the first one drives
FRAME = 0x50110048  # a register: the number of the USB's last frame


class Part:
    """Any pin, timer, amplifier, register."""

    IN = OUT = PULL_UP = TX = MONO = PERIODIC = 0
    waiting = []
    clock = 0  # the pin of the amplifier's bit clock
    frame = 0

    def __init__(self, *words, **named):
        self.number = words[0] if words else 0
        if "sck" in named:
            Part.clock = named["sck"].number

    def irq(self, handler=None, *words, **named):
        self.handler = handler

    def write(self, buffer):
        Part.waiting.append(self)

    def value(self, *level):
        for part in Part.waiting:  # sound is copied while the firmware looks at its buttons
            part.handler(part)
        Part.waiting.clear()
        return 1

    def read_u16(self):
        return 14000

    def feed(self):
        pass

    def deinit(self):
        pass

    def __getitem__(self, address):
        if address == FRAME:  # the host is awake: a new frame whenever one looks
            Part.frame += 1
            return Part.frame
        return {PINS: NOTHING_PRESSED, PIO: 1, PINS_OF_MACHINE: Part.clock << 10}.get(address, 0)

    def __setitem__(self, address, value):
        pass


Pin = I2S = WDT = ADC = Timer = Part
mem16 = mem32 = Part()
PWRON_RESET = 1
WDT_RESET = 3


def bitstream(*words):
    pass


def reset_cause():
    return PWRON_RESET


def unique_id():
    return b"standin!"


def freq(*hertz):
    return 125000000


def reset():
    sys.exit(RESET)


def bootloader():
    pass
