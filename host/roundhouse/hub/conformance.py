"""Tests any hub against the promises of firmware/PROTOCOL.md, line by line at its port.

Each promise is a function that talks to the hub as a host of its own and raises `PromiseBroken`, with what it saw,
when the hub does not keep it. Lines are written and read here as the document says, and not by the code that our own
hub uses, so that a fault in that code is found.
"""

from __future__ import annotations

import binascii
import json
import re
import time
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Final

from roundhouse.catalogs import Message, UserFacingError
from roundhouse.hub.port import Port, SerialPort
from roundhouse_hub.link.messages import PROTOCOL
from roundhouse_hub.link.wire import LAST_NUMBER, LONGEST

WireMessage = dict[str, Any]
LINE: Final = re.compile(rb"~(\d+) ([\x20-\x7d]*) ([0-9a-f]{8})\r?\n")
ANSWER_S: Final = 0.6
"""A Pico answers in about 20 ms; a hub that is busy with a sound takes longer."""
QUIET_S: Final = 0.3
"""How long to wait for a message that should not come."""
IN_FLIGHT: Final = 256
"""Bytes that a hub may have sent without an acknowledgement."""
SCENE: Final = {"k": "scene", "lamps": "co" + "." * 11, "colors": "12" + "." * 11, "turn": 1, "vol": 3}


class PromiseBroken(UserFacingError):
    """The hub does not keep a promise; the sentence says what came, or did not."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Whether a promise is kept: its name, and what was seen if it is not."""

    promise: str
    fault: Message | None = None

    @property
    def kept(self) -> bool:
        """Whether the hub keeps it."""
        return self.fault is None


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
        """Greet the hub as a host with this id; returns its hello. Raises PromiseBroken if it does not answer."""
        self.drain()
        self.id = id or self.chance.randint(2000, 60000)
        self.number = self.id
        proto = list(PROTOCOL) if proto is None else proto
        self.write(line({"k": "hello", "id": self.id, "proto": proto, **fields}, 0))
        answer = self.wait_for(lambda heard: heard["k"] == "hello" and heard.get("to") == self.id)
        if answer is None:
            raise PromiseBroken("hub-commands/conform-saw-nothing", awaited=f"hello to={self.id}", seconds=ANSWER_S)
        self.hub_id = answer.get("id", 0)
        self.acknowledge(self.hub_id)
        return answer

    def send(self, message: WireMessage, number: int | None = None) -> int:
        """Send a message with the next number, or with another one; the number."""
        if number is None:
            self.number = number = self.number % LAST_NUMBER + 1
        self.write(line(message, number))
        return number

    def acknowledge(self, number: int) -> None:
        """Say that everything up to this number has arrived."""
        self.write(line({"k": "ack", "n": number}, 0))

    def write(self, data: bytes) -> None:
        """Send bytes as they are."""
        while data:
            taken = self._port.write(data)
            data = data[taken:]
            if not taken:
                self._port.wait(0.005)

    def listen(self, seconds: float) -> list[tuple[int, WireMessage, bytes]]:
        """What arrives within this time: number, message and line of each."""
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
        """The next message of this kind with these fields. Raises PromiseBroken if none comes."""
        found = self.wait_for(partial(_is_like, kind, fields), seconds)
        if found is None:
            awaited = " ".join([kind, *(f"{name}={value}" for name, value in fields.items())])
            raise PromiseBroken("hub-commands/conform-saw-nothing", awaited=awaited, seconds=seconds)
        return found

    def ask_status(self) -> None:
        """Ask for the status and wait for it: the hub still runs."""
        self.send({"k": "status"})
        self.expect("status")

    def expect_none(self, kind: str, seconds: float = QUIET_S, **fields: object) -> None:
        """Raises PromiseBroken if a message of this kind with these fields comes."""
        for number, heard, said in self.listen(seconds):
            if number:
                self.acknowledge(number)
            if _is_like(kind, fields, heard):
                raise PromiseBroken("hub-commands/conform-saw-unwanted", line=said.decode(errors="replace").strip())
        self.lines.clear()

    def drain(self) -> None:
        """Drop all messages received so far."""
        self._read()
        self.lines.clear()

    def _read(self) -> None:
        self._rest += self._port.read()
        while (end := self._rest.find(b"\n")) >= 0:
            said, self._rest = self._rest[: end + 1], self._rest[end + 1 :]
            found = LINE.fullmatch(said)
            message = _message(found) if found is not None and len(said) <= LONGEST else None
            if found is None or message is None:
                if self._in_step:
                    self.faults.append(said.decode(errors="replace").strip())
                continue
            self._in_step = True
            self.lines.append((int(found[1]), message, said))


def _is_like(kind: str, fields: Mapping[str, object], message: WireMessage) -> bool:
    """Whether a message is of this kind and has these fields."""
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


Promise = Callable[[RawHost], None]
PROMISES: dict[str, Promise] = {}
"""All promises by name, in the order in which they are tried; the texts are `conform-…` of the terminal."""


def _promise(check: Promise) -> Promise:
    PROMISES[check.__name__.removeprefix("_").replace("_", "-")] = check
    return check


@_promise
def _hello(host: RawHost) -> None:
    hello = host.hello()
    proto, slots, parts, name = (hello.get(field) for field in ("proto", "slots", "parts", "name"))
    for field, right in (
        ("proto", isinstance(proto, list) and len(proto) == 2 and proto[0] == PROTOCOL[0]),
        ("slots", isinstance(slots, int) and 1 <= slots <= 12),
        ("parts", isinstance(parts, str) and set(parts) <= set("lsb")),
        ("name", isinstance(name, str) and 1 <= len(name) <= 12),
        ("fw", isinstance(hello.get("fw"), str)),
        ("sounds", isinstance(hello.get("sounds"), int)),
        ("id", isinstance(hello.get("id"), int) and 0 < hello["id"] <= LAST_NUMBER),
    ):
        if not right:
            raise PromiseBroken("hub-commands/conform-saw-field", field=field, value=repr(hello.get(field)))


@_promise
def _acknowledges(host: RawHost) -> None:
    host.hello()
    for _ in range(3):
        host.expect("ack", n=host.send({"k": "ping"}))


@_promise
def _repeated_line(host: RawHost) -> None:
    host.hello()
    number = host.send({"k": "status"})
    host.expect("status")
    host.send({"k": "status"}, number)
    host.expect("ack", n=number)
    host.expect_none("status")


@_promise
def _missing_line(host: RawHost) -> None:
    host.hello()
    first = host.number + 1
    host.send({"k": "status"}, first + 1)
    host.expect_none("status")
    host.send({"k": "ping"}, first)
    host.send({"k": "status"}, first + 1)
    host.expect("status")
    host.number = first + 1


@_promise
def _damaged_line(host: RawHost) -> None:
    host.hello()
    right = line({"k": "status"}, host.number + 1)
    for wrong in (right.replace(b"status", b"statue"), right[:-3] + b"\n", b"~" + right[2:], right[:20] + right[21:]):
        host.write(wrong)
    host.expect_none("status")
    host.ask_status()


@_promise
def _garbage_before_a_line(host: RawHost) -> None:
    host.hello()
    for garbage in (b"AT+GMM\r\n", b"~~~7 {", bytes(range(128, 160)), b"x" * 400):
        host.write(garbage)
        host.send({"k": "status"})
        host.expect("status", 2 * ANSWER_S)


@_promise
def _line_in_pieces(host: RawHost) -> None:
    host.hello()
    whole = line({"k": "status"}, host.number + 1).replace(b"\n", b"\r\n")
    for at in range(0, len(whole), 5):
        host.write(whole[at : at + 5])
        host.listen(0.01)
    host.number += 1
    host.expect("status")


@_promise
def _overlong_line(host: RawHost) -> None:
    host.hello()
    host.write(line({"k": "status", "more": "x" * LONGEST}, host.number + 1))
    host.expect_none("status")
    host.ask_status()


@_promise
def _unknown_kinds_and_fields(host: RawHost) -> None:
    host.hello()
    host.expect("ack", n=host.send({"k": "newer", "field": [1, "x"]}))
    host.send({"k": "status", "newer": "field"})
    host.expect("status")


@_promise
def _no_message(host: RawHost) -> None:
    host.hello()
    not_json = (b'{"k" "status"}', b'{"k":"status" "x":1}', b'{"k":"status","x":01}', b'{"k":"status","x":NaN}')
    for body in (b'{"k":', b"[1,2]", b"{}", b'{"k":"status"]', *not_json):
        host.number += 1
        host.write(framed(body, host.number))
        host.expect("trouble", code="no-message")
        host.ask_status()


@_promise
def _no_number(host: RawHost) -> None:
    host.hello()
    host.write(line({"k": "status"}, 0))
    host.expect("trouble", code="no-number")
    host.expect_none("status")


@_promise
def _other_protocol(host: RawHost) -> None:
    for proto in ([PROTOCOL[0] + 1, 0], "x", 7):
        answer = host.hello(proto=proto)
        if answer.get("proto", [0])[0] != PROTOCOL[0]:
            raise PromiseBroken("hub-commands/conform-saw-field", field="proto", value=repr(answer.get("proto")))
        host.send({"k": "status"})
        host.expect_none("status")
    host.hello(proto=[PROTOCOL[0], 99], newer="field")
    host.ask_status()


@_promise
def _sends_again(host: RawHost) -> None:
    host.hello()
    host.send({"k": "status"})
    said = [(heard, number) for number, heard, _ in host.listen(1.0) if heard["k"] == "status"]
    if not 3 <= len(said) <= 8 or len({number for _, number in said}) != 1:
        raise PromiseBroken("hub-commands/conform-saw-times", times=len(said))
    host.acknowledge(said[0][1])
    host.listen(0.1)
    host.lines.clear()
    host.expect_none("status", 0.6)


@_promise
def _in_flight(host: RawHost) -> None:
    host.hello()
    for _ in range(6):
        host.send({"k": "status"})
        host.send({"k": "settings"})
    waiting = {number: len(said) for number, _, said in host.listen(ANSWER_S) if number}
    if sum(waiting.values()) > IN_FLIGHT:
        raise PromiseBroken("hub-commands/conform-saw-in-flight", bytes=sum(waiting.values()))
    if not waiting:
        raise PromiseBroken("hub-commands/conform-saw-nothing", awaited="status", seconds=ANSWER_S)


@_promise
def _skipped_number(host: RawHost) -> None:
    host.hello()
    host.expect("ack", n=host.send({"k": "skip"}))
    host.ask_status()


@_promise
def _numbers_wrap(host: RawHost) -> None:
    host.hello(id=LAST_NUMBER - 1)
    for number in (LAST_NUMBER, 1, 2):
        host.send({"k": "ping"}, number)
        host.expect("ack", n=number)


@_promise
def _same_host_again(host: RawHost) -> None:
    host.hello()
    host.expect("ack", n=host.send({"k": "ping"}))
    id, hub_id, number = host.id, host.hub_id, host.number
    host.hello(id=id)
    if host.hub_id != hub_id:
        raise PromiseBroken("hub-commands/conform-saw-field", field="id", value=str(host.hub_id))
    host.number = number
    host.send({"k": "ping"}, number)
    host.expect("ack", n=number)
    host.ask_status()


@_promise
def _new_host(host: RawHost) -> None:
    host.hello()
    before = host.hub_id
    host.send({"k": "status"})
    host.listen(0.2)  # and no acknowledgement
    host.hello()
    if host.hub_id == before:
        raise PromiseBroken("hub-commands/conform-saw-field", field="id", value=str(host.hub_id))
    host.expect_none("status")


@_promise
def _unknown_host(host: RawHost) -> None:
    host.hello()
    id = host.id
    host.hello()
    host.drain()
    host.send({"k": "ping"}, id + 7)  # of an earlier session
    host.expect("ack", n=host.send({"k": "ping"}))


@_promise
def _scene(host: RawHost) -> None:
    host.hello()
    host.send(SCENE)
    host.send({**SCENE, "newer": 1, "turn": -1})
    host.expect_none("trouble")
    wrong: tuple[dict[str, object], ...] = (
        {"lamps": "c" * 12}, {"lamps": "x" * 13}, {"colors": 7}, {"turn": 13}, {"vol": 11}, {"vol": "5"},
    )  # fmt: skip
    for fields in wrong:
        host.send({**SCENE, **fields})
        host.expect("trouble")


@_promise
def _cue(host: RawHost) -> None:
    host.hello()
    host.send({"k": "cue", "name": "no such cue", "slot": -1})
    host.expect("trouble", code="unknown-cue")
    host.expect("ack", n=host.send({"k": "cue", "name": "clatter", "slot": -1}))
    host.expect_none("trouble")


@_promise
def _settings(host: RawHost) -> None:
    host.hello()
    host.send({"k": "settings"})
    before = host.expect("settings")
    missing = {"vol", "mute", "bright", "quiet", "slots", "parts", "name", "kept"} - set(before)
    if missing:
        raise PromiseBroken("hub-commands/conform-saw-lacks", fields=", ".join(sorted(missing)))
    other = 1 + before["bright"] % 10
    host.send({"k": "settings", "bright": other, "slots": 99})
    host.expect("trouble")
    host.send({"k": "settings"})
    after = host.expect("settings")
    if after["bright"] != before["bright"]:
        raise PromiseBroken("hub-commands/conform-saw-field", field="bright", value=str(after["bright"]))


@_promise
def _status(host: RawHost) -> None:
    host.hello()
    host.send({"k": "status"})
    heard = host.expect("status")
    fields = ("up", "free", "under", "bad", "again", "temp", "mv", "low", "faults", "safe")
    wrong = [field for field in fields if not isinstance(heard.get(field), int)]
    if wrong:
        raise PromiseBroken("hub-commands/conform-saw-lacks", fields=", ".join(wrong))


@_promise
def _stray_bytes(host: RawHost) -> None:
    host.hello()
    for _ in range(60):
        host.write(bytes(host.chance.randrange(256) for _ in range(host.chance.randint(1, 30))))
        host.listen(0.01)
    host.write(b"\x03")
    host.listen(0.1)
    host.write(b"\n")
    host.hello()
    host.ask_status()


@_promise
def _silent_host(host: RawHost) -> None:
    host.hello()
    host.listen(3.6)
    host.lines.clear()
    host.ask_status()


@_promise
def _form_of_lines(host: RawHost) -> None:
    host.hello()
    if host.faults:
        raise PromiseBroken("hub-commands/conform-saw-bad-lines", count=len(host.faults), line=host.faults[0])


def conform(
    address: str,
    open_port: Callable[[str], Port] = SerialPort,
    seed: int = 0,
    clock: Callable[[], float] = time.monotonic,
    only: Collection[str] = (),
) -> Iterator[Finding]:
    """Try all promises, or `only` those with these names, one after another; yields a finding for each.

    `clock` tells seconds, as they pass at the port. No setting is changed, and one clatter sounds. Raises HubError when
    the port cannot be opened or goes away.
    """
    port = open_port(address)
    try:
        host = RawHost(port, Random(seed), clock)
        for name, check in PROMISES.items():
            if only and name not in only:
                continue
            try:
                check(host)
            except PromiseBroken as broken:
                yield Finding(name, broken.message)
            else:
                yield Finding(name)
    finally:
        port.close()
