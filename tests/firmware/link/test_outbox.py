"""The send queue: retransmission until acknowledged, a bounded window, expiry."""

from tests.firmware.expected_errors import raised_text

from roundhouse_hub.link.outbox import Outbox
from roundhouse_hub.link.session import Session
from roundhouse_hub.ticks import ticks_add, ticks_diff
from roundhouse_standins.session_pair import HUB, SessionPair


def test_an_unacknowledged_line_is_sent_again_after_60_ms_and_then_less_often():
    pair = SessionPair().connected()
    pair.plugged = False
    pair.cue(1)
    sent = []
    for ms in range(1200):
        if pair.host.outgoing(ticks_add(pair.now, ms), 4096):
            sent.append(ms)
    assert sent == [0, 60, 180, 420, 900]
    assert pair.host.counters["sent_again"] == 4


def test_wake_says_when_to_call_again():
    pair = SessionPair().connected()
    assert pair.host.wake(pair.now) is None
    pair.cue(1)
    assert pair.host.wake(pair.now) == 0
    pair.host.outgoing(pair.now, 4096)
    assert pair.host.wake(ticks_add(pair.now, 20)) == 40


def test_no_more_than_the_window_is_in_flight():
    pair = SessionPair().connected()
    for slot in range(12):
        pair.cue(slot)
    out = pair.host.outgoing(pair.now, 4096)
    assert 200 < len(out) <= Outbox.WINDOW
    assert pair.host.outgoing(pair.now, 4096) == b""


def test_a_full_queue_says_so_and_still_takes_a_scene():
    pair = SessionPair()
    for slot in range(Outbox.QUEUE):
        assert pair.cue(slot)
    assert not pair.cue(0)
    assert pair.host.send({"k": "scene", "turn": 1}, pair.now)
    assert pair.host.send({"k": "scene", "turn": 2}, pair.now)
    pair.run(1000)
    assert len(pair.cues()) == Outbox.QUEUE
    assert [m["turn"] for m in pair.at_hub if m["k"] == "scene"] == [2]


def test_a_message_too_long_for_a_line_is_refused_at_once():
    pair = SessionPair().connected()
    assert "143 bytes at most" in raised_text(pair.host.send, {"k": "cue", "name": "x" * 200}, pair.now)
    assert pair.host.pending == 0


def test_expired_messages_are_dropped_and_the_rest_arrives():
    pair = SessionPair().connected()
    pair.plugged = False
    pair.cue(1)
    pair.hub.send({"k": "press", "b": 1, "g": "press", "t": 0}, pair.now)
    pair.run(4900)
    pair.cue(2)
    pair.hub.send({"k": "press", "b": 2, "g": "press", "t": 0}, pair.now)
    pair.run(200)
    pair.plugged = True
    pair.host.restart(pair.now)
    pair.run(1000)
    assert pair.cues() == [2]
    assert [m["b"] for m in pair.at_host if m["k"] == "press"] == [2]
    assert pair.host.counters["stale"] == 1 and pair.hub.counters["stale"] == 1
    assert pair.host.pending == 0 and pair.hub.pending == 0


def test_a_hub_that_restarted_gets_what_the_old_one_did_not_acknowledge():
    pair = SessionPair().connected()
    pair.cue(1)
    pair.run(50)
    pair.plugged = False
    pair.cue(2)
    pair.step()
    pair.hub = Session(HUB, number=900)
    pair.plugged = True
    pair.run(1000)
    pair.cue(3)
    pair.run(200)
    assert pair.cues() == [1, 2, 3]
    assert pair.host.counters["restarts"] == 1
    assert [m["k"] for m in pair.at_host] == ["hello"]


def test_messages_in_flight_when_the_line_was_cut_are_sent_again_at_once():
    pair = SessionPair().connected()
    pair.plugged = False
    pair.cue(1)
    pair.run(2000)  # by now it is repeated every 480 ms
    pair.plugged = True
    pair.host.restart(pair.now)
    pair.run(30)
    assert pair.cues() == [1]


def test_a_scene_finds_room_also_when_a_restarted_hub_was_sent_all_it_can_take():
    pair = SessionPair().connected()
    pair.plugged = False
    while pair.cue(1):
        pair.step()
    pair.hub = Session(HUB, number=5000)
    pair.plugged = True
    pair.at_host = []
    while not pair.at_host:
        pair.step()
    assert pair.at_host[0]["k"] == "hello" and pair.host.pending > Outbox.QUEUE
    assert pair.host.send({"k": "scene", "lamps": "c"}, pair.now)
    pair.run(3000)
    assert pair.at_hub[-1] == {"k": "scene", "lamps": "c"}


def repeats(answer_after):
    """The number of lines that a peer gets twice that acknowledges each of twenty so late, in ms."""
    pair = SessionPair().connected()
    for number in range(20):
        pair.cue(1 + number % 9)
        sent_at = None
        for _ in range(1000):
            now = pair.now = ticks_add(pair.now, 5)
            line = pair.host.outgoing(now, 4096)
            if line and sent_at is None:
                sent_at = now
                pair.hub.received(line, now)
            if sent_at is not None and ticks_diff(now, sent_at) >= answer_after:
                pair.host.received(pair.hub.outgoing(now, 4096), now)
                break
    return pair.host.counters["sent_again"]


def test_a_peer_that_is_slow_is_not_sent_everything_twice():
    assert repeats(40) == 0
    assert 0 < repeats(100) <= 4
    assert 0 < repeats(200) <= 6
