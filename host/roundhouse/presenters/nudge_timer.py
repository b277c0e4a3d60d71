"""How long a turn at a table of real tiles has taken, so that it can be said, gently, whose it is."""

from __future__ import annotations

from roundhouse.referee import TableSession
from roundhouse.referee.awaited import NOBODY
from roundhouse_hub.ticks import ticks_diff


class Patience:
    """Watches one table. `over` says that the turn has taken longer than it may without a word."""

    def __init__(self, table: TableSession) -> None:
        self._table = table
        self._turn: tuple[int, int] = (NOBODY, 0)  # whose turn it is, after how many calls
        self._since = 0
        self.over = False

    def watch(self, now: int, seconds: int) -> bool:
        """Look at the clock; `seconds` are what a turn may take, 0 for as long as it likes. Whether `over` changed."""
        awaited = self._table.awaited
        turn = (awaited.seat if awaited.what in ("turn", "penalty") else NOBODY, self._table.referee.steps)
        if turn != self._turn:
            self._turn, self._since = turn, now
        before = self.over
        self.over = seconds > 0 and turn[0] >= 0 and ticks_diff(now, self._since) >= 1000 * seconds
        return self.over != before
