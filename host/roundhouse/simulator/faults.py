"""Fault injection for a simulated hub's cable.

    sim://?drop=0.1&corrupt=0.01&delay=20&unplug=30&seed=1

The part before the question mark is the hub's name: `sim://kitchen` and `sim://attic` are two hubs.
"""

import random
from collections import deque
from dataclasses import dataclass, fields
from urllib.parse import parse_qsl, urlsplit

from roundhouse.catalogs import Message
from roundhouse.hub.errors import BadAddress
from roundhouse_hub.ticks import ticks_add, ticks_diff

LONGEST_TIME = 86_400
LONGEST_LINE = 256  # after so many bytes without a newline they are passed on as they are


@dataclass(frozen=True, slots=True)
class Faults:
    """The cable's faults. Times are milliseconds, `unplug` and `away` seconds; 0 means never."""

    drop: float = 0.0  # the share of lines that are lost
    corrupt: float = 0.0  # the share of lines in which a byte is changed
    delay: int = 0  # how long a line travels
    unplug: float = 0.0  # the cable is pulled after so many seconds, again and again
    away: float = 1.0  # for how many seconds it stays out
    slow: int = 0  # how much longer each of the firmware's steps takes
    seed: int = 0  # the same seed, the same faults

    def __post_init__(self) -> None:
        for name in ("drop", "corrupt"):
            share = getattr(self, name)
            if not 0 <= share <= 1:
                raise BadAddress("simulator/bad-share", name=name, share=f"{share:g}")
        for name in ("delay", "unplug", "away", "slow"):
            if not 0 <= getattr(self, name) <= LONGEST_TIME:
                raise BadAddress("simulator/bad-time", name=name, time=f"{getattr(self, name):g}", longest=LONGEST_TIME)

    @classmethod
    def of_address(cls, address: str) -> "Faults":
        """The faults in the query of a `sim://` address.

        Raises BadAddress for an unknown fault or a value that is no number.

        >>> Faults.of_address("sim://?drop=0.1&seed=7").drop
        0.1
        """
        known = {field.name: field.type for field in fields(cls)}
        given: dict[str, float] = {}
        for name, value in parse_qsl(urlsplit(address).query, keep_blank_values=True):
            if name not in known:
                raise BadAddress("simulator/unknown-setting", name=name, known=", ".join(known))
            try:
                given[name] = int(value) if known[name] is int else float(value)
            except ValueError:
                number = Message("simulator/whole-number") if known[name] is int else Message("simulator/number")
                raise BadAddress("simulator/bad-setting", name=name, value=value, number=number) from None
        return cls(**given)  # type: ignore[arg-type]  # checked above, field by field


class Cable:
    """One direction of the line between host and hub. Times are ticks.

    Bytes go in and come out a whole line at a time, unless the line is lost or changed.
    """

    def __init__(self, faults: Faults, direction: str) -> None:
        """`direction` gives each of a hub's two cables its own random numbers."""
        self.lost = 0
        self.changed = 0
        self._faults = faults
        self._luck = random.Random(f"{faults.seed} {direction}")
        self._begun = b""
        self._lines: deque[tuple[int, bytes]] = deque()  # (when it arrives, the line)

    def push(self, data: bytes, now: int) -> None:
        """Put bytes in at one end."""
        self._begun += data
        while True:
            end = self._begun.find(b"\n") + 1
            if not end:
                if len(self._begun) < LONGEST_LINE:
                    return
                end = LONGEST_LINE
            self._send(self._begun[:end], now)
            self._begun = self._begun[end:]

    def pull(self, now: int) -> bytes:
        """Take out what has arrived at the other end."""
        out = b""
        while self._lines and ticks_diff(self._lines[0][0], now) <= 0:
            out += self._lines.popleft()[1]
        return out

    def next_wake(self, now: int) -> int | None:
        """Milliseconds until something arrives, or None."""
        return max(0, ticks_diff(self._lines[0][0], now)) if self._lines else None

    def mend(self) -> None:
        """End all faults."""
        self._faults = Faults()

    def cut(self) -> None:
        """Lose what is traveling, as when the cable is pulled."""
        self._begun = b""
        self._lines.clear()

    def _send(self, line: bytes, now: int) -> None:
        if self._luck.random() < self._faults.drop:
            self.lost += 1
            return
        if self._luck.random() < self._faults.corrupt:
            self.changed += 1
            at = self._luck.randrange(len(line))
            line = line[:at] + bytes([line[at] ^ 1 << self._luck.randrange(8)]) + line[at + 1 :]
        self._lines.append((ticks_add(now, self._faults.delay), line))


class CablePuller:
    """Pulls the cable at regular intervals and puts it back."""

    def __init__(self, faults: Faults, now: int) -> None:
        self._every = round(faults.unplug * 1000)
        self._away = round(faults.away * 1000)
        self._next = ticks_add(now, self._every)
        self._pulled = False

    def is_pulled(self, now: int) -> bool:
        """Whether the cable is out now."""
        while self._every and ticks_diff(self._next, now) <= 0:
            self._pulled = not self._pulled
            self._next = ticks_add(self._next, max(1, self._away) if self._pulled else self._every)
        return self._pulled

    def stop(self) -> None:
        """Put the cable back for good."""
        self._every = 0
        self._pulled = False

    def next_wake(self, now: int) -> int | None:
        """Milliseconds until the next change, or None for never."""
        return max(0, ticks_diff(self._next, now)) if self._every else None
