"""A Raspberry Pi Pico with the hub's hardware on the pins of hardware/pins.toml."""

import time
from errno import ENOENT

import machine
import rp2
from machine import Pin, mem32

from roundhouse_hub import BUILD, pins
from roundhouse_hub.board import prompt
from roundhouse_hub.board.amplifier import Amplifier
from roundhouse_hub.board.console import Console
from roundhouse_hub.board.recorder import SAMPLE_MS, Recorder
from roundhouse_hub.board.sensors import Sensors
from roundhouse_hub.board.strip import Strip
from roundhouse_hub.board.watchdog import Watchdog
from roundhouse_hub.link.service import BOOTLOADER, RESTART
from roundhouse_hub.ticks import ticks_add

_PINS = 0xD0000004  # the level of every pin, a bit each
_COUNT_BLOCKS = 4  # a request to the flash
NOTHING = ()


class PicoBoard:
    """The board that `roundhouse_hub.app.App` runs on; `roundhouse_standins.board` stands in for it."""

    name = "pico"

    def __init__(self) -> None:
        prompt.stay()
        self.clock = Clock()
        production = BUILD != "source"
        self.serial = Console(production)
        self.buttons = Buttons(pins.BUTTONS)
        self.keys = Buttons(pins.KEYS)
        self.pixels = Strip()
        self.audio = Amplifier()
        self._recorder = Recorder()
        self.flash = Flash(self.audio, self._recorder)
        self.watchdog = Watchdog(production)
        self.sensors = Sensors()

    def missed(self) -> list | tuple:
        """(time, buttons, keys) of each look that there was no time for while flash was written, once each.

        Buttons and keys are masks as their `read` returns them. Empty if nobody has touched any.
        """
        recorder = self._recorder
        began, recorder.began = recorder.began, None
        if began is None:
            return NOTHING
        buttons, keys = self.buttons.closed, self.keys.closed
        levels = recorder.levels()
        for level in levels:
            if buttons(level) or keys(level):
                break
        else:
            return NOTHING
        looks = []
        for level in levels:
            looks.append((ticks_add(began, SAMPLE_MS * len(looks)), buttons(level), keys(level)))
        return looks

    def leave(self, how) -> None:
        """Leave the firmware: become the drive that takes new firmware, restart, or go to the prompt."""
        if how == BOOTLOADER:
            machine.bootloader()
        elif how == RESTART:
            machine.reset()
        else:
            self.serial.close()
            self.audio.close()  # files may be written at the prompt, by code that does not know of it
            prompt.watch()
            print("Roundhouse: plain prompt. Ctrl-D starts the hub again; so do ten minutes without typing.")

    def rest(self, ms) -> None:
        """Wait for `ms` milliseconds, or until the host sends something."""
        self.serial.rest(ms)


class Clock:
    """Milliseconds since the start, wrapping at 2**30."""

    def now(self) -> int:
        """The time now, in ticks."""
        return time.ticks_ms()  # type: ignore[return-value]


class Buttons:
    """Buttons or keys that connect a pin to ground. A pin without wiring looks like a button that is not pressed."""

    def __init__(self, numbers) -> None:
        for pin in numbers:
            Pin(pin, Pin.IN, Pin.PULL_UP)
        # All are read at once: reading each by itself takes a third of a step.
        self._first = numbers[0]
        self._mask = (1 << len(numbers)) - 1
        self._others = () if tuple(numbers) == tuple(range(numbers[0], numbers[0] + len(numbers))) else tuple(numbers)

    def read(self) -> int:
        """A bit mask of the contacts that are closed."""
        return self.closed(mem32[_PINS])

    def closed(self, levels) -> int:
        """The same for the levels of all pins, a bit each, as they were at another time."""
        closed = ~levels
        if not self._others:
            return closed >> self._first & self._mask
        mask = 0
        bit = 1
        for pin in self._others:
            if closed >> pin & 1:
                mask |= bit
            bit <<= 1
        return mask


class Flash:
    """Small files on the Pico's file system.

    The processor stands still while the chip erases, 45 ms mostly and 400 ms at worst. Its interrupts come too late
    then, and nobody looks at the buttons: I2S is stopped meanwhile, and the contacts are recorded.
    """

    def __init__(self, audio, recorder) -> None:
        self._audio = audio
        self._recorder = recorder
        self._device = rp2.Flash()
        self.blocks = self._device.ioctl(_COUNT_BLOCKS, 0)

    def read_block(self, index, block) -> None:
        """Read a block of the file system as it lies in flash."""
        self._device.readblocks(index, block)

    def read(self, name) -> bytes | None:
        """The bytes of a file: none of one that is damaged, None if there is no such file."""
        try:
            with open(name, "rb") as file:
                return file.read()
        except OSError as error:
            return None if error.errno == ENOENT else b""

    def write(self, name, data) -> None:
        """Replace a file. LittleFS keeps the old contents until the file is closed; `store` handles the rest."""
        self._recorder.start()
        self._audio.pause()
        try:
            with open(name, "wb") as file:
                file.write(data)
        finally:
            self._audio.resume()
            self._recorder.stop()
