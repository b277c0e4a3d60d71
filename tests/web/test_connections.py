"""Connections to a real server on this machine: too many of one address, silent ones, slow ones."""

import logging
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

import pytest
import uvicorn
from tools.testing.phone_table import TableOfPhones
from tools.testing.phone_table import served as serve_phones
from tools.testing.waiting import PATIENCE_S, wait_for

from roundhouse.program.phones.server import PhoneServer, listen
from roundhouse.program.table_request import PhoneServerOptions
from roundhouse.web import request_data
from roundhouse.web.connections import BUSY_ANSWER, Door, limited_protocol

ADDRESS = "127.0.0.7"
MOST = 4
MOST_IN_ALL = 6
SILENT_S = 0.3
ASKED = b"GET /join/wrong HTTP/1.1\r\nHost: localhost\r\n\r\n"


@contextmanager
def served(silent: float = PATIENCE_S) -> Iterator[tuple[int, TableOfPhones]]:
    """The port of a table whose limits are low, and the table."""
    phones = TableOfPhones()
    door = Door(MOST_IN_ALL, MOST, BUSY_ANSWER)
    config = uvicorn.Config(phones.app, http=limited_protocol(door, silent), log_level="critical")
    server = PhoneServer(config, door, phones.table.end_streams)
    listening = listen(PhoneServerOptions("127.0.0.1", 0))
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    wait_for(lambda: server.started)
    try:
        yield listening.getsockname()[1], phones
    finally:
        server.should_exit = True
        thread.join(PATIENCE_S)


def connected(port: int, address: str = "") -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_S, source_address=(address, 0))


def status(connection: socket.socket) -> bytes:
    return connection.recv(65536).partition(b"\r\n")[0]


def is_let_in(port: int) -> bool:
    with connected(port, ADDRESS) as another, suppress(ConnectionError):
        another.sendall(ASKED)
        return status(another).endswith(b"403 Forbidden")
    return False


def test_an_address_that_holds_too_many_connections_is_refused_until_it_lets_go() -> None:
    with served() as (port, _):
        with ExitStack() as held:
            phones = [held.enter_context(connected(port, ADDRESS)) for _ in range(MOST)]
            for phone in phones:
                phone.sendall(ASKED)
                assert status(phone).endswith(b"403 Forbidden")
            with connected(port, ADDRESS) as more:
                assert status(more).startswith(b"HTTP/1.1 503")
                assert more.recv(1) == b""
        wait_for(lambda: is_let_in(port))


def test_a_crowd_that_rests_makes_room_and_phones_that_listen_are_kept() -> None:
    with served() as (port, phones), ExitStack() as held:
        crowd = [held.enter_context(connected(port, f"127.0.0.{each + 2}")) for each in range(MOST_IN_ALL)]
        crowd[-1].sendall(ASKED)
        assert status(crowd[-1]).endswith(b"403 Forbidden")
        listening = []
        for seat in range(len(phones.table.names)):
            for _ in range(MOST_IN_ALL // len(phones.table.names)):
                listening.append(held.enter_context(connected(port, f"127.0.1.{seat + 2}")))
                secret = phones.table.tickets.sit_down(phones.table.tickets.code, None).secret
                listening[-1].sendall(
                    f"GET /events HTTP/1.1\r\nHost: localhost\r\nCookie: seat={secret}\r\n\r\n".encode()
                )
                assert status(listening[-1]).endswith(b"200 OK")
        for caller in crowd[:-1]:
            assert status(caller).startswith(b"HTTP/1.1 503"), "a caller who has asked for nothing is told so"
        assert b"503" not in crowd[-1].recv(65536), "an answer is not followed by another one"
        more = held.enter_context(connected(port))
        assert status(more).startswith(b"HTTP/1.1 503"), "phones that listen are all kept"
        phones.table.notify_phones()
        for phone in listening:
            assert b"data: new" in phone.recv(65536)


def test_phones_that_ask_all_at_once_wait_for_each_other() -> None:
    with served() as (port, _), ExitStack() as held:
        phones = []
        for each in range(20 * MOST_IN_ALL):
            phones.append(held.enter_context(connected(port, f"127.0.2.{each + 2}")))
            phones[-1].sendall(ASKED)
        assert [status(phone)[-13:] for phone in phones] == [b"403 Forbidden"] * len(phones)


@pytest.mark.parametrize("said", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: "])
def test_a_connection_that_never_asks_ends(said: bytes) -> None:
    with served(SILENT_S) as (port, _), connected(port) as silent:
        silent.sendall(said)
        assert silent.recv(1) == b""


@pytest.mark.parametrize("at_once", [True, False])
def test_what_cannot_be_read_is_refused_without_a_word_in_the_log(
    at_once: bool, caplog: pytest.LogCaptureFixture
) -> None:
    logging.getLogger("uvicorn.error").addHandler(caplog.handler)
    with serve_phones(TableOfPhones()) as port, connected(port) as stranger:
        origin = f"http://localhost:{port}"
        head = f"POST /sit HTTP/1.1\r\nHost: localhost:{port}\r\nOrigin: {origin}\r\nTransfer-Encoding: chunked\r\n\r\n"
        chunk = b"ZZZ\r\n"
        stranger.sendall(head.encode() + chunk * at_once)
        assert status(stranger).startswith(b"HTTP/1.1 400" if at_once else b"HTTP/1.1 413")
        with suppress(ConnectionError):
            stranger.sendall(chunk)
            while said := stranger.recv(4096):
                assert b"HTTP/1.1" not in said, "one answer is enough"
    assert caplog.text == ""


def test_a_body_that_never_comes_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_data, "SLOWEST_S", 0.3)
    with served() as (port, _), connected(port) as slow:
        head = f"POST /sit HTTP/1.1\r\nHost: localhost:{port}\r\nOrigin: http://localhost:{port}\r\n"
        slow.sendall(f"{head}Content-Length: 100\r\n\r\ncode=".encode())
        assert b"403" in status(slow)


def test_a_server_that_stops_ends_what_phones_listen_to(caplog: pytest.LogCaptureFixture) -> None:
    table = TableOfPhones()
    cookie = f"seat={table.table.tickets.sit_down(table.table.tickets.code, 0).secret}"
    logging.getLogger("uvicorn.error").addHandler(caplog.handler)
    with serve_phones(table) as port:
        phone = connected(port)
        phone.sendall(f"GET /events HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\r\n".encode())
        assert status(phone).endswith(b"200 OK")
    while phone.recv(4096):
        pass
    phone.close()
    assert table.table.streams_ended and caplog.text == ""
