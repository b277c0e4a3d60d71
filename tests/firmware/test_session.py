"""Two sessions over a line that loses, repeats and mixes up: everything arrives once."""

from roundhouse_hub.link.outbox import Outbox
from roundhouse_hub.link.session import Session
from roundhouse_hub.link.wire import Reader, encode
from roundhouse_hub.ticks import LAST, ticks_add

HUB = {"proto": [1, 0], "fw": "0.1.0", "name": "Test"}
HOST = {"proto": [1, 0]}


class Table:
    """A host and a hub, and the line between them, in their own time."""

    def __init__(self, now=1000):
        self.now = now
        self.host = Session(HOST, asks=True, number=100)
        self.hub = Session(HUB, number=200)
        self.at_host = []
        self.at_hub = []
        self.lose = lambda data: data  # what the line does to what is sent over it
        self.plugged = True

    def step(self, ms=10):
        self.now = ticks_add(self.now, ms)
        down = self.host.outgoing(self.now, 4096)
        up = self.hub.outgoing(self.now, 4096)
        if self.plugged:
            self.at_hub += self.hub.received(self.lose(down), self.now)
            self.at_host += self.host.received(self.lose(up), self.now)

    def run(self, ms):
        for _ in range(ms // 10):
            self.step()

    def met(self):
        self.run(100)
        self.at_host = []
        self.at_hub = []
        return self

    def cue(self, slot):
        return self.host.send({"k": "cue", "name": "bell", "slot": slot}, self.now)

    def cues(self):
        return [message["slot"] for message in self.at_hub if message["k"] == "cue"]


def numbers(data):
    return [number for number, message in Reader().feed(data) if number]


def losing(percent):
    """A line that loses so many pieces of a hundred, always the same ones."""
    state = [12345]

    def lose(data):
        if not data:
            return data
        state[0] = (state[0] * 75 + 74) % 65537
        return b"" if state[0] % 100 < percent else data

    return lose


def test_both_sides_meet_and_learn_who_is_there():
    table = Table()
    table.run(100)
    assert table.host.open and table.hub.open
    assert table.host.peer["name"] == "Test"
    assert [m["k"] for m in table.at_host] == ["hello"]
    assert [m["k"] for m in table.at_hub] == ["hello"]


def test_a_host_asks_until_it_is_answered():
    host = Session(HOST, asks=True)
    said = 0
    for now in range(0, 1000, 10):
        said += host.outgoing(now, 4096).count(b"hello")
    assert said == 4
    assert not host.open


def test_a_hub_says_hello_once_and_waits():
    hub = Session(HUB)
    assert hub.outgoing(0, 4096).count(b"hello") == 1
    assert hub.outgoing(10000, 4096) == b""
    assert hub.wake(10000) is None


def test_messages_arrive_in_order_both_ways():
    table = Table().met()
    for slot in range(12):
        assert table.cue(slot)
        assert table.hub.send({"k": "press", "b": slot, "g": "press", "t": 0}, table.now)
    table.run(300)
    assert table.cues() == list(range(12))
    assert [message["b"] for message in table.at_host] == list(range(12))
    assert table.host.pending == 0 and table.hub.pending == 0
    assert table.host.counters["sent_again"] == 0


def test_a_press_leaves_at_once():
    table = Table().met()
    table.hub.send({"k": "press", "b": 3, "g": "down", "t": 0}, table.now)
    assert table.hub.wake(table.now) == 0
    assert b'"down"' in table.hub.outgoing(table.now, 160)


def test_an_unacknowledged_line_is_sent_again_after_60_ms_and_then_less_often():
    table = Table().met()
    table.plugged = False
    table.cue(1)
    sent = []
    for ms in range(1200):
        if table.host.outgoing(ticks_add(table.now, ms), 4096):
            sent.append(ms)
    assert sent == [0, 60, 180, 420, 900]
    assert table.host.counters["sent_again"] == 4


def test_wake_tells_when_to_ask_again():
    table = Table().met()
    assert table.host.wake(table.now) is None
    table.cue(1)
    assert table.host.wake(table.now) == 0
    table.host.outgoing(table.now, 4096)
    assert table.host.wake(ticks_add(table.now, 20)) == 40


def test_a_repeated_line_is_acknowledged_again_and_not_delivered():
    table = Table().met()
    table.cue(1)
    line = table.host.outgoing(table.now, 4096)
    assert len(table.hub.received(line, table.now)) == 1
    assert b'"ack"' in table.hub.outgoing(table.now, 4096)
    assert table.hub.received(line, table.now) == []
    assert b'"ack"' in table.hub.outgoing(table.now, 4096)
    assert table.hub.counters["repeated"] == 1


def test_a_line_that_overtook_another_waits_for_it():
    table = Table().met()
    table.cue(1)
    first = table.host.outgoing(table.now, 4096)
    table.cue(2)
    second = table.host.outgoing(table.now, 4096)
    assert table.hub.received(second, table.now) == []
    assert table.hub.counters["early"] == 1
    assert [m["slot"] for m in table.hub.received(first + second, table.now)] == [1, 2]


def test_lost_lines_arrive_all_the_same():
    for percent in (20, 35, 50):
        table = Table().met()
        table.lose = losing(percent)
        for slot in range(12):
            table.cue(slot)
        table.run(4900)
        assert table.cues() == list(range(12)), percent
        assert table.host.counters["sent_again"] > 0
        assert table.host.pending == 0


def test_no_more_than_the_window_is_on_its_way():
    table = Table().met()
    for slot in range(12):
        table.cue(slot)
    out = table.host.outgoing(table.now, 4096)
    assert 200 < len(out) <= Outbox.WINDOW
    assert table.host.outgoing(table.now, 4096) == b""


def test_a_full_queue_says_so_and_still_takes_a_scene():
    table = Table()
    for slot in range(Outbox.QUEUE):
        assert table.cue(slot)
    assert not table.cue(0)
    assert table.host.send({"k": "scene", "turn": 1}, table.now)
    assert table.host.send({"k": "scene", "turn": 2}, table.now)
    table.run(1000)
    assert len(table.cues()) == Outbox.QUEUE
    assert [m["turn"] for m in table.at_hub if m["k"] == "scene"] == [2]


def test_of_waiting_scenes_only_the_newest_is_sent():
    table = Table().met()
    for turn in range(50):
        assert table.host.send({"k": "scene", "turn": turn}, table.now)
    table.run(100)
    assert [m["turn"] for m in table.at_hub] == [49]


def test_bytes_are_given_out_as_there_is_room():
    table = Table().met()
    table.cue(1)
    table.cue(2)
    out = b""
    while table.host.wake(table.now) == 0:
        piece = table.host.outgoing(table.now, 7)
        assert len(piece) <= 7
        out += piece
    assert len(table.hub.received(out, table.now)) == 2


def test_a_message_too_long_for_a_line_is_refused_at_once():
    table = Table().met()
    try:
        table.host.send({"k": "cue", "name": "x" * 200}, table.now)
    except ValueError:
        assert table.host.pending == 0
    else:
        raise AssertionError("a message of 200 bytes was taken")


def test_after_the_line_was_cut_everything_arrives_once():
    for cut in ("before", "acknowledgement"):
        table = Table().met()
        table.cue(1)
        if cut == "before":
            table.host.outgoing(table.now, 4096)
        else:
            table.at_hub += table.hub.received(table.host.outgoing(table.now, 4096), table.now)
            table.hub.outgoing(table.now, 4096)
        table.plugged = False
        table.run(1000)
        assert table.cue(2)
        table.plugged = True
        table.host.restart(table.now)
        assert not table.host.open
        table.run(1000)
        assert table.cues() == [1, 2], cut
        assert table.host.open and table.host.pending == 0
        assert [m["k"] for m in table.at_host] == ["hello"]


def test_what_is_too_old_is_given_up_and_the_rest_goes_on():
    table = Table().met()
    table.plugged = False
    table.cue(1)
    table.hub.send({"k": "press", "b": 1, "g": "press", "t": 0}, table.now)
    table.run(4900)
    table.cue(2)
    table.hub.send({"k": "press", "b": 2, "g": "press", "t": 0}, table.now)
    table.run(200)
    table.plugged = True
    table.host.restart(table.now)
    table.run(1000)
    assert table.cues() == [2]
    assert [m["b"] for m in table.at_host if m["k"] == "press"] == [2]
    assert table.host.counters["stale"] == 1 and table.hub.counters["stale"] == 1
    assert table.host.pending == 0 and table.hub.pending == 0


def test_a_hub_that_restarted_gets_what_the_old_one_did_not_acknowledge():
    table = Table().met()
    table.cue(1)
    table.run(50)
    table.plugged = False
    table.cue(2)
    table.step()
    table.hub = Session(HUB, number=900)
    table.plugged = True
    table.run(1000)
    table.cue(3)
    table.run(200)
    assert table.cues() == [1, 2, 3]
    assert table.host.counters["restarts"] == 1
    assert [m["k"] for m in table.at_host] == ["hello"]


def test_a_hub_that_restarted_unheard_is_noticed():
    table = Table().met()
    table.hub = Session(HUB, number=900)
    table.hub.outgoing(table.now, 4096)  # its hello is lost
    table.cue(1)
    table.run(1500)
    assert table.cues() == [1]
    assert table.host.open and table.hub.open


def test_a_new_host_hears_nothing_that_was_meant_for_the_old_one():
    table = Table().met()
    table.plugged = False
    table.hub.send({"k": "press", "b": 1, "g": "press", "t": 0}, table.now)
    table.step()
    table.hub.send({"k": "press", "b": 2, "g": "press", "t": 0}, table.now)
    table.host = Session(HOST, asks=True, number=5000)
    table.plugged = True
    table.run(500)
    table.hub.send({"k": "press", "b": 3, "g": "press", "t": 0}, table.now)
    table.run(200)
    assert [m["b"] for m in table.at_host if m["k"] == "press"] == [3]
    assert [m["k"] for m in table.at_hub] == ["hello"]


def test_a_press_before_any_host_was_there_is_void():
    table = Table()
    table.hub.send({"k": "press", "b": 1, "g": "press", "t": 0}, table.now)
    table.run(500)
    assert [m["k"] for m in table.at_host] == ["hello"]
    assert table.hub.pending == 0


def test_an_echo_is_not_a_hub_and_does_not_make_a_storm():
    host = Session(HOST, asks=True)
    said = 0
    for now in range(0, 1000, 10):
        out = host.outgoing(now, 4096)
        said += len(out) > 0
        assert host.received(out, now) == []
    assert said == 4
    assert not host.open


def test_numbers_go_around():
    table = Table()
    table.host = Session(HOST, asks=True, number=65530)
    table.hub = Session(HUB, number=65533)
    table.met()
    for _round in range(5):
        for slot in range(12):
            table.cue(slot)
        table.run(300)
    assert table.cues() == list(range(12)) * 5
    assert table.host.pending == 0


def test_the_clock_goes_around():
    table = Table(now=LAST - 200).met()
    table.lose = losing(30)
    for slot in range(12):
        table.cue(slot)
    table.run(3000)
    assert table.cues() == list(range(12))


def test_quiet_counts_from_the_last_sound_line():
    table = Table()
    assert table.hub.quiet(table.now) == Session.QUIET_MS
    table.met()
    table.plugged = False
    table.run(3000)
    assert 3000 <= table.hub.quiet(table.now) <= 3100
    table.hub.received(b"garbage\n" * 8, table.now)
    assert table.hub.quiet(table.now) >= 3000
    assert table.hub.quiet(ticks_add(table.now, 1 << 29)) == Session.QUIET_MS


def test_lines_of_a_session_nobody_knows_are_counted_and_answered_with_a_hello():
    hub = Session(HUB)
    hub.outgoing(0, 4096)
    line = encode({"k": "cue", "name": "bell", "slot": 1}, 7)
    assert hub.received(line, 1000) == []
    assert hub.counters["unasked"] == 1
    assert b"hello" in hub.outgoing(1000, 4096)
    assert hub.received(line, 1010) == []
    assert hub.outgoing(1010, 4096) == b""


def test_nonsense_with_a_right_sum_does_no_harm():
    table = Table().met()
    for session in (table.hub, table.host):
        for message in (
            {"k": "hello"},
            {"k": "hello", "id": "x"},
            {"k": "hello", "id": 0},
            {"k": "hello", "id": 99999},
            {"k": "ack"},
            {"k": "ack", "n": "x"},
            {"k": "ack", "n": [1]},
            {"k": "ack", "n": 77},
            {"k": "cue"},
        ):
            assert session.received(encode(message, 0), table.now) == []
    table.cue(1)
    table.run(100)
    assert table.cues() == [1]


def test_what_was_on_its_way_when_the_line_was_cut_is_sent_again_at_once():
    table = Table().met()
    table.plugged = False
    table.cue(1)
    table.run(2000)  # by now it is repeated every 480 ms
    table.plugged = True
    table.host.restart(table.now)
    table.run(30)
    assert table.cues() == [1]


def test_half_a_line_from_before_the_cut_is_no_bad_line():
    table = Table().met()
    table.cue(1)
    line = table.host.outgoing(table.now, 4096)
    table.hub.received(line[:20], table.now)
    table.hub.restart(table.now)
    table.host.restart(table.now)
    table.run(200)
    assert table.cues() == [1]
    assert table.hub.bad_lines == 0


def test_a_scene_finds_room_also_when_a_restarted_hub_was_sent_all_it_can_take():
    table = Table().met()
    table.plugged = False
    while table.cue(1):
        table.step()
    table.hub = Session(HUB, number=5000)
    table.plugged = True
    table.at_host = []
    while not table.at_host:
        table.step()
    assert table.at_host[0]["k"] == "hello" and table.host.pending > Outbox.QUEUE
    assert table.host.send({"k": "scene", "lamps": "c"}, table.now)
    table.run(3000)
    assert table.at_hub[-1] == {"k": "scene", "lamps": "c"}


def test_a_new_id_is_far_from_the_old_one():
    session = Session(HOST, asks=True)
    for _ in range(500):
        old = session.id
        session._change_id()
        assert Session.FAR <= (session.id - old) % 65535 <= 65535 - Session.FAR
