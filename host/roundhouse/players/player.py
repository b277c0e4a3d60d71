"""The base of all computer players: each sees one hand and chooses among the legal moves."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Sequence
from math import inf
from random import Random
from typing import ClassVar, NamedTuple

from roundhouse.games.core.moves import Announce, Claim, Move
from roundhouse.games.core.position import Position


class Advised(NamedTuple):
    """A move, and how many points it brings fewer than the best in a round; None where nobody has reckoned it."""

    move: Move
    cost: float | None = None


class Player(metaclass=ABCMeta):
    """A computer player. It is given only its own view, and keeps nothing between two choices but its random numbers.

    `remembers`: whether it makes use of what draws and passes have said, that is, whether its view should be
    folded over the round's events (see `games.match.seat_views`) rather than made again with `seen_by`.
    `sees_all_hands`: whether it is shown the whole position instead, as only a measure for other players is. Play
    goes on in that position, so such a player keeps none of it.
    `slow`: whether it thinks for so long that a screen cannot wait for it; `seconds` is its time for a move.
    """

    name: ClassVar[str]
    remembers: ClassVar[bool] = False
    sees_all_hands: ClassVar[bool] = False
    slow: ClassVar[bool] = False

    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)
        self.seconds = inf

    def think_for(self, seconds: float) -> None:
        self.seconds = seconds

    def choose(self, view: Position, legal: Sequence[Move]) -> Move:
        """One of `legal`, the moves that this player may make now (`moves_of`).

        Its own last tile is announced before anything else, and another's missed announcement is claimed (MT-12). Where
        the call comes before the play (MS-10), it is made when two tiles are left.
        """
        if type(legal[-1]) is Claim or type(legal[-1]) is Announce:
            for move in legal:
                if isinstance(move, Claim) or (isinstance(move, Announce) and view.count(move.seat) <= 2):
                    return move
            legal = [move for move in legal if not isinstance(move, Announce)]
        return legal[0] if len(legal) == 1 else self.pick(view, legal)

    def advice(self, view: Position, legal: Sequence[Move]) -> Sequence[Advised]:
        """The move that it would choose, then what else it has thought of, the best first."""
        return [Advised(self.choose(view, legal))]

    @abstractmethod
    def pick(self, view: Position, legal: Sequence[Move]) -> Move:
        """One of at least two moves, none of them an announcement."""


def moves_of(position: Position, seat: int) -> list[Move]:
    """The legal moves that `seat` may make, in turn or out of it: nobody announces another player's last tile.

    >>> from roundhouse.games import MexicanTrain
    >>> moves_of(MexicanTrain(2).opening(MexicanTrain(2).next_round([], 0)), 0)
    []
    """
    return [move for move in position.legal() if _is_for(move, seat, position.turn)]


def _is_for(move: Move, seat: int, turn: int) -> bool:
    if isinstance(move, Announce):
        return move.seat == seat
    return seat == turn and not (isinstance(move, Claim) and move.seat == seat)
