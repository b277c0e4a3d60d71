"""The USB serial port, which is also MicroPython's console: never waits, in either direction."""

import select
import sys


class Console:
    """Bytes in and out, one by one: the console offers no way to ask how many would not block."""

    def __init__(self):
        self._in = select.poll()
        self._in.register(sys.stdin, select.POLLIN)
        self._out = select.poll()
        self._out.register(sys.stdout, select.POLLOUT)

    def read(self, limit):
        """Up to `limit` bytes that have arrived."""
        data = b""
        while len(data) < limit and self._ready(self._in, 0):
            data += sys.stdin.buffer.read(1)
        return data

    def write(self, data):
        """Write what a host takes now; return how many bytes. A host that does not read blocks nothing."""
        for at in range(len(data)):
            # POLLOUT promises room for one byte; `print` of more would wait up to half a second.
            if not self._ready(self._out, 0):
                return at
            sys.stdout.buffer.write(data[at : at + 1])
        return len(data)

    def rest(self, ms):
        """Wait for `ms` milliseconds, or until something arrives."""
        self._ready(self._in, ms)

    def _ready(self, poll, ms):
        for _ in poll.ipoll(ms):
            return True
        return False
