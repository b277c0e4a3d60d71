"""A Pico with the hub's parts on its pins, emulated: power, cable, buttons, lamps and sound, in emulated time.

    with EmulatedPico(image.build()) as pico:
        pico.run_until(lambda: b'"hello"' in pico.received, within_ms=1000)
        pico.press(3)
        pico.run(30)
        assert pico.lamps[3] != (0, 0, 0)

Time passes only in `run` and `run_until`, and the same calls at the same instants give the same events.
"""

from __future__ import annotations

import bisect
import tempfile
import tomllib
from array import array
from base64 import b64decode, b64encode
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

from tools.pico.emulation import bootrom
from tools.pico.emulation.pipe import EmulatorConnection, EmulatorError
from tools.pico.image import Image

from roundhouse_hub.sound.mixer import RATE

PINS = Path(__file__).resolve().parents[3] / "hardware/pins.toml"
DARK = (0, 0, 0)
ERASE_MS, PAGE_MS = 45.0, 0.4
"""The typical times of the flash chip, by its datasheet, for a sector and for a page."""
SLOWEST_ERASE_MS = 400.0
"""The longest that its datasheet allows for a sector."""

Color = tuple[int, int, int]


class NotInTimeError(EmulatorError, TimeoutError):
    """The awaited condition did not come in time; the message quotes the Pico's last output."""


class LampFrame(NamedTuple):
    """The colors of the lamps from `ms` on, when the frame was latched: 0 to 255 each."""

    ms: float
    colors: list[Color]


@dataclass(frozen=True)
class FlashWork:
    """One thing that the flash chip did: `kind` erase or program, when it began, where, how many bytes."""

    ms: float
    kind: str
    offset: int
    size: int


class EmulatedPico:
    """A Pico on the bench. Times are milliseconds since it first had power, and never go back.

    `spoken`: what the hub sent, in pieces (ms, bytes). `received`: the same in one. `frames`: what the lamps showed.
    `faults`: what the decoders complain of, as sentences. `boots`: (ms, cause) with the causes power, reset,
    watchdog, image. `bootloader_at`: when a program last asked for the bootloader, or None. `opened`: when the serial
    port was ready for the computer. `idle_ms`: how long the processor has slept. `flash_log`: what the flash chip has
    begun to erase and to program. `skipped`: by how many milliseconds `skip` has set the hub's clock forward since its
    last start.
    """

    def __init__(
        self,
        image: Image | Path,
        flash: bytes | None = None,
        plugged: bool = True,
        flash_slowed: float = 1.0,
        erase_ms: float = ERASE_MS,
        page_ms: float = PAGE_MS,
        fetch_ms: float = 0.0,
        seed: int = 1,
    ) -> None:
        """Boots at once. `flash` is what the chip holds instead of the image alone: a snapshot of `flash`.

        What runs from flash takes `flash_slowed` times as long as on the model, whose cache never misses. The flash
        chip takes `erase_ms` for a sector and `page_ms` for a page. A packet for the computer waits in the Pico for
        `fetch_ms`. Random bits come from the `seed`.

        Raises NoNodeError or NoPackagesError when something is not installed.
        """
        self.now = 0.0
        self.plugged = plugged
        self.state = "running"
        self.idle_ms = 0.0
        self.skipped = 0.0
        self.spoken: list[tuple[float, bytes]] = []
        self.received = bytearray()
        self.frames: list[LampFrame] = []
        self.faults: list[str] = []
        self.boots: list[tuple[float, str]] = []
        self.opened: list[float] = []
        self.bootloader_at: float | None = None
        self.crash = ""
        self.flash_log: list[FlashWork] = []
        self._lamps: list[Color] = []
        self._read = 0
        self._samples = array("h")
        self._times = array("d")
        wiring = _wiring()
        self._dark = [DARK] * int(wiring["lamps"]["count"])
        self._lamps = self._dark
        binary = image.binary if isinstance(image, Image) else image
        self._pipe = EmulatorConnection()
        with tempfile.TemporaryDirectory() as folder:
            kept = None
            if flash is not None:
                kept = Path(folder) / "flash.bin"
                kept.write_bytes(flash)
            self._do(
                "build",
                bootrom=str(bootrom.build()),
                image=str(binary),
                flash=kept and str(kept),
                wiring=wiring,
                plugged=plugged,
                conditions={
                    "flashSlowed": flash_slowed,
                    "eraseMs": erase_ms,
                    "pageMs": page_ms,
                    "fetchMs": fetch_ms,
                    "seed": seed,
                },
            )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._pipe.close()

    def run(self, ms: float, until_serial: bool = False) -> None:
        """Let `ms` milliseconds pass; with `until_serial` fewer, if the hub says something before."""
        self._do("run", ms=ms, untilSerial=until_serial)

    def skip(self, ms: float) -> None:
        """Set the hub's clock forward. Pins, cable and `now` know nothing of it: for hours in which nothing happens.

        To the firmware it is one step that took so long. Its watchdog, which stands still meanwhile, allows 8 s, and a
        host is gone after 3.
        """
        self._do("skip", ms=ms)
        self.skipped += ms

    def run_until(self, happened: Callable[[], bool], within_ms: float, step_ms: float = 1) -> float:
        """Let time pass until `happened()`, which is polled every `step_ms`; return the time then.

        Raises NotInTimeError.
        """
        end = self.now + within_ms
        while not happened():
            if self.now >= end or self.state == "crashed":
                said = bytes(self.received[-200:]).decode("latin-1")
                why = self.crash or f"not within {within_ms:g} ms"
                raise NotInTimeError(f"{why}; at {self.now:.3f} ms the Pico has said last: {said!r}")
            self.run(min(step_ms, end - self.now))
        return self.now

    def plug(self) -> None:
        """The USB cable goes in: the computer finds the port again and opens it."""
        self.plugged = True
        self._do("plug")

    def unplug(self) -> None:
        """The USB data lines go out. Power stays on; `power_off` switches it off."""
        self.plugged = False
        self._do("unplug")

    def sleep(self) -> None:
        """The computer falls asleep with the port open: USB is suspended, power stays on."""
        self._do("sleep")

    def wake(self, signal: bool = True) -> None:
        """It wakes up, and says so for 20 ms, as USB wants it; or it just goes on."""
        self._do("wake", signal=signal)

    def reads(self, reading: bool) -> None:
        """Whether the computer's program fetches what the hub says; at first it does."""
        self._do("read", reading=reading)

    def supply(self, millivolts: int, usb: bool) -> None:
        """Feed the Pico with these millivolts at VSYS from now on, and USB with 5 V or not; at first 4950 from USB."""
        self._do("supply", millivolts=millivolts, usb=usb)

    def write(self, data: bytes) -> None:
        """The computer sends bytes; without a cable they are lost."""
        if self.plugged:
            self._do("write", bytes=b64encode(data).decode())

    def read(self) -> bytes:
        """The bytes since the last call."""
        data = bytes(self.received[self._read :])
        self._read = len(self.received)
        return data

    def press(self, button: int, bounce_ms: float = 0, seed: int = 0) -> None:
        """Press a slot's button (0 to 11), the engine's (12), mute, quieter or louder (13 to 15); it may bounce."""
        self._do("press", button=button, bounceMs=bounce_ms, seed=seed)

    def release(self, button: int, bounce_ms: float = 0, seed: int = 0) -> None:
        self._do("release", button=button, bounceMs=bounce_ms, seed=seed)

    def forget(self) -> None:
        """Forget what was seen, heard and said until now: a Pico that runs for days must not fill the memory.

        What the lamps show stays, and what has not been read yet.
        """
        self.frames.clear()
        self.faults.clear()
        self.spoken.clear()
        self.flash_log.clear()
        del self.received[: self._read]
        self._read = 0
        del self._samples[:]
        del self._times[:]

    @property
    def lamps(self) -> list[Color]:
        """The color of each lamp now: red, green, blue."""
        return list(self._lamps)

    def recording(self, from_ms: float = 0, to_ms: float | None = None) -> array[int]:
        """The samples that the amplifier got whose last bit came in a span of time."""
        first, last = self._span(from_ms, to_ms)
        return self._samples[first:last]

    def sample_times(self, from_ms: float = 0, to_ms: float | None = None) -> array[float]:
        """When those samples came, in milliseconds."""
        first, last = self._span(from_ms, to_ms)
        return array("d", (nanos / 1e6 for nanos in self._times[first:last]))

    def first_sound_after(self, ms: float, louder_than: int = 0) -> float | None:
        """When the first sample after `ms` came that is not silence, or None if there was none yet."""
        first, _ = self._span(ms, None)
        for at in range(first, len(self._samples)):
            if abs(self._samples[at]) > louder_than:
                return self._times[at] / 1e6
        return None

    @property
    def resets(self) -> int:
        """The number of times that the Pico started again after it first did."""
        return len(self.boots) - 1

    @property
    def reset_causes(self) -> list[str]:
        """The reasons why it started, each time but the first."""
        return [cause for _, cause in self.boots[1:]]

    def reset(self) -> None:
        self._do("reset")

    def power_off(self) -> None:
        """Power goes, for Pico and lamps."""
        self._do("powerOff")

    def power_on(self) -> None:
        self._do("powerOn")

    def cut_power_at(self, ms: float) -> None:
        """Power will go at an instant, whatever is under way then."""
        self._do("cutAt", ms=ms)

    def copy_image(self, image: Image | Path) -> None:
        """Drag a UF2 to the bootloader's drive: new program, the file system stays, and a start."""
        self._do("copyImage", image=str(image.binary if isinstance(image, Image) else image))

    @property
    def flash(self) -> bytes:
        return b64decode(self._do("flash")["flash"])

    def _span(self, from_ms: float, to_ms: float | None) -> tuple[int, int]:
        answer = self._do("heard")
        self._samples.frombytes(b64decode(answer["samples"]))
        self._times.frombytes(b64decode(answer["times"]))
        first = bisect.bisect_left(self._times, from_ms * 1e6)
        last = len(self._times) if to_ms is None else bisect.bisect_left(self._times, to_ms * 1e6)
        return first, last

    def _do(self, what: str, **words: object) -> dict[str, Any]:
        answer = self._pipe.ask({"do": what, **words})
        self.now = answer["now"]
        self.state = answer["state"]
        self.idle_ms = answer["idle"]
        for event in answer["events"]:
            self._happened(event["nanos"] / 1e6, event)
        return answer

    def _happened(self, ms: float, event: dict[str, Any]) -> None:
        match event["kind"]:
            case "said":
                data = b64decode(event["bytes"])
                self.spoken.append((ms, data))
                self.received += data
            case "frame":
                rgb = b64decode(event["rgb"])
                self._lamps = [(rgb[at], rgb[at + 1], rgb[at + 2]) for at in range(0, len(rgb), 3)]
                self.frames.append(LampFrame(ms, self._lamps))
            case "boot":
                self.boots.append((ms, event["cause"]))
                self.skipped = 0.0
            case "off":
                self._lamps = self._dark
            case "erase" | "program":
                self.flash_log.append(FlashWork(ms, event["kind"], event["offset"], event["size"]))
            case "open":
                self.opened.append(ms)
            case "bootloader":
                self.bootloader_at = ms
            case "crashed":
                self.crash = event["text"]
            case "fault":
                self.faults.append(f"{ms:.3f} ms: {event['text']}")


def _wiring() -> dict[str, Any]:
    """The parts at each pin, as hardware/pins.toml has them."""
    pins = tomllib.loads(PINS.read_text(encoding="utf-8"))
    amplifier = pins["amplifier"]
    return {
        "lamps": pins["lamps"],
        "amplifier": {
            "bitClock": amplifier["bit_clock"],
            "wordSelect": amplifier["word_select"],
            "data": amplifier["data"],
            "rate": RATE,
        },
        "buttons": [*pins["buttons"]["slots"], pins["buttons"]["engine"], *pins["keys"].values()],
    }
