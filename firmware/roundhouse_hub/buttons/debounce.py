"""From bouncing contacts to buttons that are up or down."""

from roundhouse_hub.ticks import ticks_diff


class Debounce:
    """Accepts a contact once it is closed for `STABLE_MS` or open for `OPEN_MS` on end; each button on its own."""

    # With a reading every 5 ms and the line on the wire after it, this stays well under the 25 ms allowed for a press.
    STABLE_MS = 10
    # A worn contact that opens and closes every 3 ms looks the same in three readings in a row now and then. Nobody
    # waits for a release, so five have to agree, and such a contact is one press.
    OPEN_MS = 20

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
                stable = self.OPEN_MS if self.down >> button & 1 else self.STABLE_MS
                if waiting >> button & 1 and ticks_diff(now, self._since[button]) >= stable:
                    self.down ^= 1 << button
        return self.down
