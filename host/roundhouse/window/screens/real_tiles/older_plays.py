"""The last plays in the rail of a table of real tiles: the wheel brings older ones into sight."""

from __future__ import annotations

from dataclasses import replace

from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import TableView


class OlderPlays:
    """The plays in sight: the newest ones, until the wheel is turned and again after a new call."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._scrolled = 0, 0  # at which revision of the table, and by how many lines

    @property
    def passed(self) -> int:
        """The number of the newest plays that are out of sight, as people look at older ones; none after a new call."""
        revision, lines = self._scrolled
        return lines if revision == self._presenter.revision else 0

    def scroll(self, step: int, in_sight: int) -> None:
        """Go on to older plays, or back to newer ones, where so many are `in_sight`: any of them can be touched."""
        if in_sight:
            most = len(self._presenter.plays) - in_sight
            self._scrolled = self._presenter.revision, max(0, min(self.passed + step, most))

    def seen_in(self, table: TableView) -> TableView:
        """The table with the plays that are in sight first."""
        return replace(table, last_plays=self._presenter.plays[self.passed :]) if self.passed else table
