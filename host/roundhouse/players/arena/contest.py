"""Duplicate deals, the same shuffles once for each seat of the challenger, so that luck cancels; a series of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from roundhouse.games.rules.game import Game
from roundhouse.games.rules.results import RoundResult, rounds_elsewhere, totals
from roundhouse.players import PLAYERS, Player
from roundhouse.players.arena.statistics import Interval, Sample, SequentialTest, wilson
from roundhouse.players.baselines import BASELINES
from roundhouse.players.job_file import JobFile, continued
from roundhouse.players.jobs import Workers
from roundhouse.players.playout import play_match, play_round
from roundhouse.players.search.rollouts import lead

CONTESTANTS: Final[dict[str, type[Player]]] = {**PLAYERS, **BASELINES}
"""The players that can be measured, by name: the levels people play against, then the baselines."""


class Outcome(NamedTuple):
    """The result of the challenger on one duplicate deal, as means over the seats.

    `points` is the lead over the others; `won` the share of wins, a shared win counting in part.
    """

    points: float
    won: float


@dataclass(frozen=True)
class Contest:
    """A challenger on one side of the table, rivals of one kind on all others.

    `purpose` keeps the deals for tuning apart from those for confirming; with `matches`, a deal is a whole match.
    """

    game: Game
    challenger: str
    rival: str
    seed: str = "1"
    purpose: str = "tuning"
    matches: bool = False

    @property
    def fair(self) -> float:
        """The share of wins of one who is as good as the others."""
        return 1 / len(self.game.sides)

    def outcome(self, number: int) -> Outcome:
        """Play duplicate deal `number`, always with the same outcome."""
        each = self.outcomes(number)
        return Outcome(fmean(one.points for one in each), fmean(one.won for one in each))

    def outcomes(self, number: int) -> list[Outcome]:
        """The result of the challenger on the deal in each of its places, which chance has a part in."""
        game, reached = self.game, []
        for side in game.sides:
            results = self._played(number, side)
            winners = game.leaders(results)
            won = sum(seat in side for seat in winners) / len(winners)
            reached.append(Outcome(lead(game, totals(results, game.seats), side[0]), won))
        return reached

    def gain(self, outcome: Outcome) -> float:
        """The measure of the contest: points of a round, or the share of matches beyond the fair one."""
        return outcome.won - self.fair if self.matches else outcome.points

    def _played(self, number: int, side: tuple[int, ...]) -> tuple[RoundResult, ...]:
        """The deal with the challenger in the seats of `side`; the shuffles are the same for every side."""
        game, chance = self.game, Random(f"{self.purpose}/{self.seed}/{number}")
        own = Random(f"{self.purpose}/{self.seed}/{number}/players")
        players = [
            CONTESTANTS[self.challenger if seat in side else self.rival](own.getrandbits(32))
            for seat in range(game.seats)
        ]
        if self.matches:
            return play_match(game, players, chance)
        leader, before = chance.randrange(game.seats), number % (game.rounds() or 1)
        top = game.options.set
        used = sum(1 << top - each for each in range(before))
        round = game.next_round(rounds_elsewhere(before, used, game.seats), leader)
        return (play_round(game.opening(round), players, chance),)


@dataclass
class Tally:
    """The outcomes so far, in the order of the deals, and what the sequential test says of them."""

    contest: Contest
    test: SequentialTest | None = None
    outcomes: list[Outcome] = field(default_factory=list)
    points: Sample = field(default_factory=Sample)
    won: Sample = field(default_factory=Sample)
    answer: str | None = None
    _gain: Sample = field(default_factory=Sample)

    def add(self, outcome: Outcome) -> None:
        """Take the outcome of the next deal."""
        self.outcomes.append(outcome)
        self.points.add(outcome.points)
        self.won.add(outcome.won)
        self._gain.add(self.contest.gain(outcome))
        if self.test is not None:
            self.answer = self.test.answer(self._gain)

    @property
    def decisive(self) -> tuple[int, int]:
        """The number of deals that the challenger won over all seats together, and how many somebody won so."""
        fair = self.contest.fair
        better = sum(outcome.won > fair + 1e-9 for outcome in self.outcomes)
        worse = sum(outcome.won < fair - 1e-9 for outcome in self.outcomes)
        return better, better + worse

    @property
    def decisive_interval(self) -> Interval:
        """The 95 % interval of the challenger's share of the decisive deals."""
        return wilson(*self.decisive)


def play_series(
    tally: Tally,
    deals: int,
    workers: Workers = 1,
    progress: Callable[[Tally], None] = lambda _: None,
    file: JobFile[Outcome] | None = None,
) -> Tally:
    """Play up to this many deals, fewer if the test of the tally gives an answer before; go on from a file.

    Outcomes are taken in the order of the deals, so that the number of workers changes nothing.
    """
    outcomes = continued(tally.contest.outcome, range(deals), workers, file)
    try:
        for outcome in outcomes:
            tally.add(outcome)
            progress(tally)
            if tally.answer is not None:
                break
    finally:
        outcomes.close()
    return tally
