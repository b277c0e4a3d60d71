"""The watchdog of the real board: none for copied sources, and what it tells after a reset."""

from typing import Any

import pytest
from tests.firmware_host.machine import REASON, SCRATCH, WDT


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
