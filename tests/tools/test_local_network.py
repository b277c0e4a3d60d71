"""The network on this machine that other tests use."""

from __future__ import annotations

import socket

from tools.local_network import free_ports

LOWEST_OUTGOING = 32_768
"""As Linux has it (ip_local_port_range), unless somebody changes it."""


def test_a_free_port_is_none_that_an_outgoing_connection_may_take() -> None:
    ports = free_ports(20)
    assert len(set(ports)) == 20
    assert max(ports) < LOWEST_OUTGOING
    for port in ports:
        socket.create_server(("127.0.0.1", port)).close()
