"""The hub's end of the cable: whether a host is connected, and that no byte is lost or written twice."""

import binascii
from random import randint, seed

from roundhouse_hub.link.host_link import HostLink
from roundhouse_hub.link.messages import hub_hello
from roundhouse_hub.link.wire import encode
from roundhouse_standins.clock import VirtualClock
from roundhouse_standins.host_end import HostEnd
from roundhouse_standins.serial import Serial


class PortAndClock:
    """A board with only a port and a clock."""

    def __init__(self, room=256):
        self.serial = Serial()
        self.serial.OUTPUT = room
        self.clock = VirtualClock()
        self.hub = HostLink(self.serial, hub_hello("1.2.3", "test", "Attic"))
        self.far = HostEnd(self)
        self.heard = []

    def run(self, ms, reads=True):
        for _ in range(ms):
            self.heard.extend(self.hub.receive(self.clock.now()))
            self.hub.transmit(self.clock.now())
            self.far.awake = reads
            self.far.step(self.clock.now())
            self.clock.advance(1)


def test_a_host_is_connected_from_its_hello_until_it_falls_silent():
    cable = PortAndClock()
    assert not cable.hub.connected(cable.clock.now())
    cable.run(50)
    assert cable.hub.connected(cable.clock.now())
    cable.run(2900, reads=False)
    assert cable.hub.connected(cable.clock.now())
    cable.run(200, reads=False)
    assert not cable.hub.connected(cable.clock.now())
    cable.run(1100)
    assert cable.hub.connected(cable.clock.now())


def test_a_message_without_a_host_is_dropped():
    cable = PortAndClock()
    cable.run(50)
    cable.run(3200, reads=False)
    cable.hub.send({"k": "press", "b": 1, "g": "down", "t": 0}, cable.clock.now())
    cable.run(500)
    cable.hub.send({"k": "press", "b": 2, "g": "down", "t": 0}, cable.clock.now())
    cable.run(100)
    assert [message["b"] for message in cable.far.received("press")] == [2]


def test_a_port_that_takes_a_few_bytes_at_a_time_loses_none():
    cable = PortAndClock(room=7)
    cable.run(300)
    for button in range(5):
        cable.hub.send({"k": "press", "b": button, "g": "down", "t": 0}, cable.clock.now())
        cable.run(60)
    assert [message["b"] for message in cable.far.received("press")] == [0, 1, 2, 3, 4]
    assert cable.far.session.bad_lines == 0


def test_a_press_that_the_port_did_not_take_in_time_is_not_told_later():
    cable = PortAndClock()
    cable.run(50)
    cable.serial.OUTPUT = 0  # the computer sleeps
    for button in range(3):
        cable.hub.send({"k": "press", "b": button, "g": "down", "t": 0}, cable.clock.now())
        cable.run(900, reads=False)
    cable.serial.OUTPUT = 256
    cable.run(100)
    assert [message["b"] for message in cable.far.received("press")] == [1, 2]
    cable.serial.OUTPUT = 0
    cable.run(60_000, reads=False)
    cable.serial.OUTPUT = 256
    cable.run(1500)
    assert cable.hub.connected(cable.clock.now())
    assert [message["b"] for message in cable.far.received("press")] == [1, 2]


def test_a_computer_that_sleeps_for_a_week_is_told_nothing_old_and_everything_new():
    cable = PortAndClock()
    cable.run(50)
    cable.hub.send({"k": "press", "b": 1, "g": "down", "t": 0}, cable.clock.now())
    cable.hub.transmit(cable.clock.now())  # it falls asleep before it has read that
    cable.serial.host_read()
    cable.serial.OUTPUT = 0
    cable.hub.send({"k": "press", "b": 2, "g": "down", "t": 0}, cable.clock.now())
    for _ in range(7 * 24):
        cable.run(1, reads=False)
        cable.clock.advance(3600 * 1000)
    cable.serial.OUTPUT = 256
    cable.run(1500)
    cable.hub.send({"k": "press", "b": 3, "g": "down", "t": 0}, cable.clock.now())
    cable.run(100)
    assert [message["b"] for message in cable.far.received("press")] == [3]


def test_a_step_reads_no_more_than_64_bytes():
    cable = PortAndClock()
    cable.serial.host_write(bytes(200))
    cable.hub.receive(0)
    assert len(cable.serial.read(1000)) == 200 - HostLink.READ == 136


def test_valid_lines_are_found_in_a_flood_of_bytes():
    cable = PortAndClock()
    cable.run(50)
    cable.hub.send({"k": "press", "b": 1, "g": "down", "t": 0}, cable.clock.now())
    cable.hub.transmit(cable.clock.now())
    reads_without_line = []
    for data in (b"x" * HostLink.READ, b"\n" * HostLink.READ, None, b"\n~10", b"~0 {}\n", b""):
        cable.clock.advance(5)
        if data is None:
            cable.far.step(cable.clock.now())  # it acknowledges the press
        else:
            cable.serial.host_write(data)
        heard = cable.hub.receive(cable.clock.now())
        assert not heard, "an acknowledgement is for the session"
        reads_without_line.append(cable.hub.reads_without_line)
    assert reads_without_line == [1, 2, 0, 1, 2, 0]


def test_a_link_asks_to_be_called_again_while_bytes_wait():
    cable = PortAndClock(room=0)
    assert cable.hub.transmit(0) == 1
    cable.serial.OUTPUT = 256
    assert [cable.hub.transmit(0) for _ in range(4)][-1] is None
    assert b"Attic" in cable.serial.host_read()


def typed(*bursts, pause=50):
    """Whether a hub that gets these bytes, each after a pause (ms), leaves for the prompt."""
    cable = PortAndClock()
    for burst in bursts:
        cable.serial.host_write(burst)
        cable.run(pause, reads=False)
    return cable.hub.interrupted


# What is typed, with which pause after each, and whether it leads to the prompt.
TYPED = (
    ((b"\r\x03",), HostLink.ALONE_MS + 10, True),
    ((b"\x03", b"\x03", b"\x03"), 50, True),
    ((b"\x03", b"\x03", b"\x03"), 1000, True),
    ((b"\x03", b"\x03", b"\x03"), 1600, False),
    ((b"\x03",), 50, False),
    ((b"\x03", b"\x03"), 50, False),
    ((b"\x03" * 30,), 50, False),
    ((b"\x03", b"\x03", b"x", b"\x03"), 50, False),
    ((b"AT\r\x03",), 50, False),
    ((b"\x03garbage", b"\x03garbage", b"\x03garbage"), 50, False),
)


def test_ctrl_c_leads_to_the_prompt_on_a_line_of_its_own_or_typed_three_times_and_not_otherwise():
    for bursts, pause, leaves in TYPED:
        assert typed(*bursts, pause=pause) == leaves, (bursts, pause)


def test_what_mpremote_sends_behind_ctrl_c_is_left_for_the_prompt():
    for bursts in ((b"\r\x03\r\x01",), (b"\r\x03", b"\r\x01")):
        cable = PortAndClock()
        for burst in bursts:
            cable.serial.host_write(burst)
            cable.run(5, reads=False)
        assert cable.hub.interrupted
        assert cable.serial.read(100) == b"\r\x01"


def test_a_ctrl_c_with_anything_else_behind_it_is_garbage_and_a_line_there_is_read():
    for behind in (b"\r", b"\r\n", b"\x03", b"\x04", b"\r\x03", b"\x01", b"AT\r\n", b"import os\r", b"\r\x02"):
        assert not typed(b"\r\x03" + behind, pause=500), behind
        assert not typed(b"\r\x03", behind, pause=HostLink.ALONE_MS // 2), behind
        assert not typed(b"\x03", b"\x03", b"\x03" + behind), behind
    cable = PortAndClock()
    cable.run(50)
    number = cable.hub.session._got + 1
    cable.serial.host_write(b"\r\x03" + encode({"k": "status"}, number))
    cable.run(50)
    assert not cable.hub.interrupted
    assert cable.heard[-1] == {"k": "status"}


def test_garbage_in_small_pieces_does_not_lead_to_the_prompt():
    seed(3)
    cable = PortAndClock()
    for _ in range(4000):
        cable.serial.host_write(bytes(randint(0, 255) for _ in range(randint(1, 30))))
        cable.run(8)
        assert not cable.hub.interrupted


def test_a_line_that_carries_no_message_is_acknowledged_and_reported():
    cable = PortAndClock()
    cable.run(50)
    number = cable.hub.session._got + 1
    counted = b"%d {" % number
    cable.serial.host_write(b"~%s %08x\n" % (counted, binascii.crc32(counted)))
    cable.run(50)
    assert [message["code"] for message in cable.far.received("trouble")] == ["no-message"]
    cable.serial.host_write(encode({"k": "status"}, number + 1))
    cable.run(50)
    assert cable.heard[-1] == {"k": "status"}


def test_a_message_without_a_number_is_reported():
    cable = PortAndClock()
    cable.run(50)
    cable.serial.host_write(encode({"k": "cue", "name": "bell"}, 0))
    cable.run(50)
    assert [message["code"] for message in cable.far.received("trouble")] == ["no-number"]
    assert "cue" not in [message["k"] for message in cable.heard]
