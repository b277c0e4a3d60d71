"""A hub's port as the host uses it. pyserial is loaded when the first one is opened or looked for, and not before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

# Every Pico has this vendor's id. Nothing is sent to other devices unasked, since some would take it for a command.
PICO_VENDOR = 0x2E8A


class ListedPort(Protocol):
    """A serial port of this computer: its address, what the system says of it, and whose device is there."""

    @property
    def device(self) -> str: ...
    @property
    def description(self) -> str: ...
    @property
    def vid(self) -> int | None: ...


class Port(Protocol):
    """The connection to a hub. Every method except `close` and `wake` raises PortGone when the hub is gone."""

    def read(self) -> bytes:
        """The bytes that have arrived, without waiting."""

    def write(self, data: bytes) -> int:
        """Send as much of `data` as there is room for; returns how many bytes."""

    def wait(self, seconds: float) -> None:
        """Return when something arrives, when `wake` is called, or after `seconds`; sometimes sooner."""

    def wake(self) -> None:
        """End a `wait` that runs in another thread."""

    def close(self) -> None:
        """Close the port."""


def port_at(address: str) -> Port:
    """The port at an address, open. Raises what `SerialPort` raises."""
    from roundhouse.hub.serial_port import SerialPort

    return SerialPort(address)


def ports_there() -> Sequence[ListedPort]:
    """Every serial port of this computer, by its address."""
    from roundhouse.hub.serial_port import serial_ports

    return serial_ports()


def pico_ports() -> frozenset[str]:
    return frozenset(port.device for port in ports_there() if port.vid == PICO_VENDOR)
