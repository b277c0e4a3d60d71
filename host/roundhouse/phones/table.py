"""A table and the phones at it: each sees the page of its own seat, and what one does all others see at once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from time import monotonic
from typing import Final, Literal, TypeVar

from roundhouse.hub.events import HubEvent
from roundhouse.phones.seating import WATCHER, SeatError, Seating, Ticket
from roundhouse.phones.table_picture import TablePicture
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import Reply, TablePage

TICK_S: Final = 0.1
MOST_STREAMS: Final = 4
"""The pages that a phone may have open at once."""
KEYS_KEPT: Final = 64
"""So many keys of a phone are remembered: what is sent again is not done again."""
FOR_ONESELF: Final = frozenset(("pick", "move", "order", "turn", "hint", "why", "explain"))
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
        self.streams: list[Stream] = []
        self.left = monotonic()
        """When its last stream ended."""
        self._done: OrderedDict[str, str] = OrderedDict()

    @property
    def seat(self) -> int:
        """The seat, or WATCHER."""
        return self.ticket.seat

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

    @property
    def here(self) -> bool:
        """Whether a page of it is open."""
        return bool(self.streams) or monotonic() - self.left < AWAY_S

    def once(self, key: str, act: Callable[[], str]) -> str:
        """Do something, unless it was done under this key before; what came of it."""
        if key not in self._done:
            self._done[key] = act()
            if len(self._done) > KEYS_KEPT:
                self._done.popitem(last=False)
        return self._done[key]


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

    def __init__(
        self, present: PresenterMaker, seating: Seating, language: str, here: Presenter, soon: Soon | None = None
    ) -> None:
        self.seating, self.language, self.here = seating, language, here
        self._soon = soon
        self._players = here.session.referee.match.players
        self._present = present
        self._guests: dict[str, Guest] = {}
        self._spectators: dict[str, Spectator] = {}
        self._state: object = None
        self._settle()

    async def do(self, work: Callable[[], T]) -> T:
        """Do something at the table, on the thread to which it belongs."""
        if self._soon is None:
            return work()
        done: Future[T] = Future()

        def act() -> None:
            try:
                done.set_result(work())
            except BaseException as error:  # it belongs to whoever asked
                done.set_exception(error)

        self._soon(act)
        return await asyncio.wrap_future(done)

    # -- who is here -----------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """The players, seat by seat."""
        return tuple(each.name for each in self.here.roster.sitting)

    @property
    def free_seats(self) -> Sequence[int]:
        """The seats of people that no phone has."""
        taken = self.seating.taken
        return [seat for seat, who in enumerate(self.here.roster.sitting) if who.is_person and seat not in taken]

    def presence(self) -> tuple[Presence, ...]:
        """Seat by seat, whether its phone is here; seats without a phone are free, or a computer's."""
        here = {guest.seat for guest in self._guests.values() if guest.here}
        taken = self.seating.taken
        return tuple(
            ("here" if seat in here else "away") if seat in taken else "free" if who.is_person else "computer"
            for seat, who in enumerate(self.here.roster.sitting)
        )

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
        """A phone takes a seat, and its person the name. Raises SeatError."""
        if not self.seating.knows(code):
            raise SeatError("code-wrong")
        if seat != WATCHER and seat not in self.free_seats:
            raise SeatError("seat-taken")
        name = " ".join(name.split())
        if seat != WATCHER and name and name != self.names[seat]:
            if self.here.roster.name_fault(name, seat, language):
                raise SeatError("name-bad")
            self.here.submit("hand-over", seat, 0, text=name)
        ticket = self.seating.sit_down(code, seat)
        self._settle()
        return ticket

    def guest(self, secret: str, language: str) -> Guest | None:
        """The phone with this secret; None if nobody knows it."""
        self._settle()
        seat = self.seating.seat_of(secret)
        if seat is None:
            self._forget(secret)
            return None
        if secret not in self._guests:
            self._guests[secret] = Guest(Ticket(secret, seat), self._present(language, seat))
        guest = self._guests[secret]
        if guest.presenter.language != language:
            guest.presenter.language = language
        return guest

    def get_up(self, guest: Guest) -> None:
        """The phone gives its seat up, or the table takes it."""
        self.seating.get_up(guest.ticket.secret)
        self._forget(guest.ticket.secret)
        self._settle()

    def free(self, seat: int) -> None:
        """The table frees a seat."""
        self.seating.free(seat)
        for secret, guest in list(self._guests.items()):
            if guest.seat == seat:
                self._forget(secret)
        self._settle()

    def _settle(self) -> None:
        """Who holds a hand on a phone is no viewer of a shared screen; a player who moves up takes the ticket along."""
        session = self.here.session
        players = session.referee.match.players
        if players != self._players:
            moved = {seat: players.index(who) for seat, who in enumerate(self._players) if who in players}
            self._players = players
            self.seating.move(moved)
            for secret, guest in list(self._guests.items()):
                streams, guest.streams = guest.streams, []  # they end, and the phone comes back for its new seat
                self._forget(secret)
                for stream in streams:
                    stream.wake()
        session.elsewhere.clear()
        session.elsewhere.update(self.seating.taken)

    def _forget(self, secret: str) -> None:
        guest = self._guests.pop(secret, None)
        if guest is not None:
            guest.presenter.close()
            _wake(guest)

    def close(self) -> None:
        """The table is no longer shown to phones."""
        for secret in list(self._guests):
            self._forget(secret)
        for spectator in self._spectators.values():
            spectator.presenter.close()
        self.here.close()

    # -- what phones do --------------------------------------------------------------------------------------

    def submit(self, guest: Guest, action: str, values: Sequence[int], key: str, revision: int) -> str:
        """Do an action once; how it went (see `Reply`), or `stale`."""

        def act() -> str:
            kind = action.partition(":")[0]
            if kind in OWNED:
                return "unavailable"
            seen = None if kind in FOR_ONESELF else revision
            reply: Reply = guest.presenter.submit(action, *values, revision=seen)
            return reply.status

        done = guest.once(key, act)
        self.tell()
        return done

    def page(self, guest: Guest) -> TablePage:
        """What this phone may see now."""
        return guest.presenter.present()

    def tell(self) -> None:
        """Wake every phone: it fetches its page."""
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
        self._settle()
        for guest in self._guests.values():
            guest.presenter.advance(now)
        for spectator in self._spectators.values():
            spectator.presenter.advance(now)
        session = self.here.session
        state = (session.revision, session.undo_request, self.presence(), self.seating.code)
        if state != self._state:
            self._state = state
            self.tell()

    def hear(self, event: HubEvent, now: int) -> None:
        """Take an event of the hub."""
        self.here.handle_hub_events([event], now)
        self.tell()


def _wake(guest: Guest) -> None:
    for stream in guest.streams:
        stream.wake()
