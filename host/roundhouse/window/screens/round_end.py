"""Opens the scores at the end of a round, and the winner at the end of the match, for all tables."""

from __future__ import annotations

from roundhouse.referee import TableSession
from roundhouse.window.app_services import AppServices
from roundhouse.window.screens.scores import Scores
from roundhouse.window.screens.screen import Frame, Navigation, Open, Return
from roundhouse.window.screens.winner import WinnerScreen
from roundhouse_hub.ticks import ticks_diff

PAUSE_MS = 1800
"""From the last tile to the scores: time to see it arrive and to hear the bell."""


class RoundEnd:
    """Watches one table. Call `navigation` in every frame; `ask` opens the scores at any time."""

    def __init__(self, services: AppServices, table: TableSession) -> None:
        self._services = services
        self._table = table
        # How many rounds were over, and whether the match was, when the scores were last seen: a table that was left
        # between rounds shows them again.
        match = table.referee.match
        self._seen = (-1, False) if match.position is None else (len(match.results), False)
        self._since: int | None = None
        self._asked = False
        self._winner: WinnerScreen | None = None

    def ask(self) -> None:
        """Open the scores in the next frame."""
        self._asked = True

    def back(self) -> bool:
        """Go back from a table that is over to its result; False if the match goes on."""
        over = self._table.referee.match.over
        if over:
            self.ask()
        return over

    @property
    def waits(self) -> bool:
        """Whether a round has just ended and is still shown as it ended."""
        return self._ended

    @property
    def _now(self) -> tuple[int, bool]:
        match = self._table.referee.match
        return len(match.results), match.over

    @property
    def _ended(self) -> bool:
        """Whether a round is over and its current scores have not been shown yet."""
        match = self._table.referee.match
        return match.position is None and bool(match.results) and self._now != self._seen

    def navigation(self, frame: Frame) -> Navigation | None:
        """To the scores, to the winner, or away from the table; None to stay."""
        if self._winner is not None and self._winner.leaves:
            return Return()
        self._winner = None
        match = self._table.referee.match
        if match.position is not None:
            self._seen = (len(match.results), False)
        if not self._ended and not self._asked:
            self._since = None
            return None
        if self._since is None:
            self._since = frame.now
        if not self._asked and ticks_diff(frame.now, self._since) < PAUSE_MS:
            return None
        self._since, self._asked, self._seen = None, False, self._now
        if match.over:
            self._winner = WinnerScreen(self._services, self._table)
            return Open(self._winner)
        return Open(Scores(self._services, self._table))
