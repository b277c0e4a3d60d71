"""Fakes of the MicroPython modules that the board uses: they record calls."""

from collections.abc import Callable
from types import ModuleType
from typing import Any, ClassVar

micros: list[int] = []  # the time on the board, in microseconds
LAP = 1 << 30


def module_of(name: str, **attributes: Any) -> ModuleType:
    """A module with these attributes."""
    made = ModuleType(name)
    vars(made).update(attributes)
    return made


class Pin:
    IN, OUT, PULL_UP = "in", "out", "up"
    made: ClassVar[dict[int, "Pin"]] = {}

    def __init__(self, number: int, mode: str = "", pull: str = "", value: int = 1) -> None:
        assert number not in Pin.made, f"GP{number} is set up twice"
        Pin.made[number] = self
        self.mode, self.pull, self.level = mode, pull, value

    def value(self, level: int | None = None) -> int:
        if level is not None:
            assert self.mode == Pin.OUT
            self.level = int(level)
        return self.level


class I2S:
    TX, MONO = "tx", "mono"
    made: ClassVar[list["I2S"]] = []

    def __init__(self, number: int, **options: Any) -> None:
        I2S.made.append(self)
        self.number, self.options = number, options
        self.blocks: list[bytes] = []
        self.closed = False

    def irq(self, handler: Any) -> None:
        self.copied = handler

    def deinit(self) -> None:
        self.closed = True

    def write(self, buffer: Any) -> None:
        self.blocks.append(bytes(buffer))


RADIO_SELECT = 25


class ADC:
    """Channel 3 is the supply behind its divider, 4 the processor's diode.

    With a `radio` the supply is measured only while the radio is selected.
    """

    millivolts: ClassVar[dict[int, int]] = {3: 1650, 4: 706}
    radio: ClassVar[bool] = False

    def __init__(self, channel: int) -> None:
        self.channel = channel

    def read_u16(self) -> int:
        seen = self.channel != 3 or not ADC.radio or Pin.made[RADIO_SELECT].level
        return round(ADC.millivolts[self.channel] * 65535 / 3300) if seen else 12


class WDT:
    made: ClassVar[list["WDT"]] = []

    def __init__(self, timeout: int) -> None:
        WDT.made.append(self)
        self.timeout = timeout


class StateMachine:
    """A machine of a PIO: records whether it runs."""

    made: ClassVar[list["StateMachine"]] = []

    def __init__(self, number: int, program: Any, freq: int) -> None:
        StateMachine.made.append(self)
        self.number, self.program, self.freq, self.running = number, program, freq, False
        self.waiting = [7]  # what an earlier run left in its queue

    def restart(self) -> None:
        assert not self.running

    def rx_fifo(self) -> int:
        return len(self.waiting)

    def get(self) -> int:
        return self.waiting.pop()

    def active(self, value: int) -> None:
        self.running = bool(value)


class Flash:
    def ioctl(self, request: int, _argument: int) -> int:
        assert request == 4
        return 128

    def readblocks(self, index: int, buffer: bytearray) -> None:
        buffer[:] = bytes([index]) * len(buffer)


class DMA:
    made: ClassVar[list["DMA"]] = []

    def __init__(self) -> None:
        DMA.made.append(self)
        self.count = 0

    def pack_ctrl(self, **fields: int) -> dict[str, int]:
        return fields

    def config(self, *, read: StateMachine, count: int, ctrl: dict[str, int], trigger: bool, **_: Any) -> None:
        assert trigger and not read.waiting and ctrl["treq_sel"] == 8 * (read.number // 4) + 4 + read.number % 4
        self.count = count

    def active(self, value: int) -> None:
        assert not value


LEVELS = 0xD0000004


class Registers(dict[int, int]):
    """A written value stays there; the register of levels has a bit for each pin."""

    def __missing__(self, address: int) -> int:
        if address != LEVELS:
            raise KeyError(hex(address))
        return sum(pin.level << number for number, pin in Pin.made.items())


class Timer:
    """A timer that the test winds by hand."""

    PERIODIC = 1
    made: ClassVar[list["Timer"]] = []

    def __init__(self, _id: int, period: int, mode: int, callback: Callable[["Timer"], None]) -> None:
        Timer.made.append(self)
        self.period, self.mode, self.running = period, mode, True
        self._callback = callback

    def deinit(self) -> None:
        self.running = False

    def run(self, ms: int) -> None:
        for _ in range(ms // self.period):
            if self.running:
                self._callback(self)


TO_HOST = 0x50100090
FRAME = 0x50110048
FROM_HOST, BUFFER = 0x50100094, 0x50100014
RP2040_WATCHDOG, RP2350_WATCHDOG = 0x40058000, 0x400D8000
RP2040_PADS, RP2350_PADS = 0x4001C000, 0x40038000
PIO, PIO_SET, PIO_CLEAR, SECOND_PIO = 0x50200000, 0x50202000, 0x50203000, 0x50300000
PINS_OF_MACHINE_1 = 0x502000F4
SCRATCH, REASON = RP2040_WATCHDOG + 0x10, RP2040_WATCHDOG + 8
