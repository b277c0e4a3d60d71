"""Thirteen buttons, or three keys, with contacts that bounce."""

from roundhouse_hub.ticks import ticks_diff
from roundhouse_standins import Misuse

COUNT = 13


class Buttons:
    """`read` is the hub's side, `press` and `release` are for the outside world."""

    def __init__(self, clock, count: int = COUNT) -> None:
        self.count = count
        self._clock = clock
        self._down = 0
        self._moved = [None] * count  # (when it moved, for how long it bounces)

    def read(self) -> int:
        """A bit mask of the contacts that are closed now."""
        mask = self._down
        for button in range(self.count):
            moved = self._moved[button]
            if moved is not None:
                age = ticks_diff(self._clock.now(), moved[0])
                if age >= moved[1]:
                    self._moved[button] = None
                elif age & 1:
                    mask ^= 1 << button
        return mask

    def press(self, button: int, bounce_ms: int = 0) -> None:
        """Press a button; for `bounce_ms` its contact opens and closes every millisecond."""
        self._move(button, True, bounce_ms)

    def release(self, button: int, bounce_ms: int = 0) -> None:
        self._move(button, False, bounce_ms)

    def _move(self, button, down, bounce_ms):
        if not 0 <= button < self.count:
            raise Misuse(f"There is no button {button}; they are 0 to {self.count - 1}.")
        if bool(self._down >> button & 1) == down:
            raise Misuse(f"Button {button} is {'down' if down else 'up'} already.")
        self._down ^= 1 << button
        self._moved[button] = (self._clock.now(), bounce_ms)
