"""The promises of a hub: each is a function that raises `ProtocolViolation`, with what it saw, when one is broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roundhouse.hub.conformance.raw_host import ANSWER_S, ProtocolViolation, RawHost, framed, line
from roundhouse_hub.link.messages import PROTOCOL
from roundhouse_hub.link.wire import LAST_NUMBER, LONGEST_LINE

IN_FLIGHT: Final = 256
"""Bytes that a hub may have sent without an acknowledgement."""
SCENE: Final = {"k": "scene", "lamps": "co" + "." * 11, "colors": "12" + "." * 11, "turn": 1, "vol": 3}

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
            raise ProtocolViolation("hub-commands/conform-saw-field", field=field, value=repr(hello.get(field)))


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
    host.go_on_after(first + 1)


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
    host.next_number()
    host.expect("status")


@_promise
def _overlong_line(host: RawHost) -> None:
    host.hello()
    host.write(line({"k": "status", "more": "x" * LONGEST_LINE}, host.number + 1))
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
        host.write(framed(body, host.next_number()))
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
            raise ProtocolViolation("hub-commands/conform-saw-field", field="proto", value=repr(answer.get("proto")))
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
        raise ProtocolViolation("hub-commands/conform-saw-times", times=len(said))
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
        raise ProtocolViolation("hub-commands/conform-saw-in-flight", bytes=sum(waiting.values()))
    if not waiting:
        raise ProtocolViolation("hub-commands/conform-saw-nothing", awaited="status", seconds=ANSWER_S)


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
        raise ProtocolViolation("hub-commands/conform-saw-field", field="id", value=str(host.hub_id))
    host.go_on_after(number)
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
        raise ProtocolViolation("hub-commands/conform-saw-field", field="id", value=str(host.hub_id))
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
        raise ProtocolViolation("hub-commands/conform-saw-lacks", fields=", ".join(sorted(missing)))
    other = 1 + before["bright"] % 10
    host.send({"k": "settings", "bright": other, "slots": 99})
    host.expect("trouble")
    host.send({"k": "settings"})
    after = host.expect("settings")
    if after["bright"] != before["bright"]:
        raise ProtocolViolation("hub-commands/conform-saw-field", field="bright", value=str(after["bright"]))


@_promise
def _status(host: RawHost) -> None:
    host.hello()
    host.send({"k": "status"})
    heard = host.expect("status")
    fields = ("up", "free", "under", "bad", "again", "temp", "mv", "low", "faults", "safe")
    wrong = [field for field in fields if not isinstance(heard.get(field), int)]
    if wrong:
        raise ProtocolViolation("hub-commands/conform-saw-lacks", fields=", ".join(wrong))


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
        raise ProtocolViolation("hub-commands/conform-saw-bad-lines", count=len(host.faults), line=host.faults[0])
