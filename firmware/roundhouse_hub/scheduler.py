"""Decides what a step does: receive, transmit, draw or mix. Each takes a Pico 2 to 7 ms, and a step does only one.

So no step is long, and each of the four has its turn within one round, whatever happens at the same time.
"""

from roundhouse_hub import const
from roundhouse_hub.link.host_link import NOTHING
from roundhouse_hub.recovery.faults import LAMPS, LINK, SOUND
from roundhouse_hub.ticks import ticks_diff

STEP_MS = const(5)  # how often the buttons are read
READS_IN_A_ROW = const(4)  # a scene and its two cues
MAX_READS_WITHOUT_LINE = const(2)  # reads in a row that complete no line, before the others have a turn
MAX_POSTPONED = const(8)  # how many turns in a row the lines wait for the amplifier
_LATE_MS = const(10)  # between two steps, twice in a row: pauses in the sound have to be made up for at once
SLOW_MS = const(20)  # between two steps, twice in a row: waiting for a turn would take too long

# While the mean time between steps is at least _HEAVY_MS, work piles up, and the sound yields. It returns when the mean
# has been below _LIGHT_MS for some time.
_HEAVY_MS = const(20)
_LIGHT_MS = const(12)
_YIELD_MS = const(200)
_RETURN_MS = const(3000)
_AVERAGED_STEPS = const(16)  # steps in the average


class Scheduler:
    """Gives the subsystems of an `app` their turns; sound has one after each of the others."""

    RECEIVE = 0
    TRANSMIT = 2
    DRAW = (1, 3)

    def __init__(self, app) -> None:
        self._app = app
        self._each = (self._receive, self._draw, self._transmit)
        # Lamps come twice: a new scene shows before it is acknowledged, and after a press before more is received.
        self._others = self._each + (self._draw,)
        self._next = self.RECEIVE
        self._mixed = False  # in the last step, or it has to let another one go first
        self._stepped_at = 0
        self._gap = 0  # milliseconds between the last two steps
        self._reads = 0  # in a row
        self._postponed = 0  # turns to receive that were postponed, in a row
        self._load = 0  # the mean of the last gaps, times _OVER
        self._overload = 0  # how much the sound yields: see `CuePlayer.ease`
        self._eased_at = 0

    def press_came(self) -> None:
        """A button was pressed: send that and show it before more is received or the next block is mixed."""
        self._next = self.TRANSMIT
        self._mixed = True

    def step(self, now: int) -> int:
        """Let the next subsystem work that has something to do, or all of them if the hub is slow.

        Return the milliseconds until there may be more to do.
        """
        gap = ticks_diff(now, self._stepped_at)
        shorter_gap = min(self._gap, gap)
        slow = shorter_gap > SLOW_MS
        self._stepped_at = now
        self._gap = gap
        self._weigh(gap, now)
        catch_up = slow or self._app.player.behind
        wait = 1 if self._mixed and not catch_up else self._mix(now, shorter_gap > _LATE_MS)
        self._mixed = wait == 0
        if slow:
            for turn in self._each:
                turn(now)
            return 0
        drawn = False  # whether the lamps have had one of their two turns
        for _ in self._others:
            if wait == 0:
                break
            at = self._next
            self._next = (at + 1) % len(self._others)
            if at in self.DRAW:
                if drawn:
                    continue
                drawn = True
            due = self._others[at](now)
            if due is not None and (wait is None or due < wait):
                wait = due
        return STEP_MS if wait is None else min(wait, STEP_MS)

    def _weigh(self, gap, now):
        """Let the sound yield while the hub is overloaded, and come back. In silence there is nothing to yield."""
        if self._app.player.silent:
            self._load = 0
        else:
            self._load += min(max(gap, 0), 2 * _HEAVY_MS) - self._load // _AVERAGED_STEPS
        since = ticks_diff(now, self._eased_at)
        overload = self._overload
        if self._load > _HEAVY_MS * _AVERAGED_STEPS and (since > _YIELD_MS or since < 0):
            overload = min(overload + 1, len(self._app.player.VOICES) - 1)
        elif overload and self._load < _LIGHT_MS * _AVERAGED_STEPS and (since > _RETURN_MS or since < 0):
            overload -= 1
        if overload != self._overload:
            self._overload = overload
            self._eased_at = now
            self._app.player.ease(overload)

    # Each returns 0 if it has worked, else the milliseconds until it may have to, or None.

    def _receive(self, now):
        app = self._app
        app.supervisor.heartbeats[LINK] = now
        if app.player.starving and self._gap <= SLOW_MS and self._postponed < MAX_POSTPONED:
            self._postponed += 1
            return None  # lines can wait in the port, the amplifier cannot
        self._postponed = 0
        app.supervisor.enter(LINK)
        came = app.host.receive(now)
        if came is NOTHING:
            self._reads = 0
            return None
        for message in came:
            app.handle(message, now)
        self._reads += 1
        if self._reads == READS_IN_A_ROW or app.host.reads_without_line >= MAX_READS_WITHOUT_LINE:
            self._reads = 0  # a host that never stops sending has one turn like the others
        elif not app.lamps.changed:
            self._next = self.RECEIVE  # related lines are read together, but what changes the lamps shows first
        return 0

    def _transmit(self, now):
        self._app.supervisor.enter(LINK)
        return self._app.host.transmit(now)

    def _draw(self, now):
        app = self._app
        due = app.lamps.due(now)
        if due == 0:
            app.supervisor.enter(LAMPS)
            app.lamps.step(now)
            app.supervisor.heartbeats[LAMPS] = now
            if self._reads:
                self._next = self.RECEIVE  # there may be more lines
        return due

    def _mix(self, now, at_once):
        app = self._app
        app.supervisor.enter(SOUND)
        due = app.player.step(at_once)
        if not due:
            app.supervisor.heartbeats[SOUND] = now  # no heartbeat for seconds: the amplifier is stuck
        return due
