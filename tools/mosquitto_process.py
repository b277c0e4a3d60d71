"""Mosquitto as a process of its own, which may be killed and started again."""

from __future__ import annotations

import os
import socket
import subprocess
import time
from contextlib import suppress
from pathlib import Path

from tools.servers import MOSQUITTO, command

READY_S = 10.0


class MosquittoProcess:
    """Mosquitto with a configuration that names this port; it listens from the beginning."""

    def __init__(self, configuration: Path, port: int) -> None:
        self._configuration, self._port = configuration, port
        self._process: subprocess.Popen[bytes] | None = None
        self.open()

    def open(self) -> None:
        """Starts Mosquitto, and waits until it listens."""
        program, environment = command(MOSQUITTO)
        started = self._configuration.with_suffix(".started")
        # Who is root would become somebody who cannot read the passwords.
        started.write_text(self._configuration.read_text("utf-8") + "user root\n" * (os.getuid() == 0), "utf-8")
        words = [str(program), "-c", str(started)]
        self._process = subprocess.Popen(words, env={**os.environ, **environment}, stderr=subprocess.DEVNULL)
        end = time.monotonic() + READY_S
        while not self._listens():
            assert time.monotonic() < end, "Mosquitto does not start"
            time.sleep(0.01)

    def end(self) -> None:
        """Kills it."""
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
