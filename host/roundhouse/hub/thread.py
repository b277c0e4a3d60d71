"""A connection to a hub in its own thread: showing a scene never waits for the cable."""

import threading
from collections import deque
from collections.abc import Callable
from types import TracebackType
from typing import Self

from roundhouse.hub.discovery import PortFollower
from roundhouse.hub.errors import HubError, HubSilent
from roundhouse.hub.events import HubEvent, HubInfo, Lost
from roundhouse.hub.hub import ConnectionState, Hub, HubReader, ticks
from roundhouse.hub.port import Port, port_at
from roundhouse_hub.lamps.scene import Cue, Scene


class HubThread(HubReader):
    """The connection to the hub at `address` until `close`. Every method may be called from any thread.

    With `on_event`, each event is passed to it at once, in the hub's thread; without it, events wait for `events`.
    """

    def __init__(
        self,
        address: str,
        on_event: Callable[[HubEvent], None] | None = None,
        open_port: Callable[[str], Port] = port_at,
    ) -> None:
        super().__init__(Hub(address, PortFollower(open_port)))
        self._on_event = on_event
        self._events: deque[HubEvent] = deque()
        self._lock = threading.Lock()
        self._changed = threading.Condition(self._lock)
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"hub {address}", daemon=True)
        self._thread.start()

    def show(self, scene: Scene) -> None:
        """Show `scene` from now on, also after the hub was away. Raises ValueError if no hub can show it."""
        with self._lock:
            self._hub.show(scene, ticks())
        self._wake()

    def sound(self, cue: Cue) -> bool:
        """Sound `cue` once; False when too many wait already. Raises ValueError for an unknown cue."""
        with self._lock:
            taken = self._hub.sound(cue, ticks())
        self._wake()
        return taken

    def request(self, message: dict[str, object]) -> bool:
        """Send one of the messages of `roundhouse_hub.link.service`; the answer is an event. False: too many wait."""
        with self._lock:
            taken = self._hub.request(message, ticks())
        self._wake()
        return taken

    def events(self) -> list[HubEvent]:
        with self._lock:
            news = list(self._events)
            self._events.clear()
            return news

    def wait_connected(self, seconds: float = 5.0) -> HubInfo:
        """Wait for the hub's hello and return it. Raises the HubError that prevents it."""
        with self._changed:
            self._changed.wait_for(
                lambda: self.state is ConnectionState.CONNECTED or self._hub.error is not None, seconds
            )
            if self._hub.error is not None:
                raise self._hub.error
            if self.state is not ConnectionState.CONNECTED or self._hub.info is None:
                raise HubSilent("hub/never-answered-within", address=self.address, seconds=f"{seconds:g}")
            return self._hub.info

    def flush(self, seconds: float = 2.0) -> bool:
        """Wait until the hub has acknowledged everything; False if it takes longer than `seconds`."""
        with self._changed:
            return self._changed.wait_for(lambda: self._hub.session.pending == 0, seconds)

    def close(self) -> None:
        """Close the port; the hub carries on by itself."""
        self._closing.set()
        self._wake()
        if threading.current_thread() is not self._thread:
            self._thread.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _run(self) -> None:
        try:
            self._step_until_closed()
        finally:  # even if a callback raises, the port must be released
            with self._lock:
                self._hub.close()

    def _step_until_closed(self) -> None:
        while not self._closing.is_set():
            try:
                with self._lock:
                    news = self._hub.step(ticks())
            except Exception as error:
                news = self._failed(error)
            self._publish(news)
            try:
                self._pause()
            except HubError:
                continue  # the next step meets the same error and reports it
            except Exception as error:
                self._publish(self._failed(error))

    def _publish(self, news: list[HubEvent]) -> None:
        with self._changed:
            if self._on_event is None:
                self._events.extend(news)
            self._changed.notify_all()
        if self._on_event is not None:
            for event in news:
                self._on_event(event)

    def _pause(self) -> None:
        """Wait until the hub sends something, a caller sends something, or the next step is due."""
        with self._lock:
            wait, port = self._hub.next_wake(ticks()) / 1000, self._hub.port
        if port is None:
            self._closing.wait(wait)
        elif wait > 0:
            port.wait(wait)

    def _failed(self, error: Exception) -> list[HubEvent]:
        """Mark the hub as lost and pass the error to `threading.excepthook`, which logs it."""
        with self._lock:
            news = self._hub.handle_fault(ticks())
        if any(isinstance(event, Lost) for event in news):
            threading.excepthook(threading.ExceptHookArgs((type(error), error, error.__traceback__, self._thread)))
        return news

    def _wake(self) -> None:
        port = self._hub.port
        if port is not None:
            port.wake()
