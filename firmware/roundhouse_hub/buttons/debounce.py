"""From contacts that bounce to buttons that are up or down."""

from roundhouse_hub.ticks import ticks_diff


class Debounce:
    """Believes a contact once it has been the same for `STABLE_MS`; each button waits for itself."""

    # With a look every 5 ms and the line on the wire after it, this stays well under the 25 ms a press may take.
    STABLE_MS = 10

    def __init__(self, buttons=13):
        self.down = 0  # bit mask of the buttons believed to be down
        self._contacts = 0  # as last read
        self._since = [0] * buttons  # when each contact last changed

    def step(self, contacts, now):
        """Take the contacts (a bit mask, 1 = closed) as they are `now`; return the buttons that are down."""
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
