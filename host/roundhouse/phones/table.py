"""A table and the phones at it: each sees the page of its own seat, and what one does all others see at once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeVar

from roundhouse import actions
from roundhouse.actions import Action, Depart, Join, KeepOut, LetIn, Quit, ReplayedCall, Understood
from roundhouse.hub.events import HubEvent
from roundhouse.i18n.texts import screen_text
from roundhouse.phones.claims import (
    Claim,
    Claims,
    consenting,
    is_unanswered,
    look_after,
    time_left,
    witnesses,
)
from roundhouse.phones.seating import MOST_WATCHERS, WATCHER, HandOver, SeatError, Seating, Ticket
from roundhouse.phones.table_picture import TablePicture
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup.roster import COMPUTER, LONGEST_NAME, is_too_long
from roundhouse.presenters.views import TablePage

TICK_S: Final = 0.1
MOST_STREAMS: Final = 4
"""The pages that a phone may have open at once."""
KEYS_KEPT: Final = 64
"""So many keys of a phone are remembered: what is sent again is not done again."""
NUDGE_MS: Final = 10_000
"""While a phone asks for a seat, all others are woken so often: one that does not fetch its page gives no sign."""
TOLD_MS: Final = 10 * 60_000
"""So long the large screen says who got a seat. A phone says it until its person has put it away."""
MOST_ADDRESSES: Final = 8
AWAY_MS: Final = 6000
"""A phone without a stream for so long is away: one that reloads its page is not."""
Presence = Literal["here", "away", "free", "computer"]

PresenterMaker = Callable[[str, int], Presenter]
"""Makes a presenter in a language, for a seat or a watcher."""
Soon = Callable[[Callable[[], None]], None]
"""Has something done soon on the thread to which the table belongs."""
T = TypeVar("T")


class Stream(asyncio.Queue[None]):
    """Holds something as soon as there is news; may be woken from any thread."""

    def __init__(self) -> None:
        super().__init__(maxsize=1)
        try:
            self._loop: asyncio.AbstractEventLoop | None = asyncio.get_running_loop()
        except RuntimeError:
            self._loop = None

    def wake(self) -> None:
        """There is news."""
        if self._loop is None:
            self._arrive()
            return
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._arrive)

    def _arrive(self) -> None:
        with suppress(asyncio.QueueFull):
            self.put_nowait(None)


class Guest:
    """A phone: its ticket, what it sees, and the streams by which it hears that something has changed."""

    def __init__(self, ticket: Ticket, presenter: Presenter, clock: Callable[[], int]) -> None:
        self.ticket, self.presenter, self._clock = ticket, presenter, clock
        self._moment: Presenter | None = None
        self.streams: list[Stream] = []
        self.heard = self._left = clock()
        self.addresses: deque[str] = deque(maxlen=MOST_ADDRESSES)
        self.came = self.told = 0
        """How many hand-overs the table had seen when it came, and how many its person has put away."""
        self._done: OrderedDict[str, str] = OrderedDict()

    @property
    def player(self) -> int:
        """The player whose hand it shows, or WATCHER."""
        return self.ticket.player

    @property
    def seat(self) -> int:
        """The seat, or WATCHER."""
        return self.presenter.viewer

    @property
    def is_here(self) -> bool:
        return bool(self.streams) or self._clock() - self._left < AWAY_MS

    def hear(self, address: str) -> None:
        """It asks for something, from this address."""
        self.heard = self._clock()
        if address not in self.addresses:
            self.addresses.append(address)

    @property
    def moment(self) -> Presenter | None:
        """The table as it was, while a call is corrected there."""
        if self._moment is not None and (self._moment.corrected or self._moment.outdated):
            self._moment = None
        return self._moment

    def page(self) -> TablePage:
        """What this phone sees. A correction is made on a page of the table as it is."""
        if self.moment is None:
            return self.presenter.present()
        self.moment.language = self.presenter.language
        return replace(self.moment.present(), revision=self.presenter.session.history.revision)

    def submit(self, action: Action, revision: int | None) -> str:
        """Do an action of the page; how it went."""
        if self.moment is not None:
            if revision not in (None, self.presenter.session.history.revision):
                return "stale"
            if isinstance(action, Quit):
                self._moment = None
                return "taken"
            return self.moment.submit(action).status
        if not action.phones:
            return "unavailable"
        reply = self.presenter.submit(action, revision)
        if reply.status == "taken" and isinstance(action, ReplayedCall):
            self._moment = self.presenter.moment()
        return reply.status

    def listen(self) -> Stream:
        """Another stream. The oldest ends where there are many: a phone that lost its network has left them behind."""
        stream = Stream()
        self.streams.append(stream)
        if len(self.streams) > MOST_STREAMS:
            self.streams.pop(0).wake()
        return stream

    def forget(self, stream: Stream) -> None:
        """The stream has ended."""
        if stream in self.streams:
            self.streams.remove(stream)
            self._left = self._clock()

    def once(self, key: str, act: Callable[[], str]) -> str:
        """Do something, unless it was done under this key before; what came of it."""
        if key not in self._done:
            self._done[key] = act()
            if len(self._done) > KEYS_KEPT:
                self._done.popitem(last=False)
        return self._done[key]


@dataclass(frozen=True, slots=True)
class Question:
    """Another phone asks for a seat, as one page says it."""

    seat: int
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


class Spectator:
    """What everybody may see, in one language: the view of the table, and its picture."""

    def __init__(self, presenter: Presenter) -> None:
        self.presenter, self.picture = presenter, TablePicture()


class PhoneTable:
    """The one table that this program serves.

    Everything happens on one thread, so calls come one by one: on that of the event loop, or with `soon` on another,
    that of a window at the same table, which lets time pass, too.
    """

    address = ""
    """Under which address phones find this table."""
    hosted = False
    """Whether another table can be set up from a phone in place of this one."""
    streams_ended = False
    """Whether phones are told nothing more: the server stops."""

    def __init__(
        self, present: PresenterMaker, seating: Seating, language: str, here: Presenter, soon: Soon | None = None
    ) -> None:
        self.seating, self.language, self.here = seating, language, here
        self._soon = soon
        self._present = present
        self._guests: dict[str, Guest] = {}
        self._claims = Claims()
        self.asked_for: Callable[[int, int], object] = lambda _, __: None
        """Hears for which seat another phone asks, and the number that it shows."""
        self.handed_over: Callable[[HandOver], object] = lambda _: None
        """Hears of each seat that a player was given."""
        self.handed: list[HandOver] = []
        """The seats that players were given since the program was started."""
        self._handed_at: list[int] = []
        self._now = self._nudged = 0
        self._spectators: dict[str, Spectator] = {}
        self._told: object = None  # what the phones were last woken for
        self._settle()

    async def do(self, work: Callable[[], T]) -> T:
        """Do something at the table, on the thread to which it belongs."""
        if self._soon is None:
            return work()
        done: Future[T] = Future()

        def act() -> None:
            try:
                done.set_result(work())
            except BaseException as error:  # it belongs to the caller
                done.set_exception(error)

        self._soon(act)
        return await asyncio.wrap_future(done)

    def _settle(self) -> None:
        """A player whose hand is on a phone is no viewer of a shared screen."""
        self.here.session.phones.seat(self.seating.taken)

    # -- who is here -----------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """The players, seat by seat."""
        return tuple(each.name for each in self.here.roster.sitting)

    @property
    def free_seats(self) -> Sequence[int]:
        """The seats of people that no phone has."""
        taken, players = self.seating.taken, self._players
        people = [seat for seat, who in enumerate(self.here.roster.sitting) if who.is_person]
        return [seat for seat in people if players[seat] not in taken]

    @property
    def _players(self) -> Sequence[int]:
        """The number of the player in each seat."""
        return self.here.roster.players

    def presence(self) -> tuple[Presence, ...]:
        """Seat by seat, whether its phone is here; seats without a phone are free, or a computer's."""
        here = {guest.ticket.player for guest in self._guests.values() if guest.is_here}
        taken = self.seating.taken
        return tuple(
            ("here" if player in here else "away") if player in taken else "free" if who.is_person else "computer"
            for player, who in zip(self._players, self.here.roster.sitting, strict=True)
        )

    @property
    def is_used(self) -> bool:
        """Whether a page of it is open anywhere."""
        return any(guest.is_here for guest in self._guests.values())

    @property
    def joining(self) -> str:
        """The address in the code to scan; empty while nobody may come in, or could sit down."""
        code = self.seating.code
        return f"{self.address}/join/{code}" if code and self.free_seats else ""

    def spectator(self, language: str) -> Spectator:
        """What everybody may see, in this language."""
        if language not in self._spectators:
            self._spectators[language] = Spectator(self._present(language, WATCHER))
        return self._spectators[language]

    def sit_down(self, code: str, seat: int, name: str, language: str) -> Ticket:
        """A phone takes a seat, and its person the name. Raises SeatError.

        The seat after the last one is that of a player who joins.
        """
        if not self.seating.knows(code):
            raise SeatError("code-wrong")
        if seat == WATCHER:
            return self._watch(code)
        joins = seat == len(self.names)
        if not joins and seat not in self.free_seats:
            raise SeatError("seat-taken")
        name = self.here.roster.spelled(name)
        if joins or (name and name != self.names[seat]):
            self._check_name(name, -1 if joins else seat, language)
            if self.here.submit(Join(seat, name) if joins else actions.HandOver(seat, name, 0)).status != "taken":
                raise SeatError("seat-missing", self.here.roster.no_room(language))
        if joins:
            self.seating.free(self._players[seat])  # somebody who comes back had a phone before leaving
        ticket = self.seating.sit_down(code, self._players[seat])
        if self.here.session.mode.deals and self.here.session.referee.position is not None:
            self._hand_over(HandOver("sat", self.names[seat]))  # a hand lies there
        self._settle()
        self.here.welcome(seat)
        self.tell()
        return ticket

    def _watch(self, code: str) -> Ticket:
        """A screen that only watches takes the place of one that is gone, if there are many. Raises SeatError."""
        watching = self.seating.watching
        gone = [each for each in watching if each not in self._guests or not self._guests[each].is_here]
        if len(watching) >= MOST_WATCHERS and gone:
            self.seating.get_up(gone[0])
            self._forget(gone[0])
        return self.seating.sit_down(code, WATCHER)

    def _check_name(self, name: str, seat: int, language: str) -> None:
        if not name:
            raise SeatError("name-missing")
        if is_too_long(name):
            raise SeatError("name", screen_text("name-too-long", language, most=LONGEST_NAME))
        if fault := self.here.roster.name_fault(name, seat, language):
            raise SeatError("name", fault)

    # -- another phone for a seat ----------------------------------------------------------------------------

    def ask(self, code: str, seat: int, address: str = "") -> str:
        """Another phone asks for a seat that has one; the secret that opens it once that is granted.

        Raises SeatError.
        """
        if not self.seating.knows(code):
            raise SeatError("code-wrong")
        if not self.may_ask(seat):
            raise SeatError("seat-missing")
        claim = self._claims.make(self._players[seat], self._now, address)
        self._settle_claims()
        self.asked_for(seat, claim.number)
        self.tell()
        return claim.secret

    def may_ask(self, seat: int) -> bool:
        """Whether the seat is one of a player with a phone, or one that a player has left to a computer."""
        if not 0 <= seat < len(self.names):
            return False
        player, who = self._players[seat], self.here.roster.sitting[seat]
        return player in self.seating.taken or (player in self.seating.left and not who.is_person)

    def claim(self, secret: str, address: str = "") -> Claim | None:
        """What the phone with this secret has asked for, and looks after."""
        return self._claims.look(secret, self._now, address)

    def take_back(self, secret: str) -> None:
        """The phone with this secret no longer asks for a seat."""
        claim = self._claims.look(secret, self._now)
        if claim is not None and not claim.declined:
            self._claims.end(claim)
            self.tell()

    @property
    def _phones(self) -> Sequence[Guest]:
        """The phones that have a seat."""
        return [guest for guest in self._guests.values() if guest.player in self._players]

    @property
    def _people(self) -> int:
        """How many people sit here, those who let a computer play on among them."""
        sitting = zip(self.here.roster.sitting, self._players, strict=True)
        return sum(who.is_person or player in self.seating.left for who, player in sitting)

    @property
    def _open(self) -> Sequence[Claim]:
        return [each for each in self._claims.open(self._now) if each.player in self._players]

    def question(self, claim: Claim, guest: Guest | None = None) -> Question:
        """What a page says of a claim; without a guest the page is the large screen's, or that of the phone itself."""
        phones, players = self._phones, self._players
        others, player = witnesses(claim, phones), WATCHER if guest is None else guest.player
        agreed = [each.player for each in consenting(claim, phones)]
        own, counts = player == claim.player, player in (each.player for each in others)
        asked = own or (player in players and is_unanswered(claim, phones, self._now))
        left = time_left(claim, phones, self._people, self._now)
        return Question(
            seat=players.index(claim.player),
            number=claim.number,
            own=own,
            can_decline=asked,
            can_agree=own or (asked and counts and self._people > 2 and player not in agreed),
            has_agreed=player in agreed,
            agreed=[self.names[players.index(each)] for each in agreed],
            near=[self.names[each.seat] for each in phones if each not in others and each.player != claim.player],
            minutes=None if left is None else -(-left // 60_000),
        )

    @property
    def claimed(self) -> Mapping[int, int]:
        """The seats for which other phones ask, and the numbers that these show."""
        return {self._players.index(each.player): each.number for each in self._open}

    def questions(self, guest: Guest | None = None) -> Sequence[Question]:
        """What is asked about seats: everybody reads it, and some are asked."""
        return [self.question(claim, guest) for claim in self._open]

    def answer(self, guest: Guest, answer: LetIn | KeepOut) -> bool:
        """A phone answers another one that asks for a seat; False if it is not asked that."""
        agrees = isinstance(answer, LetIn)
        for claim in self._open:
            question = self.question(claim, guest)
            if (question.seat, question.number) != (answer.seat, answer.number):
                continue
            if not (question.can_agree if agrees else question.can_decline):
                return False
            if not agrees:
                self._claims.decline(claim, self._now)
            elif question.own:
                self._pass_on(claim, "owner")
            else:
                claim.agreed.append(guest.player)
                self._settle_claims()
            return True
        return False

    def _settle_claims(self) -> None:
        """Give the seats over for which there is reason enough now."""
        for claim in self._open:
            reason = look_after(claim, self._phones, self._people, self._now)
            if reason is not None:
                names = tuple(self.names[self._players.index(player)] for player in reason.players)
                self._pass_on(claim, reason.how, names, reason.minutes)

    def _pass_on(self, claim: Claim, how: str, names: tuple[str, ...] = (), minutes: int = 0) -> None:
        """The phone that asks gets the seat, and everybody reads why."""
        seat = self._players.index(claim.player)
        told = HandOver(how, self.names[seat], claim.number, names, minutes)
        self._claims.end(claim)
        if not self.here.roster.sitting[seat].is_person:
            self.here.submit(actions.HandOver(seat, told.seat, 0))
        self._hand_over(told)
        self._forget_all(claim.player, told)
        self.seating.pass_on(claim.player, claim.secret, told)
        self._settle()
        self.here.welcome(seat)
        self.tell()

    def _hand_over(self, told: HandOver) -> None:
        self.handed.append(told)
        self._handed_at.append(self._now)
        self.handed_over(told)

    def news_of_seats(self, guest: Guest | None = None) -> Sequence[HandOver]:
        """The given seats that this phone's person has not put away; the large screen tells of them for a while."""
        if guest is not None:
            news = enumerate(self.handed[guest.told :], guest.told)
            return [told for index, told in news if told.how != "sat" or index >= guest.came]
        return [told for told, at in zip(self.handed, self._handed_at, strict=True) if self._now - at < TOLD_MS]

    # -- who has a ticket ------------------------------------------------------------------------------------

    def guest(self, secret: str, language: str) -> Guest | None:
        """The phone with this secret; None if nobody knows it, or its player has left."""
        player = self.seating.player_of(secret)
        if player is not None and player != WATCHER and player not in self._players:
            self.seating.get_up(secret)
            self._settle()
            player = None
        if player is None:
            self._forget(secret)
            return None
        if secret not in self._guests:
            seat = WATCHER if player == WATCHER else self._players.index(player)
            new = Guest(Ticket(secret, player), self._present(language, seat), lambda: self._now)
            new.came = len(self.handed)
            new.told = new.came - len(self.news_of_seats())
            self._guests[secret] = new
        guest = self._guests[secret]
        if guest.presenter.language != language:
            guest.presenter.language = language
        return guest

    def get_up(self, guest: Guest, how: str = "") -> None:
        """The phone gives its seat up: to anybody, to a `computer`, or its player leaves the match (`depart`)."""
        if guest.seat != WATCHER and how in self.ways_out(guest):
            self.here.submit(Depart(guest.seat) if how == "depart" else actions.HandOver(guest.seat, COMPUTER))
        self.seating.get_up(guest.ticket.secret, how == "computer")
        self._settle()
        self._forget(guest.ticket.secret)

    def free(self, seat: int) -> None:
        """The host frees a seat, for the phone that asks for it if one does."""
        player = self._players[seat]
        claim = next((each for each in self._open if each.player == player), None)
        if claim is not None:
            self._pass_on(claim, "host")
        else:
            told = HandOver("freed", self.names[seat])
            self._hand_over(told)
            self._forget_all(player, told)
            self.tell()

    def ways_out(self, guest: Guest) -> Sequence[str]:
        """How a player may leave besides giving up the phone's seat."""
        roster = self.here.roster
        if guest.seat == WATCHER:
            return ()
        computer = ("computer",) if len(roster.kinds) > 1 else ()
        return computer if roster.must_stay(guest.seat) else (*computer, "depart")

    def _forget_all(self, player: int, told: HandOver) -> None:
        """The player's phone has no seat any longer."""
        self.seating.free(player, told)
        self._settle()
        for secret, guest in list(self._guests.items()):
            if guest.ticket.player == player:
                self._forget(secret)

    def _forget(self, secret: str) -> None:
        guest = self._guests.pop(secret, None)
        if guest is not None:
            guest.presenter.close()
            _wake(guest)

    def close(self) -> None:
        """The table is no longer shown to phones."""
        for secret, guest in list(self._guests.items()):
            streams, guest.streams = guest.streams, []  # they end
            self._forget(secret)
            for stream in streams:
                stream.wake()
        for spectator in self._spectators.values():
            spectator.presenter.close()
        self.here.close()

    # -- what phones do --------------------------------------------------------------------------------------

    def submit(self, guest: Guest, action: Action | None, key: str, revision: int) -> str:
        """Do an action once; how it went (see `Reply`), or `stale`."""

        def act() -> str:
            match action:
                case None:
                    return "unavailable"
                case LetIn() | KeepOut():
                    return "taken" if self.answer(guest, action) else "stale"
                case Understood(told):
                    guest.told = max(guest.told, min(len(self.handed), told))
                    return "taken"
            return guest.submit(action, None if action.any_page else revision)

        done = guest.once(key, act)
        self.tell()
        return done

    def page(self, guest: Guest) -> TablePage:
        """What this phone may see now."""
        return guest.page()

    def end_streams(self) -> None:
        """End what phones listen to, for good: the server stops, and would wait for them."""
        self.streams_ended = True
        self._wake_all()

    def tell(self) -> None:
        """Wake every phone: it fetches its page."""
        self._told = self._shown()
        self._wake_all()

    def _wake_all(self) -> None:
        for guest in self._guests.values():
            _wake(guest)

    # -- what happens by itself ------------------------------------------------------------------------------

    async def run(self) -> None:
        """Let computer players play, until cancelled; with a window, it does."""
        if self._soon is not None:
            return
        loop = asyncio.get_running_loop()
        start = loop.time()
        while True:
            self.advance(round(1000 * (loop.time() - start)))
            await asyncio.sleep(TICK_S)

    def advance(self, now: int) -> None:
        """Advance the table to a time, in ms; phones are woken if something has changed."""
        self.here.advance(now)
        self.follow(now)

    def follow(self, now: int) -> None:
        """What phones see follows the table, which has come to this time."""
        self._now = now
        for guest in self._guests.values():
            before = guest.presenter.state
            guest.presenter.advance(now)
            if guest.presenter.state != before:
                _wake(guest)  # a hint that took its time
        for spectator in self._spectators.values():
            spectator.presenter.advance(now)
        self._settle_claims()
        nudge = self._open and not 0 <= now - self._nudged < NUDGE_MS
        if nudge or self._shown() != self._told:
            self._nudged = now
            self.tell()

    def _shown(self) -> object:
        """Equal as long as the table shows all phones the same."""
        session = self.here.session
        return (
            *(
                session.history.revision,
                session.clock.paused,
                session.last_tile.announcing,
                session.undo_requests.open,
                session.phones.spokesperson,
                self.names,
            ),
            *(self.presence(), self.seating.code, self.questions(), len(self.news_of_seats())),
            *(is_unanswered(claim, self._phones, self._now) for claim in self._open),
        )

    def hear(self, event: HubEvent, now: int) -> None:
        """Take an event of the hub."""
        self.here.handle_hub_events([event], now)
        self.tell()


def _wake(guest: Guest) -> None:
    for stream in guest.streams:
        stream.wake()
