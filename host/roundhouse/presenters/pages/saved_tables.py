"""The tables that are not finished: one is resumed, or thrown away after a question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from roundhouse.catalogs import UserFacingError
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.pages.list_page import Choice, PagePresenter, Section, Show, Sit, Way
from roundhouse.presenters.pages.questions import ThrowAwayPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup.waiting_table import WaitingTable


class SavedTablesPage(PagePresenter):
    """All of them, the newest first."""

    name, words, columns = "saved-tables", "waiting", 1

    def __init__(self, services: AppServices) -> None:
        self._services = services
        self.refresh()

    def refresh(self) -> None:
        self._tables = self._services.waiting_tables()

    def line(self, texts: Texts) -> str:
        return texts.screen("waiting-line" if self._tables else "waiting-none")

    def sections(self, texts: Texts) -> tuple[Section]:
        return (Section(tuple(self._row(texts, table) for table in self._tables), stations=True),)

    def _row(self, texts: Texts, table: WaitingTable) -> Choice:
        throw = Choice(f"throw:{table.number}", texts.screen("throw-away"), partial(self._throw, table), look="button")
        row = saved_table(texts, table, partial(sit, self, partial(self._services.resume, table)))
        return replace(row, chosen=table is self._tables[0], beside=throw)

    def _throw(self, table: WaitingTable) -> Way:
        return Show(ThrowAwayPage(self._services, table))


def saved_table(texts: Texts, table: WaitingTable, resume: Callable[[], Way]) -> Choice:
    """An unfinished table to go on with."""
    told = table.title(texts), table.standing(texts), table.begun(texts)
    return Choice(f"table:{table.number}", told[0], resume, detail=told[1], value=told[2])


def sit(page: PagePresenter, open_table: Callable[[], Presenter], *, look: bool = False) -> Way:
    """On to a table of the journal; the page says why that cannot be opened."""
    page.trouble = ""
    try:
        return Sit(open_table(), look)
    except UserFacingError as error:
        page.trouble = error
    return None
