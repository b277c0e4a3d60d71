"""A phone asks for a seat that another one has: who may give it, and how long everybody reads the question.

One person alone must not get at another hand. So the phone that has the seat says yes, or two others at the table do,
each on a device of their own, or the computer that serves the table. Where two others cannot be asked, the seat goes
over after a time that all pages announce, unless its phone gives a sign or somebody declines.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final, Protocol

from roundhouse.phones.tickets import SeatError, new_secret

ANSWER_MS: Final = 20_000
"""The time for which a phone is asked alone before the others at the table are asked, too."""
LEAST_QUESTION_MS: Final = 30_000
"""The least time for which the question stands before the others can give a seat: everybody at the table gets to see
it."""
ABSENCE_MS: Final = 10 * 60_000
"""The time without a sign after which a seat goes over where two others cannot be asked."""
ABSENCE_ALONE_MS: Final = 60_000
"""The same for the only person at the table: nobody else's game is touched."""
CLAIM_MS: Final = 30 * 60_000
"""The time for which a claim holds."""
LOOKS_MS: Final = 30_000
"""A claim whose page has not looked for so long makes room for another one."""
DECLINED_MS: Final = 120_000
"""The time after a declined claim in which nobody asks for that seat again."""
NUMBERS: Final = range(10, 100)


class SeatedPhone(Protocol):
    """A phone that has a seat, as far as claims need to know it."""

    @property
    def player(self) -> int | None:
        """The player who has it."""

    @property
    def addresses(self) -> Collection[str]:
        """The addresses that its requests came from."""

    @property
    def heard(self) -> int:
        """When it asked for something last, ms: an open connection may be that of a phone that has lost its network."""

    @property
    def is_here(self) -> bool:
        """Whether a page of it is open."""


@dataclass(slots=True)
class SeatClaim:
    """A phone asks for the seat of a player. It shows the `number`, so that people see for which phone they answer."""

    secret: str
    player: int
    number: int
    since: int
    looked: int
    addresses: set[str] = field(default_factory=set)
    agreed: list[int] = field(default_factory=list)
    """The other players who have said yes, the first one first."""
    declined: bool = False
    announced: int | None = None
    """Since when all pages say that time settles it; None while it does not."""

    def look(self, now: int, address: str) -> None:
        """Its page looks for an answer."""
        self.looked = now
        if address:
            self.addresses.add(address)

    def decline(self, now: int) -> None:
        self.declined, self.since = True, now

    def announce(self, now: int | None) -> None:
        """Time settles it from now on, unless it does so already; or, with None, no longer."""
        self.announced = now if now is None or self.announced is None else self.announced


@dataclass(frozen=True, slots=True)
class Verdict:
    """The reason why a seat goes over: `others` agreed, or there was no sign of its phone for a `time`."""

    how: str
    players: Sequence[int] = ()
    minutes: int = 0


class SeatClaims:
    """The open claims at one table, whose phones it sees; all times are the table's, ms."""

    def __init__(self) -> None:
        self._claims: dict[str, SeatClaim] = {}

    def make(self, player: int, now: int, address: str) -> SeatClaim:
        """A phone claims the seat of a player. Raises SeatError where another one does."""
        self._claims = {key: each for key, each in self._claims.items() if self._holds(each, now)}
        for other in [each for each in self._claims.values() if each.player == player]:
            if other.declined or now - other.looked < LOOKS_MS:
                raise SeatError("seat-asked")
            self.end(other)
        taken = {each.number for each in self._claims.values()}
        number = secrets.choice([each for each in NUMBERS if each not in taken])
        claim = SeatClaim(new_secret(), player, number, now, now, {address})
        self._claims[claim.secret] = claim
        return claim

    @staticmethod
    def _holds(claim: SeatClaim, now: int) -> bool:
        return now - claim.since < (DECLINED_MS if claim.declined else CLAIM_MS)

    def look(self, secret: str, now: int, address: str = "") -> SeatClaim | None:
        """The claim with this secret, whose page looks for an answer."""
        claim = self._claims.get(secret)
        if claim is None or not self._holds(claim, now):
            return None
        claim.look(now, address)
        return claim

    def open(self, now: int) -> Sequence[SeatClaim]:
        return [each for each in self._claims.values() if not each.declined and self._holds(each, now)]

    def end(self, claim: SeatClaim) -> None:
        """The claim is settled, or taken back."""
        self._claims.pop(claim.secret, None)


def witnesses(claim: SeatClaim, phones: Iterable[SeatedPhone]) -> Sequence[SeatedPhone]:
    """The others' phones that are surely not held by the one who asks: none shares an address with the asking phone."""
    return [each for each in phones if each.player != claim.player and claim.addresses.isdisjoint(each.addresses)]


def consenting(claim: SeatClaim, phones: Iterable[SeatedPhone]) -> Sequence[SeatedPhone]:
    """The witnesses who have said yes, the first one first."""
    asked = {each.player: each for each in witnesses(claim, phones)}
    return [asked[player] for player in claim.agreed if player in asked]


def are_two(phones: Iterable[SeatedPhone]) -> bool:
    """Whether there are two devices among these phones: two seats at one address are one."""
    return any(set(one.addresses).isdisjoint(other.addresses) for one, other in combinations(phones, 2))


def is_unanswered(claim: SeatClaim, phones: Iterable[SeatedPhone], now: int) -> bool:
    """Whether the phone that has the seat is away, or was asked long enough."""
    holders = (each for each in phones if each.player == claim.player)
    return now - claim.since >= ANSWER_MS or not any(each.is_here for each in holders)


def wait_of(people: int) -> int:
    """The time that the seat of one among so many people waits for a sign of its phone, ms."""
    return ABSENCE_MS if people > 1 else ABSENCE_ALONE_MS


def _waits_for_a_sign(claim: SeatClaim, phones: Sequence[SeatedPhone], people: int, now: int) -> bool:
    """Whether time alone settles it: two others cannot be asked, and the one who can, among several, has agreed."""
    if people <= 2:
        return True
    awake = [each for each in phones if each.player != claim.player and now - each.heard < ABSENCE_MS]
    others = witnesses(claim, awake)
    return not are_two(others) and (not awake or any(each.player in claim.agreed for each in others))


def look_after(claim: SeatClaim, phones: Sequence[SeatedPhone], people: int, now: int) -> Verdict | None:
    """Let time pass for a claim; why the seat goes over now, or None while it does not."""
    claim.announce(now if _waits_for_a_sign(claim, phones, people, now) else None)
    agreed = consenting(claim, phones)
    if people > 2 and now - claim.since >= LEAST_QUESTION_MS and are_two(agreed):
        return Verdict("others", tuple(each.player for each in agreed if each.player is not None))
    if time_left(claim, phones, people, now) == 0:
        return Verdict("time", minutes=wait_of(people) // 60_000)
    return None


def time_left(claim: SeatClaim, phones: Sequence[SeatedPhone], people: int, now: int) -> int | None:
    """In how many ms the seat goes over without a sign of its phone; None where time does not settle it."""
    if claim.announced is None:
        return None
    signs = (each.heard for each in phones if each.player == claim.player)
    return max(0, max((claim.announced, *signs)) + wait_of(people) - now)
