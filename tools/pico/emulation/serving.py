"""Runs an emulated Pico beside the clock on the wall, at a pseudo-terminal that programs take for its serial port.

Like a USB port, it takes what is sent to nobody and forgets it. Linux and macOS have pseudo-terminals.
"""

import contextlib
import os
import select
import time
import tty

from tools.pico.emulation.emulated_pico import EmulatedPico

READ = 4096
SLICE_MS = 5.0
"""Emulated time between two looks at the cable."""
MOST_LAG_MS = 100.0
"""A Pico that is later than this does not hurry afterward: a slow machine makes a slow Pico, not a fitful one."""


class HostPlug:
    """The place where a host plugs itself in; `address` is what it opens. Nothing here waits."""

    def __init__(self) -> None:
        self._master, slave = os.openpty()
        tty.setraw(slave)  # no echo, and every byte as it is
        self.address = os.ttyname(slave)
        os.close(slave)  # from now on a hang-up tells that nobody has it open
        os.set_blocking(self._master, False)
        self._poll = select.poll()
        self._poll.register(self._master, 0)

    def receive(self) -> bytes:
        """The bytes of the host since the last call."""
        said = b""
        with contextlib.suppress(OSError):  # nothing there, or nobody
            while piece := os.read(self._master, READ):
                said += piece
        return said

    def send(self, data: bytes) -> None:
        """A host that does not read loses what is said."""
        if data and not self._poll.poll(0):
            with contextlib.suppress(BlockingIOError):
                os.write(self._master, data)

    def close(self) -> None:
        os.close(self._master)


class Serving:
    """One emulated Pico at its terminal; `step` again and again."""

    def __init__(self, pico: EmulatedPico, end: HostPlug) -> None:
        self.pico, self.end = pico, end
        self._start = time.monotonic() * 1000 - pico.now  # when the emulated time 0 would have been, in ms

    def step(self) -> None:
        """Wait for the next slice of emulated time and let it pass."""
        late = time.monotonic() * 1000 - self._start - self.pico.now
        if late < 0:
            time.sleep(-late / 1000)
        elif late > MOST_LAG_MS:
            self._start += late - MOST_LAG_MS
        if said := self.end.receive():
            self.pico.write(said)
        self.pico.run(SLICE_MS)
        self.end.send(self.pico.read())
