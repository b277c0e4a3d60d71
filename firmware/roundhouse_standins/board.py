"""A whole hub without hardware: what `roundhouse_hub.app.App` asks of a board, and the outside world beside it."""

from roundhouse_hub import pins
from roundhouse_hub.ticks import ticks_diff
from roundhouse_standins import Misuse
from roundhouse_standins.audio import Audio
from roundhouse_standins.buttons import Buttons
from roundhouse_standins.clock import VirtualClock
from roundhouse_standins.flash import Flash
from roundhouse_standins.pixels import Pixels
from roundhouse_standins.serial import Serial


class StandInBoard:
    """The parts, on one clock. `flash` is handed in to be a hub that was switched off and on again."""

    name = "stand-in"

    def __init__(self, clock=None, flash=None, record=True, wiring=pins):
        """Wire the parts up as `wiring` says. Raises Misuse for pins that cannot be wired so.

        With `record` false, samples and old frames are not kept: for small heaps and long plays.
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

    def rest(self, ms):
        """Let time pass: on a Pico, until something arrives at the latest."""
        self.clock.spend(ms)

    def leave(self, how):
        """The firmware is left: see `roundhouse_hub.link.service.LEAVES`."""
        self.left = how


class Pins:
    """Who uses which pin."""

    HIGHEST = 29

    def __init__(self):
        self.taken = {}

    def claim(self, pin, who):
        """Give `pin` to a part. Raises Misuse when it is another part's, or none at all."""
        if not 0 <= pin <= self.HIGHEST:
            raise Misuse(f"A Pico has no GP{pin}, which {who} asks for.")
        if pin in self.taken:
            raise Misuse(f"GP{pin} is used twice, by {self.taken[pin]} and {who}.")
        self.taken[pin] = who

    def amplifier(self, bit_clock, word_select, data):
        """Give three pins to the amplifier; the Pico's I2S wants word select right after the bit clock."""
        if word_select != bit_clock + 1:
            raise Misuse(f"Word select on GP{word_select} is not right after the bit clock on GP{bit_clock}.")
        for pin, what in ((bit_clock, "bit clock"), (word_select, "word select"), (data, "data")):
            self.claim(pin, f"the amplifier's {what}")


class Watchdog:
    """Bites, in the eyes of the outside world, when it was armed and not fed for 8 s. `StandInBoard.reset` tells it."""

    TIMEOUT_MS = 8000

    def __init__(self, clock, reset_part=-1):
        """`reset_part` is the part that was at work when the watchdog reset the hub before this one."""
        self.armed = False
        self.at = -1  # the part at work
        self._clock = clock
        self._reset_part = reset_part
        self._fed_at = clock.now()

    def arm(self):
        """From now on it wants to be fed."""
        self.armed = True
        self.feed()

    def feed(self):
        """All is well."""
        self._fed_at = self._clock.now()

    def mark(self, part):
        """This part is at work."""
        self.at = part

    def reset_part(self):
        """The part that was at work when it bit; -1 if it did not."""
        return self._reset_part

    def stop(self):
        """Let it sleep."""
        self.armed = False

    @property
    def expired(self):
        """Whether real hardware would have reset the hub by now."""
        return self.armed and ticks_diff(self._clock.now(), self._fed_at) >= self.TIMEOUT_MS


class Sensors:
    """Says what it is told to: `millivolts`, `tenths` of a degree Celsius, and whether it is `plugged` into USB."""

    def __init__(self):
        self.millivolts = 4980
        self.tenths = 253
        self.plugged = True

    def usb(self):
        """Whether USB feeds the hub, and not batteries."""
        return self.plugged

    def supply(self):
        """Millivolts of the supply."""
        return self.millivolts

    def temperature(self):
        """Tenths of a degree Celsius."""
        return self.tenths
