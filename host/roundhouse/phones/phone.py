"""A phone at a table: what it sees, what it does, and whether it is here."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from roundhouse.actions import Action, Quit, ReplayedCall
from roundhouse.indices import Seat
from roundhouse.phones.tickets import Ticket
from roundhouse.presenters.pages.list_page import PagePresenter, Show, Way
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import TablePage
from roundhouse.web.streams import Streams

MOST_STREAMS: Final = 4
"""The pages that a phone may have open at once."""
KEYS_KEPT: Final = 64
"""The number of keys of a phone that are remembered: what is sent again is not done again."""
MOST_ADDRESSES: Final = 8
POLL_MS: Final = 1000
"""The interval at which a phone looks again at a page that changes by itself."""
AWAY_MS: Final = 6000
"""A phone without a stream for so long is away: one that reloads its page is not."""


class Phone:
    """Its ticket, the presenter of its seat, and the streams by which it hears that something has changed."""

    def __init__(self, ticket: Ticket, presenter: Presenter, clock: Callable[[], int], handed: int, told: int) -> None:
        self.ticket, self.presenter, self._clock = ticket, presenter, clock
        self._correction: Presenter | None = None
        self._over: list[PagePresenter] = []
        self._looked, self._waits = 0, False
        self.streams = Streams(MOST_STREAMS, self._leave)
        self.heard = self._left = clock()
        self.addresses: deque[str] = deque(maxlen=MOST_ADDRESSES)
        self.came, self.told = handed, told
        """The number of hand-overs that the table had seen when it came, and of those that its person has put away."""
        self._noticed: object = None  # what its page showed when it was last woken
        self._done: OrderedDict[str, str] = OrderedDict()  # what came of the latest actions, by their keys

    @property
    def player(self) -> int | None:
        """The player whose hand it shows; None for one that only watches."""
        return self.ticket.player

    @property
    def seat(self) -> Seat | None:
        return self.presenter.viewer

    @property
    def is_here(self) -> bool:
        return len(self.streams) > 0 or self._clock() - self._left < AWAY_MS

    def _leave(self) -> None:
        self._left = self._clock()

    def note_request(self, address: str) -> None:
        """It asks for something, from this address."""
        self.heard = self._clock()
        if address not in self.addresses:
            self.addresses.append(address)

    def mark_read(self, told: int) -> None:
        """Its person has read of so many hand-overs."""
        self.told = max(self.told, told)

    def came_of(self, key: str) -> str | None:
        """The result of the action that was sent under this key; None for a new one."""
        return self._done.get(key)

    def close(self) -> None:
        """It has no seat any longer."""
        self.open()
        self.presenter.close()
        self.streams.wake()

    def remember(self, key: str, done: str) -> None:
        self._done[key] = done
        if len(self._done) > KEYS_KEPT:
            self._done.popitem(last=False)

    @property
    def correction(self) -> Presenter | None:
        """The table as it was, while a call is corrected there."""
        if self._correction is not None and (self._correction.correction_done or self._correction.outdated):
            self._correction = None
        return self._correction

    def open(self, page: PagePresenter | None = None) -> None:
        """Lay this page over the table, or none, in place of all others."""
        while self._over:
            self._over.pop().close()
        if page is not None:
            self._over.append(page)

    @property
    def over(self) -> PagePresenter | None:
        """The page that lies over the table."""
        page = self._over[-1] if self._over else None
        return page if page is None else self.go(page.handle_hub_events((), self._clock()))

    def is_due(self, now: int) -> bool:
        """Whether the page over the table may show something new by itself; once more when it has come to its end."""
        waited, self._waits = self._waits, bool(self._over) and self._over[-1].wait_ms is not None
        if not self._waits or 0 <= now - self._looked < POLL_MS:
            return waited and not self._waits
        self._looked = now
        return True

    def go(self, way: Way) -> PagePresenter | None:
        """Go where a page leads; the one that lies over the table then."""
        if way is not None and (not isinstance(way, Show) or way.replaces):
            self._over.pop().close()
        if isinstance(way, Show):
            self._over.append(way.page)
        return self._over[-1] if self._over else None

    def page(self) -> TablePage:
        """The page that this phone shows. A correction is made on a page of the table as it is."""
        if self.correction is None:
            return self.presenter.present()
        self.correction.texts = self.presenter.texts
        return replace(self.correction.present(), revision=self.presenter.revision)

    def notice(self, news: object) -> bool:
        """Whether its page, with this news of the seats, has changed since this was asked last.

        Without a stream it is not woken, and fetches its page once it has one: what it showed before is forgotten.
        """
        seen = (self.page(), self.presenter.corrections(), news) if self.streams else None
        changed, self._noticed = seen is not None and seen != self._noticed, seen
        return changed

    def submit(self, action: Action, revision: int | None) -> str:
        """Do an action of the page; how it went (see `Reply`)."""
        if self.correction is not None:
            if revision not in (None, self.presenter.revision):
                return "stale"
            if isinstance(action, Quit):
                self._correction = None
                return "taken"
            return self.correction.submit(action).status
        if not action.phones:
            return "unavailable"
        reply = self.presenter.submit(action, revision)
        if reply.status == "taken" and isinstance(action, ReplayedCall):
            self._correction = self.presenter.correction_presenter()
        return reply.status
