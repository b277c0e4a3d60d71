"""A computer player that looks ahead: it plays its best moves out in worlds that agree with all it knows.

The search is a determinized one. Every candidate is tried in the same worlds with the same boneyards, so that what
they have in common cancels; after each stage the worse half is dropped (sequential halving). The sensible player's move
stays unless another is clearly better: rollouts are noisy, and that move is good.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean, stdev
from time import monotonic
from typing import Final

from roundhouse.games.moves import Move
from roundhouse.games.position import Position
from roundhouse.players.determinization import determinized
from roundhouse.players.player import Player
from roundhouse.players.rollouts import Rollouts
from roundhouse.players.sensible import weigher

CANDIDATES: Final = 8
"""How many moves are tried: the best by the sensible player's weighing."""
CLEAR: Final = 2.0
"""How many standard errors a move has to gain on the sensible player's to be played instead."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think about a move: in so many worlds for each stage, and no further stage after so many seconds.

    Limited by worlds alone, a choice depends on nothing but the view and the seed.
    """

    worlds: int = 24
    stages: int = 4
    seconds: float = inf


USUAL: Final = Budget()


class ExpertPlayer(Player):
    """Plays its candidates out in worlds drawn from all that it knows; see the module."""

    name = "expert"
    remembers = True
    slow = True

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed)
        self.budget = budget or USUAL

    def pick(self, view: Position, legal: Sequence[Move]) -> Move:
        """See `Player.pick`."""
        candidates = sorted(legal, key=weigher(view, legal), reverse=True)[:CANDIDATES]
        usual = candidates[0]
        end = monotonic() + self.budget.seconds
        gains: dict[Move, list[float]] = {move: [] for move in candidates}
        for _ in range(self.budget.stages):
            try:
                worlds = [determinized(view, self.random) for _ in range(self.budget.worlds)]
            except ValueError:
                return usual  # somebody has said what cannot be true: nothing can be reckoned with
            rollouts = Rollouts(worlds, self.random)
            for move in candidates:
                gains[move] += rollouts.gains(move)
            ranked = sorted(candidates, key=lambda move: sum(gains[move]), reverse=True)
            kept = ranked[: max(2, (len(ranked) + 1) // 2)]
            candidates = kept if usual in kept else [*kept, usual]
            if monotonic() > end:
                break
        best = max(candidates, key=lambda move: fmean(gains[move]))
        return best if best is usual or _clearly_better(gains[best], gains[usual]) else usual


def _clearly_better(gains: Sequence[float], usual: Sequence[float]) -> bool:
    """Whether the paired gain is greater than its noise."""
    ahead = [a - b for a, b in zip(gains, usual, strict=True)]
    return fmean(ahead) > CLEAR * stdev(ahead) / sqrt(len(ahead))
