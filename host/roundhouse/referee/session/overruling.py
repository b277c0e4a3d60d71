"""The call that was refused last, which the table may let stand."""

from __future__ import annotations

from operator import is_

from roundhouse.games.core.moves import Begin, Move, OverrulableMove, Overruled, Play
from roundhouse.games.core.position import Position
from roundhouse.games.core.rulings import ALLOWED, Ruling
from roundhouse.indices import Seat
from roundhouse.referee.answers import Answer
from roundhouse.referee.calls import Call
from roundhouse.referee.referee import Referee


class Overruling:
    """Remembers the refused call until the table changes.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.referee import SeatedPlayer
    >>> Overruling(Referee(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")])).refused is None
    True
    """

    def __init__(self, referee: Referee) -> None:
        self._referee = referee
        self._refused: Overruled | None = None
        self._at = self._table

    @property
    def refused(self) -> Overruled | None:
        """The call refused last; None once the table is another one."""
        return self._refused if all(map(is_, self._at, self._table)) else None

    @property
    def _table(self) -> tuple[object, ...]:
        """The objects that are others once the table is another one."""
        return self._referee.position, self._referee.match.sheet, self._referee.match.players

    @property
    def meanings(self) -> tuple[Overruled, ...]:
        """The calls that may stand: of a tile that matches nowhere, with either number open."""
        refused = self.refused
        if refused is None or not self.ruling.allowed:
            return ()
        move = refused.move
        if isinstance(move, Play) and move.tile >= 0 and not move.double:
            position = self._referee.match.position
            assert position is not None
            turned = position.game.play_of(move.tile, move.spot, move.opens)
            if not {move.joined, move.opens} & _accepted(position, move):
                return refused, Overruled(turned, refused.seat, refused.clause)
        return (refused,)

    @property
    def ruling(self) -> Ruling:
        """The reason why it cannot stand."""
        return ALLOWED if self.refused is None else self._referee.match.ruling(self.refused)

    def note(self, answer: Answer) -> None:
        """A call was answered."""
        if not answer.allowed:
            self._refused = overruled_call(self._referee.position, answer.call, answer.ruling)
            self._at = self._table

    def note_out_of_turn(self, seat: Seat, move: Move) -> None:
        """A player called a move in another's turn, which nobody ruled on."""
        position = self._referee.position
        if position is not None and isinstance(move, OverrulableMove):
            self._refused, self._at = Overruled(move, seat, position.game.turn_order), self._table


def overruled_call(position: Position | None, call: Call, ruling: Ruling) -> Overruled | None:
    """A refused call as one that stands; None for one that leaves nothing on the table."""
    if not isinstance(call, OverrulableMove):
        return None
    if isinstance(call, Begin):
        return Overruled(call, call.leader, ruling.clause)
    return None if position is None else Overruled(call, getattr(call, "seat", position.turn), ruling.clause)


def _accepted(position: Position, play: Play) -> set[int]:
    """The ends that may lie against what is open there."""
    game = position.game
    accepted = game.play_table.accepted[position.ends[play.spot]]
    return {end for end in (play.joined, play.opens) if accepted >> end & 1}
