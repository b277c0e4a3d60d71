"""A whole hub on the test bench: power switch, cable, a host at the other end, buttons and sounds."""

import gc

# The deepest imports first: nested imports need stack, and there is little where modules are compiled as well.
import roundhouse_hub.link.session  # isort: skip
import roundhouse_hub.lamps.lamps  # isort: skip
import roundhouse_hub.standalone.controller  # isort: skip
import roundhouse_hub.app  # isort: skip
from roundhouse_hub.lamps.scene import CUES
from roundhouse_hub.runner import Runner
from roundhouse_standins.board import StandInBoard, Watchdog
from roundhouse_standins.clock import VirtualClock, run
from roundhouse_standins.constant_sounds import ConstantLibrary
from roundhouse_standins.flash import Flash
from roundhouse_standins.host_end import HostEnd

# Every cue is one sound.
SCORES = dict.fromkeys(CUES, ((0, "short", 256),))
# Which part of the app holds a part of the board.
KEPT_BY = {"pixels": ("lamps", "_pixels"), "audio": ("player", "_audio"), "serial": ("host", "_serial")}


class Bench:
    """`run` lets time pass. A hub that asks for a restart gets one. `heard` lists the names of the sounds played."""

    def __init__(
        self,
        hosted: bool = True,
        start: int = 0,
        held: tuple = (),
        record: bool = False,
        library=None,
        scores: dict = SCORES,
        flash=None,
    ) -> None:
        """`held` are buttons held during power-up; without a `library` every cue is short."""
        self.clock = VirtualClock(start)
        self.flash = flash or Flash()
        self.heard = []
        self.starts = 0
        self.left = []  # each way in which it was left
        self._record = record
        self._sounds = {"library": library or ConstantLibrary(short=(8000, 600)), "scores": scores}
        self.board: StandInBoard = None
        self.host: HostEnd = None
        self.runner: Runner = None
        self.hosted = hosted
        self.power_on(held)

    @property
    def app(self) -> "roundhouse_hub.app.App":
        """The running app, or the one of safe mode."""
        return self.runner.app

    def power_on(self, held: tuple = (), reset_part: int = -1) -> None:
        """Switch it on with the same flash and an empty memory. `reset_part`: see `Watchdog`."""
        self.board = StandInBoard(self.clock, self.flash, self._record)
        self.board.watchdog = Watchdog(self.clock, reset_part)
        for button in held:
            self.board.buttons.press(button)
        # The host's program keeps running: it opens the port again and keeps its session.
        far = HostEnd(self.board)
        if self.host is not None:
            far.session, far.heard = self.host.session, self.host.heard
            far.session.restart(self.clock.now())
        self.host = far
        self.host.awake = self.hosted
        self.start()

    def start(self) -> None:
        """Run the firmware, as after a reset."""
        self.runner = None
        gc.collect()  # a reset leaves nothing in memory
        self.starts += 1
        self.running = True
        self.runner = Runner(self.board, listener=self.heard.append, **self._sounds)

    def run(self, ms: int, step_ms: int = 0) -> None:
        run(self, self.board, ms, step_ms, self.host)

    def idle(self, ms, every=500) -> None:
        """Let a long time pass in long steps, without any input."""
        for _ in range(0, ms, every):
            self.host.step(self.clock.now())
            while self.step(self.clock.now()) == 0:
                pass  # a step does one thing and asks for the next
            self.clock.advance(every)

    def step(self, now: int) -> int:
        """Run a step of the firmware, and restart it if it asks for that."""
        wait = self.runner.step(now)
        if self.runner.leave is not None and self.running:
            self.running = False
            self.left.append(self.runner.leave)
            if self.runner.leave == "restart":
                self.start()
        return wait

    def tap(self, button: int, ms: int = 60) -> None:
        self.board.buttons.press(button)
        self.run(ms)
        self.board.buttons.release(button)

    def spoil(self, part: str, method: str, times: int = 1) -> None:
        """Make a method of a part of the board fail this often: `spoil("pixels", "show")`."""
        failing = FailingPart(getattr(self.board, part), method, times)
        setattr(self.board, part, failing)
        keeper, name = KEPT_BY[part]
        setattr(getattr(self.app, keeper), name, failing)

    def send(self, kind: str, **fields) -> None:
        """Send a message from the host, and give the hub time to answer."""
        message = dict(fields)
        message["k"] = kind
        self.host.send(message)
        self.run(100)

    def received(self, kind: str) -> list:
        return self.host.received(kind)


def ready(**options) -> Bench:
    """A bench whose hub has started and met its host."""
    made = Bench(**options)
    made.run(200)
    return made


def safe_bench() -> Bench:
    """A bench whose hub is in safe mode after three crashes."""
    made = ready()
    for _ in range(3):
        made.app.faults.count_crash(made.clock.now())
    made.app.faults.keep()
    made.power_on()
    made.run(500)
    assert made.app.faults.safe
    return made


class FailingPart:
    """A part of the board whose `method` fails `times` times; everything else works."""

    def __init__(self, part, method: str, times: int) -> None:
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
