"""The drivers of the real board on a fake `machine`: pins, I2S, the lamps' wire, files, the prompt."""

from pathlib import Path
from typing import Any

import pytest
from tests.firmware_host.machine import ADC, I2S, LAP, Pin, micros

from roundhouse_hub import pins


def test_every_pin_of_the_map_is_set_up_once(board: Any) -> None:
    amplifier = {pins.AMPLIFIER_BIT_CLOCK, pins.AMPLIFIER_WORD_SELECT, pins.AMPLIFIER_DATA}
    usb_sense = {24}
    keyed = set(pins.BUTTONS) | set(pins.KEYS)
    assert set(Pin.made) == amplifier | {pins.LAMPS_DATA} | keyed | usb_sense
    assert board.clock.now() == 1234


def test_the_amplifier_is_configured_for_the_mixers_format(board: Any) -> None:
    options = I2S.made[0].options
    assert (options["rate"], options["bits"], options["format"]) == (22050, 16, "mono")
    assert options["sck"] is Pin.made[pins.AMPLIFIER_BIT_CLOCK]
    assert options["ws"] is Pin.made[pins.AMPLIFIER_WORD_SELECT]
    assert options["ibuf"] == 2 * (1536 - 256)  # with a block that waits, 70 ms
    assert board.audio.room() == 1536


def test_the_amplifier_takes_the_next_block_when_the_last_is_copied(board: Any) -> None:
    block = bytearray(512)
    assert board.audio.room() == 1536
    board.audio.write(memoryview(block).cast("h"), 256)
    assert board.audio.room() == 0
    I2S.made[0].copied(I2S.made[0])
    assert board.audio.room() == 1536 - 255  # in whole microseconds
    assert I2S.made[0].blocks == [bytes(512)]


def test_the_amplifier_has_room_again_after_some_time_and_after_long_silence(board: Any) -> None:
    for _ in range(3):
        board.audio.write(memoryview(bytearray(512)).cast("h"), 256)
    I2S.made[0].copied(I2S.made[0])
    assert board.audio.room() == 1536 - 767
    micros[0] += 20_000
    assert board.audio.room() == 1536 - 767 + 441
    micros[0] = (micros[0] + LAP // 2 + 1000) % LAP
    assert board.audio.room() == 1536


def test_the_lamps_get_green_red_blue_in_linear_light(board: Any) -> None:
    board.pixels.show(bytes([255, 128, 0] + [0] * 36))
    pin, encoding, timing, sent = board.wire[0]
    assert pin is Pin.made[pins.LAMPS_DATA]
    assert (encoding, timing) == (0, (400, 850, 800, 450))
    assert sent == bytes([56, 255, 0] + [0] * 36)


def test_the_timing_of_ones_and_zeros_is_within_the_datasheet(board: Any) -> None:
    """The WS2812B's datasheet allows 150 ns either way; `bitstream` takes high and low of a 0, then of a 1."""
    board.pixels.show(bytes(39))
    for sent, meant in zip(board.wire[0][2], (400, 850, 800, 450), strict=True):
        assert abs(sent - meant) <= 150


def test_a_button_pulls_its_pin_to_ground(board: Any) -> None:
    assert board.buttons.read() == 0
    assert all(Pin.made[pin].pull == "up" for pin in pins.BUTTONS)
    Pin.made[pins.BUTTONS[3]].level = 0
    Pin.made[pins.BUTTONS[12]].level = 0
    assert board.buttons.read() == 1 << 12 | 1 << 3


def test_a_file_is_replaced_whole(board: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert board.flash.read("settings.json") is None
    board.flash.write("settings.json", b"one")
    board.flash.write("settings.json", b"two")
    assert board.flash.read("settings.json") == b"two"
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


def test_the_sensors_measure_millivolts_and_tenths_of_a_degree(board: Any, registers: dict[int, int]) -> None:
    assert 4940 <= board.sensors.supply() <= 4950
    assert board.sensors.temperature() == 270
    ADC.millivolts[4] = 689
    assert 365 <= board.sensors.temperature() <= 375
    ADC.millivolts[4] = 706
    assert registers[0x4001C078] == 0x80


def test_the_sensors_distinguish_usb_from_batteries(board: Any) -> None:
    assert board.sensors.usb()
    Pin.made[24].level = 0
    assert not board.sensors.usb()


def test_the_board_leaves_the_firmware_in_each_way(board: Any) -> None:
    board.leave("bootloader")
    board.leave("restart")
    assert board.wire == [("bootloader",), ("reset",)]


def test_a_key_pulls_its_pin_to_ground(board: Any) -> None:
    assert board.keys.read() == 0
    assert all(Pin.made[pin].pull == "up" for pin in pins.KEYS)
    Pin.made[pins.KEYS[2]].level = 0
    assert board.keys.read() == 1 << 2 and board.buttons.read() == 0
