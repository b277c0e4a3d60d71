"""A whole board without hardware, as `roundhouse_hub.app.App` expects it, with controls for the outside world."""

from roundhouse_hub import pins
from roundhouse_hub.ticks import ticks_add, ticks_diff
from roundhouse_standins import Misuse
from roundhouse_standins.audio import Audio
from roundhouse_standins.buttons import Buttons
from roundhouse_standins.clock import VirtualClock
from roundhouse_standins.flash import Flash
from roundhouse_standins.pixels import Pixels
from roundhouse_standins.serial import Serial


class StandInBoard:
    """All stand-ins on one clock. Pass the `flash` of another board to model a hub that was switched off and on."""

    name = "stand-in"

    def __init__(self, clock=None, flash=None, record: bool = True, wiring=pins) -> None:
        """Connect the parts as in `wiring`. Raises Misuse for pins that cannot be used like that.

        If `record` is false, samples and old frames are not kept: for small heaps and long tests.
        """
        self.pins = Pins()
        self.clock = clock or VirtualClock()
        self.serial = Serial()
        self.pins.amplifier(wiring.AMPLIFIER_BIT_CLOCK, wiring.AMPLIFIER_WORD_SELECT, wiring.AMPLIFIER_DATA)
        self.audio = Audio(self.clock, record)
        self.pins.claim(wiring.LAMPS_DATA, "lamps")
        self.pixels = Pixels(self.clock, record)
        for button, pin in enumerate(wiring.BUTTONS):
            self.pins.claim(pin, f"button {button}")
        self.buttons = Buttons(self.clock)
        for key, pin in enumerate(wiring.KEYS):
            self.pins.claim(pin, f"key {key}")
        self.keys = Buttons(self.clock, len(wiring.KEYS))
        self.flash = flash or Flash()
        self.flash.attach(self.clock, self.audio)
        self.watchdog = Watchdog(self.clock)
        self.sensors = Sensors()
        self.left = None  # how the firmware was left
        self.meanwhile = ()  # set by tests: the looks during the next write to flash, (ms, buttons, keys)

    def missed(self) -> list:
        """The presses while flash was written, once: (time, buttons, keys) of each look."""
        began, self.flash.began = self.flash.began, None
        if began is None or not self.meanwhile:
            return []
        looks, self.meanwhile = self.meanwhile, ()
        return [(ticks_add(began, ms), buttons, keys) for ms, buttons, keys in looks]

    def rest(self, ms) -> None:
        """Let time pass; a Pico also returns when something arrives."""
        self.clock.spend(ms)

    def leave(self, how) -> None:
        """Note how the firmware was left: see `roundhouse_hub.link.service.LEAVES`."""
        self.left = how


class Pins:
    """Keeps track of which pin is used for what."""

    HIGHEST = 29

    def __init__(self) -> None:
        self.taken = {}

    def claim(self, pin: int, who: str) -> None:
        """Reserve `pin`. Raises Misuse if it is taken or does not exist."""
        if not 0 <= pin <= self.HIGHEST:
            raise Misuse(f"A Pico has no GP{pin}, which {who} asks for.")
        if pin in self.taken:
            raise Misuse(f"GP{pin} is used twice, by {self.taken[pin]} and {who}.")
        self.taken[pin] = who

    def amplifier(self, bit_clock: int, word_select: int, data: int) -> None:
        """Reserve the amplifier's pins; the Pico's I2S needs word select on the pin after the bit clock."""
        if word_select != bit_clock + 1:
            raise Misuse(f"Word select on GP{word_select} is not right after the bit clock on GP{bit_clock}.")
        for pin, what in ((bit_clock, "bit clock"), (word_select, "word select"), (data, "data")):
            self.claim(pin, f"the amplifier's {what}")


class Watchdog:
    """Expires if it is armed and not fed for 8 s; then real hardware would reset the hub."""

    TIMEOUT_MS = 8000

    def __init__(self, clock, reset_part: int = -1) -> None:
        """`reset_part` is the subsystem that was working when the watchdog last reset the hub."""
        self.armed = False
        self.at = -1  # the subsystem that is working
        self._clock = clock
        self._reset_part = reset_part
        self._fed_at = clock.now()

    def arm(self) -> None:
        """Start: from now on it wants to be fed."""
        self.armed = True
        self.feed()

    def feed(self) -> None:
        """Prove that the firmware is running."""
        self._fed_at = self._clock.now()

    def mark(self, part: int) -> None:
        self.at = part

    def reset_part(self) -> int:
        """The subsystem that was working when the watchdog last reset the hub; -1 if it did not."""
        return self._reset_part

    def stop(self) -> None:
        self.armed = False

    @property
    def expired(self) -> bool:
        """Whether real hardware would have reset the hub by now."""
        return self.armed and ticks_diff(self._clock.now(), self._fed_at) >= self.TIMEOUT_MS


class Sensors:
    """Returns whatever a test sets: `millivolts`, `tenths` of a degree Celsius, and whether USB is `plugged` in."""

    def __init__(self) -> None:
        self.millivolts = 4980
        self.tenths = 253
        self.plugged = True

    def usb(self) -> bool:
        return self.plugged

    def supply(self) -> int:
        """Millivolts of the supply."""
        return self.millivolts

    def temperature(self) -> int:
        """Tenths of a degree Celsius."""
        return self.tenths
