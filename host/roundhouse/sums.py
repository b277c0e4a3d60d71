"""A count of pips or points as people write it: a number, or several with a plus between them."""

from __future__ import annotations

from typing import Final

from roundhouse.catalogs import UserFacingError

MINUS: Final = "\N{MINUS SIGN}"
MAX_SUM: Final = 9_999
"""Nobody has more pips or points in a round."""
LONGEST_SUM: Final = 60
"""Letters of a sum; more are written by mistake."""


class SumError(UserFacingError):
    """An input that is no count of pips or points; `str()` says why."""


def read_sum(text: str, *, most: int = MAX_SUM, below_zero: bool = False) -> int:
    """The count that was written. Raises SumError, also for one below zero where none can be.

    >>> read_sum("12+17 + 5"), read_sum("−12+5", below_zero=True)
    (34, -7)
    """
    said = " ".join(text.replace(MINUS, "-").split())
    terms = [term.strip() for term in said.removeprefix("+").split("+")]
    if len(said) > LONGEST_SUM:
        raise SumError("words/sum-large", most=most)
    if not all(term.removeprefix("-") for term in terms):
        raise SumError("words/sum-gap", said=said)
    if not all(term.removeprefix("-").isdecimal() for term in terms):
        raise SumError("words/sum-letters", said=said)
    if "-" in said and not below_zero:
        raise SumError("words/sum-below-zero", said=said)
    numbers = [int(term) for term in terms]
    if max(map(abs, (*numbers, sum(numbers)))) > most:
        raise SumError("words/sum-large", most=most)
    return sum(numbers)
