"""The name that phones find by themselves: a help, and never in the way."""

from __future__ import annotations

import socket
import sys

import pytest
from zeroconf import ServiceInfo, Zeroconf

from roundhouse.phones import mdns


def asked() -> ServiceInfo | None:
    """What somebody else on this machine learns of the table."""
    with Zeroconf(interfaces=["127.0.0.1"]) as other:
        return other.get_service_info("_http._tcp.local.", "Roundhouse._http._tcp.local.", timeout=3000)


def test_the_name_is_answered_for_while_the_table_is_served() -> None:
    with mdns.answering("127.0.0.1", 8377) as address:
        assert address == "http://roundhouse.local:8377"
        found = asked()
        assert found is not None and (found.server, found.port) == (f"{mdns.NAME}.", 8377)
        assert found.addresses == [socket.inet_aton("127.0.0.1")]


def test_an_address_of_another_computer_has_no_name() -> None:
    with mdns.answering("192.0.2.1", 8377) as address:
        assert address == ""


def test_without_the_extra_there_is_no_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "zeroconf", None)
    monkeypatch.setattr(mdns, "find_spec", lambda _: None)
    with mdns.answering("127.0.0.1", 8377) as address:
        assert address == ""
