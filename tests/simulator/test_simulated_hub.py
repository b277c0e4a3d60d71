"""The simulated hub in its own process, opened like a port."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from functools import partial
from typing import TypeVar

import pytest
import serial
from tools.testing.waiting import PATIENCE_S, wait_for

from roundhouse.hub.errors import BadAddress, PortBusy, PortGone
from roundhouse.hub.events import ButtonEvent, Connected, Lost
from roundhouse.hub.serial_port import SerialPort
from roundhouse.hub.thread import HubThread
from roundhouse.simulator.simulated_hub import SimulatedHub
from roundhouse_hub.lamps.scene import WHISTLE, Cue, Scene
from roundhouse_hub.link.messages import PRESS
from roundhouse_hub.link.wire import LineReader, encode

T = TypeVar("T")
SCENE = Scene("w............", "1............", 0, 3)


@pytest.fixture
def address(request: pytest.FixtureRequest) -> Iterator[str]:
    """An address of the test's own; the hub there is switched off afterward."""
    address = f"sim://{request.node.name[-12:].replace('_', '-')}"
    yield address
    SimulatedHub.at(address).close()


def until(hub: HubThread, kind: type[T]) -> T:
    """The next event of this kind. A machine may be so busy that the host tries several times to connect."""
    return wait_for(lambda: next((event for event in hub.events() if isinstance(event, kind)), None))


def test_a_table_in_real_time(address: str) -> None:
    with HubThread(address) as hub:
        assert until(hub, Connected).info.name == address.removeprefix("sim://")
        far = SimulatedHub.at(address)
        hub.show(SCENE)
        hub.sound(Cue(WHISTLE, -1))
        far.wait_lamps(lambda lamps: lamps[0] != (0, 0, 0) and lamps[1] == (0, 0, 0), PATIENCE_S)
        assert far.wait_sounds(1, PATIENCE_S) == [WHISTLE]
        far.press(3)
        assert until(hub, ButtonEvent).button == 3


@pytest.mark.skipif(sys.platform == "win32", reason="no process can be stopped for a while there")
def test_a_computer_that_is_held_up_loses_no_press(address: str) -> None:
    with HubThread(address) as hub:
        until(hub, Connected)
        far = SimulatedHub.at(address)
        pressed = list[int]()

        def heard(count: int) -> bool:
            events = [event for event in hub.events() if isinstance(event, ButtonEvent)]
            pressed.extend(event.button for event in events if event.gesture == PRESS)
            return len(pressed) == count

        for button in range(5):
            far.press(button)
            os.kill(far._process.pid, signal.SIGSTOP)
            time.sleep(0.1)
            os.kill(far._process.pid, signal.SIGCONT)
            wait_for(partial(heard, button + 1))
        assert pressed == list(range(5))


def test_a_hub_reconnects_when_its_cable_is_put_back(address: str) -> None:
    with HubThread(address) as hub:
        until(hub, Connected)
        far = SimulatedHub.at(address)
        far.unplug()
        wait_for(lambda: any("unplugged" in str(event.reason) for event in hub.events() if isinstance(event, Lost)))
        far.plug()
        until(hub, Connected)
        hub.sound(Cue(WHISTLE, -1))
        assert far.wait_sounds(1, PATIENCE_S) == [WHISTLE]
        assert hub.flush(PATIENCE_S)
        assert far.sounds == [WHISTLE]


def test_the_hub_goes_on_while_no_host_is_there(address: str) -> None:
    with HubThread(address) as hub:
        until(hub, Connected)
    far = SimulatedHub.at(address)
    with HubThread(address) as hub:
        until(hub, Connected)
    assert SimulatedHub.at(address) is far and far.running


def test_a_second_host_finds_it_busy(address: str) -> None:
    first = SerialPort(address)
    with pytest.raises(PortBusy, match="in use already: close the other table, or use sim://NAME"):
        SerialPort(address)
    first.close()
    SerialPort(address).close()


def test_connecting_while_the_cable_is_out_is_refused(address: str) -> None:
    far = SimulatedHub.at(address)
    far.unplug()
    with pytest.raises(PortGone, match=r"cable of .* is unplugged"):
        SerialPort(address)


def test_a_hub_that_was_switched_off_is_gone_and_can_be_started_again(address: str) -> None:
    port = SerialPort(address)
    SimulatedHub.at(address).close()
    with pytest.raises(PortGone, match="unplugged"):
        while True:
            port.wait(1)
            port.read()
    port.close()
    assert SimulatedHub.at(address).running


def test_orders_that_cannot_be_carried_out_are_refused(address: str) -> None:
    far = SimulatedHub.at(address)
    far.hold_down(3)
    with pytest.raises(ValueError, match="down 3: Button 3 is down already"):
        far.hold_down(3)
    far.release(3)
    with pytest.raises(ValueError, match="There is no button 99"):
        far.press(99)
    for order in ("press x", "press 4 -5", "press 4 60 60", "sing"):
        with pytest.raises(ValueError, match=f"^{order}: take press N, press N MS, down N"):
            far.send_order(order)
    with pytest.raises(ValueError, match="no finger stays for more than 3600000 ms"):
        far.press(4, 10**11)
    assert far.running


def test_an_invalid_query_is_refused_before_a_process_starts() -> None:
    with pytest.raises(BadAddress, match="has no setting 'dorp'"):
        SerialPort("sim://?dorp=1")


def test_any_program_that_uses_pyserial_can_open_it(address: str) -> None:
    with serial.serial_for_url(address, timeout=PATIENCE_S) as port:
        port.write(encode({"k": "hello", "proto": [1, 0], "id": 77}))
        reader = LineReader()
        heard: list[tuple[int, dict[str, object]]] = []
        while not any(message.get("to") == 77 for _, message in heard):
            heard += reader.feed(port.read(1) + port.read(port.in_waiting))
        port.reset_input_buffer()
        assert port.in_waiting == 0
