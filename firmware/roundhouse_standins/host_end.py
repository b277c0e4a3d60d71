"""The host at the other end of the cable: says hello, pings, and keeps every message of the hub."""

from roundhouse_hub.link.messages import PING, host_hello
from roundhouse_hub.link.session import Session
from roundhouse_hub.ticks import ticks_diff


class HostEnd:
    """Steps along with `clock.run`. While `awake` is false it neither reads nor writes."""

    PING_MS = 1000

    def __init__(self, board, number: int = 0) -> None:
        """`number` fixes the session's id."""
        self.awake = True
        self.heard = []  # every message of the hub, in order
        self.session = Session(host_hello(), asks=True, number=number)
        self._serial = board.serial
        self._clock = board.clock
        self._pinged = None

    def send(self, message: dict) -> None:
        self.session.send(message, self._clock.now())

    def received(self, kind: str) -> list:
        return [message for message in self.heard if message["k"] == kind]

    def step(self, now: int) -> None:
        """Read; ping and write what is due."""
        if not self.awake:
            return
        self.heard.extend(self.session.received(self._serial.host_read(), now))
        if self._pinged is None or ticks_diff(now, self._pinged) >= self.PING_MS:
            self._pinged = now
            self.session.send(PING, now)
        data = self.session.outgoing(now, 1024)
        if data:
            self._serial.host_write(data)
