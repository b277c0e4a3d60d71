"""Safe mode, after three crashes in a row: only link and lamps run, so that a host can ask what happened.

It ends after a while without errors, by the host's `restart`, and with other firmware.
"""

from roundhouse_hub import BUILD, __version__
from roundhouse_hub.health import Health
from roundhouse_hub.lamps.lamps import Lamps
from roundhouse_hub.link import service
from roundhouse_hub.link.host_link import HostLink
from roundhouse_hub.link.messages import hub_hello, trouble_message
from roundhouse_hub.message_handler import GREETING
from roundhouse_hub.recovery.faults import LAMPS, LINK, in_words
from roundhouse_hub.settings import Settings
from roundhouse_hub.ticks import ticks_diff


class SilentPlayer:
    """The player of a hub that makes no sound."""

    silent = True
    underruns = 0


class SafeApp:
    """Runs in place of `App`, with the same `step` and `leave`, and only what is needed to help the hub."""

    STEP_MS = 10
    WELL_S = 300
    ACKNOWLEDGE_MS = 300

    def __init__(self, board, faults, number: int = 0) -> None:
        self.faults = faults
        self.leave = None
        self.player = SilentPlayer()
        self.health = Health(board, board.clock.now())
        self.settings = Settings(board.flash)
        self.lamps = Lamps(board.pixels)
        entries = faults.entries
        self.lamps.show_fault(entries[-1][0] if entries else 1)
        parts = "l" if "l" in self.settings.parts else ""
        code = entries[-1][0] if entries else 1
        hello = hub_hello(__version__, BUILD, self.settings.name, parts, self.settings.slots, code)
        self.host = HostLink(board.serial, hello, number)
        self._watchdog = board.watchdog
        self._leaving = None
        self._leaving_at = 0

    def step(self, now: int) -> int:
        self._watchdog.mark(LINK)
        for message in self.host.receive(now):
            self._hear(message, now)
        if self.host.interrupted:
            self.leave = service.PROMPT
        speak = self.host.transmit(now)
        self._watchdog.mark(LAMPS)
        try:
            self.lamps.step(now)
        except Exception as error:
            # If the lamps are what crashes, the link must still be able to report it.
            self.faults.note(LAMPS, in_words(error), self.health.uptime, now)
        self.health.step(self, now)
        if self._leaving is None and self.health.uptime >= self.WELL_S:
            self._leave_by(service.RESTART, now)
        if self._leaving is not None and ticks_diff(now, self._leaving_at) >= self.ACKNOWLEDGE_MS:
            if self._leaving == service.RESTART:
                self.faults.mark_healthy(now)
            self.faults.keep()
            self.leave = self._leaving
        self._watchdog.feed()
        return self.STEP_MS if speak is None else min(speak, self.STEP_MS)

    def _leave_by(self, how, now):
        self._leaving = how
        self._leaving_at = now

    def _hear(self, message, now):
        kind = message["k"]
        if kind != "hello" and self.faults.unreported:
            self.faults.mark_reported(now)
            self.host.send(trouble_message("safe-mode", count=self.faults.crashes, **self.faults.newest()), now)
        if kind == service.STATUS:
            self.host.send(self.health.message(self), now)
        elif kind == service.SETTINGS:
            self.host.send(service.settings_message(self.settings), now)
        elif kind in service.LEAVES:
            self._leave_by(kind, now)
        elif kind in ("cue", "scene", service.SELFTEST) or kind in GREETING:
            pass  # a table may be running on the host; players see that the lamps do not react
        else:
            self.host.send(trouble_message("unknown-message", kind=kind), now)
