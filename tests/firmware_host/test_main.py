"""From power-up to the prompt with the real board's code: ways in and out, and the watchdog."""

import gc
import importlib
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from tests.firmware_host.machine import CLEAR, REASON, SCRATCH, WDT, Pin

from roundhouse_hub import pins


class Console:
    """A silent console; `resting` is called while the hub rests."""

    def __init__(self) -> None:
        self.rests = 0
        self.resting: Any = None

    def read(self, limit: int) -> bytes:
        return bytes(limit)[:0]

    def write(self, data: bytes) -> int:
        return len(data)

    def close(self) -> None:
        """Nothing to do."""

    def rest(self, ms: int) -> None:
        self.rests += 1
        self.resting(ms)


@pytest.fixture
def start(board: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The entry point that the Pico's `main.py` calls, on that board, made of files."""
    thresholds: list[int] = []
    monkeypatch.setattr(gc, "threshold", thresholds.append, raising=False)
    main = importlib.import_module("roundhouse_hub.main")
    assert thresholds == [16 * 1024, -1], "garbage is collected while modules are compiled, and not in play"
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
    # The first step collects the garbage of the start; the second one draws.
    board.serial.resting = lambda _ms: interrupt(0) if board.serial.rests == 2 else None
    start()
    assert board.serial.rests == 2
    assert "plain prompt" in capsys.readouterr().out
    assert any(any(sent[-1]) for sent in board.wire)
    assert board.wire[-1][-1] == bytes(39)


class Watched:
    """Rests three times, then types Ctrl-C; records how often the watchdog was fed, and the register's upper half."""

    def __init__(self, registers: dict[int, int]) -> None:
        self.registers = registers
        self.fed: list[int] = []
        self.marks: list[int] = []

    def __call__(self, _ms: int) -> None:
        self.fed.append(WDT.made[0].fed)
        self.marks.append(self.registers[SCRATCH] >> 16)
        if len(self.fed) == 3:
            raise KeyboardInterrupt


def test_the_watchdog_is_fed_while_the_hub_runs_and_stopped_at_the_prompt(
    board: Any, start: Any, registers: dict[int, int]
) -> None:
    board.watchdog = type(board.watchdog)(production=True)
    board.serial.resting = rests = Watched(registers)
    start()
    assert [watchdog.timeout for watchdog in WDT.made] == [8000]
    # At once after the collection, and then with what need not be done at each step: the clock stands still.
    assert rests.fed == [0, 1, 1]
    assert rests.marks == [0x0DB5] * 3
    assert registers[CLEAR] == 1 << 30
    assert registers[SCRATCH] == 0
    board.watchdog.feed()
    board.watchdog.mark(3)
    assert (WDT.made[0].fed, registers[SCRATCH]) == (1, 0)


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
