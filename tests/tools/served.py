"""An emulated Pico without an emulator, for what stands between one and a person; it says back what it hears."""

from __future__ import annotations

from array import array

from tools.pico.served.panel import Color


class QuietPico:
    def __init__(self, cost: float = 0.0, clock: Clock | None = None) -> None:
        self.now = 0.0
        self.lamps: list[Color] = [(0, 0, 0)] * 13
        self.faults: list[str] = []
        self.plugged: bool = True
        self.state = "running"
        self.crash = ""
        self.resets = 0
        self.touched: list[tuple[float, int, str]] = []
        self.sounds = array("h")
        self._said = b""
        self._cost, self._clock = cost, clock

    def run(self, ms: float) -> None:
        self.now += ms
        if self._clock is not None:
            self._clock.now += self._cost * ms / 1000

    def write(self, data: bytes) -> None:
        self._said += data

    def read(self) -> bytes:
        said, self._said = self._said, b""
        return said

    def press(self, button: int, *_bounce: float) -> None:
        self.touched.append((self.now, button, "down"))

    def release(self, button: int, *_bounce: float) -> None:
        self.touched.append((self.now, button, "up"))

    def recording(self, *_span: float | None) -> array[int]:
        return self.sounds

    def forget(self) -> None:
        self.sounds = array("h")
        self.faults = []

    def reset(self) -> None:
        self.resets += 1

    def plug(self) -> None:
        self.plugged = True

    def unplug(self) -> None:
        self.plugged = False


class Clock:
    """A clock on the wall that a test winds."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now
