"""The USB serial port, which is also MicroPython's console. It never blocks, in either direction."""

import select
import sys

from machine import mem16

import micropython

CTRL_C = 3
_TO_HOST = 0x50100090  # a register of the USB controller: endpoint 2 towards the host, the serial port's
_WAITS = 1 << 10  # the host has not fetched the last packet yet


class Console:
    """Reads byte by byte, since the console does not say how many bytes it has; writes two packets at most."""

    LONGEST = 128  # bytes a read
    MOST = 128  # bytes a write: two packets

    def __init__(self, production) -> None:
        """In production Ctrl-C is a byte like any other, and `HostLink` notices when it was typed; otherwise it
        interrupts the program and shows the developer where it was.
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

    def read(self, limit) -> bytes:
        """Up to `limit` bytes that have arrived, at most `LONGEST`."""
        # Looking up names takes longer than reading a byte, so each is looked up once. The buffer is reused, so that a
        # flood of input does not fill the heap.
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
                break  # what follows is meant for the prompt
        return bytes(memoryview(buffer)[:count]) if count else b""

    def write(self, data) -> int:
        """Write up to `MOST` bytes if the host has fetched the last ones; return how many were written."""
        # POLLOUT promises room for one byte only, and a write without room blocks for half a second. But once a packet
        # has been fetched, at most the second one is still queued, and the port can hold 256 bytes.
        if mem16[_TO_HOST] & _WAITS or not self._ready(self._out, 0):
            return 0
        return sys.stdout.buffer.write(data[: self.MOST])

    def close(self) -> None:
        """Give the console back to the prompt."""
        micropython.kbd_intr(CTRL_C)

    def rest(self, ms) -> None:
        """Wait for `ms` milliseconds, or until something arrives."""
        self._ready(self._in, ms)

    def _ready(self, poll, ms):
        for _ in poll.ipoll(ms):
            return True
        return False
