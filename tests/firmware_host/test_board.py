"""The drivers of the real board on a fake `machine`, where no emulated Pico shows it: a second chip, hours, faults."""

import importlib
import sys
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from tests.firmware_host.machine import (
    ADC,
    I2S,
    LAP,
    PIO,
    PIO_CLEAR,
    PIO_SET,
    RADIO_SELECT,
    REASON,
    RP2040_PADS,
    RP2040_WATCHDOG,
    RP2350_PADS,
    RP2350_WATCHDOG,
    SCRATCH,
    SECOND_PIO,
    WDT,
    Pin,
    micros,
)

from roundhouse_hub.sound.mixer import QUEUE
from roundhouse_hub.sound.player import CuePlayer
from roundhouse_standins.constant_sounds import ConstantLibrary


def test_the_amplifier_has_room_again_after_some_time_and_after_long_silence(board: Any) -> None:
    for _ in range(3):
        board.audio.write(memoryview(bytearray(512)).cast("h"), 256)
    I2S.made[0].copied(I2S.made[0])
    assert board.audio.room() == QUEUE - 768
    micros[0] += 20_000
    assert board.audio.room() == QUEUE - 768 + 320
    micros[0] = (micros[0] + LAP // 2 + 1000) % LAP
    assert board.audio.room() == QUEUE


def test_the_amplifier_has_room_at_every_moment_of_a_long_silence(
    board: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    player = CuePlayer(board.audio, ConstantLibrary(tick=(9000, 500)), {"tick": ((0, "tick", 256),)})
    player.cue("tick")
    while not player.silent:
        player.step()
        I2S.made[0].copied(I2S.made[0])
        micros[0] += 5000
    assert board.audio.room() < QUEUE
    for _ in range(40):
        player.step()
        micros[0] += 5000
    began = micros[0]
    for ms in range(0, LAP // 1000, 250):  # the clock in microseconds goes round once
        micros[0] = (began + 1000 * ms) % LAP
        assert board.audio.room() == QUEUE, ms
    board.flash.write("settings", b"kept")  # I2S stands still for it
    for ms in range(0, LAP // 1000, 250):
        micros[0] = (began + 1000 * ms) % LAP
        assert board.audio.room() == QUEUE, ms


def test_where_the_machine_of_i2s_is_not_known_i2s_is_closed_while_a_file_is_written(
    board: Any, registers: dict[int, int]
) -> None:
    registers.update({PIO: 0, SECOND_PIO: 0})
    Pin.made.clear()
    audio = type(board.audio)()
    audio.write(memoryview(bytearray(512)).cast("h"), 256)
    audio.pause()
    assert I2S.made[-1].closed and not {PIO_CLEAR, PIO_SET} & set(registers)
    Pin.made.clear()
    audio.resume()
    assert len(I2S.made) == 3 and not I2S.made[-1].closed
    assert audio.room() == QUEUE, "what was queued is gone"


def test_i2s_is_closed_before_the_prompt(board: Any) -> None:
    board.serial = Mock()
    board.leave("prompt")
    assert I2S.made[0].closed


def test_a_file_that_cannot_be_read_is_not_taken_for_none(board: Any, tmp_path: Path) -> None:
    assert board.flash.read(str(tmp_path / "settings.a")) is None
    assert board.flash.read(str(tmp_path)) == b""  # any other error than that there is none
    assert board.flash.blocks == 128
    board.flash.read_block(7, block := bytearray(4096))
    assert block == b"\x07" * 4096


def test_the_sensors_measure_millivolts_and_tenths_of_a_degree(board: Any, registers: dict[int, int]) -> None:
    assert 4940 <= board.sensors.supply() <= 4950
    assert board.sensors.temperature() == 270
    ADC.millivolts[4] = 689
    assert 365 <= board.sensors.temperature() <= 375
    ADC.millivolts[4] = 706
    assert registers[RP2040_PADS + 0x78] == 0x80


def test_a_pico_with_a_radio_measures_its_supply_and_takes_itself_for_on_batteries(
    board: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Pin.made[RADIO_SELECT].level == 0, "the LED of a Pico without one stays dark"
    monkeypatch.setattr(ADC, "radio", True)
    Pin.made.clear()
    sensors = type(board.sensors)()
    assert 4940 <= sensors.supply() <= 4950
    assert Pin.made[24].level == 1 and not sensors.usb()


@pytest.mark.usefixtures("board")
@pytest.mark.parametrize(
    ("machine", "pads", "watchdog"),
    [
        ("Roundhouse hub with RP2040", RP2040_PADS, RP2040_WATCHDOG),
        ("Raspberry Pi Pico2 with RP2350", RP2350_PADS, RP2350_WATCHDOG),
    ],
)
def test_registers_lie_where_the_chip_has_them(
    machine: str, pads: int, watchdog: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.implementation, "_machine", machine, raising=False)
    chip = importlib.reload(sys.modules["roundhouse_hub.board.chip"])
    assert (pads, watchdog) == (chip.PADS, chip.WATCHDOG)


@pytest.mark.usefixtures("board")
def test_buttons_on_scattered_pins_are_read_as_well() -> None:
    scattered = sys.modules["roundhouse_hub.board.pico"].Buttons((21, 26, 0))
    assert scattered.read() == 0
    Pin.made[26].level = Pin.made[0].level = 0
    assert scattered.read() == 0b110


def test_copied_sources_run_without_a_watchdog(board: Any) -> None:
    board.watchdog.arm()
    board.watchdog.feed()
    assert not WDT.made


@pytest.mark.parametrize(
    ("noted", "reason", "part"), [(0x0DB50004, 1, 4), (0x0DB50004, 2, -1), (0, 1, -1), (0x12345678, 1, -1)]
)
def test_after_a_watchdog_reset_the_working_subsystem_is_known(
    board: Any, registers: dict[int, int], noted: int, reason: int, part: int
) -> None:
    registers.update({SCRATCH: noted, REASON: reason})
    assert type(board.watchdog)(production=True).reset_part() == part
    assert registers[SCRATCH] == 0
