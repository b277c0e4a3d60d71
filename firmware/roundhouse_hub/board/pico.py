"""A Raspberry Pi Pico with the hub's hardware on the pins of hardware/pins.toml."""

import time

import machine
from machine import Pin

from roundhouse_hub import BUILD, pins
from roundhouse_hub.board.amplifier import Amplifier
from roundhouse_hub.board.console import Console
from roundhouse_hub.board.sensors import Sensors
from roundhouse_hub.board.strip import Strip
from roundhouse_hub.board.watchdog import Watchdog
from roundhouse_hub.link.service import BOOTLOADER, RESTART


class PicoBoard:
    """The board that `roundhouse_hub.app.App` runs on; `roundhouse_standins.board` stands in for it."""

    name = "pico"

    def __init__(self) -> None:
        self.clock = Clock()
        production = BUILD != "source"
        self.serial = Console(production)
        self.buttons = Buttons(pins.BUTTONS)
        self.keys = Buttons(pins.KEYS)
        self.pixels = Strip()
        self.audio = Amplifier()
        self.flash = Flash()
        self.watchdog = Watchdog(production)
        self.sensors = Sensors()

    def leave(self, how) -> None:
        """Leave the firmware: become the drive that takes new firmware, restart, or go to the prompt."""
        if how == BOOTLOADER:
            machine.bootloader()
        elif how == RESTART:
            machine.reset()
        else:
            self.serial.close()
            print("Roundhouse: plain prompt. Ctrl-D starts the hub again.")

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
        self._pins = [Pin(pin, Pin.IN, Pin.PULL_UP) for pin in numbers]

    def read(self) -> int:
        """A bit mask of the contacts that are closed."""
        mask = 0
        bit = 1
        for pin in self._pins:
            if not pin.value():
                mask |= bit
            bit <<= 1
        return mask


class Flash:
    """Small files on the Pico's file system."""

    def read(self, name) -> bytes | None:
        """The bytes of a file, or None if there is none."""
        try:
            with open(name, "rb") as file:
                return file.read()
        except OSError:
            return None

    def write(self, name, data) -> None:
        """Replace a file. LittleFS keeps the old contents until the file is closed; `store` handles the rest."""
        with open(name, "wb") as file:
            file.write(data)
