"""The numbers of seats. They start at 0 here; people read them from 1."""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A place at the table, clockwise; another player may take it. None stands for nobody."""
NOBODY: Final = -1
"""Stands for nobody in the rules, where an int is faster than None."""


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
