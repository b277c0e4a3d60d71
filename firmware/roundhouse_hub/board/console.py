"""The USB serial port, which is also MicroPython's console: never waits, in either direction."""

import select
import sys

import micropython

CTRL_C = 3


class Console:
    """Bytes in and out, one by one: the console offers no way to ask how many would not block."""

    LONGEST = 64  # bytes a read

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
        self._byte = bytearray(1)
        self._buffer = bytearray(self.LONGEST)

    def read(self, limit):
        """Up to `limit` bytes that have arrived, 64 at the most."""
        count = 0
        # Byte by byte into a buffer that is there: a flood of garbage must not become garbage in memory as well.
        while count < limit and count < self.LONGEST and self._ready(self._in, 0):
            sys.stdin.buffer.readinto(self._byte)
            self._buffer[count] = self._byte[0]
            count += 1
            if self._byte[0] == CTRL_C:
                break  # what comes behind it is for the prompt
        return bytes(self._buffer[:count]) if count else b""

    def write(self, data):
        """Write what a host takes now; return how many bytes. A host that does not read blocks nothing."""
        for at in range(len(data)):
            # POLLOUT promises room for one byte; `print` of more would wait up to half a second.
            if not self._ready(self._out, 0):
                return at
            sys.stdout.buffer.write(data[at : at + 1])
        return len(data)

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
