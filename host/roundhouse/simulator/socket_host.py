"""The host's end of a socket that serves as a cable, without waiting."""

from __future__ import annotations

import socket

READ = 4096


class SocketHost:
    """A host that has connected. `gone`: it has disconnected."""

    def __init__(self, connection: socket.socket) -> None:
        """Raise OSError if it has already disconnected."""
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        connection.setblocking(False)
        self._connection = connection
        self._untold = b""
        self.gone = False

    def fileno(self) -> int:
        """For `select`."""
        return self._connection.fileno()

    @property
    def unsent(self) -> int:
        """The number of bytes that wait to be sent to it."""
        return len(self._untold)

    def receive(self) -> bytes:
        """The bytes that it has sent since the last call."""
        said = b""
        while not self.gone:
            try:
                piece = self._connection.recv(READ)
            except BlockingIOError:
                break
            except OSError:
                piece = b""
            if not piece:
                self.close()
            said += piece
        return said

    def send(self, data: bytes) -> None:
        """Send as much as it takes now; the rest goes with the next call."""
        if self.gone:
            return
        self._untold += data
        try:
            self._untold = self._untold[self._connection.send(self._untold) :]
        except BlockingIOError:
            return
        except OSError:
            self.close()

    def close(self) -> None:
        self._connection.close()
        self.gone = True
