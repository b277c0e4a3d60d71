"""Under which address phones on the same network find this computer."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Sequence
from typing import Final, NamedTuple

import ifaddr

NO_WIFI: Final = re.compile(
    r"^(docker|br-|veth|virbr|vmnet|vboxnet|vethernet|lxc|cni|flannel|podman|tun|tap|utun|wg|tailscale|zt|ppp|ipsec|awdl|llw)"
    r"|virtual|hyper-v|loopback|vpn",
    re.IGNORECASE,
)
"""The names of adapters behind which there is no phone: virtual machines, containers, tunnels."""
ANYWHERE: Final = "192.0.2.1"
"""An address of no computer (RFC 5737): asking for the way there sends nothing, and names the usual adapter."""


class Adapter(NamedTuple):
    name: str
    address: str


def adapters() -> list[Adapter]:
    return [
        Adapter(adapter.nice_name, ip.ip)
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if isinstance(ip.ip, str)
    ]


def usual_address() -> str:
    """The address from which this computer reaches others; empty without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ANYWHERE, 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def best_address(found: Sequence[Adapter], usual: str = "") -> str:
    """The address that phones are most likely to reach; empty if there is none.

    >>> best_address([Adapter("lo", "127.0.0.1"), Adapter("docker0", "172.17.0.1"), Adapter("wlan0", "192.168.1.7")])
    '192.168.1.7'
    """
    reachable = [each for each in found if _is_local(each.address)]
    at_home = [each for each in reachable if not NO_WIFI.search(each.name)]

    def rank(each: Adapter) -> tuple[bool, bool]:
        return each.address == usual, ipaddress.ip_address(each.address).is_private

    best = max(at_home or reachable, key=rank, default=None)
    return best.address if best is not None else ""


def _is_local(text: str) -> bool:
    address = ipaddress.ip_address(text)
    return address.version == 4 and not (address.is_loopback or address.is_link_local or address.is_unspecified)
