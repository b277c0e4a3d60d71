"""Any JSON at all in an undamaged line: no error, no line too long, and the conversation goes on."""

import random

from roundhouse_hub.lamps.scene import BELL
from roundhouse_hub.link.wire import LONGEST_BODY, frame
from roundhouse_standins.bench import ready, safe_bench
from roundhouse_standins.constant_sounds import ConstantLibrary

# The kinds of PROTOCOL.md with their fields, but for the ways to leave: these would rightly end the conversation.
KINDS = {
    "hello": ("proto", "id", "to"),
    "ack": ("n",),
    "scene": ("lamps", "colors", "turn", "vol", "more"),
    "cue": ("name", "slot"),
    "settings": ("vol", "mute", "bright", "quiet", "slots", "parts", "name"),
    "selftest": ("stop",),
    "skip": (),
    "ping": (),
    "status": (),
    "press": ("b", "g", "t"),
    "unknown": ("newer",),
}
# A right value for some fields, so that the next one is looked at, too.
RIGHT = {
    "lamps": '"%s"' % ("." * 13),
    "colors": '"%s"' % ("." * 13),
    "turn": "-1",
    "vol": "3",
    "name": '"bell"',
    "proto": "[1,3]",
}
# Numbers as JSON may write them. None is the id of another host, which would rightly end the conversation.
NUMBERS = ("0", "-0", "-1", "-0.0", "0.5", "1.0", "12.0", "1e0", "1e2", "1E+400", "-1e-400", "0." + "3" * 70)
NUMBERS += ("65536", "1073741824", "-2147483649", "18446744073709551616")
LITERALS = ("true", "false", "null")
TEXTS = ("", "x", "bell", "refused", "lsb", "." * 13, "c" * 12, "c" * 25, "m" * 49, "x" * 90, "\\u0001" * 15)
TEXTS += ("\\\\" * 12, '\\"' * 30)
TEXTS += ("\\/\\b\\f\\n\\r\\t", "\\ud800", "\\ud83d\\ude82", "\\uFFFF" * 13, "\\u007e", "\\u0000")


def written(levels=4):
    lot = random.randint(0, 9)
    if lot < 3:
        return random.choice(NUMBERS)
    if lot < 4:
        return random.choice(("", "-")) + "9" * random.randint(6, 110)
    if lot < 5:
        return random.choice(LITERALS)
    if lot < 8 or not levels:
        return '"%s"' % random.choice(TEXTS)
    inside = [written(levels - 1) for _ in range(random.randint(0, 3))]
    if lot == 8:
        deep = random.choice((0, 0, 0, 5, 40))
        return "[" * deep + "[" + ",".join(inside) + "]" + "]" * deep
    return "{" + ",".join('"k":%s' % value for value in inside) + "}"


def body_of_any_message():
    """A random message that fits into a line, with spaces wherever JSON may have them."""
    kind = random.choice(sorted(KINDS) + ["scene", "cue", "settings"] * 3)
    while True:
        fields = ['"k" :"%s"' % kind]
        often = random.randint(1, 7)
        for field in KINDS[kind] + ("k", "newer"):
            if random.randint(0, 7) < (1 if field in ("k", "newer") else often):
                fields.append('"%s": %s' % (field, written()))
            elif field in RIGHT and random.randint(0, 1):
                fields.append('"%s":%s' % (field, RIGHT[field]))
        body = ("{ %s }" % " , ".join(fields)).encode()
        if len(body) <= LONGEST_BODY:
            return body


def heard(made, body):
    if b'"hello"' in body or b'"ack"' in body:
        made.board.serial.host_write(frame(body, 0))
    else:
        made.host.session._outbox._queue.append(["x", body, None])
    made.run(60)


def state_of(made):
    """The state that no message may change: errors, starts, ways it was left, earlier hosts, damaged lines."""
    session = made.app.host.session
    return (
        made.app.faults.count,
        made.starts,
        made.left,
        session.open,
        session.counters["restarts"],
        made.host.session.bad_lines,
    )


def try_all(made, bodies):
    """The hub fails at none of them, goes on talking to the same host, and its lines are not too long."""
    before = state_of(made)
    for body in bodies:
        heard(made, body)
        assert state_of(made) == before, body
    made.run(3000)
    heard(made, b'{"k":"status"}')
    made.run(300)
    assert made.received("status"), "it still answers"


def any_messages(seed, times):
    random.seed(seed)
    for _ in range(times):
        yield body_of_any_message()


def test_no_message_is_too_much_for_a_hub():
    try_all(ready(library=ConstantLibrary(short=(8000, 6000))), any_messages(1, 400))


def test_no_message_is_too_much_for_safe_mode():
    try_all(safe_bench(), any_messages(2, 200))


def test_a_number_of_a_hundred_digits_is_refused_in_a_line_that_fits():
    made = ready()
    kinds = (
        b'{"k":"settings","vol":%s}',
        b'{"k":"settings","brightness":1,"slots":%s}',
        b'{"k":"settings","mute":%s}',
        b'{"k":"cue","name":"bell","slot":%s}',
        b'{"k":"cue","name":%s}',
        b'{"k":"ack","n":%s}',
    )
    try_all(made, [body % digits for body in kinds for digits in (b"9" * 100, b"-" + b"9" * 100)])
    assert {message["got"] for message in made.received("trouble")} == {"9" * 20, "-" + "9" * 19}
    made.send("cue", name=BELL, slot=-1)
    assert made.heard == [BELL]
