"""The time to announce the last tile: until it is over, nobody may claim that the call was missed.

The rules know no time. They say who can still announce; the table counts.
"""

from __future__ import annotations

from roundhouse.games.core.moves import Announce
from roundhouse.games.core.position import Stage
from roundhouse.indices import Seat, seat_or_none
from roundhouse.referee.referee import Referee
from roundhouse.referee.session.pacing import TableClock
from roundhouse_hub.ticks import ticks_diff


class LastTile:
    """The player who came down to one tile and can still say so; for `seconds` nobody else may speak of it."""

    def __init__(self, referee: Referee, clock: TableClock, seconds: int) -> None:
        self._referee, self._clock, self._seconds = referee, clock, seconds
        self._counted: tuple[Seat | None, int] = None, 0  # whose time is counted, and when it is over

    @property
    def silent(self) -> Seat | None:
        """The seat that came down to one tile in the last turn, and can still announce it, if one (MT-12)."""
        position = self._referee.position
        if position is None or position.stage != Stage.TURN:
            return None
        seat = seat_or_none(position.game.unannounced(position))
        # Where it is announced before the play, it is too late by now (MS-10).
        return seat if seat is not None and position.ruling(Announce(seat)).allowed else None

    @property
    def announcing(self) -> Seat | None:
        """The silent seat as long as it has time to announce: nobody may claim that it did not."""
        return self.silent if self.announcing_ms else None

    @property
    def announcing_ms(self) -> int:
        """The length of that time, in ms; it is counted from when the table hears the time after the turn."""
        silent, (counted, until) = self.silent, self._counted
        if silent is None:
            return 0
        return max(0, ticks_diff(until, self._clock.now)) if counted == silent else 1000 * self._seconds

    def count(self) -> None:
        """The table has heard the time: that of a seat which has just come down to one tile begins."""
        if self.silent != self._counted[0]:
            self._counted = self.silent, self._clock.now + 1000 * self._seconds

    def end(self) -> None:
        """The player says nothing more: from now on anybody may claim that the call was missed."""
        self._counted = self.silent, self._clock.now

    def grant_no_time(self) -> None:
        """From now on anybody may claim at once: where calls come from a file, no time passes between them."""
        self._seconds = 0
