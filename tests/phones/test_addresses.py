"""The address that phones reach, among those that computers have."""

import pytest

from roundhouse.phones.addresses import Adapter, adapters, best_address

HOME = "192.168.1.20"
LISTS = {
    "Wi-Fi alone": ([("lo", "127.0.0.1"), ("wlan0", HOME)], "", HOME),
    "Docker beside it": ([("docker0", "172.17.0.1"), ("br-5f1c", "172.18.0.1"), ("wlp3s0", HOME)], "", HOME),
    "a VPN that takes every way": ([("wlan0", HOME), ("tun0", "10.8.0.6")], "10.8.0.6", HOME),
    "WireGuard and Tailscale": ([("wg0", "10.0.0.2"), ("tailscale0", "100.90.1.2"), ("eth0", HOME)], "10.0.0.2", HOME),
    "cable and Wi-Fi, the usual way by cable": ([("wlan0", "192.168.2.7"), ("eth0", HOME)], HOME, HOME),
    "link-local beside it": ([("eth0", "169.254.10.1"), ("wlan0", HOME)], "", HOME),
    "VirtualBox on Windows": ([("VirtualBox Host-Only Network", "192.168.56.1"), ("Wi-Fi", HOME)], HOME, HOME),
    "Hyper-V on Windows": ([("vEthernet (Default Switch)", "172.28.16.1"), ("Ethernet", HOME)], "", HOME),
    "a Mac with sidecar adapters": ([("awdl0", "169.254.3.3"), ("utun3", "10.9.0.4"), ("en0", HOME)], "", HOME),
    "a virtual machine's network is better than none": (
        [("lo", "127.0.0.1"), ("virbr0", "192.168.122.1")],
        "",
        "192.168.122.1",
    ),
    "no network": ([("lo", "127.0.0.1"), ("wlan0", "169.254.7.7")], "", ""),
}


@pytest.mark.parametrize("name", LISTS)
def test_the_address_in_the_homes_network_is_found(name: str) -> None:
    found, usual, best = LISTS[name]
    assert best_address([Adapter(*each) for each in found], usual) == best


def test_this_computer_has_at_least_the_address_that_is_its_own() -> None:
    assert "127.0.0.1" in {each.address for each in adapters()}
