"""The calls that changed a match, in order: what each made of it, and which shuffles they dealt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from roundhouse.games.core.moves import ROUND_STARTS, TURN_MOVES, Announce, Deal, Penalty, made_move, mover
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.match.dealer import Shuffle
from roundhouse.games.match.match import Correct, Match, SeatingChange, Stop
from roundhouse.games.match.seat_views import concerned_seat
from roundhouse.indices import RoundIndex, Seat, index_of, number_of, seat_or_none
from roundhouse.referee.answers import Sealed
from roundhouse.referee.calls import Call, Shuffled


@dataclass(frozen=True, slots=True)
class RecordedCall:
    """A call as it was made in the position `before` (None between rounds).

    One that was `corrected` took the place of these other calls; of none where it was forgotten.
    """

    call: Call
    before: Position | None
    instead_of: tuple[RecordedCall, ...] | None = None

    @property
    def corrected(self) -> bool:
        return self.instead_of is not None

    @property
    def seat(self) -> Seat | None:
        """The seat whose call it was, for a move whose player only the turn tells; None for every other call."""
        return None if self.before is None else seat_of(self.before, self.call)


def seat_of(position: Position, call: Call) -> Seat | None:
    """The seat whose move `call` is in `position`; None for a call that names its seat itself, or has none."""
    return seat_or_none(concerned_seat(position, call)) if isinstance(call, (*TURN_MOVES, Penalty)) else None


@dataclass(frozen=True, slots=True)
class AppliedCall:
    """A call that changed the match, and how many events it made."""

    said: RecordedCall
    events: int

    @property
    def dealt(self) -> Shuffled | None:
        return self.said.call if isinstance(self.said.call, Shuffled) else None


class CallsMade:
    """Each step of a match is a call, and some events."""

    def __init__(self, match: Match, steps: Iterable[AppliedCall] = ()) -> None:
        self._match, self._steps = match, list(steps)

    @property
    def steps(self) -> Sequence[AppliedCall]:
        return self._steps

    def add(self, call: RecordedCall, events: int) -> None:
        self._steps.append(AppliedCall(call, events))

    def mark_last(self, instead_of: tuple[RecordedCall, ...] | None) -> None:
        """Say of the last call which others it replaced, if it corrected any."""
        last = self._steps[-1]
        self._steps[-1] = replace(last, said=replace(last.said, instead_of=instead_of))

    def take_back(self, steps: int) -> None:
        del self._steps[len(self._steps) - steps :]

    @property
    def shuffle(self) -> Shuffle | None:
        """The shuffle of the deal in play, or of the last one; None when its hands were named instead."""
        events = self._match.events
        event = len(events)
        for step in reversed(self._steps):
            event -= step.events
            if isinstance(made_move(events[event]), Deal):
                return step.dealt.shuffle if step.dealt else None
        return None

    @property
    def seals(self) -> tuple[Sealed, ...]:
        """Every deal's seal; order and salt of those that are played to the end are open to all."""
        found: list[Sealed] = []
        start = self._match.start
        begun = number_of(start.round.number) if start else 0
        position = self._match.position
        events = iter(self._match.events)
        for step in self.steps:
            for _ in range(step.events):
                begun += isinstance(made_move(next(events)), ROUND_STARTS)
            if step.dealt:
                found.append(Sealed(RoundIndex(index_of(begun)), step.dealt.shuffle.seal, step.dealt.shuffle))
        if found and position is not None and position.stage != Stage.DEALING:
            found[-1] = Sealed(found[-1].round, found[-1].seal, None)
        return tuple(found)

    def steps_to(self, seat: int) -> int:
        """The number of calls to undo so that `seat` makes its last choice again; 0 if it made none.

        If the last event changed the seats or corrected a score, only that is undone.
        """
        event = len(self._match.events)
        if event and isinstance(self._match.events[-1], Correct | SeatingChange):
            return 1
        for back, step in enumerate(reversed(self.steps), 1):
            event -= step.events
            before, said = self._match.before(event), step.said.call
            if before is None or before.stage in (Stage.DEALING, Stage.OVER):
                continue
            made = made_move(said)
            if seat == (made.seat if isinstance(made, Announce) else mover(said, before.turn)):
                return back
        return 0

    @property
    def first_of_round(self) -> int:
        """The number of the call that began this round, or between rounds the last one; only from there calls change.
        What comes before is on the score sheet, where it can be corrected."""
        numbers = range(len(self.steps) - 1, -1, -1)
        starts = (number for number in numbers if isinstance(made_move(self.steps[number].said.call), ROUND_STARTS))
        return next(starts, 0)

    @property
    def stop_called(self) -> int | None:
        """The number of the call after which no round follows this one; None without one."""
        numbers = range(self.first_of_round, len(self.steps))
        return next((number for number in numbers if isinstance(self.steps[number].said.call, Stop)), None)

    def events_before(self, number: int) -> int:
        """The number of events that the calls before call `number` made."""
        return sum(step.events for step in self.steps[:number])

    def number_in_round(self, event: int) -> int:
        """The number, from 1, that the call which made an event has among the calls of its round."""
        number = made = 0
        for step in self.steps:
            number = 1 if isinstance(made_move(step.said.call), ROUND_STARTS) else number + 1
            made += step.events
            if made > event:
                break
        return number
