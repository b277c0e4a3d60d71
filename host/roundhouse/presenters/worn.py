"""The liveries that the players of the table in sight wear: all that is drawn of a page belongs to one table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from roundhouse.indices import Seat
from roundhouse.records.preferences import LIVERIES
from roundhouse.records.preferences import Livery as Livery  # phones ask here

_WORN: Final = ContextVar[Sequence[Livery]]("liveries by seat", default=())


@contextmanager
def wearing(liveries: Sequence[Livery]) -> Iterator[None]:
    """Draw all seats in these liveries meanwhile."""
    before = _WORN.set(liveries)
    try:
        yield
    finally:
        _WORN.reset(before)


def worn_by(seat: Seat) -> Livery:
    """The livery of a seat; that of its number where nothing else was said.

    >>> with wearing([Livery(3, 5)]):
    ...     worn_by(Seat(0)), worn_by(Seat(1))
    (Livery(engine=3, color=5), Livery(engine=1, color=1))
    """
    worn = _WORN.get()
    return worn[seat] if seat < len(worn) else Livery(seat % LIVERIES, seat % LIVERIES)
