"""Ports that cannot be opened and ports that disappear: each error has its class and says what to do."""

import contextlib
import errno
import os
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import serial
from tools.testing.waiting import PATIENCE_S

from roundhouse.hub import serial_port
from roundhouse.hub.errors import BadAddress, NotAHub, PortBusy, PortFaulty, PortGone, PortNotPermitted
from roundhouse.hub.serial_port import SerialPort, fault_of


def test_a_missing_port_is_port_gone() -> None:
    with pytest.raises(PortGone, match=r"There is no port /dev/no-such-hub: plug the hub in; .*roundhouse hubs"):
        SerialPort("/dev/no-such-hub")


@pytest.mark.parametrize("address", [os.devnull, "/"])
def test_a_file_that_is_no_port_is_not_a_hub(address: str) -> None:
    with pytest.raises(NotAHub, match=r"is not a serial port: `roundhouse hubs`"):
        SerialPort(address)


def test_an_unknown_kind_of_address_is_refused() -> None:
    with pytest.raises(BadAddress, match=r"use a port's name, or sim://"):
        SerialPort("train://7")


@pytest.mark.parametrize(
    ("error", "kind", "says"),
    [
        (serial.SerialException(errno.ENOENT, "could not open port"), PortGone, "plug the hub in"),
        (serial.SerialException(errno.EBUSY, "busy"), PortBusy, "in use by another program: close it"),
        (serial.SerialException(errno.EAGAIN, "Could not exclusively lock port"), PortBusy, "in use"),
        (serial.SerialException(errno.EACCES, "Permission denied"), PortNotPermitted, "You may not open"),
        (serial.SerialException("could not open port 'COM3': FileNotFoundError(2)"), PortGone, "plug the hub in"),
        (OSError(errno.EIO, "Input/output error"), PortGone, "plug the hub in"),
    ],
)
def test_each_error_says_what_to_do(error: Exception, kind: type[Exception], says: str) -> None:
    fault = fault_of("/dev/ttyACM0", error)
    assert type(fault) is kind
    assert says in str(fault) and "/dev/ttyACM0" in str(fault)
    assert "\n" not in str(fault)


def test_a_busy_port_is_recognized_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse.hub.serial_port.sys.platform", "win32")
    error = serial.SerialException("could not open port 'COM3': PermissionError(13, 'Access is denied.', None, 5)")
    assert type(fault_of("COM3", error)) is PortBusy


def test_the_advice_names_the_group_that_owns_the_port(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serial_port, "_group_of", lambda _address: "dialout")
    monkeypatch.setenv("USER", "ada")
    fault = fault_of("/dev/ttyACM0", serial.SerialException(errno.EACCES, "Permission denied"))
    assert "run `sudo usermod -a -G dialout ada`, then log out and log in again" in str(fault)


def test_for_a_port_of_root_the_advice_is_a_udev_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serial_port, "_group_of", lambda _address: "root")
    fault = fault_of("/dev/ttyACM0", serial.SerialException(errno.EACCES, "Permission denied"))
    assert "99-roundhouse.rules" in str(fault) and 'ATTRS{idVendor}=="2e8a"' in str(fault)


def test_after_joining_the_group_the_advice_is_to_log_in_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serial_port, "_group_of", lambda _address: "dialout")
    monkeypatch.setattr(serial_port, "_members", lambda _group: ["ada"])
    monkeypatch.setenv("USER", "ada")
    fault = fault_of("/dev/ttyACM0", serial.SerialException(errno.EACCES, "Permission denied"))
    assert "since you logged in: log out and log in again" in str(fault) and "usermod" not in str(fault)


@pytest.mark.parametrize("here", [True, False])
def test_a_busy_port_mentions_modem_manager_if_it_is_installed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, here: bool
) -> None:
    manager = tmp_path / "ModemManager"
    if here:
        manager.touch()
    monkeypatch.setattr(serial_port, "MODEM_MANAGER", manager)
    fault = fault_of("/dev/ttyACM0", serial.SerialException(errno.EBUSY, "busy"))
    assert ("or wait: ModemManager looks at a new port" in str(fault)) is here


@pytest.mark.parametrize(
    "said",
    [
        "could not open port 'COM3': OSError(22, 'The semaphore timeout period has expired.', None, 121)",
        "could not open port 'COM3': OSError(22, 'A device attached to the system is not functioning.', None, 31)",
        "[WinError 1167] The device is not connected.",
    ],
)
def test_a_driver_error_on_windows_is_explained(monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    monkeypatch.setattr("roundhouse.hub.serial_port.sys.platform", "win32")
    fault = fault_of("COM3", serial.SerialException(said))
    assert type(fault) is PortFaulty
    assert "Windows cannot open COM3: plug the hub into another USB port" in str(fault) and "Device Manager" in str(
        fault
    )


Echo = tuple[str, list[socket.socket]]


@pytest.fixture
def echo() -> Iterator[Echo]:
    """The address of a device that sends back whatever it is sent, and its end of the wire."""
    listener = socket.create_server(("127.0.0.1", 0))
    ends: list[socket.socket] = []

    def run() -> None:
        end, _ = listener.accept()
        ends.append(end)
        with contextlib.suppress(OSError):
            while data := end.recv(4096):
                end.sendall(data)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    yield f"socket://127.0.0.1:{listener.getsockname()[1]}", ends
    listener.close()
    for end in ends:
        end.close()


def test_bytes_go_out_and_come_in(echo: Echo) -> None:
    port = SerialPort(echo[0])
    assert port.read() == b""
    assert port.write(b"round") == 5
    heard = b""
    while len(heard) < 5:
        port.wait(10)
        heard += port.read()
    assert heard == b"round"
    port.close()


def test_a_port_whose_other_end_closed_is_gone(echo: Echo) -> None:
    address, ends = echo
    port = SerialPort(address)
    port.write(b"round")
    port.wait(10)
    ends[0].shutdown(socket.SHUT_RDWR)
    with pytest.raises(PortGone, match="unplugged"):
        while True:
            port.wait(10)
            port.read()


def write_until_full(port: SerialPort, taken: list[int]) -> None:
    while not taken or taken[-1]:
        taken.append(port.write(b"round house " * 100))


def test_a_device_that_never_reads_does_not_block_a_write() -> None:
    _far_end, near_end = os.openpty()
    port = SerialPort(os.ttyname(near_end))
    taken: list[int] = []

    writing = threading.Thread(target=write_until_full, args=(port, taken), daemon=True)
    writing.start()
    writing.join(PATIENCE_S)
    assert not writing.is_alive() and sum(taken) > 0
    port.close()


def test_waking_a_port_while_it_closes_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    _far_end, near_end = os.openpty()
    port = SerialPort(os.ttyname(near_end))
    # Halfway through closing: pyserial still calls itself open, and what wakes it is gone.
    with monkeypatch.context() as patch:
        patch.setattr(port._serial, "pipe_abort_read_w", None)
        port.wake()
    port.close()
    port.wake()
    with pytest.raises(PortGone, match="was unplugged"):
        port.read()


def test_a_closed_port_is_gone(echo: Echo) -> None:
    port = SerialPort(echo[0])
    port.close()
    with pytest.raises(PortGone, match="unplugged"):
        port.read()
    with pytest.raises(PortGone, match="unplugged"):
        port.write(b"house")
    with pytest.raises(PortGone, match="unplugged"):
        port.wait(1)
