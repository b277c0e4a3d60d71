"""What every screen of a table does when a round has ended: the scores come up, at the match's end the winner."""

from __future__ import annotations

from roundhouse.referee import TableSession
from roundhouse.window.app_services import House
from roundhouse.window.screens.scores import Scores
from roundhouse.window.screens.screen import Frame, Open, Return, Way
from roundhouse.window.screens.winner import Winner
from roundhouse_hub.ticks import ticks_diff

PAUSE_MS = 1800
"""From the last tile to the scores: it is seen to arrive, and the bell is heard."""


class RoundEnd:
    """Watches one table. Ask for its `way` in every frame; `ask` brings up the scores at any time."""

    def __init__(self, house: House, table: TableSession) -> None:
        self._house = house
        self._table = table
        # How many rounds were over, and whether the match was, when the scores were last seen: a table that was left
        # between rounds shows them again.
        match = table.referee.match
        self._seen = (-1, False) if match.position is None else (len(match.results), False)
        self._since: int | None = None
        self._asked = False
        self._winner: Winner | None = None

    def ask(self) -> None:
        """Somebody wants to see the scores."""
        self._asked = True

    def back(self) -> bool:
        """Whoever goes back at a table that is over comes to its result; False where there is more to play."""
        over = self._table.referee.match.over
        if over:
            self.ask()
        return over

    @property
    def waits(self) -> bool:
        """Whether a round has just ended and is still seen as it ended."""
        return self._ended

    @property
    def _now(self) -> tuple[int, bool]:
        match = self._table.referee.match
        return len(match.results), match.over

    @property
    def _ended(self) -> bool:
        """Whether a round is over whose scores nobody has seen as they are now."""
        match = self._table.referee.match
        return match.position is None and bool(match.results) and self._now != self._seen

    def way(self, frame: Frame) -> Way | None:
        """To the scores, to the winner, away from the table; None where nothing leads elsewhere."""
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
            self._winner = Winner(self._house, self._table)
            return Open(self._winner)
        return Open(Scores(self._house, self._table))
