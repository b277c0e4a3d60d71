"""A hub's port as pyserial opens it, read and written without waiting; errors are sentences for people.

An address is whatever pyserial opens: `/dev/ttyACM0`, `COM3`, `socket://…`, and `sim://` for a simulated hub.
"""

import contextlib
import errno
import os
import select
import sys
from pathlib import Path

import serial
from serial.tools import list_ports
from serial.tools.list_ports_common import ListPortInfo

from roundhouse.catalogs import Message
from roundhouse.hub.errors import BadAddress, HubError, NotAHub, PortBusy, PortFaulty, PortGone, PortNotPermitted

# pyserial looks for `protocol_sim` in these packages to open `sim://`.
SIMULATOR = "roundhouse.simulator"
if SIMULATOR not in serial.protocol_handler_packages:
    serial.protocol_handler_packages.append(SIMULATOR)

SPEED = 115200  # USB ignores it, a hub on a real serial line does not
MODEM_MANAGER = Path("/usr/sbin/ModemManager")
"""On Linux it probes every new serial port for a modem, and so keeps it busy for some seconds."""
UDEV_RULE = 'SUBSYSTEM=="tty", ATTRS{idVendor}=="2e8a", MODE="0666"'
# Device not responding, semaphore timeout, device not connected, device no longer connected.
WINDOWS_FAULTS = (31, 121, 433, 1167)
LONGEST_WAIT_S = 0.1
# Windows misses a `wake` that comes just before the wait, and some of pyserial's ports cannot be woken at all.
SHORT_WAIT_S = 0.005


class SerialPort:
    """A port opened by pyserial."""

    def __init__(self, address: str) -> None:
        """Open `address`.

        Raises PortGone, PortBusy, PortNotPermitted, and BadAddress for an unknown kind of address or an invalid query.
        """
        self.address = address
        self._first = b""
        self._longest_wait = LONGEST_WAIT_S
        try:
            self._serial = serial.serial_for_url(
                address, do_not_open=True, baudrate=SPEED, timeout=0, write_timeout=0, exclusive=True
            )
            self._serial.open()
        except HubError:
            raise
        except (serial.SerialException, OSError, ValueError) as error:
            raise fault_of(address, error) from error
        if sys.platform == "win32" or not hasattr(self._serial, "cancel_read"):
            self._longest_wait = SHORT_WAIT_S
        try:
            self._handle: int | None = self._serial.fileno()
        except (OSError, AttributeError):
            self._handle = None

    def read(self) -> bytes:
        first, self._first = self._first, b""
        try:
            waiting = self._serial.in_waiting
            return first + (self._serial.read(waiting) if waiting else b"")
        except (serial.SerialException, OSError, TypeError) as error:
            raise self._gone() from error

    def write(self, data: bytes) -> int:
        try:
            if not self._has_room():
                return 0
            return self._serial.write(data) or 0
        except serial.SerialTimeoutException:
            return 0
        except (serial.SerialException, OSError, TypeError) as error:
            raise self._gone() from error

    def wait(self, seconds: float) -> None:
        if self._first:
            return
        try:
            self._serial.timeout = min(seconds, self._longest_wait)
            self._first = self._serial.read(1)
        except (serial.SerialException, OSError, TypeError) as error:
            raise self._gone() from error

    def wake(self) -> None:
        cancel = getattr(self._serial, "cancel_read", None)
        if cancel is not None:
            with contextlib.suppress(OSError, TypeError):  # just closed by the thread that waited
                cancel()

    def close(self) -> None:
        self._serial.close()

    def _has_room(self) -> bool:
        """Whether a byte can be written at once. Without room, pyserial's `write` would retry forever."""
        if self._handle is None or not self._serial.is_open:
            return True  # ports on Windows and the simulated hub accept what they can
        return bool(select.select([], [self._handle], [], 0)[1])

    def _gone(self) -> PortGone:
        return PortGone("hub/unplugged", address=self.address)


def serial_ports() -> list[ListPortInfo]:
    return sorted(list_ports.comports(), key=lambda port: str(port.device))


def fault_of(address: str, error: Exception) -> HubError:
    """The HubError for what pyserial or the system raised when `address` was opened."""
    number = getattr(error, "errno", None) or next(iter(getattr(error.__context__, "args", ())), None)
    text = str(error)
    on_windows = "WinError" in text or sys.platform == "win32"
    if number in (errno.EBUSY, errno.EAGAIN, errno.EWOULDBLOCK) or (on_windows and "PermissionError" in text):
        waits = MODEM_MANAGER.exists()
        return PortBusy(
            "hub/port-busy", address=address, waiting=Message("hub/port-busy-modem-manager") if waits else ""
        )
    if on_windows and any(f", {fault})" in text or f"WinError {fault}]" in text for fault in WINDOWS_FAULTS):
        return PortFaulty("hub/port-faulty-windows", address=address)
    if number in (errno.EACCES, errno.EPERM):
        return PortNotPermitted("hub/port-not-permitted", address=address, cure=_permission_cure(address))
    if number in (errno.ENOTTY, errno.EISDIR):
        return NotAHub("hub/not-serial", address=address)
    if isinstance(error, ValueError) and "://" in address:
        return BadAddress("hub/bad-address", address=address)
    return PortGone("hub/port-missing", address=address)


def _permission_cure(address: str) -> Message:
    """The way to get permission to open a port: on Linux a user has to join the port's group."""
    group = _group_of(address)
    user = os.environ.get("USER", "$USER")
    if group is None:
        return Message("hub/ask-administrator")
    if group == "root":
        rule = f"echo '{UDEV_RULE}' | sudo tee /etc/udev/rules.d/99-roundhouse.rules && sudo udevadm control --reload"
        return Message("hub/run-udev-rule", rule=rule)
    if user in _members(group):
        return Message("hub/log-in-again", group=group)
    return Message("hub/join-group", group=group, user=user)


def _group_of(address: str) -> str | None:
    if sys.platform == "win32" or not Path(address).exists():
        return None
    try:
        return Path(address).group()
    except (KeyError, OSError):
        return None


def _members(group: str) -> list[str]:
    if sys.platform == "win32":
        return []
    import grp

    try:
        return grp.getgrnam(group).gr_mem
    except KeyError:
        return []
