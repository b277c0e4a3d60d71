"""Who may see which hand: each phone that sits down gets a secret, which it brings along with every request."""

from __future__ import annotations

import json
import secrets
from collections.abc import Collection, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

WATCHER: Final = -1
"""The seat of somebody who only watches."""
SECRET_BYTES: Final = 16
CODE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without letters that look like others."""
CODE_LENGTH: Final = 8
MOST_WATCHERS: Final = 20


class SeatError(Exception):
    """A phone cannot sit down there; `reason` names the text in `phones.ftl`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Ticket:
    """What a phone holds: its secret, and the seat that this opens."""

    secret: str
    seat: int


class Seating:
    """The tickets of one table. With a `path` they outlive the program, so that nobody has to sit down again.

    >>> seating = Seating()
    >>> ticket = seating.sit_down(seating.code, 0)
    >>> seating.seat_of(ticket.secret), seating.seat_of("guessed"), seating.taken
    (0, None, {0})
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._tickets: dict[str, Ticket] = {ticket.secret: ticket for ticket in self._kept()}
        self.code = ""
        """Opens the door: it stands in the address on the screen. Empty while nobody may come in."""
        self.open()

    @property
    def tickets(self) -> Collection[Ticket]:
        """Who may see what."""
        return self._tickets.values()

    @property
    def taken(self) -> set[int]:
        """The seats that belong to a phone."""
        return {ticket.seat for ticket in self._tickets.values() if ticket.seat != WATCHER}

    def open(self) -> None:
        """Let phones in by a new code; the old one no longer works, and who only watched scans again."""
        self.free(WATCHER)
        self.code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))

    def close(self) -> None:
        """Let nobody else in. Those who are in stay."""
        self.code = ""

    def knows(self, code: str) -> bool:
        """Whether this code opens the door now."""
        return bool(self.code) and secrets.compare_digest(code.casefold().encode(), self.code.encode())

    def sit_down(self, code: str, seat: int) -> Ticket:
        """A ticket for a free seat, or for watching. Raises SeatError."""
        if not self.knows(code):
            raise SeatError("code-wrong")
        if seat != WATCHER and seat in self.taken:
            raise SeatError("seat-taken")
        if seat == WATCHER and sum(each.seat == WATCHER for each in self._tickets.values()) >= MOST_WATCHERS:
            raise SeatError("watchers-full")
        ticket = Ticket(secrets.token_urlsafe(SECRET_BYTES), seat)
        self._tickets[ticket.secret] = ticket
        self._keep()
        return ticket

    def seat_of(self, secret: str) -> int | None:
        """The seat that a secret opens, or WATCHER; None for one that is not known."""
        ticket = self._tickets.get(secret)
        return None if ticket is None else ticket.seat

    def get_up(self, secret: str) -> None:
        """The phone gives its seat up."""
        self._tickets.pop(secret, None)
        self._keep()

    def free(self, seat: int) -> None:
        """The table frees a seat: its phone has no hand any longer."""
        self._tickets = {secret: ticket for secret, ticket in self._tickets.items() if ticket.seat != seat}
        self._keep()

    def move(self, seats: Mapping[int, int]) -> None:
        """Players have moved up, or made room: each seat's new number. Who has left the table has no ticket."""
        everywhere = {**seats, WATCHER: WATCHER}
        self._tickets = {
            secret: Ticket(secret, everywhere[ticket.seat])
            for secret, ticket in self._tickets.items()
            if ticket.seat in everywhere
        }
        self._keep()

    def _kept(self) -> Iterator[Ticket]:
        if self._path is None or not self._path.exists():
            return
        try:
            for each in json.loads(self._path.read_text(encoding="utf-8")):
                yield Ticket(str(each["secret"]), int(each["seat"]))
        except (ValueError, TypeError, KeyError, OSError):
            return  # a damaged file: everybody scans the code once more

    def _keep(self) -> None:
        """Writes the tickets aside and moves them into place, so that a cut leaves the old file. Only we read them."""
        if self._path is None:
            return
        aside = self._path.with_suffix(".new")
        aside.touch(mode=0o600)
        aside.write_text(json.dumps([asdict(ticket) for ticket in self._tickets.values()]), encoding="utf-8")
        aside.replace(self._path)
