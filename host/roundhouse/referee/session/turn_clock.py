"""The time for a turn, where a table agreed on one: nobody has to hurry, and nothing is lost when it is over."""

from __future__ import annotations

from typing import Final

from roundhouse.games.core.moves import TURN_MOVES, made_move
from roundhouse.games.core.position import Stage
from roundhouse.indices import Seat
from roundhouse.referee.hub_output.output import HubOutput
from roundhouse.referee.referee import Referee
from roundhouse.referee.session.pacing import TableClock
from roundhouse_hub.ticks import ticks_diff

STEP: Final = 5
"""The time left is told in steps of so many seconds: calmly, and without drawing in between."""
SOUNDED: Final = 2
"""The number of times that the turn has taken its time when that is sounded; after the first time a lamp is lit."""


class TurnClock:
    """Counts the turns of people in `seconds`; 0: it counts nothing.

    Once a turn has taken its time, the lamp of its player is lit; once it has taken it twice, a sound follows.
    """

    def __init__(self, referee: Referee, clock: TableClock, output: HubOutput, seconds: int) -> None:
        self._referee, self._clock, self._output, self._limit = referee, clock, output, 1000 * seconds
        self._turn: tuple[Seat, int] | None = None
        self._spent = self._heard = 0
        self._waits = False

    @property
    def overrun(self) -> int:
        """The number of times that the turn has taken its time, up to `SOUNDED`."""
        return min(SOUNDED, self._spent // self._limit) if self._limit and self._turn is not None else 0

    @property
    def left(self) -> int:
        """The number of seconds that the turn still has, in steps; 0 where none are counted, or its time is over."""
        if self._turn is None or not self._limit or self.overrun:
            return 0
        steps = -(-(self._limit - self._spent) // (1000 * STEP))
        return min(STEP * steps, self._limit // 1000)

    @property
    def told(self) -> tuple[int, int]:
        """The values behind the words about the turn's time; they change only where the words do."""
        return self.overrun, self.left

    @property
    def late(self) -> Seat | None:
        return self._turn[0] if self._turn is not None and self.overrun else None

    @property
    def seconds(self) -> int:
        """The time that the turn has taken, in whole times of a turn."""
        return self.overrun * self._limit // 1000

    @property
    def due_ms(self) -> int:
        """The time until the turn has taken its time once more, in ms; 0 while that does not come nearer."""
        if self._turn is None or self._waits or self._clock.paused or self.overrun == SOUNDED:
            return 0
        return (self.overrun + 1) * self._limit - self._spent

    def count(self, seat: Seat | None) -> None:
        """The table has heard the time; it waits for a turn of this seat, or of nobody."""
        spent, self._heard, self._waits = ticks_diff(self._clock.now, self._heard), self._clock.now, False
        if not self._limit:
            return
        person = seat is not None and self._referee.seats[seat].is_person
        turn = (seat, self._turns()) if seat is not None and person else None
        overrun, late = self.overrun, self.late
        self._turn, self._spent = turn, self._spent + spent if turn == self._turn else 0
        if self.late != late:
            self._output.light(self.late)
        if self.late is not None and overrun < self.overrun == SOUNDED:
            self._output.remind(self.late)

    def wait(self) -> None:
        """The table has heard the time, which no turn takes meanwhile."""
        self._heard, self._waits = self._clock.now, True

    def _turns(self) -> int:
        """The number of turns of this round that have begun."""
        match, position = self._referee.match, self._referee.position
        befores = (
            match.before(index)
            for index in range(match.round_start, len(match.events))
            if isinstance(made_move(match.events[index]), TURN_MOVES)
        )
        made = sum(before is not None and before.stage in (Stage.ENGINE, Stage.TURN) for before in befores)
        return made + (position is not None and position.stage == Stage.TURN)
