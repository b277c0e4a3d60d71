"""Pages about the tables of the journal: those that wait to be gone on with, and the statistics of all evenings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from roundhouse.catalogs import UserFacingError
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.figures import Figures, plain_columns
from roundhouse.presenters.match.match_history import FIGURES, MatchHistory
from roundhouse.presenters.pages.list_page import (
    OFF,
    ON,
    Choice,
    PagePresenter,
    Section,
    Setting,
    Show,
    Sit,
    Way,
    on_off,
)
from roundhouse.presenters.pages.questions import RuledOtherwisePage, ThrowAwayPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup.waiting_table import WaitingTable
from roundhouse.referee.session.saved_table import RuledOtherwise


class SavedTablesPage(PagePresenter):
    """The tables that are not finished, the newest first: one is resumed, or thrown away after a question."""

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
    return Choice(f"saved:{table.number}", told[0], resume, detail=told[1], value=told[2])


def sit(page: PagePresenter, open_table: Callable[..., Presenter], *, look: bool = False) -> Way:
    """On to a table of the journal, or to the question what becomes of it under other rules; the page says why it
    cannot be opened. `open_table` takes a decision, too."""
    page.report("")
    try:
        return Sit(open_table(), look)
    except RuledOtherwise as found:
        return Show(RuledOtherwisePage(found, open_table, look=look), replaces=not look)
    except UserFacingError as error:
        page.report(error)
    return None


class StatisticsPage(PagePresenter):
    """The figures of a game's players, or a row for each evening, which can be looked at again.

    It opens with this `game`, if that was ever played. `history` reads what was played. `reopen` opens the table of an
    evening again, by its name in the journal; without it, evenings are only listed.
    """

    name, words, columns = "statistics", "stats", 1

    def __init__(
        self, history: Callable[[], MatchHistory], game: str, reopen: Callable[..., Presenter] | None = None
    ) -> None:
        self._read, self._reopen = history, reopen
        self._history = history()
        games = self._history.games
        self._game = game if game in games or not games else games[0]
        self._evenings = self._left = False

    def refresh(self) -> None:
        """A match that was gone on with has other figures now."""
        if self._left:
            computers, self._history, self._left = self._history.computers, self._read(), False
            self._history.show_computers(computers)

    def line(self, texts: Texts) -> str:
        if not self._history.matches:
            return texts.screen("stats-none")
        return texts.screen("stats-again" if self._evenings else "stats-line")

    def sections(self, texts: Texts) -> Iterator[Section]:
        if not self._history.matches:
            return
        games = tuple((game, texts.game_name(game)) for game in self._history.games)
        shown = ON if self._evenings else OFF, ON if self._history.computers else OFF
        yield Section((
            Setting("game", texts.screen("stats-of"), "", games, self._game, self._of_game, True, not self._evenings),
            Setting("evenings", texts.screen("stats-history"), "", on_off(texts), shown[0], self._list_evenings),
            Setting("computers", texts.screen("stats-computers"), "", on_off(texts), shown[1], self._with_computers),
        ), in_line=True)  # fmt: skip
        if self._evenings:
            yield Section(tuple(self._rows(texts)))
        else:
            headings = texts.printed("stats-player"), *(texts.screen(f"stats-{each}") for each in FIGURES)
            yield Section((Figures(plain_columns(headings), self._history.players(texts, self._game)),))

    def _of_game(self, game: str) -> None:
        self._game, self.trouble = game, ""

    def _list_evenings(self, value: str) -> None:
        self._evenings, self.trouble = value == ON, ""

    def _with_computers(self, value: str) -> None:
        self._history.show_computers(value == ON)

    def _rows(self, texts: Texts) -> Iterator[Choice]:
        """A row for each table, the latest first."""
        for each in self._history.evenings(texts):
            look = partial(self._look, each.table)
            enabled = self._reopen is not None
            yield Choice(f"evening:{each.table}", each.title, look, each.result, each.day, enabled=enabled)

    def _look(self, table: str) -> Way:
        assert self._reopen is not None, "no evening can be chosen"
        way = sit(self, partial(self._reopen, table), look=True)
        self._left = way is not None
        return way
