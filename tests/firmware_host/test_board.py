"""The real board's code against a `machine` that only takes notes: pins, I2S, the lamps' wire, files, the prompt."""

import importlib
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import pytest

from roundhouse_hub import pins


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


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A PicoBoard whose `machine` takes notes in `board.wire`."""
    machine = ModuleType("machine")
    wire: list[tuple[Any, ...]] = []
    machine.Pin, machine.I2S = Pin, I2S  # type: ignore[attr-defined]
    machine.bitstream = lambda pin, *rest: wire.append((pin, *rest[:-1], bytes(rest[-1])))  # type: ignore[attr-defined]
    Pin.made.clear()
    I2S.made.clear()
    monkeypatch.setitem(sys.modules, "machine", machine)
    monkeypatch.setattr(time, "ticks_ms", lambda: 1234, raising=False)
    for name in ("amplifier", "strip", "console", "pico"):
        monkeypatch.delitem(sys.modules, f"roundhouse_hub.board.{name}", raising=False)
    pico = importlib.import_module("roundhouse_hub.board.pico")
    monkeypatch.setattr(pico, "Console", lambda: None)
    made = pico.PicoBoard()
    made.wire = wire
    yield made
    for name in ("amplifier", "strip", "console", "pico"):
        sys.modules.pop(f"roundhouse_hub.board.{name}", None)


def test_every_pin_of_the_map_is_set_up_once(board: Any) -> None:
    amplifier = {pins.AMPLIFIER_BIT_CLOCK, pins.AMPLIFIER_WORD_SELECT, pins.AMPLIFIER_DATA}
    assert set(Pin.made) == amplifier | {pins.LAMPS_DATA} | set(pins.BUTTONS)
    assert board.clock.now() == 1234


def test_the_amplifier_is_told_what_the_mixer_makes(board: Any) -> None:
    options = I2S.made[0].options
    assert (options["rate"], options["bits"], options["format"]) == (22050, 16, "mono")
    assert options["sck"] is Pin.made[pins.AMPLIFIER_BIT_CLOCK]
    assert options["ws"] is Pin.made[pins.AMPLIFIER_WORD_SELECT]
    assert options["ibuf"] + 2 * board.audio.room() == 3072


def test_the_amplifier_takes_the_next_block_when_the_last_is_copied(board: Any) -> None:
    block = bytearray(512)
    assert board.audio.room() == 256
    board.audio.write(memoryview(block).cast("h"), 256)
    assert board.audio.room() == 0
    I2S.made[0].copied(I2S.made[0])
    assert board.audio.room() == 256
    assert I2S.made[0].blocks == [bytes(512)]


def test_the_lamps_get_green_red_blue_in_linear_light(board: Any) -> None:
    board.pixels.show(bytes([255, 128, 0] + [0] * 36))
    pin, encoding, timing, sent = board.wire[0]
    assert pin is Pin.made[pins.LAMPS_DATA]
    assert (encoding, timing) == (0, (400, 850, 800, 450))
    assert sent == bytes([56, 255, 0] + [0] * 36)


def test_the_lamps_can_tell_a_one_from_a_zero(board: Any) -> None:
    """By the WS2812B's datasheet, 150 ns to either side; `bitstream` wants high and low of a 0, then of a 1."""
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


def test_engine_and_slot_1_held_leave_a_plain_prompt(
    board: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    main = importlib.import_module("roundhouse_hub.main")
    monkeypatch.setattr(main, "PicoBoard", lambda: board)
    for button in (0, 12):
        Pin.made[pins.BUTTONS[button]].level = 0
    main.main()
    assert "plain prompt" in capsys.readouterr().out
    sys.modules.pop("roundhouse_hub.main")


def test_an_interrupted_hub_leaves_its_lamps_dark(board: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    main = importlib.import_module("roundhouse_hub.main")
    monkeypatch.setattr(main, "PicoBoard", lambda: board)

    class Deaf:
        """A console on which somebody presses Ctrl-C."""

        def read(self, limit: int) -> bytes:
            return bytes(limit)[:0]

        def write(self, data: bytes) -> int:
            return len(data)

        def rest(self, ms: int) -> None:
            raise KeyboardInterrupt(ms)

    board.serial = Deaf()
    with pytest.raises(KeyboardInterrupt):
        main.main()
    assert any(any(sent) for *_, sent in board.wire)
    assert board.wire[-1][-1] == bytes(39)
    sys.modules.pop("roundhouse_hub.main")
