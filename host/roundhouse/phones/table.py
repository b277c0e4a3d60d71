"""A table and the phones at it: each sees the page of its own seat, and what one does all others see at once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, replace
from time import monotonic
from typing import Final, Literal, TypeVar

from roundhouse.hub.events import HubEvent
from roundhouse.i18n.texts import screen_text
from roundhouse.phones.seating import WATCHER, SeatError, Seating, Ticket, new_secret
from roundhouse.phones.table_picture import TablePicture
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.roster import COMPUTER, LONGEST_NAME
from roundhouse.presenters.views import TablePage

TICK_S: Final = 0.1
MOST_STREAMS: Final = 4
"""The pages that a phone may have open at once."""
KEYS_KEPT: Final = 64
"""So many keys of a phone are remembered: what is sent again is not done again."""
FOR_ONESELF: Final = frozenset(
    (
        *("pick", "move", "order", "turn", "hint", "why", "explain"),
        *("digit", "by-tiles", "by-sum", "erase", "clear", "choose-call"),
    )
)
"""Actions that change nothing for others: they are right on every page."""
OWNED: Final = frozenset(
    (
        "hand-over",
        "depart",
        "leave",
        "leave-sure",
        "leave-not",
        "show",
        "quit",
        "volume",
        "set-volume",
        "mute",
        "scores",
    )
)
"""Actions that a phone does not submit: who sits where is settled by tickets, and the hub stands on the table."""

ANSWERS: Final = ("let-in", "keep-out")
"""What is answered when another phone asks for a seat: the first value is that seat."""
ANSWER_MS: Final = 20_000
"""So long a phone is asked alone before the others at the table are asked, too."""
REQUEST_MS: Final = 120_000
"""So long a request holds, and so long after it no other one bothers the same player."""
TO_A_MOMENT: Final = ("change-call", "insert-call", "fix")
"""Actions that lead to the table as it was, where another call is made in place of the wrong one."""
AWAY_S: Final = 6.0
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

    def __init__(self, ticket: Ticket, presenter: Presenter) -> None:
        self.ticket, self.presenter = ticket, presenter
        self._moment: Presenter | None = None
        self.streams: list[Stream] = []
        self.left = monotonic()
        """When its last stream ended."""
        self._done: OrderedDict[str, str] = OrderedDict()

    @property
    def seat(self) -> int:
        """The seat, or WATCHER."""
        return self.presenter.viewer

    @property
    def is_here(self) -> bool:
        """Whether a page of it is open."""
        return bool(self.streams) or monotonic() - self.left < AWAY_S

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
        return replace(self.moment.present(), revision=self.presenter.session.revision)

    def submit(self, action: str, values: Sequence[int], revision: int | None) -> str:
        """Do an action of the page; how it went."""
        if self.moment is not None:
            if revision not in (None, self.presenter.session.revision):
                return "stale"
            if action == "quit":
                self._moment = None
                return "taken"
            return self.moment.submit(action, *values).status
        reply = self.presenter.submit(action, *values, revision=revision)
        if reply.status == "taken" and action in TO_A_MOMENT:
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
            self.left = monotonic()

    def once(self, key: str, act: Callable[[], str]) -> str:
        """Do something, unless it was done under this key before; what came of it."""
        if key not in self._done:
            self._done[key] = act()
            if len(self._done) > KEYS_KEPT:
                self._done.popitem(last=False)
        return self._done[key]


@dataclass(slots=True)
class Request:
    """Another phone asks for the seat of a player who has one: who asks, when (ms), and whether it was declined."""

    secret: str
    player: int
    since: int
    declined: bool = False


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
        self._requests: dict[str, Request] = {}
        self.asked_for: Callable[[int], object] = lambda _: None
        """Hears for which seat another phone asks."""
        self._now = 0
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
        """Who holds a hand on a phone is no viewer of a shared screen."""
        elsewhere = self.here.session.elsewhere
        elsewhere.clear()
        elsewhere.update(self.seating.taken)

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
            return self.seating.sit_down(code, WATCHER)
        joins = seat == len(self.names)
        if not joins and seat not in self.free_seats:
            raise SeatError("seat-taken")
        name = " ".join(name.split())
        if joins or (name and name != self.names[seat]):
            self._check_name(name, -1 if joins else seat, language)
            place = (seat,) if joins else (seat, 0)
            if self.here.submit("join" if joins else "hand-over", *place, text=name).status != "taken":
                raise SeatError("seat-missing", self.here.roster.no_room(language))
        ticket = self.seating.sit_down(code, self._players[seat])
        self._settle()
        self.here.welcome(seat)
        self.tell()
        return ticket

    def _check_name(self, name: str, seat: int, language: str) -> None:
        if not name:
            raise SeatError("name-missing")
        if len(name) > LONGEST_NAME:
            raise SeatError("name", screen_text("name-too-long", language, most=LONGEST_NAME))
        if fault := self.here.roster.name_fault(name, seat, language):
            raise SeatError("name", fault)

    # -- another phone for a seat ----------------------------------------------------------------------------

    def ask(self, code: str, seat: int) -> str:
        """Another phone asks for a seat that has one; the secret that opens it once that is granted.

        Raises SeatError.
        """
        if not self.seating.knows(code):
            raise SeatError("code-wrong")
        if not 0 <= seat < len(self.names) or self._players[seat] not in self.seating.taken:
            raise SeatError("seat-missing")
        player = self._players[seat]
        self._requests = {key: each for key, each in self._requests.items() if self._now - each.since < REQUEST_MS}
        if any(each.player == player for each in self._requests.values()):
            raise SeatError("seat-asked")
        secret = new_secret()
        self._requests[secret] = Request(secret, player, self._now)
        self.asked_for(seat)
        self.tell()
        return secret

    def request(self, secret: str) -> Request | None:
        """What the phone with this secret has asked for."""
        return self._requests.get(secret)

    def asked(self, guest: Guest) -> int | None:
        """The seat about which this phone is asked: its own, or another's whose phone gives no answer."""
        for each in self._requests.values():
            if each.declined or each.player not in self._players or guest.seat == WATCHER:
                continue
            if guest.ticket.player == each.player or self._gives_no_answer(each):
                return self._players.index(each.player)
        return None

    def _gives_no_answer(self, request: Request) -> bool:
        """Whether the phone that has the seat is away, or was asked long enough."""
        holders = [guest for guest in self._guests.values() if guest.ticket.player == request.player]
        return self._now - request.since >= ANSWER_MS or not any(guest.is_here for guest in holders)

    @property
    def _unanswered(self) -> Sequence[int]:
        """The players whose phones give no answer to a request."""
        return [each.player for each in self._requests.values() if self._gives_no_answer(each)]

    def answer(self, seat: int, *, granted: bool) -> bool:
        """Grant or decline what another phone asks for; False if none asks for this seat."""
        waiting = [each for each in self._requests.values() if not each.declined]
        request = next((each for each in waiting if self._players[seat] == each.player), None)
        if request is None:
            return False
        if granted:
            del self._requests[request.secret]
            self._forget_all(request.player)
            self.seating.pass_on(request.player, request.secret)
            self._settle()
            self.here.welcome(seat)
        else:
            request.declined = True
        self.tell()
        return True

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
            self._guests[secret] = Guest(Ticket(secret, player), self._present(language, seat))
        guest = self._guests[secret]
        if guest.presenter.language != language:
            guest.presenter.language = language
        return guest

    def get_up(self, guest: Guest, how: str = "") -> None:
        """The phone gives its seat up: to anybody, to a `computer`, or its player leaves the match (`depart`)."""
        if guest.seat != WATCHER and how in self.ways_out(guest):
            self.here.submit(*("depart", guest.seat) if how == "depart" else ("hand-over", guest.seat), text=COMPUTER)
        self.seating.get_up(guest.ticket.secret)
        self._settle()
        self._forget(guest.ticket.secret)

    def free(self, seat: int) -> None:
        """The table frees a seat, for the phone that asks for it if one does."""
        if not self.answer(seat, granted=True):
            self._forget_all(self._players[seat])

    def ways_out(self, guest: Guest) -> Sequence[str]:
        """How a player may leave besides giving up the phone's seat."""
        roster = self.here.roster
        if guest.seat == WATCHER:
            return ()
        computer = ("computer",) if len(roster.kinds) > 1 else ()
        return computer if roster.must_stay(guest.seat) else (*computer, "depart")

    def _forget_all(self, player: int) -> None:
        """The player's phone has no seat any longer."""
        self.seating.free(player)
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

    def submit(self, guest: Guest, action: str, values: Sequence[int], key: str, revision: int) -> str:
        """Do an action once; how it went (see `Reply`), or `stale`."""

        def act() -> str:
            kind = action.partition(":")[0]
            if kind in ANSWERS:
                asked = self.asked(guest)
                known = asked is not None and list(values) == [asked]
                return "taken" if known and self.answer(values[0], granted=kind == "let-in") else "stale"
            if kind in OWNED and guest.moment is None:
                return "unavailable"
            return guest.submit(action, values, None if kind in FOR_ONESELF else revision)

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
        if self._shown() != self._told:
            self.tell()

    def _shown(self) -> object:
        """Equal as long as the table shows all phones the same."""
        session = self.here.session
        return (
            *(session.revision, session.undo_request, session.caller, self.names, self._unanswered),
            *(self.presence(), self.seating.code),
        )

    def hear(self, event: HubEvent, now: int) -> None:
        """Take an event of the hub."""
        self.here.handle_hub_events([event], now)
        self.tell()


def _wake(guest: Guest) -> None:
    for stream in guest.streams:
        stream.wake()
