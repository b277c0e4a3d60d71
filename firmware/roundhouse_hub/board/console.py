"""The USB serial port, which is also MicroPython's console: never waits, in either direction."""

import select
import sys

from machine import mem16

import micropython

CTRL_C = 3
_TO_HOST = 0x50100090  # of the USB controller: the state of endpoint 2 towards the host, the serial port's
_WAITS = 1 << 10  # a packet lies there that the host has not fetched


class Console:
    """Bytes in one by one, since the console does not say how many would not block; out by two packets at most."""

    LONGEST = 128  # bytes a read
    MOST = 128  # bytes a write: two packets

    def __init__(self, production):
        """In production Ctrl-C is a byte like any other, and `Host` knows when it was typed; otherwise it interrupts
        whatever runs, and shows the developer where.
        """
        if production:
            micropython.kbd_intr(-1)
        self._in = select.poll()
        self._in.register(sys.stdin, select.POLLIN)
        self._out = select.poll()
        self._out.register(sys.stdout, select.POLLOUT)
        self._arrived = self._in.ipoll
        self._take = sys.stdin.buffer.readinto
        self._byte = bytearray(1)
        self._buffer = bytearray(self.LONGEST)

    def read(self, limit):
        """Up to `limit` bytes that have arrived, `LONGEST` at the most."""
        # Names are looked up once, which else takes more time than a byte itself. A buffer that is there, so that a
        # flood of garbage does not become garbage in memory as well.
        arrived = self._arrived
        take = self._take
        byte = self._byte
        buffer = self._buffer
        limit = min(limit, self.LONGEST)
        count = 0
        while count < limit:
            for _ in arrived(0):
                break
            else:
                break
            take(byte)
            buffer[count] = value = byte[0]
            count += 1
            if value == CTRL_C:
                break  # what comes behind it is for the prompt
        return bytes(memoryview(buffer)[:count]) if count else b""

    def write(self, data):
        """Write up to `MOST` if the host has fetched what was written; return how many. Nothing waits for a host."""
        # POLLOUT promises room for one byte, and a write that finds no room waits for half a second. But hardly
        # anything is queued behind a packet that has been fetched: the second one, and the port can hold 256 bytes.
        if mem16[_TO_HOST] & _WAITS or not self._ready(self._out, 0):
            return 0
        return sys.stdout.buffer.write(data[: self.MOST])

    def close(self):
        """Leave the console to the prompt."""
        micropython.kbd_intr(CTRL_C)

    def rest(self, ms):
        """Wait for `ms` milliseconds, or until something arrives."""
        self._ready(self._in, ms)

    def _ready(self, poll, ms):
        for _ in poll.ipoll(ms):
            return True
        return False
