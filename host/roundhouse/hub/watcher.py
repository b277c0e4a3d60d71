"""A lookout for hubs while people do other things: what is plugged in at any time is found, and nobody waits for it."""

import threading
from collections.abc import Callable

from serial.tools import list_ports

from roundhouse.hub.finding import PICO_VENDOR, SIMULATED, first_hub

EVERY_S = 2.0


def picos() -> frozenset[str]:
    """The ports at which there might be a hub."""
    return frozenset(port.device for port in list_ports.comports() if port.vid == PICO_VENDOR)


class Lookout:
    """Looks at once, and again whenever another Pico has been plugged in, until a real hub has answered.

    A port is asked once, not every two seconds: what is no hub is left in peace.
    """

    def __init__(
        self,
        find: Callable[[], str] = first_hub,
        ports: Callable[[], frozenset[str]] = picos,
        every_s: float = EVERY_S,
    ) -> None:
        self._find, self._ports, self._every_s = find, ports, every_s
        self._news: str | None = None
        self._failure: Exception | None = None
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._look, name="hub lookout", daemon=True)
        self._thread.start()

    def news(self) -> str | None:
        """The address of a hub that was found since the last call, the simulated one where no other answered.

        Raises what went wrong while it looked, once: it looks no longer then.
        """
        failure, self._failure = self._failure, None
        if failure is not None:
            raise failure
        news, self._news = self._news, None
        return news

    def close(self) -> None:
        """Look no longer. It does not wait for a port that is being asked."""
        self._closing.set()

    def join(self) -> None:
        """Wait until it looks no longer: a real hub was found, or it was closed."""
        self._thread.join()

    def _look(self) -> None:
        try:
            self._watch()
        except Exception as error:
            self._failure = error  # nobody reads what a thread says

    def _watch(self) -> None:
        asked: frozenset[str] | None = None
        while not self._closing.is_set():
            there = self._ports()
            if asked is None or there - asked:
                self._news = found = self._find()
                if found != SIMULATED:
                    return
            asked = there
            self._closing.wait(self._every_s)
