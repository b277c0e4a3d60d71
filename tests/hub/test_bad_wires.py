"""On any faulty wire, nothing crashes, nothing is delivered twice, and everything arrives in the end."""

import json
import zlib

from hypothesis import example, given
from hypothesis import strategies as st
from tests.depth import examples
from tests.hub.wires import HubEnd

from roundhouse.hub.hub import Hub
from roundhouse_hub.link.session import Session
from roundhouse_hub.link.wire import LineReader, encode

texts = st.text('az~"\\\n\x7fë€', max_size=4)
numbers = st.integers(-(2**40), 2**40)
values = st.one_of(texts, numbers, st.booleans(), st.none(), st.lists(st.integers(0, 9), max_size=3))
wire_messages = st.dictionaries(st.sampled_from(["b", "name", "t", "~"]), values, max_size=3).map(
    lambda fields: {"k": "x"} | fields
)
plain = st.sampled_from([None, True, -1, 0, 5, 1e300, "", "~", "1", 2**70])
# What streams are made of: garbage, sound lines, and the bytes that mean something to a reader.
scraps = st.one_of(
    st.binary(max_size=40),
    st.sampled_from([b"~", b"\n", b" ", b"\r\n", b"~17 {", b"x" * 80, b" " * 80]),
    wire_messages.map(lambda message: encode(message, 7)),
)
odd_json = st.one_of(
    plain, st.integers(0, 70000), st.lists(plain, max_size=3), st.dictionaries(texts, plain, max_size=1)
)
KINDS = ["hello", "ack", "skip", "scene", "cue", "ping", "press", "trouble", "x"]
FIELDS = ["id", "to", "n", "proto", "b", "g", "t", "text", "lamps", "colors", "turn", "vol", "name", "slot", "parts"]
odd_messages = st.builds(
    lambda kind, fields: {"k": kind} | fields,
    st.sampled_from(KINDS),
    st.dictionaries(st.sampled_from(FIELDS), odd_json, max_size=4),
)


@given(wire_messages, st.integers(0, 65535))
def test_an_encoded_message_is_decoded(message: dict[str, object], number: int) -> None:
    line = encode(message, number)
    assert LineReader().feed(line) == [(number, message)]
    assert json.loads(line[line.index(b" ") : -9]) == message


@given(st.lists(scraps, max_size=12), st.data())
def test_lines_are_read_however_the_bytes_are_split(parts: list[bytes], data: st.DataObject) -> None:
    stream = b"".join(parts)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=8)))
    at_once, piecewise = LineReader(), LineReader()
    expected = at_once.feed(stream + b"\n")
    found = []
    for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True):
        found += piecewise.feed(stream[start:end])
    assert found + piecewise.feed(b"\n") == expected
    assert piecewise.bad == at_once.bad


@given(st.binary(max_size=400), wire_messages)
def test_a_valid_line_is_read_after_any_garbage(garbage: bytes, message: dict[str, object]) -> None:
    reader = LineReader()
    reader.feed(garbage)
    assert reader.feed(encode(message, 7))[-1:] == [(7, message)]


def line_of(number: int, message: object) -> bytes:
    body = b"%d %s" % (number, json.dumps(message).encode())
    return b"~%s %08x\n" % (body, zlib.crc32(body))


@given(st.lists(st.tuples(st.integers(0, 70000), odd_messages), max_size=12), st.booleans())
def test_valid_lines_with_nonsense_in_them_crash_neither_side(lines: list[tuple[int, object]], answered: bool) -> None:
    far = HubEnd()
    hub = Hub("test", far.open)
    for now in range(0, 200 if answered else 5, 5):
        far.now = now
        hub.step(now)
    nonsense = b"".join(line_of(number, message) for number, message in lines)
    far.say = lambda: nonsense  # type: ignore[method-assign]
    hub.step(300)
    hub.step(5000)
    hub.step(9000)
    side = Session({"proto": [1, 0]}, number=5)
    side.received(nonsense, 0)
    assert len(side.outgoing(0, 4096)) > 0


class BadWire:
    """One direction of a wire on which a fault can happen to any line."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.old: list[bytes] = []

    def put(self, data: bytes) -> None:
        self.lines += data.splitlines(keepends=True)

    def take(self, fault: str, at: int) -> bytes:
        if fault == "repeat old" and self.old:
            return self.old[at % len(self.old)]
        if not self.lines:
            return b"~17 {garbage" if fault == "garbage" else b""
        at %= len(self.lines)
        if fault in ("reorder", "lose"):
            line = self.lines.pop(at)
            return b"" if fault == "lose" else line
        line = self.lines.pop(0)
        self.old.append(line)
        match fault:
            case "cut":
                return line[: at * 7 % len(line)]
            case "change":
                at = at * 13 % len(line)
                return line[:at] + bytes([line[at] ^ 1 << at % 8]) + line[at + 1 :]
            case "repeat":
                return line + line
            case "garbage":
                return b"\x00\xff~~ 5 {}\n" + line
            case _:
                return line


FAULTS = ["", "lose", "reorder", "cut", "change", "repeat", "repeat old", "garbage"]
deeds = st.lists(
    st.tuples(
        st.sampled_from(["host says", "hub says", "to hub", "to host", "wait", "cable"]),
        st.sampled_from(FAULTS),
        st.integers(0, 20),
    ),
    max_size=60,
)


class Talk:
    """A wire between two sides: the messages that each sends, and those that each hears.

    A complaint never gets old, and the hub's first words are void before it has met a host.
    """

    def __init__(self, host: Session, hub: Session) -> None:
        self.host = host
        self.said: dict[Session, list[str]] = {host: [], hub: []}
        self.heard: dict[Session, list[str]] = {host: [], hub: []}
        self.now = 0

    def say(self, side: Session) -> None:
        text = f"{len(self.said[side])}"
        if (side is self.host or side.open) and side.send({"k": "trouble", "text": text}, self.now):
            self.said[side].append(text)

    def hear(self, side: Session, data: bytes) -> None:
        news = side.received(data, self.now)
        self.heard[side] += [message["text"] for message in news if message["k"] == "trouble"]


@examples(300)
@given(deeds)
@example([("to hub", "", 0), ("to host", "", 0), ("host says", "", 0), ("wait", "", 9), ("cable", "", 0)])
def test_nothing_is_delivered_twice_and_everything_arrives(deeds: list[tuple[str, str, int]]) -> None:
    host = Session({"proto": [1, 0]}, asks=True, number=65530)
    hub = Session({"proto": [1, 0]}, number=300)
    down, up = BadWire(), BadWire()
    talk = Talk(host, hub)
    said, heard = talk.said, talk.heard
    for deed, fault, at in deeds:
        down.put(host.outgoing(talk.now, 4096))
        up.put(hub.outgoing(talk.now, 4096))
        match deed:
            case "host says":
                talk.say(host)
            case "hub says":
                talk.say(hub)
            case "to hub":
                talk.hear(hub, down.take(fault, at))
            case "to host":
                talk.hear(host, up.take(fault, at))
            case "wait":
                talk.now += 10 * at
            case "cable":
                down.lines.clear()
                up.lines.clear()
                host.restart(talk.now)
        for side, other in ((host, hub), (hub, host)):
            assert heard[side] == said[other][: len(heard[side])]

    for _ in range(400):
        talk.now += 10
        talk.hear(hub, b"".join(down.lines) + host.outgoing(talk.now, 4096))
        talk.hear(host, b"".join(up.lines) + hub.outgoing(talk.now, 4096))
        down.lines.clear()
        up.lines.clear()
    assert host.open and hub.open
    assert heard == {host: said[hub], hub: said[host]}
    assert host.pending == hub.pending == 0
