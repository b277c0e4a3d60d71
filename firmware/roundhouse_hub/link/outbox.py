"""The send queue: messages are numbered when first sent, retransmitted until acknowledged, dropped when they expire."""

from roundhouse_hub.link.wire import FRAME, LAST_NUMBER, body_of, frame
from roundhouse_hub.ticks import ticks_add, ticks_diff

SKIP = b'{"k":"skip"}'


class Outbox:
    """The messages that one side sends. Counts "sent_again" (lines) and "stale" (expired messages) in `counters`."""

    WINDOW = 256  # unacknowledged bytes; with hellos, half of what a Pico's USB input buffer holds
    QUEUE = 16  # messages waiting to be sent; there is always room for one more scene
    REPEAT_MS = 60  # a Pico answers within 20 ms, so three lost lines in a row still take less than half a second
    REPEAT_MAX_MS = 480  # the delay doubles up to this: a peer that does not read is not flooded
    REPEAT_DOUBT_MS = 240  # and stays up to this when what was repeated is acknowledged
    # How long a message is worth delivering. A tile that moves long after the finger left, or a bell long after the
    # arrival, is worse than none. A scene never expires: a newer one replaces it.
    LIFETIME_MS = {"press": 2000, "cue": 5000, "ping": 1000}

    def __init__(self, number: int, counters: dict) -> None:
        """`number` is the one before the first message."""
        self.counters = counters
        self._queue = []  # [kind, body, expiry or None], not sent yet
        # [kind, body, expiry or None, number, line, when it was sent or None for more than once], not acknowledged
        self._in_flight = []
        self.clear(number)

    def __len__(self):
        return len(self._queue) + len(self._in_flight)

    def clear(self, number: int) -> None:
        """Drop everything; the next message has the number after `number`."""
        self._queue = []
        self._in_flight = []
        self.renumber(number)

    def renumber(self, number: int) -> None:
        """The peer has received nothing: everything waits again, for numbers after `number`."""
        self._queue = [entry[:3] for entry in self._in_flight if entry[0] != "skip"] + self._queue
        self._in_flight = []
        self._number = number
        self.again()

    def again(self) -> None:
        """Retransmit what is not acknowledged now, without waiting."""
        self._sent_at = None
        self._pause = self.REPEAT_MS

    def put(self, message: dict, now: int) -> bool:
        """Queue `message`; return False if the queue is full. Of several waiting scenes only the newest is kept."""
        kind = message["k"]
        body = body_of(message)
        self.drop_stale(now)
        if kind == "scene":
            self._queue = [entry for entry in self._queue if entry[0] != "scene"]
        elif len(self._queue) >= self.QUEUE:
            return False
        lifetime = self.LIFETIME_MS.get(kind)
        self._queue.append([kind, body, None if lifetime is None else ticks_add(now, lifetime)])
        return True

    def acknowledged(self, number: int, now: int) -> None:
        """The peer has everything up to `number`. Ignored if no such message is in flight."""
        for i in range(len(self._in_flight)):
            if self._in_flight[i][3] == number:
                sent_at = self._in_flight[i][5]
                if sent_at is None:
                    # Lost, or only late? A slow peer must not be sent everything twice forever.
                    self._pause = min(self._pause, self.REPEAT_DOUBT_MS)
                else:
                    self._pause = min(max(2 * ticks_diff(now, sent_at), self.REPEAT_MS), self.REPEAT_MAX_MS)
                self._in_flight = self._in_flight[i + 1 :]
                self._sent_at = now
                return

    def lines(self, now: int) -> bytes:
        """The bytes to send now: what has to be retransmitted, then what is new."""
        self.drop_stale(now)
        out = []
        if self._in_flight and self._due_in(now) == 0:
            out = [entry[4] for entry in self._in_flight]
            for entry in self._in_flight:
                entry[5] = None
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
            self._in_flight.append(entry + [self._number, line, now])
            out.append(line)
        return b"".join(out)

    def wake(self, now: int) -> int | None:
        """Milliseconds until `lines` has something, if nothing else happens before; None for never."""
        if self._queue and self._fits(self._queue[0][1]):
            return 0
        return self._due_in(now) if self._in_flight else None

    def _fits(self, body):
        size = len(body) + FRAME
        for entry in self._in_flight:
            size += len(entry[4])
        return size <= self.WINDOW

    def _due_in(self, now):
        if self._sent_at is None:
            return 0
        since = ticks_diff(now, self._sent_at)
        return self._pause - since if 0 <= since < self._pause else 0  # long ago may seem to lie ahead

    def drop_stale(self, now: int) -> None:
        """Drop what has expired. Call it at least once a week: then what has expired long ago seems to be fresh."""
        at = 0
        while at < len(self._queue):  # a comprehension would allocate, and this runs at each message
            if _stale(self._queue[at], now):
                self._queue.pop(at)
                self.counters["stale"] += 1
            else:
                at += 1
        for entry in self._in_flight:
            if _stale(entry, now):
                # The peer may have it or not; it must get the number either way, or it would accept nothing after it.
                entry[0] = "skip"
                entry[1] = SKIP
                entry[2] = None
                entry[4] = frame(SKIP, entry[3])
                self.counters["stale"] += 1


def _stale(entry, now):
    return entry[2] is not None and ticks_diff(entry[2], now) <= 0


def after(number: int) -> int:
    """The number that follows: 1 comes after 65535, because 0 means no number.

    >>> after(17), after(65535)
    (18, 1)
    """
    return number % LAST_NUMBER + 1
