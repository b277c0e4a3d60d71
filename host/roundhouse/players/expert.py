"""A computer player that looks ahead: it plays its best moves out in worlds that agree with all it knows.

The search is a determinized one. Every candidate is tried in the same worlds with the same boneyards, so that what
they have in common cancels; each stage drops the worse half (sequential halving), and all that are far behind. The
sensible player's move stays unless another is clearly better: rollouts are noisy, and that move is good. While another
is ahead, but not clearly, it tries on, as far as its budget goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev
from time import monotonic
from typing import Final

from roundhouse.games.core.moves import Announce, Claim, Move
from roundhouse.games.core.position import Position, Rules
from roundhouse.games.mexican_train import MexicanTrain
from roundhouse.games.super_train import SuperTrain
from roundhouse.players.player import Advised, Player
from roundhouse.players.search.determinization import determinized
from roundhouse.players.search.endings import SolvedEndings, is_ending
from roundhouse.players.search.rollouts import Rollouts
from roundhouse.players.sensible import weigher

CLEAR_GAIN: Final = 2.0
"""The standard errors that a move has to gain on the sensible player's to be played instead."""
DROPPED_AT: Final = 3.0
"""The standard errors by which a move is behind the best when it is tried no further."""
WORLDS_BETWEEN_LOOKS: Final = 6
"""The number of worlds that are drawn between two looks at the clock."""
MOST_STAGES: Final = 40
"""The most stages where the clock decides."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The time to think about a move where no clock decides: so many worlds in each of so many stages.

    The best moves by the sensible player's weighing are tried, so many `candidates`. Up to `more` stages follow while
    the choice is close. A choice then depends on nothing but the view and the seed.
    """

    worlds: int = 24
    stages: int = 4
    more: int = 0
    candidates: int = 8


BUDGETS: Final = {MexicanTrain.name: Budget(more=12), SuperTrain.name: Budget(worlds=10)}
"""The budgets of games whose rounds are played out much faster or more slowly than those of the others."""


def usual_budget(game: Rules) -> Budget:
    """The budget where no clock decides: 1,400 moves took up to 0.6 s each in the interpreter, 0.26 s compiled."""
    return BUDGETS.get(game.name, Budget())


class ExpertPlayer(Player):
    """Plays its candidates out in worlds drawn from all that it knows; see the module."""

    name = "expert"
    remembers = True
    slow = True

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed)
        self.budget = budget

    def pick(self, view: Position, legal: Sequence[Move]) -> Move:
        return self.consider(view, legal).best

    def advice(self, view: Position, legal: Sequence[Move]) -> Sequence[Advised]:
        if len(legal) == 1 or isinstance(legal[-1], Claim | Announce):
            return super().advice(view, legal)
        trial = self.consider(view, legal)
        advised = [Advised(move, trial.cost(move)) for move in trial.gains if trial.gains[move]]
        return sorted(advised, key=lambda each: (each.move is not trial.best, each.cost)) or [Advised(trial.best)]

    def consider(self, view: Position, legal: Sequence[Move]) -> Trial:
        """Its best moves, tried; only the usual one where somebody has said what cannot be true."""
        budget = self.budget or usual_budget(view.game)
        candidates = sorted(legal, key=weigher(view, legal), reverse=True)[: budget.candidates]
        trial = Trial(view, candidates, self.random, monotonic() + self.seconds)
        least, more = (budget.stages, budget.more) if self.seconds == inf else (MOST_STAGES, 0)
        with suppress(ValueError):
            for stage in range(1, least + more + 1):
                trial.run(budget.worlds)
                if trial.late or len(trial.candidates) == 1 or (stage >= least and not trial.is_close):
                    break
        return trial


class Trial:
    """The candidates, the usual move first, and what each has gained in the same worlds."""

    def __init__(self, view: Position, candidates: list[Move], rng: Random, end: float) -> None:
        self.view, self.candidates, self.random, self.end = view, candidates, rng, end
        self.usual = candidates[0]
        self.is_ending = is_ending(view)
        self.gains: dict[Move, list[float]] = {move: [] for move in candidates}

    @property
    def late(self) -> bool:
        """Whether time is up."""
        return monotonic() > self.end

    def run(self, worlds: int) -> None:
        """Try the candidates in so many more worlds, and go on with the better half and the usual move.

        Who is far behind the best goes at once. Raises ValueError where there is no such world.
        """
        for done in range(0, worlds, WORLDS_BETWEEN_LOOKS):
            drawn = [determinized(self.view, self.random) for _ in range(min(WORLDS_BETWEEN_LOOKS, worlds - done))]
            rollouts = (SolvedEndings if self.is_ending else Rollouts)(drawn, self.random)
            for move in self.candidates:
                self.gains[move] += rollouts.gains(move)
            if self.late:
                return
        gains = self.gains
        ranked = sorted(self.candidates, key=lambda move: sum(gains[move]), reverse=True)
        half = ranked[: max(2, (len(ranked) + 1) // 2)]
        self.candidates = [
            move
            for move in self.candidates
            if (move is self.usual or move in half) and not self._ahead(ranked[0], move, DROPPED_AT)
        ]

    @property
    def best(self) -> Move:
        """The usual move, unless another is clearly better."""
        leading = self._leading
        return leading if self._ahead(leading, self.usual, CLEAR_GAIN) else self.usual

    @property
    def is_close(self) -> bool:
        """Whether another move than the usual one is ahead, but not clearly."""
        return self._leading is not self.best

    @property
    def _leading(self) -> Move:
        return max(self.candidates, key=lambda move: sum(self.gains[move]))

    def cost(self, move: Move) -> float:
        """The points that `move` brings fewer than the best in a round, on average; 0 where nothing could be tried."""
        ahead = self._differences(self.best, move)
        return max(0.0, fmean(ahead)) if ahead else 0.0

    def _differences(self, move: Move, other: Move) -> list[float]:
        """The further gain by `move` in each world tried with both."""
        return [a - b for a, b in zip(self.gains[move], self.gains[other], strict=False)]

    def _ahead(self, move: Move, other: Move, errors: float) -> bool:
        """Whether `move` gains more by so many standard errors of the difference."""
        if move is other:
            return False
        ahead = self._differences(move, other)
        return len(ahead) > 1 and fmean(ahead) > errors * stdev(ahead) / sqrt(len(ahead))
