"""A stand-in Pico on a serial port: real MicroPython, a folder as its file system, a cable that can be pulled."""

import contextlib
import functools
import os
import pty
import select
import signal
import subprocess
import threading
import tty
from pathlib import Path

from tools import micropython

STANDIN = Path(__file__).parent / "standin"
RESET = 43
CTRL_C = b"\x03"


@functools.cache
def interpreter() -> list[str]:
    return micropython.command()


class StandInPico:
    """`files` is its file system, `address` its port.

    When the host says `pull_at` for the `pull_at_count`th time, the cable comes out before the Pico hears it, and the
    Pico loses its power; `plug` puts it in again.
    """

    def __init__(self, home: Path) -> None:
        self.files = home / "files"
        self.files.mkdir(parents=True)
        self.address = str(home / "port")
        self.pull_at = b""
        self.pull_at_count = 1
        self.heard = b""
        """The bytes of the host since this was emptied."""
        self._pump: threading.Thread | None = None
        self._stop = threading.Event()
        self._stops = False

    def plug(self) -> None:
        """Power and port, until it has started and speaks. Raises NoMicroPython."""
        interpreter()  # here, where a test sees what is wrong with it, and not in the thread
        self._stop.clear()
        started = threading.Event()
        self._pump = threading.Thread(target=self._live, args=(started,), daemon=True)
        self._pump.start()
        assert started.wait(60)

    def unplug(self) -> None:
        self._stop.set()
        if self._pump is not None:
            self._pump.join(20)
            assert not self._pump.is_alive()

    def _live(self, started: threading.Event) -> None:
        code: int | None = RESET
        while code == RESET and not self._stop.is_set():
            code = self._run(started)

    def _run(self, started: threading.Event) -> int | None:
        """From one reset to the next; what the Pico said as it left, None when it lost its power."""
        host, device = pty.openpty()
        tty.setraw(device)
        port = Path(self.address)
        port.unlink(missing_ok=True)
        port.symlink_to(os.ttyname(device))
        words = [*interpreter(), "-X", "heapsize=4m", str(STANDIN / "console.py"), str(STANDIN)]
        with subprocess.Popen(
            words,
            cwd=self.files,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        ) as process:
            self._stops = False
            try:
                self._carry(host, process, started)
                code = process.wait(20) if not self._stop.is_set() else None
            finally:
                process.kill()
                port.unlink(missing_ok=True)
                os.close(device)
                os.close(host)
        return code

    def _carry(self, host: int, process: subprocess.Popen[bytes], started: threading.Event) -> None:
        """Bytes both ways, until the cable is pulled or the Pico resets."""
        assert process.stdin is not None and process.stdout is not None
        said = process.stdout.fileno()
        while not self._stop.is_set():
            ready, _, _ = select.select([host, said], [], [], 0.05)
            if said in ready:
                data = os.read(said, 4096)
                if not data:
                    return
                started.set()  # it has looked for a main.py: one that a test puts there now waits for the next reset
                with contextlib.suppress(BlockingIOError):
                    os.write(host, data)
            if host in ready:
                data = os.read(host, 4096)
                self.heard += data
                if self.pull_at and self.heard.count(self.pull_at) >= self.pull_at_count:
                    self.pull_at = b""
                    self._stop.set()
                    return
                self._hand(data, process)

    def _hand(self, data: bytes, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin is not None
        before, ctrl_c, after = data.partition(CTRL_C)
        process.stdin.write(before)
        process.stdin.flush()
        if ctrl_c:
            # As on a Pico: it stops a program that lets itself be stopped, and is a character like others for a prompt.
            if self._stoppable(process):
                process.send_signal(signal.SIGINT)
                self._stops = False  # until it reports again: a second signal would kill it
            else:
                process.stdin.write(CTRL_C)
            self._hand(after, process)

    def _stoppable(self, process: subprocess.Popen[bytes]) -> bool:
        """Whether a program runs that can be stopped, going by its last report."""
        assert process.stderr is not None
        while select.select([process.stderr], [], [], 0)[0]:
            told = os.read(process.stderr.fileno(), 4096)
            if not told:
                break
            self._stops = told.endswith(b"s")
        return self._stops
