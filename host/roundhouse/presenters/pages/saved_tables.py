"""The tables that are not finished: one is resumed, or thrown away after a question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from roundhouse.catalogs import UserFacingError
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.pages.list_page import (
    Choice,
    Leave,
    ListPage,
    PagePresenter,
    Paragraph,
    Section,
    Show,
    Sit,
    Way,
    back,
)
from roundhouse.presenters.setup.waiting_table import WaitingTable


class SavedTablesPage(PagePresenter):
    """All of them, the newest first."""

    name, meant_for = "saved-tables", ("window",)
    elsewhere = "phones have them on the page of the setup, and in a terminal `resume` names one"

    def __init__(self, services: AppServices) -> None:
        self._services = services
        self._tables = services.waiting_tables()
        self._trouble: UserFacingError | None = None

    def present(self, texts: Texts) -> ListPage:
        line = texts.screen("waiting-line" if self._tables else "waiting-none")
        if self._trouble is not None:
            line = texts.of(self._trouble)
        rows = tuple(self._row(texts, table) for table in self._tables)
        return ListPage(
            texts.screen("waiting-title"),
            line,
            (Section(rows, stations=True),),
            back(texts),
            alarm=self._trouble is not None,
            columns=1,
        )

    def refresh(self) -> None:
        self._tables = self._services.waiting_tables()

    def _row(self, texts: Texts, table: WaitingTable) -> Choice:
        throw = Choice(f"throw:{table.number}", texts.screen("throw-away"), partial(self._throw, table), look="button")
        row = saved_table(texts, table, partial(self._resume, table))
        return replace(row, chosen=table is self._tables[0], beside=throw)

    def _resume(self, table: WaitingTable) -> Way:
        try:
            return Sit(self._services.resume(table))
        except UserFacingError as error:
            self._trouble = error
        return None

    def _throw(self, table: WaitingTable) -> Way:
        return Show(ThrowAwayPage(self._services, table))


def saved_table(texts: Texts, table: WaitingTable, resume: Callable[[], Way]) -> Choice:
    """An unfinished table to go on with."""
    told = table.title(texts), table.standing(texts), table.begun(texts)
    return Choice(f"table:{table.number}", told[0], resume, detail=told[1], value=told[2])


class ThrowAwayPage(PagePresenter):
    """Asks once whether a table is to be thrown away."""

    name, meant_for = "throw-away", ("window",)
    elsewhere = "where everybody sees it, a table is thrown away"

    def __init__(self, services: AppServices, table: WaitingTable) -> None:
        self._services = services
        self._table = table

    def present(self, texts: Texts) -> ListPage:
        table = self._table
        return ListPage(
            texts.screen("throw-title"),
            texts.screen("throw-line"),
            (
                Section(
                    (Paragraph(table.standing(texts)), Paragraph(table.begun(texts), "note")), title=table.title(texts)
                ),
            ),
            back(texts, label=texts.screen("throw-keep"), due=True),
            Choice("throw", texts.screen("throw-away"), self._throw, look="button"),
            columns=1,
        )

    def _throw(self) -> Way:
        self._services.remove(self._table)
        return Leave()
