"""The phones at a saved table, and the server for them."""

from __future__ import annotations

import hashlib
import socket

from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.phones.app import phone_app
from roundhouse.phones.table import PhoneTable, RunOnTableThread
from roundhouse.phones.tickets import Tickets
from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.pages.match import ReviewPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.program.environment import do_beside, reviews_folder
from roundhouse.program.phones.server import PhoneServer, names_of, serving
from roundhouse.program.table_request import PhoneServerOptions
from roundhouse.records.journal import TableJournal
from roundhouse.referee import TableSession


def phone_table(
    texts: Texts,
    session: TableSession,
    page: TableJournal,
    run_on_table_thread: RunOnTableThread | None = None,
    code: str = "",
    services: AppServices | None = None,
) -> PhoneTable:
    """The phones at a saved table; players who had a seat have it again, and the code is the same unless one is given.

    Without `run_on_table_thread` there is no other front end.
    """
    seating = Tickets(page.journal.path.parent / f"phones-{_identity(page.name, session)}.json")
    seating.use(code or seating.code)

    def present(spoken: Texts, seat: Seat | None) -> Presenter:
        return Presenter(session, spoken, seat, watching=seat is None, unattended=run_on_table_thread is None)

    reviews = reviews_folder(page.journal.path.parent)

    def review(presenter: Presenter) -> ReviewPage:
        return ReviewPage(presenter.match.review(do_beside, reviews), replays=False)

    return PhoneTable(present, seating, texts, Presenter(session, texts), run_on_table_thread, review, services)


def _identity(name: str, session: TableSession) -> str:
    """A name that no other table has, ever: the journal gives the number of a table that was thrown away again."""
    return f"{name}-{hashlib.sha256(session.chance.seed.encode()).hexdigest()[:16]}"


def server_for(table: PhoneTable, listening: socket.socket, at: PhoneServerOptions) -> PhoneServer:
    """A server that answers under the address where it listens, the public one, and this machine's own. Only a proxy on
    this computer is believed when it says for whom it asks."""
    app = phone_app(table, names_of(listening, table.address), table.address.startswith("https:"))
    return serving(app, at, table.end_streams)
