"""Messages on their way out: numbered when first sent, sent again until acknowledged, given up when stale."""

from roundhouse_hub.link.wire import FRAME, LAST_NUMBER, body_of, frame
from roundhouse_hub.ticks import ticks_add, ticks_diff

SKIP = b'{"k":"skip"}'


class Outbox:
    """What one side has to say. `counters` get "sent_again" (lines) and "stale" (messages given up)."""

    WINDOW = 256  # bytes sent and not acknowledged; with hellos, half of what a Pico's USB input holds
    QUEUE = 16  # messages waiting to be sent; a scene still finds a place when these are taken
    REPEAT_MS = 60  # a Pico answers within 20 ms, so three lost lines in a row still stay under half a second
    REPEAT_MAX_MS = 480  # the pause doubles up to this: a peer that does not read is left in peace
    # How long a message is worth delivering. A press that moves a tile long after the finger left, or a bell
    # long after the arrival, is worse than none. A scene never gets old: a newer one takes its place.
    LIFETIME_MS = {"press": 2000, "cue": 5000, "ping": 1000}

    def __init__(self, number: int, counters: dict):
        """`number` is the one before the first."""
        self.counters = counters
        self._queue = []  # [kind, body, expires at or None], not sent yet
        self._in_flight = []  # [kind, body, expires at or None, number, line], sent and not acknowledged
        self.clear(number)

    def __len__(self):
        return len(self._queue) + len(self._in_flight)

    def clear(self, number: int):
        """Forget everything; the next message has the number after `number`."""
        self._queue = []
        self._in_flight = []
        self.renumber(number)

    def renumber(self, number: int):
        """The peer knows of nothing that was sent: all of it waits again, for numbers after `number`."""
        self._queue = [entry[:3] for entry in self._in_flight if entry[0] != "skip"] + self._queue
        self._in_flight = []
        self._number = number
        self.again()

    def again(self):
        """What is not acknowledged is due now, whenever it was sent last."""
        self._sent_at = None
        self._pause = self.REPEAT_MS

    def put(self, message: dict, now: int) -> bool:
        """Queue `message`; False when the queue is full. Of waiting scenes only the newest is kept."""
        kind = message["k"]
        body = body_of(message)
        self._drop_stale(now)
        if kind == "scene":
            self._queue = [entry for entry in self._queue if entry[0] != "scene"]
        elif len(self._queue) >= self.QUEUE:
            return False
        lifetime = self.LIFETIME_MS.get(kind)
        self._queue.append([kind, body, None if lifetime is None else ticks_add(now, lifetime)])
        return True

    def acknowledged(self, number: int, now: int):
        """The peer has everything up to `number`. A number that is not on its way means nothing."""
        for i in range(len(self._in_flight)):
            if self._in_flight[i][3] == number:
                self._in_flight = self._in_flight[i + 1 :]
                self._pause = self.REPEAT_MS
                self._sent_at = now
                return

    def lines(self, now: int) -> bytes:
        """What has to be sent now: all that is unacknowledged when its time has come, then what is new."""
        self._drop_stale(now)
        out = []
        if self._in_flight and self._due_in(now) == 0:
            out = [entry[4] for entry in self._in_flight]
            if self._sent_at is not None:
                self.counters["sent_again"] += len(out)
                self._pause = min(2 * self._pause, self.REPEAT_MAX_MS)
            self._sent_at = now
        while self._queue and self._fits(self._queue[0][1]):
            if not self._in_flight:
                self._sent_at = now
            self._number = after(self._number)
            entry = self._queue.pop(0)
            line = frame(entry[1], self._number)
            self._in_flight.append(entry + [self._number, line])
            out.append(line)
        return b"".join(out)

    def wake(self, now: int):
        """Milliseconds until `lines` has something, if nothing else happens before; None for never."""
        if self._queue and self._fits(self._queue[0][1]):
            return 0
        return self._due_in(now) if self._in_flight else None

    def _fits(self, body):
        return sum(len(entry[4]) for entry in self._in_flight) + len(body) + FRAME <= self.WINDOW

    def _due_in(self, now):
        if self._sent_at is None:
            return 0
        return max(0, self._pause - ticks_diff(now, self._sent_at))

    def _drop_stale(self, now):
        fresh = [entry for entry in self._queue if entry[2] is None or ticks_diff(entry[2], now) > 0]
        self.counters["stale"] += len(self._queue) - len(fresh)
        self._queue = fresh
        for entry in self._in_flight:
            if entry[2] is not None and ticks_diff(entry[2], now) <= 0:
                # The peer may have it or not; its number must arrive either way, or nothing after it would.
                entry[0] = "skip"
                entry[1] = SKIP
                entry[2] = None
                entry[4] = frame(SKIP, entry[3])
                self.counters["stale"] += 1


def after(number: int) -> int:
    """The number that follows: 1 comes after 65535, and 0 is not counted.

    >>> after(17), after(65535)
    (18, 1)
    """
    return number % LAST_NUMBER + 1
