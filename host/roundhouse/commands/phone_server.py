"""The server for phones at one table: beside a window, on a thread of its own, or as all there is."""

from __future__ import annotations

import hashlib
import socket
import threading
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final

from roundhouse.commands.error_reporting import ImpossibleRequest
from roundhouse.presenters.hot_seat import SPECTATOR
from roundhouse.presenters.presenter import Presenter
from roundhouse.records.journal import TableJournal
from roundhouse.referee import TableSession

try:
    import segno
    import uvicorn

    from roundhouse.phones.addresses import adapters, best_address, usual_address
    from roundhouse.phones.app import phone_app
    from roundhouse.phones.connections import limited_protocol
    from roundhouse.phones.seating import WATCHER, Seating
    from roundhouse.phones.table import PhoneTable, Soon
except ImportError as missing:
    raise ImpossibleRequest("no-phones") from missing

MOST_CONNECTIONS: Final = 200
HERE: Final = ("localhost", "127.0.0.1")
END_S: Final = 3.0
"""So long the server may take to end."""
LOOK_MS: Final = 100
"""How often phones are told what happens by itself."""


def listen(host: str | None, port: int) -> socket.socket:
    """A socket on this address alone, by default the one that phones reach. Raises ImpossibleRequest."""
    host = host or best_address(adapters(), usual_address())
    if not host:
        raise ImpossibleRequest("no-phone-network")
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise ImpossibleRequest("phone-port-taken", port=str(port), host=host) from error
    return listening


def phone_table(session: TableSession, page: TableJournal, language: str, soon: Soon | None = None) -> PhoneTable:
    """The phones at a saved table; who was seated before is again. Without `soon` there is no other front end."""
    seating = Seating(page.journal.path.parent / f"phones-{_identity(page.name, session)}.json")

    def present(spoken: str, seat: int) -> Presenter:
        return Presenter(session, spoken, SPECTATOR if seat == WATCHER else seat, unattended=soon is None)

    return PhoneTable(present, seating, language, Presenter(session, language), soon)


def _identity(name: str, session: TableSession) -> str:
    """A name that no other table has, ever: the journal gives the number of a table that was thrown away again."""
    return f"{name}-{hashlib.sha256(session.chance.seed.encode()).hexdigest()[:16]}"


def server_for(table: PhoneTable, hosts: Collection[str], tls: tuple[Path, Path] | None = None) -> uvicorn.Server:
    """A server that answers under these names and addresses, and under this machine's own; `tls`: certificate and
    key."""
    certificate, key = tls or (None, None)
    return uvicorn.Server(
        uvicorn.Config(
            phone_app(table, {*hosts, *HERE}, secure=tls is not None), http=limited_protocol(), log_level="warning",
            limit_concurrency=MOST_CONNECTIONS, timeout_keep_alive=15, timeout_graceful_shutdown=1,
            server_header=False, h11_max_incomplete_event_size=16 * 1024, ssl_certfile=certificate, ssl_keyfile=key,
        )
    )  # fmt: skip


class PhoneDoor:
    """Phones at the table of a window: what they ask for is done on the window's thread, in `do_due`."""

    def __init__(self, session: TableSession, page: TableJournal, language: str, listening: socket.socket) -> None:
        self._jobs: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._table = phone_table(session, page, language, self._jobs.put)
        self._listening = listening
        listening.listen()  # who comes before the thread is ready waits
        host, port = listening.getsockname()
        self._table.address = f"http://{host}:{port}"
        self._server = server_for(self._table, (host,))
        self._looked = 0
        self._thread = threading.Thread(target=self._server.run, args=([listening],), daemon=True, name="phones")
        self._thread.start()

    @property
    def session(self) -> TableSession:
        """The table."""
        return self._table.here.session

    # -- what the window shows of it -------------------------------------------------------------------------

    @property
    def address(self) -> str:
        """The short address, as it is typed."""
        return self._table.address.partition("://")[2]

    @property
    def code(self) -> str:
        """What opens the door; empty while nobody may come in."""
        return self._table.seating.code

    @property
    def squares(self) -> Sequence[Sequence[bool]]:
        """The code to scan, row by row; empty while nobody may come in."""
        return squares_of(f"{self._table.address}/join/{self.code}") if self.code else ()

    @property
    def presence(self) -> Sequence[str]:
        """Seat by seat: `here` and `away` with a phone, `free`, `computer`."""
        return self._table.presence()

    def renew(self) -> None:
        """Another code opens the door."""
        self._table.seating.open()

    def shut(self) -> None:
        """Nobody else may come in."""
        self._table.seating.close()

    def free(self, seat: int) -> None:
        """The phone in this seat has it no longer."""
        self._table.free(seat)

    # -- beside the window ----------------------------------------------------------------------------------

    def do_due(self, now: int) -> bool:
        """Do what phones have asked for, at the window's time in ms; whether it was anything."""
        done = False
        with suppress(Empty):
            while True:
                self._jobs.get_nowait()()
                done = True
        if done or not 0 <= now - self._looked < LOOK_MS:
            self._looked = now
            self._table.follow(now)
        return done

    def close(self) -> None:
        """Serve no more. Everybody finds their seat again at the same table."""
        self._server.should_exit = True
        self._table.tell()
        for _ in range(round(END_S / 0.05)):
            if not self._thread.is_alive():
                break
            self.do_due(self._looked)
            self._thread.join(0.05)
        self._listening.close()
        self.session.elsewhere.clear()
        self._table.close()


@lru_cache(maxsize=4)
def squares_of(address: str) -> Sequence[Sequence[bool]]:
    """An address as a code to scan, without its white border."""
    return tuple(tuple(map(bool, row)) for row in segno.make_qr(address, error="m").matrix)
