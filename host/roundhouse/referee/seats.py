"""Seats: who sits at the table, and whether a person or a computer player moves for him."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

PERSON = "person"
COMPANY = ("Ann", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal", "Ida", "Jo", "Kit", "Lou")
"""What players are called when nobody has named them, by seat."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's name, and who moves for him: `person`, or a kind of computer player (`sensible`)."""

    name: str
    player: str = PERSON

    @property
    def is_person(self) -> bool:
        """Whether the table waits for somebody to say what he does."""
        return self.player == PERSON


def fill_up(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """The names, and others for the seats that are left.

    >>> fill_up(["Bo"], 3)
    ('Bo', 'Ann', 'Cy')
    """
    taken = {name.casefold() for name in names}
    spare = (name for name in COMPANY if name.casefold() not in taken)
    return (*names, *(next(spare) for _ in range(seats - len(names))))
