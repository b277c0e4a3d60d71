"""Carries out presses: lights the lamp of a button, and passes gestures to the host, the standalone hub or the test."""

from roundhouse_hub.link.messages import DOWN, press_message
from roundhouse_hub.recovery.faults import BUTTONS, TABLE, TEST
from roundhouse_hub.ticks import ticks_diff


class PressHandler:
    """The buttons and keys of an `app`."""

    STUCK_MS = 10000  # what is down for longer is stuck, or has a book on it

    def __init__(self, app) -> None:
        self._app = app
        self._touched_since = None  # when somebody began to press; None while nobody does

    def step(self, hosted: bool, now: int) -> bool:
        """Handle what was pressed until `now`, also while flash was written and nobody could look.

        Return whether the standalone hub handled a gesture, which takes a Pico 6 ms.
        """
        app = self._app
        board = app.board
        handled = False
        for at, buttons, keys in board.missed():
            app.volume_keys.step(keys, at)
            handled = self._take(app.debounce.step(buttons & app.button_mask, at), hosted, at, now) or handled
        app.volume_keys.step(board.keys.read(), now)
        down = app.debounce.step(board.buttons.read() & app.button_mask, now)
        handled = self._take(down, hosted, now, now) or handled
        if not hosted and not app.testing:
            app.supervisor.enter(TABLE)
            app.standalone.step(down, now)
        return handled

    def pending(self, now: int) -> bool:
        """Whether somebody presses, or may press for a second time; not for long if something is stuck."""
        app = self._app
        if not (app.gestures.busy or app.debounce.touched or app.volume_keys.touched):
            self._touched_since = None
            return False
        if self._touched_since is None:
            self._touched_since = now
        return 0 <= ticks_diff(now, self._touched_since) < self.STUCK_MS

    def _take(self, down, hosted, at, now):
        """Handle the gestures of the buttons that were down `at` a time, which is now or was just before."""
        app = self._app
        handled = False
        for button, gesture in app.gestures.step(down, at):
            if app.testing:
                app.supervisor.enter(TEST)
                app.selftest.gesture(button, gesture)
                app.supervisor.enter(BUTTONS)
                continue
            if gesture == DOWN:
                app.lamps.press(button, now)
            app.scheduler.press_came()
            if hosted:
                app.host.send(press_message(button, gesture, at), now)
            else:
                app.supervisor.enter(TABLE)
                app.standalone.gesture(button, gesture, now)
                handled = True
        return handled
