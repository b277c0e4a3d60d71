"""Shutdown the hub's program, for another start, the bootloader or the prompt: in silence, and with all that was set in
the flash."""

from roundhouse_hub.link.service import PROMPT
from roundhouse_hub.recovery.faults import FLASH, SOUND
from roundhouse_hub.ticks import ticks_diff


class Shutdown:
    """What an `app` does before it sets its `leave`."""

    FAREWELL_MS = 300  # for the last acknowledgement
    KEPT_MS = 100  # for the host to hear that its settings are in the flash
    HANG_UP_MS = 1000  # for a sound to end

    def __init__(self, app):
        self._app = app
        self._how = None
        self._asked_at = 0
        self._kept_at = None  # what was set

    def by(self, how, now):
        """Leave by one of `link.service.LEAVES` as soon as the host's order is acknowledged."""
        self._how = how
        self._asked_at = now
        self._kept_at = None

    def step(self, now):
        """Leave, if that was asked for and it is time. The host hears before that what it has set is kept."""
        if self._how is None:
            return
        app = self._app
        app.player.stop()
        if not app.silent(now):
            return
        if app.settings.settle():
            self._kept_at = None  # by now it is later
        elif self._kept_at is None:
            self._kept_at = now
        elif ticks_diff(now, self._asked_at) >= self.FAREWELL_MS and ticks_diff(now, self._kept_at) >= self.KEPT_MS:
            if app.settings.failed:
                app.settings.keep()  # there may be room by now
            self._leave()

    def hang_up(self, now):
        """Leave for the prompt, to which belongs what was typed behind the Ctrl-C: only the flash is waited for.

        Return the milliseconds until this should be called again.
        """
        app = self._app
        if self._how is None:
            self.by(PROMPT, now)
        self._how = PROMPT
        if not app.settings.kept:
            app.supervisor.enter(SOUND)
            app.player.stop()
            app.player.step()
            # An amplifier that is stuck is not waited for.
            if not app.silent(now) and ticks_diff(now, self._asked_at) < self.HANG_UP_MS:
                app.supervisor.step(now)
                return app.player.FEED_MS
            app.supervisor.enter(FLASH)
            app.settings.keep()
        self._leave()
        return 0

    def _leave(self):
        self._app.faults.keep()
        self._app.leave = self._how
