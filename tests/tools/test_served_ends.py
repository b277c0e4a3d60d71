"""The ends of the emulated Pico's cable: what a host says comes through, what nobody reads is forgotten."""

import os
import select
import socket
from collections.abc import Iterator

import pytest
import serial
from tools.pico.served.ends import End, PortTakenError, SocketEnd, TerminalEnd, offered
from tools.waiting import PATIENCE_S


def arrived(end: End, size: int = 1) -> bytes:
    """What comes in, as soon as it does."""
    said = b""
    while len(said) < size:
        assert select.select(end.handles, [], [], PATIENCE_S)[0]
        said += end.receive()
    return said


@pytest.fixture
def end() -> Iterator[SocketEnd]:
    end = SocketEnd(0)
    yield end
    end.close()


@pytest.fixture
def terminal() -> Iterator[TerminalEnd]:
    end = TerminalEnd()
    yield end
    end.close()


def call(end: SocketEnd) -> socket.socket:
    """A host that has opened the socket."""
    host = socket.create_connection(("127.0.0.1", int(end.address.rpartition(":")[2])))
    host.settimeout(PATIENCE_S)
    return host


def answered(end: End) -> None:
    while not end.in_use:
        select.select(end.handles, [], [], PATIENCE_S)
        end.receive()


def test_a_host_at_the_socket_can_send_and_receive(end: SocketEnd) -> None:
    with call(end) as host:
        host.sendall(b"hello\x03\r\n\xff")
        assert arrived(end, 9) == b"hello\x03\r\n\xff"
        assert end.in_use
        end.send(b"~0")
        assert host.recv(10) == b"~0"


def test_pyserial_opens_the_address_as_it_stands(end: SocketEnd) -> None:
    with serial.serial_for_url(end.address, timeout=PATIENCE_S) as host:
        host.write(b"hello")
        assert arrived(end, 5) == b"hello"
        end.send(b"yes")
        assert host.read(3) == b"yes"


def test_a_second_host_is_turned_away_and_the_first_goes_on(end: SocketEnd) -> None:
    with call(end) as first:
        answered(end)
        with call(end) as second:
            select.select(end.handles, [], [], PATIENCE_S)
            end.receive()
            assert second.recv(1) == b""
        end.send(b"still")
        assert first.recv(10) == b"still"


def test_after_a_host_has_left_the_next_one_may_come(end: SocketEnd) -> None:
    with call(end):
        answered(end)
    while end.in_use:
        select.select(end.handles, [], [], PATIENCE_S)
        end.receive()
    end.send(b"nobody hears this")
    with call(end) as host:
        answered(end)
        end.send(b"new")
        assert host.recv(10) == b"new"


def test_a_host_that_never_reads_is_hung_up_on(end: SocketEnd) -> None:
    with call(end):
        answered(end)
        for _ in range(200):
            end.send(bytes(1 << 16))
        assert not end.in_use


def test_a_port_in_use_says_what_to_do(end: SocketEnd) -> None:
    port = int(end.address.rpartition(":")[2])
    with pytest.raises(PortTakenError, match=rf"{port}, Message\('files/in-use'\)"):
        SocketEnd(port)


def test_a_serial_port_takes_every_byte_as_it_is(terminal: TerminalEnd) -> None:
    assert not terminal.in_use
    with serial.Serial(terminal.address, timeout=PATIENCE_S) as host:
        assert terminal.in_use
        host.write(b"\x03\x04\r\n\x00")
        assert arrived(terminal, 5) == b"\x03\x04\r\n\x00"
        terminal.send(b"\r\n>>> ")
        assert host.read(6) == b"\r\n>>> "
    assert not terminal.in_use


def test_what_nobody_reads_at_the_serial_port_is_forgotten(terminal: TerminalEnd) -> None:
    terminal.send(b"nobody hears this")
    with serial.Serial(terminal.address, timeout=PATIENCE_S) as host:
        terminal.send(b"new")
        assert host.read(3) == b"new"


def test_the_serial_port_can_be_opened_again_and_does_not_echo(terminal: TerminalEnd) -> None:
    for _ in range(2):
        handle = os.open(terminal.address, os.O_RDWR | os.O_NOCTTY)
        os.write(handle, b"x\n")
        assert arrived(terminal, 2) == b"x\n"
        terminal.send(b"y\n")
        assert os.read(handle, 10) == b"y\n"
        os.close(handle)


def test_the_socket_comes_first() -> None:
    ends = offered(0)
    assert [end.address.startswith("socket://") for end in ends] == [True, False]
    for end in ends:
        end.close()
