"""The USB serial port, which is also MicroPython's console. It never blocks, in either direction."""

import select
import sys

import micropython
from roundhouse_hub.board import prompt

CTRL_C = 3


class Console:
    """Writes two packets at most, and only once the host has fetched the last ones: what is said later is newer."""

    LONGEST = 128  # bytes a read
    MOST = 128  # bytes a write: two packets

    def __init__(self, production) -> None:
        """In production Ctrl-C is a byte like any other, and `HostLink` notices when it was typed; otherwise it
        interrupts the program and shows the developer where it was.
        """
        if production:
            micropython.kbd_intr(-1)
        try:
            import roundhouse_serial as port  # type: ignore[import-not-found]  # an image has it
        except ImportError:
            from roundhouse_hub.board.stock_serial import StockSerial

            port = StockSerial()
        self._port = port
        self._in = select.poll()
        self._in.register(sys.stdin, select.POLLIN)
        self._buffer = bytearray(self.LONGEST)

    def read(self, limit) -> bytes:
        """Up to `limit` bytes that have arrived, at most `LONGEST`."""
        # The buffer is reused, so that a flood of input does not fill the heap.
        count = self._port.read(self._buffer, limit)
        return bytes(memoryview(self._buffer)[:count]) if count else b""

    def ready(self) -> bool:
        """Whether a write takes something: the host is awake, and has fetched the last packets."""
        return self._port.ready()

    def peek(self) -> bytes:
        """The first two bytes behind the Ctrl-C that was read last, if they came with it or in the packet after it; b""
        if nothing waits.
        """
        for _ in self._in.ipoll(0):
            packet = prompt.last_packet()
            return packet[2:4] if packet[:2] == b"\r\x03" else packet[:2]
        return b""

    def write(self, data) -> int:
        """Write up to `MOST` bytes, once it is `ready`; return how many were written."""
        return self._port.write(data[: self.MOST])

    def close(self) -> None:
        """Give the console back to the prompt."""
        micropython.kbd_intr(CTRL_C)

    def rest(self, ms) -> None:
        """Wait for `ms` milliseconds, or until something arrives."""
        for _ in self._in.ipoll(ms):
            break
