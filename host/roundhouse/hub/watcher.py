"""Watches in the background for a hub to be plugged in."""

import threading
from collections.abc import Callable, Collection
from pathlib import Path

from roundhouse.hub.discovery import SIMULATED, first_hub
from roundhouse.hub.port import pico_ports

EVERY_S = 2.0


class HubWatcher:
    """Looks for a hub at once, and again whenever another Pico is plugged in, until a real hub has answered.

    It probes a port only once: a device that is no hub is left alone. `picos_waiting` says whether one of the `drives`
    of Picos in bootloader mode is there.
    """

    def __init__(
        self,
        find: Callable[[], str] = first_hub,
        ports: Callable[[], frozenset[str]] = pico_ports,
        every_s: float = EVERY_S,
        drives: Callable[[], Collection[Path]] = tuple,
    ) -> None:
        self._find, self._ports, self._every_s, self._drives = find, ports, every_s, drives
        self.picos_waiting = False
        self._news: str | None = None
        self._failure: Exception | None = None
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._look, name="hub watcher", daemon=True)
        self._thread.start()

    def news(self) -> str | None:
        """The address of a hub found since the last call: `sim://` if no real one answered, None if nothing is new.

        Raises, once, the error that ended the watch.
        """
        failure, self._failure = self._failure, None
        if failure is not None:
            raise failure
        news, self._news = self._news, None
        return news

    def close(self) -> None:
        """Ends the watch. Does not wait for a port that is being probed."""
        self._closing.set()

    def join(self) -> None:
        """Waits until the watch has ended: a real hub was found, or it was closed."""
        self._thread.join()

    def _look(self) -> None:
        try:
            self._watch()
        except Exception as error:
            self._failure = error  # `news` raises it in the caller's thread

    def _watch(self) -> None:
        asked: frozenset[str] | None = None
        while not self._closing.is_set():
            there = self._ports()
            if asked is None or there - asked:
                self._news = found = self._find()
                if found != SIMULATED:
                    self.picos_waiting = False
                    return
            self.picos_waiting = bool(self._drives())
            asked = there
            self._closing.wait(self._every_s)
