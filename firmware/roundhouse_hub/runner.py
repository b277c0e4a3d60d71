"""From power-up to leaving: runs the app, restarts it after a crash, and collects garbage in silence.

Holding the engine's button and that of slot 1 while switching on leads to MicroPython's prompt: the way out of a
firmware that does not start. Holding slots 1, 2 and 3 starts the self-test.
"""

# The deepest imports first: nested imports need stack, and a hub made of files also compiles each of them there.
import roundhouse_hub.lamps.lamps
import roundhouse_hub.link.host_link
import roundhouse_hub.standalone.controller  # noqa: F401  # isort: split
from roundhouse_hub import BUILD, health
from roundhouse_hub.app import App
from roundhouse_hub.lamps.paint import frame
from roundhouse_hub.lamps.scene import ENGINE
from roundhouse_hub.link.service import PROMPT, RESTART
from roundhouse_hub.recovery.faults import START, FaultLog, in_words
from roundhouse_hub.recovery.safe_mode import SafeApp
from roundhouse_hub.recovery.salvage import put_back
from roundhouse_hub.recovery.supervisor import Crash
from roundhouse_hub.ticks import ticks_add, ticks_diff

# Slot 1 of the guide is button 0.
HELD_FOR_PROMPT = 1 << ENGINE | 1 << 0
HELD_FOR_TEST = 1 << 0 | 1 << 1 | 1 << 2


class Runner:
    """Steps like an app. `leave` says how to leave, once it is time to: see `link.service.LEAVES`."""

    QUIET_MS = 200  # after a crash, until the amplifier has played what it holds
    COLLECT_MS = 5000  # between two looks at the free memory: counting it takes a Pico 4 ms

    def __init__(self, board, **options) -> None:
        """`options` are those of `App`, for tests and simulated hubs."""
        now = board.clock.now()
        self.board = board
        self.app: App = None  # or `SafeApp`
        self.leave = None
        self.faults: FaultLog = None
        self._options = options
        self._crashed_at = None
        self._noted = False
        self._collected_at = ticks_add(now, -self.COLLECT_MS)  # starting leaves more garbage than free memory
        held = board.buttons.read()
        self._test = held & HELD_FOR_TEST == HELD_FOR_TEST
        if held & HELD_FOR_PROMPT == HELD_FOR_PROMPT:
            self.leave = PROMPT
            return
        board.watchdog.arm()
        try:
            self._start(now)
        except Exception as error:
            self._crash(error, START, now)

    def step(self, now: int) -> int:
        """Do what is due; return the milliseconds until the next step is wanted."""
        if self._crashed_at is not None:
            return self._wait_and_restart(now)
        if self.leave is not None:
            return self.QUIET_MS
        # A collection takes 8 to 40 ms: better now, in silence, than when memory runs out while somebody presses.
        if self.app.player.silent and not 0 <= ticks_diff(now, self._collected_at) < self.COLLECT_MS:
            self._collected_at = now
            self.app.health.free = health.tidy()  # this takes a step of its own
            return 0
        try:
            wait = self.app.step(now)
        except Exception as error:
            self._crash(error, START, now)
            return 1
        self.leave = self.app.leave
        return wait

    def _start(self, now):
        board = self.board
        put_back(board.flash)
        self.faults = FaultLog(board.flash, BUILD)
        stuck = board.watchdog.reset_part()
        if stuck >= 0:
            self.faults.note(stuck, "watchdog", 0, now)
            self.faults.count_crash(now)
            self.faults.keep()
        self.faults.unmounted = stuck == START
        if self.faults.safe:
            number = self._options.get("number", 0)
            self.app = SafeApp(board, self.faults, number)
        else:
            self.app = App(board, faults=self.faults, **self._options)
            if self._test:
                self.app.test(True, now)

    def _crash(self, error, part, now):
        """Log the crash, and restart when the log is saved."""
        faults = self.faults
        self._crashed_at = now
        # In safe mode, repeated crashes must not wear out the flash.
        self._noted = faults is not None and not faults.safe
        if not self._noted:
            return
        if isinstance(error, Crash):
            part = error.part
        seconds = self.app.health.uptime if self.app is not None else 0
        faults.note(part, str(error) if isinstance(error, Crash) else in_words(error), seconds, now)
        faults.count_crash(now)

    def _wait_and_restart(self, now):
        left = self.QUIET_MS - ticks_diff(now, self._crashed_at)
        if left > 0:
            self.board.watchdog.feed()
            return left
        self._crashed_at = None
        if self._noted:
            self.faults.keep()
        if self.app is not None:
            try:
                self.app.settings.save_changes()
            except Exception:
                pass  # the settings may be what made it crash
        self.leave = RESTART
        return 0


def run(board, **options) -> str:
    """Run the hub on `board`; return how to leave it. Ctrl-C, where it interrupts, leads to the prompt."""
    try:
        runner = Runner(board, **options)
        while runner.leave is None:
            now = board.clock.now()
            wait = runner.step(now)
            # A step takes a Pico 2 to 9 ms, and every other step feeds the amplifier a block of 16 ms. Sleeping for
            # the whole time that a step asks for, on top of the step itself, would starve it.
            board.rest(max(0, wait - max(0, ticks_diff(board.clock.now(), now))))
        return runner.leave
    except KeyboardInterrupt:
        return PROMPT
    finally:
        board.pixels.show(frame())
        board.watchdog.stop()
