"""A connection to a hub in virtual time: `HubThread` without a thread."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from roundhouse.hub.events import HubEvent
from roundhouse.hub.hub import Hub, HubReader
from roundhouse.hub.port import Port
from roundhouse_hub.lamps.scene import Cue, Scene
from roundhouse_hub.link.messages import host_hello
from roundhouse_hub.link.session import Session


class SteppedHub(HubReader, ABC):
    """The same `show`, `sound` and `events` as `HubThread`. A subclass has the clock and lets time pass."""

    def __init__(self, address: str, open_port: Callable[[str], Port]) -> None:
        # Always the same number, so that equal calls send equal lines.
        super().__init__(Hub(address, open_port, Session(host_hello(), asks=True, number=10_000)))
        self._events: list[HubEvent] = []

    @abstractmethod
    def _ticks(self) -> int:
        """The time now."""

    @abstractmethod
    def _step_soon(self) -> None:
        """Make the next step due now, because there is something to send."""

    def show(self, scene: Scene) -> None:
        """Show `scene` from now on. Raises ValueError if no hub can show it."""
        self._step_soon()
        self._hub.show(scene, self._ticks())

    def sound(self, cue: Cue) -> bool:
        """Sound `cue` once; False when too many wait already. Raises ValueError for an unknown cue."""
        self._step_soon()
        return self._hub.sound(cue, self._ticks())

    def request(self, message: dict[str, object]) -> bool:
        """Send one of the messages of `roundhouse_hub.link.service`; the answer is an event. False: too many wait."""
        self._step_soon()
        return self._hub.request(message, self._ticks())

    def events(self) -> list[HubEvent]:
        news, self._events = self._events, []
        return news
