"""Finds hubs, also those plugged in later: serial ports that answer the hello, and the simulated hub, always there."""

import threading
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from roundhouse.catalogs import Message
from roundhouse.hub.errors import HubError, NotAHub, PortGone
from roundhouse.hub.events import HubInfo
from roundhouse.hub.hub import ANSWER_MS, ConnectionState, Hub, ticks
from roundhouse.hub.port import PICO_VENDOR, Port, pico_ports, port_at, ports_there

SIMULATED = "sim://"
EVERY_S = 2.0
"""The interval at which a watcher looks for a hub."""


@dataclass(frozen=True, slots=True)
class FoundHub:
    """An address where a hub is or might be, with its hello (`info`) or why it did not answer (`problem`).

    With neither it has not been asked: the simulated hub starts when it is opened. `note` is what was done to reach it.
    """

    address: str
    what: str | Message
    info: HubInfo | None = None
    problem: HubError | None = None
    note: Message | None = None


def is_simulated(address: str) -> bool:
    """Whether this is the address of a simulated hub, which may have a name and faults.

    >>> is_simulated("sim://kitchen?drop=0.1"), is_simulated("/dev/ttyACM0")
    (True, False)
    """
    return address.startswith(SIMULATED)


def find_hubs(every_port: bool = False, open_port: Callable[[str], Port] = port_at) -> list[FoundHub]:
    """Say hello to every Pico (with `every_port`: to all serial ports); the simulated hub comes last.

    Asks all at once and takes three seconds at most, or some more if a hub was left at MicroPython's prompt. A port
    that is busy, not permitted or no hub is listed with its problem.
    """
    asked = [port for port in ports_there() if every_port or port.vid == PICO_VENDOR]
    simulated = FoundHub(SIMULATED, Message("hub/simulated"))
    if not asked:
        return [simulated]
    with ThreadPoolExecutor(len(asked)) as pool:
        answers = pool.map(lambda port: probe(port.device, str(port.description or ""), open_port), asked)
        return [*answers, simulated]


def probe(address: str, what: str = "", open_port: Callable[[str], Port] = port_at) -> FoundHub:
    """Open one port, say hello, and close it again. `what` is the system's description of the port."""
    hub = Hub(address, open_port)
    end = time.monotonic() + 3 * ANSWER_MS / 1000  # a hub at MicroPython's prompt has to be started first
    try:
        while hub.state is ConnectionState.CONNECTING and time.monotonic() < end:
            hub.step(ticks())
            if hub.state is ConnectionState.CONNECTING and hub.port is not None:
                hub.port.wait(hub.next_wake(ticks()) / 1000)
        if hub.state is ConnectionState.CONNECTED:
            note = Message("hub/left-at-prompt", address=address) if hub.was_at_prompt else None
            return FoundHub(address, what, info=hub.info, note=note)
        return FoundHub(address, what, problem=hub.error or NotAHub("hub/no-answer", address=address))
    except HubError as error:
        return FoundHub(address, what, problem=error)
    finally:
        hub.close()


class PortFollower:
    """Opens a hub's port, even if the system gave it another name after the hub was plugged in again.

    It looks elsewhere only for a port that was open before, and only if there is a single Pico. So a wrong address
    stays an error, and two hubs are never confused.
    """

    def __init__(self, open_port: Callable[[str], Port]) -> None:
        self._open_port = open_port
        self._opened = False

    def __call__(self, address: str) -> Port:
        """Raise what `SerialPort` raises."""
        try:
            port = self._open_port(address)
        except PortGone:
            others = pico_ports()
            if not self._opened or "://" in address or len(others) != 1:
                raise
            port = self._open_port(*others)
        self._opened = True
        return port


def first_hub() -> str:
    """The address of the first real hub that answers, or that of the simulated one."""
    return next((found.address for found in find_hubs() if found.info is not None), SIMULATED)


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
        """End the watch. Do not wait for a port that is being probed."""
        self._closing.set()

    def join(self) -> None:
        """Wait until the watch has ended: a real hub was found, or it was closed."""
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
