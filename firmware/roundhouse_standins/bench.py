"""A whole hub on the bench: its power switch, its cable with a host at the other end, fingers, and ears."""

import gc

# The deepest first: an import within an import takes stack, and where modules are compiled as well there is little.
import roundhouse_hub.link.session  # isort: skip
import roundhouse_hub.lamps.lamps  # isort: skip
import roundhouse_hub.standalone.controller  # isort: skip
import roundhouse_hub.app  # noqa: F401  # isort: skip
from roundhouse_hub.lamps.scene import CUES
from roundhouse_hub.runner import Runner
from roundhouse_standins.board import StandInBoard, Watchdog
from roundhouse_standins.clock import VirtualClock, run
from roundhouse_standins.constant_sounds import ConstantLibrary
from roundhouse_standins.flash import Flash
from roundhouse_standins.host_end import HostEnd

# Each cue is one sound.
SCORES = dict.fromkeys(CUES, ((0, "short", 256),))
# Where the app keeps a part of the board that it was given.
KEPT_BY = {"pixels": ("lamps", "_pixels"), "audio": ("player", "_audio"), "serial": ("host", "_serial")}


class Bench:
    """`run` lets time pass; a hub that asks for a new start gets one, as a Pico would. `heard`: names of sounds."""

    def __init__(self, hosted=True, start=0, held=(), record=False, library=None, scores=SCORES, flash=None):
        """`held` are buttons that fingers hold while it is switched on; without a `library` each cue is short."""
        self.clock = VirtualClock(start)
        self.flash = flash or Flash()
        self.heard = []
        self.starts = 0
        self.left = []  # how it was left, each time
        self._record = record
        self._sounds = {"library": library or ConstantLibrary(short=(8000, 600)), "scores": scores}
        self.board = self.host = self.runner = None
        self.hosted = hosted
        self.power_on(held)

    @property
    def app(self):
        """What runs: the app, or that of safe mode."""
        return self.runner.app

    def power_on(self, held=(), reset_part=-1):
        """Switch it on; on the same flash, with nothing left in memory. `reset_part`: see `Watchdog`."""
        self.board = StandInBoard(self.clock, self.flash, self._record)
        self.board.watchdog = Watchdog(self.clock, reset_part)
        for button in held:
            self.board.buttons.press(button)
        # The host's program goes on: it opens the port anew, and knows what it knew.
        far = HostEnd(self.board)
        if self.host is not None:
            far.session, far.heard = self.host.session, self.host.heard
            far.session.restart(self.clock.now())
        self.host = far
        self.host.awake = self.hosted
        self.start()

    def start(self):
        """Begin to run the firmware: what follows a reset."""
        self.runner = None
        gc.collect()  # a reset leaves nothing in memory
        self.starts += 1
        self.running = True
        self.runner = Runner(self.board, listener=self.heard.append, **self._sounds)

    def run(self, ms, step_ms=0):
        """Let time pass."""
        run(self, self.board, ms, step_ms, self.host)

    def idle(self, ms, every=500):
        """Let a long time pass in which nobody does anything, in long steps."""
        for _ in range(0, ms, every):
            self.host.step(self.clock.now())
            while self.step(self.clock.now()) == 0:
                pass  # a step does one thing, and asks for the next one
            self.clock.advance(every)

    def step(self, now):
        """A step of the firmware; a reset, if it asked for one."""
        wait = self.runner.step(now)
        if self.runner.leave is not None and self.running:
            self.running = False
            self.left.append(self.runner.leave)
            if self.runner.leave == "restart":
                self.start()
        return wait

    def tap(self, button, ms=60):
        """Press a button for so long."""
        self.board.buttons.press(button)
        self.run(ms)
        self.board.buttons.release(button)

    def spoil(self, part, method, times=1):
        """Have a part of the board fail so often when it is asked for one thing: `spoil("pixels", "show")`."""
        failing = FailingPart(getattr(self.board, part), method, times)
        setattr(self.board, part, failing)
        keeper, name = KEPT_BY[part]
        setattr(getattr(self.app, keeper), name, failing)

    def send(self, kind, **fields):
        """Have the host say something, and give the hub time to answer."""
        message = dict(fields)
        message["k"] = kind
        self.host.send(message)
        self.run(100)

    def told(self, kind):
        """What the hub has told the host."""
        return self.host.told(kind)


def ready(**options):
    """A bench whose hub has had the time to start, and to meet its host."""
    made = Bench(**options)
    made.run(200)
    return made


class FailingPart:
    """Stands before a part and fails `times` times in one of its methods; all else goes through."""

    def __init__(self, part, method, times):
        self._part = part
        self._method = method
        self._times = times

    def __getattr__(self, name):
        if name == self._method and self._times:
            self._times -= 1
            return self._fail
        return getattr(self._part, name)

    def _fail(self, *_):
        raise OSError(5)
