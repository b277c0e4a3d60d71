"""A host that sends what a test tells it, and takes apart what the hub says, as firmware/PROTOCOL.md has it."""

from __future__ import annotations

import binascii
import json
import re
from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Any, Final

from roundhouse.catalogs import UserFacingError
from roundhouse.hub.port import Port
from roundhouse_hub.link.messages import PROTOCOL
from roundhouse_hub.link.wire import LAST_NUMBER, LONGEST_LINE

WireMessage = dict[str, Any]
LINE: Final = re.compile(rb"~(\d+) ([\x20-\x7d]*) ([0-9a-f]{8})\r?\n")
ANSWER_S: Final = 0.6
"""A Pico answers in about 20 ms; a hub that is busy with a sound takes longer."""
SILENCE_TIMEOUT_S: Final = 0.3
"""The wait for a message that should not come."""


class ProtocolViolation(UserFacingError):
    """The hub does not keep a promise; the sentence says what came, or did not."""


class RawHost:
    """A host under the control of a test: it sends the given lines, and acknowledges only on request."""

    def __init__(self, port: Port, chance: Random, clock: Callable[[], float]) -> None:
        self.chance = chance
        self._clock = clock
        self.number = 0  # of the last line sent
        self.id = 0
        self.hub_id = 0
        self.lines: list[tuple[int, WireMessage, bytes]] = []  # everything received and not yet asked for
        self.faults: list[str] = []  # lines that break the format of the document
        self._port = port
        self._rest = b""
        self._in_step = False  # a whole line was heard: what came before it may be the end of one

    def hello(self, id: int | None = None, proto: object = None, **fields: object) -> WireMessage:
        """Greet the hub as a host with this id; returns its hello. Raises ProtocolViolation if it does not answer."""
        self.drain()
        self.id = id or self.chance.randint(2000, 60000)
        self.number = self.id
        proto = list(PROTOCOL) if proto is None else proto
        self.write(line({"k": "hello", "id": self.id, "proto": proto, **fields}, 0))
        answer = self.wait_for(lambda heard: heard["k"] == "hello" and heard.get("to") == self.id)
        if answer is None:
            raise ProtocolViolation("hub-commands/conform-saw-nothing", awaited=f"hello to={self.id}", seconds=ANSWER_S)
        self.hub_id = answer.get("id", 0)
        self.acknowledge(self.hub_id)
        return answer

    def send(self, message: WireMessage, number: int | None = None) -> int:
        """Send a message with the next number, or with another one; the number."""
        if number is None:
            number = self.next_number()
        self.write(line(message, number))
        return number

    def next_number(self) -> int:
        """The number of the line that is sent next."""
        self.number = self.number % LAST_NUMBER + 1
        return self.number

    def go_on_after(self, number: int) -> None:
        """Lines up to this number are sent."""
        self.number = number

    def acknowledge(self, number: int) -> None:
        self.write(line({"k": "ack", "n": number}, 0))

    def write(self, data: bytes) -> None:
        while data:
            taken = self._port.write(data)
            data = data[taken:]
            if not taken:
                self._port.wait(0.005)

    def listen(self, seconds: float) -> list[tuple[int, WireMessage, bytes]]:
        """The messages that arrive within this time: number, message and line of each."""
        before = len(self.lines)
        end = self._clock() + seconds
        while (left := end - self._clock()) > 0:
            self._read()
            self._port.wait(min(left, 0.02))
        self._read()
        return self.lines[before:]

    def wait_for(self, wanted: Callable[[WireMessage], bool], seconds: float = ANSWER_S) -> WireMessage | None:
        """The first matching message, acknowledged; None if none comes. Messages before it are dropped."""
        end = self._clock() + seconds
        while True:
            while self.lines:
                number, message, _ = self.lines.pop(0)
                if number:
                    self.acknowledge(number)
                if wanted(message):
                    return message
            if self._clock() >= end:
                return None
            self._port.wait(0.01)
            self._read()

    def expect(self, kind: str, seconds: float = ANSWER_S, **fields: object) -> WireMessage:
        """The next message of this kind with these fields. Raises ProtocolViolation if none comes."""
        found = self.wait_for(partial(_is_like, kind, fields), seconds)
        if found is None:
            awaited = " ".join([kind, *(f"{name}={value}" for name, value in fields.items())])
            raise ProtocolViolation("hub-commands/conform-saw-nothing", awaited=awaited, seconds=seconds)
        return found

    def ask_status(self) -> None:
        """Ask for the status and wait for it: the hub still runs."""
        self.send({"k": "status"})
        self.expect("status")

    def expect_none(self, kind: str, seconds: float = SILENCE_TIMEOUT_S, **fields: object) -> None:
        """Raise ProtocolViolation if a message of this kind with these fields comes."""
        for number, heard, said in self.listen(seconds):
            if number:
                self.acknowledge(number)
            if _is_like(kind, fields, heard):
                raise ProtocolViolation("hub-commands/conform-saw-unwanted", line=said.decode(errors="replace").strip())
        self.lines.clear()

    def drain(self) -> None:
        self._read()
        self.lines.clear()

    def _read(self) -> None:
        self._rest += self._port.read()
        while (end := self._rest.find(b"\n")) >= 0:
            said, self._rest = self._rest[: end + 1], self._rest[end + 1 :]
            found = LINE.fullmatch(said)
            message = _message(found) if found is not None and len(said) <= LONGEST_LINE else None
            if found is None or message is None:
                if self._in_step:
                    self.faults.append(said.decode(errors="replace").strip())
                continue
            self._in_step = True
            self.lines.append((int(found[1]), message, said))


def _is_like(kind: str, fields: Mapping[str, object], message: WireMessage) -> bool:
    return message["k"] == kind and all(message.get(name) == value for name, value in fields.items())


def _message(found: re.Match[bytes]) -> WireMessage | None:
    """The message of a line; None if the check sum is wrong or the line carries none."""
    if binascii.crc32(found.string[1 : found.start(3) - 1]) != int(found[3], 16):
        return None
    try:
        message = json.loads(found[2])
    except ValueError:
        return None
    return message if isinstance(message, dict) and isinstance(message.get("k"), str) else None


def line(message: WireMessage, number: int) -> bytes:
    """The line of a message, written as another program would: JSON with spaces, fields in any order."""
    return framed(json.dumps(message).encode(), number)


def framed(body: bytes, number: int) -> bytes:
    """A line with anything in the place of its message."""
    counted = b"%d %s" % (number, body)
    return b"~%s %08x\n" % (counted, binascii.crc32(counted))
