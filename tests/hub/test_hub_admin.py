"""Administration of a hub, with the firmware at the other end of a cable in memory."""

import time
from collections.abc import Iterator

import pytest
from tools.testing.waiting import wait_for

from roundhouse.hub.errors import FirmwareTooOld, HubSilent, RequestRefused
from roundhouse.hub.events import HubInfo, HubStatus
from roundhouse.hub.hub_admin import HubAdmin
from roundhouse.simulator.faults import Faults
from roundhouse.simulator.machine import CablePort, Machine
from roundhouse_hub import selftest
from roundhouse_hub.lamps.scene import CUES
from roundhouse_hub.link import messages
from roundhouse_standins.clock import VirtualClock


class RunningPort(CablePort):
    """A cable to a hub that runs while it is listened to, at twice its speed."""

    def __init__(self, machine: Machine) -> None:
        super().__init__(machine)
        self.machine = machine

    def read(self) -> bytes:
        self.machine.step()
        self.machine.board.clock.advance(4)
        return super().read()

    def wait(self, seconds: float) -> None:
        time.sleep(min(seconds, 0.002))


@pytest.fixture
def machine() -> Machine:
    return Machine(Faults(), VirtualClock(), "Toby", record=False)


@pytest.fixture
def hub(machine: Machine) -> Iterator[HubAdmin]:
    with HubAdmin("test", lambda _address: RunningPort(machine)) as care:
        yield care


def test_a_hub_reports_its_status(hub: HubAdmin, machine: Machine) -> None:
    machine.board.sensors.millivolts = 3100
    status = hub.status()
    assert isinstance(status, HubStatus)
    assert (status.volts, status.celsius, status.safe_mode, status.faults) == (3.1, 25.3, False, 0)
    assert hub.info.name == "Toby"


def test_a_hub_stores_its_settings(hub: HubAdmin, machine: Machine) -> None:
    assert hub.settings().volume == 5
    written = machine.board.flash.writes
    answer = hub.change(volume=3, brightness=2, mute=1, parts="lb", slots=2, name="Attic")
    assert (answer.volume, answer.brightness, answer.mute, answer.kept) == (3, 2, True, True)
    assert (list(map(str, answer.parts)), answer.slots, answer.name) == (["lamps", "buttons"], 2, "Attic")
    assert machine.board.flash.writes > written
    assert hub.settings() == answer


def test_a_hub_with_a_full_flash_reports_that_it_cannot_store(hub: HubAdmin, machine: Machine) -> None:
    machine.board.flash.full = True
    answer = hub.change(volume=3)
    assert (answer.volume, answer.kept) == (3, False)


def test_a_hub_refuses_in_its_own_words_and_changes_nothing(hub: HubAdmin) -> None:
    with pytest.raises(RequestRefused, match=r"slots must be a whole number from 1 to 12, not 13"):
        hub.change(volume=2, slots=13)
    assert hub.settings().volume == 5


def test_a_self_test_is_reported_step_by_step(hub: HubAdmin, machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LAMP_MS", "ALL_MS", "SOUND_MS", "PAUSE_MS", "SIGN_MS", "REPORT_MS"):
        monkeypatch.setattr(selftest.SelfTest, name, 5)
    steps = []
    for step in hub.selftest():
        steps.append(step)
        if step.stage == "button":
            machine.board.buttons.press(step.number)
    assert [str(step.text) for step in steps if step.stage == "lamps"] == ["red", "green", "blue", "white"]
    assert [step.number for step in steps if step.stage == "button"] == list(range(13))
    # Each sound was cut off after 5 ms, which the report says.
    sounds = [step for step in steps if step.stage == "sounds"]
    assert len(sounds) == len(CUES)
    assert len([step for step in steps if step.stage == "bad"]) == steps[-1].number == len(sounds)
    assert steps[-1].stage == "end"


def test_closing_the_iterator_stops_the_self_test(hub: HubAdmin, machine: Machine) -> None:
    for _ in hub.selftest():
        break
    wait_for(lambda: not machine.app.testing)
    assert not machine.app.testing


def test_a_hub_leaves_for_its_prompt_and_no_longer_answers(hub: HubAdmin, machine: Machine) -> None:
    hub.leave("prompt")
    wait_for(lambda: machine.board.left is not None)
    assert machine.board.left == "prompt"
    with pytest.raises(HubSilent, match="no longer answers"):
        hub.status()


def test_a_restarted_hub_connects_again(hub: HubAdmin, machine: Machine) -> None:
    met = hub._hub.info
    hub.leave("restart")
    wait_for(lambda: hub._hub.info is not met)
    assert machine.board.left == "restart"
    assert hub.status().up_seconds <= 5


def older_hello(*arguments: object) -> dict[str, object]:
    """The hello of a hub with a protocol that nobody can look after."""
    return {**messages.hub_hello(*arguments), "proto": [1, 1]}  # type: ignore[arg-type]


def test_older_and_newer_hubs_are_distinguished(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse_hub.app.hub_hello", older_hello)
    machine.app.apply()
    with pytest.raises(FirmwareTooOld, match="roundhouse flash test"):
        HubAdmin("test", lambda _address: RunningPort(machine))


def test_a_fault_in_the_hello_is_understood() -> None:
    assert HubInfo.of({"k": "hello", "e": 5}).fault == 5
    assert HubInfo.of({"k": "hello", "e": "x"}).fault == 0
