"""The link to the host: whether one is connected, what it sent, and what is waiting to be sent to it."""

from roundhouse_hub.link.session import Session

CTRL_C = 3
NOTHING = ()  # no byte has arrived


class HostLink:
    """Moves bytes between the serial port and the session, a few at a time."""

    READ = 64  # bytes at once: reading them takes a Pico 2 ms, and decoding a line among them as long again
    WRITE = 128  # bytes at once: two short lines, such as `down` and the gesture that follows it
    QUIET_MS = 3000  # a host pings every second; after three missed pings it is gone

    def __init__(self, serial, hello: dict, number: int = 0) -> None:
        """`hello` introduces the hub; `number` is that of a `Session`."""
        self.session = Session(hello, number=number)
        self._serial = serial
        self.interrupted = False  # Ctrl-C was typed
        self.reads_without_line = 0  # reads in a row that completed no line
        self._idle = True  # nothing has arrived lately
        self._rest = b""  # bytes that the port had no room for yet

    def connected(self, now: int) -> bool:
        """Whether a host is connected now."""
        return self.session.open and self.session.quiet(now) < self.QUIET_MS

    def receive(self, now: int) -> list | tuple:
        """The messages that have arrived, each once and in order; NOTHING if no byte has arrived."""
        data = self._serial.read(self.READ)
        if not data:
            self._idle = True
            self.reads_without_line = 0
            return NOTHING
        # A typed Ctrl-C comes after a pause, with at most a return before it. In a flood of bytes it means nothing.
        if self._idle and data[-1] == CTRL_C and not data[:-1].strip():
            self.interrupted = True
        self._idle = self._idle and not data.strip()
        came = self.session.received(data, now)
        self.reads_without_line = self.reads_without_line + 1 if self.session.quiet(now) else 0
        return came

    def send(self, message: dict, now: int) -> None:
        """Send a message if a host is connected; otherwise drop it, since an old press would only do harm."""
        if self.connected(now):
            self.session.send(message, now)

    def transmit(self, now: int) -> int | None:
        """Write as much as the port takes; return the milliseconds until there may be more, or None.

        0 means that something was written.
        """
        if not self._rest and self.session.wake(now) == 0:  # encoding lines allocates memory
            self._rest = self.session.outgoing(now, self.WRITE)
        if self._rest:
            taken = self._serial.write(self._rest)
            self._rest = self._rest[taken:]
            if taken:
                return 0
        return 1 if self._rest else self.session.wake(now)
