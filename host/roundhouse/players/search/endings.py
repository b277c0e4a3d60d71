"""Endings with few tiles, solved: the boneyard is empty, so that nothing is left to chance but who holds what.

In a world where all hands are known, everybody plays for their own lead (max-n); between two that is the exact value of
the game. A position is solved once, however often it comes about.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from roundhouse.games.core.moves import Announce, Claim
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.match.dealer import Shuffle
from roundhouse.players.playout import called
from roundhouse.players.search.rollouts import Leads, Rollouts, leads

MOST_TILES: Final = 10
"""Tiles in all hands together that are played to the end in every way."""
MOST_NODES: Final = 2_000
"""Positions that are examined in one world; where there are more, the rest is played out by the fast policy."""


class UnsolvedError(Exception):
    """There are more positions than are worth the time, or chance has a part in them after all."""


def is_ending(view: Position) -> bool:
    """Whether so few tiles are left that the round can be solved in each world."""
    return not view.boneyard and sum(view.count(seat) for seat in range(view.game.seats)) <= MOST_TILES


class SolvedEndings(Rollouts):
    """As `Rollouts`, but what is played out is played perfectly, where every hand is known."""

    def __init__(self, worlds: Sequence[Position], rng: Random) -> None:
        super().__init__(worlds, rng)
        self._known: dict[Position, Leads] = {}

    def value(self, position: Position) -> Leads:
        """Everybody's lead at the end, if all play for their own. Raises UnsolvedError."""
        known = self._known.get(position)
        if known is not None:
            return known
        if len(self._known) >= MOST_NODES * len(self.worlds):
            raise UnsolvedError
        if position.stage == Stage.OVER:
            known = leads(position)
        else:
            legal = position.game.legal(position)
            if not legal:
                raise UnsolvedError
            if type(legal[-1]) is Claim or type(legal[-1]) is Announce:
                legal = (called(position, self.players, {}),)
            turn = position.turn
            known = max((self.value(position.after(move)) for move in legal), key=lambda leads: leads[turn])
        self._known[position] = known
        return known

    def _lead(self, position: Position, boneyard: Shuffle) -> float:
        try:
            return self.value(position)[self.seat]
        except UnsolvedError:
            return super()._lead(position, boneyard)
