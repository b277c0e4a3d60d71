"""Finding hubs: each port is probed, each answer or problem is listed, and the simulated hub is always offered."""

from types import SimpleNamespace

import pytest
from tests.hub.wires import HubAtPrompt, HubEnd, MemoryPort

from roundhouse.catalogs import Message, Verbatim
from roundhouse.hub import discovery
from roundhouse.hub.discovery import SIMULATED, FoundHub, PortFollower, find_hubs, first_hub, probe
from roundhouse.hub.errors import PortBusy, PortGone
from roundhouse.hub.hub import ticks
from roundhouse.hub.port import Port


class SimulatedPorts:
    """A computer's serial ports: one hub, one port that another program has, one mouse."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.hub = HubEnd()

    def comports(self) -> list[SimpleNamespace]:
        return [
            SimpleNamespace(device="COM9", description="Board in FS mode", vid=0x2E8A),
            SimpleNamespace(device="COM3", description="Board in FS mode", vid=0x2E8A),
            SimpleNamespace(device="COM1", description="Mouse", vid=0x046D),
            SimpleNamespace(device="COM2", description=None, vid=None),
        ]

    def open(self, address: str) -> Port:
        self.asked.append(address)
        self.hub.now = ticks()
        if address == "COM3":
            return self.hub.open(address)
        if address == "COM9":
            raise PortBusy(Verbatim("COM9 is in use."))
        raise PortGone(Verbatim(f"There is no port {address}."))


@pytest.fixture
def ports(monkeypatch: pytest.MonkeyPatch) -> SimulatedPorts:
    ports = SimulatedPorts()
    monkeypatch.setattr("serial.tools.list_ports.comports", ports.comports)
    return ports


def test_each_pico_is_probed_and_the_simulated_hub_comes_last(ports: SimulatedPorts) -> None:
    toby, busy, simulated = find_hubs(open_port=ports.open)
    assert (toby.address, toby.info and toby.info.name) == ("COM3", "Toby")
    assert busy.address == "COM9" and isinstance(busy.problem, PortBusy)
    assert simulated == FoundHub(SIMULATED, Message("hub/simulated"))
    assert sorted(ports.asked) == ["COM3", "COM9"]
    assert not ports.hub.port.open


def test_other_devices_are_probed_only_on_request(ports: SimulatedPorts) -> None:
    assert [found.address for found in find_hubs(every_port=True, open_port=ports.open)] == [
        "COM1",
        "COM2",
        "COM3",
        "COM9",
        SIMULATED,
    ]


def test_without_any_port_there_is_still_the_simulated_hub(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serial.tools.list_ports.comports", list)
    assert find_hubs() == [FoundHub(SIMULATED, Message("hub/simulated"))]
    assert first_hub() == SIMULATED


def test_a_hub_that_answers_is_the_first_choice(ports: SimulatedPorts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discovery, "find_hubs", lambda: find_hubs(open_port=ports.open))
    assert first_hub() == "COM3"


def test_a_hub_that_was_left_at_the_prompt_is_found_and_the_note_says_so(ports: SimulatedPorts) -> None:
    ports.hub = HubAtPrompt()
    found = probe("COM3", open_port=ports.open)
    assert found.info is not None and found.info.name == "Toby"
    assert str(found.note) == "The hub at COM3 was at MicroPython's prompt and has been started."


class NamedPort(MemoryPort):
    """A port that knows by which name it was opened."""

    def __init__(self, name: str) -> None:
        super().__init__(HubEnd())
        self.name = name


class Ports:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, *devices: str) -> None:
        self.devices = list(devices)
        monkeypatch.setattr("serial.tools.list_ports.comports", self.comports)

    def comports(self) -> list[SimpleNamespace]:
        return [SimpleNamespace(device=device, vid=0x2E8A) for device in self.devices]

    def open(self, address: str) -> NamedPort:
        if address not in self.devices:
            raise PortGone(Verbatim(f"There is no port {address}."))
        return NamedPort(address)


def opened(follow: PortFollower, address: str) -> str:
    port = follow(address)
    assert isinstance(port, NamedPort)
    return port.name


def test_a_hub_that_comes_back_under_another_name_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    ports = Ports(monkeypatch, "ttyACM0")
    follow = PortFollower(ports.open)
    assert opened(follow, "ttyACM0") == "ttyACM0"
    ports.devices = []
    with pytest.raises(PortGone, match="There is no port ttyACM0"):
        follow("ttyACM0")
    ports.devices = ["ttyACM1"]
    assert opened(follow, "ttyACM0") == "ttyACM1"
    ports.devices = ["ttyACM0", "ttyACM1"]
    assert opened(follow, "ttyACM0") == "ttyACM0"


def test_a_wrong_address_stays_an_error_and_two_hubs_are_not_confused(monkeypatch: pytest.MonkeyPatch) -> None:
    ports = Ports(monkeypatch, "ttyACM1")
    with pytest.raises(PortGone, match="There is no port ttyACM0"):
        PortFollower(ports.open)("ttyACM0")
    ports.devices = ["ttyACM0"]
    follow = PortFollower(ports.open)
    follow("ttyACM0")
    ports.devices = ["ttyACM1", "ttyACM2"]
    with pytest.raises(PortGone, match="There is no port ttyACM0"):
        follow("ttyACM0")
