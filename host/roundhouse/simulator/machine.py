"""A simulated hub at the end of a cable: the firmware on stand-ins, in virtual or real time.

Why it is so: host/ARCHITECTURE.md#the-simulator-runs-the-firmware
"""

import contextlib

from roundhouse.hub.errors import PortGone
from roundhouse.simulator.faults import Cable, CablePuller, Faults
from roundhouse_hub.app import App
from roundhouse_hub.link.messages import NAME_LENGTH
from roundhouse_hub.link.outbox import after
from roundhouse_hub.link.service import BOOTLOADER, RESTART
from roundhouse_hub.runner import Runner
from roundhouse_hub.settings import Settings
from roundhouse_standins.board import StandInBoard
from roundhouse_standins.clock import VirtualClock, WallClock
from roundhouse_standins.flash import Flash

NAME = "simulated"
RESTING_MS = 50  # the step of a hub that has left its firmware


class Machine:
    """The hub, its board, and the cable with its faults.

    `board` gives access to buttons, lamps and amplifier; `sounds` lists every sound that began, as (ticks, name).
    """

    def __init__(
        self, faults: Faults, clock: VirtualClock | WallClock, name: str = NAME, record: bool = True, number: int = 0
    ) -> None:
        """With `record` false, the amplifier's samples are counted but not stored: for hubs that run for hours.

        `number` is the first number of the hub's `Session`; with one, every run is the same.
        """
        self.board = StandInBoard(clock, Flash(), record)
        named = Settings(self.board.flash)
        with contextlib.suppress(ValueError):  # with an invalid name it keeps its default
            named.set("name", name[:NAME_LENGTH], clock.now())
            named.keep()
        self.sounds: list[tuple[int, str]] = []
        self._number = number
        self._running = False
        self._runner = self._start()
        self._pulled_by_hand = False
        self.to_hub = Cable(faults, "to hub")
        self.to_host = Cable(faults, "to host")
        self._clock = clock
        self._slow = faults.slow
        self._puller = CablePuller(faults, clock.now())

    @property
    def app(self) -> App:
        """The firmware's app; the one of safe mode after three crashes."""
        app: App = self._runner.app
        return app

    @property
    def plugged(self) -> bool:
        return bool(self.board.serial.plugged)

    def step(self) -> int:
        """Run one step of the firmware; return the milliseconds until the next one if nothing happens before."""
        now = self._clock.now()
        self._look_after_cable(now)
        self.board.serial.host_write(self.to_hub.pull(now))
        wait = self._run(now)
        if self._slow:
            self._clock.spend(self._slow)
            wait = 0
        self.to_host.push(self.board.serial.host_read(), now)
        for other in (self.to_hub.next_wake(now), self._puller.next_wake(now)):
            if other is not None:
                wait = min(wait, other)
        return wait

    def host_write(self, data: bytes) -> None:
        """The host sends bytes."""
        self.to_hub.push(data, self._clock.now())

    def host_read(self) -> bytes:
        """The bytes that the host can read now."""
        return self.to_host.pull(self._clock.now())

    def mend(self) -> None:
        """End all faults of the cable."""
        self.to_hub.mend()
        self.to_host.mend()
        self._puller.stop()

    def flush(self) -> None:
        """Drop what waits for the host, which has just opened the port."""
        self.board.serial.host_read()
        self.to_host.cut()

    def _run(self, now: int) -> int:
        """Run a step of the firmware if it is running; restart it if it has asked for that."""
        if not self._running:
            return RESTING_MS
        wait: int = self._runner.step(now)
        left = self._runner.leave
        if left is not None:
            self._running = False
            self.board.leave(left)
        if left == RESTART:
            self._runner = self._start()
        elif left == BOOTLOADER:
            self._pulled_by_hand = True  # a Pico in its bootloader is a drive, not a port
        return wait

    def pull(self, pulled: bool) -> None:
        """Somebody pulls the cable, or puts it back."""
        self._pulled_by_hand = pulled

    def _start(self) -> Runner:
        number = self._number
        if number:
            self._number = after(number + 5000)
        self._running = True
        return Runner(self.board, listener=self._hear, number=number)

    def _look_after_cable(self, now: int) -> None:
        pulled = self._puller.is_pulled(now) or self._pulled_by_hand
        if pulled == self.plugged:
            self.board.serial.plugged = not pulled
            self.to_hub.cut()
            self.to_host.cut()
            if not pulled and not self._running:
                self._runner = self._start()  # the cable supplies the power

    def _hear(self, name: str) -> None:
        self.sounds.append((self._clock.now(), name))


class CablePort:
    """The host's end of the cable in virtual time, as a `roundhouse.hub.port.Port`."""

    def __init__(self, machine: Machine) -> None:
        """Raise PortGone when the cable is out."""
        self._machine = machine
        self._check()
        machine.flush()

    def read(self) -> bytes:
        self._check()
        return self._machine.host_read()

    def write(self, data: bytes) -> int:
        self._check()
        self._machine.host_write(data)
        return len(data)

    def wait(self, seconds: float) -> None:
        """Virtual time passes by itself."""

    def wake(self) -> None:
        """Nothing waits."""

    def close(self) -> None:
        """There is nothing to close."""

    def _check(self) -> None:
        if not self._machine.plugged:
            raise PortGone("simulator/cable-out-plug")
