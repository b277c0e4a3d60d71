"""Seats: the players at the table, and whether a person or a computer player moves for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from roundhouse.games.core.names import identity

PERSON: Final = "person"


@dataclass(frozen=True, slots=True)
class SeatedPlayer:
    """A player's name, and who makes the moves: `person`, or a kind of computer player (`sensible`)."""

    name: str
    player: str = PERSON

    @property
    def is_person(self) -> bool:
        return self.player == PERSON


def fill_up(names: Sequence[str], seats: int, spare: Sequence[str]) -> tuple[str, ...]:
    """The names, and some of `spare` for the seats that are left.

    >>> fill_up(["Bo"], 3, ["Ann", "Bo", "Cy"])
    ('Bo', 'Ann', 'Cy')
    """
    taken = set(map(identity, names))
    free = [name for name in spare if identity(name) not in taken]
    return (*names, *free[: max(0, seats - len(names))])
