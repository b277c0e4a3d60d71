"""Numbers of seats, slots, trains, rounds and tiles. They start at 0 here; people read and type them from 1."""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A place at the table, clockwise; another player may take it. None stands for nobody."""
Slot = NewType("Slot", int)
"""A place of the hub with its button and lamp, clockwise from the top right."""
Train = NewType("Train", int)
"""A train of the table: those of the seats first, then the public ones."""
RoundIndex = NewType("RoundIndex", int)
"""A round of a match, or of a club evening."""
TileId = NewType("TileId", int)
"""A tile of the set, by pips; below 0 one that nobody could read."""


NO_SEAT: Final = -1
"""Nobody, in the rules and in the records of a club evening: an int is faster there than None."""


def number_of(index: int) -> int:
    """The number that people read for an index.

    >>> number_of(Seat(0))
    1
    """
    return index + 1


def index_of(number: int) -> int:
    """The index of a number that people read or type.

    >>> index_of(1)
    0
    """
    return number - 1


def seat_before(seat: int, seats: int) -> Seat:
    """The neighbor to the right, around a table of so many seats.

    >>> seat_before(0, 4)
    3
    """
    return Seat((seat - 1) % seats)


def seat_or_none(number: int) -> Seat | None:
    """A seat as the rules count it, with None for nobody.

    >>> seat_or_none(2), seat_or_none(NO_SEAT)
    (2, None)
    """
    return Seat(number) if number >= 0 else None


def counted(seat: Seat | None) -> int:
    """A seat as the rules count it.

    >>> counted(Seat(2)), counted(None)
    (2, -1)
    """
    return NO_SEAT if seat is None else seat
