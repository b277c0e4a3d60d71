"""From bouncing contacts to buttons that are up or down."""

from roundhouse_hub.ticks import ticks_diff


class Debounce:
    """Accepts a contact's state once it has been the same for `STABLE_MS`; each button on its own."""

    # With a reading every 5 ms and the line on the wire after it, this stays well under the 25 ms allowed for a press.
    STABLE_MS = 10

    def __init__(self, buttons: int = 13) -> None:
        self.down = 0  # bit mask of the buttons that are down
        self._contacts = 0  # as last read
        self._since = [0] * buttons  # when each contact last changed

    @property
    def touched(self) -> bool:
        """Whether a contact is closed, or a button still down."""
        return self._contacts != 0 or self.down != 0

    def step(self, contacts: int, now: int) -> int:
        """Take the contacts (a bit mask, 1 = closed) at `now`; return the buttons that are down."""
        if contacts != self._contacts:
            changed = contacts ^ self._contacts
            for button in range(len(self._since)):
                if changed >> button & 1:
                    self._since[button] = now
            self._contacts = contacts
        if contacts != self.down:
            waiting = contacts ^ self.down
            for button in range(len(self._since)):
                if waiting >> button & 1 and ticks_diff(now, self._since[button]) >= self.STABLE_MS:
                    self.down ^= 1 << button
        return self.down
