"""Host and hub in one process and one virtual time: fast, and the same every time."""

from roundhouse.hub.virtual_time import SteppedHub
from roundhouse.simulator.faults import Faults
from roundhouse.simulator.machine import CablePort, Machine
from roundhouse_hub.ticks import ticks_add, ticks_diff
from roundhouse_standins.board import StandInBoard
from roundhouse_standins.clock import VirtualClock

PRESS_MS = 60  # how long a finger stays on a button


class LockstepHub(SteppedHub):
    """A hub on stand-ins; `run` lets time pass.

    `board` gives access to the hub's surroundings: `board.pixels`, `board.audio`, `board.buttons`.
    """

    def __init__(self, faults: Faults | None = None, start: int = 0) -> None:
        """`start` is the clock's first tick. Equal faults make equal runs, to the sample."""
        faults = faults or Faults()
        self.clock = VirtualClock(start)
        self.machine = Machine(faults, self.clock, number=30_000)
        self.board: StandInBoard = self.machine.board
        super().__init__("sim://", lambda _address: CablePort(self.machine))
        self._events += self._hub.step(start)  # the port is open before the hub says its first word
        self._machine_due = self._hub_due = start
        self._held_buttons: list[tuple[int, int]] = []  # (until when, on which button)

    @property
    def sounds(self) -> list[str]:
        """The names of the sounds that the hub began to play, in order."""
        return [name for _, name in self.machine.sounds]

    def press(self, button: int, hold_ms: int = PRESS_MS) -> None:
        """Press a button (0 to 11: slots, 12: the engine) and release it after `hold_ms` of `run`."""
        self.board.buttons.press(button)
        self._held_buttons.append((ticks_add(self.clock.now(), hold_ms), button))

    def unplug(self) -> None:
        """Pull the cable; `plug` puts it back."""
        self.machine.pull(True)

    def plug(self) -> None:
        self.machine.pull(False)

    def run(self, ms: int) -> None:
        end = ticks_add(self.clock.now(), ms)
        while ticks_diff(end, self.clock.now()) > 0:
            self._release_due_buttons()
            if self._is_due(self._machine_due):
                self._machine_due = ticks_add(self.clock.now(), self.machine.step())
            if self._is_due(self._hub_due) or self.machine.to_host.next_wake(self.clock.now()) == 0:
                self._events += self._hub.step(self.clock.now())
                self._hub_due = ticks_add(self.clock.now(), self._hub.next_wake(self.clock.now()))
            self._advance(end)

    def close(self) -> None:
        self._hub.close()

    def _ticks(self) -> int:
        now: int = self.clock.now()
        return now

    def _step_soon(self) -> None:
        self._hub_due = self.clock.now()

    def _advance(self, end: int) -> None:
        now = self.clock.now()
        waits = [ticks_diff(moment, now) for moment in (end, self._machine_due, self._hub_due)]
        # Bytes that arrive wake the receiving side.
        for cable in (self.machine.to_hub, self.machine.to_host):
            wait = cable.next_wake(now)
            if wait is not None:
                waits.append(wait)
        if self.machine.to_hub.next_wake(now) is not None:
            self._machine_due = ticks_add(now, min(waits))
        left = ticks_diff(end, now)
        if left > 0:
            self.clock.advance(max(1, min(min(waits), left)))

    def _is_due(self, moment: int) -> bool:
        return ticks_diff(moment, self.clock.now()) <= 0

    def _release_due_buttons(self) -> None:
        for until, button in list(self._held_buttons):
            if self._is_due(until):
                self.board.buttons.release(button)
                self._held_buttons.remove((until, button))
