"""A hub in a thread: requests arrive, events are delivered, and closing it ends the thread."""

import queue
import threading
from unittest.mock import Mock

import pytest
from tests.hub.wires import SCENE, HubEnd
from tools.testing.waiting import PATIENCE_S

from roundhouse.hub.errors import HubSilent, PortGone
from roundhouse.hub.events import ButtonEvent, Connected, HubEvent, Lost
from roundhouse.hub.hub import ticks
from roundhouse.hub.thread import HubThread
from roundhouse_hub.lamps.scene import Cue


class EventQueue(queue.Queue[HubEvent]):
    def next(self) -> HubEvent:
        return self.get(timeout=PATIENCE_S)


class RealTimeHubEnd(HubEnd):
    def open(self, address: str):  # type: ignore[no-untyped-def]
        self.now = ticks()
        return super().open(address)


def test_scene_cue_and_press_are_delivered() -> None:
    far, heard = RealTimeHubEnd(), EventQueue()
    with HubThread("test", heard.put, far.open) as hub:
        assert hub.wait_connected(PATIENCE_S).name == "Toby"
        assert isinstance(heard.next(), Connected)
        hub.show(SCENE)
        assert hub.sound(Cue("whistle", -1))
        assert hub.flush(PATIENCE_S)
        assert far.scenes == [SCENE] and far.cues == ["whistle"]
        far.press(3)
        assert heard.next() == ButtonEvent(3, "press", far.now)
    assert not far.port.open


def test_waiting_for_a_missing_hub_raises_its_error() -> None:
    far = RealTimeHubEnd()
    far.plugged = False
    with HubThread("test", open_port=far.open) as hub, pytest.raises(PortGone, match="There is no port test"):
        hub.wait_connected(PATIENCE_S)


def test_waiting_for_a_silent_hub_times_out() -> None:
    far = RealTimeHubEnd()
    far.mute = True
    with HubThread("test", open_port=far.open) as hub, pytest.raises(HubSilent, match="plugged in"):
        hub.wait_connected(0.05)


class Closing:
    """A callback that closes the hub that calls it, as soon as it knows which hub that is."""

    def __init__(self) -> None:
        self.hub: HubThread | None = None
        self.known, self.closed = threading.Event(), threading.Event()

    def __call__(self, _event: HubEvent) -> None:
        assert self.known.wait(PATIENCE_S) and self.hub is not None
        self.hub.close()
        self.closed.set()


def test_a_callback_may_close_its_own_hub() -> None:
    far, closing = RealTimeHubEnd(), Closing()
    hub = HubThread("test", closing, far.open)
    closing.hub = hub
    closing.known.set()
    assert closing.closed.wait(PATIENCE_S)
    hub.close()
    assert not far.port.open


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_callback_that_raises_does_not_keep_the_port_open() -> None:
    far = RealTimeHubEnd()
    hub = HubThread("test", Mock(side_effect=RuntimeError("no table here")), far.open)
    hub._thread.join(PATIENCE_S)
    assert not far.port.open


@pytest.mark.parametrize("fault", ["read", "write", "wait"])
def test_an_unexpected_error_loses_the_hub_and_reaches_the_thread_hook(
    fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    far, heard, told = RealTimeHubEnd(), EventQueue(), queue.Queue[threading.ExceptHookArgs]()
    monkeypatch.setattr(threading, "excepthook", told.put)
    with HubThread("test", heard.put, far.open) as hub:
        assert isinstance(heard.next(), Connected)

        def broken(*_: object) -> None:
            raise ZeroDivisionError(fault)

        setattr(far.port, fault, broken)
        far.port.wake()
        hub.sound(Cue("whistle", -1))
        lost = heard.next()
        assert isinstance(lost, Lost)
        assert "if it happens again, unplug it" in str(lost.reason)
        assert isinstance(told.get(timeout=PATIENCE_S).exc_value, ZeroDivisionError)
        assert hub._thread.is_alive(), "the hub is tried again"
        assert not far.port.open
