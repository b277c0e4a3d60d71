"""Proposals to the table: to take calls back, to let a refused one stand, to correct one. Others have to agree."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from roundhouse.games.core.moves import Begin, Overruled, made_move
from roundhouse.indices import Seat
from roundhouse.referee.calls import Amend, Call, Undo, UndoCorrection
from roundhouse.referee.referee import Referee

LAST_CALL_BACK: Final = Undo()
ProposedCall: TypeAlias = Undo | Overruled | Amend


@dataclass(frozen=True, slots=True)
class Proposal:
    """`seat` asks for this call; the people in `waits_for` have not answered yet, and so many of them are `needed`.

    Without a seat somebody asks by holding the hub's engine down; then all people are asked. The consent of `decider`
    alone is enough.
    """

    seat: Seat | None
    call: ProposedCall
    waits_for: tuple[Seat, ...] = ()
    needed: int = 0
    decider: Seat | None = None


class Proposals:
    """At most one proposal is open; `do` makes its call once enough have agreed.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.games.match.match import Begin
    >>> from roundhouse.referee import SeatedPlayer
    >>> referee = Referee(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")])
    >>> _ = referee.call(Begin(0))
    >>> proposals = Proposals(referee, print)
    >>> proposals.ask(Seat(0))
    >>> proposals.open
    Proposal(seat=0, call=Undo(steps=1), waits_for=(1,), needed=1, decider=None)
    >>> proposals.agree([1])
    Undo(steps=1)
    """

    def __init__(self, referee: Referee, do: Callable[[ProposedCall], object]) -> None:
        self._referee, self._do = referee, do
        self._open: Proposal | None = None
        self._asked = 0

    @property
    def asked(self) -> int:
        """The number of proposals that were made, whatever became of them."""
        return self._asked

    @property
    def open(self) -> Proposal | None:
        """The proposal that waits for others to agree."""
        return self._open

    def ask(self, seat: Seat | None, call: ProposedCall = LAST_CALL_BACK, decider: Seat | None = None) -> None:
        """Ask the other people at the table to agree to this call; without others, make it at once.

        `seat` asks; None: somebody at the table. With a `decider` the majority is enough, or the decider alone; else
        all have to agree. Raises UndoError when there are fewer calls to take back.
        """
        if isinstance(call, Undo):
            self._referee.corrections.undo_of(call.steps)
        people = self._referee.seats_of_people
        others = tuple(other for other in people if other != seat)
        if others:
            needed = len(others) if decider is None else len(people) // 2
            self._asked += 1
            self._open = Proposal(seat, call, others, needed, decider)
        else:
            self._do(call)

    def agree(self, seats: Collection[int]) -> None:
        """The people in these seats agree; once enough have, the call is made."""
        proposal = self._open
        if proposal is None:
            return
        said = [seat for seat in proposal.waits_for if seat in seats]
        proposal = self._without(proposal, said, proposal.needed - len(said))
        if proposal.needed <= 0 or proposal.decider in said:
            self._open = None
            self._do(proposal.call)

    def decline(self, seats: Collection[int]) -> None:
        """The people in these seats do not agree, or the one who asked no longer wants it; it ends once too few are
        left, where all have to agree also if one of them has agreed before."""
        proposal = self._open
        if proposal is None:
            return
        proposal = self._without(proposal, seats, proposal.needed)
        if proposal.decider is None or proposal.seat in seats or len(proposal.waits_for) < proposal.needed:
            self._open = None

    def _without(self, proposal: Proposal, seats: Collection[int], needed: int) -> Proposal:
        """The proposal after these people have answered."""
        left = tuple(seat for seat in proposal.waits_for if seat not in seats)
        self._open = replace(proposal, waits_for=left, needed=needed)
        return self._open

    def note(self, call: Call) -> None:
        """A call was made, which ends the proposal: of a correction only one that changes the calls up to then."""
        proposed = None if self._open is None else self._open.call
        if not isinstance(proposed, Amend) or isinstance(made_move(call), Begin | Undo | Amend | UndoCorrection):
            self._open = None
