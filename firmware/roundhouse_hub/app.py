"""The whole hub: a series of short steps, each given the current time, none of which waits.

Button presses go to the host; scenes and cues from the host go to the lamps and the sound. Without a host the hub
works on its own (`standalone/`). A subsystem that fails is logged and rebuilt while the others keep running
(`recovery/`, `subsystems.py`). `message_handler.py` carries out what the host asks for, `scheduler.py` decides which
subsystem works in a step, and `runner.py` calls the steps.
"""

from roundhouse_hub import BUILD, __version__
from roundhouse_hub.buttons.debounce import Debounce
from roundhouse_hub.buttons.gestures import Gestures
from roundhouse_hub.buttons.press_handler import PressHandler
from roundhouse_hub.buttons.volume_keys import VolumeKeys
from roundhouse_hub.health import Health
from roundhouse_hub.lamps.lamps import Lamps
from roundhouse_hub.lamps.scene import ENGINE
from roundhouse_hub.link.host_link import HostLink
from roundhouse_hub.link.messages import hub_hello, trouble_message
from roundhouse_hub.message_handler import MessageHandler
from roundhouse_hub.recovery.faults import BUTTONS, FLASH, LAMPS, LINK, REPAIRED, SOUND, TABLE, TEST, FaultLog, in_words
from roundhouse_hub.recovery.supervisor import Crash, Supervisor
from roundhouse_hub.scheduler import Scheduler
from roundhouse_hub.selftest import SelfTest
from roundhouse_hub.settings import Settings
from roundhouse_hub.shutdown import Shutdown
from roundhouse_hub.sound.player import CuePlayer
from roundhouse_hub.sound.scores import SCORES
from roundhouse_hub.standalone.controller import Standalone
from roundhouse_hub.subsystems import Subsystems
from roundhouse_hub.ticks import ticks_add, ticks_diff


class App:
    """Runs on any `board`: `board.pico` is the Pico's, `roundhouse_standins.board` the one without hardware."""

    TAIL_MS = 200  # the most that the amplifier may still hold when the mixer has finished, and some more
    KEEP_MS = 15  # between two looks at settings, supply, faults and the watchdog
    FAULT_SHOWN_MS = 60000  # how long the lamps show an error

    def __init__(self, board, library=None, scores: dict = SCORES, listener=None, number: int = 0, faults=None) -> None:
        """The options are for simulated hubs and tests: other samples (`library`), other `scores`, a `listener` that is
        called with the name of each sound that begins, and a `number` that makes the session's ids reproducible.

        `faults` is the error log, if the caller has one already.
        """
        now = board.clock.now()
        self.board = board
        self.settings = Settings(board.flash)
        self.faults = faults or FaultLog(board.flash, BUILD)
        self.health = Health(board, now)
        self.supervisor = Supervisor(board.watchdog, now)
        self.handler = MessageHandler(self)
        self.presses = PressHandler(self)
        self.scheduler = Scheduler(self)
        self.leave = None  # how to leave, once the app wants to: see `link.service.LEAVES`
        self.shutdown = Shutdown(self)
        self.selftest = None
        self._sounded_at = now
        self._kept_at = ticks_add(now, -self.KEEP_MS)
        self._missing_reported = 0  # how many missing samples the host knows about
        # Made by `subsystems.py`, now and again after a failure.
        self.lamps: Lamps = None
        self.player: CuePlayer = None
        self.host: HostLink = None
        self.debounce: Debounce = None
        self.gestures: Gestures = None
        self.volume_keys: VolumeKeys = None
        self.standalone: Standalone = None
        self._subsystems = Subsystems(self, library, scores, listener, number)
        self.apply()
        self._note_repair(now)
        self._show_fault(self.faults.unreported if self.faults.crashes else 0, now)  # the error of the last crash

    def step(self, now: int) -> int:
        """Do what is due `now` (ticks); return the milliseconds until the next step is wanted.

        Raises Crash when a subsystem cannot be rebuilt.
        """
        try:
            return self._work(now)
        except Crash:
            raise
        except Exception as error:
            self._rebuild(self.supervisor.at, error, now)
            return 1

    def apply(self) -> None:
        """Apply the settings to all subsystems."""
        settings = self.settings
        self.player.set_volume(settings.volume)
        self.player.set_mute(settings.mute)
        self.player.set_quiet(settings.quiet)
        self.lamps.set_volume(0 if settings.mute else settings.volume)
        self.lamps.set_brightness(settings.brightness)
        self.button_mask = 0
        if "b" in settings.parts:
            self.button_mask = (1 << settings.slots) - 1 | 1 << ENGINE
        self._update_hello()

    def test(self, wanted: bool, now: int) -> None:
        """Start or stop the self-test."""
        if wanted and self.selftest is None:
            self.selftest = SelfTest(self, now)
        elif not wanted and self.selftest is not None:
            self.selftest.stop(now)

    def silent(self, now: int) -> bool:
        """Whether the amplifier has finished as well, not only the mixer."""
        if not self.player.silent:
            self._sounded_at = now
        return not 0 <= ticks_diff(now, self._sounded_at) < self.TAIL_MS

    @property
    def testing(self) -> bool:
        return self.selftest is not None

    def _work(self, now):
        supervisor = self.supervisor
        heartbeats = supervisor.heartbeats
        if self.host.interrupted:
            return self.shutdown.interrupt(now)
        hosted = self.host.connected(now)
        if hosted != self.lamps.hosted:
            supervisor.enter(LAMPS)
            self.lamps.set_hosted(hosted)
            self.standalone.set_active(not hosted)
        supervisor.enter(BUTTONS)
        busy = self.presses.step(hosted, now)
        heartbeats[BUTTONS] = heartbeats[TABLE] = now
        supervisor.enter(LINK)
        # Whatever takes long to decide or to encode gets a step of its own.
        busy = busy or (not self.player.starving and self.handler.step(now))
        if self.selftest is not None:
            supervisor.enter(TEST)
            if self.selftest.step(now):
                self.selftest = None
        wait = 0 if busy else self.scheduler.step(now)
        if not 0 <= ticks_diff(now, self._kept_at) < self.KEEP_MS:
            self._kept_at = now
            self._housekeeping(now)
        return wait

    def _housekeeping(self, now):
        """Do the work that need not be done at every step."""
        supervisor = self.supervisor
        supervisor.enter(LINK)
        self._report_missing(now)
        supervisor.enter(FLASH)
        self.health.step(self, now)
        if self.silent(now):
            # Writing stops everything for 40 ms or more: one file at a time, and not while somebody presses.
            if not self.presses.pending(now) and not self.settings.step(now):
                self.faults.step(now)
            if self.health.well:
                self.faults.mark_healthy(now)
        supervisor.heartbeats[FLASH] = now
        if not 0 <= ticks_diff(now, self._fault_shown_at) < self.FAULT_SHOWN_MS:
            self._show_fault(0, now)
        self.shutdown.step(now)
        supervisor.step(now)

    def _note_repair(self, now):
        """Report once that the file system was damaged and had to be made again."""
        repaired = self.board.flash.read(REPAIRED)
        if repaired:
            self.faults.note(FLASH, "repaired" if repaired == b"found" else "settings-lost", 0, now)
            self.faults.keep()
            self._update_hello()
            try:
                self.board.flash.write(REPAIRED, b"")
            except OSError:
                pass  # it is reported again after the next start

    def _update_hello(self):
        """Set what the next hello says."""
        settings = self.settings
        self.host.session.hello = hub_hello(
            __version__, BUILD, settings.name, settings.parts, settings.slots, self.faults.unreported
        )

    def _rebuild(self, part, error, now):
        text = in_words(error)
        self.faults.note(part, text, self.health.uptime, now)
        self.supervisor.failed(part, text, now)
        self._subsystems.build(part)
        if part == SOUND:
            self._missing_reported = 0
        elif part == TEST:
            self.selftest = None  # a broken test proves nothing: back to normal
            self.lamps.show_test(None)
        self.apply()
        self._show_fault(part + 1, now)

    def _show_fault(self, code, now):
        """Show an error with the lamps, or none."""
        self.lamps.show_fault(code)
        self._fault_shown_at = now

    def handle(self, message: dict, now: int) -> None:
        """Carry out a message from the host; report an error that it does not know about yet."""
        # The host got the error's number with the hello. Its next message proves that the link works in both
        # directions, so that the details will not be lost.
        if message["k"] != "hello" and self.faults.unreported:
            self.host.send(trouble_message("error", **self.faults.newest()), now)
            self.faults.mark_reported(now)
            self._update_hello()
        self.handler.handle(message, now)
        self.supervisor.enter(LINK)

    def _report_missing(self, now):
        """Tell the host about missing samples, each once."""
        missing = self.player.missing
        if self._missing_reported < len(missing) and self.host.connected(now):
            sample = missing[self._missing_reported]
            self._missing_reported += 1
            self.host.send(trouble_message("no-sample", sample=sample), now)
