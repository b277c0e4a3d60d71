"""A cable between a program and a server, which may be pulled."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Line:
    """A port whose connections lead to another one, until somebody pulls the cable."""

    def __init__(self, to: int) -> None:
        self._to, self._pulled = to, threading.Event()
        self._server = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self.port = int(self._server.getsockname()[1])
        threading.Thread(target=self._accept, daemon=True).start()

    def pull(self) -> None:
        """Nothing comes through any more, and nobody is told."""
        self._pulled.set()

    def plug_in(self) -> None:
        """New connections come through; those of before have been forgotten on the way."""
        self._forget()
        self._pulled.clear()

    def close(self) -> None:
        """Ends it, with all connections."""
        self._server.close()
        self._forget()

    def _forget(self) -> None:
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._ends.clear()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._server.accept()
                self._ends.append(near)
                if not self._pulled.is_set():
                    self._connect(near)

    def _connect(self, near: socket.socket) -> None:
        try:
            far = socket.create_connection(("127.0.0.1", self._to))
        except OSError:  # nobody listens there now
            near.close()
            return
        self._ends.append(far)
        for one, other in ((near, far), (far, near)):
            threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(4096):
                if not self._pulled.is_set():
                    other.sendall(data)
        with suppress(OSError):
            other.shutdown(socket.SHUT_RDWR)
