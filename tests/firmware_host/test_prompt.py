"""The prompt returns to the hub when nobody has typed for a while."""

import importlib
from types import ModuleType
from typing import Any

import pytest
from tests.firmware_host.machine import FROM_HOST, Timer

SECONDS = 5
RESET = ("reset",)


@pytest.fixture
def prompt(board: Any, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    assert board.name == "pico"
    prompt = importlib.import_module("roundhouse_hub.board.prompt")
    packet = bytearray(64)
    monkeypatch.setattr(prompt, "bytearray_at", lambda _address, _size: packet)
    prompt.watch(SECONDS)
    vars(prompt)["packet"] = packet
    return prompt


def test_each_packet_keeps_the_prompt(board: Any, prompt: ModuleType, registers: dict[int, int]) -> None:
    (timer,) = Timer.made
    for number in range(4):
        timer.run(1000 * SECONDS - 2 * prompt.POLL_MS)
        if number % 2:
            registers[FROM_HOST] ^= 1 << 13  # the same packet once more
        else:
            prompt.packet[0] += 1  # two packets between two looks
    assert RESET not in board.wire
    timer.run(1000 * SECONDS + prompt.POLL_MS)
    assert RESET in board.wire


def test_stay_keeps_the_prompt(board: Any, prompt: ModuleType) -> None:
    prompt.stay()
    (timer,) = Timer.made
    timer.run(10000 * SECONDS)
    assert RESET not in board.wire
