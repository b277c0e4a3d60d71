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
MODULES = ("amplifier", "strip", "console", "pico", "watchdog", "sensors")


@pytest.fixture
def registers() -> dict[int, int]:
    """The Pico's memory, word by word; what a test puts there is there at power-up."""
    return {SCRATCH: 0, REASON: 0, TO_HOST: 0}


@pytest.fixture
def board(registers: dict[int, int], monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A PicoBoard whose `machine` takes notes in `board.wire`."""
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


def test_every_pin_of_the_map_is_set_up_once(board: Any) -> None:
    amplifier = {pins.AMPLIFIER_BIT_CLOCK, pins.AMPLIFIER_WORD_SELECT, pins.AMPLIFIER_DATA}
    usb_sense = {24}
    keyed = set(pins.BUTTONS) | set(pins.KEYS)
    assert set(Pin.made) == amplifier | {pins.LAMPS_DATA} | keyed | usb_sense
    assert board.clock.now() == 1234


def test_the_amplifier_is_told_what_the_mixer_makes(board: Any) -> None:
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


def test_the_amplifier_has_room_again_as_time_goes_by_and_after_long_silence(board: Any) -> None:
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


class Console:
    """A console on which nothing arrives; what happens while the hub rests is `board.serial.resting`."""

    def __init__(self) -> None:
        self.rests = 0
        self.resting: Any = None

    def read(self, limit: int) -> bytes:
        return bytes(limit)[:0]

    def write(self, data: bytes) -> int:
        return len(data)

    def close(self) -> None:
        """Nobody comes after."""

    def rest(self, ms: int) -> None:
        self.rests += 1
        self.resting(ms)


@pytest.fixture
def start(board: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """What the Pico's own `main.py` calls, on that board."""
    main = importlib.import_module("roundhouse_hub.main")
    monkeypatch.setattr(main, "PicoBoard", lambda: board)
    board.serial = Console()
    yield main.main
    sys.modules.pop("roundhouse_hub.main")


def interrupt(_ms: int) -> None:
    raise KeyboardInterrupt


def test_engine_and_slot_1_held_leave_a_plain_prompt(
    board: Any, start: Any, capsys: pytest.CaptureFixture[str], registers: dict[int, int]
) -> None:
    for button in (0, 12):
        Pin.made[pins.BUTTONS[button]].level = 0
    start()
    assert "plain prompt" in capsys.readouterr().out
    assert board.serial.rests == 0
    assert not WDT.made
    assert registers[CLEAR] == 1 << 30


def test_an_interrupted_hub_leaves_its_lamps_dark(board: Any, start: Any, capsys: pytest.CaptureFixture[str]) -> None:
    board.serial.resting = interrupt
    start()
    assert board.serial.rests == 1
    assert "plain prompt" in capsys.readouterr().out
    assert any(any(sent[-1]) for sent in board.wire)
    assert board.wire[-1][-1] == bytes(39)


def test_the_watchdog_bites_a_hub_that_stands_still_and_sleeps_at_the_prompt(
    board: Any, start: Any, registers: dict[int, int]
) -> None:
    board.watchdog = type(board.watchdog)(production=True)
    fed: list[int] = []

    def rest(_ms: int) -> None:
        fed.append(WDT.made[0].fed)
        assert registers[SCRATCH] & 0xFFFF0000 == 0x0DB50000
        if len(fed) == 3:
            raise KeyboardInterrupt

    board.serial.resting = rest
    start()
    assert [watchdog.timeout for watchdog in WDT.made] == [8000]
    assert fed == [1, 2, 3]
    assert registers[CLEAR] == 1 << 30
    assert registers[SCRATCH] == 0
    board.watchdog.feed()
    board.watchdog.mark(3)
    assert (WDT.made[0].fed, registers[SCRATCH]) == (3, 0)


def test_who_copies_files_onto_a_pico_has_no_watchdog(board: Any) -> None:
    board.watchdog.arm()
    board.watchdog.feed()
    assert not WDT.made


@pytest.mark.parametrize(
    ("noted", "reason", "part"), [(0x0DB50004, 1, 4), (0x0DB50004, 2, -1), (0, 1, -1), (0x12345678, 1, -1)]
)
def test_a_reset_by_the_watchdog_tells_which_part_was_at_work(
    board: Any, registers: dict[int, int], noted: int, reason: int, part: int
) -> None:
    registers.update({SCRATCH: noted, REASON: reason})
    assert type(board.watchdog)(production=True).bitten() == part
    assert registers[SCRATCH] == 0


def test_the_sensors_tell_millivolts_and_tenths_of_a_degree(board: Any, registers: dict[int, int]) -> None:
    assert 4940 <= board.sensors.supply() <= 4950
    assert board.sensors.temperature() == 270
    ADC.millivolts[4] = 689
    assert 365 <= board.sensors.temperature() <= 375
    ADC.millivolts[4] = 706
    assert registers[0x4001C078] == 0x80


def test_the_sensors_tell_usb_from_batteries(board: Any) -> None:
    assert board.sensors.usb()
    Pin.made[24].level = 0
    assert not board.sensors.usb()


def test_the_hub_is_left_as_it_is_told(board: Any) -> None:
    board.leave("bootloader")
    board.leave("restart")
    assert board.wire == [("bootloader",), ("reset",)]


class Stream:
    """Standard input or output of a Pico, byte by byte."""

    def __init__(self, data: bytes = b"", room: int = 0) -> None:
        self.data, self.room = data, room
        self.buffer = self
        self.written = b""

    def readinto(self, buffer: bytearray) -> int:
        buffer[0], self.data = self.data[0], self.data[1:]
        return 1

    def write(self, data: bytes) -> int:
        self.room -= len(data)
        self.written += data
        return len(data)


class Poll:
    """As MicroPython's `select.poll`."""

    def register(self, stream: Stream, event: str) -> None:
        self.stream, self.event = stream, event

    def ipoll(self, _ms: int) -> Iterator[Stream]:
        if self.stream.data if self.event == "in" else self.stream.room > 0:
            yield self.stream


def test_the_console_never_waits(board: Any, registers: dict[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    console = importlib.import_module("roundhouse_hub.board.console")
    select = ModuleType("select")
    select.poll, select.POLLIN, select.POLLOUT = Poll, "in", "out"  # type: ignore[attr-defined]
    monkeypatch.setattr(console, "select", select)
    there, back = Stream(bytes(range(4, 104))), Stream(room=256)
    monkeypatch.setattr(console, "sys", type("sys", (), {"stdin": there, "stdout": back}))
    made = console.Console(production=True)
    assert made.read(10) == bytes(range(4, 14))
    there.data += bytes(range(4, 104))
    assert made.read(1000) == bytes(range(14, 104)) + bytes(range(4, 42))  # no more than it has a buffer for
    assert made.read(64) == bytes(range(42, 104))
    assert made.read(64) == b""
    long = bytes(200)
    assert made.write(long) == 128  # two packets
    registers[TO_HOST] = 1 << 10  # of which the host has not fetched one
    assert made.write(long[128:]) == 0
    registers[TO_HOST] = 0
    assert made.write(long[128:]) == 72
    assert back.written == long
    back.room = 0
    assert made.write(b"no room") == 0
    made.rest(10)
    there.data = b"\r\x03\r\x01"
    assert made.read(64) == b"\r\x03"  # the rest is for the prompt
    made.close()
    assert board.wire[-2:] == [("kbd_intr", -1), ("kbd_intr", 3)]
    console.Console(production=False)
    assert len(board.wire) == 2


def test_a_key_pulls_its_pin_to_ground(board: Any) -> None:
    assert board.keys.read() == 0
    assert all(Pin.made[pin].pull == "up" for pin in pins.KEYS)
    Pin.made[pins.KEYS[2]].level = 0
    assert board.keys.read() == 1 << 2 and board.buttons.read() == 0
