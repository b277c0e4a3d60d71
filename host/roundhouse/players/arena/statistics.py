"""Estimates from repeated trials: means and shares with their intervals, and a test that stops when it is sure.

Everything here is about numbers alone; what they count is the caller's affair.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt
from typing import Final, NamedTuple

SURE: Final = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""


class Interval(NamedTuple):
    """The bounds of a 95 % confidence interval."""

    low: float
    high: float

    def within(self, least: float, most: float = float("inf")) -> Interval:
        """The interval, ended where the quantity itself ends.

        >>> Interval(-2.7, 152.7).within(0.0)
        Interval(low=0.0, high=152.7)
        """
        return Interval(max(least, self.low), min(most, self.high))


def wilson(won: float, of: int) -> Interval:
    """Wilson's interval of a share, after `won` of this many trials; nothing is known after none.

    >>> [round(bound, 3) for bound in wilson(50, 100)]
    [0.404, 0.596]
    >>> wilson(0, 0)
    Interval(low=0.0, high=1.0)
    """
    if not of:
        return Interval(0.0, 1.0)
    share, square = won / of, SURE * SURE
    middle = share + square / (2 * of)
    spread = SURE * sqrt(share * (1 - share) / of + square / (4 * of * of))
    # Rounding may lead past the ends of what a share can be.
    whole = 1 + square / of
    return Interval((middle - spread) / whole, (middle + spread) / whole).within(0.0, 1.0)


def student(freedom: int) -> float:
    """The standard errors around a mean that hold 95 %, where the scatter is itself estimated (Student's t).

    A series in 1 / freedom about the normal value, good to 0.01 from 4 degrees of freedom on.

    >>> [round(student(freedom), 2) for freedom in (4, 10, 30, 1000)]
    [2.77, 2.23, 2.04, 1.96]
    """
    z = SURE
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


class Sample:
    """The mean and the scatter of numbers that come one at a time (Welford's method).

    >>> sample = Sample([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0])
    >>> sample.count, sample.mean, round(sample.variance, 3)
    (8, 5.0, 4.571)
    >>> [round(bound, 2) for bound in sample.interval]
    [3.21, 6.79]
    """

    def __init__(self, values: list[float] | None = None) -> None:
        self.count, self.mean, self._squares = 0, 0.0, 0.0
        for value in values or ():
            self.add(value)

    @staticmethod
    def of(count: int, mean: float, variance: float) -> Sample:
        """A sample of which only this was kept; more numbers may be added.

        >>> kept = Sample.of(8, 5.0, 4.571428571428571)
        >>> kept.add(5.0)
        >>> kept.count, round(kept.variance, 3)
        (9, 4.0)
        """
        sample = Sample()
        sample.count, sample.mean, sample._squares = count, mean, variance * max(count - 1, 0)
        return sample

    def add(self, value: float) -> None:
        """Take one more number."""
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self._squares += off * (value - self.mean)

    @property
    def variance(self) -> float:
        """The estimated variance of one number; 0 before there are two."""
        return self._squares / (self.count - 1) if self.count > 1 else 0.0

    @property
    def interval(self) -> Interval:
        """The 95 % interval of the mean; without bounds before there are two numbers."""
        if self.count < 2:
            return Interval(float("-inf"), float("inf"))
        spread = student(self.count - 1) * sqrt(self.variance / self.count)
        return Interval(self.mean - spread, self.mean + spread)

    @property
    def share_interval(self) -> Interval:
        """The 95 % interval of the mean of shares, within what a share can be.

        Numbers that are all alike have shown no scatter, which does not prove that there is none: Wilson's is taken.

        >>> [round(bound, 2) for bound in Sample([0.0] * 10).share_interval]
        [0.0, 0.28]
        """
        if not self.variance:
            return wilson(self.mean * self.count, self.count)
        return self.interval.within(0.0, 1.0)


@dataclass(frozen=True)
class SequentialTest:
    """Wald's sequential probability ratio test of a mean: is it `better`, or not better than `even`?

    `risk` is the chance of each wrong answer. The variance is estimated from the sample, so no answer is given before
    `least` numbers. What lies between the two means may be answered either way, and takes longest.

    >>> test = SequentialTest(better=1.0, least=4)
    >>> [round(bound, 2) for bound in test.bounds]
    [-2.94, 2.94]
    >>> test.answer(Sample([2.0, 2.1, 1.9])), test.answer(Sample([2.0, 2.1, 1.9, 2.0]))
    (None, 'better')
    >>> test.answer(Sample([-1.0, 1.0] * 30)), test.answer(Sample([-5.0, 6.0] * 3))
    ('even', None)
    """

    better: float
    even: float = 0.0
    risk: float = 0.05
    least: int = 30

    @property
    def bounds(self) -> Interval:
        """The bounds of the log-likelihood ratio: at or below `low` it says even, at or above `high` better."""
        high = log((1 - self.risk) / self.risk)
        return Interval(-high, high)

    def ratio(self, sample: Sample) -> float:
        """The log-likelihood ratio of `better` to `even`; 0 where the numbers do not scatter yet."""
        if not sample.variance:
            return 0.0
        off = sample.mean - (self.better + self.even) / 2
        return sample.count * (self.better - self.even) * off / sample.variance

    def answer(self, sample: Sample) -> str | None:
        """`better`, `even`, or None while the sample does not tell."""
        if sample.count < self.least:
            return None
        ratio, bounds = self.ratio(sample), self.bounds
        return "better" if ratio >= bounds.high else "even" if ratio <= bounds.low else None
