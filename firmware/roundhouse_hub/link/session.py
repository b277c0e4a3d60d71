"""Reliable delivery over a lossy line: every message arrives once and in order, or not at all.

Both sides run this class. Each side's hello carries an `id` from which that side's numbers continue. A side that was
restarted has another id, so that both start again and no line of the old session is taken for one of the new session.
PROTOCOL.md gives the reasons. No I/O and no clock here: the caller passes in bytes and the time, in ticks (see
`roundhouse_hub.ticks`).
"""

import random

from roundhouse_hub.link.outbox import Outbox, after
from roundhouse_hub.link.wire import LAST_NUMBER, LineReader, encode, frame
from roundhouse_hub.ticks import ticks_diff

ACK = b'{"k":"ack","n":%d}'
NO_MESSAGE = "no-message"  # the line carries no message
NO_NUMBER = "no-number"  # a message that needs a number came without one
NO_NEWS = ("skip", "hello", "ack")  # with a number: dropped by the peer, or a mistake of the peer
COUNTERS = ("early", "repeated", "unasked", "sent_again", "stale", "restarts")


class Session:
    """One side of the link. `hello` introduces it; the side that `asks` is the host.

    `open` is true while both sides know each other; `peer` is the other side's last hello. `rejected` is the code of
    the last line that arrived undamaged and could not be used, for the caller to report and clear. `counters` count
    what was repaired: "early" lines (one before them was lost), "repeated" lines, "unasked" lines of a session that
    this side does not know, lines "sent_again", "stale" messages (expired), and "restarts" of the peer.
    """

    HELLO_MS = 250  # between two hellos of a host that has had no answer
    FAR = 1024  # a new id differs from the old one by at least this, in either direction
    QUIET_MS = 1 << 20  # `quiet` counts no further, because the clock wraps

    def __init__(self, hello: dict, asks: bool = False, number: int = 0) -> None:
        """`number` fixes the first id (1 to 65535) and the following ones, for tests; 0 chooses ids at random."""
        self.counters = dict.fromkeys(COUNTERS, 0)
        self.open = False
        self.peer = None
        self.rejected = ""
        self.hello = hello
        self._random_ids = not number
        self.id = number
        if self._random_ids:
            self._change_id()
        self._asks = asks
        self._reader = LineReader()
        self._outbox = Outbox(self.id, self.counters)
        self._tail = b""  # bytes that the caller had no room for yet
        self._peer_id = 0  # nobody yet
        self._answered_id = 0  # whose hello this side's next one answers
        self._got = 0  # the number of the last message accepted
        self._ack = False  # an acknowledgement is due
        self._hello_due = True  # a hello is due
        self._hello_at = 0
        self._heard_at = None

    def received(self, data: bytes, now: int) -> list:
        """Take bytes from the peer; return the new messages, each once and in order.

        The peer's hello is among them when a session begins. Bad input raises nothing: it is counted.
        """
        news = []
        for number, message in self._reader.feed(data):
            self._heard_at = now
            if number == 0 and message is not None and message["k"] == "hello":
                self._meet(message, news)
            elif not self.open:
                self.counters["unasked"] += 1
                # The peer believes that the session is open; our hello says that it is not.
                self._hello_due = self._hello_due or self._hello_in(now) == 0
            elif number == 0:
                if message is not None and message["k"] == "ack":
                    n = message.get("n")
                    if type(n) is int:
                        self._outbox.acknowledged(n, now)
                else:
                    self.rejected = NO_NUMBER
            else:
                self._take(number, message, news)
        return news

    def send(self, message: dict, now: int) -> bool:
        """Queue a message; return False if the queue is full and the message was not taken.

        Of several waiting scenes only the newest is kept, because a scene is complete. Raises ValueError for a message
        that does not fit into a line.
        """
        return self._outbox.put(message, now)

    def outgoing(self, now: int, room: int) -> bytes:
        """At most `room` bytes to send now; call it again while it returns some."""
        if not self._tail:
            self._tail = self._lines(now)
            if not self._tail:
                return b""  # the usual case; even an empty slice would be allocated
        out = self._tail
        self._tail = b""
        if len(out) > room:  # mostly there is room for all, and a slice would be a copy
            self._tail = out[room:]
            out = out[:room]
        return out

    def wake(self, now: int) -> int | None:
        """Milliseconds until `outgoing` has something, if nothing else happens before; None for never."""
        if self._tail or self._hello_due or (self.open and self._ack):
            return 0
        if self.open:
            return self._outbox.wake(now)
        return self._hello_in(now) if self._asks else None

    def drop_stale(self, now: int) -> None:
        """Nothing can be sent: drop what has expired, as `outgoing` does."""
        self._outbox.drop_stale(now)

    def restart(self, now: int) -> None:
        """The port was opened again: say hello. What is not acknowledged is sent again after the answer."""
        self._reader.restart()
        self._tail = b""
        self._hello_due = True
        self._heard_at = now
        if self._asks:
            self.open = False

    def quiet(self, now: int) -> int:
        """Milliseconds since the peer's last valid line; `QUIET_MS` at most, and if there was none."""
        if self._heard_at is not None:
            wait = ticks_diff(now, self._heard_at)
            if 0 <= wait < self.QUIET_MS:
                return wait
            self._heard_at = None
        return self.QUIET_MS

    @property
    def bad_lines(self) -> int:
        """Lines dropped because they were damaged or garbage."""
        return self._reader.bad

    @property
    def pending(self) -> int:
        """Messages waiting, or sent and not acknowledged."""
        return len(self._outbox)

    def _take(self, number, message, news):
        ahead = (number - self._got) % LAST_NUMBER
        if ahead == 1:
            self._got = number
            if message is None:
                self.rejected = NO_MESSAGE  # it is accepted all the same, or the peer would send it forever
            elif message["k"] not in NO_NEWS:
                news.append(message)
        else:
            # Lines in flight are at most a window ahead.
            self.counters["early" if 1 < ahead < Outbox.WINDOW else "repeated"] += 1
        self._ack = True

    def _meet(self, hello, news):
        id = hello.get("id")
        if type(id) is not int or not 0 < id <= LAST_NUMBER:  # in Python True is an int, but it is no id
            return
        self._answered_id = id
        if not self._asks and not _compatible(self.hello.get("proto"), hello.get("proto")):
            # A host of another protocol means something else by its messages. Our hello tells it which one is ours, and
            # a new id in it tells the host before, if that still speaks, to meet this side again.
            if self.open:
                self._new_conversation(0)
                self.open = False
            self._hello_due = True
            return
        known = id == self._peer_id
        if self._asks:
            answer = hello.get("to") == self.id
            if not answer and known:
                return  # late: it answers an id that is no longer ours
            if not answer or (self._peer_id and not known):
                # A hub that was restarted and knows none of the numbers so far: meet it with a new id.
                if self._peer_id:
                    self._new_conversation(0)
                    self._outbox.renumber(self.id)
                self.open = False
                return  # `_lines` says hello when it is due: at once, unless it just has
        else:
            # A host with a new id is a new table: what the old one did not receive no longer matters.
            if not known:
                if self._peer_id:
                    self._new_conversation(id)
                self._outbox.clear(self.id)
            self._hello_due = True
        if not known:
            self._peer_id = id
            self._got = id
        if not known or not self.open:
            news.append(hello)
            self._outbox.again()
        self.peer = hello
        self.open = True
        self._ack = True

    def _new_conversation(self, peer_id):
        self.counters["restarts"] += 1
        self._change_id()
        self._peer_id = peer_id
        self._got = peer_id
        self._tail = b""

    def _lines(self, now):
        out = b""
        if self._hello_due or (self._asks and not self.open and self._hello_in(now) == 0):
            self._hello_due = False
            self._hello_at = now
            out = self._hello_line()
        if self.open:
            if self._ack:
                self._ack = False
                out += frame(ACK % self._got, 0)
            if self._outbox:  # usually empty, and then nothing is allocated
                out += self._outbox.lines(now)
        return out

    def _hello_line(self):
        hello = dict(self.hello)
        hello["k"] = "hello"
        hello["id"] = self.id
        if not self._asks and self._answered_id:
            hello["to"] = self._answered_id
        return encode(hello)

    def _hello_in(self, now):
        since = ticks_diff(now, self._hello_at)
        return self.HELLO_MS - since if 0 <= since < self.HELLO_MS else 0

    def _change_id(self):
        """Take another id, far enough away that the numbers of both sessions do not overlap."""
        offset = random.getrandbits(16) % (LAST_NUMBER - 2 * self.FAR) if self._random_ids else 0
        self.id = after((self.id + self.FAR + offset) % LAST_NUMBER)


def _compatible(ours, theirs):
    """Whether two protocols, two numbers each, agree in the first one."""
    if ours is None:
        return True
    if not isinstance(theirs, (list, tuple)) or len(theirs) != 2:
        return False
    first, second = theirs
    return type(first) is int and type(second) is int and first == ours[0]
