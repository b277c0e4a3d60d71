"""Proposals to the table: to take calls back, or to let a refused one stand. The others have to agree."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final

from roundhouse.games.core.moves import Overruled
from roundhouse.indices import Seat
from roundhouse.referee.calls import Undo
from roundhouse.referee.referee import Referee

LAST_CALL_BACK: Final = Undo()


@dataclass(frozen=True, slots=True)
class Proposal:
    """`seat` asks for this call; the people in `waits_for` have not agreed yet.

    Without a seat somebody asks by holding the hub's engine down; then all people are asked.
    """

    seat: Seat | None
    call: Undo | Overruled
    waits_for: tuple[Seat, ...] = ()


class Proposals:
    """At most one proposal is open; `do` makes its call once all have agreed.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.games.match.match import Begin
    >>> from roundhouse.referee import SeatedPlayer
    >>> referee = Referee(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")])
    >>> _ = referee.call(Begin(0))
    >>> proposals = Proposals(referee, print)
    >>> proposals.ask(Seat(0))
    >>> proposals.open
    Proposal(seat=0, call=Undo(steps=1), waits_for=(1,))
    >>> proposals.agree([1])
    Undo(steps=1)
    """

    def __init__(self, referee: Referee, do: Callable[[Undo | Overruled], object]) -> None:
        self._referee, self._do = referee, do
        self._open: Proposal | None = None

    @property
    def open(self) -> Proposal | None:
        """The proposal that waits for the others to agree. The next call, whatever it is, ends it."""
        return self._open

    def ask(self, seat: Seat | None, call: Undo | Overruled = LAST_CALL_BACK) -> None:
        """Ask the other people at the table to agree to this call; without others, make it at once.

        `seat` asks; None: somebody at the table. Raises UndoError when there are fewer calls to take back.
        """
        if isinstance(call, Undo):
            self._referee.corrections.undo_of(call.steps)
        others = tuple(other for other in self._referee.seats_of_people if other != seat)
        if others:
            self._open = Proposal(seat, call, others)
        else:
            self._do(call)

    def agree(self, seats: Iterable[int]) -> None:
        """The people in these seats agree; once all others have, the call is made."""
        proposal = self._open
        if proposal is None:
            return
        left = tuple(seat for seat in proposal.waits_for if seat not in seats)
        if left:
            self._open = replace(proposal, waits_for=left)
        else:
            self._do(proposal.call)

    def end(self) -> None:
        """Somebody does not agree, the player who asked no longer wants it, or another call was made."""
        self._open = None
