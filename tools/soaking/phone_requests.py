"""Anything at all at the door of a table of phones: broken requests, wrong bodies and cookies, callers who hang up or
never finish, and more connections than there are phones.

A player goes on looking at their hand all the while, and somebody plays at another table. No request may be answered
with a fault of the server, be written to its log as one, move a tile, or make the server grow without end.
"""

from __future__ import annotations

import logging
import re
import resource
import socket
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from random import Random

import httpx2
from tools.soaking import SoakError

from roundhouse.commands.phone_server import serving
from roundhouse.commands.table_options import PhonesAt
from roundhouse.games import GAMES
from roundhouse.phones.app import phone_app
from roundhouse.phones.seating import WATCHER, Seating
from roundhouse.phones.table import PhoneTable
from roundhouse.presenters.hot_seat import SPECTATOR
from roundhouse.presenters.presenter import Presenter
from roundhouse.referee import Chance, Seat, TableSession

A_SPELL = 250
"""Requests between two looks whether all is well."""
PATIENCE_S = 10.0
ANSWER_S = 0.2
MOST_LEFT = 30
"""Callers who never finish, at one time."""
GROWTH_KB = 40_000
"""The server may grow by so much once it is warm."""
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
    *(b"", b"code=wrong&seat=0", b"seat=0", b"code=&seat=-1&name=", b"action=draw&values=&revision=0&key=k"),
    *(b"action=drop&values=1,1,1,1,1&revision=-5&key=", b"values=" + b"9" * 1500, b"=&=&=", b"&" * 2000, b"%", b"%zz"),
    *(b"\x00" * 64, b"\xff" * 64, b'{"code": 1}', b"name=" + b"%F0%9F%9A%82" * 60, b"code[]=1&code=%00", b"x" * 4000),
    *(b"5\r\ncode=\r\n0\r\n\r\n", b"ffffffffffff\r\n", b"-1\r\n", b"a=1&" * 500),
)


class Table:
    """A table that is served on this machine, and a phone in its first seat."""

    def __init__(self) -> None:
        game = GAMES[GAMES.usual()](2)
        self.session = TableSession(game, [Seat("Ann", "person"), Seat("Bo", "person")], Chance("soak"))

        def present(language: str, seat: int) -> Presenter:
            return Presenter(self.session, language, SPECTATOR if seat == WATCHER else seat, unattended=True)

        self.phones = PhoneTable(present, Seating(), "en", Presenter(self.session))
        self._listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
        self.port = int(self._listening.getsockname()[1])
        self._server = serving(phone_app(self.phones, {"localhost"}), PhonesAt())
        self._thread = threading.Thread(target=self._server.run, args=([self._listening],))
        self._thread.start()
        address = f"http://localhost:{self.port}"
        self.phone = httpx2.Client(
            base_url=address, headers={"origin": address, "connection": "close"}, timeout=PATIENCE_S
        )
        while not self._server.started:
            time.sleep(0.01)
        self.phone.post("/sit", data={"code": self.phones.seating.code, "seat": "0"})

    def hand(self) -> list[str]:
        """The tiles that the phone in the first seat shows. Raises SoakError when it gets no page."""
        try:
            answer = self.phone.get("/part")
        except httpx2.HTTPError as error:
            raise SoakError(f"a player's phone gets no page: {error!r}") from error
        if answer.status_code != 200:
            raise SoakError(f"a player's phone gets {answer.status_code}")
        return re.findall(r'aria-label="([^"]+)" data-act="pick"|data-act="pick" data-values="(\d+)"', answer.text)

    def close(self) -> None:
        """Serve no more."""
        self.phone.close()
        self._server.should_exit = True
        self.phones.end_streams()
        self._thread.join()


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
        """See `logging.Handler`."""
        self.kept.append(self.format(record))


@contextmanager
def _two_tables() -> Iterator[tuple[Table, Table, Complaints]]:
    """The table that is attacked and another one, until the end."""
    complaints, log = Complaints(), logging.getLogger("uvicorn.error")
    tables = Table(), Table()
    log.addHandler(complaints)
    try:
        yield *tables, complaints
    finally:
        log.removeHandler(complaints)
        for table in tables:
            table.close()


def attack(count: int, seed: int) -> str:
    """So many callers; what they were answered, and how much the server grew. Raises SoakError."""
    rng = Random(seed)
    with _two_tables() as (table, other, complaints):
        attacker = Attacker(table.port, rng)
        hand, held, revision = table.hand(), other.hand(), table.session.revision
        warm = 0
        try:
            for number in range(count):
                attacker.call()
                if number % A_SPELL == A_SPELL - 1 or number == count - 1:
                    if (table.hand(), table.session.revision) != (hand, revision):
                        raise SoakError(f"a stranger has moved a tile before caller {number}")
                    if other.hand() != held:
                        raise SoakError(f"another table was disturbed before caller {number}")
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
    """So many connections at one time from so many addresses; what became of it. Raises SoakError."""
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    connections = min(connections, files - 1_000)
    with _two_tables() as (table, other, complaints), ExitStack() as open_ones:
        hand, held = table.hand(), other.hand()
        for number in range(connections):
            line = socket.socket()
            open_ones.callback(line.close)
            line.settimeout(PATIENCE_S)
            line.bind((f"127.1.{number % addresses // 200 + 1}.{number % addresses % 200 + 1}", 0))
            line.connect(("127.0.0.1", table.port))
        if table.hand() != hand or other.hand() != held:
            raise SoakError("a player sees another hand while strangers hold connections")
        if complaints.kept:
            raise SoakError(f"the server's log has a fault: {complaints.kept[0]}")
    return f"{connections} connections from {addresses} addresses at one time, and a player's phone gets its page"


def _size_kb() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
