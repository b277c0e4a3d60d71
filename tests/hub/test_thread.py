"""A hub in a thread: what is asked from outside arrives, what happens is told, and it ends when it is closed."""

import queue
import threading
from unittest.mock import Mock

import pytest
from tests.hub.wires import SCENE, HubEnd

from roundhouse.hub import Connected, HubEvent, HubThread, Lost, Pressed
from roundhouse.hub.errors import HubSilent, PortGone
from roundhouse.hub.ticks import ticks
from roundhouse_hub.lamps.scene import Cue

PATIENCE = 20.0  # seconds; only a broken thread takes that long


class Heard(queue.Queue[HubEvent]):
    """The events of a HubThread, waited for one by one."""

    def next(self) -> HubEvent:
        return self.get(timeout=PATIENCE)


class LivingEnd(HubEnd):
    """A hub's end in the computer's own time."""

    def open(self, address: str):  # type: ignore[no-untyped-def]
        self.now = ticks()
        return super().open(address)


def test_scene_cue_and_press_go_through():
    far, heard = LivingEnd(), Heard()
    with HubThread("test", heard.put, far.open) as hub:
        assert hub.wait_connected(PATIENCE).name == "Toby"
        assert isinstance(heard.next(), Connected)
        hub.show(SCENE)
        assert hub.sound(Cue("whistle", -1))
        assert hub.flush(PATIENCE)
        assert far.scenes == [SCENE] and far.cues == ["whistle"]
        far.press(3)
        assert heard.next() == Pressed(3, "press", far.now)
    assert not far.port.open


def test_without_a_callback_events_wait():
    far = LivingEnd()
    with HubThread("test", open_port=far.open) as hub:
        hub.wait_connected(PATIENCE)
        assert [type(event) for event in hub.events()] == [Connected]
        assert hub.events() == []


def test_a_hub_comes_back_by_itself():
    far, heard = LivingEnd(), Heard()
    with HubThread("test", heard.put, far.open) as hub:
        assert isinstance(heard.next(), Connected)
        far.plugged = False
        far.port.wake()
        assert isinstance(heard.next(), Lost)
        far.plugged = True
        assert isinstance(heard.next(), Connected)
        assert hub.wait_connected(PATIENCE).name == "Toby"
    assert far.opened == 2


def test_waiting_for_a_hub_that_is_not_there_raises_its_fault():
    far = LivingEnd()
    far.plugged = False
    with HubThread("test", open_port=far.open) as hub, pytest.raises(PortGone):
        hub.wait_connected(PATIENCE)


def test_waiting_for_a_hub_that_says_nothing_has_an_end():
    far = LivingEnd()
    far.mute = True
    with HubThread("test", open_port=far.open) as hub, pytest.raises(HubSilent, match="plugged in"):
        hub.wait_connected(0.05)


class Closing:
    """A callback that closes the hub it is called by, as soon as it is told which that is."""

    def __init__(self) -> None:
        self.hub: HubThread | None = None
        self.known, self.closed = threading.Event(), threading.Event()

    def __call__(self, _event: HubEvent) -> None:
        assert self.known.wait(PATIENCE) and self.hub is not None
        self.hub.close()
        self.closed.set()


def test_a_callback_may_close_its_own_hub():
    far, closing = LivingEnd(), Closing()
    hub = HubThread("test", closing, far.open)
    closing.hub = hub
    closing.known.set()
    assert closing.closed.wait(PATIENCE)
    hub.close()
    assert not far.port.open


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_callback_that_raises_does_not_keep_the_port():
    far = LivingEnd()
    hub = HubThread("test", Mock(side_effect=RuntimeError("no table here")), far.open)
    hub._thread.join(PATIENCE)
    assert not far.port.open


@pytest.mark.parametrize("fault", ["read", "write", "wait"])
def test_an_error_that_nobody_expected_is_a_lost_hub_and_told_where_threads_tell_theirs(
    fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    far, heard, told = LivingEnd(), Heard(), queue.Queue[threading.ExceptHookArgs]()
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
        assert isinstance(told.get(timeout=PATIENCE).exc_value, ZeroDivisionError)
        assert hub._thread.is_alive(), "the hub is tried again"
        assert not far.port.open


def test_a_press_is_heard_though_the_same_step_goes_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    far, heard, told = LivingEnd(), Heard(), queue.Queue[threading.ExceptHookArgs]()
    monkeypatch.setattr(threading, "excepthook", told.put)
    with HubThread("test", heard.put, far.open):
        assert isinstance(heard.next(), Connected)
        monkeypatch.setattr(far.port, "write", Mock(side_effect=ZeroDivisionError))
        far.press(5)
        pressed, lost = heard.next(), heard.next()
        assert isinstance(pressed, Pressed) and pressed.button == 5
        assert isinstance(lost, Lost)
        assert isinstance(told.get(timeout=PATIENCE).exc_value, ZeroDivisionError)
