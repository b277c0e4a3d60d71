"""What is counted at a table, always from 0: where people read such a number, it is one more."""

from __future__ import annotations

from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table, clockwise. Who sits there may change; None stands for nobody, and for a train of nobody's."""


def seat_or_none(number: int) -> Seat | None:
    """A seat as the rules count it: they say -1 for nobody, which is faster.

    >>> seat_or_none(2), seat_or_none(-1)
    (2, None)
    """
    return Seat(number) if number >= 0 else None
