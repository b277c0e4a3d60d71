"""Seats: who sits at the table, and whether a person or a computer player moves for him."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

PERSON = "person"


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's name, and who moves for him: `person`, or a kind of computer player (`sensible`)."""

    name: str
    player: str = PERSON

    @property
    def is_person(self) -> bool:
        """Whether the table waits for somebody to say what he does."""
        return self.player == PERSON


def fill_up(names: Sequence[str], seats: int, spare: Sequence[str]) -> tuple[str, ...]:
    """The names, and some of `spare` for the seats that are left.

    >>> fill_up(["Bo"], 3, ["Ann", "Bo", "Cy"])
    ('Bo', 'Ann', 'Cy')
    """
    taken = {name.casefold() for name in names}
    free = [name for name in spare if name.casefold() not in taken]
    return (*names, *free[: max(0, seats - len(names))])
