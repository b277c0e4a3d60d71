"""The drivers of the real board on a fake `machine`: pins, I2S, the lamps' wire, files, the prompt."""

import importlib
import sys
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from tests.firmware_host.machine import (
    ADC,
    DMA,
    I2S,
    LAP,
    PIO,
    PIO_CLEAR,
    PIO_SET,
    RADIO_SELECT,
    RP2040_PADS,
    RP2040_WATCHDOG,
    RP2350_PADS,
    RP2350_WATCHDOG,
    SECOND_PIO,
    Pin,
    StateMachine,
    micros,
)

from roundhouse_hub import pins
from roundhouse_hub.sound.mixer import BLOCK, QUEUE, RATE
from roundhouse_hub.sound.player import Player
from roundhouse_standins.constant_sounds import ConstantLibrary


def test_every_pin_of_the_map_is_set_up_once(board: Any) -> None:
    amplifier = {pins.AMPLIFIER_BIT_CLOCK, pins.AMPLIFIER_WORD_SELECT, pins.AMPLIFIER_DATA}
    usb_sense = {24}
    keyed = set(pins.BUTTONS) | set(pins.KEYS)
    assert set(Pin.made) == amplifier | {pins.LAMPS_DATA} | keyed | usb_sense | {RADIO_SELECT}
    assert board.clock.now() == 1234


def test_the_amplifier_is_configured_for_the_mixers_format(board: Any) -> None:
    options = I2S.made[0].options
    assert (options["rate"], options["bits"], options["format"]) == (RATE, 16, "mono")
    assert options["sck"] is Pin.made[pins.AMPLIFIER_BIT_CLOCK]
    assert options["ws"] is Pin.made[pins.AMPLIFIER_WORD_SELECT]
    assert options["ibuf"] == 2 * (QUEUE - BLOCK)
    assert board.audio.room() == QUEUE


def test_the_amplifier_takes_the_next_block_when_the_last_is_copied(board: Any) -> None:
    block = bytearray(512)
    assert board.audio.room() == QUEUE
    board.audio.write(memoryview(block).cast("h"), 256)
    assert board.audio.room() == 0
    I2S.made[0].copied(I2S.made[0])
    assert board.audio.room() == QUEUE - 256
    assert I2S.made[0].blocks == [bytes(512)]


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
    player = Player(board.audio, ConstantLibrary(tick=(9000, 500)), {"tick": ((0, "tick", 256),)})
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


def test_the_lamps_get_green_red_blue_in_linear_light(board: Any) -> None:
    board.pixels.show(bytes([255, 128, 0] + [0] * 36))
    pin, encoding, timing, sent = board.wire[0]
    assert pin is Pin.made[pins.LAMPS_DATA]
    assert (encoding, timing) == (0, (400, 850, 800, 450))
    assert sent == bytes([56, 255, 0] + [0] * 36)


def test_a_button_pulls_its_pin_to_ground(board: Any) -> None:
    assert board.buttons.read() == 0
    assert all(Pin.made[pin].pull == "up" for pin in pins.BUTTONS)
    Pin.made[pins.BUTTONS[3]].level = 0
    Pin.made[pins.BUTTONS[12]].level = 0
    assert board.buttons.read() == 1 << 12 | 1 << 3


def test_while_a_file_is_written_the_amplifiers_clocks_stand_still_and_the_contacts_are_recorded(
    board: Any, registers: dict[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (contacts,), (transfer,) = StateMachine.made, DMA.made
    board.audio.write(memoryview(bytearray(512)).cast("h"), 256)
    I2S.made[0].copied(I2S.made[0])
    assert board.missed() == ()

    def write(*pressed: int) -> None:
        def opened(*names: Any) -> Any:
            assert registers.pop(PIO_CLEAR) == 0b10 and PIO_SET not in registers and contacts.running
            up = sum(1 << pin for pin in (*pins.BUTTONS, *pins.KEYS))
            transfer.take(up, *(up & ~(1 << pin) for pin in pressed), up)
            micros[0] += 45_000
            return Path(names[0]).open(names[1])

        monkeypatch.setattr(sys.modules["roundhouse_hub.board.pico"], "open", opened, raising=False)
        board.flash.write("settings", b"kept")
        assert registers.pop(PIO_SET) == 0b10 and PIO_CLEAR not in registers and not contacts.running

    write()
    assert board.missed() == ()  # nobody has pressed
    write(pins.BUTTONS[4], pins.KEYS[1])
    assert board.missed() == [(1234, 0, 0), (1239, 1 << 4, 0), (1244, 0, 1 << 1), (1249, 0, 0)]
    assert board.missed() == ()  # once
    assert board.audio.room() == QUEUE - 256, "what was queued still is"

    monkeypatch.setattr(
        sys.modules["roundhouse_hub.board.pico"], "open", Mock(side_effect=OSError("no room")), raising=False
    )
    with pytest.raises(OSError, match="no room"):
        board.flash.write("settings", b"kept")
    assert registers.pop(PIO_SET) == 0b10 and not contacts.running


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


def test_a_file_is_replaced_whole(board: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert board.flash.read("settings.json") is None
    board.flash.write("settings.json", b"one")
    board.flash.write("settings.json", b"two")
    assert board.flash.read("settings.json") == b"two"
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


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


def test_the_sensors_distinguish_usb_from_batteries(board: Any) -> None:
    assert board.sensors.usb()
    Pin.made[24].level = 0
    assert not board.sensors.usb()


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


def test_the_board_leaves_the_firmware_in_each_way(board: Any) -> None:
    board.leave("bootloader")
    board.leave("restart")
    assert board.wire == [("bootloader",), ("reset",)]


def test_a_key_pulls_its_pin_to_ground(board: Any) -> None:
    assert board.keys.read() == 0
    assert all(Pin.made[pin].pull == "up" for pin in pins.KEYS)
    Pin.made[pins.KEYS[2]].level = 0
    assert board.keys.read() == 1 << 2 and board.buttons.read() == 0


@pytest.mark.usefixtures("board")
def test_buttons_on_scattered_pins_are_read_as_well() -> None:
    scattered = sys.modules["roundhouse_hub.board.pico"].Buttons((21, 26, 0))
    assert scattered.read() == 0
    Pin.made[26].level = Pin.made[0].level = 0
    assert scattered.read() == 0b110
