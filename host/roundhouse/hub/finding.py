"""Which hubs are there: serial ports that answer the hello, and the simulated hub, which always is."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from serial.tools import list_ports

from roundhouse.hub.errors import HubError, NotAHub, PortGone
from roundhouse.hub.events import HubInfo
from roundhouse.hub.hub import ANSWER_MS, Hub, State
from roundhouse.hub.port import Port, SerialPort
from roundhouse.hub.ticks import ticks
from roundhouse.messages import Message

SIMULATED = "sim://"
# Every Pico comes from this vendor. Other devices are not spoken to unasked: some take it for a command.
PICO_VENDOR = 0x2E8A


@dataclass(frozen=True, slots=True)
class Found:
    """A place where a hub is or might be: its address, and what it said or why it could not.

    With neither `info` nor `problem` it has not been asked: the simulated hub starts when it is opened.
    """

    address: str
    what: str | Message
    info: HubInfo | None = None
    problem: HubError | None = None


def find_hubs(every_port: bool = False, open_port: Callable[[str], Port] = SerialPort) -> list[Found]:
    """Ask every Pico's port (with `every_port`: all serial ports) who it is; the simulated hub comes last.

    Takes as long as the slowest of them, three seconds at most. A port that is busy, not permitted or no hub is
    among the found with its problem.
    """
    ports = sorted(list_ports.comports(), key=lambda port: port.device)
    asked = [port for port in ports if every_port or port.vid == PICO_VENDOR]
    simulated = Found(SIMULATED, Message("hub/simulated"))
    if not asked:
        return [simulated]
    with ThreadPoolExecutor(len(asked)) as pool:
        answers = pool.map(lambda port: ask(port.device, str(port.description or ""), open_port), asked)
        return [*answers, simulated]


def ask(address: str, what: str = "", open_port: Callable[[str], Port] = SerialPort) -> Found:
    """Open one port, say hello, and give it back."""
    hub = Hub(address, open_port)
    end = time.monotonic() + ANSWER_MS / 1000 + 0.5
    try:
        while hub.state is State.CONNECTING and time.monotonic() < end:
            hub.step(ticks())
            if hub.state is State.CONNECTING and hub.port is not None:
                hub.port.wait(hub.wake(ticks()) / 1000)
        if hub.state is State.CONNECTED:
            return Found(address, what, info=hub.info)
        return Found(address, what, problem=hub.error or NotAHub("hub/no-answer", address=address))
    except HubError as error:
        return Found(address, what, problem=error)
    finally:
        hub.close()


class Follower:
    """Opens a hub's port, also when the hub was plugged in again and the system gave its port another name.

    Only what was open before is looked for elsewhere, and only if a single Pico is there: a wrong address stays a
    fault, and of two hubs neither is mistaken for the other.
    """

    def __init__(self, open_port: Callable[[str], Port] = SerialPort) -> None:
        self._open_port = open_port
        self._opened = False

    def __call__(self, address: str) -> Port:
        """Raises what `SerialPort` raises."""
        try:
            port = self._open_port(address)
        except PortGone:
            others = [port.device for port in list_ports.comports() if port.vid == PICO_VENDOR]
            if not self._opened or "://" in address or len(others) != 1:
                raise
            port = self._open_port(others[0])
        self._opened = True
        return port


def first_hub() -> str:
    """The address of the first real hub that answers, or that of the simulated one."""
    return next((found.address for found in find_hubs() if found.info is not None), SIMULATED)
