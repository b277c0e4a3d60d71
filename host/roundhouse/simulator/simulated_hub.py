"""A simulated hub in a child process: connect to it, press its buttons, look at its lamps."""

import atexit
import os
import socket
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import roundhouse
import roundhouse_hub
from roundhouse.hub.errors import PortBusy, PortGone
from roundhouse.simulator.faults import Faults
from roundhouse.simulator.process import BUSY, PLUGGED

START_S = 20.0  # a slow computer takes a while to start a Python

LampColors = tuple[tuple[int, int, int], ...]


class SimulatedHub:
    """A simulated hub in its own process. `at` returns the running one for an address, or starts it.

    Like a real hub, it goes on while nobody has its port open. It ends with the program that started it.
    """

    _running: ClassVar[dict[str, "SimulatedHub"]] = {}
    _starting = threading.Lock()

    @classmethod
    def at(cls, address: str = "sim://") -> "SimulatedHub":
        """The hub at `address`. Raises BadAddress for an invalid query."""
        Faults.of_address(address)
        with cls._starting:
            hub = cls._running.get(address)
            if hub is None or not hub.running:
                hub = cls._running[address] = cls(address)
            return hub

    def __init__(self, address: str) -> None:
        """Start a hub. Raises PortGone if that fails."""
        self.address = address
        self._news = threading.Condition()
        self._port: int | None = None
        self._lamps: LampColors = ()
        self._seen_at = 0.0
        self._heard: list[str] = []
        self._answers: deque[str] = deque()  # to orders: empty, or why they were refused
        self._ordering = threading.Lock()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "roundhouse.simulator.process", address],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": _search_path()},
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            start_new_session=True,  # Ctrl-C at the terminal is for this program, also while that one begins
        )
        atexit.register(self.close)
        threading.Thread(target=self._watch, name=f"eyes on {address}", daemon=True).start()
        with self._news:
            self._news.wait_for(lambda: self._port is not None or not self.running, START_S)
        if self._port is None:
            self.close()
            raise PortGone("simulator/not-started", address=address)

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    @property
    def lamps(self) -> LampColors:
        """The colors that its 13 lamps show now, as (red, green, blue)."""
        return self._lamps

    @property
    def sounds(self) -> list[str]:
        """The names of the sounds that it began to play, in order."""
        with self._news:
            return list(self._heard)

    def connect(self) -> socket.socket:
        """Plug the cable in. Raises PortGone when it has been pulled, PortBusy when another host has it."""
        try:
            end = socket.create_connection(("127.0.0.1", self._port or 0), timeout=START_S)
            verdict = end.recv(1)
        except OSError as error:
            raise self._ended() from error
        if verdict == PLUGGED:
            end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            return end
        end.close()
        if verdict == BUSY:
            raise PortBusy("simulator/in-use", address=self.address)
        raise PortGone("simulator/cable-out", address=self.address)

    def press(self, button: int, hold_ms: int = 60) -> None:
        """Press a button (0 to 11: slots, 12: the engine) for so long; returns when it is down. See `send_order`."""
        self.send_order(f"press {button} {hold_ms}")

    def hold_down(self, button: int) -> None:
        """Put a finger on a button."""
        self.send_order(f"down {button}")

    def release(self, button: int) -> None:
        self.send_order(f"up {button}")

    def unplug(self) -> None:
        self.send_order("unplug")

    def plug(self) -> None:
        self.send_order("plug")

    def send_order(self, order: str) -> None:
        """Carry out an order of `roundhouse.simulator.process`; return when it is done.

        Raises ValueError for an invalid order, and PortGone when the hub has ended.
        """
        assert self._process.stdin is not None
        with self._ordering, self._news:
            try:
                self._process.stdin.write(" ".join(order.split()) + "\n")
                self._process.stdin.flush()
            except (OSError, ValueError) as error:
                raise self._ended() from error
            self._news.wait_for(lambda: self._answers or not self.running, START_S)
            if not self._answers:
                raise self._ended()
            refused = self._answers.popleft()
        if refused:
            raise ValueError(refused)

    def wait_lamps(self, seen: Callable[[LampColors], bool], seconds: float = START_S) -> float:
        """Wait until `seen(lamps)` is true; return that moment, by `time.perf_counter`. Raises TimeoutError after
        `seconds`."""
        self._wait(lambda: bool(self._lamps) and seen(self._lamps), seconds, "its lamps did not become so")
        return self._seen_at

    def wait_sounds(self, count: int, seconds: float = START_S) -> list[str]:
        """Wait until `count` sounds have begun since the start. Raises TimeoutError after `seconds`."""
        self._wait(lambda: len(self._heard) >= count, seconds, f"it did not sound {count} times")
        return self.sounds

    def close(self) -> None:
        atexit.unregister(self.close)
        if SimulatedHub._running.get(self.address) is self:
            del SimulatedHub._running[self.address]
        try:
            assert self._process.stdin is not None
            self._process.stdin.close()
        except OSError:
            pass  # it has already ended
        try:
            self._process.wait(2)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _ended(self) -> PortGone:
        return PortGone("simulator/ended", address=self.address)

    def _wait(self, done: Callable[[], bool], seconds: float, otherwise: str) -> None:
        with self._news:
            if not self._news.wait_for(lambda: done() or not self.running, seconds) or not done():
                raise TimeoutError(f"The simulated hub at {self.address}: {otherwise} within {seconds:g} s.")

    def _watch(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            kind, _, what = line.rstrip("\n").partition(" ")
            with self._news:
                match kind:
                    case "lamps":
                        self._seen_at = time.perf_counter()
                        colors = bytes.fromhex(what)
                        self._lamps = tuple(zip(colors[::3], colors[1::3], colors[2::3], strict=True))
                    case "sound":
                        self._heard.append(what)
                    case "done":
                        self._answers.append(what)
                    case "port":
                        self._port = int(what)
                self._news.notify_all()
        self._process.stdout.close()
        self._process.wait()
        with self._news:
            self._news.notify_all()


def _search_path() -> str:
    """The PYTHONPATH by which the child process imports these same packages, installed or not."""
    roots = [str(Path(package.__file__ or "").parent.parent) for package in (roundhouse, roundhouse_hub)]
    return os.pathsep.join([*roots, *filter(None, [os.environ.get("PYTHONPATH")])])
