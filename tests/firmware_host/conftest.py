"""A PicoBoard on a fake `machine` that records calls."""

import importlib
import sys
import time
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest
from tests.firmware_host.machine import (
    ADC,
    BUFFER,
    DMA,
    FROM_HOST,
    I2S,
    LAP,
    PINS_OF_MACHINE_1,
    PIO,
    REASON,
    SCRATCH,
    TO_HOST,
    WDT,
    Pin,
    Registers,
    StateMachine,
    Timer,
    micros,
)

from roundhouse_hub import pins

# I2S runs in the second machine of the first PIO.
I2S_RUNS = {PIO: 0b10, PINS_OF_MACHINE_1 - 24: 0, PINS_OF_MACHINE_1: pins.AMPLIFIER_BIT_CLOCK << 10}
MODULES = ("amplifier", "strip", "console", "pico", "prompt", "watchdog", "sensors", "recorder")


@pytest.fixture
def registers() -> dict[int, int]:
    """The Pico's registers by address; a test can preset their values at power-up."""
    return Registers({SCRATCH: 0, REASON: 0, TO_HOST: 0, FROM_HOST: 0, BUFFER: 0} | I2S_RUNS)


@pytest.fixture
def board(registers: dict[int, int], monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A PicoBoard whose fake `machine` records calls in `board.wire`."""
    machine = ModuleType("machine")
    wire: list[tuple[Any, ...]] = []
    machine.Pin, machine.I2S = Pin, I2S  # type: ignore[attr-defined]
    machine.ADC, machine.WDT, machine.mem32 = ADC, WDT, registers  # type: ignore[attr-defined]
    machine.mem16 = registers  # type: ignore[attr-defined]
    machine.Timer = Timer  # type: ignore[attr-defined]
    uctypes = ModuleType("uctypes")
    uctypes.bytearray_at = lambda _address, size: bytearray(size)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "uctypes", uctypes)
    rp2 = ModuleType("rp2")
    rp2.StateMachine, rp2.DMA = StateMachine, DMA  # type: ignore[attr-defined]
    rp2.asm_pio = lambda **_: lambda program: program  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "rp2", rp2)
    StateMachine.made.clear()
    DMA.made.clear()
    machine.reset = lambda: wire.append(("reset",))  # type: ignore[attr-defined]
    machine.bootloader = lambda: wire.append(("bootloader",))  # type: ignore[attr-defined]
    micropython = ModuleType("micropython")
    micropython.kbd_intr = lambda code: wire.append(("kbd_intr", code))  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "micropython", micropython)
    WDT.made.clear()
    Timer.made.clear()
    machine.bitstream = lambda pin, *rest: wire.append((pin, *rest[:-1], bytes(rest[-1])))  # type: ignore[attr-defined]
    Pin.made.clear()
    I2S.made.clear()
    monkeypatch.setitem(sys.modules, "machine", machine)
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
