"""The serial console of the real board: it never blocks, and leaves bytes for the prompt unread."""

import importlib
from collections.abc import Iterator
from typing import Any

import pytest
from tests.firmware_host.machine import TO_HOST, module_of


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


def test_the_console_never_blocks(board: Any, registers: dict[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    console = importlib.import_module("roundhouse_hub.board.console")
    monkeypatch.setattr(console, "select", module_of("select", poll=Poll, POLLIN="in", POLLOUT="out"))
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
