"""A hub and the host's side of it on one clock that the test advances."""

from tests.hub.wires import HubEnd

from roundhouse.hub.hub import Hub
from roundhouse_hub.ticks import ticks_add


class HubWithClock:
    """A hub's end and the host's, and the time they share."""

    def __init__(self, far: HubEnd | None = None, **hello: object) -> None:
        self.far = far or HubEnd(**hello)
        self.hub = Hub("test", self.far.open)
        self.now = 0
        self.events: list[object] = []

    def run(self, ms: int) -> list[object]:
        news: list[object] = []
        for _ in range(ms // 5):
            self.now = ticks_add(self.now, 5)
            self.far.now = self.now
            news += self.hub.step(self.now)
        self.events += news
        return news

    def connected(self) -> "HubWithClock":
        self.run(200)
        return self

    def replug(self, ms: int) -> list[object]:
        self.far.plugged = False
        news = self.run(ms)
        self.far.plugged = True
        return news + self.run(1000)
