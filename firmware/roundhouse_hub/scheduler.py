"""Listening, speaking, showing and sounding by turns: each takes a Pico 2 to 7 ms, and a step does one of them.

So no step is long, whatever comes together, and none of the four can keep the others waiting for more than a round.
"""

from roundhouse_hub.host_link import NOTHING
from roundhouse_hub.recovery.faults import LAMPS, LINK, SOUND
from roundhouse_hub.ticks import ticks_diff

STEP_MS = 5  # how often the buttons are looked at
READS_IN_A_ROW = 4  # reads in a row: a scene and its two cues
FRUITLESS = 2  # and of these without a whole line
MAX_POSTPONED = 8  # turns in a row that lines wait for the amplifier
LATE_MS = 10  # between two steps, again and again: pauses in the sound can only be made up for at once
SLOW_MS = 20  # between two steps, again and again: whoever waits for a turn would wait too long


class Scheduler:
    """Whose turn it is among the parts of an `app`: the sound's after each of the others."""

    LISTEN = 0
    SPEAK = 2

    def __init__(self, app):
        self._app = app
        self._each = (self._listen, self._show, self._speak)
        # The lamps twice: what was heard shows before it is acknowledged, and after a press before more is heard.
        self._others = self._each + (self._show,)
        self._next = self.LISTEN
        self._sounded = False  # in the last step, or it has to let another one go first
        self._stepped_at = 0
        self._gap = 0  # between the last two steps
        self._reads = 0  # in a row
        self._refused = 0  # turns to listen, in a row

    def answer(self):
        """A finger has done something: that is told, and shown, before more is heard or the next block is mixed."""
        self._next = self.SPEAK
        self._sounded = True

    def step(self, now):
        """Let the next one work that has something to do, or all of them in a hub that is slow.

        Return the milliseconds until another may have.
        """
        gap = ticks_diff(now, self._stepped_at)
        again_and_again = min(self._gap, gap)
        slow = again_and_again > SLOW_MS
        self._stepped_at = now
        self._gap = gap
        again = slow or self._app.player.behind
        wait = 1 if self._sounded and not again else self._sound(now, again_and_again > LATE_MS)
        self._sounded = wait == 0
        if slow:
            for turn in self._each:
                turn(now)
            return 0
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
        app.supervisor.heartbeats[LINK] = now
        if app.player.starving and self._gap <= SLOW_MS and self._refused < MAX_POSTPONED:
            self._refused += 1
            return None  # lines can wait in the port, the amplifier cannot
        self._refused = 0
        app.supervisor.enter(LINK)
        came = app.host.receive(now)
        if came is NOTHING:
            self._reads = 0
            return None
        for message in came:
            app.handle(message, now)
        self._reads += 1
        if self._reads == READS_IN_A_ROW or app.host.fruitless >= FRUITLESS:
            self._reads = 0  # who sends without an end has a turn like the others
        elif not app.lamps.changed:
            self._next = self.LISTEN  # what belongs together is heard together, but what changes the lamps shows first
        return 0

    def _speak(self, now):
        self._app.supervisor.enter(LINK)
        return self._app.host.transmit(now)

    def _show(self, now):
        app = self._app
        due = app.lamps.due(now)
        if due == 0:
            app.supervisor.enter(LAMPS)
            app.lamps.step(now)
            app.supervisor.heartbeats[LAMPS] = now
            if self._reads:
                self._next = self.LISTEN  # there may be more in this row
        return due

    def _sound(self, now, at_once):
        app = self._app
        app.supervisor.enter(SOUND)
        due = app.player.step(at_once)
        if not due:
            app.supervisor.heartbeats[SOUND] = now  # an amplifier that takes nothing for seconds is stuck
        return due
