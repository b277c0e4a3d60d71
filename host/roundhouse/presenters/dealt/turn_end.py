"""The end of a turn at a shared screen: the call that ended it can be taken back until the next hand is seen.

That needs no agreement, since nobody has seen anything new.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.core.moves import Announce
from roundhouse.games.match.match import Between
from roundhouse.presenters.hot_seat import HotSeat
from roundhouse.referee import Answer, TableSession, Undo

TOUCH_PAUSE_MS: Final = 2500
"""The time for which the next computer player waits, so that people see what was touched."""
PERSON_PAUSE_MS: Final = 24 * 60 * 60 * 1000
"""The time for which a computer player waits for a person who ends a turn or reads a note: a day is long enough."""


class TurnEnd:
    """The call that ended the last turn at this screen.

    `confirm`: the person says that the turn is over (Done), not the rules.
    """

    def __init__(self, session: TableSession, hot_seat: HotSeat) -> None:
        self._session = session
        self._hot_seat = hot_seat
        self._steps = 0
        self._waits = False  # for Done
        self.confirm = False

    def confirm_turns(self, *, confirm: bool) -> None:
        self.confirm = confirm

    @property
    def awaits_confirmation(self) -> bool:
        """Whether the hand stays in sight: until Done, or while there is time to announce the last tile."""
        return self._waits or (self.announces and self._hot_seat.shared and self._next_is_here)

    @property
    def announces(self) -> bool:
        """Whether the player whose hand is in sight still has time to announce the last tile."""
        seat = self._hot_seat
        return not seat.covered and seat.viewer is not None and self._session.last_tile.announcing == seat.viewer

    @property
    def _next_is_here(self) -> bool:
        position = self._session.referee.position
        return position is not None and position.turn in self._hot_seat.people

    @property
    def reversible(self) -> bool:
        """Whether the last call ended a turn at this screen, and no other hand has been seen since."""
        return self._steps > 0 and self._session.referee.steps == self._steps

    def note(self, answer: Answer) -> None:
        """Note a call that was taken, before the screen is passed on."""
        if not answer.allowed:
            return
        if self._waits and isinstance(answer.call, Announce):
            self._steps = self._session.referee.steps
            return
        self._go_on()
        self._steps = 0
        if self._ended_by(answer):
            self._steps, self._waits = self._session.referee.steps, self.confirm
            self._session.pacing.wait(PERSON_PAUSE_MS if self._waits else TOUCH_PAUSE_MS)

    def _ended_by(self, answer: Answer) -> bool:
        """Whether the call ended the turn of the person whose hand is in sight."""
        seat, position = self._hot_seat, self._session.referee.position
        if not seat.shared or seat.covered or position is None or isinstance(answer.call, Undo) or not answer.applied:
            return False
        first = answer.applied[0]
        if first.before is None or isinstance(first.event, Between):
            return False
        return first.before.turn == seat.viewer != position.turn

    def release(self) -> None:
        """The person has ended the turn, and announces nothing more."""
        if self.announces:
            self._session.last_tile.end()
        self._go_on()

    def _go_on(self) -> None:
        """Done is no longer awaited."""
        if self._waits:
            self._waits = False
            self._session.pacing.wait(0)

    def forget(self) -> None:
        self._steps = 0

    def take_back(self) -> None:
        self._session.undo(1)
