"""A hub with another protocol or firmware: what still works, and which command repairs the rest."""

from tests.hub.hub_with_clock import HubWithClock

from roundhouse.hub.errors import OtherProtocol
from roundhouse.hub.events import Connected, HubFault, Lost
from roundhouse.hub.hub import ConnectionState
from roundhouse_hub import __version__


def test_an_older_protocol_is_refused_with_the_command_to_run() -> None:
    desk = HubWithClock(proto=[0, 9])
    (lost,) = desk.run(500)
    assert isinstance(lost, Lost)
    assert isinstance(desk.hub.error, OtherProtocol)
    assert "speaks protocol 0" in str(lost.reason) and "run `roundhouse flash test`." in str(lost.reason)
    assert desk.hub.state is ConnectionState.LOST


def test_an_older_or_newer_firmware_is_reported_once_with_the_command_to_run() -> None:
    desk = HubWithClock(fw="0.0.9")
    connected, told = desk.run(500)
    assert isinstance(connected, Connected)
    said = f"firmware 0.0.9, which is older than this program ({__version__}): run `roundhouse flash test`."
    assert isinstance(told, HubFault) and str(told.text) == f"The hub at test has {said}"
    desk.far.restart()
    assert [type(event) for event in desk.run(2000)] == [Connected]
    (_, told) = HubWithClock(fw="99.0").run(500)
    assert isinstance(told, HubFault)
    assert "newer than this program" in str(told.text) and "install a newer Roundhouse" in str(told.text)


def test_a_newer_protocol_is_refused_with_the_command_to_run() -> None:
    (lost,) = HubWithClock(proto=[2, 0]).run(500)
    assert isinstance(lost, Lost)
    assert "install a newer Roundhouse on this computer" in str(lost.reason)


def test_a_newer_minor_protocol_is_accepted() -> None:
    (event,) = HubWithClock(proto=[1, 7], mood="sunny").run(200)
    assert isinstance(event, Connected)
    assert event.info.protocol == (1, 7)
