"""Fakes of the MicroPython modules that the board uses: they record calls."""

from typing import Any, ClassVar

micros: list[int] = []  # the time on the board, in microseconds
LAP = 1 << 30


class Pin:
    IN, OUT, PULL_UP = "in", "out", "up"
    made: ClassVar[dict[int, "Pin"]] = {}

    def __init__(self, number: int, mode: str = "", pull: str = "", value: int = 1) -> None:
        assert number not in Pin.made, f"GP{number} is set up twice"
        Pin.made[number] = self
        self.mode, self.pull, self.level = mode, pull, value

    def value(self) -> int:
        return self.level


class I2S:
    TX, MONO = "tx", "mono"
    made: ClassVar[list["I2S"]] = []

    def __init__(self, number: int, **options: Any) -> None:
        I2S.made.append(self)
        self.number, self.options = number, options
        self.blocks: list[bytes] = []

    def irq(self, handler: Any) -> None:
        self.copied = handler

    def write(self, buffer: Any) -> None:
        self.blocks.append(bytes(buffer))


class ADC:
    """Channel 3 is the supply behind its divider, 4 the processor's diode."""

    millivolts: ClassVar[dict[int, int]] = {3: 1650, 4: 706}

    def __init__(self, channel: int) -> None:
        self.channel = channel

    def read_u16(self) -> int:
        return round(ADC.millivolts[self.channel] * 65535 / 3300)


class WDT:
    made: ClassVar[list["WDT"]] = []

    def __init__(self, timeout: int) -> None:
        WDT.made.append(self)
        self.timeout, self.fed = timeout, 0

    def feed(self) -> None:
        self.fed += 1


TO_HOST = 0x50100090
SCRATCH, REASON, CLEAR = 0x40058010, 0x40058008, 0x40058000 + 0x3000
