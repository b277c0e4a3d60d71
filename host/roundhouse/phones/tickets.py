"""The right to see a hand: each phone that sits down gets a secret, which it brings along with every request."""

from __future__ import annotations

import json
import secrets
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

from roundhouse.i18n.texts import Texts
from roundhouse.whole_file import write_whole

NO_PLAYER: Final = -1
"""The number in file and form for somebody who only watches."""
SECRET_BYTES: Final = 16
CODE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""The letters of a code: none looks like another."""
CODE_LENGTH: Final = 8
MOST_WATCHERS: Final = 20
MOST_LOST: Final = 50
"""The number of phones that are told, when they look again, that they have lost a seat."""


class SeatError(Exception):
    """A phone cannot sit down there; `reason` names the text in `phones.ftl`, unless the `text` says why."""

    def __init__(self, reason: str, text: str = "") -> None:
        super().__init__(reason)
        self.reason, self.text = reason, text


@dataclass(frozen=True, slots=True)
class Ticket:
    """The ticket that a phone holds: its secret, and the player whose hand this opens; None for one that only watches.

    A player keeps the number in any seat. One phone or more may be the `host`'s. Somebody who watches may wait for a
    seat, and `waits` under this name.
    """

    secret: str
    player: int | None
    host: bool = False
    waits: str = ""


@dataclass(frozen=True, slots=True)
class SeatChange:
    """A phone got a seat: what all pages say about it.

    `how` names the text in `phones.ftl`: `owner`, `others`, `host` and `time` say who gave the seat to the phone that
    showed `number`, `freed` that the computer took it away, `freed-by` that the host's phone did, `sat` that a phone
    took a free one in the middle of a round.
    """

    how: str
    seat: str
    number: int = 0
    names: tuple[str, ...] = ()
    minutes: int = 0

    def text(self, texts: Texts) -> str:
        """The sentence that everybody reads."""
        names = texts.all_of(self.names)
        facts = {"seat": self.seat, "number": self.number, "names": names, "minutes": self.minutes}
        return texts.phone(f"gave-{self.how}", **facts)


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(SECRET_BYTES)


def _new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def _is_same(typed: str, code: str) -> bool:
    return secrets.compare_digest(typed.strip().casefold().encode(), code.encode())


class Tickets:
    """The tickets of one table. With a `path` they outlive the program, so that nobody has to sit down again.

    >>> seating = Tickets()
    >>> ticket = seating.sit_down(seating.code, 0)
    >>> seating.ticket(ticket.secret) == ticket, seating.ticket("guessed"), seating.taken
    (True, None, {0})
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._tickets: dict[str, Ticket] = {}
        self._lost: dict[
            str, SeatChange
        ] = {}  # by the secret that opens nothing any longer, in the order of the losses
        self.left: set[int] = set()
        """The players who let a computer play on: they may ask for their seats again."""
        self.code = _new_code()
        """The code that opens the door: it stands in the address on the screen. Empty while nobody may come in."""
        self.host_code = _new_code()
        """The code that makes one phone the host's, and then is another one."""
        self._read()

    @property
    def taken(self) -> set[int]:
        """The players who have a phone."""
        return {ticket.player for ticket in self._tickets.values() if ticket.player is not None}

    @property
    def all(self) -> tuple[Ticket, ...]:
        """Every ticket, the oldest first."""
        return tuple(self._tickets.values())

    @property
    def watching(self) -> tuple[str, ...]:
        """The secrets of those who only watch, the oldest first."""
        return tuple(secret for secret, ticket in self._tickets.items() if ticket.player is None)

    def open(self) -> None:
        """Let phones in by a new code; the old one no longer works, and guests who only watched scan again."""
        self.free(None)
        self.use(_new_code())

    def use(self, code: str) -> None:
        """Let phones in by this code, also after the program was started again."""
        self.code = code
        self._keep()

    def close(self) -> None:
        """Let nobody else in. Those who are in stay."""
        self.use("")

    def knows(self, code: str) -> bool:
        """Whether this code opens the door now."""
        return bool(self.code) and _is_same(code, self.code)

    def is_host(self, secret: str) -> bool:
        ticket = self._tickets.get(secret)
        return ticket is not None and ticket.host

    def make_host(self, secret: str, code: str) -> None:
        """A phone with a ticket is the host's if it knows the code. Raises SeatError."""
        if not _is_same(code, self.host_code):
            raise SeatError("host-code-wrong")
        self.host_code = _new_code()
        self._add(replace(self._tickets[secret], host=True))

    def sit_down(self, code: str, player: int | None, waits: str = "") -> Ticket:
        """A ticket for a player without a phone; without a player, for watching, and waiting for a seat under a name.

        Raises SeatError.
        """
        if not self.knows(code):
            raise SeatError("code-wrong")
        if player is not None and player in self.taken:
            raise SeatError("seat-taken")
        if player is None and len(self.watching) >= MOST_WATCHERS:
            raise SeatError("watchers-full")
        return self._add(Ticket(new_secret(), player, waits=waits))

    def seat(self, secret: str, player: int) -> None:
        """Give the seat of a player without a phone to a phone that waits for one."""
        self._add(replace(self._tickets[secret], player=player, waits=""))

    def pass_on(self, player: int, secret: str, told: SeatChange) -> Ticket:
        """Another phone takes over from the one that the player had, which is told so when it looks again."""
        self.free(player, told)
        return self._add(Ticket(secret, player))

    def bring(self, secret: str, player: int | None, *, host: bool = False, waits: str = "") -> None:
        """A phone comes along from another table. One that has a ticket here keeps it; where another phone has the
        player's seat, it only watches. Where there is no seat for one that waits, it waits on."""
        player = None if player in self.taken else player
        ticket = self._tickets.get(secret) or Ticket(secret, player, waits=waits if player is None else "")
        self._add(replace(ticket, host=ticket.host or host))

    def lost(self, secret: str) -> SeatChange | None:
        return self._lost.get(secret)

    def _add(self, ticket: Ticket) -> Ticket:
        if ticket.player is not None:
            self.left.discard(ticket.player)
        self._tickets[ticket.secret] = ticket
        self._keep()
        return ticket

    def ticket(self, secret: str) -> Ticket | None:
        return self._tickets.get(secret)

    def release_seat(self, secret: str, to_computer: bool = False) -> None:
        """The phone is no player's any longer; a computer may play on."""
        ticket = self._tickets.pop(secret, None)
        if ticket is not None and ticket.player is not None and to_computer:
            self.left.add(ticket.player)
        self._keep()

    def free(self, player: int | None, told: SeatChange | None = None) -> None:
        """The phone of this player has no hand any longer; without a player, those that only watch are gone."""
        if told is not None:
            lost = [secret for secret, ticket in self._tickets.items() if ticket.player == player]
            self._lost.update(dict.fromkeys(lost, told))
            for oldest in list(self._lost)[:-MOST_LOST]:
                del self._lost[oldest]
        self._tickets = {secret: ticket for secret, ticket in self._tickets.items() if ticket.player != player}
        self._keep()

    def _read(self) -> None:
        if self._path is None or not self._path.exists():
            return
        try:
            kept = json.loads(self._path.read_text(encoding="utf-8"))
            self.code = str(kept["code"]) or self.code
            for each in kept["tickets"]:
                player = None if each["player"] == NO_PLAYER else int(each["player"])
                ticket = Ticket(str(each["secret"]), player, bool(each.get("host")), str(each.get("waits", "")))
                self._tickets[ticket.secret] = ticket
            self.left.update(map(int, kept["left"]))
            for secret, told in kept["lost"].items():
                self._lost[secret] = SeatChange(**{**told, "names": tuple(told["names"])})
        except (ValueError, TypeError, KeyError, AttributeError, OSError):
            return  # a damaged file: everybody scans the code once more

    def _keep(self) -> None:
        """Write the tickets down. Only we read them."""
        if self._path is None:
            return
        kept = {
            "code": self.code,
            "tickets": [
                {**asdict(each), "player": NO_PLAYER if each.player is None else each.player}
                for each in self._tickets.values()
            ],
            "left": sorted(self.left),
            "lost": {secret: asdict(told) for secret, told in self._lost.items()},
        }
        write_whole(self._path, json.dumps(kept), private=True)
