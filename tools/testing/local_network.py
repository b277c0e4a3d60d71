"""A network on this machine, for tests and measurements: free ports, cables that can be pulled, and Mosquitto."""

import os
import socket
import subprocess
import threading
from contextlib import ExitStack, suppress
from pathlib import Path
from random import SystemRandom
from typing import Final

from tools.servers import MOSQUITTO, command
from tools.testing.waiting import wait_for

PORTS: Final = range(20_000, 32_768)
"""Linux gives its outgoing connections higher ones: none of them takes a port between its choice and its use."""


def free_ports(count: int) -> list[int]:
    """Ports of this machine on which nobody listens."""
    found: list[int] = []
    with ExitStack() as stack:
        while len(found) < count:
            port = SystemRandom().choice(PORTS)  # tests in other processes have the same seed
            with suppress(OSError):
                stack.enter_context(socket.create_server(("127.0.0.1", port)))
                found.append(port)
    return found


def free_port() -> int:
    return free_ports(1)[0]


class PortForwarder:
    """A port whose connections lead to another one, as long as nobody pulls the cable."""

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


class MosquittoProcess:
    """Mosquitto with a configuration that names this port; it listens from the beginning."""

    def __init__(self, configuration: Path, port: int) -> None:
        self._configuration, self._port = configuration, port
        self._process: subprocess.Popen[bytes] | None = None
        self.open()

    def open(self) -> None:
        """Start Mosquitto, and wait until it listens."""
        program, environment = command(MOSQUITTO)
        started = self._configuration.with_suffix(".started")
        # Root would become a user that cannot read the passwords.
        started.write_text(self._configuration.read_text("utf-8") + "user root\n" * (os.getuid() == 0), "utf-8")
        words = [str(program), "-c", str(started)]
        self._process = subprocess.Popen(words, env={**os.environ, **environment}, stderr=subprocess.DEVNULL)
        wait_for(self._listens)

    def end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    @property
    def pid(self) -> int:
        """The number of the process; 0 after it was killed."""
        return 0 if self._process is None else self._process.pid

    def _listens(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self._port), 1):
            return True
        return False
