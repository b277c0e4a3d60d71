"""Statistics: the figures of a game's players, or a row for each evening, which can be looked at again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from roundhouse import i18n
from roundhouse.catalogs import UserFacingError
from roundhouse.i18n.texts import printed_text, screen_text
from roundhouse.presenters.match.match_history_view import FIGURES, MatchHistory
from roundhouse.presenters.pages.list_page import (
    OFF,
    ON,
    Choice,
    FigureLine,
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

    def present(self, language: str) -> ListPage:
        title = screen_text("stats-title", language)
        if not self._history.matches:
            return ListPage(title, screen_text("stats-none", language), (), back(language))
        line = screen_text("stats-again" if self._evenings else "stats-line", language)
        if self._trouble is not None:
            line = i18n.message_text(self._trouble, language)
        shown = self._rows(language) if self._evenings else (self._figures(language),)
        return ListPage(
            title,
            line,
            (Section(self._settings(language), in_line=True), Section(shown)),
            back(language),
            alarm=self._trouble is not None,
            columns=1,
        )

    def _settings(self, language: str) -> tuple[Setting, ...]:
        games = tuple((game, i18n.game_name(game, language)) for game in self._history.games)
        return (
            Setting(
                "game", screen_text("stats-of", language), "", games, self._game, self._of_game, wraps=True,
                enabled=not self._evenings,
            ),
            Setting(
                "evenings", screen_text("stats-history", language), "", switch(language), ON if self._evenings else OFF,
                self._list_evenings,
            ),
            Setting(
                "computers", screen_text("stats-computers", language), "", switch(language),
                ON if self._history.computers else OFF, self._with_computers,
            ),
        )  # fmt: skip

    def _of_game(self, game: str) -> None:
        self._game, self._trouble = game, None

    def _list_evenings(self, value: str) -> None:
        self._evenings, self._trouble = value == ON, None

    def _with_computers(self, value: str) -> None:
        self._history.computers = value == ON

    def _figures(self, language: str) -> Figures:
        """A line for each player, the best first."""
        headings = printed_text("stats-player", language), *(screen_text(f"stats-{each}", language) for each in FIGURES)
        lines = self._history.players(self._game, language)
        return Figures(
            headings, tuple(FigureLine(each.figures, number == 0, each.won) for number, each in enumerate(lines))
        )

    def _rows(self, language: str) -> tuple[Choice, ...]:
        """A row for each table, the latest first."""
        return tuple(
            Choice(
                f"evening:{each.table}", each.title, partial(self._look, each.table), detail=each.result,
                value=each.day, enabled=self._reopen is not None,
            )
            for each in self._history.evenings(language)
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
