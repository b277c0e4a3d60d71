"""The process behind `sim://`: a simulated hub in real time whose cable is a local socket.

    python -m roundhouse.simulator.process "sim://kitchen?drop=0.1"

It reads orders from standard input (`press 3`, `down 3`, `up 3`, `unplug`, `plug`, `quit`; end of file quits, too) and
writes what can be seen and heard to standard output: `port 40123`, `lamps` and 13 colors when one has changed, `sound`
and a name when one begins, and `done` after each order, with the reason if it was refused.
"""

import contextlib
import select
import socket
import sys
import threading
from collections import deque
from urllib.parse import urlsplit

from roundhouse.simulator.faults import Faults
from roundhouse.simulator.machine import NAME, Machine
from roundhouse_hub.ticks import ticks_add, ticks_diff
from roundhouse_standins import Misuse
from roundhouse_standins.clock import WallClock

READ = 4096


class SocketHost:
    """A host that has connected, at the other end of the socket; no call waits. `gone`: it has disconnected."""

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


# The first byte that a host receives: whether it is connected.
PLUGGED = b"+"
BUSY = b"!"
PULLED = b"-"

PRESS_MS = 60
LONGEST_PRESS_MS = 3_600_000
ORDERS = "take press N, press N MS, down N, up N, unplug, plug or quit"


class Process:
    """The simulated hub, the socket that serves as its cable, and its buttons, lamps and sounds as text."""

    def __init__(self, address: str) -> None:
        """Raise BadAddress for invalid faults."""
        self._clock = WallClock()
        self._machine = Machine(Faults.of_address(address), self._clock, urlsplit(address).netloc or NAME, record=False)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._host: SocketHost | None = None
        self._orders: deque[str] = deque()
        self._just_pressed: list[tuple[int, int]] = []  # how long each is held, ms, and the button
        self._held_buttons: list[tuple[int, int]] = []  # when each is released, and the button
        self._bell, self._rope = socket.socketpair()  # the thread that reads orders wakes `run` through these
        self._lamps = ""
        self._open = True

    def run(self) -> None:
        """Run until the orders end."""
        threading.Thread(target=self._read_orders, daemon=True).start()
        self._report("port", str(self._listener.getsockname()[1]))
        wait = 0
        while self._open:
            readers = [self._bell, self._listener] + ([self._host] if self._host else [])
            writers = [self._host] if self._host and self._host.unsent else []
            ready, _, _ = select.select(readers, writers, [], wait / 1000)
            if self._bell in ready:
                self._bell.recv(READ)
                self._obey_orders()
            if self._host is not None and self._host in ready:
                self._receive_from_host(self._host)  # first, because it may have disconnected in favor of the next one
            if self._listener in ready:
                self._accept_host()
            wait = self._machine.step()
            self._release_due_buttons()
            self._send_to_host()
            self._look_and_listen()
        if self._host:
            self._host.close()
        self._listener.close()

    def _accept_host(self) -> None:
        """A host has opened the port. It is connected unless the cable is out or another host is connected."""
        host, _ = self._listener.accept()
        verdict = PULLED if not self._machine.plugged else BUSY if self._host else PLUGGED
        with contextlib.suppress(OSError):
            host.sendall(verdict)
            if verdict == PLUGGED:
                self._host = SocketHost(host)
                self._machine.flush()
                return
        host.close()

    def _receive_from_host(self, host: SocketHost) -> None:
        self._machine.host_write(host.receive())
        if host.gone:
            self._host = None

    def _send_to_host(self) -> None:
        if self._host is None:
            return
        if self._machine.plugged:
            self._host.send(self._machine.host_read())
        else:
            self._host.close()
        if self._host.gone:
            self._host = None

    def _read_orders(self) -> None:
        """In a thread of its own: standard input cannot be waited for together with sockets on Windows."""
        for line in sys.stdin:
            self._orders.append(line)
            self._rope.send(b"!")
        self._orders.append("quit")
        self._rope.send(b"!")

    def _obey_orders(self) -> None:
        while self._orders:
            order = self._orders.popleft()
            try:
                self._do_order(*order.split())
                self._report("done", "")
            except (ValueError, Misuse) as error:
                self._report("done", f"{order.strip()}: {error}")

    def _do_order(self, verb: str = "", *numbers: str) -> None:
        buttons = self._machine.board.buttons
        if not all(number.isdecimal() for number in numbers):
            raise ValueError(ORDERS)
        match verb, [int(number) for number in numbers]:
            case "press", [button]:
                self._press(button, PRESS_MS)
            case "press", [button, hold_ms]:
                self._press(button, hold_ms)
            case "down", [button]:
                buttons.press(button)
            case "up", [button]:
                buttons.release(button)
            case "unplug" | "plug", []:
                self._machine.pull(verb == "unplug")
            case "quit", []:
                self._open = False
            case _:
                raise ValueError(ORDERS)

    def _press(self, button: int, hold_ms: int) -> None:
        if hold_ms > LONGEST_PRESS_MS:
            raise ValueError(f"no finger stays for more than {LONGEST_PRESS_MS} ms")
        self._machine.board.buttons.press(button)
        self._just_pressed.append((hold_ms, button))

    def _release_due_buttons(self) -> None:
        """Lift each finger whose time is up. The time begins with the hub's first look at the button, and the hub looks
        once more before it ends: no press is lost when this process is held up in between."""
        for until, button in list(self._held_buttons):
            if ticks_diff(until, self._clock.now()) <= 0:
                self._held_buttons.remove((until, button))
                with contextlib.suppress(Misuse):  # lifted before, by an `up`
                    self._machine.board.buttons.release(button)
        self._held_buttons += [
            (ticks_add(self._clock.now(), hold_ms), button) for hold_ms, button in self._just_pressed
        ]
        self._just_pressed.clear()

    def _look_and_listen(self) -> None:
        pixels = self._machine.board.pixels
        lamps = "".join(f"{r:02x}{g:02x}{b:02x}" for r, g, b in pixels.now)
        if lamps != self._lamps:
            self._lamps = lamps
            self._report("lamps", lamps)
        pixels.forget()  # a table may stand for days
        for _, name in self._machine.sounds:
            self._report("sound", name)
        self._machine.sounds.clear()

    def _report(self, kind: str, what: str) -> None:
        try:
            print(kind, what, flush=True)
        except OSError:
            self._open = False  # the reader has gone


def main() -> None:
    Process(sys.argv[1] if len(sys.argv) > 1 else "sim://").run()


if __name__ == "__main__":
    main()
