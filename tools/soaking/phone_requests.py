"""Anything at all at the door of a table of phones: broken requests, wrong bodies and cookies, callers who hang up or
never finish, and more connections than there are phones.

The players at the table look at their hands all the while, and others play at another table. No request may be answered
with a fault of the server, be written to its log as one, move a tile, or make the server grow without end.
"""

from __future__ import annotations

import logging
import re
import resource
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import httpx2
from tools.limited_program import started
from tools.local_network import free_port
from tools.phone_table import TableOfPhones, play, served
from tools.soaking import SoakError

A_SPELL = 250
"""Requests between two looks whether all is well."""
PATIENCE_S = 10.0
ANSWER_S = 0.2
MOST_LEFT = 30
"""Callers who never finish, at one time."""
USUAL_FILES = 1_024
"""So many files a program may open where nobody has changed it."""
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


def phone_at(port: int, seat: int) -> httpx2.Client:
    """A phone at an address of its own, which wants a new connection for each page."""
    address = f"http://localhost:{port}"
    way = httpx2.HTTPTransport(local_address=f"127.0.0.{seat + 2}")
    headers = {"origin": address, "connection": "close"}
    return httpx2.Client(base_url=address, headers=headers, timeout=PATIENCE_S, transport=way)


def hand_on(phone: httpx2.Client, seat: int) -> list[str]:
    """The tiles that a player's phone shows. Raises SoakError when it gets no page."""
    try:
        answer = phone.get("/part")
    except httpx2.HTTPError as error:
        raise SoakError(f"the phone in seat {seat + 1} gets no page: {error!r}") from error
    if answer.status_code != 200:
        raise SoakError(f"the phone in seat {seat + 1} gets {answer.status_code}")
    return HELD.findall(answer.text)


class Players:
    """Three players at a table that is served on this machine, each from an address of their own."""

    def __init__(self, table: TableOfPhones, port: int) -> None:
        self.table, self.port = table, port
        self._phones = [phone_at(port, seat) for seat in range(len(table.table.names))]
        for seat, phone in enumerate(self._phones):
            phone.post("/sit", data={"code": table.table.seating.code, "seat": str(seat)})

    def hands(self) -> list[list[str]]:
        """The tiles that each player's phone shows. Raises SoakError when one gets no page."""
        return [hand_on(phone, seat) for seat, phone in enumerate(self._phones)]

    def move(self) -> None:
        """The player in turn moves, on the phone, as long as the round lasts. Raises SoakError when that fails."""
        position = self.table.session.referee.position
        if position is not None:
            try:
                self.table.move(self._phones[position.turn])
            except (AssertionError, StopIteration, httpx2.HTTPError) as error:
                raise SoakError(f"a player cannot move: {error!r}") from error


class Attacker:
    """Callers from one address after the other, none of which is a player's."""

    def __init__(self, port: int, rng: Random) -> None:
        self._port, self._rng = port, rng
        self._left: list[socket.socket] = []
        self.answers: Counter[str] = Counter()

    def call(self) -> None:
        """One caller: asks for something, and hears the answer, hangs up, or leaves it at that."""
        rng = self._rng
        said = self._request()
        with suppress(OSError):
            line = self._connected(f"127.0.{rng.randrange(1, 200)}.{rng.randrange(1, 200)}")
            way = rng.random()
            if way < 0.15:
                line.sendall(said[: rng.randrange(len(said) + 1)])
                line.close()
                self.answers["hung up"] += 1
            elif way < 0.2:
                line.sendall(said[: len(said) // 2])
                self._left.append(line)
                self.answers["never finished"] += 1
                if len(self._left) > MOST_LEFT:
                    self._left.pop(0).close()
            else:
                line.sendall(said)
                self.answers[self._status(line, said)] += 1
                line.close()

    def _connected(self, address: str) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self._port), PATIENCE_S, source_address=(address, 0))

    @staticmethod
    def _status(line: socket.socket, said: bytes) -> str:
        line.settimeout(ANSWER_S)
        try:
            status = line.recv(65536).partition(b"\r\n")[0].decode("latin-1")
        except TimeoutError:
            return "unfinished"  # the server waits for what the headers promise
        if status.startswith("HTTP/1.1 5") and not status.startswith("HTTP/1.1 503"):
            raise SoakError(f"{status} for {said[:200]!r}")
        return status[9:12] or "no answer"

    def _request(self) -> bytes:
        rng, host = self._rng, f"localhost:{self._port}"
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

    def close(self) -> None:
        """Nobody calls any longer."""
        for line in self._left:
            line.close()


class Complaints(logging.Handler):
    """What the server writes to its log as a fault."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.kept: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.kept.append(self.format(record))


@contextmanager
def _two_tables() -> Iterator[tuple[Players, Players, Complaints]]:
    """The table that is attacked and another one, both in play, until the end."""
    complaints, logs = Complaints(), [logging.getLogger(name) for name in ("uvicorn.error", "asyncio")]
    tables = TableOfPhones(), TableOfPhones()
    for table in tables:
        play(table, 1)
    for log in logs:
        log.addHandler(complaints)
    try:
        with served(tables[0]) as port, served(tables[1]) as other:
            yield Players(tables[0], port), Players(tables[1], other), complaints
    finally:
        for log in logs:
            log.removeHandler(complaints)


def attack(count: int, seed: int) -> str:
    """So many callers; what they were answered, and how much the server grew. Raises SoakError."""
    rng = Random(seed)
    with _two_tables() as (players, others, complaints):
        attacker = Attacker(players.port, rng)
        hands, revision = players.hands(), players.table.session.revision
        warm = 0
        try:
            for number in range(count):
                attacker.call()
                if number % A_SPELL == A_SPELL - 1 or number == count - 1:
                    if (players.hands(), players.table.session.revision) != (hands, revision):
                        raise SoakError(f"a stranger has moved a tile before caller {number}")
                    others.move()
                    if complaints.kept:
                        raise SoakError(f"the server's log has a fault before caller {number}: {complaints.kept[0]}")
                    warm = warm if number < count // 2 and warm else _size_kb()
        finally:
            attacker.close()
        grown = _size_kb() - warm
        if grown > GROWTH_KB:
            raise SoakError(f"the server has grown by {grown} KB in the second half")
    said = ", ".join(f"{times} {answer}" for answer, times in sorted(attacker.answers.items()))
    return f"{said}; grown by {grown} KB"


def flood(connections: int, addresses: int) -> str:
    """So many connections at one time from so many addresses at a table whose program may open 1,024 files, as most
    shells have it; what became of it. Raises SoakError.
    """
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    connections = connections if hard == resource.RLIM_INFINITY else min(connections, hard - 1_000)
    port = free_port()
    words = ("serve", "--players", "Ann,Bo,Cy", "--hub", "none", "--host", "127.0.0.1", "--port", str(port))
    with ExitStack() as held:
        folder = Path(held.enter_context(TemporaryDirectory()))
        page, said = held.enter_context(started(folder, USUAL_FILES, USUAL_FILES, *words))
        code = page.rpartition("/")[2]
        phones = [held.enter_context(phone_at(port, seat)) for seat in range(3)]
        for seat, phone in enumerate(phones):
            phone.post("/sit", data={"code": code, "seat": str(seat)})
        hands = [hand_on(phone, seat) for seat, phone in enumerate(phones)]
        for number in range(connections):
            line = socket.socket()
            held.callback(line.close)
            line.settimeout(PATIENCE_S)
            line.bind((f"127.1.{number % addresses // 200 + 1}.{number % addresses % 200 + 1}", 0))
            line.connect(("127.0.0.1", port))
        if [hand_on(phone, seat) for seat, phone in enumerate(phones)] != hands:
            raise SoakError("a player sees another hand while strangers hold connections")
        told = said.read_text("utf-8")
        if "Traceback" in told or "ulimit" in told:
            raise SoakError(f"the program complains: {told[-2000:]}")
    return f"{connections} connections from {addresses} addresses at one time, and everybody sees their hand"


def _size_kb() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
