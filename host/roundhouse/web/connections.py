"""Connections as they come in: neither an address nor the world holds more of them than there is room for.

asyncio's own servers do not stop when no more files can be opened: they try again and again, and write a traceback each
time. So a door opens one connection after the other, and knows beforehand whether there is room for it.
"""

from __future__ import annotations

import asyncio
import errno
import socket
import ssl
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

PROXY: Final = "127.0.0.1"
"""A proxy at this address may ask for many others, and says for whom. It is not limited as one address is."""
MOST_OF_AN_ADDRESS: Final = 40
"""A browser opens six; an access point may hide several phones behind one address."""
MAX_CONNECTIONS: Final = 200
SILENT_S: Final = 15.0
"""The time in which a new connection may say nothing, or not all of its first request."""
BUSY_ANSWER: Final = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
BACKLOG: Final = 1024
"""The number of callers that may wait at the door: all phones of an evening may come at once. They take no files
yet."""
GRACE_S: Final = 0.25
"""The time for which a new connection is left in peace even if it says nothing."""
ROOM_TIMEOUT_S: Final = 0.5
"""The time for which a caller waits for room before it is refused, and a door for files."""
RESERVED: Final = 128
"""Open files that are no connections: the journal, the hub, the pages, a process that thinks."""
OUT_OF_FILES: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


def room_for(wanted: int, others: int = 0) -> int:
    """The number of connections that fit beside those of `others`: what is wanted, else what they leave, but at least
    half.

    The program may open as many files as the system lets it, from now on.
    """
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # macOS names a limit that it does not grant
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    if soft == resource.RLIM_INFINITY:
        return wanted
    free = max(soft - RESERVED, soft // 2)
    return min(wanted, max(free - others, free // 2))


def open_port(host: str, port: int) -> socket.socket:
    """A socket that listens on this address. Raises OSError."""
    # asyncio sends an answer's parts without waiting (TCP_NODELAY) only on sockets that name their protocol.
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform == "win32":  # where another program could take a port that is in use
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


class Door:
    """Lets connections in, at most so many at one time, and not too many of an address.

    When it is full, the one that has rested longest makes room: it has asked for nothing, or has got its answer. `told`
    is called once when no more files can be opened all the same.
    """

    def __init__(
        self, most: int, of_an_address: int, refusal: bytes = b"", told: Callable[[], object] = lambda: None
    ) -> None:
        self._most, self._of_an_address, self._refusal, self._told = most, of_an_address, refusal, told
        self._held: Counter[str] = Counter()
        self._resting: dict[Callable[[], bool], None] = {}
        self._new: dict[Callable[[], bool], asyncio.TimerHandle] = {}
        self._change = asyncio.Event()
        self._opening: set[asyncio.Task[None]] = set()

    def arrives(self, end: Callable[[], bool]) -> None:
        """A connection that `end` may end if it says nothing for a while."""
        self._new[end] = asyncio.get_running_loop().call_later(GRACE_S, self.rests, end)

    def rests(self, end: Callable[[], bool]) -> None:
        """A connection that `end` may end from now on; it says whether it did."""
        self.is_gone(end)
        self._resting[end] = None
        self._change.set()

    def is_gone(self, end: Callable[[], bool]) -> None:
        """Forget a connection that has ended, or is not to be ended any longer."""
        self._resting.pop(end, None)
        if end in self._new:
            self._new.pop(end).cancel()

    async def let_in(
        self,
        listening: socket.socket,
        make_protocol: Callable[[], asyncio.BaseProtocol],
        tls: ssl.SSLContext | None = None,
    ) -> None:
        """Let everybody in who knocks, until cancelled."""
        loop = asyncio.get_running_loop()
        listening.setblocking(False)
        while True:
            try:
                accepted, (address, *_) = await loop.sock_accept(listening)
            except ConnectionAbortedError:
                continue
            except OSError as error:
                if error.errno not in OUT_OF_FILES:
                    raise
                self._told()
                self._told = lambda: None
                await asyncio.sleep(ROOM_TIMEOUT_S)
                continue
            connection = _Held(accepted, partial(self._let_go, address))
            self._held[address] += 1
            may = address == PROXY or self._held[address] <= self._of_an_address
            if may and await self._has_room():
                opening = loop.create_task(self._open(connection, make_protocol, tls))
                self._opening.add(opening)
                opening.add_done_callback(self._opening.discard)
            else:
                with suppress(OSError):
                    connection.send(self._refusal if tls is None else b"")
                connection.close()
            await asyncio.sleep(0)  # a crowd at the door does not keep others from their answers

    async def _open(
        self, connection: socket.socket, make_protocol: Callable[[], asyncio.BaseProtocol], tls: ssl.SSLContext | None
    ) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.arrives(task.cancel)
        patience = None if tls is None else SILENT_S
        try:
            await asyncio.get_running_loop().connect_accepted_socket(
                make_protocol, connection, ssl=tls, ssl_handshake_timeout=patience
            )
        except OSError:
            connection.close()  # it speaks no TLS, or has hung up
        finally:
            self.is_gone(task.cancel)

    def _let_go(self, address: str) -> None:
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]
        self._change.set()

    async def _has_room(self) -> bool:
        """Whether the newest connection has room; while it waits for it, so do all others at the door."""
        with suppress(TimeoutError):
            async with asyncio.timeout(ROOM_TIMEOUT_S):
                while self._held.total() > self._most:
                    self._change.clear()
                    self._make_room()
                    await self._change.wait()
        return self._held.total() <= self._most

    def _make_room(self) -> None:
        while self._resting:
            end = next(iter(self._resting))
            del self._resting[end]
            if end():
                return


class _Held(socket.socket):
    """A connection that says when it is closed, whoever closes it."""

    def __init__(self, accepted: socket.socket, let_go: Callable[[], None]) -> None:
        super().__init__(accepted.family, accepted.type, accepted.proto, accepted.detach())
        self.setblocking(False)
        self._let_go: Callable[[], None] | None = let_go

    def close(self) -> None:
        super().close()
        if self._let_go is not None:
            self._let_go()
            self._let_go = None


def limited_protocol(door: Door, silent: float = SILENT_S) -> type[H11Protocol]:

    class LimitedProtocol(H11Protocol):
        """HTTP/1.1 on a connection that ends when it says nothing, and makes room while it waits for a request."""

        _waits: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            door.arrives(self._make_room)
            self._waits = self.loop.call_later(silent, self._end_silence)

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            door.is_gone(self._make_room)
            if self._waits is not None:
                self._waits.cancel()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            door.rests(self._make_room)

        def send_400_response(self, msg: str) -> None:
            """Bytes that cannot be read may come after the answer, or in the middle of what is read."""
            if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
                super().send_400_response(msg)
            self.transport.close()
            if self.cycle is not None:
                self.cycle.disconnected = True
                self.cycle.message_event.set()

        def _end_silence(self) -> None:
            if self.cycle is None:
                self.transport.close()

        def _make_room(self) -> bool:
            if self.cycle is None:
                self.transport.write(BUSY_ANSWER)
            elif not self.cycle.response_complete:
                return False
            self.transport.close()
            return True

    return LimitedProtocol
