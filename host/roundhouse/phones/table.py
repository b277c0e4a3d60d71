"""A table and the phones at it: each sees the page of its own seat, and what one does all others see at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeVar

from roundhouse import actions
from roundhouse.actions import Action, Depart, Join, KeepOut, LetIn, React, Understood
from roundhouse.actions.action import NewSeat, PlayerKind
from roundhouse.hub.events import HubEvent
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.phones.phone import Phone
from roundhouse.phones.reactions import REACTIONS, Reaction, Reactions
from roundhouse.phones.seat_claims import SeatClaim
from roundhouse.phones.seat_requests import HandOvers, SeatQuestion, SeatRequests
from roundhouse.phones.table_picture import SvgTablePainter
from roundhouse.phones.tickets import MOST_WATCHERS, SeatChange, SeatError, Ticket, Tickets
from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.pages.match import ReviewPage
from roundhouse.presenters.pages.scores import ScoresPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup.roster import COMPUTER, LONGEST_PLAYER_NAME, is_too_long

TICK_S: Final = 0.1
PERSON: Final = PlayerKind(0)
NUDGE_MS: Final = 10_000
"""While a phone asks for a seat, all others are woken so often: one that does not fetch its page gives no sign."""
SEAT_NEWS_MS: Final = 10 * 60_000
"""The time for which the large screen says who got a seat. A phone says it until its person has put it away."""
Presence = Literal["here", "away", "free", "computer"]

PresenterMaker = Callable[[Texts, Seat | None], Presenter]
"""Makes a presenter in a language, for a seat or a watcher."""
RunOnTableThread = Callable[[Callable[[], None]], None]
"""Has something done soon on the thread to which the table belongs."""
T = TypeVar("T")


class Spectator:
    """The public page in one language: the view of the table, and its picture."""

    def __init__(self, presenter: Presenter) -> None:
        self.presenter, self.picture = presenter, SvgTablePainter()


class Companion(NamedTuple):
    """Somebody who comes along to the next table: the name, empty for one that only watches, and whether it hosts.

    Somebody who `waits` had no seat at the last table.
    """

    name: str
    host: bool
    waits: bool = False


@dataclass(frozen=True, slots=True)
class SeatNews:
    """The news of the seats on a page: who has them, who asks for one, who was given one, and how others come in."""

    names: Sequence[str]
    presence: Sequence[Presence]
    questions: Sequence[SeatQuestion]
    handed: Sequence[SeatChange]
    handed_so_far: int
    ways_out: Sequence[str]
    """The ways for the reader to leave besides giving up the phone's seat."""
    hosted: bool
    """Whether another table can be set up from a phone in place of this one."""
    at_computer: bool
    """Whether the next table is begun at the computer, in its window."""
    code: str
    joining: str
    """The address in the code to scan; empty while nobody may come in, or could sit down."""
    address: str
    """The short address, as it is typed."""
    reactions: Sequence[tuple[Seat, Reaction]]
    calls: int
    """The number of times that somebody has called the player in turn."""
    waiting: Sequence[str]
    """The names of those who wait for a seat."""
    waits: str
    """The name under which the reader waits for one."""


class PhoneTable:
    """The one table that this program serves.

    Everything happens on one thread, so calls come one by one: on that of the event loop, or with
    `run_on_table_thread` on another, that of a window at the same table, which lets time pass, too. `review` makes the
    page that looks back at a match. With `services` a rule for a call that stood can be made the next table's.
    """

    def __init__(
        self,
        present: PresenterMaker,
        tickets: Tickets,
        texts: Texts,
        host_presenter: Presenter,
        run_on_table_thread: RunOnTableThread | None = None,
        review: Callable[[Presenter], ReviewPage] | None = None,
        services: AppServices | None = None,
    ) -> None:
        self._review, self._services = review, services
        self.tickets, self.texts, self.host_presenter = tickets, texts, host_presenter
        self._run_on_table_thread = run_on_table_thread
        self._present = present
        self._address, self._hosted = "", False
        self._phones: dict[str, Phone] = {}
        self.handed = HandOvers(SEAT_NEWS_MS)
        self._reactions = Reactions()
        self.requests = SeatRequests(
            host_presenter.roster, tickets, lambda: tuple(self._phones.values()), self._pass_on
        )
        self._now = self._nudged = 0
        self._spectators: dict[Texts, Spectator] = {}
        self._last_notified: object = None  # what the phones were last woken for
        self._streams_ended = False
        self._vacated: set[int] = set()  # players whose phones gave their seats up
        self._settle()

    @property
    def hosted(self) -> bool:
        """Whether phones can set up another table in its place."""
        return self._hosted

    def serve_at(self, address: str, *, hosted: bool = False) -> None:
        """Phones find this table under an address; where it is hosted, they can set up another one in its place."""
        self._address, self._hosted = address, hosted

    @property
    def address(self) -> str:
        """Under which address phones find this table."""
        return self._address

    async def do(self, work: Callable[[], T]) -> T:
        """Do something at the table, on the thread to which it belongs."""
        if self._run_on_table_thread is None:
            return work()
        done: Future[T] = Future()

        def act() -> None:
            try:
                done.set_result(work())
            except BaseException as error:  # it belongs to the caller
                done.set_exception(error)

        self._run_on_table_thread(act)
        return await asyncio.wrap_future(done)

    def _settle(self) -> None:
        """A player whose hand is on a phone is no viewer of a shared screen."""
        self.host_presenter.hold_on_phones(self.tickets.taken)

    def scores(self, phone: Phone) -> ScoresPage:
        """The scores as a phone sees them, from where a player looks back at a match that is over."""
        review = self._review if phone.player is not None else None
        show_review = None if review is None else lambda: review(phone.presenter)
        services = self._services if phone.player is not None else None
        return ScoresPage(phone.presenter, review=show_review, services=services)

    # -- who is here -----------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(each.name for each in self.host_presenter.roster.sitting)

    @property
    def free_seats(self) -> Sequence[Seat]:
        """The seats of people that no phone has."""
        taken, players = self.tickets.taken, self._players
        people = [Seat(seat) for seat, who in enumerate(self.host_presenter.roster.sitting) if who.is_person]
        return [seat for seat in people if players[seat] not in taken]

    @property
    def _players(self) -> Sequence[int]:
        """The number of the player in each seat."""
        return self.host_presenter.roster.players

    def presence(self) -> tuple[Presence, ...]:
        """Seat by seat, whether its phone is here; seats without a phone are free, or a computer's."""
        here = {phone.ticket.player for phone in self._phones.values() if phone.is_here}
        taken = self.tickets.taken
        return tuple(
            ("here" if player in here else "away") if player in taken else "free" if who.is_person else "computer"
            for player, who in zip(self._players, self.host_presenter.roster.sitting, strict=True)
        )

    @property
    def is_used(self) -> bool:
        return any(phone.is_here for phone in self._phones.values())

    def news(self, phone: Phone | None = None) -> SeatNews:
        """The news of the seats on a phone's page; without a phone, the large screen's."""
        code, address = self.tickets.code, self._address
        return SeatNews(
            self.names,
            self.presence(),
            self.requests.questions(phone),
            self.handed.recent(self._now) if phone is None else self.handed.unread(phone),
            len(self.handed),
            () if phone is None else self.ways_out(phone),
            self._hosted,
            self._run_on_table_thread is not None,
            code,
            f"{address}/join/{code}" if code and self.free_seats else "",
            address.partition("://")[2],
            tuple(
                (Seat(self._players.index(each.player)), each)
                for each in self._reactions.shown(self._now)
                if each.player in self._players
            ),
            self._reactions.calls,
            self.waiting,
            "" if phone is None else phone.ticket.waits,
        )

    @property
    def waiting(self) -> tuple[str, ...]:
        """The names of those who wait for a seat, in their order."""
        return tuple(each.waits for each in self.tickets.all if each.waits)

    @property
    def company(self) -> Mapping[str, Companion]:
        """Those who are here, by the secrets of their phones."""
        names = dict(zip(self._players, self.names, strict=True))
        return {
            each.secret: Companion(
                each.waits if each.player is None else names.get(each.player, ""), each.host, bool(each.waits)
            )
            for each in self.tickets.all
        }

    def bring(self, company: Mapping[str, Companion]) -> None:
        """Phones come along from another table: each has the seat of its name, or watches, and may wait on."""
        players = dict(zip(self.names, self._players, strict=True))
        for secret, who in company.items():
            waits = who.name if who.waits else ""
            self.tickets.bring(secret, players.get(who.name), host=who.host, waits=waits)
        self._settle()

    def spectator(self, texts: Texts) -> Spectator:
        """The public page in this language."""
        if texts not in self._spectators:
            self._spectators[texts] = Spectator(self._present(texts, None))
        return self._spectators[texts]

    def sit_down(self, texts: Texts, code: str, seat: Seat | None, name: str) -> Ticket:
        """A phone takes a seat, and its person the name; without a seat it only watches. Raises SeatError.

        The seat after the last one is that of a player who joins. While nobody can, the phone watches, and waits.
        """
        if not self.tickets.knows(code):
            raise SeatError("code-wrong")
        if seat is None:
            return self._watch(code)
        joins = seat == len(self.names)
        if not joins and seat not in self.free_seats:
            raise SeatError("seat-taken")
        name = self.host_presenter.roster.spelled(name)
        if joins and self.host_presenter.roster.no_room(texts):
            return self._wait(texts, code, name)
        player = self._fill(texts, seat, name)
        if joins:
            self.tickets.free(player)  # somebody who comes back had a phone before leaving
        ticket = self.tickets.sit_down(code, player)
        self._greet(seat)
        return ticket

    def _fill(self, texts: Texts, seat: Seat, name: str) -> int:
        """Somebody of this name sits in a seat without a phone, or joins in one more; the player. Raises SeatError."""
        joins = seat == len(self.names)
        if joins or (name and name != self.names[seat]):
            self._check_name(texts, name, None if joins else seat)
            if (
                self.host_presenter.submit(
                    Join(NewSeat(seat), name) if joins else actions.HandOver(seat, name, PERSON)
                ).status
                != "taken"
            ):
                raise SeatError("seat-missing", self.host_presenter.roster.no_room(texts))
        return self._players[seat]

    def _greet(self, seat: Seat) -> None:
        """A phone has just sat down there: all see it."""
        self._vacated.discard(self._players[seat])
        if self.host_presenter.has_moves:
            self.handed.add(SeatChange("sat", self.names[seat]), self._now)  # a hand lies there
        self._settle()
        self.host_presenter.light_lamp_of(seat)
        self.notify_phones()

    def _wait(self, texts: Texts, code: str, name: str) -> Ticket:
        """A phone watches until there is a seat for somebody of this name. Raises SeatError."""
        self._check_name(texts, name, None, self.waiting)
        ticket = self._watch(code, name)
        self.notify_phones()
        return ticket

    def _seat_waiting(self) -> None:
        """Those who wait sit in where a phone gave its seat up, and where one more can join, the first one first."""
        for ticket in [each for each in self.tickets.all if each.waits]:
            vacated = [seat for seat in self.free_seats if self._players[seat] in self._vacated]
            if not vacated and self.host_presenter.roster.no_room(self.texts):
                return
            seat = vacated[0] if vacated else Seat(len(self.names))
            try:
                player = self._fill(self.texts, seat, ticket.waits)
            except SeatError:  # somebody else has the name meanwhile: the next table asks again
                continue
            self.tickets.free(player)
            self.tickets.seat(ticket.secret, player)
            phone = self._phones.pop(ticket.secret, None)
            if phone is not None:
                phone.streams.end()
                phone.close()
            self._greet(seat)

    def _watch(self, code: str, waits: str = "") -> Ticket:
        """A screen that only watches takes the place of one that is gone, if there are many. Raises SeatError."""
        watching = self.tickets.watching
        gone = [each for each in watching if each not in self._phones or not self._phones[each].is_here]
        if len(watching) >= MOST_WATCHERS and gone:
            self.tickets.release_seat(gone[0])
            self._forget(gone[0])
        return self.tickets.sit_down(code, None, waits)

    def _check_name(self, texts: Texts, name: str, seat: Seat | None, waiting: Sequence[str] = ()) -> None:
        if not name:
            raise SeatError("name-missing")
        if is_too_long(name):
            raise SeatError("name", texts.screen("name-too-long", most=LONGEST_PLAYER_NAME))
        if fault := self.host_presenter.roster.name_fault(texts, name, seat, waiting):
            raise SeatError("name", fault)

    # -- another phone for a seat ----------------------------------------------------------------------------

    def ask(self, code: str, seat: Seat | None, address: str = "") -> str:
        """Ask for a seat that has a phone; the secret that opens it once that is granted. Raises SeatError."""
        secret = self.requests.make(code, seat, address)
        self.notify_phones()
        return secret

    def take_back(self, secret: str) -> None:
        if self.requests.take_back(secret):
            self.notify_phones()

    def _pass_on(self, claim: SeatClaim, how: str, names: Sequence[str] = (), minutes: int = 0) -> None:
        """The phone that asks gets the seat, and everybody reads why."""
        seat = Seat(self._players.index(claim.player))
        told = SeatChange(how, self.names[seat], claim.number, tuple(names), minutes)
        self.requests.end(claim)
        if not self.host_presenter.roster.sitting[seat].is_person:
            self.host_presenter.submit(actions.HandOver(seat, told.seat, PERSON))
        self.handed.add(told, self._now)
        self._forget_all(claim.player, told)
        self.tickets.pass_on(claim.player, claim.secret, told)
        self._settle()
        self.host_presenter.light_lamp_of(seat)
        self.notify_phones()

    # -- who has a ticket ------------------------------------------------------------------------------------

    def phone(self, texts: Texts, secret: str) -> Phone | None:
        """The phone with this secret; None if nobody knows it, or its player has left."""
        ticket = self.tickets.ticket(secret)
        player = None if ticket is None else ticket.player
        if player is not None and player not in self._players:
            self.tickets.release_seat(secret)
            self._settle()
            ticket = None
        if ticket is None:
            self._forget(secret)
            return None
        if secret not in self._phones:
            seat = None if player is None else Seat(self._players.index(player))
            came = len(self.handed)
            told = came - len(self.handed.recent(self._now))
            presenter = self._present(texts, seat)
            self._phones[secret] = Phone(ticket, presenter, lambda: self._now, came, told)
        phone = self._phones[secret]
        if phone.presenter.texts != texts:
            phone.presenter.texts = texts
        return phone

    def release_seat(self, phone: Phone, how: str = "") -> None:
        """The phone gives its seat up: to anybody, to a `computer`, or its player leaves the match (`depart`)."""
        if phone.seat is not None and how in self.ways_out(phone):
            self.host_presenter.submit(
                Depart(phone.seat) if how == "depart" else actions.HandOver(phone.seat, COMPUTER)
            )
        if phone.player is not None and not how:
            self._vacated.add(phone.player)
        self.tickets.release_seat(phone.ticket.secret, how == "computer")
        self._settle()
        self._forget(phone.ticket.secret)

    def wish(self, phone: Phone) -> None:
        """The phone's player would like to play again: all read it, also at the computer that begins the next game."""
        if phone.player is not None:
            self.host_presenter.wish_to_play_again(phone.player)
            self.wake_phones()

    def free(self, seat: Seat, by: Sequence[str] = ()) -> None:
        """The host frees a seat, for the phone that asks for it if one does: at the computer, or the player named."""
        player = self._players[seat]
        claim = next((each for each in self.requests.open if each.player == player), None)
        if claim is not None:
            self._pass_on(claim, "others" if by else "host", by)
        else:
            told = SeatChange("freed-by" if by else "freed", self.names[seat], names=tuple(by))
            self.handed.add(told, self._now)
            self._forget_all(player, told)
            self.notify_phones()

    def ways_out(self, phone: Phone) -> Sequence[str]:
        """The ways in which a player may leave besides giving up the phone's seat."""
        roster = self.host_presenter.roster
        if phone.seat is None:
            return ()
        computer = ("computer",) if len(roster.kinds) > 1 else ()
        return computer if roster.must_stay(phone.presenter.texts, phone.seat) else (*computer, "depart")

    def _forget_all(self, player: int, told: SeatChange) -> None:
        """The player's phone has no seat any longer."""
        self.tickets.free(player, told)
        self._settle()
        for secret, phone in list(self._phones.items()):
            if phone.ticket.player == player:
                self._forget(secret)

    def _forget(self, secret: str) -> None:
        phone = self._phones.pop(secret, None)
        if phone is not None:
            phone.close()

    def close(self) -> None:
        """The table is no longer shown to phones."""
        for secret, phone in list(self._phones.items()):
            phone.streams.end()
            self._forget(secret)
        for spectator in self._spectators.values():
            spectator.presenter.close()
        self.host_presenter.close()

    # -- what phones do --------------------------------------------------------------------------------------

    def submit(self, phone: Phone, action: Action | None, key: str, revision: int | None) -> str:
        """Do an action, unless it was done under this key before; how it went (see `Reply`), or `stale`."""
        done = phone.came_of(key)
        if done is None:
            match action:
                case None:
                    done = "unavailable"
                case LetIn() | KeepOut():
                    done = "taken" if self.requests.answer(phone, action) else "stale"
                case Understood(told):
                    phone.mark_read(min(len(self.handed), told))
                    done = "taken"
                case React(which):
                    done = "taken" if self._react(phone, which) else "unavailable"
                case _:
                    done = phone.submit(action, None if action.any_page else revision)
            phone.remember(key, done)
        if len(phone.streams) == 1:
            self._notice(phone)  # the answer is its page
        self.notify_phones()
        return done

    def _react(self, phone: Phone, which: int) -> bool:
        if phone.player is None or which not in range(len(REACTIONS)):
            return False
        return self._reactions.add(phone.player, [*REACTIONS][which], self._now)

    @property
    def streams_ended(self) -> bool:
        return self._streams_ended

    def end_streams(self) -> None:
        """End what phones listen to, for good: the server stops, and would wait for them."""
        self._streams_ended = True
        for phone in self._phones.values():
            phone.streams.end()

    def notify_phones(self) -> None:
        """Wake the phones whose pages have changed: they fetch them. Nobody hears that somebody touches their hand."""
        self._last_notified = self._public_state()
        for phone in self._phones.values():
            if self._notice(phone):
                phone.streams.wake()

    def _notice(self, phone: Phone) -> bool:
        """Whether something has changed on the phone's page, or on the large screen, which any phone may show."""
        return phone.notice((self.news(phone), self.handed.recent(self._now)))

    def wake_phones(self) -> None:
        """Wake every phone: one that is awake fetches its page."""
        for phone in self._phones.values():
            phone.streams.wake()

    # -- what happens by itself ------------------------------------------------------------------------------

    async def run(self) -> None:
        """Let computer players play, until cancelled; with a window, it does."""
        if self._run_on_table_thread is not None:
            return
        loop = asyncio.get_running_loop()
        start = loop.time()
        while True:
            self.advance(round(1000 * (loop.time() - start)))
            await asyncio.sleep(TICK_S)

    def advance(self, now: int) -> None:
        """Advance the table to a time, in ms; phones are woken if something has changed."""
        self.host_presenter.advance(now)
        self.follow(now)

    def follow(self, now: int) -> None:
        """Let the phones follow the table, which has come to this time."""
        self._now = now
        for phone in self._phones.values():
            before = phone.presenter.state
            phone.presenter.advance(now)
            if phone.is_due(now) or phone.presenter.state != before:
                phone.streams.wake()  # a hint that took its time, or a review that goes on
        for spectator in self._spectators.values():
            spectator.presenter.advance(now)
        self.requests.advance(now)
        self._seat_waiting()
        if self._public_state() != self._last_notified:
            self.notify_phones()
        if self.requests.open and not 0 <= now - self._nudged < NUDGE_MS:
            self._nudged = now
            self.wake_phones()

    def _public_state(self) -> object:
        """Equal as long as the table shows all phones the same."""
        told = len(self.handed.recent(self._now)), self._reactions.shown(self._now)
        seats = self.names, self.presence(), self.tickets.code, self.waiting, told
        return self.host_presenter.public_state, seats, self.requests.questions(), self.requests.unanswered

    def handle_hub_event(self, event: HubEvent, now: int) -> None:
        self.host_presenter.handle_hub_events([event], now)
        self.notify_phones()
