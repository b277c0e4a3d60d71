"""The name that phones find by themselves: a help, and never in the way."""

import socket
import sys

import pytest
from tools.testing.waiting import PATIENCE_S
from zeroconf import ServiceInfo, Zeroconf

from roundhouse.i18n.texts import Texts
from roundhouse.phones import mdns
from roundhouse.program.phones import server
from roundhouse.program.table_request import PhoneServerOptions


def asked() -> ServiceInfo | None:
    """The facts that somebody else on this machine learns of the table."""
    with Zeroconf(interfaces=["127.0.0.1"]) as other:
        return other.get_service_info(
            "_http._tcp.local.", "Roundhouse._http._tcp.local.", timeout=round(1000 * PATIENCE_S)
        )


def test_the_name_is_answered_for_while_the_table_is_served() -> None:
    with mdns.advertised("127.0.0.1", 8377) as address:
        assert address == "http://roundhouse.local:8377"
        found = asked()
        assert found is not None and (found.server, found.port) == (f"{mdns.NAME}.", 8377)
        assert found.addresses == [socket.inet_aton("127.0.0.1")]


def test_an_address_of_another_computer_has_no_name() -> None:
    with mdns.advertised("192.0.2.1", 8377) as address:
        assert address == ""


@pytest.mark.parametrize(("host", "public"), [("127.0.0.1", ""), ("0.0.0.0", ""), ("127.0.0.1", "https://a.example")])
def test_a_table_that_phones_reach_by_another_address_has_no_name(host: str, public: str) -> None:
    at = PhoneServerOptions(host, 0, None, public)
    with socket.create_server((host, 0)) as listening, server.advertised(Texts(), listening, at) as sentence:
        assert sentence == ""


def test_without_the_extra_there_is_no_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "zeroconf", None)
    monkeypatch.setattr(mdns, "find_spec", lambda _: None)
    with mdns.advertised("127.0.0.1", 8377) as address:
        assert address == ""
