"""Two sessions, a host's and a hub's, connected by a line that can lose data."""

from roundhouse_hub.link.session import Session
from roundhouse_hub.ticks import ticks_add

HUB = {"proto": [1, 0], "fw": "0.1.0", "name": "Test"}
HOST = {"proto": [1, 0]}


class SessionPair:
    """Both sides on a common clock; `at_host` and `at_hub` are the messages that arrived there, in order."""

    def __init__(self, now: int = 1000) -> None:
        self.now = now
        self.host = Session(HOST, asks=True, number=100)
        self.hub = Session(HUB, number=200)
        self.at_host = []
        self.at_hub = []
        self.lose = lambda data: data  # what the line makes of the bytes sent over it
        self.plugged = True

    def step(self, ms: int = 10) -> None:
        """Let `ms` milliseconds pass; then both sides send and receive."""
        self.now = ticks_add(self.now, ms)
        down = self.host.outgoing(self.now, 4096)
        up = self.hub.outgoing(self.now, 4096)
        if self.plugged:
            self.at_hub += self.hub.received(self.lose(down), self.now)
            self.at_host += self.host.received(self.lose(up), self.now)

    def run(self, ms: int) -> None:
        for _ in range(ms // 10):
            self.step()

    def connected(self) -> "SessionPair":
        """This pair, after both sides have said hello."""
        self.run(100)
        self.at_host = []
        self.at_hub = []
        return self

    def cue(self, slot: int) -> bool:
        """The host sends a bell cue about `slot`; return whether there was room for it."""
        return self.host.send({"k": "cue", "name": "bell", "slot": slot}, self.now)

    def cues(self) -> list:
        """The slots of the bell cues that arrived at the hub."""
        return [message["slot"] for message in self.at_hub if message["k"] == "cue"]


def losing(percent: int) -> object:
    """A line that loses this percentage of pieces, always the same ones."""
    state = [12345]

    def _lose(data):
        if not data:
            return data
        state[0] = (state[0] * 75 + 74) % 65537
        return b"" if state[0] % 100 < percent else data

    return _lose
