"""The request to take calls back, which the other people at the table have to agree to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from roundhouse.indices import Seat
from roundhouse.referee.referee import Referee


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """`seat` asks to take back the last `steps` calls; the people in `waits_for` have not agreed yet.

    Without a seat somebody asks by holding the hub's engine down; then all people are asked.
    """

    seat: Seat | None
    steps: int = 1
    waits_for: tuple[Seat, ...] = ()


class UndoRequests:
    """At most one request is open; `undo` takes the calls back once everybody has agreed.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.games.match.match import Begin
    >>> from roundhouse.referee import SeatedPlayer
    >>> referee = Referee(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")])
    >>> _ = referee.call(Begin(0))
    >>> requests = UndoRequests(referee, print)
    >>> requests.ask(Seat(0))
    >>> requests.open
    UndoRequest(seat=0, steps=1, waits_for=(1,))
    >>> requests.agree([1])
    1
    """

    def __init__(self, referee: Referee, undo: Callable[[int], object]) -> None:
        self._referee, self._undo = referee, undo
        self._open: UndoRequest | None = None

    @property
    def open(self) -> UndoRequest | None:
        """The request that waits for the others to agree. The next call, whatever it is, ends it."""
        return self._open

    def ask(self, seat: Seat | None, steps: int = 1) -> None:
        """Ask the other people at the table to agree that these calls are taken back; without others, do it at once.

        `seat` asks; None: somebody at the table. Raises UndoError when there are fewer calls.
        """
        self._referee.corrections.undo_of(steps)
        others = tuple(other for other in self._referee.seats_of_people if other != seat)
        if others:
            self._open = UndoRequest(seat, steps, others)
        else:
            self._undo(steps)

    def agree(self, seats: Iterable[int]) -> None:
        """The people in these seats agree to the request; once all others have, it is done."""
        request = self._open
        if request is None:
            return
        left = tuple(seat for seat in request.waits_for if seat not in seats)
        if left:
            self._open = replace(request, waits_for=left)
        else:
            self._undo(request.steps)

    def end(self) -> None:
        """Somebody does not agree, the player who asked no longer wants it, or another call was made."""
        self._open = None
