"""A PicoBoard on a fake `machine` that records calls."""

import importlib
import sys
import time
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest
from tests.firmware_host.machine import ADC, I2S, LAP, REASON, SCRATCH, TO_HOST, WDT, Pin, micros

MODULES = ("amplifier", "strip", "console", "pico", "watchdog", "sensors")


@pytest.fixture
def registers() -> dict[int, int]:
    """The Pico's registers by address; a test can preset their values at power-up."""
    return {SCRATCH: 0, REASON: 0, TO_HOST: 0}


@pytest.fixture
def board(registers: dict[int, int], monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A PicoBoard whose fake `machine` records calls in `board.wire`."""
    machine = ModuleType("machine")
    wire: list[tuple[Any, ...]] = []
    machine.Pin, machine.I2S = Pin, I2S  # type: ignore[attr-defined]
    machine.ADC, machine.WDT, machine.mem32 = ADC, WDT, registers  # type: ignore[attr-defined]
    machine.mem16 = registers  # type: ignore[attr-defined]
    machine.reset = lambda: wire.append(("reset",))  # type: ignore[attr-defined]
    machine.bootloader = lambda: wire.append(("bootloader",))  # type: ignore[attr-defined]
    micropython = ModuleType("micropython")
    micropython.kbd_intr = lambda code: wire.append(("kbd_intr", code))  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "micropython", micropython)
    WDT.made.clear()
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
