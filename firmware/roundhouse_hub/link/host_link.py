"""The link to the host: whether one is connected, what it sent, and what is waiting to be sent to it."""

from roundhouse_hub.link.messages import trouble_message
from roundhouse_hub.link.session import Session
from roundhouse_hub.ticks import ticks_diff

CTRL_C = b"\x03"
CTRL_C_LINE = b"\r\x03"  # how tools ask for the prompt: a line of its own
RAW_PROMPT = b"\r\x01"  # with this behind it, mpremote asks for its raw prompt
NOTHING = ()  # no byte has arrived


class HostLink:
    """Moves bytes between the serial port and the session, a few at a time."""

    READ = 64  # bytes at once: reading them takes a Pico 2 ms, and decoding a line among them as long again
    WRITE = 128  # bytes at once: two short lines, such as `down` and the gesture that follows it
    QUIET_MS = 3000  # a host pings every second; after three missed pings it is gone
    TYPED = 3  # Ctrl-C typed so often leads to the prompt: a single one may be noise, or a tool that probes every port
    TYPED_MS = 3000  # from the first of them to the last
    ALONE_MS = 100  # a Ctrl-C on a line of its own is alone if nothing has come behind it for so long

    def __init__(self, serial, hello: dict, number: int = 0) -> None:
        """`hello` introduces the hub; `number` is that of a `Session`."""
        self.session = Session(hello, number=number)
        self._serial = serial
        self.interrupted = False  # somebody asks for MicroPython's prompt
        self._typed = []  # when Ctrl-C was typed, each after a pause
        self._asked_at = None  # when somebody seemed to ask for the prompt
        self._alone_ms = 0  # for how long nothing else may come then
        self.reads_without_line = 0  # reads in a row that completed no line
        self._idle = True  # nothing has arrived lately
        self._rest = b""  # bytes that the port had no room for yet

    def connected(self, now: int) -> bool:
        return self.session.open and self.session.quiet(now) < self.QUIET_MS

    def receive(self, now: int) -> list | tuple:
        """The messages that have arrived, each once and in order; NOTHING if no byte has arrived."""
        if self.interrupted or (self._asked_at is not None and not self._is_noise(now)):
            return NOTHING
        data = self._serial.read(self.READ)
        if not data:
            self._idle = True
            self.reads_without_line = 0
            return NOTHING
        # What a person types, and what mpremote sends, comes after a pause. In a flood of bytes Ctrl-C means nothing.
        if self._idle and data == CTRL_C_LINE:
            self._ask(self.ALONE_MS, now)
        elif self._idle and data == CTRL_C:
            self._type(now)
        else:
            self._typed = []
        self._idle = False
        came = self.session.received(data, now)
        if self.session.rejected:
            self.send(trouble_message(self.session.rejected), now)
            self.session.rejected = ""
        self.reads_without_line = self.reads_without_line + 1 if self.session.quiet(now) else 0
        return came

    def _type(self, now):
        self._typed = [then for then in self._typed if 0 <= ticks_diff(now, then) < self.TYPED_MS] + [now]
        if len(self._typed) == self.TYPED:
            self._ask(0, now)

    def _ask(self, alone_ms, now):
        self._asked_at = now
        self._alone_ms = alone_ms

    def _is_noise(self, now):
        """Whether something came behind Ctrl-C. If not, or what mpremote sends, it is left there for the prompt."""
        behind = self._serial.peek()
        if not behind and 0 <= ticks_diff(now, self._asked_at) < self._alone_ms:
            return False  # not yet
        self._asked_at = None
        self._typed = []
        self.interrupted = behind in (b"", RAW_PROMPT)
        return not self.interrupted

    def send(self, message: dict, now: int) -> None:
        """Send a message if a host is connected; otherwise drop it, since an old press would only do harm."""
        if self.connected(now):
            self.session.send(message, now)

    def transmit(self, now: int) -> int | None:
        """Write as much as the port takes; return the milliseconds until there may be more, or None.

        0 means that something was written.
        """
        if self._rest or self.session.wake(now) == 0:
            # What waits for the port is not encoded yet: by then it may be too old to be told.
            if not self._serial.ready():
                self.session.drop_stale(now)
                return 1
            if not self._rest:
                self._rest = self.session.outgoing(now, self.WRITE)
        if self._rest:
            taken = self._serial.write(self._rest)
            self._rest = self._rest[taken:]
            if taken:
                return 0
        return 1 if self._rest else self.session.wake(now)
