"""The engine and the color of each player at a table, no two of them the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from roundhouse.games.core.names import identity
from roundhouse.indices import Seat
from roundhouse.records.preferences import LIVERIES, Livery

Liveries = Mapping[str, Livery]
"""The liveries that were chosen, by the identity of the name."""


def livery_of(seat: Seat, liveries: Sequence[Livery]) -> Livery:
    """The livery of a seat; the one of its number where none is given."""
    return liveries[seat] if seat < len(liveries) else Livery(seat % LIVERIES, seat % LIVERIES)


def liveries_at(names: Sequence[str], chosen: Liveries) -> tuple[Livery, ...]:
    """The liveries at a table of these players, by seat: what was chosen, else the seat's own, else what is free.

    >>> liveries_at(["Ann", "Bo", "Cy"], {"bo": Livery(7, 0), "cy": Livery(7, 3)})
    (Livery(engine=0, color=1), Livery(engine=7, color=0), Livery(engine=2, color=3))
    """
    wanted = [chosen.get(identity(name)) for name in names]
    engines = _distinct([each and each.engine for each in wanted])
    return tuple(map(Livery, engines, _distinct([each and each.color for each in wanted])))


def _distinct(wanted: Sequence[int | None]) -> Iterator[int]:
    """A number for each seat, all different: the first of several seats gets the number that they all want."""
    found: dict[int, int] = {}
    for seat, number in enumerate(wanted):
        if number is not None and number not in found.values():
            found[seat] = number
    for seat in range(len(wanted)):
        if seat not in found:
            taken = set(found.values())
            found[seat] = next(each for each in (seat, *range(LIVERIES)) if each not in taken)
        yield found[seat]


def with_livery(chosen: Liveries, names: Sequence[str], seat: Seat, livery: Livery) -> dict[str, Livery]:
    """The liveries once this seat has chosen: a player who had that engine or color gets the seat's own in exchange.

    All others stay as they are.

    >>> with_livery({}, ["Ann", "Bo"], Seat(0), Livery(0, 1))
    {'ann': Livery(engine=0, color=1), 'bo': Livery(engine=1, color=0)}
    """
    worn = liveries_at(names, chosen)
    engines, colors = {livery.engine: worn[seat].engine}, {livery.color: worn[seat].color}
    exchanged = [Livery(engines.get(each.engine, each.engine), colors.get(each.color, each.color)) for each in worn]
    exchanged[seat] = livery
    return {**chosen, **dict(zip(map(identity, names), exchanged, strict=True))}
