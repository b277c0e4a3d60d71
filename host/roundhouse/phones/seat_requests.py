"""The phones that ask for seats of a table which others have: who is asked, and when a seat goes over."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from roundhouse.actions import KeepOut, LetIn
from roundhouse.indices import Seat
from roundhouse.phones.phone import Phone
from roundhouse.phones.seat_claims import (
    SeatClaim,
    SeatClaims,
    consenting,
    is_unanswered,
    look_after,
    time_left,
    witnesses,
)
from roundhouse.phones.tickets import SeatChange, SeatError, Tickets
from roundhouse.presenters.setup.roster import Roster


@dataclass(frozen=True, slots=True)
class SeatQuestion:
    """Another phone asks for a seat, as one page says it."""

    seat: Seat
    number: int
    """The phone that asks shows it."""
    own: bool
    """Whether it is the reader's seat."""
    can_decline: bool
    can_agree: bool
    has_agreed: bool
    agreed: Sequence[str]
    """The others who have agreed so far."""
    near: Sequence[str]
    """The players whose phones have the address of the one that asks."""
    minutes: int | None
    """In how many minutes it gets the seat without a sign of its phone; None where two others can be asked."""


class SeatGiver(Protocol):
    """The function that gives a seat over to the phone that asks."""

    def __call__(self, claim: SeatClaim, how: str, names: Sequence[str] = (), minutes: int = 0) -> None:
        """`how` is that of a `SeatChange`."""


class SeatRequests:
    """The open claims at a table, at the table's time, ms. `listeners` hear each seat that is asked for, with the
    number that the phone shows; `give` gives a seat over.
    """

    def __init__(
        self, roster: Roster, tickets: Tickets, phones: Callable[[], Sequence[Phone]], give: SeatGiver
    ) -> None:
        self._roster, self._seating, self._seated, self._give = roster, tickets, phones, give
        self._claims = SeatClaims()
        self._now = 0
        self.listeners: list[Callable[[Seat, int], object]] = []

    def make(self, code: str, seat: Seat | None, address: str = "") -> str:
        """Another phone asks for a seat that has one; the secret that opens it once that is granted.

        Raises SeatError.
        """
        if not self._seating.knows(code):
            raise SeatError("code-wrong")
        if seat is None or not self.possible(seat):
            raise SeatError("seat-missing")
        claim = self._claims.make(self._roster.players[seat], self._now, address)
        self.advance(self._now)
        for listener in self.listeners:
            listener(seat, claim.number)
        return claim.secret

    def possible(self, seat: Seat) -> bool:
        """Whether the seat is one of a player with a phone, or one that a player has left to a computer."""
        sitting = self._roster.sitting
        if not 0 <= seat < len(sitting):
            return False
        player = self._roster.players[seat]
        return player in self._seating.taken or (player in self._seating.left and not sitting[seat].is_person)

    def look(self, secret: str, address: str = "") -> SeatClaim | None:
        """The claim of the phone with this secret, which looks after it."""
        return self._claims.look(secret, self._now, address)

    def take_back(self, secret: str) -> bool:
        """The phone with this secret no longer asks for a seat; whether it did."""
        claim = self._claims.look(secret, self._now)
        if claim is None or claim.declined:
            return False
        self._claims.end(claim)
        return True

    def end(self, claim: SeatClaim) -> None:
        self._claims.end(claim)

    @property
    def _phones(self) -> Sequence[Phone]:
        """The phones that have a seat."""
        return [phone for phone in self._seated() if phone.player in self._roster.players]

    @property
    def _people(self) -> int:
        """The people at the table, also those who let a computer play on."""
        sitting = zip(self._roster.sitting, self._roster.players, strict=True)
        return sum(who.is_person or player in self._seating.left for who, player in sitting)

    @property
    def open(self) -> Sequence[SeatClaim]:
        """The claims that wait for an answer."""
        return [each for each in self._claims.open(self._now) if each.player in self._roster.players]

    @property
    def unanswered(self) -> Sequence[bool]:
        """Of each open claim, whether others than the seat's own phone are asked."""
        return [is_unanswered(claim, self._phones, self._now) for claim in self.open]

    @property
    def numbers(self) -> Mapping[Seat, int]:
        """The seats for which other phones ask, and the numbers that these show."""
        return {Seat(self._roster.players.index(each.player)): each.number for each in self.open}

    def question(self, claim: SeatClaim, phone: Phone | None = None) -> SeatQuestion:
        """The question on a page about a claim; without a phone the page is the large screen's, or its own."""
        phones, players, people = self._phones, self._roster.players, self._people
        names = [each.name for each in self._roster.sitting]
        others, player = witnesses(claim, phones), None if phone is None else phone.player
        agreed = [each.player for each in consenting(claim, phones)]
        own, counts = player == claim.player, player in [each.player for each in others]
        asked = own or (player in players and is_unanswered(claim, phones, self._now))
        left = time_left(claim, phones, people, self._now)
        return SeatQuestion(
            seat=Seat(players.index(claim.player)),
            number=claim.number,
            own=own,
            can_decline=asked,
            can_agree=own or (asked and counts and people > 2 and player not in agreed),
            has_agreed=player in agreed,
            agreed=[names[players.index(each)] for each in agreed if each is not None],
            near=[
                names[each.seat]
                for each in phones
                if each.seat is not None and each not in others and each.player != claim.player
            ],
            minutes=None if left is None else -(-left // 60_000),
        )

    def questions(self, phone: Phone | None = None) -> Sequence[SeatQuestion]:
        """The questions about seats: everybody reads it, and some are asked."""
        return [self.question(claim, phone) for claim in self.open]

    def answer(self, phone: Phone, answer: LetIn | KeepOut) -> bool:
        """A phone answers another one that asks for a seat; False if it is not asked that."""
        agrees = isinstance(answer, LetIn)
        for claim in self.open:
            question = self.question(claim, phone)
            if (question.seat, question.number) != (answer.seat, answer.number):
                continue
            if not (question.can_agree if agrees else question.can_decline):
                return False
            if not agrees:
                claim.decline(self._now)
            elif question.own:
                self._give(claim, "owner")
            elif phone.player is not None:
                claim.agreed.append(phone.player)
                self.advance(self._now)
            return True
        return False

    def advance(self, now: int) -> None:
        """Let time pass; give the seats over for which there is reason enough now."""
        self._now = now
        for claim in self.open:
            reason = look_after(claim, self._phones, self._people, now)
            if reason is not None:
                sitting, players = self._roster.sitting, self._roster.players
                names = tuple(sitting[players.index(player)].name for player in reason.players)
                self._give(claim, reason.how, names, reason.minutes)


class HandOvers:
    """The seats that players were given since the program was started. `listeners` hear of each."""

    def __init__(self, told_ms: int) -> None:
        self._told_ms = told_ms
        self._handed: list[tuple[int, SeatChange]] = []
        self.listeners: list[Callable[[SeatChange], object]] = []

    def __len__(self) -> int:
        return len(self._handed)

    def add(self, told: SeatChange, now: int) -> None:
        """A player was given a seat at this time, ms."""
        self._handed.append((now, told))
        for listener in self.listeners:
            listener(told)

    def recent(self, now: int) -> Sequence[SeatChange]:
        """The changes that the large screen tells for a while."""
        return [told for at, told in self._handed if now - at < self._told_ms]

    def unread(self, phone: Phone) -> Sequence[SeatChange]:
        """Those that this phone's person has not put away."""
        news = enumerate(self._handed[phone.told :], phone.told)
        return [told for index, (_, told) in news if told.how != "sat" or index >= phone.came]
