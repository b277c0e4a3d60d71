"""A series of duplicate deals, what it has come to so far, and when it stops."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from roundhouse.players.arena.contest import Contest, Outcome
from roundhouse.players.arena.statistics import Interval, Sample, SequentialTest, wilson
from roundhouse.players.job_file import JobFile, continued
from roundhouse.players.jobs import Workers


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
        """How many deals the challenger won over all seats together, and how many somebody won so."""
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
    """Plays up to so many deals, fewer if the test of the tally gives an answer before; goes on from a file.

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
