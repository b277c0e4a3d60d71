"""The tables that are not finished: one is resumed, or thrown away after a question."""

from __future__ import annotations

from functools import partial

from roundhouse import i18n
from roundhouse.catalogs import UserFacingError
from roundhouse.i18n.texts import screen_text
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
from roundhouse.presenters.setup.saved_tables import WaitingTable


class SavedTablesPage(PagePresenter):
    """All of them, the newest first."""

    def __init__(self, services: AppServices) -> None:
        self._services = services
        self._tables = services.waiting_tables()
        self._trouble: UserFacingError | None = None

    def present(self, language: str) -> ListPage:
        line = screen_text("waiting-line" if self._tables else "waiting-none", language)
        if self._trouble is not None:
            line = i18n.message_text(self._trouble, language)
        rows = tuple(self._row(table, language) for table in self._tables)
        return ListPage(
            screen_text("waiting-title", language),
            line,
            (Section(rows, stations=True),),
            back(language),
            alarm=self._trouble is not None,
            columns=1,
        )

    def refresh(self) -> None:
        self._tables = self._services.waiting_tables()

    def _row(self, table: WaitingTable, language: str) -> Choice:
        throw = Choice(
            f"throw:{table.number}", screen_text("throw-away", language), partial(self._throw, table), look="button"
        )
        return Choice(
            f"table:{table.number}",
            table.title(language),
            partial(self._resume, table),
            detail=table.standing(language),
            value=table.begun(language),
            chosen=table is self._tables[0],
            beside=throw,
        )

    def _resume(self, table: WaitingTable) -> Way:
        try:
            return Sit(self._services.resume(table))
        except UserFacingError as error:
            self._trouble = error
        return None

    def _throw(self, table: WaitingTable) -> Way:
        return Show(ThrowAwayPage(self._services, table))


class ThrowAwayPage(PagePresenter):
    """Asks once whether a table is to be thrown away."""

    def __init__(self, services: AppServices, table: WaitingTable) -> None:
        self._services = services
        self._table = table

    def present(self, language: str) -> ListPage:
        table = self._table
        return ListPage(
            screen_text("throw-title", language),
            screen_text("throw-line", language),
            (
                Section(
                    (
                        Paragraph(table.standing(language)),
                        Paragraph(table.begun(language), "note"),
                    ),
                    title=table.title(language),
                ),
            ),
            back(language, label=screen_text("throw-keep", language), due=True),
            Choice("throw", screen_text("throw-away", language), self._throw, look="button"),
            columns=1,
        )

    def _throw(self) -> Way:
        self._services.remove(self._table)
        return Leave()
