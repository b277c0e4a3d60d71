"""Proposals to the table: to take calls back, or to let a refused one stand. The others have to agree."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from roundhouse.games.core.moves import Overruled
from roundhouse.indices import Seat
from roundhouse.referee.calls import Call
from roundhouse.referee.referee import Referee


@dataclass(frozen=True, slots=True)
class Proposal:
    """`seat` asks to take back the last `steps` calls, or that a refused call `stands`.

    The people in `waits_for` have not agreed yet.

    Without a seat somebody asks by holding the hub's engine down; then all people are asked.
    """

    seat: Seat | None
    steps: int = 1
    waits_for: tuple[Seat, ...] = ()
    stands: Overruled | None = None


class Proposals:
    """At most one proposal is open; `undo` takes the calls back, or `call` makes the refused one, once all have agreed.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.games.match.match import Begin
    >>> from roundhouse.referee import SeatedPlayer
    >>> referee = Referee(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")])
    >>> _ = referee.call(Begin(0))
    >>> requests = Proposals(referee, print, print)
    >>> requests.ask(Seat(0))
    >>> requests.open
    Proposal(seat=0, steps=1, waits_for=(1,), stands=None)
    >>> requests.agree([1])
    1
    """

    def __init__(self, referee: Referee, undo: Callable[[int], object], call: Callable[[Call], object]) -> None:
        self._referee, self._undo, self._call = referee, undo, call
        self._open: Proposal | None = None

    @property
    def open(self) -> Proposal | None:
        """The request that waits for the others to agree. The next call, whatever it is, ends it."""
        return self._open

    def ask(self, seat: Seat | None, steps: int = 1, stands: Overruled | None = None) -> None:
        """Ask the other people at the table to agree that these calls are taken back, or that this one stands; without
        others, do it at once.

        `seat` asks; None: somebody at the table. Raises UndoError when there are fewer calls.
        """
        if stands is None:
            self._referee.corrections.undo_of(steps)
        others = tuple(other for other in self._referee.seats_of_people if other != seat)
        if others:
            self._open = Proposal(seat, steps, others, stands)
        else:
            self._do(Proposal(seat, steps, stands=stands))

    def _do(self, proposal: Proposal) -> None:
        if proposal.stands is None:
            self._undo(proposal.steps)
        else:
            self._call(proposal.stands)

    def agree(self, seats: Iterable[int]) -> None:
        """The people in these seats agree to the request; once all others have, it is done."""
        request = self._open
        if request is None:
            return
        left = tuple(seat for seat in request.waits_for if seat not in seats)
        if left:
            self._open = replace(request, waits_for=left)
        else:
            self._do(request)

    def end(self) -> None:
        """Somebody does not agree, the player who asked no longer wants it, or another call was made."""
        self._open = None
