"""Leaves the firmware for a restart, the bootloader or the prompt: in silence, after saving the settings."""

from roundhouse_hub.link.service import PROMPT
from roundhouse_hub.recovery.faults import FLASH, SOUND
from roundhouse_hub.ticks import ticks_diff


class Shutdown:
    """The last steps of an `app` before it sets `leave`."""

    ACKNOWLEDGE_MS = 300  # for the last acknowledgement to be sent
    SAVED_MS = 100  # for the host to hear that its settings are saved
    INTERRUPT_MS = 1000  # at most, for a sound to end

    def __init__(self, app) -> None:
        self._app = app
        self._how = None
        self._asked_at = 0
        self._saved_at = None  # when the settings were saved

    def request(self, how: str, now: int) -> None:
        """Leave in one of the ways in `link.service.LEAVES`, as soon as the host's request is acknowledged."""
        self._how = how
        self._asked_at = now
        self._saved_at = None

    def step(self, now: int) -> None:
        """Leave if it is time. Before that, the host hears that its settings are saved."""
        if self._how is None:
            return
        app = self._app
        app.player.stop()
        if not app.silent(now):
            return
        if app.settings.save_changes():
            self._saved_at = None  # something was saved just now: wait again
        elif self._saved_at is None:
            self._saved_at = now
        elif (
            ticks_diff(now, self._asked_at) >= self.ACKNOWLEDGE_MS and ticks_diff(now, self._saved_at) >= self.SAVED_MS
        ):
            if app.settings.failed:
                app.settings.keep()  # there may be room in the flash by now
            self._leave()

    def interrupt(self, now: int) -> int:
        """Leave for the prompt at once, since the bytes after Ctrl-C are meant for it. Only saving is waited for.

        Return the milliseconds until the next call.
        """
        app = self._app
        if self._how is None:
            self.request(PROMPT, now)
        self._how = PROMPT
        if not app.settings.kept:
            app.supervisor.enter(SOUND)
            app.player.stop()
            app.player.step()
            # But not for an amplifier that is stuck.
            if not app.silent(now) and ticks_diff(now, self._asked_at) < self.INTERRUPT_MS:
                app.supervisor.step(now)
                return app.player.FEED_MS
            app.supervisor.enter(FLASH)
            app.settings.keep()
        self._leave()
        return 0

    def _leave(self):
        self._app.faults.keep()
        self._app.leave = self._how
