"""The real host and an emulated Pico in one emulated time: the same calls at the same instants give the same evening.

What `roundhouse.simulator.lockstep.LockstepHub` is for the firmware on stand-ins, this is for the image on a Pico.
"""

from tools.pico.emulation.emulated_pico import EmulatedPico

from roundhouse.catalogs import Verbatim
from roundhouse.hub.errors import PortGone
from roundhouse.hub.hub import ConnectionState
from roundhouse.hub.virtual_time import SteppedHub
from roundhouse_hub.lamps.scene import Cue, Scene

ADDRESS = "the emulated Pico"
PRESS_MS = 60  # how long a finger stays on a button


class PicoPort:
    """The computer's end of the cable. It is a `roundhouse.hub.port.Port`."""

    def __init__(self, pico: EmulatedPico) -> None:
        """Raise PortGone while the computer has not found the Pico."""
        self._pico = pico
        self._found = len(pico.opened)
        self._boot = len(pico.boots)
        if not self._found or pico.opened[-1] < pico.boots[-1][0]:
            raise PortGone(Verbatim("The emulated Pico has just started."))
        self._check()
        pico.read()  # as pyserial does: what came before is not for who opens the port

    def read(self) -> bytes:
        self._check()
        return self._pico.read()

    def write(self, data: bytes) -> int:
        self._check()
        self._pico.write(data)
        return len(data)

    def wait(self, seconds: float) -> None:
        """Emulated time passes by itself."""

    def wake(self) -> None:
        """Nobody waits."""

    def close(self) -> None:
        """There is nothing to give back."""

    def _check(self) -> None:
        pico = self._pico
        if not pico.plugged or len(pico.boots) != self._boot or pico.state != "running":
            raise PortGone(Verbatim("The emulated Pico is away."))


class PicoHub(SteppedHub):
    """The hub on an emulated Pico, with `run` to let time pass.

    `asked` is every cue that it was asked for, as (ms, name).
    """

    def __init__(self, pico: EmulatedPico) -> None:
        self.pico = pico
        self.asked: list[tuple[float, str]] = []
        self.scene: Scene | None = None
        super().__init__(ADDRESS, lambda _address: PicoPort(pico))
        self._due = pico.now
        self._skipped = 0.0
        self._fingers: list[tuple[float, int, float, int]] = []  # until when, on which button, bounce, seed

    def show(self, scene: Scene) -> None:
        self.scene = scene
        super().show(scene)

    def sound(self, cue: Cue) -> bool:
        self.asked.append((self.pico.now, cue.name))
        return super().sound(cue)

    def press(self, button: int, hold_ms: float = PRESS_MS, bounce_ms: float = 0, seed: int = 0) -> None:
        """Put a finger on a button (0 to 11: slots, 12: the engine) and let go after `hold_ms` of `run`."""
        self.pico.press(button, bounce_ms, seed)
        self._fingers.append((self.pico.now + hold_ms, button, bounce_ms, seed + 1))

    def unplug(self) -> None:
        """Pull the cable; `plug` puts it back. The Pico keeps its power, as one with a battery does."""
        self.pico.unplug()
        self._due = self.pico.now

    def plug(self) -> None:
        self.pico.plug()

    def run(self, ms: float) -> None:
        end = self.pico.now + ms
        while self.pico.now < end:
            self._lift_fingers()
            spoken = len(self.pico.received)
            if self._due <= self.pico.now:
                self._events += self._hub.step(self._ticks())
                self._due = self.pico.now + max(1, self._hub.next_wake(self._ticks()))
            until = min(end, self._due, *(finger[0] for finger in self._fingers))
            self.pico.run(max(0.001, until - self.pico.now), until_serial=True)
            if len(self.pico.received) > spoken or not self.pico.plugged:
                self._due = min(self._due, self.pico.now)

    def skip(self, ms: float) -> None:
        """Set the clocks of both forward: see `EmulatedPico.skip`."""
        self.pico.skip(ms)
        self._skipped += ms
        self._due = self.pico.now

    def run_until(self, state: ConnectionState, within_ms: float) -> float:
        """Let time pass until the host and the hub stand like that; the milliseconds that took."""
        start = self.pico.now
        while self.state is not state:
            if self.pico.now - start >= within_ms:
                raise TimeoutError(f"not {state.value} within {within_ms:g} ms but {self.state.value}")
            self.run(5)
        return self.pico.now - start

    def _ticks(self) -> int:
        return int(self.pico.now + self._skipped)

    def _step_soon(self) -> None:
        self._due = self.pico.now

    def _lift_fingers(self) -> None:
        for finger in list(self._fingers):
            until, button, bounce_ms, seed = finger
            if until <= self.pico.now:
                self.pico.release(button, bounce_ms, seed)
                self._fingers.remove(finger)
