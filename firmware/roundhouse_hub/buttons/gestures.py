"""From buttons that are up or down to gestures: `down` at once, then `press`, `long` or `twice`."""

from roundhouse_hub import const
from roundhouse_hub.link.messages import DOWN, LONG, PRESS, TWICE
from roundhouse_hub.ticks import ticks_diff

NOTHING = ()

# The state of each button.
_IDLE = const(0)
_HELD = const(1)  # down for the first time
_BETWEEN = const(2)  # up again, and perhaps soon down for a second time
_DONE = const(3)  # still down, but its gesture has been reported


class Gestures:
    """Reports every press as `down` at once, and what kind of press it was as soon as that is clear."""

    LONG_MS = 600  # held this long
    TWICE_MS = 300  # pressed again this soon after it was released

    def __init__(self, buttons: int = 13) -> None:
        self._was = 0
        self._busy = 0  # bit mask of the buttons that are not idle
        self._state = [_IDLE] * buttons
        self._since = [0] * buttons
        self._found = []  # what the next step returns; made anew for each gesture, not for each step

    @property
    def busy(self) -> bool:
        """Whether a button is down, or was just now and may be pressed for a second time."""
        return self._busy != 0

    def step(self, down: int, now: int) -> list | tuple:
        """Take the buttons that are down at `now` (a bit mask); return the gestures as (button, gesture) in order."""
        changed = down ^ self._was
        self._was = down
        if not changed and not self._busy:
            return NOTHING
        for button in range(len(self._state)):
            bit = 1 << button
            if changed & bit:
                self._moved(button, down & bit, now)
            elif self._busy & bit:
                self._waited(button, now)
            if self._state[button] == _IDLE:
                self._busy &= ~bit
            else:
                self._busy |= bit
        found = self._found
        if not found:
            return NOTHING
        self._found = []
        return found

    def _moved(self, button, down, now):
        state = self._state[button]
        # If the time ran out since the last step, the old press ends before the new one begins.
        if state == _BETWEEN:
            self._waited(button, now)
            state = self._state[button]
        if down:
            self._found.append((button, DOWN))
            if state == _BETWEEN:
                self._found.append((button, TWICE))
                self._enter(button, _DONE, now)
            else:
                self._enter(button, _HELD, now)
        elif state == _HELD:
            self._waited(button, now)
            self._enter(button, _BETWEEN if self._state[button] == _HELD else _IDLE, now)
        else:
            self._enter(button, _IDLE, now)

    def _waited(self, button, now):
        state = self._state[button]
        waited = ticks_diff(now, self._since[button])
        if state == _HELD and waited >= self.LONG_MS:
            self._found.append((button, LONG))
            self._enter(button, _DONE, now)
        elif state == _BETWEEN and waited > self.TWICE_MS:
            self._found.append((button, PRESS))
            self._enter(button, _IDLE, now)

    def _enter(self, button, state, now):
        self._state[button] = state
        self._since[button] = now
