"""Listening, speaking, showing and sounding by turns: each takes a Pico 2 to 7 ms, and a step does one of them.

So no step is long, whatever comes together, and none of the four can keep the others waiting for more than a round.
"""

from roundhouse_hub.host import NOTHING
from roundhouse_hub.recovery.faults import LAMPS, LINK, SOUND

STEP_MS = 5  # how often the buttons are looked at
PIECES = 3  # what is read at once is less than a line


class Turns:
    """Whose turn it is among the parts of an `app`: the sound's after each of the others."""

    def __init__(self, app):
        self._app = app
        self._others = (self._listen, self._show, self._speak)
        self._next = 0
        self._pieces = 0  # read in a row, without the end of a line
        self._sounded = False  # in the last step

    def step(self, now):
        """Let the next one work that has something to do; return the milliseconds until another may have."""
        wait = 1 if self._sounded else self._sound(now)
        self._sounded = wait == 0
        for _ in self._others:
            if wait == 0:
                break
            turn = self._others[self._next]
            self._next = (self._next + 1) % len(self._others)
            due = turn(now)
            if due is not None and (wait is None or due < wait):
                wait = due
        return STEP_MS if wait is None else min(wait, STEP_MS)

    # Each returns 0 when it has worked, else the milliseconds until it may have to, or None.

    def _listen(self, now):
        app = self._app
        if app.player.hungry or app.lamps.dirty:
            return None  # lines can wait in the port; the amplifier cannot, and neither can a finger
        app.supervisor.turn_to(LINK)
        came = app.host.listen(now)
        if came is NOTHING:
            self._pieces = 0
            return None
        for message in came:
            app.hear(message, now)
        self._pieces = 0 if came else self._pieces + 1
        if 0 < self._pieces < PIECES:
            self._next = 0  # a line is heard to its end; a flood of garbage waits for its turn
        return 0

    def _speak(self, now):
        self._app.supervisor.turn_to(LINK)
        return self._app.host.speak(now)

    def _show(self, now):
        app = self._app
        app.supervisor.beats[LAMPS] = now
        due = app.lamps.due(now)
        if due == 0:
            app.supervisor.turn_to(LAMPS)
            app.lamps.step(now)
        return due

    def _sound(self, now):
        app = self._app
        app.supervisor.turn_to(SOUND)
        due = app.player.step()
        if not due:
            app.supervisor.beats[SOUND] = now  # an amplifier that takes nothing for seconds is stuck
        return due
