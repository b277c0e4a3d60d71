"""Anything at all at the door of a table of phones: broken requests, wrong bodies and cookies, callers who hang up or
never finish.

The players at the table look at their hands all the while. No request may be answered with a fault of the server, be
written to its log as one, move a tile, or make the server grow without end.
"""

import logging
import re
import resource
import socket
from collections.abc import Sequence
from contextlib import suppress
from random import Random

import httpx2
import pytest
from tests.depth import DEPTH, SEED
from tools.testing.phone_table import TableOfPhones, play, served
from tools.testing.waiting import PATIENCE_S

CALLERS = 300
A_SPELL = 100
"""Callers between two looks whether all is well."""
ANSWER_S = 0.2
MOST_LEFT = 30
"""Callers who never finish, at one time."""
GROWTH_KB = 40_000
"""The server may grow by so much once it is warm."""
HELD = re.compile(r'data-act="pick:\d+" data-place="\d+" aria-label="([^"]+)"')
METHODS = ("GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "BREW", "get", "", "P\x00ST", "G" * 400)
PATHS = (
    *("/", "/join", "/join/wrong", "/sit", "/ask", "/act", "/leave", "/part", "/table", "/table/part", "/events"),
    *("/static/phone.js", "/static/../app.py", "/static/%2e%2e/%2e%2e/app.py", "/static/%00", "//", "/%ff", "*", ""),
    *("/join/" + "x" * 3000, "/join/%0d%0aSet-Cookie:seat=1", "http://elsewhere.example/", "/again", "/setup"),
)
NAMES = (
    *("Cookie", "Accept-Language", "Host", "Origin", "Content-Length", "Content-Type", "Transfer-Encoding", "Expect"),
    *("X-Forwarded-For", "X-Forwarded-Proto", "Connection", "Upgrade", "Range", "Accept-Encoding", "", "x\x00y"),
)
VALUES = (
    *("", "-1", "0", "1", "2048", "99999999999999999999", "1e9", "chunked", "chunked, chunked", "identity", "close"),
    *("seat=", "seat=guessed", "seat=" + "A" * 4000, "seat=1; seat=2; ;;=;", "de;q=nan, en;q=-1, es;q=9", "gzip;q=0"),
    *("localhost", "localhost:99999", "[::1", "table.example", "null", "http://evil.example", "127.0.0.1, 10.0.0.1"),
    *("100-continue", "websocket", "bytes=0-1,5-", "\xff\xfe", "a" * 9000, "application/json", "multipart/form-data"),
)
BODIES = (
    *(b"", b"code=wrong&seat=0", b"seat=0", b"code=&seat=-1&name=", b"action=draw&revision=0&key=k"),
    *(b"action=drop:1:1:1:1:1&revision=-5&key=", b"action=drop:" + b"9" * 1500, b"=&=&=", b"&" * 2000, b"%", b"%zz"),
    *(b"\x00" * 64, b"\xff" * 64, b'{"code": 1}', b"name=" + b"%F0%9F%9A%82" * 60, b"code[]=1&code=%00", b"x" * 4000),
    *(b"5\r\ncode=\r\n0\r\n\r\n", b"ffffffffffff\r\n", b"-1\r\n", b"a=1&" * 500),
)


def request(rng: Random, port: int) -> bytes:
    """Something like a request, with anything at all wrong in it."""
    host = f"localhost:{port}"
    method, path = rng.choice(METHODS) if rng.random() < 0.5 else "POST", rng.choice(PATHS)
    body = rng.choice(BODIES)
    lines = [f"{method} {path} HTTP/{rng.choice(('1.1', '1.1', '1.1', '1.0', '2', '9.9'))}"]
    headers = {"Host": host, "Origin": f"http://{host}", "Content-Length": str(len(body))}
    for _ in range(rng.choice((0, 0, 0, 1, 1, 3))):
        headers[rng.choice(NAMES)] = rng.choice(VALUES)
    for _ in range(rng.randrange(2)):
        headers.pop(rng.choice(list(headers)), None)
    lines += [f"{name}: {value}" for name, value in headers.items()]
    if rng.random() < 0.02:
        lines += [f"X-{number}: {'y' * 50}" for number in range(2000)]
    said = "\r\n".join([*lines, "", ""]).encode("latin-1") + body
    if rng.random() < 0.2:
        place = rng.randrange(len(said))
        said = said[:place] + bytes([rng.randrange(256)]) + said[place + 1 :]
    return said


def call(rng: Random, port: int, left: list[socket.socket]) -> None:
    """One caller: asks for something, and hears the answer, hangs up, or leaves it at that."""
    said, way = request(rng, port), rng.random()
    address = f"127.0.{rng.randrange(1, 200)}.{rng.randrange(1, 200)}"
    with suppress(OSError):
        line = socket.create_connection(("127.0.0.1", port), PATIENCE_S, source_address=(address, 0))
        if way < 0.05:
            line.sendall(said[: len(said) // 2])
            left.append(line)
            if len(left) > MOST_LEFT:
                left.pop(0).close()
            return
        with line:
            if way < 0.2:
                line.sendall(said[: rng.randrange(len(said) + 1)])
                return
            line.sendall(said)
            line.settimeout(ANSWER_S)
            with suppress(TimeoutError):  # the server waits for what the headers promise
                status = line.recv(65536).partition(b"\r\n")[0]
                assert not status.startswith(b"HTTP/1.1 5") or status.startswith(b"HTTP/1.1 503"), (status, said[:200])


def seated(port: int, seats: int) -> list[httpx2.Client]:
    """A phone at each seat, from an address of its own, with a new connection for each page."""
    origin, phones = f"http://localhost:{port}", []
    for seat in range(seats):
        way = httpx2.HTTPTransport(local_address=f"127.0.0.{seat + 2}")
        headers = {"origin": origin, "connection": "close"}
        phones.append(httpx2.Client(base_url=origin, headers=headers, timeout=PATIENCE_S, transport=way))
    return phones


def hands(phones: Sequence[httpx2.Client]) -> list[list[str]]:
    """The tiles that each player's phone shows."""
    pages = [phone.get("/part") for phone in phones]
    assert [page.status_code for page in pages] == [200] * len(phones)
    return [HELD.findall(page.text) for page in pages]


def size_kb() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def test_no_stranger_moves_a_tile_or_fails_the_server(caplog: pytest.LogCaptureFixture) -> None:
    table, rng, left = TableOfPhones(), Random(SEED), list[socket.socket]()
    play(table, 1)
    for name in ("uvicorn.error", "asyncio"):
        logging.getLogger(name).addHandler(caplog.handler)
    caplog.set_level(logging.ERROR)
    with served(table) as port:
        phones = seated(port, len(table.table.names))
        for seat, phone in enumerate(phones):
            phone.post("/sit", data={"code": table.table.tickets.code, "seat": str(seat)})
        before, warm = (hands(phones), table.session.history.revision), 0
        assert all(before[0])
        for number in range(CALLERS * DEPTH):
            call(rng, port, left)
            if number % A_SPELL == A_SPELL - 1:
                assert (hands(phones), table.session.history.revision) == before and not caplog.text, number
                warm = warm if number < CALLERS * DEPTH // 2 and warm else size_kb()
        for line in left:
            line.close()
    assert size_kb() - warm < GROWTH_KB
