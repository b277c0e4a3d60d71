"""Phones beside a window: the server is a thread, and the table stays the window's."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Final

from roundhouse.i18n.texts import Texts
from roundhouse.phones.door import TableDoor
from roundhouse.program.phones.join_code import squares_of
from roundhouse.program.phones.phone_table import phone_table, server_for
from roundhouse.program.phones.server import END_S, address_of, listen
from roundhouse.program.table_request import PhoneServerOptions
from roundhouse.records.journal import TableJournal
from roundhouse.referee import TableSession

LOOK_MS: Final = 100
"""How often phones are told what happens by itself."""


class WindowPhones(TableDoor):
    """Phones at the table of a window: what they ask for is done on the window's thread, in `do_due`.

    `show` is called when the people at the window should look at who sits where.
    """

    def __init__(
        self, session: TableSession, page: TableJournal, texts: Texts, at: PhoneServerOptions, show: Callable[[], None]
    ) -> None:
        self._jobs: SimpleQueue[Callable[[], None]] = SimpleQueue()
        super().__init__(phone_table(texts, session, page, self._jobs.put, at.code))
        self._table.requests.listeners.append(lambda _, __: show())
        self._table.handed.listeners.append(lambda _: show())
        self._listening = listening = listen(at)
        self._table.serve_at(address_of(listening, at))
        self._server = server_for(self._table, listening, at)
        self._looked = 0
        self._thread = threading.Thread(target=self._server.run, args=([listening],), daemon=True, name="phones")
        self._thread.start()

    @property
    def session(self) -> TableSession:
        return self._table.host_presenter.session

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
        if done or not 0 <= now - self._looked < LOOK_MS:
            self._looked = now
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
        self._table.host_presenter.hold_on_phones(())
        self._table.close()
