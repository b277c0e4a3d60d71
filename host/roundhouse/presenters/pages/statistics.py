"""Statistics: the figures of a game's players, or a row for each evening, which can be looked at again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from roundhouse.catalogs import UserFacingError
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.match.match_history_view import FIGURES, MatchHistory
from roundhouse.presenters.pages.list_page import (
    OFF,
    ON,
    Choice,
    Figures,
    ListPage,
    PagePresenter,
    Section,
    Setting,
    Sit,
    Way,
    back,
    switch,
)
from roundhouse.presenters.presenter import Presenter


class StatisticsPage(PagePresenter):
    """It opens with this game, if that was ever played.

    `history` reads what was played. `reopen` opens the table of an evening again, by its name in the journal; without
    it, evenings are only listed.
    """

    name, meant_for = "statistics", ("window", "phones")
    elsewhere = "`roundhouse stats` prints them, of some players and days as well"

    def __init__(
        self, history: Callable[[], MatchHistory], game: str, reopen: Callable[[str], Presenter] | None = None
    ) -> None:
        self._read, self._reopen = history, reopen
        self._history = history()
        games = self._history.games
        self._game = game if game in games or not games else games[0]
        self._evenings = self._left = False
        self._trouble: UserFacingError | None = None

    def refresh(self) -> None:
        """A match that was gone on with has other figures now."""
        if self._left:
            computers, self._history, self._left = self._history.computers, self._read(), False
            self._history.computers = computers

    def present(self, texts: Texts) -> ListPage:
        title = texts.screen("stats-title")
        if not self._history.matches:
            return ListPage(title, texts.screen("stats-none"), (), back(texts))
        line = texts.screen("stats-again" if self._evenings else "stats-line")
        if self._trouble is not None:
            line = texts.of(self._trouble)
        shown = self._rows(texts) if self._evenings else (self._figures(texts),)
        return ListPage(
            title,
            line,
            (Section(self._settings(texts), in_line=True), Section(shown)),
            back(texts),
            alarm=self._trouble is not None,
            columns=1,
        )

    def _settings(self, texts: Texts) -> tuple[Setting, ...]:
        games = tuple((game, texts.game_name(game)) for game in self._history.games)
        return (
            Setting(
                "game", texts.screen("stats-of"), "", games, self._game, self._of_game, wraps=True,
                enabled=not self._evenings,
            ),
            Setting(
                "evenings", texts.screen("stats-history"), "", switch(texts), ON if self._evenings else OFF,
                self._list_evenings,
            ),
            Setting(
                "computers", texts.screen("stats-computers"), "", switch(texts),
                ON if self._history.computers else OFF, self._with_computers,
            ),
        )  # fmt: skip

    def _of_game(self, game: str) -> None:
        self._game, self._trouble = game, None

    def _list_evenings(self, value: str) -> None:
        self._evenings, self._trouble = value == ON, None

    def _with_computers(self, value: str) -> None:
        self._history.computers = value == ON

    def _figures(self, texts: Texts) -> Figures:
        """A line for each player, the best first."""
        headings = texts.printed("stats-player"), *(texts.screen(f"stats-{each}") for each in FIGURES)
        return Figures(headings, self._history.players(texts, self._game))

    def _rows(self, texts: Texts) -> tuple[Choice, ...]:
        """A row for each table, the latest first."""
        return tuple(
            Choice(
                f"evening:{each.table}", each.title, partial(self._look, each.table), detail=each.result,
                value=each.day, enabled=self._reopen is not None,
            )
            for each in self._history.evenings(texts)
        )  # fmt: skip

    def _look(self, table: str) -> Way:
        assert self._reopen is not None, "no evening can be chosen"
        try:
            presenter = self._reopen(table)
        except UserFacingError as error:
            self._trouble = error
            return None
        self._left = True
        return Sit(presenter, look=True)
