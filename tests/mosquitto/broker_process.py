"""Mosquitto as a process of its own, which a test may kill and start again."""

from __future__ import annotations

import os
import socket
import subprocess
from contextlib import suppress
from pathlib import Path

from tests.club.halls import wait_for
from tools.servers import MOSQUITTO, command


class MosquittoProcess:
    """Mosquitto with a configuration that names this port; it listens from the beginning."""

    def __init__(self, configuration: Path, port: int) -> None:
        self._configuration, self._port = configuration, port
        self._process: subprocess.Popen[bytes] | None = None
        self.open()

    def open(self) -> None:
        """Starts Mosquitto, and waits until it listens."""
        program, environment = command(MOSQUITTO)
        words = [str(program), "-c", str(self._configuration)]
        self._process = subprocess.Popen(words, env={**os.environ, **environment}, stderr=subprocess.DEVNULL)
        wait_for(self._listens)

    def end(self) -> None:
        """Kills it."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def _listens(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self._port), 1):
            return True
        return False
