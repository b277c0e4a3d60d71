"""The simulated hub as a process of its own, opened by the call that opens a port."""

import time

import pytest
import serial

from roundhouse.hub import Connected, HubThread, Lost, Pressed
from roundhouse.hub.errors import BadAddress, PortBusy, PortGone
from roundhouse.hub.port import SerialPort
from roundhouse.simulator.simulated import SimulatedHub
from roundhouse_hub.lamps.scene import WHISTLE, Cue, Scene
from roundhouse_hub.link.wire import Reader, encode

PATIENCE = 20.0
SCENE = Scene("w............", "1............", 0, 3)


@pytest.fixture
def address(request):
    """An address of the test's own; the hub there is switched off afterwards."""
    address = f"sim://{request.node.name[-12:].replace('_', '-')}"
    yield address
    SimulatedHub.at(address).close()


def until(hub: HubThread, kind: type) -> list[object]:
    """The hub's events up to the first of a `kind`."""
    seen: list[object] = []
    end = time.monotonic() + PATIENCE
    while not any(isinstance(event, kind) for event in seen):
        assert time.monotonic() < end, f"no {kind.__name__} among {seen}"
        seen += hub.events()
        time.sleep(0.002)
    return seen


def test_a_table_in_real_time(address):
    with HubThread(address) as hub:
        info = hub.wait_connected(PATIENCE)
        assert info.name == address.removeprefix("sim://")
        far = SimulatedHub.at(address)
        hub.show(SCENE)
        hub.sound(Cue(WHISTLE, -1))
        far.wait_lamps(lambda lamps: lamps[0] != (0, 0, 0) and lamps[1] == (0, 0, 0), PATIENCE)
        assert far.wait_heard(1, PATIENCE) == [WHISTLE]
        far.press(3)
        assert until(hub, Pressed)[-1].button == 3


def test_a_pulled_cable_is_put_back_and_all_is_well(address):
    with HubThread(address) as hub:
        hub.wait_connected(PATIENCE)
        far = SimulatedHub.at(address)
        hub.events()
        far.unplug()
        assert "unplugged" in str(until(hub, Lost)[-1].reason)
        hub.sound(Cue(WHISTLE, -1))
        far.plug()
        until(hub, Connected)
        assert far.wait_heard(1, PATIENCE) == [WHISTLE]
        assert hub.flush(PATIENCE)
        assert far.heard == [WHISTLE]


def test_the_hub_goes_on_while_no_host_is_there(address):
    with HubThread(address) as hub:
        hub.wait_connected(PATIENCE)
    far = SimulatedHub.at(address)
    with HubThread(address) as hub:
        hub.wait_connected(PATIENCE)
    assert SimulatedHub.at(address) is far and far.running


def test_a_second_host_finds_it_busy(address):
    first = SerialPort(address)
    with pytest.raises(PortBusy, match="in use already: close the other table, or use sim://NAME"):
        SerialPort(address)
    first.close()
    SerialPort(address).close()


def test_a_cable_that_is_out_says_so(address):
    far = SimulatedHub.at(address)
    far.unplug()
    with pytest.raises(PortGone, match=r"cable of .* is unplugged"):
        SerialPort(address)


def test_a_hub_that_was_switched_off_is_gone_and_can_be_started_again(address):
    port = SerialPort(address)
    SimulatedHub.at(address).close()
    with pytest.raises(PortGone, match="unplugged"):
        while True:
            port.wait(1)
            port.read()
    port.close()
    assert SimulatedHub.at(address).running


def test_orders_that_cannot_be_carried_out_are_refused(address):
    far = SimulatedHub.at(address)
    far.down(3)
    with pytest.raises(ValueError, match="down 3: Button 3 is down already"):
        far.down(3)
    far.up(3)
    with pytest.raises(ValueError, match="There is no button 99"):
        far.press(99)
    for order in ("press x", "press 4 -5", "press 4 60 60", "sing"):
        with pytest.raises(ValueError, match=f"^{order}: use press N, press N MS, down N"):
            far.order(order)
    with pytest.raises(ValueError, match="no finger stays for more than 3600000 ms"):
        far.press(4, 10**11)
    assert far.running


def test_a_query_that_cannot_be_meant_is_refused_before_anything_starts():
    with pytest.raises(BadAddress, match="does not know 'dorp'"):
        SerialPort("sim://?dorp=1")


def test_waiting_for_a_sound_that_does_not_come_has_an_end(address):
    with pytest.raises(TimeoutError, match="did not sound 1 times"):
        SimulatedHub.at(address).wait_heard(1, 0.01)


def test_any_program_that_uses_pyserial_can_open_it(address):
    with serial.serial_for_url(address, timeout=PATIENCE) as port:
        port.write(encode({"k": "hello", "proto": [1, 0], "id": 77}))
        reader, heard = Reader(), []
        while not any(message.get("to") == 77 for _, message in heard):
            heard += reader.feed(port.read(1) + port.read(port.in_waiting))
        port.reset_input_buffer()
        assert port.in_waiting == 0
