"""An emulated Pico at a port of this computer, as `tools.pico.serve` has it, with a cable that can be pulled."""

import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

from tools.pico.emulation.emulated_pico import EmulatedPico
from tools.pico.emulation.serving import HostPlug, Serving

POLL_S = 0.002


class HeardEnd(HostPlug):
    """An end that keeps what the host has said."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = b""

    def receive(self) -> bytes:
        said = super().receive()
        self.heard += said
        return said


class PluggedPico:
    """The Pico lives while its cable is in, which is also what feeds it; `address` is its port.

    When the host says `pull_at` the cable comes out. When the Pico goes into its bootloader its port goes, too, and
    `in_bootloader`, called then, may put an image on it.
    """

    def __init__(self, pico: EmulatedPico, home: Path) -> None:
        self.pico = pico
        self.address = str(home / "port")
        self.pull_at = b""
        self.in_bootloader: Callable[[], None] = lambda: None
        self._stop = threading.Event()
        self._life: threading.Thread | None = None
        self._away_since = time.monotonic()
        self._away = 0.0

    def __enter__(self) -> Self:
        self.plug()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.unplug()

    def plug(self) -> None:
        if self.pico.state == "off":
            self.pico.power_on()
        self._away = self.seconds - self.pico.now / 1000
        self._stop.clear()
        self._life = threading.Thread(target=self._live, daemon=True)
        self._life.start()

    def unplug(self) -> None:
        """The cable comes out, if it is in; from then on the Pico does nothing anymore."""
        self._stop.set()
        if self._life is not None:
            self._life.join()

    @property
    def seconds(self) -> float:
        """The Pico's time, which slows down on a busy machine; while it is unplugged, the time on the wall."""
        alive = self._life is not None and self._life.is_alive()
        return self.pico.now / 1000 + self._away + (0 if alive else time.monotonic() - self._away_since)

    def _live(self) -> None:
        while not self._stop.is_set():
            self._at_its_port()
            if self.pico.state == "bootloader":
                self.in_bootloader()
        self.pico.power_off()
        self._away_since = time.monotonic()

    def _at_its_port(self) -> None:
        end = HeardEnd()
        port = Path(self.address)
        port.symlink_to(end.address)
        serving = Serving(self.pico, end)
        try:
            while not self._stop.is_set() and self.pico.state == "running":
                serving.step()
                if self.pull_at and self.pull_at in end.heard:
                    self.pull_at = b""
                    self._stop.set()
        finally:
            port.unlink()
            end.close()


class PicoTime:
    """The part of the module `time` that a program needs, by the clock of a Pico for which it waits."""

    def __init__(self, plugged: PluggedPico) -> None:
        self._plugged = plugged

    def monotonic(self) -> float:
        return self._plugged.seconds

    def monotonic_ns(self) -> int:
        return int(self._plugged.seconds * 1e9)

    def sleep(self, seconds: float) -> None:
        end = self._plugged.seconds + seconds
        while self._plugged.seconds < end:
            time.sleep(POLL_S)
