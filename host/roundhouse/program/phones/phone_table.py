"""The phones at a saved table."""

from __future__ import annotations

from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.phones.table import PhoneTable, RunOnTableThread
from roundhouse.phones.tickets import Tickets
from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.pages.match import ReviewPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.program.environment import do_beside, reviews_folder
from roundhouse.program.journal_tables import file_beside
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
    seating = Tickets(file_beside(page, session, "phones"))
    seating.use(code or seating.code)

    def present(spoken: Texts, seat: Seat | None) -> Presenter:
        return Presenter(session, spoken, seat, watching=seat is None, unattended=run_on_table_thread is None)

    reviews = reviews_folder(page.journal.path.parent)

    def review(presenter: Presenter) -> ReviewPage:
        return ReviewPage(presenter.match.review(do_beside, reviews), replays=False)

    return PhoneTable(present, seating, texts, Presenter(session, texts), run_on_table_thread, review, services)
