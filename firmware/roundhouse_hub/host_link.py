"""The host at the other end of the cable: whether it is there, what it says, what it has to be told."""

from roundhouse_hub.link.session import Session

CTRL_C = 3
NOTHING = ()  # has arrived


class HostLink:
    """Moves bytes between the serial port and the session, a few at a time."""

    READ = 64  # bytes at once: reading them takes a Pico 2 ms, and a line among them as long again
    WRITE = 128  # two short lines, as of a press and of what it turned out to be
    QUIET_MS = 3000  # a host pings every second; after three missed ones it is gone

    def __init__(self, serial, hello, number=0):
        """`hello` is what the hub says of itself, `number` that of a `Session`."""
        self.session = Session(hello, number=number)
        self._serial = serial
        self.interrupted = False  # somebody typed Ctrl-C
        self.fruitless = 0  # reads in a row in which no line has become whole
        self._idle = True  # nothing has arrived of late
        self._rest = b""  # bytes that the port had no room for yet

    def connected(self, now):
        """Whether a host leads this hub now."""
        return self.session.open and self.session.quiet(now) < self.QUIET_MS

    def receive(self, now):
        """The messages that have arrived, each once and in order; NOTHING if not a byte has."""
        data = self._serial.read(self.READ)
        if not data:
            self._idle = True
            self.fruitless = 0
            return NOTHING
        # Typed, it comes after silence, and at most a return before it; in a flood it is one byte among many.
        if self._idle and data[-1] == CTRL_C and not data[:-1].strip():
            self.interrupted = True
        self._idle = self._idle and not data.strip()
        came = self.session.received(data, now)
        self.fruitless = self.fruitless + 1 if self.session.quiet(now) else 0
        return came

    def send(self, message, now):
        """Send a message to the host, if one is there: nobody wants to hear tomorrow what was pressed today."""
        if self.connected(now):
            self.session.send(message, now)

    def transmit(self, now):
        """Write what there is room for; return the milliseconds until there may be more, or None.

        0 says that something was written.
        """
        if not self._rest and self.session.wake(now) == 0:  # putting lines together allocates
            self._rest = self.session.outgoing(now, self.WRITE)
        if self._rest:
            taken = self._serial.write(self._rest)
            self._rest = self._rest[taken:]
            if taken:
                return 0
        return 1 if self._rest else self.session.wake(now)
