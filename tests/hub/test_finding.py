"""Finding hubs: each port is asked, each answer or problem is told, and the simulated hub is always offered."""

from types import SimpleNamespace

import pytest
from tests.hub.wires import HubEnd

from roundhouse.hub import finding
from roundhouse.hub.errors import PortBusy, PortGone
from roundhouse.hub.finding import SIMULATED, Follower, Found, ask, find_hubs, first_hub
from roundhouse.hub.ticks import ticks
from roundhouse.messages import Message, Verbatim


class Desk:
    """A computer's serial ports: one hub, one port that another program has, one mouse."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.hub = HubEnd()

    def comports(self):
        return [
            SimpleNamespace(device="COM9", description="Board in FS mode", vid=0x2E8A),
            SimpleNamespace(device="COM3", description="Board in FS mode", vid=0x2E8A),
            SimpleNamespace(device="COM1", description="Mouse", vid=0x046D),
            SimpleNamespace(device="COM2", description=None, vid=None),
        ]

    def open(self, address):
        self.asked.append(address)
        self.hub.now = ticks()
        if address == "COM3":
            return self.hub.open(address)
        if address == "COM9":
            raise PortBusy(Verbatim("COM9 is in use."))
        raise PortGone(Verbatim(f"There is no port {address}."))


@pytest.fixture
def desk(monkeypatch):
    desk = Desk()
    monkeypatch.setattr(finding.list_ports, "comports", desk.comports)
    return desk


def test_each_pico_is_asked_and_the_simulated_hub_comes_last(desk):
    toby, busy, simulated = find_hubs(open_port=desk.open)
    assert (toby.address, toby.info.name) == ("COM3", "Toby")
    assert busy.address == "COM9" and isinstance(busy.problem, PortBusy)
    assert simulated == Found(SIMULATED, Message("hub/simulated"))
    assert sorted(desk.asked) == ["COM3", "COM9"]
    assert not desk.hub.port.open


def test_other_devices_are_asked_only_on_request(desk):
    assert [found.address for found in find_hubs(every_port=True, open_port=desk.open)] == [
        "COM1",
        "COM2",
        "COM3",
        "COM9",
        SIMULATED,
    ]


def test_without_any_port_there_is_still_the_simulated_hub(monkeypatch):
    monkeypatch.setattr(finding.list_ports, "comports", list)
    assert find_hubs() == [Found(SIMULATED, Message("hub/simulated"))]
    assert first_hub() == SIMULATED


def test_a_hub_that_answers_is_the_first_choice(desk, monkeypatch):
    monkeypatch.setattr(finding, "find_hubs", lambda: find_hubs(open_port=desk.open))
    assert first_hub() == "COM3"


def test_another_protocol_is_a_problem_with_its_cure(desk):
    desk.hub = HubEnd(proto=[9, 0])
    found = ask("COM3", open_port=desk.open)
    assert found.info is None
    assert "pip install --upgrade roundhouse-hub" in str(found.problem)


class Ports:
    """Serial ports that come and go under names of their own."""

    def __init__(self, monkeypatch, *devices):
        self.devices = list(devices)
        monkeypatch.setattr(finding.list_ports, "comports", self.comports)

    def comports(self):
        return [SimpleNamespace(device=device, vid=0x2E8A) for device in self.devices]

    def open(self, address):
        if address not in self.devices:
            raise PortGone(Verbatim(f"There is no port {address}."))
        return address


def test_a_hub_that_comes_back_under_another_name_is_followed(monkeypatch):
    ports = Ports(monkeypatch, "ttyACM0")
    follow = Follower(ports.open)
    assert follow("ttyACM0") == "ttyACM0"
    ports.devices = []
    with pytest.raises(PortGone):
        follow("ttyACM0")
    ports.devices = ["ttyACM1"]
    assert follow("ttyACM0") == "ttyACM1"
    ports.devices = ["ttyACM0", "ttyACM1"]
    assert follow("ttyACM0") == "ttyACM0"


def test_a_wrong_address_is_not_put_right_and_two_hubs_are_not_mixed_up(monkeypatch):
    ports = Ports(monkeypatch, "ttyACM1")
    with pytest.raises(PortGone):
        Follower(ports.open)("ttyACM0")
    ports.devices = ["ttyACM0"]
    follow = Follower(ports.open)
    follow("ttyACM0")
    ports.devices = ["ttyACM1", "ttyACM2"]
    with pytest.raises(PortGone):
        follow("ttyACM0")
