"""The time at a table: a clock that can be paused, when the next step is due, and how long a turn takes."""

from __future__ import annotations

from typing import Final

from roundhouse.indices import Seat
from roundhouse_hub.ticks import ticks_diff

PACE_MS: Final = 1000
"""From one move of a computer player to the next: time to hear the clatter and see the tile move."""


class TableClock:
    """The milliseconds of a table: those of its front end, without the time for which the table was paused.

    >>> clock = TableClock()
    >>> clock.advance(500); clock.pause(); clock.advance(900); clock.resume(); clock.advance(1000)
    >>> clock.now
    600
    """

    def __init__(self) -> None:
        self._now = self._heard = 0
        self._paused = False

    @property
    def now(self) -> int:
        """The time, in ms."""
        return self._now

    @property
    def paused(self) -> bool:
        """Whether computer players and reminders wait until people go on. The journal does not know it."""
        return self._paused

    def advance(self, heard: int) -> None:
        """The front end's clock says this, in ms."""
        if not self._paused:
            self._now += heard - self._heard
        self._heard = heard

    def pause(self) -> None:
        self._paused = True

    def resume(self) -> None:
        self._paused = False


class Pacing:
    """When the next step is due, slowly enough to follow, and how long the turn has taken."""

    def __init__(self, clock: TableClock) -> None:
        self._clock = clock
        self._speed = 1.0
        self._due = self._turn_since = 0
        self._turn: tuple[Seat | None, int] = None, 0  # whose it is, after how many calls

    def set_speed(self, speed: float) -> None:
        self._speed = speed

    @property
    def step_ms(self) -> int:
        """From one step to the next, in ms."""
        return round(PACE_MS / self._speed)

    @property
    def is_due(self) -> bool:
        return self._clock.now >= self._due

    def wait(self, ms: int) -> None:
        """Schedule the next step exactly this many ms from now."""
        self._due = self._clock.now + ms

    def wait_for_people(self) -> None:
        """Let the next step wait until people have seen the last one."""
        self._due = max(self._due, self._clock.now + self.step_ms)

    def note_turn(self, seat: Seat | None, calls: int) -> None:
        """Note which seat is in turn (None: nobody) after so many calls."""
        if (seat, calls) != self._turn:
            self._turn, self._turn_since = (seat, calls), self._clock.now

    @property
    def turn_ms(self) -> int:
        """The ms since the last call in this turn; 0 while no player is in turn."""
        return ticks_diff(self._clock.now, self._turn_since) if self._turn[0] is not None else 0
