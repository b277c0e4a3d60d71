"""The liveries in which seats are drawn now: all that is drawn of a page belongs to one table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from roundhouse.indices import Seat
from roundhouse.records.preferences import Livery as Livery  # for phones, which import nothing of records
from roundhouse.referee.liveries import livery_of

_LIVERIES: Final = ContextVar[Sequence[Livery]]("liveries by seat", default=())


@contextmanager
def using_liveries(liveries: Sequence[Livery]) -> Iterator[None]:
    """Draw all seats in these liveries meanwhile."""
    before = _LIVERIES.set(liveries)
    try:
        yield
    finally:
        _LIVERIES.reset(before)


def current_livery(seat: Seat) -> Livery:
    """The livery in which a seat is drawn.

    >>> with using_liveries([Livery(3, 5)]):
    ...     current_livery(Seat(0)), current_livery(Seat(1))
    (Livery(engine=3, color=5), Livery(engine=1, color=1))
    """
    return livery_of(seat, _LIVERIES.get())
