"""A PicoBoard on a fake `machine` that records calls."""

import importlib
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest
from tests.firmware_host.machine import (
    ADC,
    BUFFER,
    DMA,
    FRAME,
    FROM_HOST,
    I2S,
    LAP,
    PINS_OF_MACHINE_1,
    PIO,
    REASON,
    SCRATCH,
    TO_HOST,
    WDT,
    Flash,
    Pin,
    Registers,
    StateMachine,
    Timer,
    micros,
    module_of,
)

from roundhouse_hub import pins

# I2S runs in the second machine of the first PIO.
I2S_RUNS = {PIO: 0b10, PINS_OF_MACHINE_1 - 24: 0, PINS_OF_MACHINE_1: pins.AMPLIFIER_BIT_CLOCK << 10}
MODULES = ("amplifier", "chip", "strip", "console", "stock_serial", "pico", "prompt", "watchdog", "sensors", "recorder")


@pytest.fixture
def registers() -> dict[int, int]:
    """The Pico's registers by address; a test can preset their values at power-up."""
    return Registers({SCRATCH: 0, REASON: 0, TO_HOST: 0, FROM_HOST: 0, BUFFER: 0, FRAME: 0} | I2S_RUNS)


@pytest.fixture
def board(registers: dict[int, int], monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A PicoBoard whose fake `machine` records calls in `board.wire`."""
    wire: list[tuple[Any, ...]] = []
    for kind in (StateMachine, DMA, WDT, Timer, Pin, I2S):
        kind.made.clear()
    fakes = (
        module_of(
            "machine",
            Pin=Pin,
            I2S=I2S,
            ADC=ADC,
            WDT=WDT,
            Timer=Timer,
            mem32=registers,
            mem16=registers,
            reset=lambda: wire.append(("reset",)),
            bootloader=lambda: wire.append(("bootloader",)),
            bitstream=lambda pin, *rest: wire.append((pin, *rest[:-1], bytes(rest[-1]))),
        ),
        module_of("uctypes", bytearray_at=lambda _address, size: bytearray(size)),
        module_of("rp2", StateMachine=StateMachine, DMA=DMA, Flash=Flash, asm_pio=lambda **_: lambda program: program),
        module_of("micropython", kbd_intr=lambda code: wire.append(("kbd_intr", code))),
    )
    for fake in fakes:
        monkeypatch.setitem(sys.modules, fake.__name__, fake)
    monkeypatch.setattr(time, "sleep_ms", lambda _ms: None, raising=False)
    monkeypatch.setattr(time, "ticks_ms", lambda: 1234, raising=False)
    micros.clear()
    micros.append(1_234_000)
    monkeypatch.setattr(time, "ticks_us", lambda: micros[0], raising=False)
    monkeypatch.setattr(time, "ticks_add", lambda start, more: (start + more) % LAP, raising=False)
    monkeypatch.setattr(time, "ticks_diff", lambda end, start: (end - start + LAP // 2) % LAP - LAP // 2, raising=False)
    for name in MODULES:
        monkeypatch.delitem(sys.modules, f"roundhouse_hub.board.{name}", raising=False)
    pico = importlib.import_module("roundhouse_hub.board.pico")
    monkeypatch.setattr(pico, "Console", lambda _production: None)
    made = pico.PicoBoard()
    made.wire = wire
    yield made
    for name in MODULES:
        sys.modules.pop(f"roundhouse_hub.board.{name}", None)
