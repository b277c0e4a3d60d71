"""Phones beside a window: the server is a thread, and the table stays the window's."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Final

from roundhouse.i18n.texts import Texts
from roundhouse.phones.phone_host import ServedTable
from roundhouse.phones.table_door import TableDoor
from roundhouse.presenters.app_services import AppServices, choose_again
from roundhouse.program.phones.join_code import squares_of
from roundhouse.program.phones.phone_table import phone_table
from roundhouse.program.phones.server import END_S, address_of, listen, names_of, serving
from roundhouse.program.table_request import PhoneServerOptions
from roundhouse.records.journal import TableJournal
from roundhouse.referee import TableSession

POLL_MS: Final = 100
"""The interval at which phones are told what happens by itself."""


class WindowPhones(TableDoor):
    """Phones at the table of a window: what they ask for is done on the window's thread, in `do_due`.

    While the window has no table they wait for the next one, and come along. `show` is called when the people at the
    window should look at who sits where.
    """

    def __init__(
        self, session: TableSession, page: TableJournal, texts: Texts, at: PhoneServerOptions, show: Callable[[], None]
    ) -> None:
        self._jobs: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._show = show
        super().__init__(phone_table(texts, session, page, self._jobs.put, at.code))
        self._listening = listening = listen(at)
        address = address_of(listening, at)
        self._served = ServedTable(names_of(listening, address), address, at.code)
        self._looked = 0
        self._seat_phones()
        self._server = serving(self._served, at, self._served.end_streams)
        self._thread = threading.Thread(target=self._server.run, args=([listening],), daemon=True, name="phones")
        self._thread.start()

    @property
    def session(self) -> TableSession | None:
        """The table that phones are at now."""
        table = self._served.table
        return None if table is None else table.host_presenter.session

    def take(self, session: TableSession, page: TableJournal, texts: Texts) -> None:
        """The window has a table again: all who wait come along."""
        self._table = phone_table(texts, session, page, self._jobs.put, self._served.code)
        self._seat_phones()

    def _seat_phones(self) -> None:
        self._table.requests.listeners.append(lambda _, __: self._show())
        self._table.handed.listeners.append(lambda _: self._show())
        self._served.take(self._table, hosted=False)

    def put_away(self, services: AppServices) -> None:
        """The window has left the table: phones wait for the next one, in which all who were here have a place."""
        self.do_due(self._looked)
        choose_again(services, self._table.host_presenter, self._table.waiting)
        self._table.host_presenter.hold_on_phones(())
        self._served.put_away(wait=True)

    @property
    def squares(self) -> Sequence[Sequence[bool]]:
        return squares_of(f"{self._table.address}/join/{self.code}") if self.code else ()

    # -- beside the window ----------------------------------------------------------------------------------

    def do_due(self, now: int) -> bool:
        """Do what phones have asked for, at the window's time in ms; whether it was anything."""
        done = False
        with suppress(Empty):
            while True:
                self._jobs.get_nowait()()
                done = True
        if done or not 0 <= now - self._looked < POLL_MS:
            self._looked = now
            if self.session is not None:
                self._table.follow(now)
        return done

    def close(self) -> None:
        """Serve no more. Everybody finds their seat again at the same table."""
        self._server.should_exit = True
        for _ in range(round(END_S / 0.05)):
            if not self._thread.is_alive():
                break
            self.do_due(self._looked)
            self._thread.join(0.05)
        self._listening.close()
        if self.session is not None:
            self._table.host_presenter.hold_on_phones(())
            self._served.put_away(wait=False)
