"""The ends of the emulated Pico's USB cable that other programs open: a socket, and a pseudo-terminal.

Like a USB port, an end that nobody has opened takes what is sent to it and forgets it.
"""

from __future__ import annotations

import contextlib
import os
import select
import socket
import sys
from typing import Protocol

from roundhouse.catalogs import Message, reason_of
from roundhouse.simulator.socket_host import READ, SocketHost

UNREAD = 1 << 20  # bytes after which a host that does not read is hung up on


class EndError(Exception):
    """An end cannot be offered."""


class PortTakenError(EndError):
    """The socket's port cannot be opened; `reason` says why."""

    def __init__(self, port: int, reason: str | Message) -> None:
        super().__init__(port, reason)
        self.port, self.reason = port, reason


class End(Protocol):
    """Where a host plugs itself in. Nothing here waits."""

    @property
    def address(self) -> str:
        """What a host opens."""

    @property
    def in_use(self) -> bool:
        """Whether a host has opened it."""

    @property
    def handles(self) -> list[int]:
        """What becomes readable when a host comes, says something or leaves."""

    def receive(self) -> bytes:
        """What the host has said since."""

    def send(self, data: bytes) -> None:
        """Tell the host."""

    def close(self) -> None:
        """Take the end away."""


class SocketEnd:
    """`socket://127.0.0.1:PORT`, for one host at a time: a second one is turned away."""

    def __init__(self, port: int) -> None:
        """Raises PortTakenError when the port is in use. Port 0 takes any that is free."""
        try:
            self._listener = socket.create_server(("127.0.0.1", port))
        except OSError as error:
            raise PortTakenError(port, reason_of(error)) from None
        self._listener.setblocking(False)
        self._host: SocketHost | None = None

    @property
    def address(self) -> str:
        return f"socket://127.0.0.1:{self._listener.getsockname()[1]}"

    @property
    def in_use(self) -> bool:
        return self._host is not None and not self._host.gone

    @property
    def handles(self) -> list[int]:
        return [self._listener.fileno()] + ([self._host.fileno()] if self._host and not self._host.gone else [])

    def receive(self) -> bytes:
        said = self._host.receive() if self._host else b""  # first, because it may have left for the next one
        self._answer()
        return said

    def send(self, data: bytes) -> None:
        if self._host is None:
            return
        self._host.send(data)
        if self._host.unsent > UNREAD:
            self._host.close()

    def close(self) -> None:
        if self._host is not None:
            self._host.close()
        self._listener.close()

    def _answer(self) -> None:
        with contextlib.suppress(OSError):
            host, _ = self._listener.accept()
            if self.in_use:
                host.close()
                return
            self._host = SocketHost(host)


class TerminalEnd:
    """A pseudo-terminal, which every terminal program and `mpremote` take for a serial port. Linux and macOS only."""

    def __init__(self) -> None:
        """Raises EndError where the system has no pseudo-terminals."""
        if sys.platform == "win32":
            raise EndError("Windows has no pseudo-terminals.")
        import tty

        self._master, slave = os.openpty()
        tty.setraw(slave)  # no echo, and every byte as it is
        self._address = os.ttyname(slave)
        os.close(slave)  # from now on a hang-up tells that nobody has it open
        os.set_blocking(self._master, False)
        self._poll = select.poll()
        self._poll.register(self._master, 0)

    @property
    def address(self) -> str:
        return self._address

    @property
    def in_use(self) -> bool:
        return not self._poll.poll(0)

    @property
    def handles(self) -> list[int]:
        return [self._master] if self.in_use else []

    def receive(self) -> bytes:
        said = b""
        with contextlib.suppress(OSError):  # nothing there, or nobody
            while piece := os.read(self._master, READ):
                said += piece
        return said

    def send(self, data: bytes) -> None:
        if data and self.in_use:
            with contextlib.suppress(BlockingIOError):  # a host that does not read loses what is said
                os.write(self._master, data)

    def close(self) -> None:
        os.close(self._master)


def offered(port: int) -> list[End]:
    """The ends this system can offer, the socket first. Raises PortTakenError when the port is in use."""
    ends: list[End] = [SocketEnd(port)]
    with contextlib.suppress(EndError):
        ends.append(TerminalEnd())
    return ends
