"""The server for phones: where it listens, under which names it answers, and how it ends."""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import urlsplit

import uvicorn
from starlette.types import ASGIApp

from roundhouse.catalogs import reason_of
from roundhouse.i18n.texts import Texts
from roundhouse.phones import mdns
from roundhouse.phones.addresses import adapters, best_address, usual_address
from roundhouse.program.environment import system_language
from roundhouse.program.errors import ImpossibleRequest
from roundhouse.program.table_request import PhoneServerOptions
from roundhouse.web.connections import (
    BUSY_ANSWER,
    MAX_CONNECTIONS,
    MOST_OF_AN_ADDRESS,
    PROXY,
    Door,
    limited_protocol,
    open_port,
    room_for,
)

LOOPBACK: Final = ("localhost", "127.0.0.1")
END_S: Final = 3.0
"""The time that the server may take to end."""


def listen(at: PhoneServerOptions, option: str = "--port") -> socket.socket:
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


def address_of(listening: socket.socket, at: PhoneServerOptions) -> str:
    host, port = listening.getsockname()
    return at.public or f"{'https' if at.tls else 'http'}://{host}:{port}"


@contextmanager
def advertised(texts: Texts, listening: socket.socket, at: PhoneServerOptions) -> Iterator[str]:
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
    return frozenset((str(listening.getsockname()[0]), urlsplit(address).hostname or LOOPBACK[0], *LOOPBACK, *by_name))


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
        """End at once, where `uvicorn.Server` would wait for what phones listen to."""
        for each in self._doors:
            each.cancel()
        self._let_go()
        await super().shutdown(sockets)


def serving(app: ASGIApp, at: PhoneServerOptions, let_go: Callable[[], None], most: int | None = None) -> PhoneServer:
    """A server for an application; `let_go` ends what phones listen to.

    `most` connections are more than a table's, and may all come from one address.
    """
    certificate, key = at.tls or (None, None)
    door = Door(most or room_for(MAX_CONNECTIONS), most or MOST_OF_AN_ADDRESS, BUSY_ANSWER, _tell_of_files)
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
