"""The serial console of the real board: it never blocks, and leaves bytes for the prompt unread."""

import importlib
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from tests.firmware_host.machine import FRAME, TO_HOST, module_of


class Stream:
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


@pytest.fixture
def streams(board: Any, monkeypatch: pytest.MonkeyPatch) -> tuple[Stream, Stream]:
    assert board.serial is None  # the fakes are in place, and nobody has the console
    there, back = Stream(), Stream(room=256)
    for name in ("console", "stock_serial"):
        module = importlib.import_module(f"roundhouse_hub.board.{name}")
        monkeypatch.setattr(module, "select", module_of("select", poll=Poll, POLLIN="in", POLLOUT="out"))
        monkeypatch.setattr(module, "sys", type("sys", (), {"stdin": there, "stdout": back}))
    return there, back


def test_the_console_never_blocks(board: Any, registers: dict[int, int], streams: tuple[Stream, Stream]) -> None:
    there, back = streams
    there.data = bytes(range(4, 104))
    console = sys.modules["roundhouse_hub.board.console"]
    made = console.Console(production=True)
    assert made.read(10) == bytes(range(4, 14))
    there.data += bytes(range(4, 104))
    assert made.read(1000) == bytes(range(14, 104)) + bytes(range(4, 42))  # no more than it has a buffer for
    assert made.read(64) == bytes(range(42, 104))
    assert made.read(64) == b""
    long = bytes(200)
    assert made.ready()
    assert made.write(long) == 128  # two packets
    registers[FRAME] += 1
    registers[TO_HOST] = 1 << 10  # of which the host has not fetched one
    assert not made.ready()
    registers[TO_HOST] = 0
    assert made.ready()
    assert made.write(long[128:]) == 72
    assert back.written == long
    registers[FRAME] += 1
    back.room = 0
    assert not made.ready()
    made.rest(10)
    there.data = b"\r\x03\r\x01"
    assert made.read(64) == b"\r\x03"  # the rest is for the prompt
    made.close()
    assert board.wire[-2:] == [("kbd_intr", -1), ("kbd_intr", 3)]
    console.Console(production=False)
    assert len(board.wire) == 2


def test_a_host_without_frames_is_written_to_once(registers: dict[int, int], streams: tuple[Stream, Stream]) -> None:
    made = sys.modules["roundhouse_hub.board.console"].Console(production=True)
    for frame in (7, 8, 8, 8, 8, 9, 9):
        registers[FRAME] = frame
        if made.ready():
            made.write(b"%d" % frame)
    assert streams[1].written == b"789"


def test_what_waits_behind_ctrl_c_is_looked_at_where_the_usb_controller_has_it(
    streams: tuple[Stream, Stream], monkeypatch: pytest.MonkeyPatch
) -> None:
    console = sys.modules["roundhouse_hub.board.console"]
    made, there = console.Console(production=True), streams[0]
    packet = bytearray(64)
    monkeypatch.setattr(console.prompt, "bytearray_at", lambda _address, _size: packet)
    for sent in (b"\r\x03\r\x01", b"\r\x01", b"\r\x03AT"):
        packet[: len(sent)] = sent
        there.data = sent[-2:]
        assert made.peek() == there.data == sent[-2:]
    there.data = b""
    assert made.peek() == b"", "a packet that was read is still there"
