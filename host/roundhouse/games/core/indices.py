"""What is counted at a table, always from 0: where people read such a number, it is one more."""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A place at the table, clockwise. Who sits there may change; None stands for nobody, and for a train of nobody's."""


NOBODY: Final = -1
"""What the rules count instead of None, which is faster."""


def seat_or_none(number: int) -> Seat | None:
    """A seat as the rules count it, with None for nobody.

    >>> seat_or_none(2), seat_or_none(-1)
    (2, None)
    """
    return Seat(number) if number >= 0 else None


def counted(seat: Seat | None) -> int:
    """A seat, or NOBODY, as the rules count it.

    >>> counted(Seat(2)), counted(None)
    (2, -1)
    """
    return NOBODY if seat is None else seat
