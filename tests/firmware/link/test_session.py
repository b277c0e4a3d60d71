"""Two sessions over a line that loses, repeats and damages: each knows the other, or notices that it does not."""

from roundhouse_hub.link.messages import hub_hello
from roundhouse_hub.link.session import Session
from roundhouse_hub.link.wire import encode, frame
from roundhouse_hub.ticks import LAST_TICK, ticks_add
from roundhouse_standins.session_pair import HOST, HUB, SessionPair, losing


def test_a_hub_says_hello_once_and_waits():
    hub = Session(HUB)
    assert hub.outgoing(0, 4096).count(b"hello") == 1
    assert hub.outgoing(10000, 4096) == b""
    assert hub.wake(10000) is None


def test_a_hub_restart_without_a_hello_is_noticed():
    pair = SessionPair().connected()
    pair.hub = Session(HUB, number=900)
    pair.hub.outgoing(pair.now, 4096)  # its hello is lost
    pair.cue(1)
    pair.run(1500)
    assert pair.cues() == [1]
    assert pair.host.open and pair.hub.open


def test_a_new_host_gets_nothing_meant_for_the_old_one():
    pair = SessionPair().connected()
    pair.plugged = False
    pair.hub.send({"k": "press", "b": 1, "g": "press", "t": 0}, pair.now)
    pair.step()
    pair.hub.send({"k": "press", "b": 2, "g": "press", "t": 0}, pair.now)
    pair.host = Session(HOST, asks=True, number=5000)
    pair.plugged = True
    pair.run(500)
    pair.hub.send({"k": "press", "b": 3, "g": "press", "t": 0}, pair.now)
    pair.run(200)
    assert [m["b"] for m in pair.at_host if m["k"] == "press"] == [3]
    assert [m["k"] for m in pair.at_hub] == ["hello"]


def test_a_host_asks_until_it_is_answered_and_takes_no_echo_for_an_answer():
    host = Session(HOST, asks=True)
    said = 0
    for now in range(0, 1000, 10):
        out = host.outgoing(now, 4096)
        said += len(out) > 0
        assert host.received(out, now) == []
    assert said == 4
    assert not host.open


def test_the_clock_wraps():
    pair = SessionPair(now=LAST_TICK - 200).connected()
    pair.lose = losing(30)
    for slot in range(12):
        pair.cue(slot)
    pair.run(3000)
    assert pair.cues() == list(range(12))


def test_quiet_counts_from_the_last_valid_line():
    pair = SessionPair()
    assert pair.hub.quiet(pair.now) == Session.QUIET_MS
    pair.connected()
    pair.plugged = False
    pair.run(3000)
    assert 3000 <= pair.hub.quiet(pair.now) <= 3100
    pair.hub.received(b"garbage\n" * 8, pair.now)
    assert pair.hub.quiet(pair.now) >= 3000
    assert pair.hub.quiet(ticks_add(pair.now, 1 << 29)) == Session.QUIET_MS


def test_lines_of_a_session_nobody_knows_are_counted_and_answered_with_a_hello():
    hub = Session(HUB)
    hub.outgoing(0, 4096)
    line = encode({"k": "cue", "name": "bell", "slot": 1}, 7)
    assert hub.received(line, 1000) == []
    assert hub.counters["unasked"] == 1
    assert b"hello" in hub.outgoing(1000, 4096)
    assert hub.received(line, 1010) == []
    assert hub.outgoing(1010, 4096) == b""


def test_half_a_line_before_a_cut_is_not_counted_as_bad():
    pair = SessionPair().connected()
    pair.cue(1)
    line = pair.host.outgoing(pair.now, 4096)
    pair.hub.received(line[:20], pair.now)
    pair.hub.restart(pair.now)
    pair.host.restart(pair.now)
    pair.run(200)
    assert pair.cues() == [1]
    assert pair.hub.bad_lines == 0


def test_a_new_id_is_far_from_the_old_one():
    session = Session(HOST, asks=True)
    for _ in range(500):
        old = session.id
        session._change_id()
        assert Session.FAR <= (session.id - old) % 65535 <= 65535 - Session.FAR


def test_a_host_of_another_protocol_is_not_obeyed():
    for protocol in ([2, 0], [0, 9], [1], [1, 2, 3], ["1", "3"], [True, 3], [1, None], "x", 7, None):
        hub = Session(hub_hello("1.2.3", "test", "Attic"), number=700)
        hub.outgoing(0, 1000)
        hello = {"k": "hello", "id": 100, "proto": protocol}
        assert hub.received(encode(hello) + encode({"k": "cue", "name": "bell"}, 101), 5) == [], protocol
        assert not hub.open
        assert b'"proto":[1,' in hub.outgoing(5, 1000), "it says which protocol it speaks"


def test_a_host_of_another_protocol_ends_the_conversation_with_the_one_before():
    hub = Session(hub_hello("1.2.3", "test", "Attic"), number=700)
    hub.received(encode({"k": "hello", "id": 100, "proto": [1, 3]}), 0)
    assert hub.open
    hub.received(encode({"k": "hello", "id": 9000, "proto": [2, 0]}), 0)
    assert not hub.open
    assert hub.received(encode({"k": "ping"}, 101), 0) == []
    assert [news["k"] for news in hub.received(encode({"k": "hello", "id": 100, "proto": [1, 3]}), 9)] == ["hello"]
    assert hub.open


def test_a_host_meets_its_hub_again_after_a_hello_of_another_protocol():
    pair = SessionPair().connected()
    pair.hub.received(encode({"k": "hello", "id": 9000, "proto": [2, 0]}), pair.now)
    pair.cue(1)
    pair.run(1500)
    assert pair.host.open and pair.hub.open
    assert pair.cues() == [1]


def test_an_id_and_an_acknowledgement_are_whole_numbers():
    for wrong in (b"true", b"1.0", b'"1"', b"null", b"[1]", b"0", b"-1", b"65536", b"9" * 99):
        hub = Session({}, number=65535)
        hub.received(encode({"k": "hello", "id": 7, "proto": [1, 0]}, 0), 0)
        hub.send({"k": "status"}, 0)  # number 1, and True == 1
        hub.outgoing(0, 1000)
        lines = frame(b'{"k":"hello","id":%s}' % wrong, 0) + frame(b'{"k":"ack","n":%s}' % wrong, 0)
        assert hub.received(lines, 0) == []
        assert (hub.counters["restarts"], hub.pending) == (0, 1), wrong


def test_a_hello_or_an_acknowledgement_with_a_number_means_nothing_and_is_not_sent_again_and_again():
    pair = SessionPair().connected()
    for body in (b'{"k":"hello","id":7,"proto":[1,0]}', b'{"k":"ack","n":1}'):
        number = pair.hub._got + 1
        assert pair.hub.received(frame(body, number), pair.now) == []
        assert b'{"k":"ack","n":%d}' % number in pair.hub.outgoing(pair.now, 4096)
        assert pair.hub.open and pair.hub.counters["restarts"] == 0
