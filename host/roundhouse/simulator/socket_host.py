"""A host at the other end of a socket that stands for a cable: what it says and what it is told, without waiting."""

from __future__ import annotations

import socket

READ = 4096


class SocketHost:
    """One that has opened the socket. `gone` when it has left."""

    def __init__(self, connection: socket.socket) -> None:
        """Raises OSError when it has left already."""
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        connection.setblocking(False)
        self._connection = connection
        self._untold = b""
        self.gone = False

    def fileno(self) -> int:
        """For `select`."""
        return self._connection.fileno()

    @property
    def untold(self) -> int:
        """Bytes that it has not taken yet."""
        return len(self._untold)

    def hear(self) -> bytes:
        """All that it has said since."""
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

    def tell(self, data: bytes) -> None:
        """Tell it as much as it takes now; the rest goes with the next call."""
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
        """Hang up."""
        self._connection.close()
        self.gone = True
