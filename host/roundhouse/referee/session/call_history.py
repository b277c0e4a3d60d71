"""The calls of a table: each is on disk before the referee rules on it, its answer before it is shown, and those taken
back can be redone."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import dropwhile, takewhile
from typing import Protocol

from roundhouse.referee.answers import Answer
from roundhouse.referee.calls import AddPlayer, Amend, Call, Undo, UndoCorrection, write_call
from roundhouse.referee.calls_made import RecordedCall, seat_of
from roundhouse.referee.referee import Referee


class CallLog(Protocol):
    """The methods that a table needs from a journal."""

    def write(self, line: str) -> None:
        """Put a line on disk; it is there when this returns."""

    def write_answer(self, answer: str) -> None:
        """Put beside the last line what was ruled on it."""


class CallHistory:
    """Writes each call down, lets the referee rule on it, and keeps what can be redone.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.games.match.match import Begin
    >>> from roundhouse.referee import SeatedPlayer
    >>> history = CallHistory(Referee(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")]))
    >>> [history.take(call).allowed for call in (Begin(0), Undo(1))], history.redoable, history.next_redo.call
    ([True, True], 1, Begin(leader=0))
    """

    def __init__(self, referee: Referee, journal: CallLog | None = None) -> None:
        self._referee, self._journal = referee, journal
        self._taken_back: list[RecordedCall] = []
        self._revision = 0

    def write_to(self, journal: CallLog) -> None:
        self._journal = journal

    @property
    def revision(self) -> int:
        """The number of calls that were taken: another number means that another call has come in between."""
        return self._revision

    def replay(self, lines: Iterable[str]) -> None:
        """Take the calls of a journal, without writing them again. Raises ValueError for a bad line."""
        for line in lines:
            self.take_again(line)

    def take_again(self, line: str) -> Answer:
        """Take a call of a journal, without writing it again. Raises ValueError for a bad line."""
        return self._rule_on(self._referee.read_call(line))

    def take(self, call: Call) -> Answer:
        """Write the call down and have it ruled on. Raises UndoError for more calls than there are."""
        self._referee.check(call)
        if self._journal is None:
            return self._rule_on(call)
        self._journal.write(write_call(self._referee.game, call))
        answer = self._rule_on(call)
        self._journal.write_answer(self._referee.kept_answer(answer.ruling).text)
        return answer

    @property
    def redoable(self) -> int:
        return len(self._taken_back)

    @property
    def next_redo(self) -> RecordedCall | None:
        return self._taken_back[0] if self._taken_back else None

    def _rule_on(self, call: Call) -> Answer:
        """Let the referee rule on a call, and keep what can be redone."""
        referee, steps = self._referee, self._referee.steps
        open_correction = bool(referee.corrections.pending)
        taken = referee.calls[steps - call.steps : steps] if isinstance(call, Undo) and not open_correction else ()
        answer = referee.call(call)
        self._revision += 1
        match call:
            case Undo() if taken:
                # A latecomer is added again by name.
                self._taken_back[:0] = takewhile(lambda each: not isinstance(each.call, AddPlayer), taken)
            case Undo() | Amend() | UndoCorrection():
                self._taken_back = [] if answer.allowed else self._taken_back
            case _ if answer.applied and self._taken_back:
                self._update_redo(referee.calls[steps])
        return answer

    def _update_redo(self, said: RecordedCall) -> None:
        """A call after others were taken back: one by the same player and of the same kind replaces the first of them.

        Any other was forgotten and comes before them, as long as they are still that player's to make.
        """
        first, position = self._taken_back[0], self._referee.position
        if first.seat != said.seat:
            return
        if type(first.call) is type(said.call):
            del self._taken_back[0]

        def too_late(taken: RecordedCall) -> bool:
            now = position and seat_of(position, taken.call)
            return taken.seat == said.seat is not None and now != said.seat

        self._taken_back = list(dropwhile(too_late, self._taken_back))
