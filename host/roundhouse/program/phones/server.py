"""The server for phones at one table: beside a window, on a thread of its own, or as all there is."""

from __future__ import annotations

import asyncio
import errno
import hashlib
import ipaddress
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final
from urllib.parse import urlsplit

from roundhouse.catalogs import reason_of
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.hot_seat import SPECTATOR
from roundhouse.presenters.presenter import Presenter
from roundhouse.program.environment import system_language
from roundhouse.program.errors import ImpossibleRequest
from roundhouse.program.result_files import writing
from roundhouse.program.table_request import PhonesAt
from roundhouse.records.journal import TableJournal
from roundhouse.referee import TableSession

try:
    import segno
    import uvicorn
    from rich.console import Console
    from rich.text import Text
    from starlette.types import ASGIApp

    from roundhouse.phones import mdns
    from roundhouse.phones.addresses import adapters, best_address, usual_address
    from roundhouse.phones.app import phone_app
    from roundhouse.phones.seating import WATCHER, Seating
    from roundhouse.phones.table import PhoneTable, Soon
    from roundhouse.web.connections import (
        BUSY,
        MOST,
        MOST_OF_AN_ADDRESS,
        PROXY,
        Door,
        limited_protocol,
        open_port,
        room_for,
    )
    from roundhouse.web.rendering import QUIET
except ImportError as missing:
    raise ImpossibleRequest("no-phones") from missing

HALVES: Final = " \u2580\u2584\u2588"
"""A letter for two squares above each other: neither is drawn, the upper one, the lower one, both."""
INK_ON_PAPER: Final = "#000000 on #ffffff"
PICTURE_SCALE: Final = 12
HERE: Final = ("localhost", "127.0.0.1")
END_S: Final = 3.0
"""So long the server may take to end."""
LOOK_MS: Final = 100
"""How often phones are told what happens by itself."""


def listen(at: PhonesAt, option: str = "--port") -> socket.socket:
    """A socket on this address alone, by default the one that phones reach; `option` chooses its port.

    Raises ImpossibleRequest.
    """
    host = at.host or best_address(adapters(), usual_address())
    if not host:
        raise ImpossibleRequest("no-phone-network")
    try:
        return open_port(host, at.port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise ImpossibleRequest("phone-port-taken", port=str(at.port), host=host, option=option) from error
        if error.errno == errno.EADDRNOTAVAIL or isinstance(error, socket.gaierror):
            raise ImpossibleRequest("phone-not-here", host=host) from error
        raise ImpossibleRequest(
            "phone-port-refused", port=str(at.port), host=host, option=option, reason=reason_of(error)
        ) from error


def address_of(listening: socket.socket, at: PhonesAt) -> str:
    """The address in the code to scan."""
    host, port = listening.getsockname()
    return at.public or f"{'https' if at.tls else 'http'}://{host}:{port}"


def phone_table(
    texts: Texts, session: TableSession, page: TableJournal, soon: Soon | None = None, code: str = ""
) -> PhoneTable:
    """The phones at a saved table; players who had a seat have it again, and the code is the same unless one is given.

    Without `soon` there is no other front end.
    """
    seating = Seating(page.journal.path.parent / f"phones-{_identity(page.name, session)}.json")
    seating.use(code or seating.code)

    def present(spoken: Texts, seat: int) -> Presenter:
        return Presenter(session, spoken, SPECTATOR if seat == WATCHER else seat, unattended=soon is None)

    return PhoneTable(present, seating, texts, Presenter(session, texts), soon)


def _identity(name: str, session: TableSession) -> str:
    """A name that no other table has, ever: the journal gives the number of a table that was thrown away again."""
    return f"{name}-{hashlib.sha256(session.chance.seed.encode()).hexdigest()[:16]}"


def server_for(table: PhoneTable, listening: socket.socket, at: PhonesAt) -> PhoneServer:
    """A server that answers under the address where it listens, the public one, and this machine's own.

    Only a proxy on this computer is believed when it says for whom it asks.
    """
    app = phone_app(table, names_of(listening, table.address), table.address.startswith("https:"))
    return serving(app, at, table.end_streams)


@contextmanager
def advertised(texts: Texts, listening: socket.socket, at: PhonesAt) -> Iterator[str]:
    """A sentence with the address by name, while this computer answers for it.

    It is empty where there is none: without the extra, or where phones come by another address than this one's own.
    """
    host, port = listening.getsockname()
    address = ipaddress.ip_address(host)
    if at.public or address.is_loopback or address.is_unspecified:
        yield ""
        return
    with mdns.advertised(host, port, at.tls is not None) as url:
        yield texts.phone("serve-name", address=url) if url else ""


def names_of(listening: socket.socket, address: str) -> frozenset[str]:
    """The names under which the pages may be asked for."""
    by_name = (mdns.NAME,) if mdns.is_installed() else ()
    return frozenset((str(listening.getsockname()[0]), urlsplit(address).hostname or HERE[0], *HERE, *by_name))


class PhoneServer(uvicorn.Server):
    """A server that lets phones in by a door of its own, and lets them go before it stops, however it is told to."""

    def __init__(self, config: uvicorn.Config, door: Door, let_go: Callable[[], None]) -> None:
        super().__init__(config)
        self._door, self._let_go = door, let_go
        self._doors: list[asyncio.Task[None]] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        config: Any = self.config

        def protocol() -> asyncio.Protocol:
            kind, state = config.http_protocol_class, self.server_state
            return kind(config=config, server_state=state, app_state=self.lifespan.state)  # type: ignore[no-any-return]

        self._doors = [asyncio.create_task(self._door.let_in(each, protocol, config.ssl)) for each in sockets or ()]

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """See `uvicorn.Server`, which would wait for what phones listen to."""
        for each in self._doors:
            each.cancel()
        self._let_go()
        await super().shutdown(sockets)


def serving(app: ASGIApp, at: PhonesAt, let_go: Callable[[], None], most: int | None = None) -> PhoneServer:
    """A server for an application; `let_go` ends what phones listen to.

    `most` connections are more than a table's, and may all come from one address.
    """
    certificate, key = at.tls or (None, None)
    door = Door(most or room_for(MOST), most or MOST_OF_AN_ADDRESS, BUSY, _tell_of_files)
    return PhoneServer(
        uvicorn.Config(
            app, http=limited_protocol(door), log_level="error", timeout_keep_alive=15, timeout_graceful_shutdown=1,
            forwarded_allow_ips=PROXY, server_header=False,
            h11_max_incomplete_event_size=16 * 1024, ssl_certfile=certificate, ssl_keyfile=key,
        ),
        door,
        let_go,
    )  # fmt: skip


def _tell_of_files() -> None:
    print(Texts(system_language()).phone("no-more-files"), file=sys.stderr, flush=True)


class PhoneDoor:
    """Phones at the table of a window: what they ask for is done on the window's thread, in `do_due`.

    `show` is called when the people at the window should look at who sits where.
    """

    def __init__(
        self, session: TableSession, page: TableJournal, texts: Texts, at: PhonesAt, show: Callable[[], None]
    ) -> None:
        self._jobs: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._table = phone_table(texts, session, page, self._jobs.put, at.code)
        self._table.requests.listeners.append(lambda _, __: show())
        self._table.handed.listeners.append(lambda _: show())
        self._listening = listening = listen(at)
        self._table.serve_at(address_of(listening, at))
        self._server = server_for(self._table, listening, at)
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
        return self._table.news().address

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

    @property
    def claimed(self) -> Mapping[int, int]:
        return self._table.requests.numbers

    def news(self, texts: Texts) -> str:
        """The seat that was given last and the player who got it, while that is news; else empty."""
        told = self._table.news().handed
        return told[-1].text(texts) if told else ""

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
        for _ in range(round(END_S / 0.05)):
            if not self._thread.is_alive():
                break
            self.do_due(self._looked)
            self._thread.join(0.05)
        self._listening.close()
        self._table.here.hold_on_phones(())
        self._table.close()


def print_code(texts: Texts, console: Console, address: str, picture: Path | None = None) -> None:
    """Show an address as a code to scan: in the terminal, or as a picture in a file whose path is printed.

    In a terminal with colors it is black on white, whatever the terminal's own are. Without colors it is drawn for a
    dark one. Where the output's encoding has no blocks to draw with, nothing is drawn: the address is printed as text.
    Raises ImpossibleRequest if the file cannot be written.
    """
    code = segno.make_qr(address, error="m")
    if picture is not None:
        with writing(picture):
            picture.touch(mode=0o600)  # anybody who has it may sit down
            code.save(str(picture), kind="png", scale=PICTURE_SCALE, border=QUIET)
        told = texts.phone("serve-picture", path=str(picture))
        console.print(told, highlight=False, markup=False, soft_wrap=True)
        return
    try:
        HALVES.encode(console.encoding)
    except UnicodeEncodeError:
        return
    dark = console.color_system is not None
    rows = [[bool(square) == dark for square in row] for row in code.matrix_iter(border=QUIET)]
    rows += [[not dark] * len(rows[0])] * (len(rows) % 2)
    lines = (
        "".join(HALVES[upper + 2 * lower] for upper, lower in zip(above, below, strict=True))
        for above, below in zip(rows[::2], rows[1::2], strict=True)
    )
    for line in lines:
        console.print(Text(line, style=INK_ON_PAPER if dark else ""), soft_wrap=True)


@lru_cache(maxsize=4)
def squares_of(address: str) -> Sequence[Sequence[bool]]:
    """An address as a code to scan, without its white border."""
    return tuple(tuple(map(bool, row)) for row in segno.make_qr(address, error="m").matrix)
